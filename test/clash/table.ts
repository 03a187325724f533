/** Situations for tests: games of two, three and four, and their boards with changes. */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import { orThrow, type Machine } from '../../src/core/index.js';
import type { Action } from '../../src/clash/action/index.js';
import type { RefusalCode } from '../../src/clash/code/index.js';
import type { GameEvent } from '../../src/clash/event/index.js';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions } from '../../src/clash/options.js';
import { initialState } from '../../src/clash/rules/setup.js';
import type { GameState } from '../../src/clash/state.js';
import type { ClashTypes } from '../../src/clash/types.js';
import type { BaggageState, CityState, LeaderState, ProvinceState, UnitState } from '../../src/conquest/state.js';
import type { Situation } from '../../src/conquest/table/situation.js';
import type { BaggageId, CityId, LeaderId, ProvinceId, UnitId } from '../../src/conquest/vocabulary.js';
import { namedOf, unitsOf } from '../conquest/every-unit.js';

/** A game about to begin: dice are waited for. */
export const newGame = (options: GameOptions = { players: 2 }): GameState => machine.start(initialState(options)).state;

/** Where every unit is: those of the dead pile too. */
export const everyUnit = (state: GameState): GameState['units'] => unitsOf(machine.situationOf(state));

/** What actions did, one after another. */
export interface Played {
  readonly state: GameState;
  readonly events: readonly GameEvent[];
}

/** Carries out actions, each of which must be legal. */
export const play = (
  state: GameState,
  actions: readonly Action[],
  by: Pick<Machine<ClashTypes>, 'applyAction'> = machine,
): Played =>
  actions.reduce<Played>(
    (before, action) => {
      const step = orThrow(by.applyAction(before.state, action));
      return { state: step.state, events: [...before.events, ...step.events] };
    },
    { state, events: [] },
  );

/** Dice show these faces, one after another. */
export const dice = (...faces: readonly number[]): readonly Action[] =>
  faces.map((face) => ({ type: 'roll', player: 'chance', die: face }));

/** The events of one type. */
export const told = <T extends GameEvent['type']>(
  events: readonly GameEvent[],
  type: T,
): readonly Extract<GameEvent, { readonly type: T }>[] =>
  events.filter((event): event is Extract<GameEvent, { readonly type: T }> => event.type === type);

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

/** Expects an action to be refused with this code, and by this rule. */
export function expectRefused(state: GameState, action: Action, code: RefusalCode, rule: string): void {
  const step = machine.applyAction(state, action);
  expect(E.isLeft(step) ? { code: step.left.code, rule: step.left.rule } : 'carried out').toEqual({ code, rule });
}
