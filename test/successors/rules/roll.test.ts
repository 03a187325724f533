/** R 2: dice. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/successors/machine.js';
import { rollDice } from '../../../src/successors/deeds/dice.js';
import { ROLL_PURPOSES, type RollPurpose, type SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, dice, play, said, setting } from '../language.js';
import { pushSiegeAttempt } from '../../../src/successors/rules/13-siege.js';

const rolled = (purpose: RollPurpose, ...faces: readonly number[]) =>
  said(
    play(
      carryOut(setting({}), (run) => rollDice(run, purpose, faces.length, 'red')),
      ...dice(...faces),
    ),
    'rolled',
  );

describe('dice', () => {
  it('R 2 are told as they have fallen, by whom they were rolled and what for', () => {
    expect(rolled('battle', 3, 6)).toEqual([
      { type: 'rolled', rule: 'R 12.3', purpose: 'battle', player: 'red', dice: [3, 6] },
    ]);
  });

  it('R 2 each is called for by a clause of its own', () => {
    const rules = Object.fromEntries(ROLL_PURPOSES.map((purpose) => [purpose, rolled(purpose, 1)[0]?.rule]));
    expect(rules).toEqual({
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
    });
  });

  it('R 13.2.1, 13.3.1 a Siege and a Subjugation roll by different clauses', () => {
    const attempt = (space: SpaceId) =>
      said(
        play(
          carryOut(
            setting({
              control: { [space]: space === 'pella' ? 'blue' : 'independent' },
              forces: { [`red:${space}`]: { mercenary: 3 } },
              generals: { krateros: `red:${space}` },
              rest: { independentArmies: setting({}).independentArmies },
            }),
            (run) => pushSiegeAttempt(run, 'red', space, 'krateros', false),
          ),
          ...dice(1),
        ),
        'rolled',
      ).map(({ rule }) => rule);
    expect(attempt('pella')).toEqual(['R 13.2.1']);
    expect(attempt('larisa')).toEqual(['R 13.3.1']);
  });

  it('R 2 nothing but a die is asked of chance', () => {
    const { state } = play(
      carryOut(setting({}), (run) => rollDice(run, 'battle', 2, 'red')),
      ...dice(1),
    );
    expect(machine.explainAction(state, { type: 'drawCard', player: 'chance', to: 'red', card: 1 })).toMatchObject({
      code: 'outOfPhase',
      rule: 'R 2',
    });
  });
});
