/** R 19, C: who is in Sicily, who may go there and come back, and how the expedition stands. */
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

/** R 19.1: whether Sicily is in play: where Event Cards are. */
const isSicilyInPlay = ({ scenario }: Situation): boolean => scenario.deck !== null;

/** R C: returns the Escalations on the board. */
export const escalationsIn = (situation: Situation): readonly CardOnBoard[] => onBoardThat(situation, 'escalate');

/** R 19.4: whether an Escalation is active: nobody leaves Sicily. */
export const isSicilyContested = (situation: Situation): boolean => escalationsIn(situation).length > 0;

/** R C: returns who has won in Sicily; `null`: it is not resolved. */
export const winnerInSicily = ({ sicily }: Pick<Situation, 'sicily'>): Camp | null => sicily?.winner ?? null;

/** Returns the units of a camp that are in Sicily. Those that are leaving it are not. */
export const unitsInSicily = (situation: Situation, camp: Camp): readonly UnitInfo[] =>
  unitsAt(situation, situation.places.trays.inSicily, { camp });

export const leadersInSicily = (situation: Situation, camp: Camp): readonly LeaderInfo[] =>
  leadersAt(situation, situation.places.trays.inSicily, { camp });

/** Returns the Sicilian fleets that have not been called out yet. */
export const fleetsAtHome = (situation: Situation): readonly UnitInfo[] =>
  unitsFrom(situation, 'sicily').filter(({ code }) => situation.placeOfUnit(code) === situation.places.trays.forcePool);

/** R C, ruling Q174: whether land units of a camp are stranded in Sicily: its fleets there cannot carry them. */
function areStranded(situation: Situation, camp: Camp): boolean {
  const units = unitsInSicily(situation, camp);
  const fleets = units.filter(({ isLand }) => !isLand);
  const troops = units.filter(({ isLand }) => isLand);
  return fleetsNeeded(situation, troops) > fleets.length;
}

/** R 19.1, 19.4, ruling Q88: whether the pieces of a voyage may enter Sicily: after a resolution those of the victor, and fleets that rescue stranded units (ruling Q174). */
export function mayEnterSicily(situation: Situation, { player, cargo }: VoyageFrame): boolean {
  if (!isSicilyInPlay(situation)) return false;
  const winner = winnerInSicily(situation);
  const camp = campOf(player);
  return winner === null || winner === camp || (cargo.length === 0 && areStranded(situation, camp));
}

/** How many Sicilian fleets the League calls out in a season (R C). */
const FLEETS_IN_A_SEASON = 1;

/** R 27.2.1, C, ruling Q108: returns the Sicilian fleet that a player may call out now; `undefined`: none. The first comes in the season after the resolution. */
export function fleetToCall(situation: Situation, { player, moved }: PlacementFrame): UnitInfo | undefined {
  const { sicily } = situation;
  if (sicily === undefined || sicily.fleets === 0) return undefined;
  if (sicily.winner !== 'league' || playerOfHome(situation, 'sicily') !== player) return undefined;
  const called = unitsInSicily(situation, 'league').filter(({ home, id }) => home === 'sicily' && moved.includes(id));
  return called.length < FLEETS_IN_A_SEASON ? fleetsAtHome(situation)[0] : undefined;
}

/** The pieces of a player that are on their way out of Sicily. */
function leaving(situation: Situation, player: PlayerId) {
  const box = situation.places.trays.leavingSicily;
  const units = unitsAt(situation, box, { player });
  return {
    fleets: units.filter(({ isLand }) => !isLand),
    troops: units.filter(({ isLand }) => isLand),
    leaders: leadersAt(situation, box, { player }),
  };
}

/** Why a piece does not leave Sicily. */
export type Confinement = 'locked' | 'noFleet' | 'noLeader' | 'noRoom';

/** R 19.2, 19.4, ruling Q89: returns why a unit in Sicily may not leave it now: land units follow fleets and a leader; `undefined`: it may. */
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

/** R 19.2: returns who of a player can leave Sicily now, each once in a stage (ruling Q6): the first of alike units, and leaders. */
export function leaversOf(situation: Situation, { player, moved }: PlacementFrame): readonly PieceId[] {
  const box = situation.places.trays.inSicily;
  const mayLeave = (piece: UnitInfo | LeaderInfo): boolean =>
    !moved.includes(piece.id) && confinementOf(situation, player, piece) === undefined;
  const units = firstOfKinds(situation, unitsAt(situation, box, { player }).filter(mayLeave));
  const leaders = leadersAt(situation, box, { player }).filter(mayLeave);
  return [...units, ...leaders].map(({ id }) => id);
}
