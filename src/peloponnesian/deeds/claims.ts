/** Gives regions that a camp loses to a player of the other camp (R 4.3.1, 24.3). */
import type { ClaimRule } from '../frame/alliance.js';
import { enemiesOf, isShared } from '../query/command.js';
import { campOf } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { changeControl } from './control.js';
import { endIfConquered } from './end.js';
import { openTakeover } from './takeover.js';

/** Returns the enemy of a player, or the first one of several. */
function gainerFrom(situation: Situation, loser: PlayerId): PlayerId {
  const [gainer] = enemiesOf(situation, loser);
  if (gainer === undefined) throw new RangeError(`${loser} has no enemy`);
  return gainer;
}

/** Returns whether a player's lost region goes to one of several allies. */
export const isClaimed = (situation: Situation, loser: PlayerId): boolean =>
  isShared(situation) && campOf(loser) === 'empire';

/** A region and the player who has lost it. */
export interface Loss {
  readonly region: RegionId;
  readonly loser: PlayerId;
}

/** Gives a lost region to the other camp. If several allies may claim it, {@link settleLosses} does so. */
export function loseRegion(run: GameRun, { region, loser }: Loss, rule: ClaimRule): void {
  if (!isClaimed(run.state, loser)) changeControl(run, region, gainerFrom(run.state, loser), rule);
}

/** Settles the loss of regions: allies claim those that have no new holder yet (R 24.3). */
export function settleLosses(run: GameRun, losses: readonly Loss[], rule: ClaimRule): void {
  const { regions } = run.state;
  const claimed = losses.filter(({ region, loser }) => regions[region]?.player === loser).map(({ region }) => region);
  const gained = losses.map(({ region }) => region).filter((region) => !claimed.includes(region));
  if (claimed.length > 0) run.push({ kind: 'claims', rule, regions: claimed, claimant: null, gained });
  else settleGains(run, gained);
}

/** Settles the gain of regions: the game may be over (R 3.4), or the new holders decide on the assessments. */
export function settleGains(run: GameRun, gained: readonly RegionId[]): void {
  if (gained.length === 0) return;
  endIfConquered(run);
  if (run.state.ended !== null) return run.end();
  openTakeover(run, gained);
}
