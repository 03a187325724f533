/** Dice (R 2): one chance action a die, each face as likely. */
import { CHANCE, type RuleRef, type Weighted } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { isMajorCity } from '../query/geometry.js';
import type { GameRun, RulesOf } from '../types.js';
import type { RollPurpose } from '../vocabulary.js';

const FACES: readonly Weighted<Action>[] = [1, 2, 3, 4, 5, 6].map((die) =>
  Object.freeze({ action: Object.freeze({ type: 'roll', player: CHANCE, die }), weight: 1 }),
);

/** The clause that calls for each roll; a Subjugation has one of its own. */
const CALLED_FOR: Readonly<Record<RollPurpose, RuleRef>> = {
  turnOrder: 'R 6.2',
  movement: 'R 8.1',
  navalBattle: 'R 8.6.1',
  interception: 'R 11.3',
  avoidBattle: 'R 10.2',
  avoidFate: 'R 10.2',
  elephants: 'R 3.3.2',
  battle: 'R 12.3',
  leaderLoss: 'R 12.4.1',
  attrition: 'R 4.3',
  siege: 'R 13.2.1',
  unrest: 'R 4.31.3',
  treachery: 'ruling card-16',
  desertions: 'ruling card-24',
  eleventhHour: 'ruling card-47',
  omens: 'ruling card-53',
};

/** For a Siege of a Major City, or a Subjugation (R 13.2.1, 13.3.1). */
function siegeRollRule(run: GameRun): RuleRef {
  const attempt = run.frame('siegeAttempt');
  return attempt === undefined || isMajorCity(run.state, attempt.space) ? CALLED_FOR.siege : 'R 13.3.1';
}

export const roll: RulesOf<'roll'> = {
  rule: 'R 2',
  actor: () => CHANCE,
  chance: () => FACES,
  apply(run, frame, action) {
    if (action.type !== 'roll') return;
    frame.values.push(action.die);
    if (frame.values.length < frame.dice) return;
    run.emit({
      type: 'rolled',
      rule: frame.purpose === 'siege' ? siegeRollRule(run) : CALLED_FOR[frame.purpose],
      purpose: frame.purpose,
      player: frame.player,
      dice: [...frame.values],
    });
    run.finish();
  },
};
