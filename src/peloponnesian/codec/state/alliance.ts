/** R 24, 25: agreements between allies, and the frames of their councils and claims. */
import type { Finding } from '../../../core/index.js';
import type { ClaimsFrame, CouncilFrame } from '../../frame/alliance.js';
import { alliesOf, isShared } from '../../query/command.js';
import { campOf } from '../../query/owners.js';
import type { PlayerId } from '../../vocabulary.js';
import { repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

/** Reports players in a list who are not allies of a player, or are named twice. */
function* alliesFindings(
  setting: Setting,
  keys: Finding['keys'],
  player: PlayerId,
  allies: readonly PlayerId[],
): Generator<Finding> {
  yield* repeated(keys, allies);
  for (const [index, ally] of allies.entries())
    if (!alliesOf(setting, player).includes(ally))
      yield { keys: [...keys, index], message: `${ally} is not an ally of ${player}` };
}

/** R 24.5: lands are closed to allies only. */
export const closedFindings: StateCheck = function* ({ closedTo }, setting) {
  for (const [player, allies] of Object.entries(closedTo ?? {}) as [PlayerId, readonly PlayerId[]][]) {
    if (allies.length === 0)
      yield { keys: ['closedTo', player], message: 'leave out players who close their lands to no ally' };
    yield* alliesFindings(setting, ['closedTo', player], player, allies);
  }
};

function* councilFindings(setting: Setting, keys: Finding['keys'], frame: CouncilFrame): Generator<Finding> {
  const { player, paid, dealt, settled, returning } = frame;
  if (alliesOf(setting, player).length === 0) yield { keys: [...keys, 'player'], message: `${player} has no allies` };
  yield* alliesFindings(setting, [...keys, 'paid'], player, paid);
  yield* alliesFindings(setting, [...keys, 'dealt'], player, dealt);
  yield* alliesFindings(setting, [...keys, 'settled'], player, settled);
  if (returning !== null && !dealt.includes(returning))
    yield { keys: [...keys, 'returning'], message: `${returning} has not been given a card` };
}

/** Checks R 24.3: allies claim regions that Athens still holds. */
function* claimFindings(
  setting: Setting,
  { regions: held }: Sketch,
  keys: Finding['keys'],
  { regions, claimant, gained }: ClaimsFrame,
): Generator<Finding> {
  if (!isShared(setting)) yield { keys, message: 'only one player plays the League' };
  if (regions.length === 0) yield { keys: [...keys, 'regions'], message: 'expected at least one region' };
  if (claimant !== null && campOf(claimant) !== 'league')
    yield { keys: [...keys, 'claimant'], message: `${claimant} does not belong to the League` };
  yield* repeated([...keys, 'gained'], [...gained, ...regions]);
  for (const [index, region] of regions.entries())
    if (held !== undefined && held[region]?.player !== 'athens')
      yield { keys: [...keys, 'regions', index], message: 'Athens does not hold this region' };
}

export const allianceFindings: StateCheck = function* (sketch, setting) {
  for (const [index, frame] of (sketch.stack ?? []).entries()) {
    const keys = ['stack', index];
    if (frame.kind === 'council') yield* councilFindings(setting, keys, frame);
    if (frame.kind === 'claims') yield* claimFindings(setting, sketch, keys, frame);
    if (frame.kind === 'movement') yield* alliesFindings(setting, [...keys, 'next'], frame.player, frame.next ?? []);
  }
};
