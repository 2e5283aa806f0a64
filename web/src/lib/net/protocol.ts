/** Made by `npm run protocol` from docs/protocol.schema.json: every message there is. */

export type MisterBillEvent =
  | MisterBillRoundBegan
  | MisterBillDealt
  | PairsDiscarded
  | WentOut
  | Awarded
  | Drew
  | Passed
  | WaiterPlayed
  | CardMoved
  | HandsTraded
  | BillsShown
  | Stalled
  | MisterBillRoundEnded
  | MisterBillEnded;
export type WilliEvent =
  WilliRoundBegan | WilliDealt | Boxed | CardPlayed | WilliCalled | TrickWon | Exchanged | WilliRoundEnded | WilliEnded;
/**
 * Something the server says.
 */
export type News = Welcome | TableShown | Heard | Granted | RefusedWish | HintGiven | Goodbye;
/**
 * A game that is over. Its events are as a viewer saw them, but nothing is hidden.
 */
export type Record = MisterBillRecord | WilliRecord;
/**
 * A person's wish. `id` is the person's own name for it, so that the same wish sent twice is granted once.
 */
export type Wish =
  | Sit
  | Stand
  | PutBot
  | Move
  | AddWords
  | Seal
  | CutDeck
  | Begin
  | Choose
  | Waive
  | AskHint
  | ComeBack
  | LetStandIn
  | Say
  | Lend
  | Mute
  | Rematch
  | Ping;

/**
 * A message over a table's socket is a Wish or News; `doors` has the HTTP requests. The server may come to say more than this: leave alone what you do not know.
 */
/**
 * What this server is, what there is to choose from, and how long it keeps what.
 */
export interface About {
  /**
   * Of billi.
   */
  version: string;
  keeps: Keeps;
  games: {
    [k: string]: GameChoice;
  };
  bots: string[];
  /**
   * Seconds a decision; 0 for as long as it takes.
   */
  clocks: number[];
  languages: string[];
  /**
   * What can be said in one touch, and is read in every language.
   */
  phrases: string[];
  longest_name: number;
  longest_saying: number;
}
/**
 * How long this server keeps what does not stay until somebody deletes it, in milliseconds.
 */
export interface Keeps {
  /**
   * A table whose cards are never dealt, from its opening on.
   */
  unbegun: number;
  /**
   * The log of a game that is over, with names and chat, from the last word on; then only the record is left.
   */
  lingering: number;
  /**
   * A game that all have left, before bots play it to its end.
   */
  empty: number;
  /**
   * A link to another device that nobody uses.
   */
  link: number;
  /**
   * The cookie in a browser, from the last visit on.
   */
  cookie: number;
  /**
   * A person whom no table and no game has in it, from the last visit on.
   */
  stranger: number;
}
/**
 * How a game can be played.
 */
export interface GameChoice {
  players: number[];
  /**
   * The values each option can take, the usual one first.
   */
  options: {
    [k: string]: string[];
  };
}
/**
 * Add words of your own to the luck, before the cards are dealt.
 */
export interface AddWords {
  do: "words";
  id: string;
  seat: number;
  words: string;
}
/**
 * One choice, weighed.
 */
export interface Advice {
  /**
   * What to choose, as it stands among the choices.
   */
  action: string;
  /**
   * Points by which the seat is likely to gain on the average of the others until the round is over,
   */
  brings: number;
  /**
   * and the standard error of that.
   */
  error: number;
  /**
   * How much less that is than with the first choice told,
   */
  behind: number;
  /**
   * and the standard error of that: smaller than that of both, for both were tried in the same hands.
   */
  behind_error: number;
  /**
   * It is about the same as the first choice told: the difference is no more than noise.
   */
  level: boolean;
  /**
   * Why it is better than the others, or worse than the first, if something tells.
   */
  fact?: Fact | null;
}
/**
 * Something that is so in some of the hands that fit what a seat has seen, and not in the others.
 */
export interface Fact {
  /**
   * The sentence that says it, without `hint-` before it.
   */
  what: string;
  /**
   * In how many of the hands it is so,
   */
  times: number;
  /**
   * and of how many.
   */
  of: number;
  /**
   * Of whom it is told, if of somebody.
   */
  seat?: number | null;
}
/**
 * What a seat is asked to choose.
 */
