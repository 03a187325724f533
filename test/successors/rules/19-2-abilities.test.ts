/** R 19.2: special abilities of Major Generals. */
import { describe, expect, it } from 'vitest';
import {
  attestedAbilities,
  reconstructedAbilities,
  type Abilities,
  type Ability,
} from '../../../src/successors/index.js';
import { forgivenPenalty } from '../../../src/successors/query/abilities.js';
import { avoidingModifiers, interceptionModifiers } from '../../../src/successors/query/die-modifiers.js';
import {
  abilitiesOf,
  battleRating,
  battleStrength,
  initiative,
  NO_UNITS,
  prestige,
  siegeModifier,
  siegeModifiers,
} from '../../../src/successors/questions.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { battleSide } from '../../../src/successors/rules/12-land-battle.js';
import { pushSiegeAttempt } from '../../../src/successors/rules/13-siege.js';
import type { GameState } from '../../../src/successors/state.js';
import type { FleetId, GeneralId, PlayerId } from '../../../src/successors/vocabulary.js';
import { choose, enter, field, fight } from './battlefield.js';
import {
  carryOut,
  dice,
  legal,
  play,
  said,
  setting,
  type Setting,
  situationOf,
  type Told,
  topKind,
} from '../language.js';
import { activate, go, left, march, marching, ways } from './marching.js';

/** A game with special abilities: the attested ones, or these. */
const able = (abilities?: Abilities): GameOptions => ({
  players: 4,
  optionalRules: ['specialAbilities'],
  ...(abilities === undefined ? {} : { abilities }),
});
const PLAIN: GameOptions = { players: 4 };
const having = (general: GeneralId, ...abilities: readonly Ability[]): GameOptions => able({ [general]: abilities });

/** Four Mercenaries of Red under Ptolemaios attack four of Blue under a Minor General. */
const duel = (space: string, options: GameOptions, more: Setting = {}): Told =>
  fight(
    field({
      options,
      minors: [`blue:${space}`],
      ...more,
      forces: { [`red:${space}`]: { mercenary: 4 }, [`blue:${space}`]: { mercenary: 4 }, ...more.forces },
      generals: { ptolemaios: `red:${space}`, ...more.generals },
    }),
    { space, attacker: 'red', defender: 'blue', retreatTo: 'larisa' },
  );
const rated = (told: Told) => said(told, 'battleScored').map(({ rating, total, score }) => [rating, total, score]);
const counted = (told: Told) =>
  said(told, 'abilityCounted').map(({ general, changes, printed, counts }) => [general, changes, printed, counts]);

