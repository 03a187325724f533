/** *Conquest and Empire* as an engine on which cases are tried. */
import { conquest, query, type ConquestTypes, type GameState } from '../index.js';
import type { ConformanceEngine, Facts } from '../../hosts/conformance/engine.js';
import { boardFacts, each } from './facts.js';
import { engineOf } from '../../hosts/conformance/engine-of.js';

/** Returns what can be seen on the table, by the names of docs/conformance.md. */
const factsOf = (state: GameState): Facts => ({
  ...boardFacts(state, query, conquest.outcome(state)),
  leaders: each(state.leaders, ({ at, wounded }) => (wounded ? `${at}!` : at)),
  baggage: each(state.baggage, ({ at }) => at),
  secured: Object.keys(state.secured).sort(),
  victoryPoints: query.victoryPoints(state),
});

const assembled = (): ConformanceEngine<GameState> => engineOf<ConquestTypes>(conquest, query, factsOf);

/** *Conquest and Empire*, for {@link runConformance}. */
export const conquestEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
