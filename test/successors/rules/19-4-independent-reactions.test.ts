/** R 19.4: Independent Armies intercept, and avoid battle, for players who discard Surprise cards. */
import { describe, expect, it } from 'vitest';
import { seededChance } from '../../../src/core/index.js';
import { codecs, successors } from '../../../src/successors/index.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions, OptionalRule } from '../../../src/successors/options.js';
import { cardType } from '../../../src/successors/questions.js';
import type { GameState } from '../../../src/successors/state.js';
import type { CardId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { json } from '../codec/samples.js';
import { carryOut, dice, legal, play, said, type Told, topKind } from '../language.js';
import { asked, choose, enterIndependent, field, independentsAt, kinds, march, passes } from './battlefield.js';
import { objection } from './marching.js';

type Given = Omit<Parameters<typeof field>[0], 'options'>;
type Armies = Parameters<typeof independentsAt>[0];

interface Scene {
  readonly armies: Armies;
  readonly hands?: GameState['hands'];
  readonly rules?: readonly OptionalRule[];
  readonly options?: Partial<GameOptions>;
  readonly more?: Given;
}

// Cards 48, 53 and 55 are Surprise cards that fit no moment of these situations; card 49 is Ambush; cards 1 to 3 are none.
const NOBODY = { red: [], blue: [], yellow: [], white: [] };
const RED: GameState['hands'] = { ...NOBODY, red: [48] };

/** Krateros of Blue with four Mercenaries in a space; the deck holds cards 1 to 3. */
const blueIn = (space: SpaceId, { armies, hands = RED, rules = ['independentReactions'], options, more = {} }: Scene) =>
  field({
    active: 'blue',
    ...more,
    options: { players: 4, optionalRules: rules, ...options },
    forces: { [`blue:${space}`]: { mercenary: 4 }, ...more.forces },
    generals: { krateros: `blue:${space}`, ...more.generals },
    rest: {
      turnOrder: ['red', 'blue', 'yellow', 'white'],
      hands,
      deck: [1, 2, 3],
      ...independentsAt(armies),
      ...more.rest,
    },
  });
const blueMarches = (from: SpaceId, to: SpaceId, scene: Scene) => march(blueIn(from, scene), 'blue', from, to);

/** Leosthenes in Lamia, and Blue comes from Pella to Larisa beside it. */
const larisa = (scene: Partial<Scene> = {}) =>
  blueMarches('pella', 'larisa', { armies: { leosthenes: 'lamia' }, ...scene });
/** Blue comes from Pella upon Leosthenes in Larisa, who has ways to Lamia and Pherai. */
const upon = (scene: Partial<Scene> = {}) =>
  blueMarches('pella', 'larisa', { armies: { leosthenes: 'larisa' }, ...scene });

const draw = (told: Told, to: PlayerId, card: CardId) => play(told, { type: 'drawCard', player: 'chance', to, card });
/** Red spends card 48 on an army, and draws card 1. */
const spent = (told: Told, army = 'leosthenes') =>
  draw(choose(told, { type: 'reactWithIndependentArmy', card: 48, army }), 'red', 1);
const where = ({ state }: Told, army: keyof GameState['independentArmies'] = 'leosthenes') =>
  state.independentArmies[army].space;
const ways = (told: Told) =>
  legal(told)
    .flatMap((action) => (action.type === 'avoidTo' ? [action.to] : []))
    .sort();

describe('R 19.4 the card', () => {
  it('R 19.4 without the rule nobody is asked, and Independent Armies neither intercept nor avoid', () => {
    expect(topKind(larisa({ rules: [] }))).toBe('march');
    expect(said(upon({ rules: [] }), 'landBattleBegan')).toHaveLength(1);
  });

  it('R 19.4 each Surprise card may be discarded for each army that can react, and for nothing besides', () => {
    const told = larisa({ hands: { ...NOBODY, red: [1, 48, 53] } });
    expect(asked(told)).toBe('red');
    expect(legal(told).filter(({ type }) => type === 'reactWithIndependentArmy')).toEqual([
      { type: 'reactWithIndependentArmy', player: 'red', card: 48, army: 'leosthenes' },
      { type: 'reactWithIndependentArmy', player: 'red', card: 53, army: 'leosthenes' },
    ]);
    expect(kinds(told)).toEqual(['reactWithIndependentArmy', 'discardSurprise', 'pass']);
  });

  it('R 19.4 the earliest in Turn Order is asked first; the active player is not', () => {
    const told = larisa({ hands: { red: [48], blue: [53], yellow: [], white: [55] } });
    expect(asked(told)).toBe('red');
    expect(asked(passes(told))).toBe('white');
    expect(topKind(passes(told, 2))).toBe('march');
  });

  it('R 19.4 the card is discarded, another is drawn, and nobody else is asked for that army', () => {
    const told = choose(larisa({ hands: { ...NOBODY, red: [48, 53], white: [55] } }), {
      type: 'reactWithIndependentArmy',
      card: 48,
      army: 'leosthenes',
    });
    expect(told.state.discards).toContain(48);
    expect(said(told, 'cardDiscarded')).toMatchObject([{ rule: 'R 19.4', player: 'red', card: 48 }]);
    expect(said(told, 'independentReactionDeclared')).toMatchObject([
      { player: 'red', army: 'leosthenes', reaction: 'interception', from: 'lamia', space: 'larisa' },
    ]);
    const drawn = draw(told, 'red', 2);
    expect(drawn.state.hands.red).toEqual([2, 53]);
    expect(drawn.state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'interception', player: 'red' });
  });

  it('R 19.4 whoever holds any card is asked, if pauses are to betray nothing', () => {
    const told = larisa({ hands: { ...NOBODY, yellow: [2] }, options: { interrupts: 'everyone' } });
    // Asked as in any Reaction Step, and then for the Independent Army.
    const second = passes(told);
    expect([asked(second), kinds(second)]).toEqual(['yellow', ['pass']]);
    expect(second.state.stack.at(-1)).toMatchObject({ moment: 'independents' });
    expect(topKind(larisa({ hands: { ...NOBODY, yellow: [2] } }))).toBe('march');
  });

  it('R 19.4 refused: a card not held, one that is no Surprise card, an army that cannot react', () => {
    const told = larisa({
      armies: { leosthenes: 'lamia', glaukias: 'lamia' },
      hands: { ...NOBODY, red: [1, 48] },
    });
    const why = (card: CardId, army: 'leosthenes' | 'seuthes') => {
      const refused = machine.explainAction(told.state, {
        type: 'reactWithIndependentArmy',
        player: 'red',
        card,
        army,
      });
      return refused && [refused.code, refused.rule, refused.params];
    };
    expect(why(53, 'leosthenes')).toEqual(['cardNotHeld', 'R 19.4', { card: 53 }]);
    expect(why(1, 'leosthenes')).toEqual(['noSurpriseCard', 'R 19.4', { card: 1 }]);
    expect(why(48, 'seuthes')).toEqual(['notOffered', 'R 19.4', { army: 'seuthes', open: 'leosthenes glaukias' }]);
    expect(why(48, 'leosthenes')).toBeUndefined();
  });

  it('R 4.31.1, 19.4 others see that he was asked, and so that he holds some Surprise card, and no more', () => {
    const { state } = larisa({ hands: { ...NOBODY, red: [48], white: [2] } });
    const view = successors.viewFor(state, 'white');
    expect(view.hands.red).toEqual(['hidden']);
    expect(successors.legalActionsFromView(view)).toEqual([]);
    const held = Array.from({ length: 20 }, (_, seed) => {
      const sampled = successors.sampleState(view, seededChance(`${seed}`));
      const [card] = sampled.hands.red ?? [];
      return card === undefined ? undefined : cardType(sampled, card);
    });
    expect(new Set(held)).toEqual(new Set(['surprise']));
  });
});

