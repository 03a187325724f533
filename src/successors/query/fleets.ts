/** Fleets (R 3.4, 7.4): who has them, which are available, how strong they are. */
import { derived } from '../../core/board/index.js';
import { fleets } from '../data/fleets.js';
import { LARGEST_FLEET_MINIMUM } from '../data/tables.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import { FLEETS, type Faction, type FleetId, type PlayerId } from '../vocabulary.js';
import { provinceController } from './control.js';

/**
 * Returns the player who should have a fleet by the markers on the board: the controller of its province, or of
 * Athenai. The pirates of Kilikia stay with the player who has them: control of the province does not change that
 * (R 3.4).
 */
export function rightfulFleetOwner(situation: Situation, fleet: FleetId): PlayerId | null {
  const { belongsTo } = fleets[fleet];
  if (belongsTo === 'card') return situation.fleets[fleet].owner;
  const holder: Faction | undefined =
    'space' in belongsTo ? situation.controller(belongsTo.space) : provinceController(situation, belongsTo.province);
  return holder === undefined || holder === 'independent' ? null : holder;
}

/** Returns the fleets of a player, Dispersed ones included. */
export const fleetsOf = (situation: Situation, player: PlayerId): readonly FleetId[] =>
  FLEETS.filter((fleet) => situation.fleets[fleet].owner === player);

/** Returns the available fleets of a player: those that are not Dispersed (R 3.4). */
export const availableFleets = (situation: Situation, player: PlayerId): readonly FleetId[] =>
  FLEETS.filter((fleet) => situation.fleets[fleet].owner === player && !situation.fleets[fleet].dispersed);

/**
 * Returns the fleets of a player that a discarded card can bring back from the Dispersed Box: all that are in it, if
 * the rule is played (R 19.7).
 */
export const retrievableFleets = (situation: Situation, player: PlayerId): readonly FleetId[] =>
  plays(situation, 'dispersedFleets')
    ? fleetsOf(situation, player).filter((fleet) => situation.fleets[fleet].dispersed)
    : [];

/** Returns the total Fleet Strength of some fleets (R 3.4.1). */
export function fleetStrength(situation: Situation, chosen: readonly FleetId[]): number {
  let strength = 0;
  for (const fleet of chosen) strength += strengthOf(situation, fleet);
  return strength;
}

const strengthOf = (situation: Situation, fleet: FleetId): number => pointsOf(situation.fleets, fleet);

const pointsOf = (all: Situation['fleets'], fleet: FleetId): number =>
  all[fleet].upgraded ? fleets[fleet].upgraded : fleets[fleet].weak;

/**
 * Returns the player with the Largest Fleet: at least three Fleet Points and more than anybody else, Dispersed fleets
 * included (R 7.4). A fleet lent by a card is no counter and does not count (R 20.11).
 */
export function largestFleetOwner({ fleets, players }: Situation): PlayerId | undefined {
  return largestFleetHolder(fleets)(players) ?? undefined;
}

type Fleets = Situation['fleets'];

/**
 * Returns the player with the largest fleet, or `null`. Cached by the fleets, an object that is replaced whenever one
 * of them changes.
 */
const largestFleetHolder = derived((all: Fleets) =>
  derived((players: readonly PlayerId[]): PlayerId | null => {
    let largest: PlayerId | null = null;
    let most = LARGEST_FLEET_MINIMUM - 1;
    for (const player of players) {
      let strength = 0;
      for (const fleet of FLEETS) if (all[fleet].owner === player) strength += pointsOf(all, fleet);
      if (strength > most) [largest, most] = [player, strength];
      else if (strength === most) largest = null;
    }
    return largest;
  }),
);
