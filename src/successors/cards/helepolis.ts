/** R 13.2.1: Helepolis. `rules/consequences/helepolis.ts` moves and removes it. */
import { SIEGE_MINIMUM } from '../data/tables.js';
import { setHelepolis } from '../deeds/course.js';
import { armyPosts, unitsAt } from '../query/presence.js';
import { armyChoices } from './choices.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-35';

export const helepolis = stepwise<'helepolis'>({
  rule: RULE,
  steps: {
    target: {
      offers: 'targetArmy',
      choices: (situation, { player }) =>
        armyChoices(
          player,
          armyPosts(situation, player).filter(
            ({ space, inside }) => !inside && unitsAt(situation, player, space) >= SIEGE_MINIMUM,
          ),
        ),
      chosen(run, { player }, { bonus }, { space }) {
        setHelepolis(run, { player, space, bonus });
        run.emit({ type: 'helepolisBuilt', rule: RULE, player, space, bonus });
      },
    },
  },
});
