/** Situations for tests: the board of the set-up, of which only what matters is changed. */
import { expect } from 'vitest';
import { machine } from '../../src/conquest/machine.js';
import type { GameOptions } from '../../src/conquest/options.js';
import { conquestLaw } from '../../src/conquest/rules/law.js';
import { initialState } from '../../src/conquest/rules/03-setup.js';
import type { GameState, LeaderState, ProvinceState, UnitState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { ConquestTypes } from '../../src/conquest/types.js';
import type { LeaderId, ProvinceId, UnitId } from '../../src/conquest/vocabulary.js';
import { namedOf, unitsOf } from './every-unit.js';
import { languageOf, type Played as PlayedIn } from '../kit/language.js';

/** A game about to begin: the Persian decides where the King is. */
export const newGame = (options: GameOptions = { players: 2 }): GameState =>
  machine.start(initialState(options, conquestLaw)).state;

/** Where every unit is: those of the dead pile too. */
export const everyUnit = (state: GameState): GameState['units'] => unitsOf(machine.situationOf(state));

/** What is changed of the board of the set-up. */
export interface Changes {
  readonly turn?: number;
  readonly units?: Readonly<Record<UnitId, Partial<UnitState>>>;
  readonly leaders?: Readonly<Record<LeaderId, Partial<LeaderState>>>;
  readonly provinces?: Readonly<Record<ProvinceId, Partial<ProvinceState>>>;
  readonly cities?: GameState['cities'];
  readonly baggage?: GameState['baggage'];
  readonly secured?: GameState['secured'];
  readonly milestones?: GameState['milestones'];
  readonly stack?: GameState['stack'];
}

function changed<Row extends object>(
  rows: Readonly<Record<string, Row>>,
  changes: Readonly<Record<string, Partial<Row>>> = {},
): Readonly<Record<string, Row>> {
  for (const name of Object.keys(changes)) expect(rows, name).toHaveProperty([name]);
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, ...changes[name] }]));
}

/** The board of the set-up with changes, nothing having followed from them yet. */
export function board({ turn = 1, units, leaders, provinces, cities, ...others }: Changes = {}): GameState {
  const start = initialState<GameOptions>({ players: 2 }, conquestLaw);
  return {
    ...start,
    turn,
    units: namedOf(changed(everyUnit(start), units)),
    leaders: changed(start.leaders, leaders),
    provinces: changed(start.provinces, provinces),
    cities: changed(start.cities, cities),
    ...others,
  };
}

/** The same with nobody on the map but whom the changes place there. */
export function emptyBoard(changes: Changes = {}): GameState {
  const start = initialState<GameOptions>({ players: 2 }, conquestLaw);
  const { leaders, baggage } = start;
  const away = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { at: 'aside' }]));
  return board({
    baggage: Object.fromEntries(Object.entries(baggage).map(([id, row]) => [id, { ...row, at: 'aside' }])),
    ...changes,
    units: { ...away(Object.keys(everyUnit(start))), ...changes.units },
    leaders: { ...away(Object.keys(leaders)), ...changes.leaders },
  });
}

/** Pieces in a place: rows of {@link Changes}. */
export const at = (place: string, ...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { at: place }]));

/** The cities of the board with some of them replaced. */
export const walls = (rows: GameState['cities']): GameState['cities'] => ({ ...board().cities, ...rows });

/** What rules ask of a state. */
export const asked = (state: GameState): Situation => machine.situationOf(state);

/** The code of a place. */
export function place(situation: Situation, name: string): number {
  const code = situation.ground.codes.get(name);
  if (code === undefined) throw new RangeError(`no place ${name}`);
  return code;
}

/** The names of places. */
export const named = ({ ground }: Situation, codes: readonly number[]): readonly (string | undefined)[] =>
  codes.map((code) => ground.places[code]);

/** What actions did, one after another. */
export type Played = PlayedIn<ConquestTypes>;

/** Goes on with a state until somebody must decide. */
export const started = (state: GameState): Played => machine.start(state);

export { dice, die } from '../kit/language.js';
export const { play, said, listed, refused, expectRefused } = languageOf<ConquestTypes>(machine);
