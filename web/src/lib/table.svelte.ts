/** One table on the page: the connection made reactive, with what the browser remembers of it. */

import type { Event, Line, Lobby, Problem, Question } from "../wire";
import { Connection, type Wire } from "./connection";
import { fresh } from "./ids";
import { load, save, turned, type Marks } from "./marks";
import { invitation, tokenIn, type Held, type Session } from "./session";
import { catalogue, t } from "./fluent";

export class TableState {
  lobby = $state.raw<Lobby | null>(null);
  view = $state.raw<Record<string, unknown> | null>(null);
  question = $state.raw<Question | null>(null);
  events = $state.raw<Event[]>([]);
  chat = $state.raw<Line[]>([]);
  gallery = $state.raw<Line[]>([]);
  watcher = $state("");
  /** Somebody else has been given my seat for good. */
  replaced = $state(false);
  standing = $state("");
  live = $state(false);
  /** The house cannot write anything down now. */
  unkept = $state(false);
  tries = $state(0);
  asked = $state(0);
  /** What has just been told to a page that was open: to be shown moving. */
  news = $state.raw<Event[]>([]);
  token = $state<string | null>(null);
  marks = $state.raw<Marks>({});

  /** A game that is looked back upon: nothing can be said at it. */
  readonly past: boolean = false;
  /** All seats that this device has the keys to, where it is several. */
  readonly round: Held[];

  private line: Connection | null = null;
  private hidden = 0;
  /** What has come since the page was last drawn. */
  private due = false;
  private coming: Event[] = [];

  constructor(
    readonly id: string,
    private readonly session: Session,
    /** One of several seats on this device (0: what all may see); without it the one seat that this browser keeps. */
    private readonly held: Held | null = null,
    dial = true,
  ) {
    this.round = dial ? (session.key(id)?.held ?? []) : [];
    if (!dial) return;
    const given = held ? null : tokenIn(location.hash);
    if (given) {
      session.keep({ table: id, token: given });
      history.replaceState(history.state, "", location.pathname + location.search);
    }
    this.token = (held ? held.token : session.key(id)?.token) || null;
    this.watcher = session.watcher;
    this.marks = load(localStorage, this.pencil);
    this.dial();
  }

  private dial(): void {
    this.line?.close();
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const line = new Connection({
      dial: () => new WebSocket(`${scheme}//${location.host}/api/tables/${this.id}/feed`) as unknown as Wire,
      token: this.token,
      name: this.watcher,
      fresh,
      changed: (news) => this.line === line && this.soon(news),
    });
    this.line = line;
    this.coming = [];
    line.open();
  }

  /** However much comes at once (bots are quick), the page is drawn once a frame. */
  private soon(news: Event[]): void {
    this.coming.push(...news);
    if (this.due) return;
    this.due = true;
    if (document.visibilityState === "hidden") setTimeout(this.draw);
    else requestAnimationFrame(this.draw);
  }

  private draw = (): void => {
    if (!this.due || !this.line) return;
    this.due = false;
    const news = this.coming;
    this.coming = [];
    this.take(this.line, news);
  };

  private take(line: Connection, news: Event[]): void {
    if (line.lobby && line.lobby !== this.lobby) {
      const before = this.you;
      this.lobby = line.lobby;
      const { you, game, over, seats } = line.lobby;
      if (before > 0 && you === 0 && this.token) return this.pushedOut();
      if (you > 0 && this.token && !this.held) {
        const name = this.round.length > 0 ? catalogue.list(this.round.map((one) => one.name)) : (seats.find((seat) => seat.seat === you)?.name ?? "");
        this.session.keep({ table: this.id, token: this.token, seat: you, game, over, name });
      }
    }
    if (line.view || !this.view) {
      this.view = line.view;
      this.question = line.question;
      this.events = line.events;
    }
    this.chat = line.chat;
    this.gallery = line.gallery;
    this.standing = line.standing;
    this.live = line.live;
    this.unkept = line.unkept;
    this.tries = line.tries;
    this.asked = line.asked;
    if (news.length > 0) this.news = news;
  }

  /** A seat has been taken here: greet again with its token. */
  seated(token: string, seat: number, name: string): void {
    this.token = token;
    this.session.keep({ table: this.id, token, seat, name });
    this.dial();
  }

  /** The seat has been given up. */
  stoodUp(): void {
    this.token = null;
    this.session.forget(this.id);
    this.dial();
  }

