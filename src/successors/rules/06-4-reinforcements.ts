/** R 6.4: the Reinforcement Phase. `06-4-3-deploy.ts` places the pieces. */
import { returnFleet } from '../deeds/fleets.js';
import { takeFromDispersedBox } from '../deeds/units.js';
import { plays } from '../options.js';
import { basesOf } from '../query/deployment.js';
import { reinforcementsDue, type Reinforcement } from '../query/reinforcements.js';
import { mostSenior } from '../query/seniority.js';
import type { GameRun, RulesOf } from '../types.js';
import { addedUnits, copiedUnits, NO_UNITS, unitsOf, type Units } from '../units.js';
import { FLEETS, GENERALS, type GeneralId, type PlayerId, type SpaceId } from '../vocabulary.js';
import { fleetsComeBack } from './19-7-dispersed-fleets.js';
import { allotmentBefore, pushAllotment } from './19-9-2-allotment.js';

export { deploy } from './06-4-3-deploy.js';

/**
 * Begins the Reinforcement Phase; Game Turn 1 has none (R 6.1.1). Players who have a choice make it first (R 19.9.2).
 */
export function pushReinforcements(run: GameRun): void {
  if (run.state.turn < 2) return;
  if (plays(run.state, 'cavalry')) pushAllotment(run);
  else receiveReinforcements(run);
}

/**
 * Gives all players their reinforcements before anybody deploys. `riders` are the players who take Elite Cavalry
 * instead of two Mercenaries.
 */
function receiveReinforcements(run: GameRun, riders: readonly PlayerId[] = []): void {
  const { state } = run;
  const order = [...state.turnOrder];
  const due = order.map(
    (player) => [player, reinforcementsDue(state, player, riders.includes(player) ? 'cavalry' : 'mercenary')] as const,
  );
  const pools: Partial<Record<PlayerId, { units: Units; generals: readonly GeneralId[] }>> = {};
  const bases: Partial<Record<PlayerId, readonly SpaceId[]>> = {};
  for (const [player, received] of due) {
    pools[player] = receive(run, player, received);
    bases[player] = basesOf(state, player);
  }
  run.push({ kind: 'reinforcements', waiting: order, pools, bases });
}

/** Gives a player the pieces in the Dispersed Box, generals who arrive, and bonus CUs (R 6.4.1, 6.1.3). */
function receive(
  run: GameRun,
  player: PlayerId,
  received: readonly Reinforcement[],
): { units: Units; generals: readonly GeneralId[] } {
  const { state } = run;
  const units = received.reduce(
    (sum, { unit, count }) => addedUnits(sum, unitsOf(unit, count)),
    takeFromDispersedBox(run, player),
  );
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

/** Returns a player's fleets to service, unless Operation Points must bring them back (R 6.4.1, 19.7). */
function receiveFleets(run: GameRun, player: PlayerId): void {
  if (!fleetsComeBack(run.state)) return;
  for (const id of FLEETS) {
    const { owner, dispersed } = run.state.fleets[id];
    if (owner === player && dispersed) returnFleet(run, id, player, 'R 6.4.1');
  }
}

/** Asks players for their allotment, then goes on with the phase (R 19.9.2). */
export const allotment = allotmentBefore(receiveReinforcements);

/** Lets players deploy in Turn Order (R 6.4.2). */
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
