/** The subjects of decisions of the Strategy Phase. */
import { frameOf, topFrame } from '../../../core/index.js';
import type { SegmentAction } from '../../action/index.js';
import { pieceId } from '../../pieces.js';
import type { SuccessorsSubject } from '../../pieces.js';
import { placeKey } from '../../table/places.js';
import { commanderIn, minorOf, unitsIn, type Shown } from '../where.js';
import type { SubjectsOf } from './subject.js';

/** Returns the card played in the Tyche Segment as a subject. */
function cardInPlay(shown: Shown): Partial<SuccessorsSubject> {
  const card = frameOf(shown, 'tyche')?.card ?? null;
  return card === null ? {} : { cards: [card] };
}

export const segmentSubjects: SubjectsOf<SegmentAction['type']> = {
  removeMarker: ({ space }) => ({ spaces: [space], pieces: [pieceId.marker(space)] }),
  placeMarker: ({ space }) => ({ spaces: [space] }),
  buildCapital: ({ space }) => ({ spaces: [space] }),
  playCard: ({ card }) => ({ cards: [card] }),
  playSurprise: ({ card }) => ({ cards: [card] }),
  discardSurprise: ({ card }) => ({ cards: [card] }),
  resolveBonusEvent: (_, shown) => cardInPlay(shown),
  operation: (_, shown) => cardInPlay(shown),
  trainUnit: ({ player, unit }) => ({ pieces: [pieceId.units(player, unit)] }),
  upgradeFleet: ({ fleet }) => ({ pieces: [pieceId.fleet(fleet)] }),
  hireGeneral: ({ general }) => ({ pieces: [pieceId.general(general)] }),
  retrieveFleet: ({ fleet }) => ({ pieces: [pieceId.fleet(fleet)] }),
  buildCart: () => ({ pieces: [pieceId.cart()] }),
  drawProvince: ({ province }) => ({ provinces: [province] }),
  raiseMercenary: ({ player }) => ({ pieces: [pieceId.units(player, 'mercenary')] }),
  rollMovement: () => ({}),
  activate: ({ player, commander, space, inside }, shown) => ({
    spaces: [space],
    pieces: [...commanderIn(shown, player, commander, space, inside), pieceId.army(placeKey(player, space, inside))],
  }),
  placeMinorGeneral: ({ player, space, from }, shown) => ({
    spaces: from === null ? [space] : [space, from],
    pieces: from === null ? [pieceId.minor(player)] : minorOf(shown, player, from),
  }),
  liftMinorGeneral: ({ player, space, inside }, shown) => ({
    spaces: [space],
    pieces: commanderIn(shown, player, 'minor', space, inside),
  }),
  disbandAt: ({ player, space, inside }, shown) => ({
    spaces: [space],
    pieces: unitsIn(shown, player, space, inside, 'royalArmy'),
  }),
  loseUnit({ player, unit, space, inside }, shown) {
    const top = topFrame(shown);
    const marching = top?.kind === 'losses' && top.marching;
    const pieces = marching ? [pieceId.units('march', unit)] : unitsIn(shown, player, space, inside, unit);
    return { spaces: [space], pieces };
  },
  turnUpCard: ({ card }) => ({ cards: [card] }),
  drawResolver: ({ resolver }) => ({ players: [resolver] }),
};
