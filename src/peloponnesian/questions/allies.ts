/** R 24, 25: the players of the Peloponnesian League: their commands, their closed lands, and their results. */
import { playerNamed, regionNamed } from '../query/by-id.js';
import * as claims from '../query/claims.js';
import type { Claimants } from '../query/claims.js';
import * as command from '../query/command.js';
import * as victory from '../query/league-victory.js';
import { unitNamed } from '../query/pieces.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, RegionId, UnitId } from '../vocabulary.js';

export type { Claimants } from '../query/claims.js';

/**
 * Returns the allies of a player, in the order of the scenario: those who share the Peloponnesian League (R 24.5).
 *
 * @example
 * import { createGame, orThrow, query } from 'diadochi/peloponnesian';
 *
 * const state = orThrow(createGame({ players: 4 }));
 * query.alliesOf(state, 'thebes'); // ['sparta', 'corinth']
 * query.leagueCount(state, 'thebes'); // 7
 * query.claimantsOf(state, 'attica'); // { players: ['thebes'], by: 'neighbours' }
 */
export const alliesOf = (situation: Situation, player: PlayerId): readonly PlayerId[] =>
  command.alliesOf(situation, playerNamed(situation, player));

/**
 * Returns the player who commands a unit: its own player, or an ally whose leader is stacked with it (R 24.5,
 * ruling Q208).
 */
export const commanderOf = (situation: Situation, unit: UnitId): PlayerId =>
  command.commanderOf(situation, unitNamed(situation, unit).code);

/** Returns the units that a player commands, those of allies included, in the order of the pools (R 24.5). */
export const unitsCommandedBy = (situation: Situation, player: PlayerId): readonly UnitId[] =>
  command.unitsCommandedBy(situation, playerNamed(situation, player)).map(({ id }) => id);

/** Returns whether a player has closed their lands, cities and bases to an ally (R 24.5, ruling R67). */
export const isClosedTo = (situation: Situation, player: PlayerId, ally: PlayerId): boolean =>
  command.isClosedTo(situation, playerNamed(situation, player), playerNamed(situation, ally));

/**
 * Returns the players who would gain a region if Athens lost it now, and the criterion. Chance decides between several
 * (R 24.3).
 */
export function claimantsOf(situation: Situation, region: RegionId): Claimants {
  regionNamed(situation, region);
  return claims.claimantsOf(situation, region);
}

/**
 * Returns what counts for a player after a defeat of Athens: the Base Tribute Values of their regions, and that of
 * Attica for the captor of Athens (R 24.8, 25.4). `endNow` returns the result of each player.
 */
export const leagueCount = (situation: Situation, player: PlayerId): number =>
  victory.leagueCount(situation, playerNamed(situation, player));
