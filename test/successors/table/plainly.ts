/** What the accessors of a situation should answer, computed from the plain state in the most plain way. */
import { sameJson } from '../../../src/core/index.js';
import { board as defaultBoard } from '../../../src/successors/data/board.js';
import { SENIORITY } from '../../../src/successors/data/generals.js';
import { COURSE_PARTS, type GameState } from '../../../src/successors/state.js';
import type { Situation } from '../../../src/successors/table/situation.js';
import {
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type Faction,
  type PlaceKey,
  type PlayerId,
  type SpaceId,
} from '../../../src/successors/vocabulary.js';

import { minorsAtSea, standing } from '../standing.js';
import { provinceHolder, victoryPoints } from './reckoning.js';

/** The codes of factions: the seats, and after them the Independents. */
const FACTIONS: readonly Faction[] = [...PLAYERS, 'independent'];
const ZONES = ['', ':inside'] as const;
const NOWHERE = 'a space that is not on the board';
const NONE = -1;

/**
 * Compares an answer with what it should be; what was asked is told only where they differ, as `question(about)more`.
 */
type Same = (answer: unknown, expected: unknown, question: string, about?: string, more?: string) => void;

/** Where the accessors of a situation answer otherwise than the state says; empty when they agree. */
export function disagreements(situation: Situation, published: GameState): readonly string[] {
  const found: string[] = [];
  const same: Same = (answer, expected, question, about, more = '') => {
    if (answer === expected || (typeof answer === 'object' && sameJson(answer, expected))) return;
    const asked = about === undefined ? question : `${question}(${about})${more}`;
    found.push(`${asked} answers ${JSON.stringify(answer)}, and the state says ${JSON.stringify(expected)}`);
  };
  const sketch = sketchOf(published);
  const { state, players, names } = sketch;

  for (const part of COURSE_PARTS) same(situation[part], state[part], part);
  same(situation.options, state.options, 'options');
  same(situation.stack, state.stack, 'stack');
  same(situation.players, players, 'players');
  same(situation.spaces, names.length - 1, 'spaces');
  same(situation.geometry.board === (state.options.board ?? defaultBoard), true, 'geometry');
  same(
    [...situation.lastPoints],
    players.map((player) => victoryPoints(state, player)),
    'pointsAtRest',
  );

  for (const [code, space] of names.entries()) {
    same(situation.spaceCode(space), code, 'spaceCode', space);
    spaceBySpace(situation, sketch, space, code, same);
    for (const [seat, player] of players.entries()) {
      for (const inside of [false, true]) placeByPlace(situation, sketch, { player, seat, space, code, inside }, same);
    }
  }
  for (const [seat, player] of players.entries()) seatBySeat(situation, sketch, player, seat, same);
  provinces(situation, sketch, same);
  people(situation, sketch, same);
  return found;
}

/** The names of the places of all players, seat by seat, space by space, outside before inside; made once for each list of spaces. */
const namesOfPlaces = new WeakMap<object, readonly PlaceKey[]>();

function placesOf(spaces: readonly { readonly id: SpaceId }[]): readonly PlaceKey[] {
  const made =
    namesOfPlaces.get(spaces) ??
    PLAYERS.flatMap((player) =>
      [...spaces.map(({ id }) => id), NOWHERE].flatMap((space) => ZONES.map((zone) => `${player}:${space}${zone}`)),
    );
  namesOfPlaces.set(spaces, made);
  return made;
}

/** A state with the Army on the march put down, and what is asked about most looked up once. */
interface Sketch {
  readonly published: GameState;
  readonly state: GameState;
  readonly players: readonly PlayerId[];
  /** The spaces in the order of the board, and after them one that is not on it. */
  readonly names: readonly SpaceId[];
  /** The name of a player's place, by the codes of his seat and of the space. */
  readonly key: (seat: number, space: number, inside: boolean) => PlaceKey;
  /** The number of CUs in each place that has some. */
  readonly counts: ReadonlyMap<PlaceKey, number>;
  /** Bit by bit, by Seniority, the Major Generals in each place that has some. */
  readonly officers: ReadonlyMap<PlaceKey, number>;
}

