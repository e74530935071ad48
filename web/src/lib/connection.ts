/**
 * The feed of one table. Numbered on its own, without gaps: after a break we say what we have and are told the rest.
 * What was said and not yet replied to is said again with the same id.
 */

import type { Event, FromClient, Line, Lobby, Problem, Question, ToClient } from "../wire";

export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((message: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface Clock {
  now(): number;
  after(milliseconds: number, then: () => void): unknown;
  cancel(timer: unknown): void;
}

export const CLOCK: Clock = {
  now: () => performance.now(),
  after: (milliseconds, then) => setTimeout(then, milliseconds),
  cancel: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
};

export interface Options {
  dial: () => Wire;
  token: string | null;
  /** What a watcher is called among the watchers. */
  name?: string;
  /** Something has changed; `news` are the events that have just been added to a page that was already live. */
  changed: (news: Event[]) => void;
  fresh: () => string;
  clock?: Clock;
  /** A number in [0, 1) that spreads the returning crowd. */
  chance?: () => number;
}

interface Waiting {
  message: FromClient & { id: string };
  done: (problem: Problem | null) => void;
}

const FIRST = 400;
const LONGEST = 8000;
/** So long after the house could not write something down we say it again. */
const AGAIN = 2000;
/** So long we wait for a reply; then the line is dead, whatever it says of itself. */
const SILENT = 12000;

export class Connection {
  lobby: Lobby | null = null;
  events: Event[] = [];
  chat: Line[] = [];
  /** The watchers' room. */
  gallery: Line[] = [];
  view: Record<string, unknown> | null = null;
  question: Question | null = null;
  /** When the question arrived, on our own clock. */
  asked = 0;
  standing = "";
  /** We are connected and have been told where the game stands. */
  live = false;
  /** Attempts since the last good connection. */
  tries = 0;
  bye: { why: string; problem: Problem | null } | null = null;
  /** The house cannot write anything down now. What was said is said again until it can. */
  unkept = false;

  private readonly clock: Clock;
  private wire: Wire | null = null;
  private timer: unknown = null;
  private waiting = new Map<string, Waiting>();
  private closed = false;
  private greeted = false;

  constructor(private readonly options: Options) {
    this.clock = options.clock ?? CLOCK;
  }

  open(): void {
    if (this.closed || this.wire) return;
    this.clock.cancel(this.timer);
    this.timer = null;
    this.tries += 1;
    this.greeted = false;
    const wire = this.options.dial();
    this.wire = wire;
    wire.onopen = () => {
      this.greeted = true;
      this.put(wire, {
        type: "hello", token: this.options.token, have: this.events.length, chat: this.chat.length, gallery: this.gallery.length, name: this.options.name ?? "",
        changes: true,
      });
      for (const { message } of this.waiting.values()) {
        this.put(wire, message);
        this.expect(message.id);
      }
    };
    wire.onmessage = (message) => this.hear(String(message.data));
    wire.onclose = () => {
      if (this.wire !== wire) return;
      this.wire = null;
      this.live = false;
      if (!this.closed) this.later();
      this.options.changed([]);
    };
  }

  /** Try again now, not when the pause is over (the network is back, the page is looked at again). */
  hurry(): void {
    if (!this.closed && !this.wire) this.open();
  }

  /** Drop what may be a dead line and dial anew. */
  renew(): void {
    const wire = this.wire;
    this.wire = null;
    this.live = false;
    if (wire) wire.close();
    this.open();
  }

  close(): void {
    this.closed = true;
    this.clock.cancel(this.timer);
    const wire = this.wire;
    this.wire = null;
    wire?.close();
  }

  private later(): void {
    const pause = Math.min(LONGEST, FIRST * 2 ** Math.min(this.tries - 1, 8));
    this.timer = this.clock.after(pause * (0.75 + 0.5 * (this.options.chance ?? Math.random)()), () => this.open());
  }

  private put(wire: Wire, message: FromClient): void {
    try {
      wire.send(JSON.stringify(message));
    } catch {
      // closing: it is said again on the next connection
    }
  }

  /** Say something and learn whether it was done: null, or why not. */
  ask(message: Omit<Extract<FromClient, { id: string }>, "id"> & Record<string, unknown>): Promise<Problem | null> {
    const whole = { ...message, id: this.options.fresh() } as FromClient & { id: string };
    return new Promise((done) => {
      this.waiting.set(whole.id, { message: whole, done });
      if (this.wire && this.greeted) this.put(this.wire, whole);
      this.expect(whole.id);
    });
  }

  /** A reply must come on this line, or we dial anew. */
  private expect(id: string): void {
    const wire = this.wire;
    if (!wire) return;
    this.clock.after(SILENT, () => {
      if (this.wire === wire && this.waiting.has(id) && !this.unkept) this.renew();
    });
  }

  /** The house could not write it down: it is said again, with the same id, so that it is done once. */
  private sayAgain(id: string): void {
    this.clock.after(AGAIN, () => {
      const waiting = this.waiting.get(id);
      if (waiting && this.wire && this.greeted) this.put(this.wire, waiting.message);
    });
  }

  get unsaid(): number {
    return this.waiting.size;
  }

  private hear(text: string): void {
    let message: ToClient;
    try {
      message = JSON.parse(text) as ToClient;
    } catch {
      return;
    }
    const news: Event[] = [];
    if (message.type === "lobby") {
      this.tries = 0;
      if (this.bye) this.unkept = false;
      this.bye = null;
      this.lobby = message;
      if (!message.started) this.live = true;
    } else if (message.type === "step") {
      const first = !this.live && this.events.length === 0;
      if (!this.take(message.told, first ? null : news)) return this.renew();
      this.view = message.whole === false ? { ...this.view, ...message.view } : message.view;
      const before = this.question?.q;
      this.question = message.question;
      if (message.question && (message.question.q !== before || message.question.closes !== null)) this.asked = this.clock.now();
      this.standing = message.standing;
      this.live = true;
    } else if (message.type === "chat") {
      const room = message.gallery ? "gallery" : "chat";
      const have = this[room].at(-1)?.n ?? 0;
      this[room] = [...this[room], ...message.lines.filter((line) => line.n > have)];
    } else if (message.type === "reply") {
      this.unkept = message.problem?.message === "server-no-store";
      if (this.unkept) this.sayAgain(message.id);
      else {
        const waiting = this.waiting.get(message.id);
        this.waiting.delete(message.id);
        waiting?.done(message.problem);
      }
    } else if (message.type === "bye") {
      this.bye = { why: message.why, problem: message.problem };
      this.unkept = message.problem?.message === "server-no-store";
    }
    this.options.changed(news);
  }

  /** Add what we have not had. False if there is a gap: then we begin anew. */
  private take(told: Event[], news: Event[] | null): boolean {
    const have = this.events.length;
    const fresh = told.filter((event) => event.n > have);
    if (fresh.length === 0) return true;
    if (fresh[0]!.n !== have + 1) {
      this.events = [];
      return false;
    }
    this.events = [...this.events, ...fresh];
    news?.push(...fresh);
    return true;
  }
}
