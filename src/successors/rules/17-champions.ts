/** R 17: Champions and Successors (R 4.5, 4.30). All begin as Champions (R 5.6, 17.1). */
import type { GameEvent } from '../event/index.js';
import type { Turn } from '../pieces.js';
import { victoryPoints } from '../query/victory-points.js';
import { playersOf } from '../query/presence.js';
import type { Fleet, Situation } from '../state.js';
import { FLEETS, type Faction, type FleetId, type PlayerId, type SpaceId } from '../vocabulary.js';

/**
 * A player attacks another: a Land Battle as attacker, an Overrun, a Siege, a declared Naval Interception, or the loss of
 * a non-active player's general. A Champion who attacks a Champion other than the Usurper is one no longer (R 17.2, 4.32, 6.3.2);
 * the Usurper himself stays or ceases to be one like anybody else (R 6.3.3).
 */
export function noteAttack(run: Turn, attacker: PlayerId, target: PlayerId): void {
  const { champions, usurper } = run.state;
  if (attacker === target || target === usurper) return;
  const index = champions.indexOf(attacker);
  if (index < 0 || !champions.includes(target)) return;
  champions.splice(index, 1);
  run.emit({ type: 'championLost', rule: 'R 17.3', player: attacker, target });
}

/** The fleets as they stand; nothing that happens to them later shows in it. */
export type FleetsThen = Readonly<Record<FleetId, Fleet>>;
export function fleetsNow({ state }: Turn): FleetsThen {
  const then: Partial<Record<FleetId, Fleet>> = {};
  for (const fleet of FLEETS) then[fleet] = { ...state.fleets[fleet] };
  return then as FleetsThen;
}

/**
 * A Successor whose Victory Points have just dropped to 0 is a Champion again (R 17.4). What has become 0 has dropped only if
 * it was more before the markers and fleets changed hands (ruling back-to-champion).
 */
export function regainChampions(run: Turn, said: readonly GameEvent[], fleets: FleetsThen): void {
  for (const player of playersOf(run.state)) {
    if (run.state.champions.includes(player) || victoryPoints(run.state, player) > 0) continue;
    if (victoryPoints(before(run.state, said, fleets), player) === 0) continue;
    run.state.champions.push(player);
    run.emit({ type: 'championRegained', rule: 'R 17.4', player });
  }
}

const CHANGING = new Set<GameEvent['type']>([
  'markerPlaced',
  'markerRemoved',
  'fleetGained',
  'fleetLost',
  'fleetUpgraded',
  'fleetDispersed',
]);

/** Whether an event can have changed somebody's Victory Points; a fleet Dispersed counts on, but on its weak side (R 7.4, 3.4.1). */
export const changesVictoryPoints = ({ type }: GameEvent): boolean => CHANGING.has(type);

/** The situation before what was said of markers and fleets, given the fleets before anything followed from it. */
function before(situation: Situation, said: readonly GameEvent[], then: FleetsThen): Situation {
  const control: Record<SpaceId, Faction> = { ...situation.control };
  const fleets: Record<FleetId, Fleet> = { ...then };
  for (const event of [...said].reverse()) {
    if (event.type === 'markerRemoved') control[event.space] = event.faction;
    else if (event.type === 'markerPlaced' && event.previous !== null) control[event.space] = event.previous;
    else if (event.type === 'markerPlaced') delete control[event.space];
    else if (event.type === 'fleetLost' || event.type === 'fleetDispersed') {
      fleets[event.fleet] = { ...fleets[event.fleet], owner: event.player, upgraded: event.upgraded };
    } else if (event.type === 'fleetGained') fleets[event.fleet] = { ...fleets[event.fleet], owner: null };
    else if (event.type === 'fleetUpgraded') fleets[event.fleet] = { ...fleets[event.fleet], upgraded: false };
  }
  return { ...situation, control, fleets };
}