export interface Ask {
  /**
   * The rule behind it.
   */
  rule: string;
  /**
   * The answers it may give.
   */
  choices: string[];
  /**
   * Its answer so far, where several are asked at once: it may be changed until the last one is in.
   */
  chosen: string | null;
  /**
   * There is no choice: the table answers in a moment, as if it had been made.
   */
  forced?: boolean;
  /**
   * A hint may be asked for.
   */
  hint?: boolean;
}
/**
 * Ask what to choose, having seen the table at `version`. In company the others learn that you did.
 */
export interface AskHint {
  do: "hint";
  id: string;
  seat: number;
  version: number;
}
/**
 * A team is out and takes score cards.
 */
export interface Awarded {
  t: "award";
  /**
   * Who is in the team.
   */
  seats: number[];
  /**
   * What each of them gets.
   */
  points: number;
}
/**
 * Deal, once everyone has cut the deck (host); free chairs go to bots.
 */
export interface Begin {
  do: "begin";
  id: string;
  bot?: string;
}
/**
 * Everyone who holds Mister Bill shows him (L).
 */
export interface BillsShown {
  t: "show";
  /**
   * Clockwise from the player whose turn it is; perhaps none.
   */
  seats: number[];
}
/**
 * A player puts a card in the box.
 */
export interface Boxed {
  t: "box";
  seat: number;
  /**
   * Only for that player.
   */
  card?: string;
}
/**
 * A card is given by E, G or R.
 */
export interface CardMoved {
  t: "move";
  from: number;
  to: number;
  /**
   * Only for the two who know it.
   */
  card?: string;
}
/**
 * A player plays to the trick.
 */
export interface CardPlayed {
  t: "play";
  seat: number;
  card: string;
}
/**
 * Choose an action, having seen the table at `version`.
 */
export interface Choose {
  do: "choose";
  id: string;
  seat: number;
  action: string;
  version: number;
}
/**
 * A link from another device of the same person.
 */
export interface Claim {
  key: string;
  bearer?: boolean;
  /**
   * Whoever asks is somebody else already, and means to be that person here no more.
   */
  instead?: boolean;
}
/**
 * Decide for yourself again, after a bot did.
 */
export interface ComeBack {
  do: "back";
  id: string;
  seat: number;
}
/**
 * Cut the deck as you promised, once the host has begun.
 */
export interface CutDeck {
  do: "cut";
  id: string;
  seat: number;
  cut: string;
}
/**
 * A decision somebody had, and what it gave away, in thousandths of a point.
 */
export interface Decided {
  /**
   * The point of the line it led to, counted from 0.
   */
  point: number;
  round: number;
  /**
   * How many events of the record had happened before it.
   */
  events: number;
  /**
   * What was chosen,
   */
  made: string;
  /**
   * and the best choice that was found: the same, where none was better.
   */
  best: string;
  /**
   * What the choice gave away on average over hands that fit what the seat had seen:
   */
  gave: number;
  /**
   * with 95 % certainty no less than this,
   */
  low: number;
  /**
   * and no more than this.
   */
  high: number;
  /**
   * In how many hands it was tried; 0 where a good player would have chosen the same.
   */
  hands: number;
  /**
   * Whether nothing can be said to have been given away.
   */
  equal: boolean;
}
/**
 * Something you play with.
 */
export interface Device {
  id: string;
  /**
   * Its browser and system in a few words; "" where it did not say.
   */
  kind: string;
  /**
   * When it became yours, in milliseconds since 1970; 0 where that is not known.
   */
  made: number;
  /**
   * The beginning of the day it was last used, in milliseconds since 1970; 0 where that is not known.
   */
  seen: number;
  /**
   * Whether it is the one that asks.
   */
  here: boolean;
}
/**
 * What makes another device yours.
 */
export interface DeviceLink {
  key: string;
  /**
   * In milliseconds since 1970.
   */
  expires: number;
}
/**
 * All that you play with, the last used first.
 */
export interface Devices {
  devices: Device[];
}
/**
 * A player draws from another.
 */
export interface Drew {
  t: "draw";
  seat: number;
  from: number;
  /**
   * Only for the two who know it.
   */
  card?: string;
}
/**
 * The winner exchanges a card of the trick.
 */
export interface Exchanged {
  t: "exchange";
  seat: number;
  /**
   * From the hand.
   */
  give: string;
  /**
   * From the trick.
   */
  take: string;
}
/**
 * The proof that luck was fair: docs/fairness.md.
 */
