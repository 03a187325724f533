/** R 19.2: what special abilities make of a figure. */
import { describe, expect, it } from 'vitest';
import type { Abilities, AbilityFigure } from '../../../src/successors/data/ability.js';
import type { GameOptions } from '../../../src/successors/options.js';
import {
  forgivenPenalty,
  isFirstDie,
  pathCostFor,
  withAbilities,
  type AbilityAsked,
  type FirstDie,
} from '../../../src/successors/query/abilities.js';
import { abilitiesOf } from '../../../src/successors/questions.js';
import type { SegmentMemory } from '../../../src/successors/state.js';
import type { Commander } from '../../../src/successors/vocabulary.js';
import { setting, situationOf } from '../language.js';

const PLAYED: GameOptions = { players: 4, optionalRules: ['specialAbilities'] };
const game = (abilities?: Abilities, options = PLAYED) =>
  setting({ options: abilities === undefined ? options : { ...options, abilities } });
/** What becomes of a figure of Krateros’, who has these abilities. */
const figure = (
  changes: AbilityFigure,
  printed: number,
  abilities: Abilities['krateros'] & object,
  asked: AbilityAsked = { space: 'pella' },
  options = PLAYED,
): number => withAbilities(situationOf(game({ krateros: abilities }, options)), 'krateros', changes, printed, asked);

describe('who has some', () => {
  it('R 19.2 Ptolemaios alone has an attested one; Minor Generals and whoever is not named have none', () => {
    expect(abilitiesOf(game(), 'ptolemaios')).toHaveLength(1);
    expect(abilitiesOf(game(), 'krateros')).toEqual([]);
    expect(abilitiesOf(game(), 'minor')).toEqual([]);
  });

  it('R 19.2 nobody, where the rule is not played', () => {
    const plain = setting({ options: { players: 4 } });
    expect(abilitiesOf(plain, 'ptolemaios')).toEqual([]);
    const inAigyptos: AbilityAsked = { space: 'memphis' };
    expect(withAbilities(situationOf(plain), 'ptolemaios', 'battleRating', 3, inAigyptos)).toBe(3);
    expect(withAbilities(situationOf(game()), 'ptolemaios', 'battleRating', 3, inAigyptos)).toBe(4);
  });

  it('R 19.2 CUs without a general have none', () => {
    for (const leader of [null, undefined])
      expect(withAbilities(situationOf(game()), leader, 'battleRating', 0, { space: 'memphis' })).toBe(0);
  });
});

describe('several together', () => {
  it('R 19.2 of those that set a figure the one that serves him better: a high Battle Rating, a low Initiative, a low cost (ruling abilities-together)', () => {
    expect(
      figure('battleRating', 3, [
        { changes: 'battleRating', is: 5 },
        { changes: 'battleRating', is: 4 },
      ]),
    ).toBe(5);
    expect(
      figure('battleRating', 3, [
        { changes: 'battleRating', is: 4 },
        { changes: 'battleRating', is: 5 },
      ]),
    ).toBe(5);
    expect(
      figure('initiative', 4, [
        { changes: 'initiative', is: 2 },
        { changes: 'initiative', is: 3 },
      ]),
    ).toBe(2);
    expect(
      figure('initiative', 4, [
        { changes: 'initiative', is: 3 },
        { changes: 'initiative', is: 2 },
      ]),
    ).toBe(2);
  });

  it('R 19.2 what others add comes on top', () => {
    expect(
      figure('battleRating', 3, [
        { changes: 'battleRating', is: 4 },
        { changes: 'battleRating', plus: 1 },
      ]),
    ).toBe(5);
    expect(
      figure('siegeDie', 3, [
        { changes: 'siegeDie', plus: 1 },
        { changes: 'siegeDie', plus: 2 },
      ]),
    ).toBe(6);
  });

  it('R 3.1, 19.2 ratings stay between 1 and 6, strengths do not fall below 0', () => {
    expect(figure('battleRating', 5, [{ changes: 'battleRating', plus: 3 }])).toBe(6);
    expect(figure('initiative', 2, [{ changes: 'initiative', plus: -3 }])).toBe(1);
    expect(figure('battleStrength', 1, [{ changes: 'battleStrength', plus: -3 }])).toBe(0);
    expect(figure('fleetStrength', 1, [{ changes: 'fleetStrength', plus: -3 }], {})).toBe(0);
  });

  it('R 16.1, 19.2 dice and Prestige may be worse than nothing', () => {
    expect(figure('interceptionDie', 0, [{ changes: 'interceptionDie', plus: -1 }])).toBe(-1);
    expect(figure('prestige', -2, [{ changes: 'prestige', plus: 1 }])).toBe(-1);
  });

  it('R 3.3.4, 19.2 Prestige for the loyalty of his own Royal Army counts where that is in question', () => {
    const abilities = [{ changes: 'prestige', plus: 1, for: 'ownRoyalArmy' }] as const;
    const asked = (ownRoyalArmy?: boolean) => figure('prestige', 0, abilities, { space: 'pella', ownRoyalArmy });
    expect([asked(true), asked(false), asked()]).toEqual([1, 0, 0]);
  });
});

