/** The subjects of decisions within card events. */
import { topFrame } from '../../../core/index.js';
import type { CardAction } from '../../action/index.js';
import { pieceId, type PieceId } from '../../pieces.js';
import { placeKey } from '../../table/places.js';
import { PLAYERS, type CombatUnit, type IndependentArmyId, type PlayerId } from '../../vocabulary.js';
import { commanderIn, unitsIn, type Shown } from '../where.js';
import type { SubjectsOf } from './subject.js';

const isPlayer = (target: PlayerId | IndependentArmyId): target is PlayerId => PLAYERS.some((one) => one === target);

/** Returns the CUs of one kind in the Army that the event concerns. */
function unitsOfEvent(shown: Shown, unit: CombatUnit): readonly PieceId[] {
  const event = topFrame(shown);
  if (event?.kind !== 'cardEvent') return [];
  const { owner, space, inside = false } = event.memory;
  const player = PLAYERS.find((one) => one === owner);
  return player === undefined || typeof space !== 'string' ? [] : unitsIn(shown, player, space, inside === true, unit);
}

export const cardSubjects: SubjectsOf<CardAction['type']> = {
  targetSpace: ({ space }) => ({ spaces: [space] }),
  targetProvince: ({ province }) => ({ provinces: [province] }),
  targetPlayer: ({ target }) => ({ players: [target] }),
  targetArmy: ({ target, space, inside }) =>
    isPlayer(target)
      ? { spaces: [space], pieces: [pieceId.army(placeKey(target, space, inside))], players: [target] }
      : { spaces: [space], pieces: [pieceId.independentArmy(target)] },
  targetGeneral: ({ general }) => ({ pieces: [pieceId.general(general)] }),
  targetCommander: ({ player, commander, space, inside }, shown) => ({
    spaces: [space],
    pieces: commanderIn(shown, player, commander, space, inside),
  }),
  targetRoyal: ({ royal }) => ({ pieces: [pieceId.royal(royal)] }),
  targetCart: () => ({ pieces: [pieceId.cart()] }),
  targetFleet: ({ fleet }) => ({ pieces: [pieceId.fleet(fleet)] }),
  targetUnit: ({ unit }, shown) => ({ pieces: unitsOfEvent(shown, unit) }),
  targetDie: ({ index }) => ({ pieces: [pieceId.die(index)] }),
  stealCard: ({ card, from }) => ({ cards: [card], players: [from] }),
};
