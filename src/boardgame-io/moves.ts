/** The two moves of a match, as the server carries them out. */
import * as E from 'fp-ts/lib/Either.js';
import {
  freezeJson,
  invalidInput,
  isRecord,
  thawJson,
  type ChanceSource,
  type Game,
  type InvalidInput,
  type WholeGameTypes,
} from '../core/index.js';
import { INVALID_MOVE, type BoardgameTable, type ServerTable } from './shape.js';
import { viewerAt } from './table.js';

type Answer<G extends WholeGameTypes> = ServerTable<G> | typeof INVALID_MOVE;

/** The options of a match: what its set-up data say, and as many players as it has; they may not speak of another number. */
export function optionsOf<G extends WholeGameTypes>(
  game: Game<G>,
  setupData: unknown,
  players: number,
): E.Either<InvalidInput, G['options']> {
  if (setupData === undefined || setupData === null) return game.decode.options({ players });
  if (!isRecord(setupData)) return game.decode.options(setupData);
  const { players: said = players } = setupData;
  return said === players
    ? game.decode.options({ ...setupData, players })
    : E.left(invalidInput([{ path: '$.players', message: `the match is for ${players} players` }]));
}

/** A state of one's own: a move is given one to be written to, of which no rule can make anything. */
const ownOf = <S>(drafted: S): S => freezeJson(thawJson(drafted));

/** Chance has its turn before the first decision. */
export function dealt<G extends WholeGameTypes>(
  game: Game<G>,
  table: BoardgameTable<G>,
  chance: ChanceSource,
): Answer<G> {
  if (!('state' in table)) return INVALID_MOVE;
  const { state, events } = game.settle(ownOf(table.state), chance);
  return { state, events };
}

/** A player acts, and chance has its turn after it. */
export function acted<G extends WholeGameTypes>(
  game: Game<G>,
  table: BoardgameTable<G>,
  playerID: string,
  input: unknown,
  chance: ChanceSource,
): Answer<G> {
  if (!('state' in table)) return INVALID_MOVE;
  const action = game.decode.action(input);
  if (E.isLeft(action)) return INVALID_MOVE;
  const state = ownOf(table.state);
  const step = game.applyAction(state, action.right, viewerAt(game, state, playerID));
  if (E.isLeft(step)) return INVALID_MOVE;
  const settled = game.settle(step.right.state, chance);
  return { state: settled.state, events: [...step.right.events, ...settled.events] };
}
