/** The family of *Conquest and Empire*: what can be seen on the table of each of its games. */
import type { Json } from '../core/index.js';
import type { GameState } from '../conquest/index.js';
import type { Facts } from './engine.js';

/** The board as every game of the family has it. */
type Board = Pick<GameState, 'turn' | 'units' | 'leaders' | 'baggage' | 'provinces' | 'cities'>;

/** How a game ended, as a game of the family tells it. */
interface Ending {
  readonly winners: readonly string[];
  readonly how: string;
  readonly rule: string;
}

/** A record, each row of it said in other words. */
export const each = <Row>(rows: Readonly<Record<string, Row>>, say: (row: Row, id: string) => Json): Json =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, say(row, id)]));

/** Facts that are written alike in all of them, by the names of docs/conformance.md. */
export const boardFacts = (
  { turn, units, provinces, cities }: Board,
  statusOf: (province: string) => string | null,
  outcome: Ending | undefined,
): Facts => ({
  turn,
  units: each(units, ({ side, at, steps }) => `${side}:${at}:${steps}`),
  provinces: each(provinces, (_, province) => statusOf(province)),
  supplies: each(provinces, ({ supplies }) => supplies),
  cities: each(cities, ({ walls, holder }) => (walls === 0 ? null : `${String(holder)}:${walls}`)),
  outcome: outcome === undefined ? null : { winners: outcome.winners, how: outcome.how, rule: outcome.rule },
});

/** Of a variant, in which leaders and markers follow one side and then another one, whose they are, too. */
export const followers = ({ leaders, baggage }: Board): Facts => ({
  leaders: each(leaders, ({ side, at, wounded }) => `${side}:${at}${wounded ? '!' : ''}`),
  baggage: each(baggage, ({ side, at }) => `${side}:${at}`),
});
