/** What the accessors of a situation should answer, computed from the plain state in the most plain way. */
import { sameJson } from '../../../src/core/index.js';
import { board as defaultBoard } from '../../../src/successors/data/board.js';
import { SENIORITY } from '../../../src/successors/data/generals.js';
import type { ProvinceFact } from '../../../src/successors/data/shape.js';
import { allVictoryPoints } from '../../../src/successors/questions.js';
import { COURSE_PARTS, type GameState, type PlaceKey } from '../../../src/successors/state.js';
import type { Situation } from '../../../src/successors/table/situation.js';
import { allUnits } from '../../../src/successors/units.js';
import {
  COMBAT_UNITS,
  GENERALS,
  INDEPENDENT_ARMIES,
  PLAYERS,
  ROYALS,
  type Faction,
  type PlayerId,
  type SpaceId,
} from '../../../src/successors/vocabulary.js';

import { minorsAtSea, standing } from '../standing.js';

/** The codes of factions: the seats, and after them the Independents. */
const FACTIONS: readonly Faction[] = [...PLAYERS, 'independent'];
const ZONES = ['', ':inside'] as const;
const NOWHERE = 'a space that is not on the board';

/** One bit for each item that is meant, the first the lowest. */
const bits = <A>(items: readonly A[], meant: (item: A) => boolean): number =>
  items.reduce((sum, item, index) => sum + (meant(item) ? 2 ** index : 0), 0);

/** Where the accessors of a situation answer otherwise than the state says; empty when they agree. */
export function disagreements(situation: Situation, published: GameState): readonly string[] {
  const state = standing(published);
  const found: string[] = [];
  const same: Same = (answer, expected, asked) => {
    if (answer === expected || sameJson(answer, expected)) return;
    found.push(`${asked()} answers ${JSON.stringify(answer)}, and the state says ${JSON.stringify(expected)}`);
  };
  const players = PLAYERS.slice(0, state.options.players);
  const { spaces, provinces } = state.options.board ?? defaultBoard;
  const names: readonly SpaceId[] = [...spaces.map(({ id }) => id), NOWHERE];

  for (const part of COURSE_PARTS) same(situation[part], state[part], () => part);
  same(situation.options, state.options, () => 'options');
  same(situation.stack, state.stack, () => 'stack');
  same(situation.players, players, () => 'players');
  same(situation.spaces, spaces.length, () => 'spaces');
  same(situation.geometry.board === (state.options.board ?? defaultBoard), true, () => 'geometry');
  const points = allVictoryPoints(published, players);
  same(
    [...situation.pointsAtRest],
    players.map((player) => points.get(player)),
    () => 'pointsAtRest',
  );

  for (const [code, space] of names.entries()) {
    same(situation.spaceCode(space), code, () => `spaceCode(${space})`);
    spaceBySpace(situation, state, space, code, same);
    for (const [seat, player] of players.entries()) {
      for (const zone of ZONES) {
        placeByPlace(situation, state, { player, seat, space, code, zone }, same);
        const key: PlaceKey = `${player}:${space}${zone}`;
        const apart = situation.standing(situation.post(player, space, zone !== ''));
        same(apart, allUnits(published.forces[key]), () => `standing(${key})`);
      }
    }
  }
  for (const [code, province] of provinces.entries()) {
    same(situation.provinceHolder(code), provinceHolder(state, province), () => `provinceHolder(${province.id})`);
  }
  for (const [seat, player] of players.entries()) {
    const all = Object.entries(state.minorGenerals).filter(([key]) => key.split(':')[0] === player);
    const inPlay = all.reduce((sum, [, count]) => sum + count, minorsAtSea(published, player));
    same(situation.minorsInPlay(seat), inPlay, () => `minorsInPlay(${player})`);
  }
  for (const id of GENERALS) same(situation.hasMoved(id), state.moved.generals.includes(id), () => `hasMoved(${id})`);
  for (const id of ROYALS) {
    same(situation.royalHasMoved(id), state.moved.royals.includes(id), () => `royalHasMoved(${id})`);
  }
  same(situation.cartHasMoved, state.moved.cart, () => 'cartHasMoved');
  return found;
}

