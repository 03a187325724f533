/** Situations for tests: games of two, three and four, and their boards with changes. */
import { expect } from 'vitest';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions } from '../../src/clash/options.js';
import { initialState } from '../../src/clash/rules/setup.js';
import type { GameState } from '../../src/clash/state.js';
import type { ClashTypes } from '../../src/clash/types.js';
import type { BaggageState, CityState, LeaderState, ProvinceState, UnitState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { BaggageId, CityId, LeaderId, ProvinceId, UnitId } from '../../src/conquest/vocabulary.js';
import { namedOf, unitsOf } from '../conquest/every-unit.js';
import { languageOf, type Played as PlayedIn } from '../kit/language.js';

/** A game about to begin: dice are waited for. */
export const newGame = (options: GameOptions = { players: 2 }): GameState => machine.start(initialState(options)).state;

/** Where every unit is: those of the dead pile too. */
export const everyUnit = (state: GameState): GameState['units'] => unitsOf(machine.situationOf(state));

/** What actions did, one after another. */
export type Played = PlayedIn<ClashTypes>;

/** What is changed of the board at the beginning. */
export interface Changes {
  readonly turn?: number;
  readonly units?: Readonly<Record<UnitId, Partial<UnitState>>>;
  readonly leaders?: Readonly<Record<LeaderId, Partial<LeaderState>>>;
  readonly baggage?: Readonly<Record<BaggageId, Partial<BaggageState>>>;
  readonly provinces?: Readonly<Record<ProvinceId, Partial<ProvinceState>>>;
  readonly cities?: Readonly<Record<CityId, CityState>>;
  readonly stack?: GameState['stack'];
}

function changed<Row extends object>(
  rows: Readonly<Record<string, Row>>,
  changes: Readonly<Record<string, Partial<Row>>> = {},
): Readonly<Record<string, Row>> {
  for (const name of Object.keys(changes)) expect(rows, name).toHaveProperty([name]);
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, ...changes[name] }]));
}

/** The map of a game with nobody on it but whom the changes place there, and nobody's; nothing having followed from them yet. */
export function emptyBoard(options: GameOptions, changes: Changes = {}): GameState {
  const start = initialState(options);
  const away = <Row extends { readonly at: string }>(rows: Readonly<Record<string, Row>>) =>
    Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, { ...row, at: 'gone' }]));
  const { provinces, cities } = start;
  return {
    ...start,
    turn: changes.turn ?? 1,
    units: namedOf(changed(away(everyUnit(start)), changes.units)),
    leaders: changed(away(start.leaders), changes.leaders),
    baggage: changed(away(start.baggage), changes.baggage),
    provinces: changed(
      Object.fromEntries(Object.entries(provinces).map(([id, row]) => [id, { ...row, holder: null }])),
      changes.provinces,
    ),
    cities: changed<CityState>(
      Object.fromEntries(Object.keys(cities).map((id) => [id, { walls: 0, holder: null }])),
      changes.cities,
    ),
    stack: changes.stack ?? [{ kind: 'turn', begun: true, step: 0 }],
  };
}

/** What rules ask of a state. */
export const asked = (state: GameState): Situation => machine.situationOf(state);

/** The code of a place. */
export function place(situation: Situation, name: string): number {
  const code = situation.ground.codes.get(name);
  if (code === undefined) throw new RangeError(`no place ${name}`);
  return code;
}

export { dice, die } from '../kit/language.js';
export const { play, said, listed, refused, expectRefused } = languageOf<ClashTypes>(machine);
