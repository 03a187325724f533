/** Successors as a whole: everything the contract of a game asks for. */
import * as E from 'fp-ts/lib/Either.js';
import { freezeJson, type Game } from '../core/index.js';
import { decodeAction, decodeOptions, decodeState } from './codec/index.js';
import type { GameEvent } from './event/index.js';
import { machine } from './machine.js';
import { fromPosition, toPosition } from './position.js';
import { playersOf } from './query/presence.js';
import { initialState } from './rules/05-setup.js';
import type { SuccessorsTypes } from './types.js';
import { SUCCESSORS_VERSION } from './version.js';
import { eventFor, legalActionsFromView, sampleState, viewFor } from './view.js';

/** Events at which chance fell or something hidden was shown: to take back what caused them would be unfair. */
const BARRIERS: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  'rolled',
  'generalDealt',
  'cardDrawn',
  'cardStolen',
  'cardTurnedUp',
  'resolverDrawn',
  'provinceDrawn',
  'surprisePlayed',
]);

/** The game, for everything that takes any game: records, matches, bots, the conformance kit. */
export const successors: Game<SuccessorsTypes> = {
  ...machine,
  name: 'successors',
  version: SUCCESSORS_VERSION,
  createGame: (options) => {
    const read = decodeOptions(options);
    return E.isLeft(read) ? read : E.right(freezeJson(machine.start(initialState(read.right)).state));
  },
  outcome: (situation) => situation.outcome ?? undefined,
  players: playersOf,
  viewFor,
  eventFor,
  legalActionsFromView,
  sampleState,
  isUndoBarrier: ({ type }) => BARRIERS.has(type),
  toPosition,
  fromPosition,
  decode: { options: decodeOptions, action: decodeAction, state: decodeState },
};
