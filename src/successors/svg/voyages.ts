/** Where it came to blows at sea: off the port that a voyage had reached when it was intercepted (R 8.5.1). Events of a Naval Battle name no space. */
import { frameOf } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { ShownState } from '../state.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** The port that a player's voyage came to by an event, if it is one of sailing. */
const sailedTo = (event: GameEvent, mover: PlayerId): SpaceId | undefined =>
  event.type === 'groupMoved' && event.rule === 'R 8.4.2' && event.player === mover ? event.to : undefined;

/** Where a player's voyage lay, by what comes of it: it goes ashore, or is beaten, suffers Attrition and goes back (R 8.4.3, 8.6.3). */
function layOff(event: GameEvent, mover: PlayerId): SpaceId | undefined {
  switch (event.type) {
    case 'debarked':
    case 'attritionRolled':
      return event.player === mover ? event.space : undefined;
    case 'groupMoved':
      return event.player === mover ? event.from : undefined;
    default:
      return undefined;
  }
}

/**
 * Off which port the Naval Battle of an event was fought: told by what went before it, by what followed, or, if the voyage is still
 * under way, by the situation; `undefined` if none of them tells it.
 */
export function portOfBattle(
  { stack }: Pick<ShownState, 'stack'>,
  events: readonly GameEvent[],
  battle: Extract<GameEvent, { readonly type: 'navalBattleFought' }>,
): SpaceId | undefined {
  const { mover } = battle;
  const at = events.indexOf(battle);
  const before = events.slice(0, at).flatMap((event) => sailedTo(event, mover) ?? []);
  const after = events.slice(at + 1).flatMap((event) => layOff(event, mover) ?? []);
  const voyage = frameOf({ stack }, 'seaMove');
  return before.at(-1) ?? after[0] ?? (voyage?.player === mover ? voyage.route.at(-1) : undefined);
}