describe('R 19.2 the attested ability', () => {
  it('R 19.2 Ptolemaios has Battle Rating 4 in Aigyptos: two ones are two fours', () => {
    // Strength 4: an 8 scores 3 and a 7 scores 2; without the ability two ones are 6, which scores 1.
    const told = play(duel('naukratis', able()), ...dice(1, 1, 3, 4));
    expect(rated(told)).toEqual([
      [4, 8, 3],
      [2, 7, 2],
    ]);
    expect(said(told, 'landBattleDecided')[0]?.result).toBe('attacker');
    expect(said(told, 'abilityCounted')).toEqual([
      {
        type: 'abilityCounted',
        rule: 'R 19.2',
        player: 'red',
        general: 'ptolemaios',
        space: 'naukratis',
        changes: 'battleRating',
        printed: 3,
        counts: 4,
      },
    ]);
  });

  it('R 19.2 in a game without the rule he has not', () => {
    const told = play(duel('naukratis', PLAIN), ...dice(1, 1, 3, 4));
    expect(rated(told)[0]).toEqual([3, 6, 1]);
    expect(said(told, 'landBattleDecided')[0]?.result).toBe('defender');
    expect(said(told, 'abilityCounted')).toEqual([]);
    expect(abilitiesOf(told.state, 'ptolemaios')).toEqual([]);
  });

  it('R 4.27, 19.2 a Transit Point at the border lies in no province, and another province is another one (ruling where-an-ability-counts)', () => {
    expect(rated(play(duel('tp-rhinokoloura', able()), ...dice(1, 1, 3, 4)))[0]?.[0]).toBe(3);
    expect(rated(play(duel('gaza', able()), ...dice(1, 1, 3, 4)))[0]?.[0]).toBe(3);
  });

  it('R 4.29, 19.2 as a Subordinate he has none: Antipatros commands', () => {
    const told = play(duel('naukratis', able(), { generals: { antipatros: 'red:naukratis' } }), ...dice(1, 1, 3, 4));
    expect(rated(told)[0]).toEqual([3, 6, 1]);
    expect(counted(told)).toEqual([]);
  });

  it('R 12.4.1, 19.2 the modified total endangers him: 3 and 5 are 9', () => {
    const told = play(duel('naukratis', able()), ...dice(3, 5, 1, 1));
    expect(rated(told)[0]?.[1]).toBe(9);
    expect(topKind(told)).toBe('roll');
    expect(said(play(told, ...dice(6)), 'leaderInDanger')).toMatchObject([{ commander: 'ptolemaios', lost: true }]);
    expect(said(play(duel('naukratis', PLAIN), ...dice(3, 5, 1, 1)), 'landBattleDecided')).toHaveLength(1);
    expect(rated(play(duel('naukratis', PLAIN), ...dice(3, 5, 1, 1)))[0]?.[1]).toBe(8);
  });

  it('R 12.4.1, 19.2 and it may save him: 3 and 6 are 10', () => {
    const plain = play(duel('naukratis', PLAIN), ...dice(3, 6, 1, 1));
    expect([rated(plain)[0]?.[1], topKind(plain)]).toEqual([9, 'roll']);
    const told = play(duel('naukratis', able()), ...dice(3, 6, 1, 1));
    // A 10 scores 4 and a 4 scores 1: twice as much, and nobody is lost.
    expect([rated(told)[0]?.[1], topKind(told)]).toEqual([10, undefined]);
  });

  it('R 3.1.2, 19.2 Minor Generals and Independent Armies have none', () => {
    const state = field({ options: able() });
    expect(abilitiesOf(state, 'minor')).toEqual([]);
    expect(battleRating(state, 'minor', 'memphis')).toBe(2);
    expect(battleRating(state, 'leosthenes', 'memphis')).toBe(3);
    expect(battleRating(state, null, 'memphis')).toBe(0);
    expect(abilitiesOf(state, 'ptolemaios')).toEqual(attestedAbilities.ptolemaios);
  });
});

