/** The subjects of decisions in the Reaction Step, in battles, and about Independent Armies. */
import { frameOf, topFrame } from '../../../core/index.js';
import type { CombatAction, SiegeAction } from '../../action/index.js';
import { pieceId, type SuccessorsSubject } from '../../pieces.js';
import { placeKey } from '../../table/places.js';
import type { PlayerId, SpaceId } from '../../vocabulary.js';
import { commanderIn, courtPiece, leaderIn, unitsIn, type Shown } from '../where.js';
import type { SubjectsOf } from './subject.js';

/** Returns the space that the topmost frame is about, if any. */
function topSpace(shown: Shown): readonly SpaceId[] {
  const top = topFrame(shown);
  return top !== undefined && 'space' in top && top.space !== null ? [top.space] : [];
}

/** Returns pieces outside or inside the city of that space as a subject. */
const atCity = (shown: Shown, pieces: (space: SpaceId) => SuccessorsSubject['pieces']): Partial<SuccessorsSubject> => ({
  spaces: topSpace(shown),
  pieces: topSpace(shown).flatMap(pieces),
});

/** Returns all pieces of a player outside or inside the city of that space as a subject. */
const army = (shown: Shown, player: PlayerId): Partial<SuccessorsSubject> =>
  atCity(shown, (space) => [pieceId.army(placeKey(player, space))]);

/** Returns a subject for the interception that is being put together: pieces in the place it comes from. */
function intercepting(
  shown: Shown,
  pieces: (space: SpaceId, inside: boolean) => SuccessorsSubject['pieces'],
): Partial<SuccessorsSubject> {
  const building = frameOf(shown, 'interception')?.building ?? null;
  return building === null ? {} : { spaces: [building.from], pieces: pieces(building.from, building.inside) };
}

/** Returns the Army on the march as a subject, where others react to it. */
const mover = (shown: Shown): Partial<SuccessorsSubject> => {
  const arrival = frameOf(shown, 'arrival');
  return { spaces: arrival === undefined ? [] : [arrival.space], pieces: leaderIn(shown) };
};

export const combatSubjects: SubjectsOf<(CombatAction | SiegeAction)['type']> = {
  moveIntoCity: ({ player, unit }, shown) => atCity(shown, (space) => unitsIn(shown, player, space, false, unit)),
  moveOutOfCity: ({ player, unit }, shown) => atCity(shown, (space) => unitsIn(shown, player, space, true, unit)),
  moveGeneralThroughGate: ({ player, general, inside }, shown) =>
    atCity(shown, (space) => commanderIn(shown, player, general, space, !inside)),
  moveRoyalThroughGate: ({ royal }, shown) => atCity(shown, () => [courtPiece(royal)]),
  avoidBattle: ({ player }, shown) => army(shown, player),
  avoidTo({ player, to }, shown) {
    const from = frameOf(shown, 'avoidMove')?.space;
    return { spaces: [to], pieces: from === undefined ? [] : [pieceId.army(placeKey(player, from))] };
  },
  intercept: ({ player, from, inside, commander }, shown) => ({
    spaces: [from],
    pieces: [...commanderIn(shown, player, commander, from, inside), pieceId.army(placeKey(player, from, inside))],
  }),
  interceptWith: ({ player, unit }, shown) =>
    intercepting(shown, (space, inside) => unitsIn(shown, player, space, inside, unit)),
  interceptWithGeneral: ({ player, general }, shown) =>
    intercepting(shown, (space, inside) => commanderIn(shown, player, general, space, inside)),
  declareInterception: ({ player }, shown) =>
    intercepting(shown, (space, inside) => [pieceId.army(placeKey(player, space, inside))]),
  becomeAttacker: ({ player }, shown) => army(shown, player),
  withdraw: (_, shown) => mover(shown),
  standAndFight: (_, shown) => mover(shown),
  joinBattle: ({ player, unit }, shown) => atCity(shown, (space) => unitsIn(shown, player, space, true, unit)),
  joinBattleWithGeneral: ({ player, general }, shown) =>
    atCity(shown, (space) => commanderIn(shown, player, general, space, true)),
  succeed: ({ player, from, inside }, shown) => ({
    spaces: from === 'supply' ? topSpace(shown) : [...topSpace(shown), from],
    pieces: from === 'supply' ? [pieceId.minor(player)] : commanderIn(shown, player, 'minor', from, inside),
  }),
  moveIndependentArmy: ({ army, to }) => ({ spaces: [to], pieces: [pieceId.independentArmy(army)] }),
  placeIndependentMarker: ({ space }) => ({ spaces: [space] }),
  endIndependentArmy: ({ army }) => ({ pieces: [pieceId.independentArmy(army)] }),
  reactWithIndependentArmy: ({ card, army }) => ({ pieces: [pieceId.independentArmy(army)], cards: [card] }),
  retreatIndependentArmy: ({ army, to }) => ({
    spaces: to === 'box' ? [] : [to],
    pieces: [pieceId.independentArmy(army)],
  }),
};