export interface Fair {
  /**
   * 1 where people did not cut the deck yet.
   */
  version: 1 | 2;
  /**
   * The SHA-256 of the secret.
   */
  commitment: string;
  /**
   * What each seat added to the luck; "" for nothing.
   */
  words: string[];
  /**
   * What each seat promised to cut the deck with; "" for nothing.
   */
  seals?: string[];
  /**
   * What each seat cut the deck with; "" for nothing: whoever has a seal was left out then.
   */
  cuts?: string[];
  /**
   * How often people were asked to cut the deck.
   */
  tries?: number;
  secret: string;
}
/**
 * You are not known any more.
 */
export interface Forgotten {
  forgotten: boolean;
}
/**
 * What a game of yours was and how it went.
 */
export interface GameSummary {
  /**
   * Its record has this id once the game is over.
   */
  id: string;
  /**
   * `finished` when the table has been put away and only the record is left.
   */
  status: "finished" | "open" | "over" | "playing";
  /**
   * In milliseconds since 1970.
   */
  created: number;
  game: string;
  names: string[];
  /**
   * The seats of bots: whoever else is called like one is a person.
   */
  bots: number[];
  points: number[];
  winners: number[];
  /**
   * Yours; null if you only took one over when the cards had been dealt.
   */
  seat: number | null;
  /**
   * To go there, as long as the table stands.
   */
  code?: string;
}
/**
 * A page of your games, the newest first.
 */
export interface Games {
  games: GameSummary[];
  /**
   * Whether there is another page.
   */
  more: boolean;
}
/**
 * The server stops. The table is kept: connect again, here or elsewhere.
 */
export interface Goodbye {
  is: "goodbye";
  /**
   * After so many milliseconds, so that not all tables are read again at once; everyone at one is told the same.
   */
  back?: number;
}
/**
 * A wish was granted, and is kept for good.
 */
export interface Granted {
  is: "granted";
  id: string;
  version: number;
}
/**
 * What one seat sees. Without a seat: what anybody sees.
 */
export interface Hand {
  seat: number | null;
  hand?: string[];
  /**
   * What has happened since the version named in `since`, as this seat saw it.
   */
  events?: (MisterBillEvent | WilliEvent)[];
  ask?: Ask | null;
  /**
   * What else only this seat may see, by name, as its game has it.
   */
  besides?: {
    /**
     * What the viewer has chosen to give.
     */
    gift?: string;
    /**
     * The viewer's own card in the box.
     */
    box?: string;
    /**
     * The card of the trick the viewer is exchanging for.
     */
    taken?: string;
    [k: string]: string | undefined;
  };
  /**
   * It has said no beforehand, until this trick is over.
   */
  waived?: boolean;
  /**
   * The key of the link that shows this hand, for its owner to hand out.
   */
  link?: string;
}
/**
 * A round of Mister Bill begins.
 */
export interface MisterBillRoundBegan {
  t: "round";
  round: number;
  dealer: number;
  /**
   * null in round 3.
   */
  team_cards: number[] | null;
  /**
   * Who has the first turn.
   */
  first: number;
}
/**
 * The cards were dealt.
 */
export interface MisterBillDealt {
  t: "deal";
  /**
   * The viewer's own cards in the order dealt; of other hands how many they are.
   */
  hands: (string[] | number)[];
}
/**
 * A player discards pairs.
 */
export interface PairsDiscarded {
  t: "pairs";
  seat: number;
  /**
   * One for each pair.
   */
  cards: string[];
}
/**
 * A hand is empty.
 */
export interface WentOut {
  t: "out";
  seat: number;
}
/**
 * A player plays no waiter, holding one or not.
 */
export interface Passed {
  t: "pass";
  seat: number;
}
/**
 * A player plays a waiter.
 */
export interface WaiterPlayed {
  t: "waiter";
  seat: number;
  card: string;
  /**
   * With E, T and G: the other player.
   */
  target?: number;
  /**
   * With R.
   */
  direction?: "left" | "right";
}
/**
 * Two players swap hands (T).
 */
export interface HandsTraded {
  t: "trade";
  /**
   * The player and the target.
   */
  seats: number[];
}
/**
 * Nobody discards any more, so the round ends (MB23).
 */
export interface Stalled {
  t: "stall";
}
/**
 * A round of Mister Bill is over.
 */
export interface MisterBillRoundEnded {
  t: "round_end";
  /**
   * Of this round.
   */
  points: number[];
}
/**
 * The game is over.
 */
export interface MisterBillEnded {
  t: "game_end";
  /**
   * Of the whole game.
   */
  points: number[];
  /**
   * The seats that have won.
   */
  winners: number[];
}
/**
 * A round of Willi begins.
 */