describe('R 19.2 figures of a Land Battle', () => {
  const rating = (...abilities: readonly Ability[]) => field({ options: having('ptolemaios', ...abilities) });

  it('R 12.3.1, 19.2 a Battle Rating is something, or more, or less; of several the better, and what is added on top (ruling abilities-together)', () => {
    const is = (figure: number): Ability => ({ changes: 'battleRating', is: figure });
    const plus = (figure: number): Ability => ({ changes: 'battleRating', plus: figure });
    const here = (...abilities: readonly Ability[]) => battleRating(rating(...abilities), 'ptolemaios', 'pella');
    expect(here(is(5))).toBe(5);
    expect(here(is(1))).toBe(1);
    expect(here(plus(1))).toBe(4);
    expect(here(plus(-2))).toBe(1);
    expect(here(is(4), is(5))).toBe(5);
    expect(here(is(5), plus(-1))).toBe(4);
    expect(here(is(5), plus(3))).toBe(6);
    expect(here(plus(-3))).toBe(1);
  });

  it('R 12.1.1, 19.2 attacking, or defending', () => {
    const state = rating({ changes: 'battleRating', is: 5, when: 'defending' });
    expect(battleRating(state, 'ptolemaios', 'pella', 'defending')).toBe(5);
    expect(battleRating(state, 'ptolemaios', 'pella', 'attacking')).toBe(3);
    expect(battleRating(state, 'ptolemaios', 'pella')).toBe(3);
    const { options } = state;
    expect(rated(play(duel('pella', options), ...dice(1, 1, 1, 1)))[0]?.[0]).toBe(3);
    const attacked = fight(
      field({
        options,
        forces: { 'red:pella': { mercenary: 4 }, 'blue:pella': { mercenary: 4 } },
        generals: { ptolemaios: 'red:pella' },
        minors: ['blue:pella'],
      }),
      { space: 'pella', attacker: 'blue', defender: 'red', retreatTo: 'larisa' },
    );
    expect(rated(play(attacked, ...dice(1, 1, 1, 1)))[1]?.[0]).toBe(5);
  });

  it('R 4.22, 4.23, 19.2 provinces, regions, spaces, and kinds of space', () => {
    const counts = (where: NonNullable<(Ability & { changes: 'battleRating' })['where']>, space: string) =>
      battleRating(rating({ changes: 'battleRating', is: 6, where }), 'ptolemaios', space) === 6;
    expect(counts({ provinces: ['makedonia', 'thrake'] }, 'byzantion')).toBe(true);
    expect(counts({ provinces: ['makedonia', 'thrake'] }, 'larisa')).toBe(false);
    expect(counts({ provinces: ['africa'] }, 'memphis')).toBe(true);
    expect(counts({ provinces: ['europe'] }, 'memphis')).toBe(false);
    expect(counts({ spaces: ['larisa'] }, 'larisa')).toBe(true);
    expect(counts({ provinces: ['makedonia'], spaces: ['larisa'] }, 'larisa')).toBe(true);
    expect(counts({ provinces: ['makedonia'], spaces: ['larisa'] }, 'pella')).toBe(true);
    expect(counts({ kinds: ['transit'] }, 'tp-amanos')).toBe(true);
    expect(counts({ kinds: ['transit'] }, 'pella')).toBe(false);
    expect(counts({ provinces: ['makedonia'], kinds: ['minorCity'] }, 'pella')).toBe(false);
    expect(counts({ provinces: ['makedonia'], kinds: ['minorCity'] }, 'pydna')).toBe(true);
    expect(counts({ provinces: ['asia'] }, 'tp-amanos')).toBe(false);
    expect(counts({ provinces: ['asia'], spaces: ['tp-amanos'] }, 'tp-amanos')).toBe(true);
  });

  it('R 12.2, 19.2 Battle Strength, never below none', () => {
    const told = duel('pella', having('ptolemaios', { changes: 'battleStrength', plus: 2, when: 'attacking' }));
    expect(said(told, 'battleStrengthCounted').map(({ strength }) => strength)).toEqual([6, 4]);
    expect(counted(told)).toEqual([['ptolemaios', 'battleStrength', 4, 6]]);
    const { state } = duel('pella', having('ptolemaios', { changes: 'battleStrength', plus: -9 }));
    expect(battleStrength(state, battleSide('red'), 'pella', 'attacking')).toBe(0);
    expect(battleStrength(state, battleSide('blue'), 'pella', 'defending')).toBe(4);
  });

  it('R 3.3.2, 19.2 each of his Elephants counts its die less 1, not less 2', () => {
    // 3, 5 and 1 are 1, 3 and 0 (the example of R 3.3.2); each die one better they are 2, 4 and 0.
    const elephants = (options: GameOptions) =>
      play(
        duel('pella', options, {
          forces: { 'red:pella': { elephant: 3 } },
          generals: { ptolemaios: 'blue:larisa', seleukos: 'red:pella' },
        }),
        ...dice(3, 5, 1),
      );
    const told = elephants(able(reconstructedAbilities));
    expect(said(told, 'battleStrengthCounted')[0]).toMatchObject({ who: 'red', strength: 6 });
    expect(counted(told)).toEqual([['seleukos', 'battleStrength', 4, 6]]);
    expect(said(elephants(PLAIN), 'battleStrengthCounted')[0]?.strength).toBe(4);
    // An 8 scores 4 with strength 6, and 3 with strength 4.
    expect(rated(play(told, ...dice(4, 4, 1, 1)))[0]).toEqual([3, 8, 4]);
    expect(rated(play(elephants(PLAIN), ...dice(4, 4, 1, 1)))[0]).toEqual([3, 8, 3]);
  });
});

/** Red stands in Mazaka; Blue comes from Melitene into Komana, and Red's whole Army tries to intercept. */
function intercepting(options: GameOptions, general: GeneralId): Told {
  const told = enter(
    field({
      options,
      active: 'blue',
      forces: { 'blue:melitene': { mercenary: 3 }, 'red:mazaka': { mercenary: 2 } },
      generals: { krateros: 'blue:melitene', [general]: 'red:mazaka' },
    }),
    'blue',
    'melitene',
    'komana',
  );
  const begun = choose(told, { type: 'intercept', commander: general });
  return choose(choose(begun, { type: 'interceptWith', unit: 'mercenary', count: 2 }), { type: 'declareInterception' });
}
const intercepted = (told: Told) => said(told, 'interceptionRolled')[0];

