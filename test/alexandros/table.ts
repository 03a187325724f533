/** Situations for tests: positions of which only what matters is written. */
import {
  alexandros,
  fromPosition,
  orThrow,
  type Action,
  type GameState,
  type Position,
} from '../../src/alexandros/index.js';
import type { AlexandrosTypes } from '../../src/alexandros/types.js';
import { languageOf, type Played as PlayedIn } from '../kit/language.js';
import { sound } from './sound.js';

/** A situation; two seats and no face-up card unless it says otherwise. */
export const table = (position: Partial<Omit<Position, 'format' | 'game' | 'version'>> = {}): GameState => {
  const { toMove, stack, ended } = position;
  return orThrow(
    fromPosition({
      format: 'diadochi-position',
      game: 'alexandros',
      version: 1,
      faceUp: [],
      seats: [{ player: 'red' }, { player: 'yellow' }],
      ...(toMove === undefined && stack === undefined && ended === undefined ? { toMove: 'red' } : {}),
      ...position,
    }),
  );
};

/** Red's turn, Alexander having moved. */
export const actionsLeft = (
  left: number,
  more: { readonly levied?: boolean; readonly last?: 'wallsExhausted' | 'noMoveLeft' | null } = {},
): Position['stack'] => [
  { kind: 'turn', player: 'red', phase: 'actions', actionsLeft: left, levied: false, last: null, ...more },
];

/** What actions did, one after another. */
export type Played = PlayedIn<AlexandrosTypes>;

export const { play, said, listed: legal, expectRefused } = languageOf<AlexandrosTypes>(alexandros, sound);

/** Chance turns up this card. */
export const drawn = (symbol: Extract<Action, { readonly type: 'drawCard' }>['symbol']): Action => ({
  type: 'drawCard',
  player: 'chance',
  symbol,
});