function sketchOf(published: GameState): Sketch {
  const state = standing(published);
  const { spaces } = state.options.board ?? defaultBoard;
  const keys = placesOf(spaces);
  const officers = new Map<PlaceKey, number>();
  for (const [rank, id] of SENIORITY[state.options.edition ?? 'rulebook'].entries()) {
    const { status, owner, space, inside } = state.generals[id];
    if (status !== 'map') continue;
    const key = `${owner}:${space}${inside ? ':inside' : ''}`;
    officers.set(key, (officers.get(key) ?? 0) + 2 ** rank);
  }
  return {
    published,
    state,
    players: PLAYERS.slice(0, state.options.players),
    names: [...spaces.map(({ id }) => id), NOWHERE],
    key: (seat, space, inside) => keys[2 * (seat * (spaces.length + 1) + space) + (inside ? 1 : 0)] ?? '',
    counts: new Map(Object.entries(state.forces).map(([key, units]) => [key, sum(units)])),
    officers,
  };
}

const sum = (units: GameState['forces'][string] | undefined): number =>
  units === undefined ? 0 : Object.values(units).reduce((total, count) => total + count, 0);

/** One bit for each item that is meant, the first the lowest. */
const bits = <A>(items: readonly A[], meant: (item: A) => boolean): number =>
  items.reduce((total, item, index) => total + (meant(item) ? 2 ** index : 0), 0);

function spaceBySpace(situation: Situation, sketch: Sketch, space: SpaceId, code: number, same: Same): void {
  const { state, counts, players } = sketch;
  const marker = state.control[space];
  same(situation.controller(space), marker, 'controller', space);
  same(situation.holder(code), marker === undefined ? NONE : FACTIONS.indexOf(marker), 'holder', space);
  const seats = (inside: boolean) =>
    bits(players, (player) => (counts.get(sketch.key(players.indexOf(player), code, inside)) ?? 0) > 0);
  same(situation.seatsOutside(code), seats(false), 'seatsOutside', space);
  same(situation.seatsInside(code), seats(true), 'seatsInside', space);
  const armies = bits(INDEPENDENT_ARMIES, (id) => {
    const army = state.independentArmies[id];
    return army.status === 'map' && army.space === space;
  });
  same(situation.independents(code), armies, 'independents', space);
  const wards = bits([...ROYALS, 'body'] as const, (id) =>
    id === 'body' ? state.body.space === space : state.royals[id].space === space,
  );
  same(situation.royalBits(code), wards, 'wards', space);
  same(situation.hasSiege(code), state.sieges[space] !== undefined, 'isBeset', space);
}

interface Standing {
  readonly player: PlayerId;
  readonly seat: number;
  readonly space: SpaceId;
  readonly code: number;
  readonly inside: boolean;
}

function placeByPlace(situation: Situation, sketch: Sketch, standing: Standing, same: Same): void {
  const { state, published, counts, officers } = sketch;
  const { player, seat, space, code, inside } = standing;
  const key = sketch.key(seat, code, inside);
  const post = situation.post(player, space, inside);
  same(situation.postOf(seat, code, inside), post, 'postOf', key);
  same(situation.postIn(seat, 2 * code + (inside ? 1 : 0)), post, 'postIn', key);
  same(situation.spaceOfPost(post), code, 'spaceOfPost', key);
  const named = situation.postNamed(post);
  same(named.player, player, 'postNamed', key, '.player');
  same(named.space, space === NOWHERE ? '' : space, 'postNamed', key, '.space');
  same(named.inside, inside, 'postNamed', key, '.inside');

  same(situation.count(post), counts.get(key) ?? 0, 'count', key);
  const units = state.forces[key];
  const moved = state.moved.forces[key];
  const apart = published.forces[key];
  const answered = situation.units(post);
  const answeredMoved = situation.movedUnits(post);
  const answeredApart = situation.standing(post);
  for (const unit of situation.kinds) {
    const count = units?.[unit] ?? 0;
    if (answered[unit] !== count) same(answered[unit], count, 'units', key, `.${unit}`);
    const one = situation.countOf(post, unit);
    if (one !== count) same(one, count, 'countOf', `${key}, ${unit}`);
    const movedCount = moved?.[unit] ?? 0;
    if (answeredMoved[unit] !== movedCount) same(answeredMoved[unit], movedCount, 'movedUnits', key, `.${unit}`);
    const apartCount = apart?.[unit] ?? 0;
    if (answeredApart[unit] !== apartCount) same(answeredApart[unit], apartCount, 'standing', key, `.${unit}`);
  }
  same(situation.movedCount(post), sum(moved), 'movedCount', key);

  same(situation.minors(post), state.minorGenerals[key] ?? 0, 'minors', key);
  same(situation.movedMinors(post), state.moved.minorGenerals[key] ?? 0, 'movedMinors', key);
  same(situation.majorGeneralBits(post), officers.get(key) ?? 0, 'officers', key);
}