export interface WilliRoundBegan {
  t: "round";
  round: number;
  dealer: number;
  /**
   * Who leads the first trick.
   */
  first: number;
}
/**
 * The cards were dealt.
 */
export interface WilliDealt {
  t: "deal";
  /**
   * The viewer's own cards in the order dealt; of other hands, and of Willi's pile, how many they are.
   */
  hands: (string[] | number)[];
}
/**
 * A player calls, right after the card it answers.
 */
export interface WilliCalled {
  t: "willi";
  seat: number;
}
/**
 * The fourth card has been played.
 */
export interface TrickWon {
  t: "trick";
  winner: number;
}
/**
 * A round of Willi is over.
 */
export interface WilliRoundEnded {
  t: "round_end";
  /**
   * The values of the cards in the tricks, Willi's 12 included.
   */
  totals: number[];
  /**
   * The score cards of this round.
   */
  points: number[];
}
/**
 * The game is over.
 */
export interface WilliEnded {
  t: "game_end";
  /**
   * Of the whole game.
   */
  points: number[];
  /**
   * The seats that have won.
   */
  winners: number[];
}
/**
 * The server answers; at `/readyz` also: its store takes and gives back what is written to it.
 */
export interface Health {
  ok: boolean;
}
/**
 * Somebody at the table said something.
 */
export interface Heard {
  is: "said";
  version: number;
  seat: number;
  name: string;
  /**
   * The words, or the phrase in this viewer's language.
   */
  text: string;
  /**
   * The id of the phrase, if it was one.
   */
  phrase?: string;
}
/**
 * What a seat of yours might choose, as you asked; it comes a moment after that was granted.
 */
export interface HintGiven {
  is: "hint";
  seat: number;
  /**
   * The version at which the question was asked that this is about.
   */
  version: number;
  /**
   * The best two or three, the first one to take; none where too many ask just now: ask again.
   */
  choices: Advice[];
}
/**
 * Who you are from now on.
 */
export interface Introduced {
  name: string;
  language: string;
  /**
   * Only for a program that asked for it with `bearer`, and only when it is new.
   */
  token?: string;
}
/**
 * A table anyone may join.
 */
export interface Invitation {
  code: string;
  /**
   * In milliseconds since 1970.
   */
  created: number;
  game: string;
  players: number;
  language: string;
  /**
   * Seconds a decision; 0 for as long as it takes.
   */
  clock: number;
  /**
   * People and bots by seat; "" where nobody sits.
   */
  names: string[];
  /**
   * The seats of bots: whoever else is called like one is a person.
   */
  bots: number[];
  /**
   * The seats that are free.
   */
  free: number[];
}
/**
 * Tables anyone may join, the newest first.
 */
export interface Invitations {
  tables: Invitation[];
}
/**
 * Who you are.
 */
export interface Known {
  name: string;
  language: string;
}
/**
 * Get a link that shows your hand to whoever has it, or take it back.
 */
export interface Lend {
  do: "lend";
  id: string;
  seat: number;
  on?: boolean;
}
/**
 * Where a learner stands in a lesson.
 */
export interface LessonShown {
  /**
   * The id of what is to be said now: what happens, and what to do.
   */
  step: string;
  /**
   * Of the step, counted from 1.
   */
  number: number;
  /**
   * How many there are.
   */
  steps: number;
  /**
   * The choices the lesson takes now: `go on` where there is only something to read; none when it is over.
   */
  wants: string[];
  table: TableShown;
}
/**
 * The table as it is now.
 */
export interface TableShown {
  is: "table";
  version: number;
  /**
   * The version this follows on: what happened after it is in `events`. Other than the last version heard of, start over.
   */
  since: number;
  public: Public;
  own: Own;
}
/**
 * What everyone may see alike.
 */
export interface Public {
  /**
   * `open` until the cards are dealt, then `playing`, then `over`.
   */
  status: "open" | "over" | "playing";
  seats: Seat[];
  /**
   * How often people have been asked to cut the deck: 0 until the host begins, and once more each time after that somebody had to be left out.
   */
  tries?: number;
  /**
   * When the clock runs out on the present decision, in milliseconds since 1970.
   */
  until: number | null;
  /**
   * The code of the table where the rematch is; "" while there is none.
   */
  next: string;
  /**
   * The id of the game's record once it is over; "" before.
   */
  record: string;
  /**
   * What lies on the table, as the game has it; None until the cards are dealt.
   */
  board: MisterBillBoard | WilliBoard | null;
}
/**
 * Who plays a seat.
 */
