/** R S5.6, S7.1, S12-S14: who plays, whose Rhodes and the markers are, prisoners and guards, and points. */
import { sideIn } from '../../conquest/questions/names.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { BaggageId, LeaderId, SideId, UnitId } from '../../conquest/vocabulary.js';
import * as deputies from '../query/07-1-deputies.js';
import * as fleets from '../query/08-fleets.js';
import * as memory from '../query/memory.js';
import type { Guard } from '../query/memory.js';
import * as objectives from '../query/12-objectives.js';
import * as sides from '../query/sides.js';
import * as trays from '../query/trays.js';
import * as victory from '../query/13-victory.js';

/** Returns whether somebody plays a side (R S7.1). */
export const isPlayed = (situation: Situation, side: SideId): boolean =>
  sides.isPlayed(situation, sideIn(situation, side));

/** Returns who decides now for a side that nobody plays (R S7.1). */
export const deputyOf = (situation: Situation): SideId => deputies.deputyOf(situation);

/** Returns the side whose ally Rhodes is, or `null` (R S5.6). */
export const allyOfRhodes = (situation: Situation): SideId | null => fleets.allyOfRhodes(situation);

/** Returns the markers that a side has, in the order of the components (R S12). */
export const markersOf = (situation: Situation, side: SideId): readonly BaggageId[] =>
  objectives.markersWith(situation, sideIn(situation, side)).map(({ fact }) => fact.baggage);

/** Returns whether a side holds all capitals (R S13). */
export const holdsCapitals = (situation: Situation, side: SideId): boolean =>
  victory.holdsCapitals(situation, sideIn(situation, side));

/**
 * Returns a side's Victory Points, if the game ended now; for Alexander's Body as many as the die shows are added
 * (R S13).
 */
export const pointsOf = (situation: Situation, side: SideId, die?: number): number =>
  victory.pointsFor(situation, sideIn(situation, side), die);

/** Returns the units that have gone home in anger (R S14.1). */
export const mutineers = (situation: Situation): readonly UnitId[] => trays.mutineers(situation).map(({ id }) => id);

/** Returns the personal guard of a side, and whom it guards; `undefined`: it has none (R S14.2). */
export const guardOf = (situation: Situation, side: SideId): Guard | undefined =>
  memory.guardOf(situation, sideIn(situation, side));

/** Returns the leaders that a side holds prisoner (R S14.3). */
export const prisonersOf = (situation: Situation, side: SideId): readonly LeaderId[] =>
  trays.prisonersOf(situation, sideIn(situation, side)).map(({ id }) => id);

export type { Guard } from '../query/memory.js';
