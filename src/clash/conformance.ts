/** *Clash of the Generals* as an engine on which cases are tried. */
import { clash, query, type ClashTypes, type GameState } from './index.js';
import type { ConformanceEngine, Facts } from '../hosts/conformance/engine.js';
import { boardFacts, followers } from '../conquest/conformance/facts.js';
import { engineOf } from '../hosts/conformance/engine-of.js';

/** Returns what can be seen on the table, by the names of docs/conformance.md. The die for the Body has not fallen. */
const factsOf = (state: GameState): Facts => ({
  ...boardFacts(state, query, clash.outcome(state)),
  ...followers(state),
  points: Object.fromEntries(clash.players(state).map((side) => [side, query.pointsOf(state, side)])),
});

const assembled = (): ConformanceEngine<GameState> => engineOf<ClashTypes>(clash, query, factsOf);

/** *Clash of the Generals*, for {@link runConformance}. */
export const clashEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
