/** *Xenophon* as an engine on which cases are tried. */
import { query, xenophon, type GameState, type XenophonTypes } from './index.js';
import type { ConformanceEngine, Facts } from '../hosts/conformance/engine.js';
import { boardFacts, followers } from '../conquest/conformance/facts.js';
import { engineOf } from '../hosts/conformance/engine-of.js';

/** Returns what can be seen on the table, by the names of docs/conformance.md. */
const factsOf = (state: GameState): Facts => ({
  ...boardFacts(state, query, xenophon.outcome(state)),
  ...followers(state),
  points: Object.fromEntries(xenophon.players(state).map((side) => [side, query.pointsOf(state, side)])),
});

const assembled = (): ConformanceEngine<GameState> => engineOf<XenophonTypes>(xenophon, query, factsOf);

/** *Xenophon*, for {@link runConformance}. */
export const xenophonEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
