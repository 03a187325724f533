/** R 17.2, 17.5: fury, and cities that surrender: optional rules of sieges. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/conquest/action/index.js';
import type { SiegePhaseFrame } from '../../../src/conquest/frame/index.js';
import { machine } from '../../../src/conquest/machine.js';
import type { OptionalRule } from '../../../src/conquest/options.js';
import type { GameState } from '../../../src/conquest/state.js';
import type { CityId, LeaderId, SideId } from '../../../src/conquest/vocabulary.js';
import { isOver } from '../paused.js';
import { at, type Changes, die, emptyBoard, everyUnit, expectRefused, play, started, said, walls } from '../table.js';

const PHASE: SiegePhaseFrame = { kind: 'sieges', left: ['macedonian', 'persian'], tried: [], spent: [], laid: [] };

/** The phase of sieges, with these optional rules; `before`: what of earlier turns is remembered. */
const besieging = (
  changes: Changes,
  optionalRules: readonly OptionalRule[],
  before: Pick<GameState, 'defiant' | 'hated'> = {},
): GameState =>
  started({
    ...emptyBoard({ ...changes, stack: [{ kind: 'setup', left: ['kingsArmy'] }, PHASE] }),
    ...before,
    options: { players: 2, ...(optionalRules.length > 0 && { optionalRules }) },
  }).state;

const approach =
  (type: 'besiege' | 'demandSurrender') =>
  (city: CityId, from: string, player: SideId = 'macedonian'): Action => ({ type, player, city, force: player, from });
const besiege = approach('besiege');
const demand = approach('demandSurrender');
const mac = (type: 'endSieges' | 'assignAll' | 'storm' | 'liftSiege'): Action => ({ type, player: 'macedonian' });
const assign = (piece: string): Action => ({ type: 'assign', player: 'macedonian', piece });

const foot = ['phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'];

