/**
 * Where everything lies, in pixels of the table. You sit at the bottom, the others clockwise around an ellipse, your left
 * neighbour at the left edge and the one to your right at the right.
 */

import type { Scene, Thing } from "../game/scene.svelte";

export interface Size {
  width: number;
  height: number;
}

/** The parts of the table on the screen. */
export interface Room {
  /** Where the others sit and the middle is. */
  felt: Size;
  /** Where your hand begins, from the top of the felt. */
  handTop: number;
}

/** Where a card lies: its middle, its turn in degrees, its width against a card in hand. */
export interface Pose {
  x: number;
  y: number;
  turn: number;
  scale: number;
  layer: number;
}

/** A part of the table to touch: its middle, and how large it is. */
export interface Area extends Size {
  x: number;
  y: number;
}

/** Where somebody sits: the middle of their plate. */
export interface Spot {
  x: number;
  y: number;
}

export interface Measures {
  /** The width of a card in your hand. */
  card: number;
  /** Of one in the middle, and of one in another's hand, against that. */
  middle: number;
  small: number;
  plate: Size;
  narrow: boolean;
  /** In how many rows a hand is held that is too large for one. */
  rows: 1 | 2;
}

const RATIO = 1.4;
/** Below this height of the felt, plates are small and stand but one at each side. */
const LOW = 280;
const LAYERS = { deck: 0, box: 5, won: 10, discard: 100, hand: 200, trick: 300, draw: 500, mine: 600 };

/** Pairs are discarded to these piles in turn, so that the last ones can be read: each is so many cards from the middle. */
const PILES = [0, 0.78, -0.78];
/** How far the two cards of a pair lie from its middle, in cards. */
const PAIR = 0.06;

/** As much of a card as a finger finds without touching its neighbour. */
const FINGER = 44;
/** The least of a card that can still be touched beside its neighbour. */
const FINGERTIP = 24;
/** How large a card to draw is at least, against one in hand. */
const LEAST_DRAWN = 0.5;
/** A table that is narrow needs this height for two rows of cards in hand. */
const TWO_ROWS = 560;

/** The width of a card in your hand, on a table of this size: on a phone as much as a fan of them allows. */
export function cardWidth(width: number, height: number): number {
  const across = Math.max(width * 0.145, Math.min(width * 0.235, 96));
  return clamp(58, Math.min(across, height * 0.17), 200);
}

/** In how many rows a hand of so many is held: two where the cards of one would leave too little of each to touch. */
export function handRows(held: number, card: number, width: number, height: number): 1 | 2 {
  const strip = (width - card - 16) / (held - 1);
  return held && strip < FINGER && height >= TWO_ROWS ? 2 : 1;
}

/** `text` is how much larger than usual somebody reads. */
export function measure(
  { felt: { width, height } }: Room,
  card: number,
  seats: number,
  text = 1,
  rows: 1 | 2 = 1,
): Measures {
  const narrow = width < 560 * text || height < LOW * text;
  const small = (narrow ? 25 : clamp(28, Math.min(width * 0.045, height * 0.085), 92)) / card;
  const plate = narrow
    ? {
        width: Math.min(92 * text, width * 0.31, width / (seats - 1 - 2 * sidesFor(seats - 1, height)) - 2),
        height: 46 * text,
      }
    : { width: clamp(140 * text, width * 0.16, 180 * text), height: 54 * text };
  // Between two plates there is room for a trick, which is about two and a half cards wide.
  const between = (width - 2 * plate.width - 24) / (card * 2.65);
  const middle = clamp(0.6, Math.min((height * 0.27) / (card * RATIO), between), narrow ? 1.2 : 1);
  return { card, middle, small, plate, narrow, rows };
}

/** How high the place for a hand is. */
export function handHeight(card: number, rows: 1 | 2): number {
  return card * (RATIO + 0.06) + (rows - 1) * FINGER + 21;
}

