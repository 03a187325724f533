/**
 * R 5.4, 22.4.1, 22.4.4: the collection of tribute. In the simplified sequence there are no assessments before, and
 * they change no levels (ruling Q24).
 */
import { rollDice } from '../deeds/dice.js';
import { changeTreasury } from '../deeds/treasury.js';
import type { TributeCollected } from '../event/sequence.js';
import { playersInOrder } from '../query/initiative.js';
import { tributesOfPlayer } from '../query/tribute.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openTribute(run: GameRun): void {
  run.push({ kind: 'tribute', stage: 'regions' });
}

function collect(run: GameRun, said: Omit<TributeCollected, 'type'>): void {
  run.emit({ type: 'tributeCollected', ...said });
  changeTreasury(run, said.player, said.talents, said.rule);
}

/** Collects the tribute of a player's regions (R 5.4). */
function collectFromRegions(run: GameRun, player: PlayerId): void {
  const regions = tributesOfPlayer(run.state, player);
  const talents = regions.reduce((sum, region) => sum + region.talents, 0);
  collect(run, { rule: 'R 5.4', player, from: 'regions', talents, regions, die: null });
}

/** Collects what Sicily pays Athens each year (R C). */
function collectFromSicily(run: GameRun, player: PlayerId): void {
  const talents = run.state.sicily?.tribute ?? 0;
  if (player === 'athens' && talents > 0)
    collect(run, { rule: 'R C', player, from: 'sicily', talents, regions: [], die: null });
}

export const tribute: RulesOf<'tribute'> = {
  rule: 'R 5.4',
  advance(run, frame) {
    if (frame.stage === 'done') return run.finish();
    if (frame.stage === 'regions') {
      for (const player of playersInOrder(run.state)) {
        collectFromRegions(run, player);
        collectFromSicily(run, player);
      }
      frame.stage = run.state.scenario.special.empireTribute === undefined ? 'done' : 'empire';
      return;
    }
    frame.stage = 'done';
    rollDice(run, 'empireTribute', 1, 'athens');
  },
  /** Collects the tribute of the Empire, with the die (R 22.4.4). */
  resume(run, _, child) {
    const fixed = run.state.scenario.special.empireTribute;
    if (child.kind !== 'roll' || fixed === undefined) return;
    const [die = 0] = child.values;
    collect(run, { rule: 'R 22.4.4', player: 'athens', from: 'empire', talents: fixed + die, regions: [], die });
  },
};
