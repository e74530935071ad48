/** Moments that are shown one after the other over the stage; any touch or key goes on to the next. Nothing waits for them. */

export const CALM = matchMedia("(prefers-reduced-motion: reduce)").matches;

export interface Shown<M> {
  id: number;
  moment: M;
  caption: string;
}

export class Parade<M> {
  now = $state.raw<Shown<M> | null>(null);
  private queue: Shown<M>[] = [];
  private next = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `move`: how long a moment moves, `stay`: how long it can be read after that, in milliseconds. */
  constructor(
    private readonly move: (moment: M) => number,
    private readonly stay: (moment: M) => number,
    private readonly most = 8,
  ) {}

  add(found: { moment: M; caption: string }[]): void {
    if (found.length === 0 || document.hidden) return;
    for (const { moment, caption } of found) this.queue.push({ id: ++this.next, moment, caption });
    if (this.queue.length > this.most) this.queue = this.queue.slice(-this.most);
    if (!this.now) this.go();
  }

  go(): void {
    clearTimeout(this.timer);
    this.now = this.queue.shift() ?? null;
    if (!this.now) return;
    const moves = CALM ? 0 : this.move(this.now.moment);
    this.timer = setTimeout(() => this.go(), moves + this.stay(this.now.moment) * (this.queue.length > 2 ? 0.5 : 1));
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

/** A way over the stage to where the thing lies, in pixels from there. */
export function fly(dx: number, dy: number) {
  return (node: HTMLElement): void => {
    if (CALM) return;
    node.animate(
      [
        { transform: `translate(-50%, -50%) translate(${dx}px, ${dy}px) rotate(-12deg) scale(0.8)`, offset: 0 },
        { transform: `translate(-50%, -50%) translate(${dx * 0.45}px, ${dy * 0.45 - 22}px) rotate(8deg) scale(1.12)`, offset: 0.55 },
        { transform: "translate(-50%, -50%)", offset: 1 },
      ],
      { duration: 380, easing: "cubic-bezier(0.4, 0, 0.3, 1)", fill: "backwards" },
    );
  };
}
