/** Situations for tests: the board of the set-up, of which only what matters is changed. */
import { expect } from 'vitest';
import type { LeaderState, ProvinceState, UnitState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { LeaderId, ProvinceId, UnitId } from '../../src/conquest/vocabulary.js';
import { machine } from '../../src/xenophon/machine.js';
import type { GameOptions } from '../../src/xenophon/options.js';
import { initialState } from '../../src/xenophon/rules/03-setup.js';
import type { GameState } from '../../src/xenophon/state.js';
import type { XenophonTypes } from '../../src/xenophon/types.js';
import { namedOf, unitsOf } from '../conquest/every-unit.js';
import { languageOf, type Played as PlayedIn } from '../kit/language.js';

/** A game about to begin. */
export const newGame = (options: GameOptions = { players: 2 }): GameState => machine.start(initialState(options)).state;

/** Where every unit is: those of the dead pile too. */
export const everyUnit = (state: GameState): GameState['units'] => unitsOf(machine.situationOf(state));

/** What is changed of the board of the set-up. */
export interface Changes {
  readonly options?: GameOptions;
  readonly turn?: number;
  readonly units?: Readonly<Record<UnitId, Partial<UnitState>>>;
  readonly leaders?: Readonly<Record<LeaderId, Partial<LeaderState>>>;
  readonly provinces?: Readonly<Record<ProvinceId, Partial<ProvinceState>>>;
  readonly cities?: Partial<GameState['cities']>;
  readonly baggage?: Partial<GameState['baggage']>;
  readonly secured?: GameState['secured'];
  readonly milestones?: GameState['milestones'];
  readonly memory?: NonNullable<GameState['memory']>;
  readonly stack?: GameState['stack'];
}

function changed<Row extends object>(
  rows: Readonly<Record<string, Row>>,
  changes: Readonly<Record<string, Partial<Row> | undefined>> = {},
): Readonly<Record<string, Row>> {
  for (const name of Object.keys(changes)) expect(rows, name).toHaveProperty([name]);
  return Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, { ...row, ...changes[name] }]));
}

/** The board of the set-up with changes, nothing having followed from them yet. */
export function board({ options = { players: 2 }, turn = 1, ...changes }: Changes = {}): GameState {
  const start = initialState(options);
  const { units, leaders, provinces, cities, baggage, ...others } = changes;
  return {
    ...start,
    turn,
    units: namedOf(changed(everyUnit(start), units)),
    leaders: changed(start.leaders, leaders),
    provinces: changed(start.provinces, provinces),
    cities: changed(start.cities, cities),
    baggage: changed(start.baggage, baggage),
    ...others,
  };
}

/** The same with nobody on the map but whom the changes place there. */
export function emptyBoard(changes: Changes = {}): GameState {
  const start = initialState(changes.options ?? { players: 2 });
  const away = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { at: 'pool' }]));
  return board({
    ...changes,
    units: { ...away(Object.keys(everyUnit(start))), ...changes.units },
    leaders: { ...away(Object.keys(start.leaders)), ...changes.leaders },
  });
}

/** What rules ask of a state. */
export const asked = (state: GameState): Situation => machine.situationOf(state);

/** The code of a place. */
export function place(situation: Situation, name: string): number {
  const code = situation.ground.codes.get(name);
  if (code === undefined) throw new RangeError(`no place ${name}`);
  return code;
}

/** What actions did, one after another. */
export type Played = PlayedIn<XenophonTypes>;

/** Goes on with a state until somebody must decide. */
export const started = (state: GameState): Played => machine.start(state);

export { dice, die } from '../kit/language.js';
export const { play, said, listed, refused, expectRefused } = languageOf<XenophonTypes>(machine);
