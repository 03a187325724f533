/** The family of *Conquest and Empire*: what can be seen on the table of each of its games. */
import type { Json } from '../../core/index.js';
import type { Components, GameState, PlaceId, SideId, UnitId } from '../index.js';
import type { Facts } from '../../hosts/conformance/engine.js';

/** The board as every game of the family has it. */
type Board = Pick<GameState, 'turn' | 'units' | 'leaders' | 'baggage' | 'provinces' | 'cities'>;

/** How a game ended, as a game of the family tells it. */
interface Ending {
  readonly winners: readonly string[];
  readonly how: string;
  readonly rule: string;
}

/** Returns a record, each row of it said in other words. */
export const each = <Row>(
  rows: Readonly<Record<string, Row>>,
  say: (row: Row, id: string) => Json,
): Readonly<Record<string, Json>> => Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, say(row, id)]));

/** The facts about a game of the family. */
interface Questions<State> {
  readonly componentsOf: (state: State) => Pick<Components, 'sides'>;
  readonly stepsOf: (state: State, unit: UnitId) => number;
  readonly statusOf: (state: State, province: string) => string | null;
  readonly unitsAt: (state: State, place: PlaceId, side: SideId) => readonly UnitId[];
}

/** Returns the dead pile, which states do not name unit by unit: whose, where and how many steps, as of all others. */
const deadPile = <State>(state: State, query: Questions<State>): Record<string, Json> =>
  Object.fromEntries(
    query
      .componentsOf(state)
      .sides.flatMap(({ id: side }) =>
        query.unitsAt(state, 'pool', side).map((unit) => [unit, `${side}:pool:${query.stepsOf(state, unit)}`]),
      ),
  );

/** Facts that are written alike in all of them, by the names of docs/conformance.md. */
export const boardFacts = <State extends Board>(
  state: State,
  query: Questions<State>,
  outcome: Ending | undefined,
): Facts => ({
  turn: state.turn,
  units: { ...each(state.units, ({ side, at, steps }) => `${side}:${at}:${steps}`), ...deadPile(state, query) },
  provinces: each(state.provinces, (_, province) => query.statusOf(state, province)),
  supplies: each(state.provinces, ({ supplies }) => supplies),
  cities: each(state.cities, ({ walls, holder }) => (walls === 0 ? null : `${String(holder)}:${walls}`)),
  outcome: outcome === undefined ? null : { winners: outcome.winners, how: outcome.how, rule: outcome.rule },
});

/** Of a variant, in which leaders and markers follow one side and then another one, whose they are, too. */
export const followers = ({ leaders, baggage }: Board): Facts => ({
  leaders: each(leaders, ({ side, at, wounded }) => `${side}:${at}${wounded ? '!' : ''}`),
  baggage: each(baggage, ({ side, at }) => `${side}:${at}`),
});
