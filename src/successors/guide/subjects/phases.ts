/** The subjects of decisions of set-up and of the phases of a Game Turn. */
import { frameOf } from '../../../core/index.js';
import type { PhaseAction } from '../../action/index.js';
import { pieceId } from '../../pieces.js';
import type { SubjectsOf } from './subject.js';

export const phaseSubjects: SubjectsOf<PhaseAction['type']> = {
  roll(_, shown) {
    const player = frameOf(shown, 'roll')?.player ?? null;
    return player === null ? {} : { players: [player] };
  },
  dealGeneral: ({ general, to }) => ({ pieces: [pieceId.general(general)], players: [to] }),
  drawCard: ({ card, to }) => ({ cards: [card], players: [to] }),
  keepGeneral: ({ general }) => ({ pieces: [pieceId.general(general)] }),
  placeGeneral: ({ general, space }) => ({ spaces: [space], pieces: [pieceId.general(general)] }),
  chooseFirstPlayer: ({ first }) => ({ players: [first] }),
  chooseAllotment: ({ player, unit }) => ({ pieces: [pieceId.units(player, unit)] }),
  deployUnits: ({ player, unit, space }) => ({ spaces: [space], pieces: [pieceId.units(player, unit)] }),
  deployGeneral: ({ general, space }) => ({ spaces: [space], pieces: [pieceId.general(general)] }),
  deployMinorGeneral: ({ player, space }) => ({ spaces: [space], pieces: [pieceId.minor(player)] }),
  bury: ({ space }) => ({ spaces: [space], pieces: [pieceId.cart()] }),
  pass: () => ({}),
};
