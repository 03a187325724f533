/** The two moves of a match, as the server runs them. */
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

/**
 * Returns the options of a match: its set-up data and its number of players, which the set-up data must not contradict.
 */
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

/** Returns a plain copy of a state, because a move gets a draft that the rules cannot use. */
const ownOf = <S>(drafted: S): S => freezeJson(thawJson(drafted));

/** Resolves the chance before the first decision. */
export function dealt<G extends WholeGameTypes>(
  game: Game<G>,
  table: BoardgameTable<G>,
  chance: ChanceSource,
): Answer<G> {
  if (!('state' in table)) return INVALID_MOVE;
  const { state, events } = game.settle(ownOf(table.state), chance);
  return { state, events };
}

/** Applies a player's action and resolves the chance that follows. */
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
