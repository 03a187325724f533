/** R 6.4: the Reinforcement Phase. How pieces are placed is in `06-4-3-deploy.ts`. */
import { cards as defaultCards } from '../data/cards.js';
import { STRATEGOS_PROVINCE } from '../data/tables.js';
import { returnFleet } from '../deeds/fleets.js';
import { takeFromBox } from '../deeds/units.js';
import { provinceController } from '../query/control.js';
import { basesOf } from '../query/deployment.js';
import { legitimacy } from '../query/legitimacy.js';
import { mostSenior } from '../query/seniority.js';
import { bySeniority, highest } from '../query/tie-breaks.js';
import { allVictoryPoints } from '../query/victory-points.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { copiedUnits, NO_UNITS, type Units } from '../units.js';
import { FLEETS, GENERALS, type CombatUnit, type GeneralId, type PlayerId, type SpaceId } from '../vocabulary.js';
import { fleetsComeBack } from './19-7-dispersed-fleets.js';

export { deploy } from './06-4-3-deploy.js';

/** CUs that a player receives in the phase beside those of the Dispersed Box (R 6.4.1). */
export interface Bonus {
  readonly unit: CombatUnit;
  readonly count: number;
  readonly reason: 'everybody' | 'makedonia' | 'mostLegitimacy' | 'mostVictoryPoints' | 'popularSupport';
}

/**
 * What R 6.4.1 brings each player: two Mercenaries to everybody; a Loyal Macedonian for Makedonia, and one for the most
 * Legitimacy; two Mercenaries for the most Victory Points, or one to each of those tied; one for card 26.
 */
export function bonuses(situation: Situation, player: PlayerId): readonly Bonus[] {
  const received: Bonus[] = [{ unit: 'mercenary', count: 2, reason: 'everybody' }];
  if (provinceController(situation, STRATEGOS_PROVINCE) === player)
    received.push({ unit: 'loyal', count: 1, reason: 'makedonia' });
  if (mostLegitimate(situation) === player) received.push({ unit: 'loyal', count: 1, reason: 'mostLegitimacy' });
  const points = allVictoryPoints(situation, situation.turnOrder);
  const leaders = highest(situation.turnOrder, (other) => points.get(other) ?? 0);
  if (leaders.includes(player))
    received.push({ unit: 'mercenary', count: leaders.length > 1 ? 1 : 2, reason: 'mostVictoryPoints' });
  if (enjoysPopularSupport(situation, player)) received.push({ unit: 'mercenary', count: 1, reason: 'popularSupport' });
  return received;
}

/** Prestige Points do not count here; ties go by Seniority, then by Turn Order (R 6.4.1; ruling seniority-off-the-map). */
const mostLegitimate = (situation: Situation): PlayerId | undefined =>
  bySeniority(
    situation,
    highest(situation.turnOrder, (player) => legitimacy(situation, player)),
  );

/** The holder of the marker of card 26, as long as he controls the province of the card. */
function enjoysPopularSupport(situation: Situation, player: PlayerId): boolean {
  if (situation.popularSupport !== player) return false;
  for (const { effect } of situation.options.cards ?? defaultCards) {
    if (effect.kind === 'popularSupport') return provinceController(situation, effect.province) === player;
  }
  return false;
}

/** The Reinforcement Phase begins; on Game Turn 1 there is none (R 6.1.1). */
export function pushReinforcements(run: GameRun): void {
  const { state } = run;
  if (state.turn < 2) return;
  const order = [...state.turnOrder];
  const received = order.map((player) => bonuses(state, player));
  const pools: Partial<Record<PlayerId, { units: Units; generals: readonly GeneralId[] }>> = {};
  const bases: Partial<Record<PlayerId, readonly SpaceId[]>> = {};
  order.forEach((player, index) => {
    pools[player] = receive(run, player, received[index] ?? []);
    bases[player] = basesOf(state, player);
  });
  run.push({ kind: 'reinforcements', waiting: order, pools, bases });
}

/** A player takes up his pieces from the Dispersed Box, generals on their way, and his bonus CUs (R 6.4.1, 6.1.3). */
function receive(
  run: GameRun,
  player: PlayerId,
  received: readonly Bonus[],
): { units: Units; generals: readonly GeneralId[] } {
  const { state } = run;
  const units = copiedUnits(takeFromBox(run, player));
  for (const { unit, count } of received) units[unit] += count;
  const generals = mostSenior(
    state,
    GENERALS.filter((id) => {
      const { owner, status } = state.generals[id];
      return owner === player && (status === 'dispersed' || status === 'awaiting');
    }),
  );
  run.emit({ type: 'reinforcementsReceived', rule: 'R 6.4.1', player, units: copiedUnits(units), generals });
  receiveFleets(run, player);
  return { units, generals };
}

/** His fleets are back, unless they have to be brought back (R 6.4.1, 19.7). */
function receiveFleets(run: GameRun, player: PlayerId): void {
  if (!fleetsComeBack(run.state)) return;
  for (const id of FLEETS) {
    const { owner, dispersed } = run.state.fleets[id];
    if (owner === player && dispersed) returnFleet(run, id, player, 'R 6.4.1');
  }
}

/** Players deploy in Turn Order (R 6.4.2). */
export const reinforcements: RulesOf<'reinforcements'> = {
  rule: 'R 6.4',
  advance(run, frame) {
    const player = frame.waiting.shift();
    if (player === undefined) return run.finish();
    const pool = frame.pools[player] ?? { units: NO_UNITS, generals: [] };
    run.push({
      kind: 'deploy',
      player,
      units: copiedUnits(pool.units),
      generals: [...pool.generals],
      spaces: null,
      together: false,
      bases: [...(frame.bases[player] ?? [])],
      placed: {},
      resort: {},
      minorGenerals: true,
      stage: 'next',
    });
  },
};