describe('where', () => {
  const inMakedonia = [{ changes: 'battleRating', is: 5, where: { provinces: ['makedonia'] } }] as const;
  const inEurope = [{ changes: 'battleRating', is: 5, where: { provinces: ['europe'] } }] as const;
  const rated = (space: string | undefined, abilities: Abilities['krateros'] & object) =>
    figure('battleRating', 3, abilities, space === undefined ? {} : { space });

  it('R 19.2 in a province, in a region, in spaces', () => {
    expect(['pella', 'larisa'].map((space) => rated(space, inMakedonia))).toEqual([5, 3]);
    expect(['larisa', 'sardeis'].map((space) => rated(space, inEurope))).toEqual([5, 3]);
    const atSardeis = [{ changes: 'battleRating', is: 5, where: { spaces: ['sardeis'] } }] as const;
    expect(['sardeis', 'ephesos'].map((space) => rated(space, atSardeis))).toEqual([5, 3]);
  });

  it('R 4.27, 19.2 a Transit Point lies in no province and no region, and may be named (ruling where-an-ability-counts)', () => {
    expect(rated('tp-paionia', inMakedonia)).toBe(3);
    expect(rated('tp-paionia', inEurope)).toBe(3);
    expect(rated('tp-paionia', [{ changes: 'battleRating', is: 5, where: { spaces: ['tp-paionia'] } }])).toBe(5);
    expect(rated('tp-paionia', [{ changes: 'battleRating', is: 5, where: { kinds: ['transit'] } }])).toBe(5);
    expect(rated('pella', [{ changes: 'battleRating', is: 5, where: { kinds: ['transit'] } }])).toBe(3);
  });

  it('R 19.2 one that is bound to a place counts in no other, and in none where no space is meant', () => {
    expect(rated(undefined, inMakedonia)).toBe(3);
    expect(rated('nowhere', inMakedonia)).toBe(3);
  });
});

describe('of paths and Transit Points', () => {
  it('R 8.2, 19.2 a kind of path may cost less, where the rule is played', () => {
    const abilities: Abilities = {
      krateros: [{ changes: 'pathCost', path: 'mountain', is: 1, where: { provinces: ['media'] } }],
    };
    const cost = (path: 'mountain' | 'strait', space: string, options = PLAYED) =>
      pathCostFor(situationOf(game(abilities, options)), 'krateros', path, space, 2);
    expect(cost('mountain', 'ekbatana')).toBe(1);
    expect(cost('mountain', 'sousa')).toBe(2);
    expect(cost('strait', 'ekbatana')).toBe(2);
    expect(cost('mountain', 'ekbatana', { players: 4 })).toBe(2);
  });

  it('R 19.2, 19.3.1 what a Transit Point takes from his die may be given back, in the place of the ability', () => {
    const forgiven = (space: string, abilities: Abilities) =>
      forgivenPenalty(situationOf(game(abilities)), 'krateros', space, -1);
    expect(forgiven('tp-kibyra', { krateros: [{ changes: 'transitPenalty', is: 0 }] })).toBe(1);
    expect(forgiven('tp-kibyra', {})).toBe(0);
    const there: Abilities = { krateros: [{ changes: 'transitPenalty', is: 0, where: { spaces: ['tp-kibyra'] } }] };
    expect(['tp-kibyra', 'tp-amanos'].map((space) => forgiven(space, there))).toEqual([1, 0]);
  });
});

describe('the first die of a Segment', () => {
  const abilities: Abilities = {
    krateros: [{ changes: 'avoidingDie', plus: 1, first: true }],
    seleukos: [{ changes: 'avoidingDie', plus: 1 }],
  };
  type Dice = NonNullable<SegmentMemory['firstDice']>;
  const scene = (...firstDice: Dice) => {
    const state = game(abilities);
    return situationOf(state.segment === null ? state : { ...state, segment: { ...state.segment, firstDice } });
  };
  const isFirst = (general: Commander, die: FirstDie, ...rolled: Dice) => isFirstDie(scene(...rolled), general, die);

  it('R 19.2 is remembered of whoever has an ability that favours it alone', () => {
    expect(isFirst('krateros', 'avoidingDie')).toBe(true);
    expect(isFirst('krateros', 'interceptionDie')).toBe(false);
    expect(isFirst('seleukos', 'avoidingDie')).toBe(false);
    expect(isFirst('minor', 'avoidingDie')).toBe(false);
  });

  it('R 19.2 once in a Segment, of this general and this die (ruling first-die-of-a-segment)', () => {
    const his = { general: 'krateros', die: 'avoidingDie' } as const;
    const another = { general: 'leonnatos', die: 'avoidingDie' } as const;
    const other = { general: 'krateros', die: 'interceptionDie' } as const;
    const avoiding = (...rolled: Dice) =>
      withAbilities(scene(...rolled), 'krateros', 'avoidingDie', 0, { space: 'pella' });
    expect([isFirst('krateros', 'avoidingDie', his), avoiding(his)]).toEqual([false, 0]);
    expect([isFirst('krateros', 'avoidingDie', another, his), avoiding(another, his)]).toEqual([false, 0]);
    expect([isFirst('krateros', 'avoidingDie', another, other), avoiding(another, other)]).toEqual([true, 1]);
  });

  it('R 19.2 outside of Segments every die is a first one', () => {
    expect(isFirstDie(situationOf({ ...game(abilities), segment: null }), 'krateros', 'avoidingDie')).toBe(true);
  });
});
