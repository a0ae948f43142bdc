// The view of a board: it moves only when a person moves it, by wheel, drag, pinch or button.

export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const NEAREST = 4;
const STEP = 1.18;
/** Pixels that a pointer may tremble before it drags. */
const TREMBLE = 5;

export class Camera {
  zoom = $state(1);
  private panX = $state(0);
  private panY = $state(0);
  /** Whether the pointer that goes up now has moved the view: then it meant nothing else. */
  dragged = false;
  private spread = 0;
  private readonly pointers = new Map<number, { x: number; y: number }>();

  /** `whole` is all there is to see. */
  constructor(private readonly whole: () => Frame) {}

  readonly box: string = $derived.by(() => {
    const { x, y, w, h } = this.whole();
    return `${x + this.panX} ${y + this.panY} ${w / this.zoom} ${h / this.zoom}`;
  });

  fit(): void {
    this.zoom = 1;
    this.panX = this.panY = 0;
  }
  /** Closer or further away, around a point given as a part of width and height. */
  zoomBy(factor: number, fx = 0.5, fy = 0.5): void {
    const { w, h } = this.whole();
    const to = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    this.panX += (w / this.zoom - w / to) * fx;
    this.panY += (h / this.zoom - h / to) * fy;
    this.zoom = to;
    this.clamp();
  }
  wheel(event: WheelEvent): void {
    event.preventDefault();
    const area = (event.currentTarget as Element).getBoundingClientRect();
    const fx = (event.clientX - area.left) / area.width;
    this.zoomBy(event.deltaY < 0 ? STEP : 1 / STEP, fx, (event.clientY - area.top) / area.height);
  }
  down(event: PointerEvent): void {
    this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    this.dragged = false;
    if (this.pointers.size === 2) this.spread = this.gap();
  }
  move(event: PointerEvent): void {
    const before = this.pointers.get(event.pointerId);
    if (!before) return;
    const dx = event.clientX - before.x;
    const dy = event.clientY - before.y;
    const now = { x: event.clientX, y: event.clientY };
    if (this.pointers.size === 2) {
      this.pointers.set(event.pointerId, now);
      this.dragged = true;
      if (this.spread) this.zoomBy(this.gap() / this.spread);
      this.spread = this.gap();
    } else if (this.pointers.size === 1 && this.zoom > 1 && (this.dragged || Math.hypot(dx, dy) > TREMBLE)) {
      this.dragged = true;
      const area = (event.currentTarget as Element).getBoundingClientRect();
      const { w, h } = this.whole();
      const scale = Math.max(w / this.zoom / area.width, h / this.zoom / area.height);
      this.panX -= dx * scale;
      this.panY -= dy * scale;
      this.clamp();
      this.pointers.set(event.pointerId, now);
    }
  }
  up(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private gap(): number {
    const [a, b] = [...this.pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  }
  private clamp(): void {
    const { w, h } = this.whole();
    this.panX = Math.min(Math.max(this.panX, 0), w - w / this.zoom);
    this.panY = Math.min(Math.max(this.panY, 0), h - h / this.zoom);
  }
}