describe('R 19.2 reactions', () => {
  it('R 11.3, 19.2 Eumenes adds one to the dice of his Land Interceptions: a 3 exceeds 3', () => {
    const told = play(intercepting(able(reconstructedAbilities), 'eumenes'), ...dice(3));
    expect(intercepted(told)).toMatchObject({ die: 3, initiative: 3, success: true });
    expect(intercepted(told)?.modifiers).toEqual([{ rule: 'R 19.2', value: 1 }]);
    const plain = intercepted(play(intercepting(PLAIN, 'eumenes'), ...dice(3)));
    expect(plain).toMatchObject({ success: false });
    expect(plain).not.toHaveProperty('modifiers');
  });

  it('R 11.3, 19.2 an interception takes place where it would bring the Army (ruling where-an-ability-counts)', () => {
    const modifiersIn = (where: { readonly spaces: readonly string[] }) =>
      intercepted(
        play(intercepting(having('eumenes', { changes: 'interceptionDie', plus: 1, where }), 'eumenes'), ...dice(2)),
      )?.modifiers;
    expect(modifiersIn({ spaces: ['komana'] })).toHaveLength(1);
    expect(modifiersIn({ spaces: ['mazaka'] })).toBeUndefined();
  });

  it('R 11.3, 19.2 an Initiative Rating for intercepting alone', () => {
    const options = having('kassandros', { changes: 'initiative', is: 1, when: 'intercepting' });
    const told = play(intercepting(options, 'kassandros'), ...dice(2));
    expect(intercepted(told)).toMatchObject({ die: 2, initiative: 1, success: true });
    expect(counted(told)).toEqual([['kassandros', 'initiative', 3, 1]]);
    const state = field({ options });
    expect(initiative(state, 'kassandros', 'komana', 'intercepting')).toBe(1);
    expect(initiative(state, 'kassandros', 'komana', 'avoiding')).toBe(3);
    expect(initiative(state, 'kassandros', 'komana')).toBe(3);
    expect(initiative(state, 'minor', 'komana', 'intercepting')).toBe(4);
  });

  it('R 11.3, 19.2 of several Initiative Ratings the lower, between 1 and 6 (ruling abilities-together)', () => {
    const rating = (...abilities: readonly Ability[]) =>
      initiative(field({ options: having('kassandros', ...abilities) }), 'kassandros', 'pella', 'avoiding');
    expect(rating({ changes: 'initiative', is: 2 }, { changes: 'initiative', is: 5 })).toBe(2);
    expect(rating({ changes: 'initiative', plus: -3 })).toBe(1);
    expect(rating({ changes: 'initiative', is: 6 }, { changes: 'initiative', plus: 1 })).toBe(6);
  });

  it('R 19.3.1, 19.2 Antigonos is given back what a Transit Point takes from his die', () => {
    const situation = situationOf(field({ options: able(reconstructedAbilities) }));
    expect(forgivenPenalty(situation, 'antigonos', 'tp-amanos', -1)).toBe(1);
    expect(forgivenPenalty(situation, 'kassandros', 'tp-amanos', -1)).toBe(0);
    expect(forgivenPenalty(situation, 'minor', 'tp-amanos', -1)).toBe(0);
    expect(forgivenPenalty(situationOf(field({})), 'antigonos', 'tp-amanos', -1)).toBe(0);
    const both = situationOf(
      field({
        options: { ...able(reconstructedAbilities), optionalRules: ['specialAbilities', 'interceptingIntoTransit'] },
      }),
    );
    const die = {
      player: 'red',
      units: NO_UNITS,
      from: 'issos',
      mover: { mover: 'blue', space: 'tp-amanos', from: 'melitene' },
    } as const;
    expect(interceptionModifiers(both, { ...die, commander: 'antigonos' })).toEqual([
      { rule: 'R 19.2', value: 1 },
      { rule: 'R 19.3.1', value: -1 },
    ]);
    expect(interceptionModifiers(both, { ...die, commander: 'kassandros' })).toEqual([{ rule: 'R 19.3.1', value: -1 }]);
    const plainly = { ...die, commander: 'antigonos', mover: { ...die.mover, space: 'komana' } } as const;
    expect(interceptionModifiers(both, plainly)).toEqual([]);
  });

  /** Blue comes from Pella upon Red in Larisa. */
  const avoiding = (options: GameOptions, general: GeneralId) =>
    choose(
      enter(
        field({
          options,
          active: 'blue',
          forces: { 'blue:pella': { mercenary: 4 }, 'red:larisa': { mercenary: 2 } },
          generals: { krateros: 'blue:pella', [general]: 'red:larisa' },
        }),
        'blue',
        'pella',
        'larisa',
      ),
      { type: 'avoidBattle' },
    );

  it('R 10.2, 19.2 Leonnatos adds one to his first die for avoiding battle in a Segment, and nothing to the second', () => {
    const first = play(avoiding(able(reconstructedAbilities), 'leonnatos'), ...dice(2));
    expect(said(first, 'avoidBattleRolled')).toMatchObject([
      { die: 2, initiative: 2, success: true, modifiers: [{ rule: 'R 19.2', value: 1 }] },
    ]);
    expect(first.state.segment?.firstDice).toEqual([{ general: 'leonnatos', die: 'avoidingDie' }]);
    const gone = choose(choose(first, { type: 'avoidTo', to: 'pherai' }), { type: 'pass' });
    const second = play(choose(enter(gone.state, 'blue', 'larisa', 'pherai'), { type: 'avoidBattle' }), ...dice(2));
    expect(said(second, 'avoidBattleRolled')).toMatchObject([{ die: 2, success: false }]);
    expect(said(second, 'avoidBattleRolled')[0]).not.toHaveProperty('modifiers');
    const plain = play(avoiding(PLAIN, 'leonnatos'), ...dice(2));
    expect(said(plain, 'avoidBattleRolled')).toMatchObject([{ success: false }]);
    expect(plain.state.segment).not.toHaveProperty('firstDice');
  });

  it('R 10.2, 19.2 a first die is used up where it does not count, and remembered for whom it matters alone (ruling first-die-of-a-segment)', () => {
    const away: Ability = { changes: 'avoidingDie', plus: 1, first: true, where: { spaces: ['pherai'] } };
    const first = play(avoiding(having('leonnatos', away), 'leonnatos'), ...dice(3));
    const gone = choose(choose(first, { type: 'avoidTo', to: 'pherai' }), { type: 'pass' });
    expect(avoidingModifiers(situationOf(gone), { player: 'red', commander: 'leonnatos', space: 'pherai' })).toEqual(
      [],
    );
    const fresh = { ...gone.state, segment: null };
    expect(avoidingModifiers(situationOf(fresh), { player: 'red', commander: 'leonnatos', space: 'pherai' })).toEqual([
      { rule: 'R 19.2', value: 1 },
    ]);
    const always = having('leonnatos', { changes: 'avoidingDie', plus: 1 });
    expect(play(avoiding(always, 'leonnatos'), ...dice(2)).state.segment).not.toHaveProperty('firstDice');
  });

  it('R 10.2, 19.2 an Initiative Rating for avoiding battle', () => {
    const options = having('leonnatos', { changes: 'initiative', plus: 1, when: 'avoiding' });
    const told = play(avoiding(options, 'leonnatos'), ...dice(3));
    expect(said(told, 'avoidBattleRolled')).toMatchObject([{ die: 3, initiative: 3, success: false }]);
    expect(counted(told)).toEqual([['leonnatos', 'initiative', 2, 3]]);
  });
});