/** Compares an answer with what it should be; the question is told only where they differ. */
type Same = (answer: unknown, expected: unknown, asked: () => string) => void;

function spaceBySpace(situation: Situation, state: GameState, space: SpaceId, code: number, same: Same): void {
  const marker = state.control[space];
  same(situation.controller(space), marker, () => `controller(${space})`);
  same(situation.holder(code), marker === undefined ? -1 : FACTIONS.indexOf(marker), () => `holder(${space})`);
  const seats = (zone: string) => bits(PLAYERS, (player) => countIn(state, `${player}:${space}${zone}`) > 0);
  same(situation.seatsOutside(code), seats(''), () => `seatsOutside(${space})`);
  same(situation.seatsInside(code), seats(':inside'), () => `seatsInside(${space})`);
  const armies = bits(INDEPENDENT_ARMIES, (id) => {
    const army = state.independentArmies[id];
    return army.status === 'map' && army.space === space;
  });
  same(situation.independents(code), armies, () => `independents(${space})`);
  const wards = bits([...ROYALS, 'body'] as const, (id) =>
    id === 'body' ? state.body.space === space : state.royals[id].space === space,
  );
  same(situation.wards(code), wards, () => `wards(${space})`);
}

interface Standing {
  readonly player: PlayerId;
  readonly seat: number;
  readonly space: SpaceId;
  readonly code: number;
  readonly zone: (typeof ZONES)[number];
}

function placeByPlace(situation: Situation, state: GameState, standing: Standing, same: Same): void {
  const { player, seat, space, code, zone } = standing;
  const key: PlaceKey = `${player}:${space}${zone}`;
  const inside = zone !== '';
  const post = situation.post(player, space, inside);
  same(situation.postOf(seat, code, inside), post, () => `postOf(${key})`);

  const units = state.forces[key];
  same(situation.count(post), countIn(state, key), () => `count(${key})`);
  const answered = situation.units(post);
  const moved = state.moved.forces[key];
  const answeredMoved = situation.movedUnits(post);
  for (const unit of COMBAT_UNITS) {
    same(answered[unit], units?.[unit] ?? 0, () => `units(${key}).${unit}`);
    same(situation.countOf(post, unit), units?.[unit] ?? 0, () => `countOf(${key}, ${unit})`);
    same(answeredMoved[unit], moved?.[unit] ?? 0, () => `movedUnits(${key}).${unit}`);
  }
  same(situation.movedCount(post), sum(moved), () => `movedCount(${key})`);

  same(situation.minors(post), state.minorGenerals[key] ?? 0, () => `minors(${key})`);
  same(situation.movedMinors(post), state.moved.minorGenerals[key] ?? 0, () => `movedMinors(${key})`);
  const officers = bits(SENIORITY[state.options.edition ?? 'rulebook'], (id) => {
    const general = state.generals[id];
    return general.status === 'map' && general.owner === player && general.space === space && general.inside === inside;
  });
  same(situation.officers(post), officers, () => `officers(${key})`);
}

const sum = (units: GameState['forces'][string] | undefined): number =>
  COMBAT_UNITS.reduce((total, unit) => total + (units?.[unit] ?? 0), 0);

const countIn = ({ forces }: GameState, key: PlaceKey): number => sum(forces[key]);

/** R 4.22: more than half of the spaces of a province, and its Major City if it has one. */
function provinceHolder(state: GameState, { id }: ProvinceFact): number {
  const spaces = (state.options.board ?? defaultBoard).spaces.filter(({ province }) => province === id);
  const city = spaces.find(({ kind }) => kind === 'majorCity');
  return FACTIONS.findIndex((faction) => {
    const markers = spaces.filter((space) => state.control[space.id] === faction).length;
    return 2 * markers > spaces.length && (city === undefined || state.control[city.id] === faction);
  });
}