describe('R 19.4 interception', () => {
  it.each([
    [4, 'lamia'],
    [5, 'larisa'],
  ])('R 19.4 the Initiative Rating is 4: with a %i the army is in %s', (die, space) => {
    const told = play(spent(larisa()), ...dice(die));
    expect(said(told, 'independentInterceptionRolled')).toMatchObject([
      { rule: 'R 19.4', player: 'red', army: 'leosthenes', from: 'lamia', into: 'larisa', die, initiative: 4 },
    ]);
    expect(where(told)).toBe(space);
  });

  it('R 11.7.1, 12.1.1, 19.4 the mover may withdraw, or attacks; the Independent Army defends', () => {
    const told = play(spent(larisa()), ...dice(5));
    expect([asked(told), kinds(told)]).toEqual(['blue', ['withdraw', 'standAndFight']]);
    expect(said(choose(told, { type: 'standAndFight' }), 'landBattleBegan')).toMatchObject([
      { attacker: 'blue', defender: 'independent' },
    ]);
    const back = choose(told, { type: 'withdraw' });
    expect(said(back, 'withdrew')).toMatchObject([{ player: 'blue', to: 'pella' }]);
  });

  it('R 8.3.3, 19.4 a general alone whom it catches is Dispersed', () => {
    const told = play(spent(larisa({ more: { forces: { 'blue:pella': {} } } })), ...dice(5));
    expect(told.state.generals.krateros.status).toBe('dispersed');
  });

  it('R 20.49, 19.4 who discarded is about to roll, and may add Ambush', () => {
    const told = spent(larisa({ hands: { ...NOBODY, red: [48, 49] } }));
    expect(legal(told)).toContainEqual({ type: 'playSurprise', player: 'red', card: 49 });
    const played = draw(choose(told, { type: 'playSurprise' }), 'red', 2);
    expect(said(play(played, ...dice(4)), 'independentInterceptionRolled')).toMatchObject([
      { die: 4, bonus: 1, success: true },
    ]);
  });

  it.each([
    [5, false],
    [6, true],
  ])('R 19.3.1, 19.4 into a Transit Point its die counts one less: a %i succeeds: %s', (die, success) => {
    const told = spent(
      blueMarches('herakleia-lynkestis', 'tp-paionia', {
        armies: { seuthes: 'amphipolis' },
        rules: ['independentReactions', 'interceptingIntoTransit'],
      }),
      'seuthes',
    );
    expect(said(play(told, ...dice(die)), 'independentInterceptionRolled')).toMatchObject([
      { modifiers: [{ rule: 'R 19.3.1', value: -1 }], success },
    ]);
  });

  it('R 11.8, 19.4 into spaces of the Independents and of nobody, or with one of theirs, and not where other enemies stand', () => {
    const isAsked = (more: Given, armies: Armies = { leosthenes: 'lamia' }) =>
      larisa({ more, armies }).state.stack.at(-1)?.kind === 'window';
    expect(isAsked({})).toBe(true);
    expect(isAsked({ control: { larisa: 'independent' } })).toBe(true);
    expect(isAsked({ control: { larisa: 'yellow' } })).toBe(false);
    expect(isAsked({ control: { larisa: 'blue' } })).toBe(false);
    expect(isAsked({ control: { larisa: 'independent' }, forces: { 'yellow:larisa': { mercenary: 1 } } })).toBe(false);
  });

  it('R 11.1, 19.4 from the next space by a Land path only', () => {
    // From Aitolia a mountain leads to Lamia; from Boiotia a Land path.
    const into = (space: SpaceId) =>
      topKind(blueMarches('larisa', 'lamia', { armies: { leosthenes: space }, more: { control: {} } }));
    expect(into('aitolia')).toBe('march');
    expect(into('boiotia')).toBe('window');
  });

  it('R 14.3, 19.4 Leosthenes and Ariarathes keep to their provinces, Filon goes west', () => {
    const isAsked = (from: SpaceId, to: SpaceId, armies: Armies) =>
      topKind(blueMarches(from, to, { armies })) === 'window';
    expect(isAsked('amphipolis', 'pella', { leosthenes: 'larisa' })).toBe(false);
    expect(isAsked('synnada', 'tp-lykaonia', { ariarathes: 'dana' })).toBe(false);
    expect(isAsked('ankyra', 'mazaka', { ariarathes: 'dana' })).toBe(true);
    expect(isAsked('hekatompylos', 'rhagai', { filon: 'ekbatana' })).toBe(false);
    expect(isAsked('bagistana', 'konkobar', { filon: 'ekbatana' })).toBe(true);
  });

  it('R 11.1, 19.4 one attempt from each space, and several spaces may attempt', () => {
    const told = larisa({
      armies: { leosthenes: 'lamia', glaukias: 'lamia', seuthes: 'pherai' },
      hands: { ...NOBODY, red: [48, 53, 55] },
    });
    const open = (now: Told) =>
      new Set(legal(now).flatMap((a) => (a.type === 'reactWithIndependentArmy' ? [a.army] : [])));
    expect(open(told)).toEqual(new Set(['leosthenes', 'glaukias', 'seuthes']));
    const one = spent(told);
    expect(open(one)).toEqual(new Set(['seuthes']));
    const both = draw(choose(one, { type: 'reactWithIndependentArmy', card: 53 }), 'red', 2);
    const came = play(both, ...dice(5, 5));
    expect([where(came), where(came, 'seuthes'), where(came, 'glaukias')]).toEqual(['larisa', 'larisa', 'lamia']);
  });

  it('R 19.4 the card is for one army and no other, whoever of them could go first', () => {
    const two = {
      armies: { leosthenes: 'lamia', seuthes: 'pherai' },
      hands: { ...NOBODY, red: [53], white: [48] },
    } as const;
    const white = passes(larisa(two));
    expect(asked(white)).toBe('white');
    const told = choose(white, { type: 'reactWithIndependentArmy', army: 'seuthes' });
    expect(said(told, 'independentReactionDeclared')).toMatchObject([
      { player: 'white', army: 'seuthes', from: 'pherai' },
    ]);
    const came = play(draw(told, 'white', 1), ...dice(5));
    expect([where(came), where(came, 'seuthes')]).toEqual(['lamia', 'larisa']);
  });

  it('R 20.49, 19.4 Ambush adds to one die: the next has none of it', () => {
    const told = larisa({
      armies: { leosthenes: 'lamia', seuthes: 'pherai' },
      hands: { ...NOBODY, red: [48, 49, 53] },
    });
    const both = draw(choose(spent(told), { type: 'reactWithIndependentArmy', card: 53, army: 'seuthes' }), 'red', 2);
    const ambushed = draw(choose(both, { type: 'playSurprise', card: 49 }), 'red', 3);
    expect(said(play(ambushed, ...dice(4, 4)), 'independentInterceptionRolled')).toMatchObject([
      { army: 'leosthenes', bonus: 1, success: true },
      { army: 'seuthes', bonus: 0, success: false },
    ]);
  });

  it('R 11.1, 19.4 an army that is there no more is rolled for no more', () => {
    const declared = choose(larisa(), { type: 'reactWithIndependentArmy' });
    const { independentArmies } = independentsAt({});
    const told = draw({ ...declared, state: { ...declared.state, independentArmies } }, 'red', 1);
    expect(said(told, 'interceptionCancelled')).toMatchObject([{ rule: 'R 11.1', player: 'red', from: 'lamia' }]);
    expect(said(told, 'independentInterceptionRolled')).toEqual([]);
  });

  it('R 10.4, 12.2, 19.4 who intercepts has Local Troops: it has not failed to avoid anything', () => {
    const control = { larisa: 'independent', lamia: 'independent', pherai: 'independent' } as const;
    const told = choose(play(spent(larisa({ more: { control } })), ...dice(5)), { type: 'standAndFight' });
    expect(said(told, 'battleStrengthCounted').find(({ who }) => who === 'independent')).toMatchObject({
      localTroops: 3,
      strength: 11,
    });
  });

  it("R 11.4, 19.4 a player's success, whose die falls first, cancels it; the card is spent", () => {
    const told = larisa({
      hands: { ...NOBODY, white: [48] },
      more: { forces: { 'red:pherai': { mercenary: 2 } }, generals: { kassandros: 'red:pherai' } },
    });
    const begun = choose(told, { type: 'intercept', commander: 'kassandros' });
    const declared = choose(choose(begun, { type: 'interceptWith', count: 2 }), { type: 'declareInterception' });
    expect(asked(declared)).toBe('white');
    const committed = draw(choose(declared, { type: 'reactWithIndependentArmy' }), 'white', 1);
    const over = play(committed, ...dice(4));
    expect(said(over, 'intercepted')).toMatchObject([{ player: 'red' }]);
    expect(said(over, 'interceptionCancelled')).toMatchObject([{ rule: 'R 11.4', player: 'white', from: 'lamia' }]);
    expect(where(over)).toBe('lamia');
    const second = play(committed, ...dice(3, 5));
    expect(where(second)).toBe('larisa');
  });

  it('R 14.1, 19.4 Independent Armies do not react to each other', () => {
    const state = blueIn('memphis', { armies: { leosthenes: 'lamia' } });
    expect(topKind(enterIndependent(state, 'seuthes', 'pella', 'larisa'))).toBeUndefined();
  });
});

