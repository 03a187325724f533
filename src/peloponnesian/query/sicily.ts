/** R 19, C: Sicily: the pieces there, who may go and return, and the state of the expedition. */
import type { VoyageFrame } from '../frame/voyage.js';
import type { PlacementFrame } from '../frame/forces.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, PieceId, PlayerId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { fleetsNeeded } from './carrying.js';
import { onBoardThat, type CardOnBoard } from './cards.js';
import { campOf, playerOfHome, unitsFrom } from './owners.js';
import { leadersAt, unitsAt } from './presence.js';

/** Returns whether Sicily is in play. It is with Event Cards (R 19.1). */
const isSicilyInPlay = ({ scenario }: Situation): boolean => scenario.deck !== null;

/** Returns the Escalations on the board (R C). */
export const escalationsIn = (situation: Situation): readonly CardOnBoard[] => onBoardThat(situation, 'escalate');

/** Returns whether an Escalation is active, so that no piece leaves Sicily (R 19.4). */
export const isSicilyContested = (situation: Situation): boolean => escalationsIn(situation).length > 0;

/** Returns the winner in Sicily, or `null` if the expedition is not resolved (R C). */
export const winnerInSicily = ({ sicily }: Pick<Situation, 'sicily'>): Camp | null => sicily?.winner ?? null;

/** Returns the units of a camp in Sicily, without those that are leaving it. */
export const unitsInSicily = (situation: Situation, camp: Camp): readonly UnitInfo[] =>
  unitsAt(situation, situation.places.trays.inSicily, { camp });

export const leadersInSicily = (situation: Situation, camp: Camp): readonly LeaderInfo[] =>
  leadersAt(situation, situation.places.trays.inSicily, { camp });

/** Returns the Sicilian fleets that have not been called yet. */
export const fleetsAtHome = (situation: Situation): readonly UnitInfo[] =>
  unitsFrom(situation, 'sicily').filter(({ code }) => situation.placeOfUnit(code) === situation.places.trays.forcePool);

/**
 * Returns whether land units of a camp are stranded in Sicily because its fleets there cannot carry them (R C,
 * ruling Q174).
 */
function areStranded(situation: Situation, camp: Camp): boolean {
  const units = unitsInSicily(situation, camp);
  const fleets = units.filter(({ isLand }) => !isLand);
  const troops = units.filter(({ isLand }) => isLand);
  return fleetsNeeded(situation, troops) > fleets.length;
}

/**
 * Returns whether the pieces of a voyage may enter Sicily. After the resolution only those of the victor may (R 19.1,
 * 19.4, ruling Q88), and fleets that rescue stranded units (ruling Q174).
 */
export function mayEnterSicily(situation: Situation, { player, cargo }: VoyageFrame): boolean {
  if (!isSicilyInPlay(situation)) return false;
  const winner = winnerInSicily(situation);
  const camp = campOf(player);
  return winner === null || winner === camp || (cargo.length === 0 && areStranded(situation, camp));
}

/** The number of Sicilian fleets that the League calls in a season (R C). */
const FLEETS_IN_A_SEASON = 1;

/**
 * Returns the Sicilian fleet that a player may call now, or `undefined` if there is none. The first one is available in
 * the season after the resolution (R 27.2.1, C, ruling Q108).
 */
export function fleetToCall(situation: Situation, { player, moved }: PlacementFrame): UnitInfo | undefined {
  const { sicily } = situation;
  if (sicily === undefined || sicily.fleets === 0) return undefined;
  if (sicily.winner !== 'league' || playerOfHome(situation, 'sicily') !== player) return undefined;
  const called = unitsInSicily(situation, 'league').filter(({ home, id }) => home === 'sicily' && moved.includes(id));
  return called.length < FLEETS_IN_A_SEASON ? fleetsAtHome(situation)[0] : undefined;
}

/** Returns the pieces of a player that are leaving Sicily. */
function leaving(situation: Situation, player: PlayerId) {
  const box = situation.places.trays.leavingSicily;
  const units = unitsAt(situation, box, { player });
  return {
    fleets: units.filter(({ isLand }) => !isLand),
    troops: units.filter(({ isLand }) => isLand),
    leaders: leadersAt(situation, box, { player }),
  };
}

/** Why a piece cannot leave Sicily. */
export type Confinement = 'locked' | 'noFleet' | 'noLeader' | 'noRoom';

/**
 * Returns why a unit in Sicily may not leave it now, or `undefined` if it may. Land units leave with fleets and a
 * leader (R 19.2, 19.4, ruling Q89).
 */
export function confinementOf(
  situation: Situation,
  player: PlayerId,
  piece: UnitInfo | LeaderInfo,
): Confinement | undefined {
  if (isSicilyContested(situation)) return 'locked';
  const isFleet = 'isLand' in piece && !piece.isLand;
  if (isFleet) return undefined;
  const { fleets, troops, leaders } = leaving(situation, player);
  if (fleets.length === 0) return 'noFleet';
  if (!('isLand' in piece)) return undefined;
  if (leaders.length === 0) return 'noLeader';
  return fleetsNeeded(situation, [...troops, piece]) > fleets.length ? 'noRoom' : undefined;
}

/**
 * Returns the pieces of a player that can leave Sicily now, each once per stage (ruling Q6): leaders, and of
 * interchangeable units the first (R 19.2).
 */
export function leaversOf(situation: Situation, { player, moved }: PlacementFrame): readonly PieceId[] {
  const box = situation.places.trays.inSicily;
  const mayLeave = (piece: UnitInfo | LeaderInfo): boolean =>
    !moved.includes(piece.id) && confinementOf(situation, player, piece) === undefined;
  const units = firstOfKinds(situation, unitsAt(situation, box, { player }).filter(mayLeave));
  const leaders = leadersAt(situation, box, { player }).filter(mayLeave);
  return [...units, ...leaders].map(({ id }) => id);
}