export interface Seat {
  /**
   * What its person is called; "" when a bot or nobody sits here.
   */
  name?: string;
  /**
   * The bot that sits here.
   */
  bot?: string;
  /**
   * The number of the name a bot goes by here, where that is not the seat's: in a rematch bots keep their names.
   */
  called?: number | null;
  /**
   * Whether its person set up the table.
   */
  host?: boolean;
  /**
   * Its person has been gone too long: a bot decides until they are back.
   */
  away?: boolean;
  /**
   * The host asked a bot to decide for it.
   */
  stood_in?: boolean;
  /**
   * Its person has not been looking for a second or more. Where several servers share tables, a few more.
   */
  gone?: boolean;
  /**
   * Until when the others wait for somebody who is gone before a bot decides for them; 0 where none will.
   */
  missing?: number;
  /**
   * Its person came after the deal: a bot plays until the next one.
   */
  waits?: boolean;
  /**
   * What it has added to the luck.
   */
  words?: string;
  /**
   * The promise of what its person will cut the deck with, until the cards are dealt: docs/fairness.md.
   */
  seal?: string;
  /**
   * Its person has cut the deck, this time, and the cards wait for others.
   */
  cut?: boolean;
  /**
   * Its person did not cut the deck in time: the cards are dealt without.
   */
  left_out?: boolean;
  /**
   * It has handed out a link that shows its hand.
   */
  lent?: boolean;
  /**
   * It cannot be heard: the host turned it down.
   */
  muted?: boolean;
  /**
   * How many hints its person has asked for in this company.
   */
  hints?: number;
  /**
   * The table waits for its choice.
   */
  thinking?: boolean;
}
/**
 * What lies on the table at Mister Bill.
 */
export interface MisterBillBoard {
  /**
   * Which game it is.
   */
  game: "misterbill";
  /**
   * The round being played, or about to be dealt.
   */
  round: number;
  /**
   * Who deals it.
   */
  dealer: number;
  /**
   * What the table waits for.
   */
  phase: string;
  /**
   * The seats asked to choose now.
   */
  to_act: number[];
  /**
   * The points of the whole game so far.
   */
  points: number[];
  /**
   * How many cards each holds.
   */
  hand_sizes: number[];
  /**
   * Whether the game has ended.
   */
  over: boolean;
  /**
   * The seats that have won.
   */
  winners: number[];
  /**
   * Whose turn it is.
   */
  turn: number;
  /**
   * Everyone's team card; 0 in the last round.
   */
  team_cards: number[];
  /**
   * The seats still in the round.
   */
  still_in: number[];
  /**
   * The points of this round so far.
   */
  round_points: number[];
  /**
   * How many of each kind lie on the discards; none once a round is over, when all cards are gathered in.
   */
  discards: {
    [k: string]: number;
  };
  /**
   * Turns in a row without a discard; -1 within a turn that has had one.
   */
  idle_turns: number;
  /**
   * The waiter whose effect is under way.
   */
  waiter: string | null;
  /**
   * Whom it is played on.
   */
  target: number | null;
  /**
   * Which way cards are passed: `left` or `right`.
   */
  direction: string | null;
}
/**
 * What lies on the table at Willi. Of those who may call, `to_act` is the one asked now.
 */
export interface WilliBoard {
  /**
   * Which game it is.
   */
  game: "willi";
  /**
   * The round being played, or about to be dealt.
   */
  round: number;
  /**
   * Who deals it.
   */
  dealer: number;
  /**
   * What the table waits for.
   */
  phase: string;
  /**
   * The seats asked to choose now.
   */
  to_act: number[];
  /**
   * The points of the whole game so far.
   */
  points: number[];
  /**
   * How many cards each holds.
   */
  hand_sizes: number[];
  /**
   * Whether the game has ended.
   */
  over: boolean;
  /**
   * The seats that have won.
   */
  winners: number[];
  /**
   * The seats in the order they play this round, from seat 0 on: with three, Willi changes his place.
   */
  clockwise: number[];
  /**
   * Who leads the trick.
   */
  leader: number;
  /**
   * Seat and card, in the order played.
   */
  trick: never[][];
  /**
   * Who has called for the trick.
   */
  caller: number | null;
  /**
   * Tricks won this round.
   */
  won: number[];
  /**
   * The values of the cards in them.
   */
  totals: number[];
}
/**
 * What only this viewer may see.
 */