/** What is found by going from one place to the next, and the Minor Generals of a seat. */
function seatBySeat(situation: Situation, sketch: Sketch, player: PlayerId, seat: number, same: Same): void {
  const { published, state, counts, officers } = sketch;
  const places = (meant: (key: PlaceKey) => boolean): readonly number[] =>
    Array.from({ length: 2 * situation.spaces }, (_, place) => place).filter((place) =>
      meant(sketch.key(seat, place >> 1, place % 2 === 1)),
    );
  const hasUnits = (key: PlaceKey) => (counts.get(key) ?? 0) > 0;
  const hasMinors = (key: PlaceKey) => (state.minorGenerals[key] ?? 0) > 0;
  const all = 2 * situation.spaces;
  const inTurn = (next: (from: number) => number, expected: readonly number[], question: string) =>
    eachFrom(all, expected, (from, place) => {
      if (next(from) !== place) same(next(from), place, question, player, ` from ${from}`);
    });
  inTurn((from) => situation.nextForce(seat, from), places(hasUnits), 'nextForce');
  inTurn((from) => situation.nextMinors(seat, from), places(hasMinors), 'nextMinors');
  const isArmy = (key: PlaceKey) => hasUnits(key) && (hasMinors(key) || officers.has(key));
  inTurn((from) => situation.nextArmy(seat, from), places(isArmy), 'nextArmy');

  const owned = Object.entries(state.minorGenerals).filter(([key]) => key.split(':')[0] === player);
  const inPlay = owned.reduce((total, [, count]) => total + count, minorsAtSea(published, player));
  same(situation.minorsInPlay(seat), inPlay, 'minorsInPlay', player);
}

/** Calls back for each code below a bound with the first of some codes, in their order, that is not less; -1: none. */
function eachFrom(bound: number, codes: readonly number[], visit: (from: number, first: number) => void): void {
  for (let from = 0, at = 0; from < bound; from++) {
    if ((codes[at] ?? bound) < from) at++;
    visit(from, codes[at] ?? NONE);
  }
}

/** R 4.22, 7.4: who controls which province, what that brings, and where whose markers stand. */
function provinces(situation: Situation, { state, names }: Sketch, same: Same): void {
  const { provinces: facts } = state.options.board ?? defaultBoard;
  const points = new Map<Faction | undefined, number>();
  for (const [code, { id, victoryPoints: worth }] of facts.entries()) {
    const holder = provinceHolder(state, id);
    const holderCode = holder === undefined ? NONE : FACTIONS.indexOf(holder);
    same(situation.provinceHolder(code), holderCode, 'provinceHolder', id);
    points.set(holder, (points.get(holder) ?? 0) + worth);
  }
  for (const [code, faction] of FACTIONS.entries()) {
    same(situation.provincePoints(code), points.get(faction) ?? 0, 'provincePoints', faction);
    const held = [...names.keys()].filter((space) => state.control[names[space] ?? ''] === faction);
    eachFrom(situation.spaces, held, (from, space) => {
      const next = situation.nextMarker(code, from);
      if (next !== space) same(next, space, 'nextMarker', faction, ` from ${from}`);
    });
  }
}

/** Who stands where, and who has moved. */
function people(situation: Situation, { state }: Sketch, same: Same): void {
  for (const [code, id] of GENERALS.entries()) {
    const { status, owner, space, inside } = state.generals[id];
    const onMap = status === 'map' && owner !== null && space !== null;
    same(situation.postOfGeneral(code), onMap ? situation.post(owner, space, inside) : NONE, 'station', id);
    same(situation.hasMoved(id), state.moved.generals.includes(id), 'hasMoved', id);
    same(situation.hasMovedAt(code), state.moved.generals.includes(id), 'hasMovedAt', id);
  }
  for (const id of ROYALS) same(situation.royalHasMoved(id), state.moved.royals.includes(id), 'royalHasMoved', id);
  same(situation.cartHasMoved, state.moved.cart, 'cartHasMoved');
}