/** How high the felt must be for everyone's plate and what lies between them. */
export function leastFelt(text: number): number {
  return 172 * text;
}

/** How many places somebody sits after another, clockwise. */
export function place(seat: number, after: number, clockwise: readonly number[]): number {
  const seats = clockwise.length;
  return (clockwise.indexOf(seat) - clockwise.indexOf(after) + seats) % seats;
}

/** Where the plate of another seat is: on an ellipse, or where that is too tight along the edges. */
export function spotOf(seat: number, me: number, clockwise: readonly number[], room: Room, measures: Measures): Spot {
  const nth = place(seat, me, clockwise) - 1;
  const seats = clockwise.length;
  const tight = measures.narrow ? seats > 4 : seats > 5 && room.felt.width < measures.plate.width * 6.5;
  return tight ? edgeSpot(nth, seats - 1, room.felt, measures) : ellipseSpot(nth, seats - 1, room.felt, measures);
}

function ellipseSpot(nth: number, others: number, felt: Size, { card, small, plate }: Measures): Spot {
  const fan = card * small * RATIO;
  const block = plate.height + fan * 0.8;
  const beyond = others > 3 ? 0.1 : 0.02;
  const turn = Math.PI * (1 - beyond) + (others > 1 ? nth / (others - 1) : 0.5) * Math.PI * (1 + 2 * beyond);
  const across = felt.width / 2 - plate.width / 2 - 6;
  const down = felt.height / 2 - block / 2 - 4;
  return {
    x: felt.width / 2 + across * Math.cos(turn),
    y: felt.height / 2 - fan * 0.3 + down * Math.sin(turn) * (others > 2 ? 1 : 0.4),
  };
}

/** How many of the others sit at each side where they sit along the edges. */
function sidesFor(others: number, height: number): number {
  return others > 5 && height >= LOW ? 2 : 1;
}

/** One or two at each side, the others along the top. */
function edgeSpot(nth: number, others: number, felt: Size, { card, small, plate }: Measures): Spot {
  const sides = sidesFor(others, felt.height);
  const top = others - 2 * sides;
  const first = plate.height / 2 + 5;
  const block = plate.height + card * small * RATIO;
  const rest = felt.height - first - block;
  if (nth >= sides && nth < sides + top) return { x: (felt.width * (nth - sides + 0.5)) / top, y: first };
  const left = nth < sides;
  const fromTop = left ? sides - 1 - nth : nth - sides - top;
  const step = Math.max(block, Math.min(block * 1.25, rest / (sides + 0.5)));
  return {
    x: left ? plate.width / 2 + 4 : felt.width - plate.width / 2 - 4,
    y: first + step * (fromTop + 1),
  };
}

export interface Wishes {
  /** The seat from which the viewer is about to draw: its cards come nearer. */
  drawFrom?: number | null;
  /** Cards of the viewer's that were chosen, and those that can be: both are raised. */
  raised?: ReadonlySet<number>;
  able?: ReadonlySet<number>;
  /** The viewer holds their cards by value, not by colour. */
  byValue?: boolean;
}

