/** R 18.1, 18.6.1: who controls a member of the royal family or the Funeral Cart. */
import { frameOf } from '../../core/index.js';
import { ILLEGITIMATE_SON } from '../data/royals.js';
import { plays } from '../options.js';
import type { AlexandersBody, Royal, ShownState } from '../state.js';
import { INDEPENDENT, lowestBit, NONE, seatOf } from '../table/codes.js';
import type { FrameKind } from '../frame/index.js';
import type { Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { HEIRS, ROYALS, type HeirId, type PlayerId, type RoyalId, type SpaceId } from '../vocabulary.js';
import { standingUnits } from './interception.js';
import { hasGeneral, hasGeneralAt, seatsIn } from './presence.js';

/** A piece that is controlled by presence: a royal, or the cart, which counts as an Heir (R 15.4.1). */
export interface ControlledRoyal {
  readonly space: SpaceId;
  readonly inside: boolean;
  readonly controller: PlayerId | null;
  /** Whether the Army on the march carries it (R 18.6). Omitted: it does not. */
  readonly carried?: boolean;
}

/**
 * Returns whether the Funeral Cart can be moved, through a gate included: not on Game Turn 1, unless it has been built
 * (R 6.1.1, 15.4.1, 19.11; ruling gates).
 */
export const cartMayMove = ({ body, turn }: Situation): boolean =>
  body.status === 'cart' && (turn > 1 || body.built === true);

/**
 * Returns the player who controls an Heir or the cart by the pieces on the board (R 15.4.1, 18.1, 18.6.1;
 * ruling keeping-royals). Inside a city it is the controller of the city. Outside it is, in this order: the besieger;
 * the player of a general, if nobody else has a CU or a general in the space; the previous controller, with a general
 * or marker there; the player with a marker there.
 */
export function heirController(situation: Situation, royal: ControlledRoyal): PlayerId | null {
  const { space, controller } = royal;
  const code = situation.spaceCode(space);
  const holder = holderAt(situation, code);
  if (royal.inside) return holder;
  const isHeld = controller !== null && hasGeneral(situation, controller, space);
  if (isHeld && royal.carried === true) return controller;
  const first = besiegerAt(situation, code);
  const entered = first === NONE ? soleGeneralAt(situation, code) : first;
  if (entered !== NONE) return situation.players[entered] ?? null;
  return isHeld ? controller : holder;
}

/**
 * Returns the player who controls an active woman: the previous controller, with a general or marker there. A woman can
 * be gained only by activating her (R 18.3, 18.5.3; ruling abandoned-women).
 */
export function womanController(situation: Situation, { space, inside, controller }: ControlledRoyal): PlayerId | null {
  if (controller === null || (!inside && hasGeneral(situation, controller, space))) return controller;
  const code = situation.spaceCode(space);
  const isMarked = holderAt(situation, code) === controller && (inside || besiegerAt(situation, code) === NONE);
  return isMarked ? controller : null;
}

/**
 * Returns the player whose marker stands in a space, given by code. Nobody keeps a royal in an Independent city
 * (R 18.6.2).
 */
function holderAt(situation: Situation, code: number): PlayerId | null {
  const holder = situation.holder(code);
  return holder === NONE || holder === INDEPENDENT ? null : (situation.players[holder] ?? null);
}

/**
 * Returns the seat of the player whose Army stays before the Major City of another faction, or has attempted a Siege
 * there. An Army that only passes besieges nothing (R 4.4, 18.1; ruling besieged-by-passing). -1: none; Independent
 * Armies take no control (R 14.1).
 */
function besiegerAt(situation: Situation, code: number): number {
  const holder = situation.holder(code);
  if (holder === NONE || situation.geometry.byCode.isCity[code] !== true) return NONE;
  const foreign = situation.seatsOutside(code) & ~(1 << holder);
  if (foreign === 0) return NONE;
  const march = frameOf(situation, 'march');
  if (march === undefined || march.afloat || situation.spaceCode(march.space) !== code) return lowestBit(foreign);
  const mover = seatOf(march.player);
  const others = foreign & ~(1 << mover);
  if (others !== 0) return lowestBit(others);
  const stays =
    march.ended ||
    march.entered === 0 ||
    march.attempted.includes(march.space) ||
    standingUnits(situation, { mover: march.player, space: march.space }) > 0;
  return stays ? mover : NONE;
}

/**
 * Returns the seat of the only player with a CU or a general in either zone of a space, if that player has a general
 * outside; -1 if there is none.
 */
function soleGeneralAt(situation: Situation, code: number): number {
  const seats = situation.independents(code) === 0 ? seatsIn(situation, code) : 0;
  if (seats === 0 || (seats & (seats - 1)) !== 0) return NONE;
  const seat = lowestBit(seats);
  return hasGeneralAt(situation, situation.postOf(seat, code, false)) ? seat : NONE;
}

/**
 * Returns the Heirs (R 4.12), alive or not: all three; if Herakles is the illegitimate son, he is one only after both
 * others are dead (R 19.12; ruling illegitimate-son).
 */
export const heirsOf = (game: Pick<ShownState, 'options' | 'royals'>): readonly HeirId[] =>
  plays(game, 'illegitimateSon') && RIGHTFUL_HEIRS.some((heir) => game.royals[heir].status !== 'dead')
    ? RIGHTFUL_HEIRS
    : HEIRS;

const RIGHTFUL_HEIRS = HEIRS.filter((heir) => heir !== ILLEGITIMATE_SON);

/**
 * Returns whether a royal is an Heir by birth and not a woman: Heirs are always active, and controlled by presence
 * (R 18.1, 18.2). See {@link heirsOf} for R 19.12.
 */
export const isHeir = (royal: RoyalId): royal is HeirId => (HEIRS as readonly RoyalId[]).includes(royal);

/** Returns the active members of the royal family whom a player controls in a place. */
export function royalsAt(situation: Situation, player: PlayerId, place: Place): readonly RoyalId[] {
  if (situation.royalBits(situation.spaceCode(place.space)) === 0) return [];
  const { royals } = situation;
  return ROYALS.filter((id) => royals[id].status === 'active' && isKeptAt(royals[id], player, place));
}

/** Returns whether a player has the Funeral Cart in a place. */
export const cartIsAt = ({ body }: Situation, player: PlayerId, place: Place): boolean =>
  body.status === 'cart' && isKeptAt(body, player, place);

const isKeptAt = (piece: Royal | AlexandersBody, player: PlayerId, { space, inside }: Place): boolean =>
  piece.space === space && piece.inside === inside && piece.controller === player;

/** Frames during which it is open who may enter or keep a space, or who will be captured there. */
const OPEN_FATE: ReadonlySet<FrameKind> = /* @__PURE__ */ new Set<FrameKind>([
  'arrival',
  'landBattle',
  'overrun',
  'defeat',
  'capture',
]);

/**
 * Returns whether others may still react to a mover in a space, or a battle, defeat or capture is being resolved there
 * (R 18.5.1).
 */
export const isFateOpen = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some(
    (frame) =>
      OPEN_FATE.has(frame.kind) &&
      'space' in frame &&
      frame.space === space &&
      !(frame.kind === 'capture' && frame.stage === 'done'),
  );
