/**
 * R 3: the board before the first turn. Sides first place the pieces for which they have a choice; then the first turn
 * begins.
 */
import { freezeJson, type Frame } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { ChoiceFact, ChoiceId, Components } from '../data/shape.js';
import { bringLeader } from '../deeds/leaders.js';
import { raiseUnit } from '../deeds/units.js';
import type { GameFrame } from '../frame/index.js';
import type { FamilyOptions } from '../options.js';
import type {
  BaggageState,
  CityState,
  FamilyState,
  GameState,
  LeaderState,
  ProvinceState,
  UnitState,
} from '../state.js';
import { aloneIn } from '../query/06-1-presence.js';
import { provinceCode } from '../table/by-id.js';
import { derived } from '../../core/board/index.js';
import { openTable } from '../table/open.js';
import { asItComes, rosterOf } from '../table/roster.js';
import { componentsOf, type Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { RulesOf } from '../types.js';

const byId = <Row, State>(rows: readonly Row[], entry: (row: Row) => readonly [string, State]): Record<string, State> =>
  Object.fromEntries(rows.map(entry));

/** The parts of a state in which nothing has happened yet. */
const NOTHING_ACHIEVED = { secured: {}, milestones: {}, ended: null } as const;

/** The parts of a state that say where pieces and markers are. */
type Board = Pick<FamilyState, 'units' | 'leaders' | 'baggage' | 'provinces' | 'cities'>;

/**
 * Returns who holds the provinces at the beginning: a side alone in a province holds it as if it had just entered (R 5,
 * ruling C3.1).
 */
function holdersOf(board: Board, components: Components, law: Law<Situation>): Board['provinces'] {
  // The number of players does not matter here.
  const options = { players: components.sides.length, components };
  const table = openTable({ options, turn: 1, ...board, ...NOTHING_ACHIEVED, stack: [] }, law);
  return byId(table.ground.provinces, (province): readonly [string, ProvinceState] => {
    const { code, fact } = province;
    const holder = law.holderWith(table, code, aloneIn(table, province));
    return [fact.id, { holder: holder === undefined ? fact.holder : holder, supplies: 'plenty' }];
  });
}

function layOut(components: Components, law: Law<Situation>): Board {
  const { map, counters } = components;
  const { units, baggage } = rosterOf(components);
  const board: Board = {
    units: byId(
      units.filter(({ batch }) => batch.at !== 'pool'),
      (unit): readonly [string, UnitState] => [unit.id, asItComes(unit, unit.batch.at)],
    ),
    leaders: byId(counters.leaders, ({ id, at, side }): readonly [string, LeaderState] => [
      id,
      { at, wounded: false, side },
    ]),
    baggage: byId(baggage, ({ id, at, side }): readonly [string, BaggageState] => [id, { at, side }]),
    provinces: byId(map.provinces, ({ id, holder }): readonly [string, ProvinceState] => [
      id,
      { holder, supplies: 'plenty' },
    ]),
    cities: byId(map.cities, ({ id, walls, holder }): readonly [string, CityState] => [
      id,
      { walls, holder: walls === 0 ? null : holder },
    ]),
  };
  return freezeJson({ ...board, provinces: holdersOf(board, components, law) });
}

/** Returns the board of a game at the beginning (R 2, 3). It is computed once for each law and components. */
const boardOf = derived((law: Law<Situation>) => derived((components: Components): Board => layOut(components, law)));

/** Returns the first state of a game of the base (R 3.2, 3.3). There is no chance in it. */
export const initialState = <O extends FamilyOptions>(options: O, law: Law<Situation>): GameState<GameFrame, O> =>
  boardAtFirst<GameFrame, O>(options, law, [
    { kind: 'turn', begun: false, step: 0 },
    { kind: 'setup', left: componentsOf(options, law).choices.map(({ id }) => id) },
  ]);

/** Returns the first state of a game of the family with this stack (R 2, 3). */
export const boardAtFirst = <F extends Frame, O extends FamilyOptions>(
  options: O,
  law: Law<Situation>,
  stack: readonly F[],
): GameState<F, O> =>
  freezeJson({ options, turn: 1, ...boardOf(law)(componentsOf(options, law)), ...NOTHING_ACHIEVED, stack });

const choiceNamed = ({ choices }: Components, id: ChoiceId | undefined): ChoiceFact | undefined =>
  choices.find((choice) => choice.id === id);

export const setup: RulesOf<'setup'> = {
  rule: 'R 3.3',
  actor: ({ components }, { left }) => choiceNamed(components, left[0])?.side,
  actions({ components }, { left }) {
    const choice = choiceNamed(components, left[0]);
    if (choice === undefined) return [];
    const { id, side: player, provinces } = choice;
    return provinces.map((province): Action => ({ type: 'deploy', player, choice: id, province }));
  },
  refuse({ components, ground }, { left }, action) {
    if (action.type !== 'deploy') return undefined;
    const { choice, province } = action;
    if (choice !== left[0]) return refusal('choiceNotOpen', 'R 3.3', { choice });
    if (!ground.codes.has(province)) return refusal('provinceUnknown', 'R 3.3', { province });
    return choiceNamed(components, choice)?.provinces.includes(province) === true
      ? undefined
      : refusal('provinceNotOffered', 'R 3.3', { choice, province });
  },
  apply(run, frame, action) {
    if (action.type !== 'deploy') return;
    const { roster } = run.state;
    const at = provinceCode(run.state, action.province);
    frame.left.shift();
    for (const { code, side, full, batch } of roster.units)
      if (batch.choice === action.choice) raiseUnit(run, code, { at, side, steps: full }, 'R 3.3');
    for (const { code, fact } of roster.leaders) if (fact.choice === action.choice) bringLeader(run, code, at, 'R 3.3');
  },
  /** All choices are made: the first turn begins. */
  advance: (run) => run.finish(),
};