/** Lay out every card. */
export function layOut(
  scene: Scene,
  me: number,
  room: Room,
  measures: Measures,
  wishes: Wishes = {},
): Map<number, Pose> {
  const poses = new Map<number, Pose>();
  const centre = middleOf(scene, room, measures);
  const lay = (things: Thing[], how: (thing: Thing, index: number, count: number) => Pose) =>
    things.forEach((thing, index) => poses.set(thing.id, how(thing, index, things.length)));

  lay(scene.in("deck"), (_, index) => ({
    x: centre.x - index * 0.15,
    y: centre.y - index * 0.25,
    turn: 0,
    scale: measures.middle,
    layer: LAYERS.deck + index,
  }));
  together(scene.in("discard")).forEach((group, nth) =>
    lay(group, (thing, index, count) => discardPose(thing, nth, index - (count - 1) / 2, centre, measures)),
  );
  for (let seat = 0; seat < scene.seats; seat++) {
    const mine = seat === me;
    const spot = mine
      ? { x: room.felt.width / 2, y: room.felt.height }
      : spotOf(seat, me, scene.clockwise, room, measures);
    if (mine)
      lay(scene.hand(seat, wishes.byValue), (thing, index, count) =>
        handPose(thing, index, count, room, measures, wishes),
      );
    else if (wishes.drawFrom === seat)
      lay(scene.hand(seat), (_, index, count) => drawPose(index, count, spot, centre, room, measures));
    else lay(scene.hand(seat), (_, index, count) => fanPose(index, count, spot, measures));
    lay(
      scene.in("hand", seat).filter((thing) => thing.shown),
      () => shownPose(spot, centre, room, measures, mine),
    );
    lay(scene.in("trick", seat), (thing) => trickPose(thing, spot, centre, room, measures, mine));
    lay(scene.in("won", seat), (_, index) => wonPose(index, spot, measures, mine, room));
    lay(scene.in("box", seat), () => ({ ...boxPlace(spot, mine, room), turn: 0, scale: 0, layer: LAYERS.box }));
  }
  return poses;
}

function middleOf(scene: Scene, room: Room, measures: Measures): Spot {
  return { x: room.felt.width / 2, y: room.felt.height * centreOf(scene.seats, room, measures) };
}

/** How far down the middle of the table is: below whoever sits at the top. */
function centreOf(seats: number, { felt }: Room, { narrow }: Measures): number {
  if (seats < 4) return 0.5;
  if (felt.height < LOW) return 0.64;
  return seats > 4 && narrow ? 0.62 : 0.56;
}

function handPose(
  thing: Thing,
  index: number,
  count: number,
  room: Room,
  { card, rows }: Measures,
  { raised, able }: Wishes,
): Pose {
  const { width } = room.felt;
  const many = count > 10; // these lie straight, from edge to edge, or there is too little of each to touch
  const stepFor = (cards: number) =>
    cards > 1 ? Math.min(card * 0.94, (width - card - (many ? 6 : 16)) / (cards - 1)) : 0;
  const two = rows === 2 && stepFor(count) < FINGER;
  // The row behind has the odd card, and shows so much of each as a finger needs.
  const behind = two ? Math.ceil(count / 2) : 0;
  const back = index < behind;
  const [at, beside] = back ? [index, behind] : [index - behind, count - behind];
  const fromMiddle = at - (beside - 1) / 2;
  const down = two && !back ? FINGER : rows === 2 && !two ? FINGER / 2 : 0;
  const up = raised?.has(thing.id) ? 16 : able?.has(thing.id) ? 8 : 0;
  return {
    x: width / 2 + fromMiddle * stepFor(beside),
    y: room.handTop + 14 + (card * RATIO) / 2 + down + (two ? 0 : Math.min(8, fromMiddle ** 2 * 0.6)) - up,
    turn: two || many ? 0 : Math.max(-5, Math.min(5, fromMiddle * 1.1)),
    scale: 1,
    layer: LAYERS.mine + index,
  };
}

function fanPose(index: number, count: number, spot: Spot, { card, small, plate, narrow }: Measures): Pose {
  const width = card * small;
  const room = plate.width * (narrow ? 0.86 : 0.95) - width;
  const step = count > 1 ? Math.min(width * 0.55, room / (count - 1)) : 0;
  const fromMiddle = index - (count - 1) / 2;
  return {
    x: spot.x + fromMiddle * step,
    y: spot.y + plate.height / 2 + width * 0.62 + Math.abs(fromMiddle) ** 1.5 * 0.35,
    turn: fromMiddle * Math.min(4, 26 / count),
    scale: small,
    layer: LAYERS.hand + index,
  };
}