describe('R 19.2 movement', () => {
  const land = (options: GameOptions, more: Setting = {}): Setting => ({
    options,
    control: {},
    forces: { 'red:larisa': { mercenary: 3 }, 'red:pella': { mercenary: 2 } },
    generals: { kassandros: 'red:larisa' },
    ...more,
  });
  const thessalian: Ability = { changes: 'initiative', is: 1, when: 'marching', where: { provinces: ['thessalia'] } };

  it('R 8.1, 19.2 Movement Points by his Initiative Rating where he set out, and they stay so', () => {
    const begun = activate(land(having('kassandros', thessalian)), 'kassandros', 'red:larisa', { die: 2 });
    expect(left(begun)).toBe(4);
    expect(marching(begun).setOut).toBe('larisa');
    expect(said(begun, 'activationBegan')).toMatchObject([{ movementPoints: 4 }]);
    expect(counted(begun)).toEqual([['kassandros', 'movementPoints', 2, 4]]);
    expect(left(go(begun, march('pella')))).toBe(3);
    const plain = activate(land(PLAIN), 'kassandros', 'red:larisa', { die: 2 });
    expect(left(plain)).toBe(2);
    expect(marching(plain)).not.toHaveProperty('setOut');
    const elsewhere = land(having('kassandros', thessalian), { generals: { kassandros: 'red:pella' } });
    const outside = activate(elsewhere, 'kassandros', 'red:pella', { die: 2 });
    expect(left(outside)).toBe(2);
    expect(left(go(outside, march('larisa')))).toBe(1);
  });

  it('R 8.1, 19.2 Movement Points more, by whatever they are determined', () => {
    const options = having('kassandros', { changes: 'movementPoints', plus: 1 });
    expect(left(activate(land(options), 'kassandros', 'red:larisa', { points: 3 }))).toBe(4);
    expect(left(activate(land(options), 'kassandros', 'red:larisa', { die: 2 }))).toBe(3);
    const fewer = having('kassandros', { changes: 'movementPoints', plus: -3 });
    expect(left(activate(land(fewer), 'kassandros', 'red:larisa', { die: 2 }))).toBe(0);
  });

  it('R 8.3.2, 19.2 who takes command has his own, by where he took it', () => {
    const options = able({
      kassandros: [thessalian],
      antigonos: [{ changes: 'movementPoints', plus: 1, where: { provinces: ['makedonia'] } }],
    });
    const begun = activate(
      land(options, { generals: { kassandros: 'red:larisa', antigonos: 'red:pella' } }),
      'kassandros',
      'red:larisa',
      { die: 3 },
    );
    expect(left(begun)).toBe(4);
    const joined = go(begun, march('pella'), { type: 'takeGeneral', general: 'antigonos', inside: false });
    // Antigonos has 4 on a 3, one more by his ability, and one has been spent.
    expect(left(joined)).toBe(4);
    expect(marching(joined)).toMatchObject({ commander: 'antigonos', setOut: 'pella' });
    expect(said(joined, 'commandChanged')).toMatchObject([{ movementPoints: 4 }]);
    expect(counted(joined)).toContainEqual(['antigonos', 'movementPoints', 3, 4]);
  });

  it('R 8.2, 19.2 Mountain paths into Media, Atropatene and Hyrkania cost Peithon 1, those into Sousiane 2', () => {
    const ekbatana = (options: GameOptions) =>
      activate(
        { options, control: {}, forces: { 'red:ekbatana': { mercenary: 3 } }, generals: { peithon: 'red:ekbatana' } },
        'peithon',
        'red:ekbatana',
        { points: 1 },
      );
    const mountains = ['phraaspa', 'kadousioi', 'kossaioi'];
    const open = (told: Told) => mountains.filter((space) => ways(told).includes(space));
    expect(open(ekbatana(PLAIN))).toEqual([]);
    const begun = ekbatana(able(reconstructedAbilities));
    expect(open(begun)).toEqual(['phraaspa', 'kadousioi']);
    const there = go(begun, march('phraaspa'));
    expect(left(there)).toBe(0);
    expect(counted(there)).toEqual([['peithon', 'pathCost', 2, 1]]);
  });

  it('R 8.2, 19.2 a path may cost more, and only paths of its kind', () => {
    const options = having('kassandros', { changes: 'pathCost', path: 'land', is: 2 });
    const begun = activate(land(options), 'kassandros', 'red:larisa', { points: 2 });
    expect(left(go(begun, march('pella')))).toBe(0);
    const other = having('kassandros', { changes: 'pathCost', path: 'strait', is: 2 });
    expect(left(go(activate(land(other), 'kassandros', 'red:larisa', { points: 2 }), march('pella')))).toBe(1);
  });
});

