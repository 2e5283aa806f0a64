/** What a game is to the rest of the page, a room at a time: each comes with the pages that need it. */

import type { Component } from "svelte";
import type { Asked, Kind } from "$lib/game/asks";
import type { Event, Setting } from "$lib/game/events";
import type { Eyes, Scene, Thing } from "$lib/game/scene.svelte";
import type { Name, Teller } from "$lib/game/telling";
import type { Luck, Told } from "$lib/luck/luck";
import type { Stream } from "$lib/luck/stream";
import type { Cards } from "$lib/replay/cards";
import type { Check } from "$lib/replay/checks";
import type { Sound } from "$lib/sound";
import type { Choosing, Reason } from "$lib/table/choosing.svelte";
import type { Arguments } from "$lib/words.svelte";
import type { GameName } from ".";

/** What every page may want to know of a game. */
export interface Game {
  /** How many people can play. */
  players: readonly number[];
  rounds: number;
  /** How many cards there are. */
  cards: number;
  /** How many seats there are for so many people; one that is left is taken by whoever stands for the game. */
  seats(players: number): number;
  /** The house rules there are for so many people, the usual one first. */
  options(players: number): Readonly<Record<string, readonly string[]>>;
  /** Whoever stands for it: what he is called, and his drawing. */
  himself(): string;
  art: string;
  /** A few of its cards, to show what it is. */
  fan: readonly string[];
  /** And at the head of its rulebook. */
  cover: readonly string[];
  /** How long its lesson and its rulebook take. */
  minutes: { lesson: number; rules: number };
  Face: Component<{ face: string; plain: boolean }>;
  /** What a card is called on its own: "Pizza", "Red 5". */
  cardName(card: string): string;
  /** And inside a sentence: "a pizza", "the red 5". */
  cardInside(card: string): string;
}

/** What lies on the table that is worth a mark while something is shown. */
export interface Marks {
  /** It changes hands, and matters. */
  heavy?: Thing | undefined;
  /** Somebody parts with these, and has none left. */
  parting?: readonly Thing[] | undefined;
  /** It takes the trick as it lies. */
  wins?: Thing | undefined;
  /** The others follow it. */
  led?: Thing | undefined;
  /** The card of whoever has just called. */
  called?: Thing | undefined;
}

/** What is looked at again: the discards, or the tricks of the round from the `nth` on. */
export interface Looked<S> {
  scene: S;
  nth: number;
  name: Name;
  /** Whoever looks, to be spoken to. */
  you: number | null;
  turn: (nth: number) => void;
  close: () => void;
}

/** Tell something of somebody, or of whoever reads. */
export type ToldOf = (id: string, seat: number, given?: Arguments) => string;

/** How a game is shown, at a table or in a replay. */
export interface TableOf<S extends Scene> {
  Scene: new (setting: Setting, eyes: Eyes) => S;
  Teller: new (setting: Setting, name: Name, you: number | null) => Teller;
  /** How many cards a hand begins with where nearly all of them stay for long; 0 where they go. */
  held: number;
  /** Points stand on a chit, and how many cards somebody holds beside their name: there is more to show below it. */
  chits: boolean;
  /** What a plate shows besides; `count` is whether there is room for how many cards somebody holds. */
  Facts: Component<{ scene: S; seat: number; count: boolean }>;
  /** What can be had in the round, if all see it. */
  Stakes?: Component<{ scene: S }>;
  Looked: Component<Looked<S>>;
  /** Which of its tricks to look at first, or 0 for the discards. */
  lookAt(scene: S, seat: number | null): number;
  marks(scene: S, now: Event | null): Marks;
  /** Why somebody earned what they did in the round that has ended. */
  earned(scene: S, event: Event & { t: "round_end" }, seat: number): string;
  sounds: Readonly<Partial<Record<Event["t"], Sound>>>;
  /** The table in words: what is to be known of the round, what of a seat, what lies in the middle. */
  describeRound?(scene: S, toldOf: ToldOf): string[];
  describeSeat(scene: S, seat: number, common: { player: string; n: number; points: number }): string;
  describeMiddle(scene: S, toldOf: ToldOf): string;
}