/** The cards one is drawn from, fanned towards you: below the plate of whoever holds them, or beside it. */
function drawPose(
  index: number,
  count: number,
  spot: Spot,
  centre: Spot,
  { felt }: Room,
  { card, narrow, plate }: Measures,
): Pose {
  const fromMiddle = index - (count - 1) / 2;
  const sag = (from: number) => Math.abs(from) ** 1.6 * 0.8;
  const foot = felt.height - 6 - sag((count - 1) / 2);
  const free = (foot - spot.y - plate.height / 2 - 10) / (card * RATIO);
  const usual = narrow ? 0.78 : 0.85;
  const beside = free < LEAST_DRAWN;
  const scale = beside ? usual : Math.min(usual, free);
  const width = card * scale;
  const edge = 6 + (width * RATIO * Math.sin(((count - 1) * Math.PI) / 180)) / 2; // the outer cards lean
  // Beside the plate, the one across is left in sight too, where that leaves enough of each card to touch.
  const right = (beside ? spot.x - plate.width / 2 : felt.width) - edge;
  const most = Math.min(right - edge, narrow ? Infinity : felt.width * 0.6) - width;
  const clear = beside ? Math.max(most - plate.width, FINGERTIP * (count - 1)) : most;
  const step = count > 1 ? Math.min(width * 0.7, Math.min(most, clear) / (count - 1)) : 0;
  const half = (step * (count - 1) + width) / 2;
  const below = Math.max(felt.height * 0.66, spot.y + plate.height / 2 + (width * RATIO) / 2 + 10);
  return {
    x: clamp(half + edge, (spot.x + centre.x) / 2, right - half) + fromMiddle * step,
    y: Math.min(below, foot - (width * RATIO) / 2) + sag(fromMiddle),
    turn: fromMiddle * 2,
    scale,
    layer: LAYERS.draw + index,
  };
}

/** Discards as they came: in pairs, or a waiter alone. */
export function together(discards: readonly Thing[]): Thing[][] {
  const groups: Thing[][] = [];
  for (const thing of discards) {
    const last = groups.at(-1);
    if (last?.length === 1 && last[0]?.face === thing.face) last.push(thing);
    else groups.push([thing]);
  }
  return groups;
}

/** `side` is where a card lies in its pair, from its middle. */
function discardPose(thing: Thing, nth: number, side: number, centre: Spot, { card, middle }: Measures): Pose {
  const width = card * middle;
  return {
    x: centre.x + ((PILES[nth % PILES.length] ?? 0) + 2 * side * PAIR) * width,
    y: centre.y + 2 * side * PAIR * width,
    turn: 10 * side + jitter(thing.id, 3) * 2,
    scale: middle,
    layer: LAYERS.discard + 2 * nth + (side > 0 ? 1 : 0),
  };
}

/** Where the discards are touched, if there are any. */
export function heapOf(scene: Scene, room: Room, measures: Measures): Area | null {
  const piles = Math.min(PILES.length, together(scene.in("discard")).length);
  if (!piles) return null;
  const width = measures.card * measures.middle;
  const used = PILES.slice(0, piles).map((from) => from * width);
  const [left, right] = [Math.min(...used), Math.max(...used)];
  const { x, y } = middleOf(scene, room, measures);
  return { x: x + (left + right) / 2, y, width: right - left + width * 1.2, height: width * RATIO * 1.1 };
}

