/** R 13.2.1, card 35: the Helepolis follows its Army and is lost with it (ruling helepolis). */
import { frameOf } from '../../../core/index.js';
import { setHelepolis } from '../../deeds/course.js';
import type { GameEvent } from '../../event/index.js';
import { unitsAt } from '../../query/presence.js';
import type { Situation } from '../../table/situation.js';
import type { GameRun } from '../../types.js';
import { countUnits } from '../../units.js';
import type { PlayerId, SpaceId } from '../../vocabulary.js';

/**
 * Updates the siege tower: it follows an Army that moves away as a whole, and is lost with the siege, the city, or the
 * Army.
 */
export function settleHelepolis(run: GameRun, said: readonly GameEvent[], from: number): void {
  // Events emitted below are handled by a later call.
  const until = said.length;
  for (let at = from; at < until; at++) {
    const event = said[at];
    const { helepolis } = run.state;
    if (helepolis === null || event === undefined) return;
    const { player, space, bonus } = helepolis;
    if (ends(event, player, space)) lose(run, helepolis);
    else if (
      moves(event) &&
      event.player === player &&
      event.from === space &&
      unitsOf(run.state, player, space) === 0
    ) {
      if (run.state.sieges[space]?.by === player) lose(run, helepolis);
      else setHelepolis(run, { player, space: event.to, bonus });
    }
  }
  const { helepolis } = run.state;
  if (helepolis !== null && isAbandoned(run.state, helepolis.player, helepolis.space)) lose(run, helepolis);
}

/**
 * Returns the number of its player's CUs with the tower, before and inside the city. Passing a gate does not part them
 * (R 8.3.7; ruling helepolis).
 */
const unitsOf = (situation: Situation, player: PlayerId, space: SpaceId): number =>
  unitsAt(situation, player, space) + unitsAt(situation, player, space, true);

/** Returns whether no CU of its player is with the tower any more. On board a ship it moves with them. */
function isAbandoned(situation: Situation, player: PlayerId, space: SpaceId): boolean {
  if (unitsOf(situation, player, space) > 0) return false;
  const march = frameOf(situation, 'march');
  const aboard = march !== undefined && march.afloat && march.player === player && march.space === space;
  return !(aboard && countUnits(march.group.units) > 0);
}

/** Returns whether an event ends the siege in which the tower is used. */
const ends = (event: GameEvent, player: string, space: string): boolean =>
  (event.type === 'spaceCaptured' || event.type === 'siegeLifted') && event.player === player && event.space === space;

type ArmyMoved = Extract<
  GameEvent,
  { readonly type: 'groupMoved' | 'avoidedBattle' | 'intercepted' | 'withdrew' | 'retreated' }
>;
const MOVES: readonly GameEvent['type'][] = ['groupMoved', 'avoidedBattle', 'intercepted', 'withdrew', 'retreated'];
const moves = (event: GameEvent): event is ArmyMoved => MOVES.includes(event.type);

function lose(run: GameRun, { player, space }: NonNullable<Situation['helepolis']>): void {
  setHelepolis(run, null);
  run.emit({ type: 'helepolisLost', rule: 'ruling helepolis', player, space });
}