describe('R 17.2 fury', () => {
  const malli: Changes = {
    units: at('upperIndia', ...foot),
    leaders: at('upperIndia', 'alexander', 'parmenio'),
    cities: walls({ malli: { walls: 5, holder: 'persian' } }),
  };
  /** Four units and a leader against five walls: 0; a 4 is a step of the attacker. The last die is the leader's. */
  const hurt = (leader: LeaderId, face: number, rules: readonly OptionalRule[]) =>
    play(besieging(malli, rules), [
      besiege('malli', 'upperIndia'),
      assign(leader),
      mac('assignAll'),
      mac('storm'),
      die(4),
      die(face),
    ]);

  it('is remembered of the city under whose walls Alexander is wounded', () => {
    const { state, events } = hurt('alexander', 2, ['macedonianFury']);
    expect(state.hated).toEqual(['malli']);
    expect(said(events, 'furyRoused')).toEqual([
      { type: 'furyRoused', rule: 'R 17.2', city: 'malli', leader: 'alexander' },
    ]);
    // Who dies of no first die is wounded by it.
    expect(play(hurt('alexander', 1, ['macedonianFury']).state, [die(5)]).state.hated).toEqual(['malli']);
  });

  it('not when he is unhurt, nor for another, nor where the rule is not played', () => {
    expect(hurt('alexander', 4, ['macedonianFury']).state).not.toHaveProperty('hated');
    expect(hurt('parmenio', 2, ['macedonianFury']).state).not.toHaveProperty('hated');
    expect(hurt('alexander', 2, []).state).not.toHaveProperty('hated');
  });

  it('not when he is hurt in a city that others attack', () => {
    const inside: Changes = {
      units: {
        ...at('hellas', ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => `persianInfantry-${n}`)),
        ...at('athens', 'phalanx-7'),
      },
      leaders: at('athens', 'alexander'),
    };
    const persian = { player: 'persian' } as const;
    // 11 - 3 - 1 - 1 = 6: a 5 is a step of the garrison.
    const { state, events } = play(besieging(inside, ['macedonianFury', 'citySurrender']), [
      { type: 'besiege', ...persian, city: 'athens', force: 'persian', from: 'hellas' },
      { type: 'assignAll', ...persian },
      { type: 'storm', ...persian },
      die(5),
      { type: 'loseStep', player: 'macedonian', unit: 'phalanx-7' },
      die(2),
    ]);
    expect(said(events, 'leaderEndangered')).toMatchObject([{ leader: 'alexander', result: 'wounded' }]);
    expect(state).not.toHaveProperty('hated');
    // R 17.5: nor is anything remembered of a siege by others than the conqueror.
    expect(state).not.toHaveProperty('defiant');
  });

  it('doubles what the besieged lose from then on, the loss by the Siege Train too', () => {
    const again = (hated: readonly string[], train: boolean) => {
      const changes: Changes = {
        ...malli,
        ...(train && { baggage: { siegeTrain: { at: 'upperIndia', side: 'macedonian' } } }),
      };
      const before = besieging(changes, ['macedonianFury'], { hated });
      const pieces = train ? [assign('siegeTrain')] : [];
      return play(before, [besiege('malli', 'upperIndia'), ...pieces, mac('assignAll'), mac('storm'), die(6)]).events;
    };
    // 4 - 5 = -1: a 6 is 1/1; with the train 4 + 2 - 5 = 1: 0/1, and one by the train.
    expect(said(again(['malli'], false), 'siegeFought')).toMatchObject([{ differential: -1, losses: [1, 2] }]);
    expect(said(again(['malli'], true), 'siegeFought')).toMatchObject([{ differential: 1, losses: [0, 4] }]);
    expect(said(again(['tyre'], false), 'siegeFought')).toMatchObject([{ losses: [1, 1] }]);
  });

  it('is that of his own side alone (ruling C17.2)', () => {
    const changes: Changes = {
      units: at('upperIndia', 'indianInfantry-1', 'indianInfantry-2', 'indianInfantry-3', 'indianInfantry-4'),
      cities: walls({ malli: { walls: 5, holder: 'macedonian' } }),
      // R 3.3: they may fight.
      milestones: { indiansRoused: 2 },
    };
    const state = besieging(changes, ['macedonianFury'], { hated: ['malli'] });
    const persian = { player: 'persian' } as const;
    const { events } = play(state, [
      { type: 'besiege', ...persian, city: 'malli', force: 'indian', from: 'upperIndia' },
      { type: 'assignAll', ...persian },
      { type: 'storm', ...persian },
      die(6),
    ]);
    expect(said(events, 'siegeFought')).toMatchObject([{ losses: [1, 1] }]);
  });
});

