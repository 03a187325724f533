/** R 2: dice, and the clauses that require them. */
import { DIE_FACES, rollRules } from '../../core/board/index.js';
import type { RuleRef } from '../../core/index.js';
import { isMajorCity } from '../query/geometry.js';
import type { GameRun, RulesOf } from '../types.js';
import type { RollPurpose } from '../vocabulary.js';

/** The clause that requires each roll; a Subjugation has its own. */
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

/** Returns the clause of a roll for a Siege of a Major City, or for a Subjugation (R 13.2.1, 13.3.1). */
function siegeRollRule(run: GameRun): RuleRef {
  const attempt = run.frame('siegeAttempt');
  return attempt === undefined || isMajorCity(run.state, attempt.space) ? CALLED_FOR.siege : 'R 13.3.1';
}

export const roll: RulesOf<'roll'> = rollRules('R 2', DIE_FACES, (run, { purpose, player }, dice) =>
  run.emit({
    type: 'rolled',
    rule: purpose === 'siege' ? siegeRollRule(run) : CALLED_FOR[purpose],
    purpose,
    player,
    dice,
  }),
);
