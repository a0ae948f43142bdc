// Which of the four layouts fits the window.
export type Layout = 'phone' | 'tablet' | 'laptop' | 'wide';

export function layoutFor(width: number, height: number): Layout {
  if (width < 700 || (height < 480 && width < 1000)) return 'phone';
  if (width < 1100 || height < 560) return width < 820 && height > width ? 'phone' : 'tablet';
  return width >= 1700 ? 'wide' : 'laptop';
}

const isTiny = (): boolean =>
  layoutFor(innerWidth, innerHeight) === 'phone' && Math.min(innerWidth, innerHeight) < 640;

class Window {
  layout: Layout = $state(layoutFor(innerWidth, innerHeight));
  /** Whether a board has so few pixels that it does without names. */
  tiny: boolean = $state(isTiny());
  constructor() {
    addEventListener('resize', () => {
      this.layout = layoutFor(innerWidth, innerHeight);
      this.tiny = isTiny();
    });
  }
}

export const screen = new Window();

/** Whether the last thing that touched the page was a finger. */
let finger = false;
addEventListener('pointerdown', (event) => (finger = event.pointerType === 'touch'), { capture: true });
addEventListener('keydown', () => (finger = false), { capture: true });
export const touching = (): boolean => finger;