describe('R 17.5 cities that surrender', () => {
  const rules: readonly OptionalRule[] = ['citySurrender'];
  const ionia: Changes = { units: at('ionia', ...foot), leaders: at('ionia', 'alexander') };

  it('may be called upon instead of a siege', () => {
    const state = besieging(ionia, rules);
    expect(machine.legalActions(state)).toEqual([
      besiege('sardis', 'ionia'),
      demand('sardis', 'ionia'),
      besiege('halicarnassus', 'ionia'),
      demand('halicarnassus', 'ionia'),
      mac('endSieges'),
    ]);
    expectRefused(besieging(ionia, []), demand('sardis', 'ionia'), 'ruleNotPlayed', 'R 17.5');
    expectRefused(state, demand('gordium', 'ionia'), 'noEnemyWalls', 'R 11.1');
    expectRefused(state, demand('tyre', 'syria'), 'noArmyThere', 'ruling C11.2');
  });

  it.each([
    // Sardis surrenders on 1 to 5.
    [5, true],
    [6, false],
  ])('Sardis, a %i: %s', (face, surrendered) => {
    const { state, events } = play(besieging(ionia, rules), [demand('sardis', 'ionia'), die(face)]);
    expect(said(events, 'citySummoned')).toEqual([
      { type: 'citySummoned', rule: 'R 17.5', city: 'sardis', side: 'macedonian', die: face, surrendered },
    ]);
    // With its walls as they are.
    expect(state.cities.sardis).toEqual({ walls: 3, holder: surrendered ? 'macedonian' : 'persian' });
    expect(said(events, 'cityTaken')).toHaveLength(surrendered ? 1 : 0);
    expect(state.defiant).toEqual(['sardis']);
    // Whatever came of it, it is not besieged in this turn; another city may be, for no unit was needed (ruling C17.3).
    expect(machine.legalActions(state)).toEqual([
      besiege('halicarnassus', 'ionia'),
      demand('halicarnassus', 'ionia'),
      mac('endSieges'),
    ]);
  });

  it('once in a game: who has refused is besieged', () => {
    const state = besieging(ionia, rules, { defiant: ['sardis'] });
    expect(machine.legalActions(state)).not.toContainEqual(demand('sardis', 'ionia'));
    expect(machine.legalActions(state)).toContainEqual(besiege('sardis', 'ionia'));
    expectRefused(state, demand('sardis', 'ionia'), 'refusedBefore', 'R 17.5');
  });

  it('not when a siege has begun', () => {
    const { state } = play(besieging(ionia, rules), [
      besiege('sardis', 'ionia'),
      mac('assignAll'),
      mac('storm'),
      die(5),
    ]);
    expect(state.defiant).toEqual(['sardis']);
    // A siege that was lifted before anybody attacked is none.
    const lifted = play(besieging(ionia, rules), [besiege('sardis', 'ionia'), mac('liftSiege')]).state;
    expect(lifted).not.toHaveProperty('defiant');
    // Without the rule nothing is remembered.
    const plain = play(besieging(ionia, []), [
      besiege('sardis', 'ionia'),
      mac('assignAll'),
      mac('storm'),
      die(5),
    ]).state;
    expect(plain).not.toHaveProperty('defiant');
  });

  it('never: Tyre, the Sogdian Rock, Malli; and Babylon is not asked', () => {
    const never = (city: CityId, province: string) =>
      expectRefused(
        besieging({ units: at(province, ...foot) }, rules),
        demand(city, province),
        'neverSurrenders',
        'R 17.5',
      );
    never('tyre', 'syria');
    never('sogdianRock', 'sogdiana');
    never('malli', 'upperIndia');
    never('babylon', 'babylonia');
  });

  it('to the Macedonian alone; Athens in Persian hands too', () => {
    const persians: Changes = { units: at('hellas', 'spartans-1', 'spartans-2', 'spartans-3') };
    const state = besieging(persians, rules);
    expect(machine.legalActions(state)).toEqual([
      besiege('athens', 'hellas', 'persian'),
      { type: 'endSieges', player: 'persian' },
    ]);
    expectRefused(state, demand('athens', 'hellas', 'persian'), 'notConqueror', 'R 17.5');
    const lost: Changes = { units: at('hellas', ...foot), cities: walls({ athens: { walls: 3, holder: 'persian' } }) };
    const { state: after } = play(besieging(lost, rules), [demand('athens', 'hellas'), die(3)]);
    expect(after.cities.athens).toEqual({ walls: 3, holder: 'macedonian' });
  });

  it('a garrison with Macedonian colours on its back joins the army, others are lost, leaders captured', () => {
    const changes: Changes = {
      units: {
        ...at('egypt', ...foot),
        ...at('gaza', 'persianLevy-1', 'persianInfantry-1', 'mercenaryHoplites-1', 'royalGuard-1'),
      },
      leaders: at('gaza', 'mazaeus'),
      cities: walls({ gaza: { walls: 5, holder: 'persian' } }),
    };
    const { state, events } = play(besieging(changes, rules), [demand('gaza', 'egypt'), die(1)]);
    expect(state.units['persianLevy-1']).toEqual({ at: 'egypt', steps: 1, side: 'macedonian' });
    expect(state.units['persianInfantry-1']).toEqual({ at: 'egypt', steps: 1, side: 'macedonian' });
    expect(said(events, 'unitChangedSides')).toMatchObject([
      { rule: 'R 17.5', unit: 'persianInfantry-1', from: 'persian', to: 'macedonian', at: 'egypt' },
      { rule: 'R 17.5', unit: 'persianLevy-1' },
    ]);
    expect(everyUnit(state)['mercenaryHoplites-1']?.at).toBe('pool');
    expect(everyUnit(state)['royalGuard-1']?.at).toBe('pool');
    expect(said(events, 'leaderLeft')).toMatchObject([{ rule: 'R 17.5', leader: 'mazaeus', why: 'captured' }]);
    expect(state.cities.gaza).toEqual({ walls: 5, holder: 'macedonian' });
    expect(isOver(state)).toBe(true);
  });

  it('Indians go over too', () => {
    const changes: Changes = {
      units: { ...at('gandara', ...foot), ...at('aornos', 'indianLevy-1') },
      cities: walls({ aornos: { walls: 2, holder: 'persian' } }),
    };
    const { state } = play(besieging(changes, rules), [demand('aornos', 'gandara'), die(2)]);
    expect(state.units['indianLevy-1']).toEqual({ at: 'gandara', steps: 1, side: 'macedonian' });
  });

  it('ruling C17.3 by an army alone that could besiege it: cavalry cannot', () => {
    const horse = at('media', 'hetairoi-1', 'paiones-1', 'prodromoi-1');
    const leaders = at('media', 'alexander');
    const state = besieging({ units: { ...horse, ...at('ionia', ...foot) }, leaders }, rules);
    expect(machine.legalActions(state)).not.toContainEqual(demand('ecbatana', 'media'));
    expectRefused(state, demand('ecbatana', 'media'), 'noFootLeft', 'ruling C17.3');
    expectRefused(state, besiege('ecbatana', 'media'), 'noFootLeft', 'R 11.3');
    // One unit of infantry is enough (R 11.3), and it may have been in another siege: nobody takes part.
    const helped = besieging({ units: { ...horse, ...at('media', 'phalanx-1') }, leaders }, rules);
    expect(machine.legalActions(helped)).toContainEqual(demand('ecbatana', 'media'));
    const both = at('ionia', 'phalanx-1', 'hetairoi-1', 'paiones-1');
    const { state: after } = play(besieging({ units: both }, rules), [
      besiege('sardis', 'ionia'),
      assign('phalanx-1'),
      mac('storm'),
      die(6),
    ]);
    expect(machine.legalActions(after)).toContainEqual(demand('halicarnassus', 'ionia'));
  });

  it('R 11.1 it costs the army no siege (ruling C17.3), and no army asks a city twice', () => {
    const { state } = play(besieging(ionia, rules), [
      demand('sardis', 'ionia'),
      die(6),
      besiege('halicarnassus', 'ionia'),
      assign('alexander'),
      mac('assignAll'),
      mac('storm'),
    ]);
    expect(state.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'siege' });
    const asked = play(besieging(ionia, rules), [demand('sardis', 'ionia'), die(6)]).state;
    expectRefused(asked, demand('sardis', 'ionia'), 'alreadyBesieged', 'ruling C11.3');
    expectRefused(asked, besiege('sardis', 'ionia'), 'alreadyBesieged', 'ruling C11.3');
  });
});

describe('R 17.2, 17.5 together', () => {
  it('a city that has refused may be hated as well', () => {
    const state = besieging({ units: at('ionia', ...foot), leaders: at('ionia', 'alexander') }, [
      'macedonianFury',
      'citySurrender',
    ]);
    // 4 + 1 - 3 = 2: a 3 is a step, and Alexander is wounded.
    const { state: after } = play(state, [
      besiege('sardis', 'ionia'),
      assign('alexander'),
      mac('assignAll'),
      mac('storm'),
      die(3),
      die(2),
    ]);
    expect([after.defiant, after.hated]).toEqual([['sardis'], ['sardis']]);
  });
});