export interface Own {
  /**
   * The seats this viewer plays.
   */
  seats: number[];
  /**
   * The seats that are this viewer's from the next deal on.
   */
  waits?: number[];
  /**
   * The seats where a bot plays this viewer's hand, which is theirs again once they sit down.
   */
  back?: number[];
  /**
   * Whether this viewer set up the table.
   */
  host: boolean;
  /**
   * One for each seat whose cards this viewer may see; for a spectator, one without a seat.
   */
  hands: Hand[];
}
/**
 * How far somebody has come in a lesson.
 */
export interface LessonSoFar {
  /**
   * What they have chosen, from the beginning: what `wants` named each time.
   */
  choices: string[];
}
/**
 * Let a bot decide for somebody who is not there (host).
 */
export interface LetStandIn {
  do: "stand-in";
  id: string;
  seat: number;
}
/**
 * What everyone could expect after something had happened.
 */
export interface LinePoint {
  /**
   * What it was: `deal`, `draw` or `choice`; or `seats`, before all others where not all are alike;
   */
  cause: string;
  /**
   * who chose, if somebody did;
   */
  seat: number | null;
  /**
   * and what.
   */
  choice: string | null;
  round: number;
  /**
   * How many events of the record had happened.
   */
  events: number;
  /**
   * By seat, the result it could expect, in thousandths of a point.
   */
  worth: number[];
}
/**
 * Whose a link is.
 */
export interface Linked {
  /**
   * Who made it: you, once you have claimed it.
   */
  name: string;
  /**
   * What you are called now, if you are somebody else; null where you are nobody yet, or made it yourself.
   */
  instead_of: string | null;
}
/**
 * What somebody wants to be called, and the language they read; what is left out stays as it was.
 */
export interface Me {
  name?: string | null;
  language?: string | null;
  /**
   * A program wants its token in the answer; a browser gets a cookie that no script can read.
   */
  bearer?: boolean;
}
/**
 * How Mister Bill was played.
 */
export interface MisterBillOptions {
  players: number;
  exchange: "blind" | "chosen";
}
/**
 * A game of Mister Bill.
 */
export interface MisterBillRecord {
  game: "misterbill";
  /**
   * The version of the format.
   */
  billi: 2;
  /**
   * One for each person's or bot's seat; "" for somebody who has been forgotten.
   */
  names: string[];
  /**
   * The seats that bots had when the first cards were dealt; records from before this was noted go by the names.
   */
  bots?: number[];
  /**
   * The seats for whose person a bot chose for a while.
   */
  stood_in?: number[];
  points: number[];
  winners: number[];
  fair: Fair;
  /**
   * Who sat where from which round on, where that changed in mid-game.
   */
  seating?: Seating[];
  options: MisterBillOptions;
  events: MisterBillEvent[];
}
/**
 * Somebody else in a chair.
 */
export interface Seating {
  /**
   * The first round dealt to them.
   */
  round: number;
  seat: number;
  /**
   * A person's, or the kind of a bot; "" for somebody who has been forgotten.
   */
  name: string;
  /**
   * Which person: a seat's first one, or from the number of seats up whoever came later. None for a bot.
   */
  who?: number;
}
/**
 * Where on the line something mattered.
 */
export interface Moment {
  /**
   * The point of the line it led to, counted from 0,
   */
  point: number;
  /**
   * and what it brought the seat, in thousandths of a point.
   */
  points: number;
}
/**
 * Change who sits where before the game (host).
 */
export interface Move {
  do: "move";
  id: string;
  order: number[];
}
/**
 * Turn a seat's chat off, or on again (host).
 */
export interface Mute {
  do: "mute";
  id: string;
  seat: number;
  on?: boolean;
}
/**
 * A table somebody wants.
 */
export interface NewTableWish {
  game: string;
  players: number;
  options?: {
    [k: string]: string;
  };
  language?: string;
  /**
   * Seconds a decision; 0 for as long as it takes.
   */
  clock?: number;
  /**
   * Whether anyone may find it; otherwise only whoever has its link.
   */
  listed?: boolean;
  /**
   * Whether people may ask for hints in company: everyone sees who does.
   */
  hints?: boolean;
  /**
   * Seats for bots,
   */
  bots?: number[];
  /**
   * and which.
   */
  bot?: string;
}
/**
 * The first message: what the table was set up as.
 */
