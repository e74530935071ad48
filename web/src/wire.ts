// Made by `npm run wire` from wire.schema.json; not written by hand.

export type FromClient = Hello | Say | Why | Standing | Agree | Talk | Back;
export type ToClient = Lobby | Step | Reply | Chat | Bye;

export interface Wire {
  FromClient?: FromClient;
  ToClient?: ToClient;
  GameInfo?: GameInfo;
  NewTable?: NewTable;
  TakeSeat?: TakeSeat;
  PlaceBot?: PlaceBot;
  Notice?: Notice;
  NoticeInfo?: NoticeInfo;
  Seated?: Seated;
  Problem?: Problem;
  Review?: Review;
  Still?: Still;
  Upload?: Upload;
  Kept?: Kept;
  Mine?: Mine;
  MyTable?: MyTable;
}
/**
 * First message on a connection.
 *
 * Without a token one is a watcher, called `name` among the watchers.  `have` events, `chat` lines of the table and `gallery` lines of
 * the watchers are here already.  `changes`: of a view only what is different from the step before is wanted.
 */
export interface Hello {
  type: "hello";
  token?: string | null;
  have?: number;
  chat?: number;
  gallery?: number;
  name?: string;
  changes?: boolean;
}
/**
 * An answer to question number `q`, a complete line without the seat number ("inquire 3 dracula"); `id` comes back in the reply.
 */
export interface Say {
  type: "say";
  id: string;
  q: number;
  line: string;
}
/**
 * May I say this line now, and if not, why not?  Changes nothing.
 */
export interface Why {
  type: "why";
  id: string;
  line: string;
}
/**
 * Standing order: to let windows pass, as one of the lobby's `orders` says; "" lifts it.
 *
 * "turn": until my own next turn begins; "phase": until the phase is over; "concerned": where what is under way does not concern me.
 */
export interface Standing {
  type: "standing";
  id: string;
  order: string;
}
/**
 * I agree to end the game without a winner; it stands.
 */
export interface Agree {
  type: "agree";
  id: string;
}
/**
 * At the table; from a watcher: among the watchers, whom nobody at the table hears before the end.
 */
export interface Talk {
  type: "talk";
  id: string;
  text: string;
}
/**
 * I am here again: the bot that played for me gives me back my seat.  Any answer does the same.
 */
export interface Back {
  type: "back";
  id: string;
}
/**
 * The table and who sits at it; sent first on each connection and whenever anything of it changes.
 *
 * `closed`: the game was ended by whoever keeps the house.  `orders`: the standing orders that its game knows.
 */
export interface Lobby {
  type: "lobby";
  table: string;
  game: string;
  seats: SeatInfo[];
  host: number;
  you: number;
  choices: {
    [k: string]: string;
  };
  guests: string;
  cast: string[];
  started: boolean;
  over: boolean;
  again: string | null;
  commitment: string;
  clock: string;
  delay: number;
  closed: boolean;
  orders: string[];
}
/**
 * `kind`: "empty", "person" or "bot"; `here`: a person's page is open now; `away`: a bot plays for this person.
 */
export interface SeatInfo {
  seat: number;
  kind: string;
  name: string;
  bot: string | null;
  here: boolean;
  away: boolean;
}
/**
 * What happened: the events that this seat has not had yet, its view after them, and the question now (null: the game is over).
 *
 * If not `whole`, the view has only those fields that are not what they were at the step before on this connection.
 */
export interface Step {
  type: "step";
  told: Event[];
  view: {
    [k: string]: unknown;
  };
  question: Question | null;
  standing: string;
  whole: boolean;
}
/**
 * One thing this seat was told.  `n` counts this seat's events from 1 without gaps; `fields`: seats (numbers), cards (ids), counts.
 */
export interface Event {
  n: number;
  kind: string;
  fields: {
    [k: string]: unknown;
  };
}
/**
 * The question on the table, as this seat may know it.
 *
 * `asks`: whom it goes to (public; in a window the whole group until it closes).  `topic`: its kind.  `window`: sealed, with a shortest
 * and a longest time; `closes`: milliseconds until the longest time is over (null: no clock).  `legal`: what this seat may say, complete
 * lines, empty if it is not asked.  `said`: what lies in this seat's envelope and may still be changed; `passes`: where it says nothing,
 * its standing order passes.
 */
export interface Question {
  q: number;
  topic: string;
  asks: number[];
  window: boolean;
  closes: number | null;
  lasts: number | null;
  legal: string[];
  said: string | null;
  passes: boolean;
}
/**
 * To one message with that id: done, or why not.  Repeating a message with the same id brings the same reply and does nothing.
 */
