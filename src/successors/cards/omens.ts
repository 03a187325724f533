/** R 12.3: Omens. */
import type { Draft } from 'immer';
import { rollDice } from '../deeds/dice.js';
import type { BattleSide, LandBattleFrame, SuccessorsFrame } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId } from '../vocabulary.js';
import { matterOf } from './matter.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-53';

/** The player's side of a battle, once its dice have fallen; without strength they count for nothing (R 12.3). */
function rolledSide(battle: SuccessorsFrame | undefined, player: PlayerId): BattleSide | undefined {
  if (battle?.kind !== 'landBattle') return undefined;
  const side =
    battle.attacker.who === player ? battle.attacker : battle.defender.who === player ? battle.defender : undefined;
  return side !== undefined && side.dice.length > 0 && side.strength > 0 ? side : undefined;
}

const battleIn = (situation: Situation): LandBattleFrame | undefined =>
  situation.stack.findLast((frame): frame is LandBattleFrame => frame.kind === 'landBattle');

const sideOf = (battle: Draft<LandBattleFrame>, player: PlayerId): Draft<BattleSide> =>
  battle.attacker.who === player ? battle.attacker : battle.defender;

const NOTES = { index: 'count' } as const;

export const omens = stepwise<'omens', typeof NOTES>({
  rule: RULE,
  remembers: NOTES,
  moments: ['battleRolled'],
  fits: (_situation, player, _effect, { matter }) => rolledSide(matter, player) !== undefined,
  steps: {
    target: {
      /** Of two dice that show the same, one stands for both. */
      choices(situation, { player }) {
        const dice = rolledSide(battleIn(situation), player)?.dice ?? [];
        return dice.flatMap((die, index) =>
          dice.indexOf(die) === index ? [{ type: 'targetDie', player, index } as const] : [],
        );
      },
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetDie') return;
        frame.memory = { index: action.index };
        frame.step = 'rolling';
        rollDice(run, 'omens', 1, frame.player);
      },
    },
  },
  resume(run, frame, _effect, child) {
    if (child.kind !== 'roll') return;
    frame.step = 'done';
    const battle = matterOf(run, 'landBattle');
    const die = child.values[0];
    if (battle === undefined || die === undefined) return;
    const { dice } = sideOf(battle, frame.player);
    const { index = 0 } = frame.memory;
    const before = dice[index] ?? die;
    dice[index] = die;
    run.emit({ type: 'dieRerolled', rule: RULE, player: frame.player, before, after: die });
  },
});
