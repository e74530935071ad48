/** A game that is looked back upon, as the table that the page of the game shows: one moment of it, through somebody's eyes. */

import type { Event, Lobby, Problem, Review, Still } from "../wire";
import { Api, Refusal } from "./api";
import { t } from "./fluent";
import type { Session } from "./session";
import { reason, TableState } from "./table.svelte";

/** A seat, 0 for what everybody saw, or "all" for that with all cards open. */
export type Eyes = number | "all";

export const STEP = 1700;
/** So many moments are kept at hand. */
const KEPT = 400;

/** Whom the events are told to. */
export const reader = (eyes: Eyes): number => (eyes === "all" ? 0 : eyes);

/** What an address says of the moment and the eyes; the moment may be named by an event that the eyes were told. */
export function wanted(query: string, review: Review): { at: number; eyes: Eyes } {
  const found = new URLSearchParams(query);
  const seat = found.get("seat") ?? "all";
  const eyes = /^\d+$/.test(seat) && Number(seat) <= review.names.length ? Number(seat) : "all";
  const event = found.get("event");
  const at = event !== null ? momentOf(review, eyes, Number(event)) : Number(found.get("at") ?? 0);
  return { at: Number.isInteger(at) ? Math.min(Math.max(0, at), review.moments.length - 1) : 0, eyes };
}

/** The first moment at which these eyes had been told this event. */
export function momentOf(review: Review, eyes: Eyes, event: number): number {
  const found = review.moments.findIndex((moment) => (moment.told[reader(eyes)] ?? 0) >= event);
  return found < 0 ? review.moments.length - 1 : found;
}

export class StillTable extends TableState {
  override readonly past = true;
  review = $state.raw<Review | null>(null);
  /** The moment, and whose eyes. */
  at = $state(0);
  eyes = $state<Eyes>("all");
  playing = $state(false);
  problem = $state("");

  private told = new Map<number, Event[]>();
  private stills = new Map<string, Still>();
  private fetching = false;
  private shown = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly of: "tables" | "records",
    id: string,
    session: Session,
    private readonly api: Api = new Api(),
  ) {
    super(id, session, null, false);
  }

  private get place(): string {
    return `${this.of}/${this.id}`;
  }

  get page(): string {
    return this.of === "tables" ? `/t/${this.id}/replay` : `/r/${this.id}`;
  }

  private address(at: number): string {
    return `${this.page}?at=${at}&seat=${this.eyes}`;
  }

  override get link(): string {
    return location.origin + this.address(this.at);
  }

  override get home(): string | null {
    return this.of === "tables" ? `/t/${this.id}` : null;
  }

  override get record(): string {
    return `/api/${this.place}/record`;
  }

  override get open(): boolean {
    return this.eyes === "all";
  }

  override get mine(): boolean {
    return false;
  }

  override get legal(): string[] {
    return [];
  }

  override moment(event: Event): string | null {
    return this.review ? this.address(momentOf(this.review, this.eyes, event.n)) : null;
  }

  override name = (seat: number): string => (seat === 0 ? t("web-chance") : this.review?.names[seat - 1] || t("web-seat", { seat }));

  get last(): number {
    return (this.review?.moments.length ?? 1) - 1;
  }

  /** Begins with what the address asks for. */
  async fetch(query: string): Promise<void> {
    try {
      this.review = await this.api.review(this.place);
      this.follow(query);
    } catch (refusal) {
      this.fail(refusal);
    }
  }

  follow(query: string): void {
    if (!this.review) return;
    const { at, eyes } = wanted(query, this.review);
    this.look(at, eyes);
  }

  /** Goes to a moment, perhaps through other eyes. */
  look(at: number, eyes: Eyes = this.eyes): void {
    if (!this.review) return;
    this.at = Math.min(Math.max(0, at), this.last);
    this.eyes = eyes;
    history.replaceState(history.state, "", this.address(this.at));
    void this.load();
  }

  go = (at: number): void => {
    this.pause();
    this.look(at);
  };

  play(): void {
    this.playing = true;
    if (this.at >= this.last) this.look(0);
    this.later();
  }

  pause = (): void => {
    this.playing = false;
    clearTimeout(this.timer);
  };

  private later(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!this.playing) return;
      this.look(this.at + 1);
      if (this.at < this.last) this.later();
      else this.playing = false;
    }, STEP);
  }

  private key(): string {
    return `${this.eyes} ${this.at}`;
  }

  /** Fetches what is looked for now, one request after another: a slider that is dragged over hundreds of moments asks for few. */
  private async load(): Promise<void> {
    if (this.fetching) return;
    this.fetching = true;
    try {
      while (this.shown !== this.key()) {
        const [at, eyes, key] = [this.at, this.eyes, this.key()];
        const ears = this.told.get(reader(eyes)) ?? [];
        const wants = this.review!.moments[at]!.told[reader(eyes)]!;
        let still = this.stills.get(key);
        if (!still || ears.length < wants) {
          still = await this.api.still(this.place, at, eyes, ears.length);
          this.told.set(reader(eyes), [...ears, ...still.told]);
          this.stills.set(key, still);
          if (this.stills.size > KEPT) this.stills.delete(this.stills.keys().next().value!);
        }
        this.problem = "";
        this.show(at, eyes, still);
        this.shown = key;
      }
    } catch (refusal) {
      this.pause();
      this.fail(refusal);
    }
    this.fetching = false;
  }

  private show(at: number, eyes: Eyes, still: Still): void {
    const before = this.events.length;
    const next = this.shown === `${eyes} ${at - 1}`;
    const events = (this.told.get(reader(eyes)) ?? []).slice(0, this.review!.moments[at]!.told[reader(eyes)]);
    this.lobby = this.company(eyes);
    this.view = still.view;
    this.question = still.question;
    this.events = events;
    this.live = true;
    /* A step forward moves as it did at the table; a jump does not. */
    this.news = next ? events.slice(before) : [];
  }

  private company(eyes: Eyes): Lobby {
    const { game, names, choices } = this.review!;
    return {
      type: "lobby", table: this.id, game, host: 0, you: reader(eyes), choices, guests: choices.cast === "fewest-advanced" ? "fewest" : "random", cast: [],
      started: true, over: true, again: null, commitment: "", clock: "none", delay: 0, orders: [], closed: false,
      seats: names.map((name, k) => ({ seat: k + 1, kind: "person", name, bot: null, here: true, away: false })),
    };
  }

  private fail(refusal: unknown): void {
    this.problem = refusal instanceof Refusal ? reason(refusal.problem) : t("web-refused");
  }

  override say = (): Promise<Problem | null> => Promise.resolve(null);
  override why = (): Promise<Problem | null> => Promise.resolve(null);
  override stand = (): Promise<Problem | null> => Promise.resolve(null);
  override agree = (): Promise<Problem | null> => Promise.resolve(null);
  override talk = (): Promise<Problem | null> => Promise.resolve(null);

  override close(): void {
    this.pause();
  }
}