export interface Reply {
  type: "reply";
  id: string;
  problem: Problem | null;
}
/**
 * Why something was refused: a message of the catalogue with its arguments, and the English text of it.
 */
export interface Problem {
  message: string;
  text: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * Talk at the table, or (`gallery`) among the watchers, which the table hears when the game is over.
 */
export interface Chat {
  type: "chat";
  lines: Line[];
  gallery: boolean;
}
/**
 * One line of talk; `name`: who says it where it is no seat.
 */
export interface Line {
  n: number;
  seat: number;
  text: string;
  name: string;
}
/**
 * The connection ends.
 *
 * `why`: the server stops ("restart"), what was sent could not be read ("unreadable"), there is no such table ("unknown"), or the
 * table cannot take this connection ("refused").
 */
export interface Bye {
  type: "bye";
  why: string;
  problem: Problem | null;
}
export interface GameInfo {
  name: string;
  least: number;
  most: number;
  choices: ChoiceInfo[];
  bots: string[];
  cast: CastInfo | null;
}
/**
 * A table option: its name, its values (the first is the default) and the ruling that it switches ("" if none).
 *
 * With `number` any whole number is a value besides the listed default.
 */
export interface ChoiceInfo {
  name: string;
  values: string[];
  ruling: string;
  number: boolean;
}
/**
 * What may be picked by hand: the parts in the rulebook's order, which of them are always in, which are advanced, how many by seats.
 */
export interface CastInfo {
  parts: string[];
  always: string[];
  advanced: string[];
  size: {
    [k: string]: number;
  };
}
/**
 * A table as one wants it.
 *
 * `guests`: "random", "fewest" (as few advanced guests as possible) or "hand"; with "hand" `cast` names the set.  `clock`: "none",
 * "relaxed", "brisk", by post "post-1", "post-3", "post-7" (days), or "round" (one device for all: windows wait for everybody).
 * `delay`: watchers see everything so many seconds later.
 */
export interface NewTable {
  game: string;
  seats: number;
  name: string;
  choices?: {
    [k: string]: string;
  };
  guests?: string;
  cast?: string[];
  clock?: string;
  delay?: number;
}
export interface TakeSeat {
  name: string;
  seat?: number | null;
}
/**
 * Fills seats with a bot, or empties one again (`bot` null); only the host, only before the start.
 */
export interface PlaceBot {
  seat: number;
  bot: string | null;
}
/**
 * Tell me there when it is on me.  `url`: an Apprise address ("": the one that is known already); quiet hours "22:00" to "07:30" in a
 * time zone ("Europe/Berlin"), or three times "".
 */
export interface Notice {
  url?: string;
  quiet_from?: string;
  quiet_until?: string;
  zone?: string;
}
/**
 * `offered`: this house sends notices; `set`: this seat has left an address, which is told to nobody again.
 */
export interface NoticeInfo {
  offered: boolean;
  set: boolean;
  quiet_from: string;
  quiet_until: string;
  zone: string;
}
/**
 * Answer to taking a seat: the token is told this once and is the only key to the seat.
 */
export interface Seated {
  table: string;
  seat: number;
  token: string;
}
/**
 * A game to look back upon.  `choices` are those that differ from their defaults; `outcome` is null if the record ends earlier.
 */
export interface Review {
  game: string;
  title: string;
  names: string[];
  choices: {
    [k: string]: string;
  };
  outcome: Ending | null;
  moments: Moment[];
}
export interface Ending {
  winners: number[];
  reason: string;
}
/**
 * The game when somebody was to speak, or when it was over.
 *
 * `said`: the lines said since the moment before, with their seats ("2 dance 3", "* card ghost").  `told`: how many events each had been
 * told by then: everybody first, then seat 1, 2, …
 */
export interface Moment {
  said: string[];
  told: number[];
}
/**
 * One moment through somebody's eyes: what they were told after the events the reader has, what they were shown, what was asked.
 */
export interface Still {
  told: Event[];
  view: {
    [k: string]: unknown;
  };
  question: Question | null;
}
/**
 * A record to look at, as text.
 */
export interface Upload {
  record: string;
}
/**
 * Where an uploaded record is found from now on.
 */
export interface Kept {
  id: string;
}
/**
 * The seats that a browser holds the keys to.
 */
export interface Mine {
  tables: MyKey[];
}
export interface MyKey {
  table: string;
  token: string;
}
/**
 * How a table stands for the holder of a key; `seat` 0: the key opens nothing there, or there is no such table (`game` "").
 *
 * `asked`: we wait for this seat.
 */
export interface MyTable {
  table: string;
  game: string;
  names: string[];
  seat: number;
  started: boolean;
  over: boolean;
  asked: boolean;
}
