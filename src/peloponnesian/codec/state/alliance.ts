/** R 24, 25: what allies have settled, and what is being resolved between them. */
import type { Finding } from '../../../core/index.js';
import type { ClaimsFrame, CouncilFrame } from '../../frame/alliance.js';
import { alliesOf, isShared } from '../../query/command.js';
import { campOf } from '../../query/owners.js';
import type { PlayerId } from '../../vocabulary.js';
import { repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

/** Those of some players who are no allies of a player, or are named twice. */
function* alliesFindings(
  setting: Setting,
  keys: Finding['keys'],
  player: PlayerId,
  allies: readonly PlayerId[],
): Generator<Finding> {
  yield* repeated(keys, allies);
  for (const [index, ally] of allies.entries())
    if (!alliesOf(setting, player).includes(ally))
      yield { keys: [...keys, index], message: `${ally} is no ally of ${player}` };
}

/** R 24.5: lands are closed to allies. */
export const closedFindings: StateCheck = function* ({ closedTo }, setting) {
  for (const [player, allies] of Object.entries(closedTo ?? {}) as [PlayerId, readonly PlayerId[]][]) {
    if (allies.length === 0) yield { keys: ['closedTo', player], message: 'lands that are open are left out' };
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
    yield { keys: [...keys, 'returning'], message: `${returning} has been given no card` };
}

/** R 24.3: allies claim regions that Athens still holds, and have gained others. */
function* claimFindings(
  setting: Setting,
  { regions: held }: Sketch,
  keys: Finding['keys'],
  { regions, claimant, gained }: ClaimsFrame,
): Generator<Finding> {
  if (!isShared(setting)) yield { keys, message: 'nobody shares the League' };
  if (regions.length === 0) yield { keys: [...keys, 'regions'], message: 'a region is claimed' };
  if (claimant !== null && campOf(claimant) !== 'league')
    yield { keys: [...keys, 'claimant'], message: `${claimant} is not of the League` };
  yield* repeated([...keys, 'gained'], [...gained, ...regions]);
  for (const [index, region] of regions.entries())
    if (held !== undefined && held[region]?.player !== 'athens')
      yield { keys: [...keys, 'regions', index], message: 'this region is not one of Athens' };
}

export const allianceFindings: StateCheck = function* (sketch, setting) {
  for (const [index, frame] of (sketch.stack ?? []).entries()) {
    const keys = ['stack', index];
    if (frame.kind === 'council') yield* councilFindings(setting, keys, frame);
    if (frame.kind === 'claims') yield* claimFindings(setting, sketch, keys, frame);
    if (frame.kind === 'movement') yield* alliesFindings(setting, [...keys, 'next'], frame.player, frame.next ?? []);
  }
};