/** A card somebody shows lies large before them, so that nobody overlooks it. */
function shownPose(
  spot: Spot,
  centre: Spot,
  room: Room,
  { card, middle, plate, narrow }: Measures,
  mine: boolean,
): Pose {
  const height = Math.min(card * RATIO * Math.max(middle, 0.9), room.felt.height * 0.46);
  const scale = height / (card * RATIO);
  // What is happening is said below, where there is room for it.
  const said = narrow ? 0 : plate.height * 0.8;
  if (mine) return { x: centre.x, y: spot.y - said - height * 0.52, turn: 0, scale, layer: LAYERS.draw + 1 };
  const [dx, dy] = [centre.x - spot.x, centre.y - spot.y];
  // Just clear of the plate, on the way to the middle.
  const clear = Math.min(
    dx ? (plate.width / 2 + height / RATIO / 2 + 6) / Math.abs(dx) : 1,
    dy ? (plate.height / 2 + height / 2 + 6) / Math.abs(dy) : 1,
    1,
  );
  return { x: spot.x + dx * clear, y: spot.y + dy * clear, turn: 0, scale, layer: LAYERS.draw };
}

/** Where there is little room the cards of a trick lie closer, not on a plate or below the felt. */
function trickPose(
  thing: Thing,
  spot: Spot,
  centre: Spot,
  { felt }: Room,
  { card, middle, plate }: Measures,
  mine: boolean,
): Pose {
  const [dx, dy] = mine ? [0, 1] : [spot.x - centre.x, spot.y - centre.y];
  const far = Math.hypot(dx, dy) || 1;
  const reach = card * middle * 0.78;
  const half = (card * middle * RATIO) / 2 + 4;
  const x = centre.x + (dx / far) * reach * 1.05;
  const across = Math.abs(x - spot.x) < (plate.width + card * middle) / 2 && !mine;
  return {
    x,
    y: clamp(across ? spot.y + plate.height / 2 + half : 0, centre.y + (dy / far) * reach * 0.82, felt.height - half),
    turn: jitter(thing.id, 3) * 7,
    scale: middle,
    layer: LAYERS.trick + thing.at,
  };
}

/** Tricks lie beside a plate, on the side where the table is. */
function wonPose(index: number, spot: Spot, { card, small, plate }: Measures, mine: boolean, room: Room): Pose {
  const width = card * small;
  const trick = Math.floor(index / 4);
  const side = spot.x > room.felt.width * 0.6 ? -1 : 1;
  const x = mine ? room.felt.width - width * (1.1 + 1.2 * trick) : spot.x + side * (plate.width / 2 + width * 0.6);
  // On a large screen two tricks are higher than the plate they lie beside; they stay on the table.
  const first = Math.max(spot.y - width * 0.4, width * 0.35 + 7);
  const y = mine ? room.felt.height - width * 0.7 : first + trick * width * 0.8;
  return { x: x + (index % 4), y: y - (index % 4), turn: 90, scale: small * 0.7, layer: LAYERS.won + index };
}

/** Where the tricks somebody has won are touched. */
export function pileOf(scene: Scene, seat: number, me: number, room: Room, measures: Measures): Area | null {
  const cards = scene.in("won", seat).length;
  if (!cards) return null;
  const mine = seat === me;
  const spot = mine ? { x: 0, y: room.felt.height } : spotOf(seat, me, scene.clockwise, room, measures);
  const poses = [0, cards - 1].map((index) => wonPose(index, spot, measures, mine, room));
  const [across, down] = [poses.map((pose) => pose.x), poses.map((pose) => pose.y)];
  const reach = (places: number[]) => Math.max(FINGER, Math.max(...places) - Math.min(...places) + 30);
  const [width, height] = [reach(across), reach(down)];
  return {
    x: clamp(width / 2, (Math.min(...across) + Math.max(...across)) / 2, room.felt.width - width / 2),
    y: clamp(height / 2, (Math.min(...down) + Math.max(...down)) / 2, room.felt.height - height / 2),
    width,
    height,
  };
}

function boxPlace(spot: Spot, mine: boolean, room: Room): Spot {
  return mine ? { x: 20, y: room.felt.height } : spot;
}

/** The same little disorder for the same card each time, between -1 and 1. */
function jitter(id: number, salt: number): number {
  return ((((id + 1) * 7919 * (salt * 31 + 7)) % 2003) / 2003) * 2 - 1;
}

export function clamp(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
