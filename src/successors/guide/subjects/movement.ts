/**
 * The subjects of decisions of an activation. Decisions to pick up or drop off, and all that name no space, have the
 * space of the march.
 */
import { frameOf } from '../../../core/index.js';
import type { MovementAction } from '../../action/index.js';
import { pieceId, type PieceId, type SuccessorsSubject } from '../../pieces.js';
import { placeKey } from '../../table/places.js';
import type { CombatUnit, PlayerId, SpaceId } from '../../vocabulary.js';
import { independentsIn, leaderIn, marchIn, marchSpace, minorOf, type Shown } from '../where.js';
import type { SubjectsOf } from './subject.js';

/** Returns pieces in the space of the march as a subject. */
const here = (shown: Shown, pieces: readonly PieceId[]): Partial<SuccessorsSubject> => ({
  spaces: marchSpace(shown),
  pieces,
});

/** Returns pieces that stand where the Army on the march is, as a subject. */
function standing(
  shown: Shown,
  player: PlayerId,
  inside: boolean,
  piece: (place: string) => PieceId,
): Partial<SuccessorsSubject> {
  const march = marchIn(shown);
  return march === undefined ? {} : here(shown, [piece(placeKey(player, march.space, inside))]);
}

const unitsOnMarch = (shown: Shown, unit: CombatUnit) => here(shown, [pieceId.units('march', unit)]);

/** Returns the Minor General who is dropped off, wherever he comes from. */
function leftMinor(shown: Shown, player: PlayerId, from: 'group' | 'supply' | SpaceId): readonly PieceId[] {
  if (from === 'group') return [pieceId.minor('march')];
  return from === 'supply' ? [pieceId.minor(player)] : minorOf(shown, player, from);
}

/** Returns the Army on the march as a subject. */
const leader = (shown: Shown): Partial<SuccessorsSubject> => here(shown, leaderIn(shown));

/** Returns the Army on the march on its way to a space as a subject. */
const onTheWay = (shown: Shown, to: SpaceId): Partial<SuccessorsSubject> => ({ spaces: [to], pieces: leaderIn(shown) });

export const movementSubjects: SubjectsOf<MovementAction['type']> = {
  march: ({ to }, shown) => onTheWay(shown, to),
  disband: (_, shown) => unitsOnMarch(shown, 'royalArmy'),
  takeUnits: ({ player, unit, inside }, shown) =>
    standing(shown, player, inside, (place) => pieceId.units(place, unit)),
  leaveUnits: ({ unit }, shown) => unitsOnMarch(shown, unit),
  takeGeneral: ({ general }, shown) => here(shown, [pieceId.general(general)]),
  leaveGeneral: ({ general }, shown) => here(shown, [pieceId.general(general)]),
  takeMinorGeneral: ({ player, inside }, shown) => standing(shown, player, inside, pieceId.minor),
  leaveMinorGeneral: ({ player, from }, shown) => here(shown, leftMinor(shown, player, from)),
  takeRoyal: ({ royal }, shown) => here(shown, [pieceId.royal(royal)]),
  leaveRoyal: ({ royal }, shown) => here(shown, [pieceId.royal(royal)]),
  takeCart: (_, shown) => here(shown, [pieceId.cart()]),
  leaveCart: (_, shown) => here(shown, [pieceId.cart()]),
  removeEnemyMarker: ({ space }) => ({ spaces: [space], pieces: [pieceId.marker(space)] }),
  siege: ({ space }, shown) => ({ spaces: [space], pieces: leaderIn(shown) }),
  subjugateWithCavalry: ({ space }) => ({ spaces: [space], pieces: [pieceId.units('march', 'cavalry')] }),
  attack({ target }, shown) {
    if (target !== 'independent') return { spaces: marchSpace(shown), players: [target] };
    return here(
      shown,
      marchSpace(shown).flatMap((space) => independentsIn(shown, space)),
    );
  },
  grantPassage(_, shown) {
    const passage = frameOf(shown, 'passage');
    return passage === undefined ? {} : { spaces: [passage.space], pieces: leaderIn(shown), players: [passage.mover] };
  },
  embark: (_, shown) => leader(shown),
  escort: ({ fleet }) => ({ pieces: [pieceId.fleet(fleet)] }),
  setSail: (_, shown) => leader(shown),
  sail: ({ to }, shown) => onTheWay(shown, to),
  debark: (_, shown) => leader(shown),
  interceptAtSea: ({ fleet }) => ({ pieces: [pieceId.fleet(fleet)] }),
  joinNavalBattle(_, shown) {
    const declared = frameOf(shown, 'navalInterception');
    return declared === undefined ? {} : { pieces: declared.fleets.map(pieceId.fleet), players: [declared.mover] };
  },
  endActivation: (_, shown) => leader(shown),
};
