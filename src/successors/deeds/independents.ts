/** R 14: Independent Armies enter the map, move, and leave it. */
import type { RuleRef } from '../../core/index.js';
import { INDEPENDENT_MOVEMENT_POINTS, independents } from '../data/independents.js';
import { isMajorCity } from '../query/geometry.js';
import type { GameRun } from '../types.js';
import type { IndependentArmyId, PlayerId, SpaceId } from '../vocabulary.js';
import { removeMarker } from './markers.js';
import { tableOf } from './table.js';

/** Moves an Independent Army to another space, or to its box and back onto the board. */
export function moveIndependentArmy(
  run: GameRun,
  army: IndependentArmyId,
  to: SpaceId | 'box',
  rule: 'R 14.2.1' | 'R 14.7' | 'R 19.4',
): void {
  const from = run.state.independentArmies[army].space ?? 'box';
  tableOf(run).setIndependentArmy(army, to === 'box' ? { status: 'box', space: null } : { status: 'map', space: to });
  run.emit({ type: 'independentArmyMoved', rule, army, from, to });
}

/** Removes an Independent Army from the map, to its box or from the game. */
export function removeIndependentArmy(run: GameRun, army: IndependentArmyId, to: 'box' | 'game', rule: RuleRef): void {
  tableOf(run).setIndependentArmy(army, { status: to === 'box' ? 'box' : 'removed', space: null });
  run.emit({ type: 'independentArmyRemoved', rule, army, to });
}

/** Lets a player activate an Independent Army (R 14.2). One that has left the game does nothing. */
export function pushIndependentMove(run: GameRun, player: PlayerId, army: IndependentArmyId): void {
  const { status, space } = run.state.independentArmies[army];
  if (status === 'removed') return;
  const origin = space ?? 'box';
  run.emit({ type: 'independentArmyActivated', rule: 'R 14.2.1', player, army });
  run.push({
    kind: 'independentMove',
    player,
    army,
    origin,
    left: INDEPENDENT_MOVEMENT_POINTS,
    cameFrom: origin,
    drew: false,
    entered: 0,
    ended: false,
    awaiting: 'none',
    noLocalTroops: [],
  });
}

/**
 * Removes a defeated Independent Army: Seuthes and Glaukias go to their boxes, the others leave the game (R 12.5.2,
 * 14.7).
 */
export function independentArmyDefeated(run: GameRun, army: IndependentArmyId): void {
  removeIndependentArmy(run, army, independents[army].returnsToBox ? 'box' : 'game', 'R 14.7');
}

/** Removes a player's marker after a victory of Independent Armies, except that of a Major City (R 14.6, 14.7). */
export function independentVictory(run: GameRun, space: SpaceId): void {
  dropPlayerMarker(run, space, 'R 14.7');
}

/** Removes a player's marker because of Independent Armies, except that of a Major City. */
export function dropPlayerMarker(run: GameRun, space: SpaceId, rule: 'R 14.2.1' | 'R 14.7'): void {
  const holder = run.state.controller(space);
  if (holder !== 'independent' && !isMajorCity(run.state, space)) removeMarker(run, space, rule);
}
