/** A lawful array for a side that sets up on the Tactical Display (R 10.3), one placement after the other. */
import type { ArrayUnit } from '../action/display.js';
import type { BattleFrame } from '../frame/index.js';

interface Decision {
  readonly type: string;
}

const isPlacement = (action: Decision): action is ArrayUnit => action.type === 'arrayUnit';

const isBattle = (frame: { readonly kind: string }): frame is BattleFrame => frame.kind === 'battle';

/** Returns how many units stand in the box of a placement. */
const crowdAt = ({ fighters }: BattleFrame, { player, box }: ArrayUnit): number =>
  fighters.filter((fighter) => fighter.army === player && fighter.box === box).length;

/**
 * Returns whether one placement is better than another: first lines before second ones, lines before the Reserve, thin
 * boxes before full ones.
 */
function isBetter(battle: BattleFrame, one: ArrayUnit, other: ArrayUnit): boolean {
  const ranks = (placement: ArrayUnit): readonly number[] => [
    placement.line,
    placement.box === 'reserve' ? 1 : 0,
    crowdAt(battle, placement),
  ];
  const [first, second] = [ranks(one), ranks(other)];
  const differs = first.findIndex((rank, index) => rank !== second[index]);
  return differs >= 0 && (first[differs] ?? 0) < (second[differs] ?? 0);
}

/**
 * Returns the listed action that sets up next, in a line that is even from wing to wing; `undefined` outside a set-up.
 */
export function proposedPlacement<A extends Decision>(
  { stack }: { readonly stack: readonly { readonly kind: string }[] },
  actions: readonly A[],
): A | undefined {
  const battle = stack.findLast(isBattle);
  if (battle === undefined || stack.at(-1)?.kind !== 'array') return undefined;
  const placements = actions.filter((action): action is A & ArrayUnit => isPlacement(action));
  const [best] = placements;
  if (best === undefined) return actions.find(({ type }) => type === 'holdPositions') ?? actions[0];
  return placements.reduce((found, each) => (isBetter(battle, each, found) ? each : found), best);
}
