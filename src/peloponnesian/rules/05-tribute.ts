/** R 5.4, 22.4.1, 22.4.4: tribute is collected. Nothing is assessed, and assessments change no levels (ruling Q24). */
import type { RuleRef } from '../../core/index.js';
import { rollDice } from '../deeds/dice.js';
import { changeTreasury } from '../deeds/treasury.js';
import type { TributeCollected } from '../event/sequence.js';
import { playersInOrder } from '../query/initiative.js';
import { tributeOfPlayer } from '../query/tribute.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openTribute(run: GameRun): void {
  run.push({ kind: 'tribute', stage: 'regions' });
}

function collect(run: GameRun, player: PlayerId, from: TributeCollected['from'], talents: number, rule: RuleRef): void {
  run.emit({ type: 'tributeCollected', rule, player, from, talents });
  changeTreasury(run, player, talents, rule);
}

export const tribute: RulesOf<'tribute'> = {
  rule: 'R 5.4',
  advance(run, frame) {
    if (frame.stage === 'done') return run.finish();
    if (frame.stage === 'regions') {
      for (const player of playersInOrder(run.state))
        collect(run, player, 'regions', tributeOfPlayer(run.state, player), 'R 5.4');
      frame.stage = run.state.scenario.special.empireTribute === undefined ? 'done' : 'empire';
      return;
    }
    frame.stage = 'done';
    rollDice(run, 'empireTribute', 1, 'athens');
  },
  /** R 22.4.4: what the Empire yields, and the die. */
  resume(run, _, child) {
    const fixed = run.state.scenario.special.empireTribute;
    if (child.kind !== 'roll' || fixed === undefined) return;
    const [die = 0] = child.values;
    collect(run, 'athens', 'empire', fixed + die, 'R 22.4.4');
  },
};
