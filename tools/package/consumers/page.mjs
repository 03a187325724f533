// A page on which a game is played.
import { applyAction, chanceOutcomes, createGame, orThrow, query } from 'diadochi';

const begun = orThrow(createGame({ players: 2 }));
const [dealt] = chanceOutcomes(begun);
const { state } = orThrow(applyAction(begun, dealt.action));

export const points = query.victoryPoints(state, 'red');
