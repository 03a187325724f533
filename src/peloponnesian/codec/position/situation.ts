/** The state that a position describes. Where the position is silent, the start of the scenario applies. */
import { loosely, type Loose } from '../../../core/index.js';
import type { TurnFrame } from '../../frame/sequence.js';
import { machine } from '../../machine.js';
import type { Position } from '../../position.js';
import type { CityState, GameState, RegionState } from '../../state.js';
import { REGIONS, type CityId, type RegionId } from '../../vocabulary.js';
import { seasonsSince } from '../state/course.js';
import { stateShape } from '../state/shape.js';
import type { Sketch } from '../state/sketch.js';
import type { Base } from './base.js';
import { cardsOf } from './cards.js';
import { positionFields } from './shape.js';

/** The frame of a season that is about to begin (R 3.1). */
const BEGINNING: TurnFrame = { kind: 'turn', step: 0, left: null };

/** A raw position whose options are readable. */
export type Copy = Readonly<Record<string, unknown>>;

/** Returns whether a raw position is one in which a season begins: it names no other moment. */
export const isBeginning = (copy: Copy): boolean => !Object.hasOwn(copy, 'stack') && !Object.hasOwn(copy, 'ended');

/** Returns the regions in play with the values of the position. Others are left out. */
function regionsIn(base: GameState['regions'], told: NonNullable<Position['regions']>): GameState['regions'] {
  const regions: Partial<Record<RegionId, RegionState>> = {};
  for (const region of REGIONS) {
    const before = base[region];
    if (before === undefined) continue;
    const { neutral, ...levels } = { ...before, ...told[region] };
    regions[region] = { ...levels, ...(neutral === true && { neutral }) };
  }
  return regions;
}

/** Returns the cities that differ from the map. An unknown one is kept, so that it is reported. */
function citiesIn(base: Base, told: NonNullable<Position['cities']>): GameState['cities'] {
  const cities: Record<CityId, CityState> = { ...base.state.cities };
  const known = new Set(base.setting.components.map.cities.map(({ id }) => id));
  for (const [id, city] of Object.entries(told))
    if (known.has(id) && Object.keys(city).length === 0) delete cities[id];
    else cities[id] = city;
  return cities;
}

/** Returns the readable parts of a position as parts of a state. There is no stack where a season begins. */
export function sketchOf(copy: Copy, { units, leaders }: Pick<GameState, 'units' | 'leaders'>, base: Base): Sketch {
  const known: Loose<Position> = loosely<Position>(positionFields, copy);
  const { state, setting } = base;
  const has = (key: keyof Position): boolean => Object.hasOwn(copy, key);
  const orElse = <K extends keyof Position & keyof GameState>(key: K): Position[K] | GameState[K] | undefined =>
    has(key) ? known[key] : state[key];
  const [year, season] = [orElse('year'), orElse('season')];
  const turn = year === undefined || season === undefined ? undefined : seasonsSince(setting, { year, season });
  const regions = has('regions') ? known.regions : {};
  const treasuries = has('treasuries') ? known.treasuries : {};
  const cities = has('cities') ? known.cities : {};
  const cards = cardsOf(has('cards') ? known.cards : {}, known.stack ?? [], base);
  const effects = has('effects') ? known.effects : undefined;
  const isOver = has('ended');
  const isAmbiguous = isOver && has('stack');
  return {
    options: state.options,
    year,
    season,
    // No season precedes the first one.
    turn: turn === undefined || turn < 0 ? undefined : turn,
    campaignTurn: orElse('campaignTurn'),
    regions: regions && regionsIn(state.regions, regions),
    treasuries: treasuries && { ...state.treasuries, ...treasuries },
    units,
    leaders,
    cities: cities && citiesIn(base, cities),
    forts: orElse('forts'),
    bases: orElse('bases'),
    longWalls: orElse('longWalls'),
    ...(has('longWallsBegun') && { longWallsBegun: known.longWallsBegun }),
    ...(has('built') && { built: known.built }),
    raided: orElse('raided'),
    raidedThisSeason: orElse('raidedThisSeason'),
    placedBases: orElse('placedBases'),
    ...(has('lowered') && { lowered: known.lowered }),
    ...(has('closedTo') && { closedTo: known.closedTo }),
    ...(cards !== undefined && { cards }),
    ...(effects !== undefined && effects.length > 0 && { effects }),
    // R 27: a scenario may begin after the expedition.
    ...((has('sicily') || state.sicily !== undefined) && { sicily: orElse('sicily') }),
    ...(has('peace') && { peace: known.peace }),
    ended: isAmbiguous ? undefined : isOver ? known.ended : null,
    stack: isOver && !isAmbiguous ? [] : known.stack,
  };
}

/**
 * Returns the state of a sketch, or `undefined` if a part of it is missing. Where a season begins, it is not started
 * yet.
 */
export function wholeOf(sketch: Sketch): GameState | undefined {
  const state: unknown = { ...sketch, stack: sketch.stack ?? [BEGINNING] };
  return stateShape.is(state) ? state : undefined;
}

/**
 * Returns a state with the season started, if the position begins one: everything without a decision is carried out.
 */
export const inMotion = (state: GameState, copy: Copy): GameState =>
  isBeginning(copy) ? machine.start(state).state : state;
