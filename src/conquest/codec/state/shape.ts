/** The shape of a state: its fields, each by itself. */
import type * as t from 'io-ts';
import {
  closed,
  exactly,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  tableOf,
  tagged,
  wholeNumber,
  type Check,
  type Props,
} from '../../../core/index.js';
import { MOST_WALLS } from '../../data/shape.js';
import type { BaggageState, CityState, Ended, GameState, LeaderState, ProvinceState, UnitState } from '../../state.js';
import { OBJECTIVES, SUPPLIES } from '../../vocabulary.js';
import type { Edition, Setting } from '../edition.js';
import { memoryField, memoryKey } from '../memory.js';
import { amount, band } from '../phrases.js';
import { anyWordsOf, type Words } from '../words.js';

/** The greatest numbers of steps and turns: the turns are twice those of the longest track (R 17.3). */
const MOST_STEPS = 6;
const MOST_TURNS = 400;
/** Upper limits on cities, and on baggage, fleets included. */
const MOST_CITIES = 80;
const MOST_BAGGAGE = 40;
/** Facts that are remembered only for optional rules. */
const OPTIONAL: readonly (keyof GameState)[] = ['defiant', 'hated'];
/** Returns the fields that may be absent. */
export const optionalOf = (fields: Props<GameState>): readonly (keyof GameState)[] => [
  ...OPTIONAL,
  ...memoryKey<GameState>(fields),
];

/**
 * The deepest stack: the turn, the combats, a battle, an assault, a duel, a leader in danger, and the die; and some
 * more.
 */
const DEEPEST = 10;

export const turnNumber = wholeNumber(1, MOST_TURNS);
export const steps = wholeNumber(1, MOST_STEPS);
export const walls = wholeNumber(0, MOST_WALLS);
export const supplies = oneOf(SUPPLIES);
export const secured = mapOf(oneOf(OBJECTIVES), turnNumber, OBJECTIVES.length);
export const milestonesOf = ({ milestone, closed }: Words) => mapOf(milestone, turnNumber, closed.milestones.length);

/** Returns the shape of an end. */
export const endedOf = ({ closed: { sides }, ending, margin, side }: Words): t.Type<Ended> =>
  closed(
    { how: ending, winners: listOf(side, sides.length), margin, points: orNull(amount) },
    undefined,
    'how the game ended',
  );

/** Returns the codec of the stack: the frames of the edition. */
export const stackOf = ({ frames }: Edition, words: Words): t.Type<GameState['stack']> =>
  listOf(tagged('kind', frames.codecs(words), 'a frame'), DEEPEST);

/** Returns the types of pieces and places in codecs. */
const rowsOf = ({ side, place }: Words) => {
  const units: t.Type<UnitState> = closed({ at: place, steps, side }, { band }, 'a unit');
  const leaders: t.Type<LeaderState> = closed({ at: place, wounded: flag, side }, undefined, 'a leader');
  const baggage: t.Type<BaggageState> = closed({ at: place, side }, undefined, 'baggage');
  const provinces: t.Type<ProvinceState> = closed({ holder: orNull(side), supplies }, undefined, 'a province');
  const cities: t.Type<CityState> = closed({ walls, holder: orNull(side) }, undefined, 'a city');
  return { units, leaders, baggage, provinces, cities };
};

/** Returns the course of the game. */
const courseOf = (edition: Edition, words: Words) => ({
  options: edition.options.shape,
  turn: turnNumber,
  secured,
  milestones: milestonesOf(words),
  defiant: listOf(words.city, MOST_CITIES, 1),
  hated: listOf(words.city, MOST_CITIES, 1),
  ended: orNull(endedOf(words)),
  stack: stackOf(edition, words),
  ...memoryField(edition, words),
});

/** Returns a table with a row for each of these. */
const rows = <K extends string, A>(ids: Iterable<K>, row: Check<A>, name: string): t.Type<Readonly<Record<K, A>>> =>
  tableOf([...ids], row, name);

/**
 * Returns the fields of a state of one game: all of its leaders, markers, provinces and cities, and no units but its
 * own.
 */
export function stateFields({ edition, words, roster, components }: Setting): Props<GameState> {
  const { units, leaders, baggage, provinces, cities } = rowsOf(words);
  const idsOf = (facts: readonly { readonly id: string }[]): readonly string[] => facts.map(({ id }) => id);
  return {
    ...courseOf(edition, words),
    units: mapOf(words.unit, units, roster.units.length) as t.Mixed,
    leaders: rows(roster.leaderCodes.keys(), leaders, 'the leaders'),
    baggage: rows(roster.baggageCodes.keys(), baggage, 'the baggage'),
    provinces: rows(idsOf(components.map.provinces), provinces, 'the provinces'),
    cities: rows(idsOf(components.map.cities), cities, 'the cities'),
  };
}

/** Returns the fields of a state of any game. */
export function anyStateFields(edition: Edition): Props<GameState> {
  const words = anyWordsOf(edition.words);
  const { units, leaders, baggage, provinces, cities } = rowsOf(words);
  return {
    ...courseOf(edition, words),
    units: mapOf(words.unit, units, 250) as t.Mixed,
    leaders: mapOf(words.leader, leaders, 60),
    baggage: mapOf(words.baggage, baggage, MOST_BAGGAGE),
    provinces: mapOf(words.province, provinces, 150),
    cities: mapOf(words.city, cities, MOST_CITIES),
  };
}

export const stateOf = (fields: Props<GameState>): t.Type<GameState> =>
  exactly<GameState>('a state', fields, optionalOf(fields));
