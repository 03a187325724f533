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

/** R S7.1: returns whether somebody plays a side. */
export const isPlayed = (situation: Situation, side: SideId): boolean =>
  sides.isPlayed(situation, sideIn(situation, side));

/** R S7.1: returns who decides now for a side that nobody plays. */
export const deputyOf = (situation: Situation): SideId => deputies.deputyOf(situation);

/** R S5.6: returns the side whose ally Rhodes is, or `null`. */
export const allyOfRhodes = (situation: Situation): SideId | null => fleets.allyOfRhodes(situation);

/** R S12: returns the markers that a side has, in the order of the components. */
export const markersOf = (situation: Situation, side: SideId): readonly BaggageId[] =>
  objectives.markersWith(situation, sideIn(situation, side)).map(({ fact }) => fact.baggage);

/** R S13: returns whether a side holds all capitals. */
export const holdsCapitals = (situation: Situation, side: SideId): boolean =>
  victory.holdsCapitals(situation, sideIn(situation, side));

/**
 * R S13: returns a side's Victory Points, if the game ended now; for Alexander's Body as many as the die shows are
 * added.
 */
export const pointsOf = (situation: Situation, side: SideId, die?: number): number =>
  victory.pointsFor(situation, sideIn(situation, side), die);

/** R S14.1: returns the units that have gone home in anger. */
export const mutineers = (situation: Situation): readonly UnitId[] => trays.mutineers(situation).map(({ id }) => id);

/** R S14.2: returns the personal guard of a side, and whom it guards; `undefined`: it has none. */
export const guardOf = (situation: Situation, side: SideId): Guard | undefined =>
  memory.guardOf(situation, sideIn(situation, side));

/** R S14.3: returns the leaders that a side holds prisoner. */
export const prisonersOf = (situation: Situation, side: SideId): readonly LeaderId[] =>
  trays.prisonersOf(situation, sideIn(situation, side)).map(({ id }) => id);

export type { Guard } from '../query/memory.js';