describe('R 19.2 fleets and Sieges', () => {
  const waters = (options: GameOptions, fleets: Partial<Record<FleetId, PlayerId>>): Setting => ({
    options,
    active: 'white',
    control: { pelousion: 'white', athenai: 'red', ake: 'red' },
    forces: { 'white:pelousion': { loyal: 2, mercenary: 4 } },
    generals: { ptolemaios: 'white:pelousion' },
    rest: {
      fleets: {
        ...setting({}).fleets,
        ...(Object.fromEntries(
          Object.entries(fleets).map(([fleet, owner]) => [fleet, { owner, upgraded: false, dispersed: false }]),
        ) as Partial<GameState['fleets']>),
      },
    },
  });
  const naval = (options: GameOptions, escorted: boolean) =>
    go(
      activate(
        waters(options, { athenai: 'red', ...(escorted ? { kilikia: 'white' } : {}) }),
        'ptolemaios',
        'white:pelousion',
        { points: 3 },
      ),
      { type: 'embark' },
      ...(escorted ? [{ type: 'escort', fleet: 'kilikia' } as const] : []),
      { type: 'sail', to: 'gaza' },
      { type: 'sail', to: 'ake' },
      { type: 'debark', inside: false },
      { type: 'interceptAtSea', fleet: 'athenai' },
      { type: 'joinNavalBattle' },
    );
  const admiral = having('ptolemaios', { changes: 'fleetStrength', plus: 1 });

  it('R 8.6.1, 19.2 Fleet Strength in a Naval Battle of his own movement: 2 on a 7 scores 1', () => {
    const told = play(naval(admiral, true), ...dice(3, 4, 3, 4));
    expect(said(told, 'navalBattleFought')).toMatchObject([{ scores: [1, 0], winner: 'mover' }]);
    expect(counted(told)).toEqual([['ptolemaios', 'fleetStrength', 1, 2]]);
    const plain = play(naval(PLAIN, true), ...dice(3, 4, 3, 4));
    expect(said(plain, 'navalBattleFought')).toMatchObject([{ scores: [0, 0], winner: 'draw' }]);
  });

  it('R 8.6.1, 19.2 no fleets are made no stronger (ruling ability-at-sea), and none are weaker than nothing', () => {
    const told = play(naval(admiral, false), ...dice(6, 6));
    expect(said(told, 'navalBattleFought')).toMatchObject([{ scores: [0, 3] }]);
    expect(counted(told)).toEqual([]);
    const feeble = play(naval(having('ptolemaios', { changes: 'fleetStrength', plus: -2 }), true), ...dice(1, 1));
    expect(said(feeble, 'navalBattleFought')).toMatchObject([{ scores: [0, 0] }]);
  });

  const besieging = (options: GameOptions) =>
    carryOut(
      setting({
        options,
        control: { pella: 'black' },
        forces: { 'red:pella': { mercenary: 4 }, 'black:pella:inside': { mercenary: 2 } },
        generals: { demetrios: 'red:pella' },
      }),
      (run) => pushSiegeAttempt(run, 'red', 'pella', 'demetrios', false),
    );

  it('R 13.2.1, 19.2 Demetrios adds one to his Siege dice: a 3 counts as a 4', () => {
    // On the Siege Table a 3 brings a point and costs a CU, a 4 brings a point.
    const told = play(besieging({ ...able(reconstructedAbilities), players: 5 }), ...dice(3));
    expect(said(told, 'siegeRolled')).toMatchObject([{ die: 3, modifier: 1, points: 1, losses: 0 }]);
    expect(counted(told)).toEqual([['demetrios', 'siegeDie', 0, 1]]);
    const plain = play(besieging({ players: 5 }), ...dice(3));
    expect(said(plain, 'siegeRolled')).toMatchObject([{ modifier: 0, points: 1, losses: 1 }]);
  });

  it('R 13.3.1, 19.2 Subjugations too, unless the ability is for Major Cities', () => {
    const state = (...abilities: readonly Ability[]) => setting({ options: having('demetrios', ...abilities) });
    const modifiers = (of: GameState) => siegeModifiers(of, 'red', 'sagalassos', 'demetrios');
    expect(modifiers(state({ changes: 'siegeDie', plus: 1 }))).toEqual([{ why: 'ability', value: 1 }]);
    expect(modifiers(state({ changes: 'siegeDie', plus: 1, where: { kinds: ['majorCity'] } }))).toEqual([]);
  });

  it('R 13.2.1, 19.2 Kassandros pays no penalty at a port without a fleet', () => {
    const options = able(reconstructedAbilities);
    const state = setting({ options, control: { tyros: 'blue' } });
    expect(siegeModifiers(state, 'red', 'tyros', 'kassandros')).toEqual([{ why: 'city', value: -1 }]);
    expect(siegeModifiers(state, 'red', 'tyros', 'antigonos').map(({ why }) => why)).toEqual([
      'city',
      'portWithoutFleet',
    ]);
    expect(siegeModifier(state, 'red', 'tyros', 'kassandros')).toBe(-1);
    const there = setting({
      options,
      control: { tyros: 'blue' },
      forces: { 'red:tyros': { mercenary: 3 } },
      generals: { kassandros: 'red:tyros' },
    });
    expect(siegeModifier(there, 'red', 'tyros')).toBe(-1);
    const subordinate = { ...there.generals, antigonos: { ...there.generals.kassandros } };
    expect(siegeModifier({ ...there, generals: subordinate }, 'red', 'tyros')).toBe(-2);
  });
});

