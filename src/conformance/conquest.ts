/** *Conquest and Empire* as an engine on which cases are tried. */
import type { Json } from '../core/index.js';
import { conquest, query, type ConquestTypes, type GameState } from '../conquest/index.js';
import type { ConformanceEngine, Facts } from './engine.js';
import { engineOf } from './ours.js';

const each = <Row>(rows: Readonly<Record<string, Row>>, say: (row: Row, id: string) => Json): Json =>
  Object.fromEntries(Object.entries(rows).map(([id, row]) => [id, say(row, id)]));

/** What can be seen on the table, by the names of docs/conformance.md. */
function factsOf(state: GameState): Facts {
  const outcome = conquest.outcome(state);
  return {
    turn: state.turn,
    units: each(state.units, ({ side, at, steps }) => `${side}:${at}:${steps}`),
    leaders: each(state.leaders, ({ at, wounded }) => (wounded ? `${at}!` : at)),
    baggage: each(state.baggage, ({ at }) => at),
    provinces: each(state.provinces, (_, province) => query.statusOf(state, province)),
    supplies: each(state.provinces, ({ supplies }) => supplies),
    cities: each(state.cities, ({ walls, holder }) => (walls === 0 ? null : `${String(holder)}:${walls}`)),
    secured: Object.keys(state.secured).sort(),
    victoryPoints: query.victoryPoints(state),
    outcome: outcome === undefined ? null : { winners: outcome.winners, how: outcome.how, rule: outcome.rule },
  };
}

const assembled = (): ConformanceEngine<GameState> => engineOf<ConquestTypes>(conquest, query, factsOf);

/** *Conquest and Empire*, for {@link runConformance}. */
export const conquestEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