export interface Welcome {
  is: "welcome";
  code: string;
  game: "misterbill" | "willi";
  players: number;
  options: {
    [k: string]: string;
  };
  language: string;
  /**
   * Seconds a decision; 0 for as long as it takes.
   */
  clock: number;
  /**
   * The SHA-256 of the secret all luck comes from.
   */
  commitment: string;
  /**
   * Whether people may ask for hints in company; whoever plays with bots alone always may.
   */
  hints?: boolean;
  /**
   * The server's time, in milliseconds since 1970: to tell how long until `until`.
   */
  now: number;
}
/**
 * A wish was not granted; the table is as it was.
 */
export interface RefusedWish {
  is: "refused";
  /**
   * "" when the message could not be read.
   */
  id: string;
  /**
   * The id of the sentence.
   */
  why: string;
  /**
   * Why not, in the viewer's language.
   */
  text: string;
  rule: string | null;
  version: number;
}
/**
 * The answer of a door that does not do what was asked: any status from 400 on.
 */
export interface No {
  error: Why;
}
/**
 * Why not.
 */
export interface Why {
  /**
   * The id of the sentence.
   */
  why: string;
  /**
   * The sentence, in the language of `Accept-Language`.
   */
  text: string;
  /**
   * The rule behind it.
   */
  rule: string | null;
}
/**
 * Report that you are there and have heard all up to a version; what you missed is told again.
 */
export interface Ping {
  do: "ping";
  id: string;
  version: number;
}
/**
 * What your latest games were made of, the newest first, where you played one hand yourself from first to last.
 */
export interface PlayOverTime {
  games: PlayedGame[];
  /**
   * How many more are being worked out: ask again in a while.
   */
  waiting: number;
}
/**
 * A game you have played to its end.
 */
export interface PlayedGame {
  game: string;
  players: number;
  /**
   * The level of the bots in all the other chairs; `mixed` where they had several, `people` where one of them was.
   */
  against: string;
  /**
   * Points at the end, less the average of all people and bots, whoever plays for the game aside:
   */
  result: number;
  /**
   * what the deal and the draws brought of it;
   */
  luck: number;
  /**
   * what your own choices did,
   */
  own: number;
  /**
   * and everyone else's. Your result with luck taken out is the sum of these two.
   */
  others: number;
  /**
   * What your decisions gave away together: those that are not called equal.
   */
  gave: number;
  /**
   * How many you had.
   */
  decisions: number;
  id: string;
  /**
   * In milliseconds since 1970.
   */
  created: number;
}
/**
 * Put a bot in a chair (host).
 */
export interface PutBot {
  do: "bot";
  id: string;
  seat: number;
  bot?: string;
}
/**
 * A choice of a puzzle, weighed against the best one, which comes first.
 */
export interface PuzzleChoice {
  /**
   * What to choose, as it stands among the choices.
   */
  action: string;
  /**
   * Points by which the seat is likely to gain on the average of the others until the round is over,
   */
  brings: number;
  /**
   * and the standard error of that.
   */
  error: number;
  /**
   * How much less that is than with the first choice told,
   */
  behind: number;
  /**
   * and the standard error of that: smaller than that of both, for both were tried in the same hands.
   */
  behind_error: number;
  /**
   * It is about the same as the first choice told: the difference is no more than noise.
   */
  level: boolean;
  /**
   * Why it is better than the others, or worse than the first, if something tells.
   */
  fact?: Fact | null;
  /**
   * In how many of the hands that are counted it brings less than the best choice,
   */
  worse: number;
  /**
   * in how many more,
   */
  better: number;
  /**
   * and how many are counted.
   */
  of: number;
}
/**
 * The puzzle of a day: a table at which one choice is clearly the best.
 */
export interface PuzzleShown {
  /**
   * Its day, such as `2026-11-18`,
   */
  date: string;
  /**
   * and which day it is for the server, by universal time: later puzzles are not told.
   */
  today: string;
  game: string;
  options: {
    [k: string]: string;
  };
  /**
   * The options in which the table is not played as most are.
   */
  unusual: string[];
  /**
   * Whoever solves it sits here,
   */
  seat: number;
  table: TableShown;
  /**
   * What the bots of the house would choose: not the best.
   */
  usual: string;
  /**
   * All that can be chosen, the best first.
   */
  choices: PuzzleChoice[];
  /**
   * Where it was asked for sealed: `{usual, choices}` as JSON in base64; both are empty then.
   */
  answer?: string;
}
/**
 * A game of Willi.
 */