describe('R 19.4 avoiding battle', () => {
  it('R 19.4 who discarded leads the army away, by R 10.5 and within its limits', () => {
    const away = play(spent(upon()), ...dice(5));
    expect(said(away, 'independentAvoidRolled')).toMatchObject([{ player: 'red', army: 'leosthenes', success: true }]);
    expect(asked(away)).toBe('red');
    // Pella, from where Blue came, lies outside its provinces besides.
    expect(ways(away)).toEqual(['lamia', 'pherai']);
    expect(kinds(away)).toEqual(['avoidTo']);
    const further = play(away, { type: 'avoidTo', player: 'red', to: 'lamia' });
    expect(ways(further)).toEqual(['boiotia', 'pherai']);
    const over = passes(further);
    expect(where(over)).toBe('lamia');
    expect(said(over, 'landBattleBegan')).toEqual([]);
    expect([asked(over), topKind(over)]).toEqual(['blue', 'march']);
  });

  it('R 10.2, 19.4 with its second Movement Point spent it stops', () => {
    const away = play(spent(upon()), ...dice(5));
    const over = play(
      away,
      ...(['lamia', 'boiotia'] as const).map((to) => ({ type: 'avoidTo', player: 'red', to }) as const),
    );
    expect(where(over)).toBe('boiotia');
    expect(topKind(over)).toBe('march');
  });

  it.each([
    ['failed', 0],
    ['not tried', 3],
  ])('R 10.4, 19.4 if it has %s it has %i Local Troops', (how, localTroops) => {
    const scene = {
      more: { control: { larisa: 'independent', lamia: 'independent', pherai: 'independent' } },
    } as const;
    const told = how === 'failed' ? play(spent(upon(scene)), ...dice(4)) : passes(upon(scene));
    expect(said(told, 'landBattleBegan')).toMatchObject([{ attacker: 'blue', defender: 'independent' }]);
    expect(said(told, 'battleStrengthCounted').find(({ who }) => who === 'independent')).toMatchObject({
      localTroops,
      strength: 8 + localTroops,
    });
  });

  it('R 19.4 each army needs a card of its own: who stays behind fights', () => {
    const told = upon({ armies: { leosthenes: 'larisa', seuthes: 'larisa' }, hands: { ...NOBODY, red: [48] } });
    const away = play(spent(told), ...dice(5));
    const over = passes(play(away, { type: 'avoidTo', player: 'red', to: 'lamia' }));
    expect(said(over, 'landBattleBegan')).toMatchObject([{ defender: 'independent' }]);
    expect(said(over, 'battleStrengthCounted').find(({ who }) => who === 'independent')).toMatchObject({ strength: 6 });
  });

  const home = { larisa: 'independent', lamia: 'independent', pherai: 'independent' } as const;
  const independents = (told: Told) => said(told, 'battleStrengthCounted').find(({ who }) => who === 'independent');

  it('R 10.4, 19.4 who stays behind and has not failed has its Local Troops', () => {
    const told = upon({ armies: { leosthenes: 'larisa', seuthes: 'larisa' }, more: { control: home } });
    const over = passes(play(spent(told), ...dice(5), { type: 'avoidTo', player: 'red', to: 'lamia' }));
    expect(independents(over)).toMatchObject({ localTroops: 3, strength: 6 + 3 });
  });

  it('R 9.2, 19.4 each army for which a card was spent tries, one after the other', () => {
    const told = upon({
      armies: { leosthenes: 'larisa', seuthes: 'larisa' },
      hands: { ...NOBODY, red: [48, 53] },
      more: { control: home },
    });
    const both = draw(choose(spent(told), { type: 'reactWithIndependentArmy', card: 53, army: 'seuthes' }), 'red', 2);
    const first = passes(play(both, ...dice(5), { type: 'avoidTo', player: 'red', to: 'lamia' }));
    const over = play(first, ...dice(4));
    expect(said(over, 'independentAvoidRolled').map(({ army, success }) => [army, success])).toEqual([
      ['leosthenes', true],
      ['seuthes', false],
    ]);
    expect(independents(over)).toMatchObject({ localTroops: 0, strength: 6 });
  });

  it('R 10.4, 10.5, 19.4 whose ways are shut before it could try has not failed', () => {
    const declared = choose(upon({ more: { control: home } }), { type: 'reactWithIndependentArmy' });
    const control = { larisa: 'independent', lamia: 'yellow', pherai: 'white' } as const;
    const told = draw({ ...declared, state: { ...declared.state, control } }, 'red', 1);
    expect(said(told, 'independentAvoidRolled')).toEqual([]);
    expect(independents(told)).toMatchObject({ localTroops: 1, strength: 9 });
  });

  it('R 4.31.1, 19.4 before the die Surprise cards may be played, about the space and whoever has spent the card', () => {
    const told = passes(upon({ options: { interrupts: 'everyone' } }));
    expect(spent(told).state.stack.at(-1)).toMatchObject({
      kind: 'window',
      moment: 'avoidRoll',
      space: 'larisa',
      subject: 'red',
    });
    expect(said(play(passes(spent(told)), ...dice(5)), 'independentAvoidRolled')).toHaveLength(1);
  });

  it('R 14.3, 19.4 Filon does not stop where he has come no further west', () => {
    // From Amaseja a Land path leads to Zela, further east, and from there to Mazaka, further west.
    const away = play(spent(blueMarches('gangra', 'amaseja', { armies: { filon: 'amaseja' } }), 'filon'), ...dice(5));
    const zela = play(away, { type: 'avoidTo', player: 'red', to: 'zela' });
    expect(kinds(zela)).toEqual(['avoidTo']);
    expect(ways(zela)).toContain('mazaka');
    expect(objection(zela, { type: 'pass' })).toEqual(['notWestward', 'R 14.3', { army: 'filon', at: 'zela' }]);
  });

  it('R 14.3, 19.4 Filon who comes home to Hellas leaves the game, and goes no further', () => {
    const told = carryOut(blueIn('abdera', { armies: { filon: 'lamia' } }), (run) =>
      run.push({
        kind: 'independentAvoidance',
        player: 'red',
        army: 'filon',
        space: 'amphipolis',
        forbidden: [],
        stage: 'move',
        bonus: 0,
        left: 2,
        failed: false,
      }),
    );
    const home = choose(told, { type: 'avoidTo', to: 'boiotia' });
    expect(said(home, 'independentArmyRemoved')).toEqual([
      { type: 'independentArmyRemoved', rule: 'R 14.3', army: 'filon', to: 'game' },
    ]);
    expect(home.state.independentArmies.filon).toEqual({ status: 'removed', space: null });
    expect(topKind(home)).toBeUndefined();
    expect(home.state.independentArmies.leosthenes.status).toBe('box');
  });

  it('R 19.4, 19.5 the direction binds its first step alone', () => {
    // From Kelainai a Land path leads to the Transit Point of Kibyra, and from Sagalassos another.
    const told = spent(
      blueMarches('synnada', 'kelainai', {
        armies: { seuthes: 'kelainai' },
        rules: ['independentReactions', 'avoidingDirection'],
      }),
      'seuthes',
    );
    const away = play(told, ...dice(5));
    expect(ways(away)).toEqual(['sagalassos', 'sardeis']);
    expect(ways(play(away, { type: 'avoidTo', player: 'red', to: 'sagalassos' }))).toContain('tp-kibyra');
  });

  it('R 10.5, 19.4 not upon enemies, nor into a space of a player, and without a way no card is asked for', () => {
    const control = { lamia: 'yellow', pherai: 'white' } as const;
    expect(topKind(upon({ more: { control } }))).not.toBe('window');
    const told = play(spent(upon({ more: { control: { lamia: 'yellow' } } })), ...dice(5));
    expect(ways(told)).toEqual(['pherai']);
  });

  it('R 14.3, 19.4 Filon gets away only where he ends further west', () => {
    // From Rhagai Ekbatana lies west, Hekatompylos east.
    const scene: Scene = { armies: { filon: 'rhagai' } };
    expect(topKind(blueMarches('ekbatana', 'rhagai', scene))).not.toBe('window');
    const away = play(spent(blueMarches('hekatompylos', 'rhagai', scene), 'filon'), ...dice(5));
    expect(ways(away)).toEqual(['ekbatana']);
    const over = passes(play(away, { type: 'avoidTo', player: 'red', to: 'ekbatana' }));
    expect(where(over, 'filon')).toBe('ekbatana');
  });

  it('R 14.2.1, 19.4 it removes no marker where it comes to another of theirs', () => {
    const told = upon({ armies: { leosthenes: 'larisa', glaukias: 'lamia' }, more: { control: { lamia: 'yellow' } } });
    const away = play(spent(told), ...dice(5));
    const over = passes(play(away, { type: 'avoidTo', player: 'red', to: 'lamia' }));
    expect(over.state.control.lamia).toBe('yellow');
  });

  it.each([
    [5, ['abdera', 'poteidaia']],
    [6, ['abdera', 'poteidaia', 'tp-paionia']],
  ])('R 19.4, 19.5 its direction matters too: a %i carries to %s', (die, open) => {
    const told = spent(
      blueMarches('pella', 'amphipolis', {
        armies: { seuthes: 'amphipolis' },
        rules: ['independentReactions', 'avoidingDirection'],
      }),
      'seuthes',
    );
    const away = play(told, ...dice(die));
    expect(ways(away)).toEqual(open);
    const refused = machine.explainAction(away.state, { type: 'avoidTo', player: 'red', to: 'tp-paionia' });
    expect(refused === undefined ? undefined : [refused.code, refused.rule]).toEqual(
      die === 5 ? ['noWayToAvoid', 'R 19.5'] : undefined,
    );
  });

  it('R 19.4 refused: staying, and going where Blue came from', () => {
    const away = play(spent(upon()), ...dice(5));
    expect(objection(away, { type: 'pass' })).toEqual(['mustChoose', 'R 10.5', { army: 'leosthenes' }]);
    expect(objection(away, { type: 'avoidTo', to: 'pella' })?.slice(0, 2)).toEqual(['noWayToAvoid', 'R 10.5']);
    expect(objection(away, { type: 'withdraw' })?.slice(0, 2)).toEqual(['outOfPhase', 'R 19.4']);
  });

  it('R 19.4 in the other edition as in this one', () => {
    expect(topKind(upon({ options: { edition: 'player-aid' } }))).toBe('window');
  });

  it('R 19.4 a state that remembers it where it is not played is refused', () => {
    const { state } = play(spent(upon()), ...dice(5));
    const read = codecs.StateCodec.decode(json({ ...state, options: { players: 4 } }));
    expect(JSON.stringify(read)).toContain('independentReactions (R 19.4) is not played');
  });
});