  /** All cards lie open to the reader. */
  get open(): boolean {
    return false;
  }

  /** The link to what is on the page. */
  get link(): string {
    return invitation(location.origin, this.id);
  }

  /** Where the record of the game is. */
  get record(): string {
    return `/api/tables/${this.id}/record`;
  }

  /** The table that a game looked back upon was played at, if it is one of this house. */
  get home(): string | null {
    return null;
  }

  /** The moment when I was told something, in a game that is over. */
  moment(event: Event): string | null {
    return this.lobby?.over ? `/t/${this.id}/replay?event=${event.n}&seat=${this.you}` : null;
  }

  /** The seat has been given to somebody else: from now on one watches. */
  private pushedOut(): void {
    this.replaced = this.lobby?.started ?? false;
    if (this.held) this.token = null;
    else this.stoodUp();
  }

  /** Several persons play on this device. */
  get shared(): boolean {
    return this.round.length > 0;
  }

  /** What a watcher is called among the watchers, from now on. */
  called(name: string): void {
    this.session.watcher = name;
    this.watcher = name.trim();
    this.dial();
  }

  /** What I am called elsewhere in this house. */
  get nickname(): string {
    return this.session.name;
  }

  /** The drawer of my marks: on a device of several each has their own. */
  private get pencil(): string {
    return this.held ? `${this.id}/${this.held.seat}` : this.id;
  }

  /** A bot plays for me until I am back. */
  get away(): boolean {
    return this.lobby?.seats.find((found) => found.seat === this.you)?.away ?? false;
  }

  get you(): number {
    return this.lobby?.you ?? 0;
  }

  get legal(): string[] {
    return this.question?.legal ?? [];
  }

  /** Something is asked of me that I may answer. */
  get mine(): boolean {
    return this.you > 0 && this.legal.length > 0 && (this.question?.asks.includes(this.you) ?? false);
  }

  name = (seat: number): string => this.lobby?.seats.find((found) => found.seat === seat)?.name || t("web-seat", { seat });

  say = (line: string): Promise<Problem | null> => this.line!.ask({ type: "say", q: this.question?.q ?? 0, line });
  why = (line: string): Promise<Problem | null> => this.line!.ask({ type: "why", line });
  stand = (order: string): Promise<Problem | null> => this.line!.ask({ type: "standing", order });
  agree = (): Promise<Problem | null> => this.line!.ask({ type: "agree" });
  resume = (): Promise<Problem | null> => this.line!.ask({ type: "back" });
  talk = (text: string): Promise<Problem | null> => this.line!.ask({ type: "talk", text });

  /** Turn one of my own marks to its next sign. */
  note(row: string, card: string): void {
    this.marks = turned(this.marks, row, card);
    save(localStorage, this.pencil, this.marks);
  }

  /** The page is looked at again, or the network is back. */
  back = (): void => {
    this.draw();
    if (document.visibilityState === "hidden") {
      this.hidden = performance.now();
      return;
    }
    const away = this.hidden > 0 ? performance.now() - this.hidden : 0;
    this.hidden = 0;
    if (away > 30_000) this.line?.renew();
    else this.line?.hurry();
  };

  close(): void {
    this.line?.close();
  }
}

/** What the details of a refusal are called by: ids of a game's own things. */
const THINGS: Record<string, string[]> = { guest: ["guest"], event: ["event"], card: ["character", "card"], trait: ["trait"] };

/** A refusal of a game that names things, with their names and not their ids; "" if it names none. */
function inWords(problem: Problem): string {
  const [game] = problem.message.split("-why-") as [string];
  if (!catalogue.has(problem.message)) return "";
  const named = Object.entries(problem.args).flatMap(([key, value]) => {
    const id = (THINGS[key] ?? []).map((kind) => `${game}-${kind}-${value}`).find((found) => catalogue.has(found));
    return id ? [[key, t(catalogue.has(id, "the") ? `${id}.the` : id)]] : [];
  });
  if (named.length === 0) return "";
  const text = t(problem.message, { ...problem.args, ...Object.fromEntries(named) });
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The text of a problem: as the server said it in English, or in the reader's language from the same message. */
export function reason(problem: Problem): string {
  const words = inWords(problem);
  if (words) return words;
  if (problem.text && (catalogue.tag.startsWith("en") || !catalogue.has(problem.message))) return problem.text;
  return t(problem.message, problem.args);
}
