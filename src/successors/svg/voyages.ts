/**
 * Where Naval Battles were fought: near the port that a voyage had reached when it was intercepted (R 8.5.1). Their
 * events name no space.
 */
import { frameOf } from '../../core/index.js';
import type { GameEvent } from '../event/index.js';
import type { ShownState } from '../state.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** Returns the port that a player's voyage reached by an event, if it is one of sailing. */
const sailedTo = (event: GameEvent, mover: PlayerId): SpaceId | undefined =>
  event.type === 'groupMoved' && event.rule === 'R 8.4.2' && event.player === mover ? event.to : undefined;

/**
 * Returns the port of a player's voyage from its result: the group lands, or is defeated, suffers Attrition and goes
 * back (R 8.4.3, 8.6.3).
 */
function portAfter(event: GameEvent, mover: PlayerId): SpaceId | undefined {
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
 * Returns the port of a Naval Battle: from the events before it, from those after it, or, if the voyage still goes on,
 * from the situation; `undefined` if none of them shows it.
 */
export function portOfBattle(
  { stack }: Pick<ShownState, 'stack'>,
  events: readonly GameEvent[],
  battle: Extract<GameEvent, { readonly type: 'navalBattleFought' }>,
): SpaceId | undefined {
  const { mover } = battle;
  const at = events.indexOf(battle);
  const before = events.slice(0, at).flatMap((event) => sailedTo(event, mover) ?? []);
  const after = events.slice(at + 1).flatMap((event) => portAfter(event, mover) ?? []);
  const voyage = frameOf({ stack }, 'seaMove');
  return before.at(-1) ?? after[0] ?? (voyage?.player === mover ? voyage.route.at(-1) : undefined);
}
