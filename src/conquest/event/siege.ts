/** R 11, 17.2, 17.5: sieges. The events of `deeds` report losses and captured cities. */
import type { Party } from '../frame/index.js';
import type { BaggageId, CityId, LeaderId, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type SiegeEvent = SiegeLaid | SiegeLifted | SortieMade | SiegeFought | FuryRoused | CitySummoned;

/** An army attacks a city (R 11.3), with the pieces of both sides. */
export interface SiegeLaid extends Said<'siegeLaid'> {
  readonly city: CityId;
  readonly province: ProvinceId;
  readonly attacker: Party;
  readonly defender: Party;
  readonly train: readonly BaggageId[];
}

export interface SiegeLifted extends Said<'siegeLifted'> {
  readonly city: CityId;
  readonly side: SideId;
}

/** The garrison has made a sortie against the Siege Train (R 11.5). */
export interface SortieMade extends Said<'sortieMade'> {
  readonly city: CityId;
  readonly side: SideId;
  readonly die: number;
  readonly destroyed: boolean;
}

/** The die for a siege was rolled (R 11.3). */
export interface SiegeFought extends Said<'siegeFought'> {
  readonly city: CityId;
  readonly differential: number;
  readonly die: number;
  /** The losses of each side, including the effects of the Siege Train (R 11.3) and of fury (R 17.2). */
  readonly losses: readonly [attacker: number, defender: number];
}

/** The King was wounded under the walls of a city (R 17.2). */
export interface FuryRoused extends Said<'furyRoused'> {
  readonly city: CityId;
  readonly leader: LeaderId;
}

/** A city was asked to surrender (R 17.5). */
export interface CitySummoned extends Said<'citySummoned'> {
  readonly city: CityId;
  readonly side: SideId;
  readonly die: number;
  readonly surrendered: boolean;
}