/** An evening as it is kept, which a game may add to. */
export interface EveningOf<Name extends GameName, Round> {
  readonly game: Name;
  readonly id: string;
  /** When it began, in milliseconds. */
  readonly begun: number;
  /** When it was thrown away, if it was: it can be brought back for a while. */
  readonly removed: number | null;
  /** By seat; an empty name is shown as a number. Whoever stands for the game is not among them. */
  readonly names: readonly string[];
  /** Who deals the first round. */
  readonly dealer: number;
  readonly rounds: readonly Round[];
}

type AnyEvening = EveningOf<GameName, unknown>;
type RoundOf<E extends AnyEvening> = E["rounds"][number];

/** The house rules that count in the score pad. */
export interface PadRules {
  starts?: "always" | "in_turn";
  sits?: "moves" | "stays";
}

/** How an evening is written down and counted. Rounds count from 1. */
export interface PadOf<E extends AnyEvening> {
  /** Those that can be agreed on where somebody plays who stands for the game. */
  rules: readonly { rule: keyof PadRules; option: string; text: string }[];
  areRules(found: Readonly<Record<string, unknown>>): boolean;
  /** Whether something is a round as it is kept. */
  isRound(found: unknown, round: number, players: number): boolean;
  /** Whether a round is another one further on, or as far. */
  goesOn(before: RoundOf<E>, after: RoundOf<E>): boolean;
  /** An evening at which nothing is entered yet. */
  begin(shared: Omit<AnyEvening, "game" | "rounds">, rules: PadRules): E;
  /** The seats that can deal first. */
  firstDealers(names: readonly string[]): number[];
  /** Each seat's points, as far as the round is entered; null when nothing is. */
  roundPoints(evening: E, round: number): number[] | null;
  /** Whether a round needs nothing more. */
  isDone(evening: E, round: number): boolean;
  /** Who starts a round; null while that hangs on what is not entered. The points before it are null until all are. */
  starter(evening: E, round: number, dealer: number, points: readonly number[] | null): number | null;
  winners(points: readonly number[], last: readonly number[]): number[];
  /** Whether the last round decides between level players. */
  lastDecides: boolean;
  /** The team somebody played in; null where there are none. */
  team(evening: E, round: number, seat: number): number | null;
  /** What else is to be known before a round; null where there is nothing. */
  note(evening: E, round: number, name: Name): string | null;
}

/** What a form for a round is given. */
export interface FormOf<E extends AnyEvening> {
  evening: E;
  round: number;
  onsaid: (text: string) => void;
  /** The round has just been written down. */
  onwritten: () => void;
}

/** Somebody who is asked, and what they have touched. */
export interface AskedOf<S> {
  asked: Asked;
  choosing: Choosing;
  scene: S;
  name: Name;
}

/** What is asked in a game, and how it is answered. */
export interface AskingOf<S extends Scene, Board> {
  /** What kind of question is asked in a phase. */
  kind(phase: string): Kind;
  /** The question, as a person would say it. */
  sentence(given: AskedOf<S>): string;
  /** What was chosen, while others are still to choose. */
  chosen(given: { card: string; name: string }): string;
  /** What can be pressed besides cards and seats. */
  Answers: Component<AskedOf<S>>;
  /** Whether a card can be given for one of the trick. */
  mayGive(card: string, wanted: string | null, board: Board, exchange: string | undefined): boolean;
  /** Why a card cannot be played that was touched; null where there is no more to say than that. */
  whyNot(card: string, asked: Asked, board: Board, name: Name): Reason | null;
  /** What can be set for this game only. */
  choices: readonly { what: "sort"; ways: readonly string[] }[];
  ticks: readonly { what: "pickMyself"; text: string }[];
}

/** A record of a game, looked at: whether it can be shown, and whether its luck is as it should be. */
export interface RecordOf {
  /** What a round is made of, and where one begins. */
  part: "trick" | "turn";
  begins(event: Event, before: Event | undefined): boolean;
  Cards: new (seats: number) => Cards;
  Luck: new (told: Told, stream: Stream) => Luck;
  /** Whether somebody's name counts in who deals first. */
  isCalled(name: string): boolean;
  /** The house rules that change what is shown. */
  options: Readonly<Record<string, Check>>;
  /** The fields of every event, as the format lists them, */
  fields: Readonly<Record<string, Readonly<Record<string, Check>>>>;
  /** and those that only some events of a kind have. */
  more(event: Readonly<Record<string, unknown>>): Readonly<Record<string, Check>> | undefined;
  /** Of what followed from luck, the event that tells what it picked. */
  lucky(happened: readonly Event[], players: number): Event | undefined;
}
