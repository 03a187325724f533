/** R 19.2: the events of special abilities, and whom they name. */
import { describe, expect, it } from 'vitest';
import { type AbleCommander, initiativeForRoll, emitAbility } from '../../../src/successors/deeds/abilities.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { carryOut, setting, type Setting } from '../language.js';

describe('R 19.2 the event of an ability', () => {
  const told = (who: AbleCommander, printed: number, counts: number) =>
    carryOut(setting({}), (run) => emitAbility(run, who, 'battleRating', printed, counts)).events;
  const perdikkas: AbleCommander = { player: 'red', commander: 'perdikkas', space: 'pella' };

  it('R 19.2 what a figure counts with it, and what is printed', () => {
    expect(told(perdikkas, 3, 4)).toEqual([
      {
        type: 'abilityCounted',
        rule: 'R 19.2',
        player: 'red',
        general: 'perdikkas',
        space: 'pella',
        changes: 'battleRating',
        printed: 3,
        counts: 4,
      },
    ]);
  });

  it('R 19.2 nothing, where the figure is what is printed', () => {
    expect(told(perdikkas, 3, 3)).toEqual([]);
  });

  it.each<readonly [string, Partial<AbleCommander>]>([
    ['a Minor General', { commander: 'minor' }],
    ['an Independent Army', { player: 'independent', commander: 'leosthenes' }],
    ['whoever fights for the Independents', { player: 'independent' }],
    ['nobody', { commander: null }],
  ])('R 3.1.2, 14, 19.2 nothing of %s: abilities are those of the Major Generals of players', (_, who) => {
    expect(told({ ...perdikkas, ...who }, 3, 4)).toEqual([]);
  });
});

describe('R 10.2, 19.2 the first die of a Segment', () => {
  const options: GameOptions = {
    players: 4,
    optionalRules: ['specialAbilities'],
    abilities: { leonnatos: [{ changes: 'avoidingDie', plus: 1, first: true }] },
  };
  const rolled = (given: Setting) =>
    carryOut(setting({ options, ...given }), (run) =>
      initiativeForRoll(run, { player: 'red', commander: 'leonnatos', space: 'pella' }, 'avoiding'),
    ).state.segment;

  it('R 10.2, 19.2 it is used up in the Segment in which it has been rolled', () => {
    expect(rolled({})).toMatchObject({ firstDice: [{ general: 'leonnatos', die: 'avoidingDie' }] });
  });

  it('R 6.5.3, 10.2, 19.2 before an Independent Army of a card turned up, between the Segments, nothing is used up', () => {
    expect(rolled({ rest: { segment: null } })).toBeNull();
  });
});
