// Walking further than one step: which zones a survivor can come to in this turn, and by which way.

export interface Walk {
  /** The zones on the way, the goal last. */
  path: number[];
  /** Ordinary actions that it takes. */
  cost: number;
}

/** Zones beyond the next ones, by ways where nobody stands in between; `leave` is what leaving a zone costs more. */
export function farZones(
  ways: number[][],
  start: number,
  actions: number,
  free: number,
  leave: (zone: number) => number,
): Map<number, Walk> {
  const found = new Map<number, Walk>();
  let front: { at: number; path: number[]; cost: number; free: number }[] = [
    { at: start, path: [], cost: 0, free },
  ];
  const seen = new Set([start]);
  while (front.length) {
    const next: typeof front = [];
    for (const here of front) {
      const extra = leave(here.at);
      if (here.path.length && extra) continue;
      const cost = here.cost + extra + (here.free > 0 ? 0 : 1);
      if (cost > actions) continue;
      for (const zone of ways[here.at] ?? []) {
        if (seen.has(zone)) continue;
        seen.add(zone);
        const step = { at: zone, path: [...here.path, zone], cost, free: Math.max(0, here.free - 1) };
        if (step.path.length > 1) found.set(zone, { path: step.path, cost });
        next.push(step);
      }
    }
    front = next;
  }
  return found;
}
