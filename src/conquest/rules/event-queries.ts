/** What rules ask of what was said. */
import type { GameEvent } from '../event/index.js';

type LeaderLeft = Extract<GameEvent, { readonly type: 'leaderLeft' }>;

/** Whether a leader was killed or captured; those who are withdrawn, or replaced, have not fallen. Asked of the events of any game of the family. */
export const isKilledOrCaptured = <E extends { readonly type: string }>(event: E): event is E & LeaderLeft => {
  const { type, why } = event as Partial<LeaderLeft>;
  return type === 'leaderLeft' && (why === 'killed' || why === 'captured');
};

/** Whether anything of these types was said from there on. */
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
