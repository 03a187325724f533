/** R 12.3: Omens. */
import { rollDice } from '../deeds/dice.js';
import type { LandBattleFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-53';

/** Returns the player's dice in the current battle; none without strength, because they would not count (R 12.3). */
function diceOf(situation: Situation, player: PlayerId): readonly number[] {
  const battles = situation.stack.filter((frame): frame is LandBattleFrame => frame.kind === 'landBattle');
  const sides = battles.flatMap(({ attacker, defender }) => [attacker, defender]);
  return sides.find(({ who, strength }) => who === player && strength > 0)?.dice ?? [];
}

const NOTES = { index: 'count' } as const;

export const omens = stepwise<'omens', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  moments: ['battleRolled'],
  steps: {
    target: {
      offers: 'targetDie',
      /** Of two equal dice, only one is offered. */
      choices(situation, { player }) {
        const dice = diceOf(situation, player);
        return dice.flatMap((die, index) =>
          dice.indexOf(die) === index ? [{ type: 'targetDie', player, index } as const] : [],
        );
      },
      chosen(run, frame, _effect, { index }) {
        frame.memory = { index };
        frame.step = 'rolling';
        rollDice(run, 'omens', 1, frame.player);
      },
    },
  },
  rolled(run, { player, memory: { index = 0 } }, _effect, die) {
    const battle = run.frame('landBattle');
    if (battle === undefined) return;
    const { dice } = battle.attacker.who === player ? battle.attacker : battle.defender;
    const before = dice[index] ?? die;
    dice[index] = die;
    run.emit({ type: 'dieRerolled', rule: RULE, player, before, after: die });
  },
});
