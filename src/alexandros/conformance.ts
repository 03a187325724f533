/** *Alexandros* as an engine that runs conformance cases. */
import type { Json } from '../core/index.js';
import { alexandros, query, type AlexandrosTypes, type CardCounts, type GameState } from './index.js';
import type { ConformanceEngine, Facts } from '../hosts/conformance/engine.js';
import { engineOf } from '../hosts/conformance/engine-of.js';

/** Returns cards by symbol, without the symbols of which there are none. */
const cardsOf = (counts: CardCounts): Json =>
  Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));

const bySeat = (state: GameState, say: (seat: GameState['seats'][number]) => Json): Json =>
  Object.fromEntries(state.seats.map((seat) => [seat.player, say(seat)]));

/** Returns what players can see on the table, by the names in docs/conformance.md. */
function factsOf(state: GameState): Facts {
  const outcome = query.outcomeOf(state);
  return {
    turn: state.turn,
    alexander: state.alexander,
    walls: Object.fromEntries(state.walls.map((side, index) => [side, query.wallColour(index)])),
    wallsLeft: { black: query.blackWallsLeft(state), red: query.redWallsLeft(state) },
    faceUp: [...state.faceUp].sort(),
    supply: cardsOf(state.supply),
    discards: cardsOf(state.discards),
    scores: bySeat(state, ({ score }) => score),
    guards: bySeat(state, ({ guards }) => [...guards].sort()),
    hands: bySeat(state, ({ hand }) => cardsOf(query.knownCards(hand))),
    outcome: outcome === undefined ? null : { winners: outcome.winners, how: outcome.how, rule: outcome.rule },
  };
}

const assembled = (): ConformanceEngine<GameState> => engineOf<AlexandrosTypes>(alexandros, query, factsOf);

/** *Alexandros*, for {@link runConformance}. */
export const alexandrosEngine: ConformanceEngine<GameState> = /* @__PURE__ */ assembled();