describe('R 19.2 Prestige', () => {
  /** Red, a Champion under Perdikkas (Legitimacy 4), attacks the Usurper Yellow under Krateros (Prestige 3 + 2). */
  const royal = (options: GameOptions, yellow: object = { mercenary: 4 }) =>
    fight(
      field({
        options,
        active: 'red',
        forces: { 'red:lamia': { royalArmy: 2, loyal: 1 }, 'yellow:lamia': yellow },
        generals: { perdikkas: 'red:lamia', krateros: 'yellow:lamia' },
        rest: { champions: ['red', 'yellow'], usurper: 'yellow' },
      }),
      { space: 'lamia', attacker: 'red', defender: 'yellow', retreatTo: 'larisa' },
    );

  it('R 3.3.4.2, 19.2 the Royal Army of Perdikkas counts his Prestige one more, and fights', () => {
    expect(said(royal(PLAIN), 'royalArmyStoodAside')).toMatchObject([{ player: 'red', count: 2 }]);
    const told = royal(able(reconstructedAbilities));
    expect(said(told, 'royalArmyStoodAside')).toEqual([]);
    expect(counted(told)).toEqual([['perdikkas', 'prestige', 4, 5]]);
    expect(said(told, 'battleStrengthCounted')[0]).toMatchObject({ who: 'red', strength: 6 });
  });

  it('R 3.3.4.2, 19.2 it is for his own Royal Army alone', () => {
    const { state } = royal(able(reconstructedAbilities));
    const asked = { space: 'lamia', defending: false, when: 'attacking' } as const;
    expect(prestige(state, 'red', 'perdikkas', asked)).toBe(4);
    expect(prestige(state, 'red', 'perdikkas', { ...asked, ownRoyalArmy: true })).toBe(5);
  });

  it('R 16.1, 19.2 Prestige before anybody, where he stands and by what he does', () => {
    const options = having('perdikkas', {
      changes: 'prestige',
      plus: 2,
      when: 'besieging',
      where: { spaces: ['lamia'] },
    });
    const { state } = royal(options);
    const at = (space: string, when?: 'attacking' | 'besieging') =>
      prestige(state, 'red', 'perdikkas', { space, defending: false, ...(when === undefined ? {} : { when }) });
    expect(at('lamia', 'besieging')).toBe(6);
    expect(at('lamia', 'attacking')).toBe(4);
    expect(at('pella', 'besieging')).toBe(4);
    expect(at('lamia')).toBe(4);
    // Yellow's Royal Army stands aside before Red's 4 + 2 = 6, which it would not before 4.
    const proud = royal(having('perdikkas', { changes: 'prestige', plus: 2 }), { mercenary: 4, royalArmy: 1 });
    expect(said(proud, 'royalArmyStoodAside')).toMatchObject([{ player: 'yellow', count: 1 }]);
    expect(said(royal(PLAIN, { mercenary: 4, royalArmy: 1 }), 'royalArmyStoodAside')).toMatchObject([
      { player: 'red' },
    ]);
  });

  it('R 13.2.2, 19.2 a besieger of more Prestige by his ability turns the Royal Army in the city', () => {
    const city = (options: GameOptions) =>
      play(
        carryOut(
          setting({
            options,
            control: { sardeis: 'blue' },
            forces: { 'red:sardeis': { mercenary: 3 }, 'blue:sardeis:inside': { royalArmy: 1 } },
            generals: { kassandros: 'red:sardeis' },
            rest: { champions: ['blue', 'red'], usurper: 'blue' },
          }),
          (run) => pushSiegeAttempt(run, 'red', 'sardeis', 'kassandros', false),
        ),
        ...dice(4),
      );
    expect(said(city(PLAIN), 'unitsDefected')).toEqual([]);
    const told = city(having('kassandros', { changes: 'prestige', plus: 1, when: 'besieging' }));
    expect(said(told, 'unitsDefected')).toMatchObject([{ from: 'blue', to: 'red', count: 1 }]);
  });
});

