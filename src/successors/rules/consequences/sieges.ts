/** R 13.2.5: a siege is lifted when no CU of the besieger is left before the walls. */
import type { Turn } from '../../pieces.js';
import { unitsAt } from '../../query/presence.js';
import type { SpaceId } from '../../vocabulary.js';

/** Siege Points are gone with the besiegers, and are nobody's inheritance; so is the Helepolis they leave behind (card 35). */
export function settleSiege(run: Turn, space: SpaceId): void {
  const siege = run.state.sieges[space];
  if (siege !== undefined && unitsAt(run.state, siege.by, space) === 0) {
    const { by } = siege;
    delete run.state.sieges[space];
    run.emit({ type: 'siegeLifted', rule: 'R 13.2.5', player: by, space });
  }
  const { helepolis } = run.state;
  if (helepolis === null || helepolis.space !== space || unitsAt(run.state, helepolis.player, space) > 0) return;
  const { player } = helepolis;
  run.state.helepolis = null;
  run.emit({ type: 'helepolisLost', rule: 'ruling helepolis', player, space });
}