export interface WilliRecord {
  game: "willi";
  /**
   * The version of the format.
   */
  billi: 2;
  /**
   * One for each person's or bot's seat; "" for somebody who has been forgotten.
   */
  names: string[];
  /**
   * The seats that bots had when the first cards were dealt; records from before this was noted go by the names.
   */
  bots?: number[];
  /**
   * The seats for whose person a bot chose for a while.
   */
  stood_in?: number[];
  points: number[];
  winners: number[];
  fair: Fair;
  /**
   * Who sat where from which round on, where that changed in mid-game.
   */
  seating?: Seating[];
  options: WilliOptions;
  events: WilliEvent[];
}
/**
 * How Willi was played.
 */
export interface WilliOptions {
  players: number;
  exchange: "any" | "same_colour";
  willi_starts?: "always" | "in_turn";
  willi_sits?: "moves" | "stays";
}
/**
 * Play again when the game is over, at a new table with everyone one seat further.
 */
export interface Rematch {
  do: "rematch";
  id: string;
}
/**
 * What a finished game was made of.
 */
export interface Review {
  review?: number;
  game: string;
  options: {
    [k: string]: string | number;
  };
  names: string[] | null;
  points: number[];
  winners: number[];
  /**
   * A fingerprint of what it was valued by: reviews by the same can be compared.
   */
  evaluator: string;
  /**
   * How often luck was drawn where it decided more than once before anybody had a choice;
   */
  samples: number;
  /**
   * over how many deals chairs were valued, where not all are alike;
   */
  deals: number;
  /**
   * and in how many hands a decision was tried at most.
   */
  hands: number;
  seats: SeatReview[];
  line: LinePoint[];
}
/**
 * What became of one seat: `result` is exactly `deal + draws + own + others`, in thousandths of a point.
 */
export interface SeatReview {
  /**
   * Points at the end, less the table's average.
   */
  result: number;
  /**
   * Part of the deal: what the chair was worth before the first card, where not all are alike; 0 elsewhere.
   */
  chair: number;
  /**
   * What came with the cards that were dealt, and with the chair,
   */
  deal: number;
  /**
   * with those that were drawn or turned up;
   */
  draws: number;
  /**
   * what its own choices brought,
   */
  own: number;
  /**
   * and everyone else's.
   */
  others: number;
  /**
   * What its decisions gave away together: those that are not called equal.
   */
  gave: number;
  luckiest: Moment | null;
  unluckiest: Moment | null;
  /**
   * The decision that gave away most, and how much; None where all are equal.
   */
  dearest: Moment | null;
  /**
   * The worst first.
   */
  decisions: Decided[];
}
/**
 * Send a saying for all to hear (MB19).
 */
export interface Say {
  do: "say";
  id: string;
  text?: string;
  phrase?: string;
}
/**
 * Promise, or promise anew, to cut the deck with bytes of your own, before the host begins.
 */
export interface Seal {
  do: "seal";
  id: string;
  seat: number;
  seal: string;
}
/**
 * Take a free chair. The host can free a bot's.
 */
export interface Sit {
  do: "sit";
  id: string;
  seat: number;
  name: string;
  /**
   * The promise to cut the deck with bytes of your own: docs/fairness.md. "" to leave the luck to the others.
   */
  seal?: string;
}
/**
 * Leave a chair; the host can also free another's.
 */
export interface Stand {
  do: "stand";
  id: string;
  seat: number;
}
/**
 * A new table.
 */
export interface TableOpened {
  code: string;
}
/**
 * Decline beforehand to call in this trick.
 */
export interface Waive {
  do: "waive";
  id: string;
  seat: number;
}

/** For how many milliseconds an event is looked at before the next one. */
export const LOOK = {
  award: 700,
  show: 1600,
  box: 260,
  move: 500,
  play: 450,
  draw: 520,
  exchange: 1000,
  trade: 900,
  deal: 1000,
  game_end: 0,
  round: 600,
  round_end: 4000,
  pairs: 520,
  pass: 200,
  stall: 1300,
  trick: 700,
  waiter: 1000,
  out: 650,
  willi: 850,
} as const;
/** The same where another of its kind follows: the next card flies while one still looks at the one before. */
export const OVERLAP = { box: 70, move: 70, play: 300, pairs: 180 } as const;

/** Of an event whose card is not known to all, the fields that name those who know it. */
export const KNOWN_TO = { box: ["seat"], move: ["from", "to"], draw: ["seat", "from"] } as const;
