/** Questions that rules ask about events. */
import type { GameEvent } from '../event/index.js';

type LeaderLeft = Extract<GameEvent, { readonly type: 'leaderLeft' }>;

/**
 * Returns whether an event says that a leader was killed or captured, and not withdrawn or replaced. It takes events of
 * any game of the family.
 */
export const isKilledOrCaptured = <E extends { readonly type: string }>(event: E): event is E & LeaderLeft => {
  const { type, why } = event as Partial<LeaderLeft>;
  return type === 'leaderLeft' && (why === 'killed' || why === 'captured');
};

/** Returns whether any event from this index on has one of these types. */
export function includesEvent(
  events: readonly GameEvent[],
  from: number,
  types: readonly GameEvent['type'][],
): boolean {
  for (let index = from; index < events.length; index++) {
    const event = events[index];
    if (event !== undefined && types.includes(event.type)) return true;
  }
  return false;
}