describe('R 19.2 the reconstruction', () => {
  it('R 19.2 has what is attested, and one ability for each of the others but Krateros', () => {
    expect(reconstructedAbilities.ptolemaios).toBe(attestedAbilities.ptolemaios);
    expect(Object.keys(attestedAbilities)).toEqual(['ptolemaios']);
    expect(Object.values(reconstructedAbilities).map((list) => list.length)).toEqual(new Array(13).fill(1));
    expect(reconstructedAbilities).not.toHaveProperty('krateros');
  });

  it.each([
    ['antipatros', 'pella', undefined, 4],
    ['antipatros', 'larisa', undefined, 3],
    ['polyperchon', 'pydna', undefined, 4],
    ['lysimachos', 'byzantion', 'defending', 5],
    ['lysimachos', 'byzantion', 'attacking', 4],
    ['peukestas', 'persepolis', undefined, 4],
    ['peukestas', 'sousa', undefined, 3],
  ] as const)('R 19.2 %s at %s, %s: Battle Rating %i', (general, space, when, expected) => {
    expect(battleRating(field({ options: able(reconstructedAbilities) }), general, space, when)).toBe(expected);
  });

  it('R 19.2 is chosen, not given: without it a game has the attested abilities alone', () => {
    const state = field({ options: able() });
    expect(battleRating(state, 'antipatros', 'pella')).toBe(3);
    expect(legal(state)).toEqual([]);
  });
});
