/** R S1.2, S2, S11.2-11.4, S14.1: replacements: what they bring, and what can be had for them. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { recallRefusal } from '../../../src/clash/query/11-replacements.js';
import { mutineers } from '../../../src/clash/query/trays.js';
import type { GameState } from '../../../src/clash/state.js';
import type { ProvinceState } from '../../../src/conquest/state.js';
import type { ProvinceId } from '../../../src/conquest/vocabulary.js';
import { machine } from '../../../src/clash/machine.js';
import { asked, emptyBoard, expectRefused, play, said, type Changes } from '../table.js';

/** The third turn is Winter 323, the fourth Spring 322. */
const WINTER = 3;
const SPRING = 4;

const heldBy = (
  side: 'regency' | 'warlords',
  ...ids: readonly ProvinceId[]
): Record<ProvinceId, Partial<ProvinceState>> => Object.fromEntries(ids.map((id) => [id, { holder: side }]));

/** What Perdiccas' side receives on a turn for these provinces. */
function incomeOf(turn: number, ids: readonly ProvinceId[], changes: Changes = {}): number {
  const situation = asked(emptyBoard({ players: 2 }, { ...changes, turn, provinces: heldBy('regency', ...ids) }));
  return situation.law.income(situation, 'regency');
}

describe('R S11.2, S11.3: points', () => {
  it('R S11.2: rich 3, fertile 2, mountain 1, desert 0', () => {
    // Egypt, Syria, Cilicia, Lybia.
    expect(incomeOf(WINTER, ['egypt', 'syria', 'cilicia', 'lybia'])).toBe(3 + 2 + 1 + 0);
  });

  it('R S11.3: nothing in Winter for three provinces', () => {
    expect(incomeOf(WINTER, ['egypt', 'syria', 'cilicia'])).toBe(0);
  });

  it('ruling S11.1: they are counted when the turn begins', () => {
    const { stack } = machine.start(
      emptyBoard(
        { players: 2 },
        {
          turn: WINTER - 1,
          provinces: heldBy('regency', 'egypt', 'syria', 'cilicia', 'lybia'),
          leaders: { eumenes: { at: 'egypt', side: 'regency' }, antigonus: { at: 'ionia', side: 'warlords' } },
          stack: [{ kind: 'turn', begun: true, step: 50 }],
        },
      ),
    ).state;
    // Egypt, Syria, Cilicia and Lybia of a Winter that has just begun.
    expect(stack[0]).toMatchObject({ kind: 'turn', points: { regency: 3 + 2 + 1 + 0, warlords: 0 } });
  });

  it('R S11.3, 12.1: contested provinces do not count', () => {
    const intruder: Changes = {
      units: {
        'persianLevy-1': { at: 'cilicia', side: 'warlords' },
        'persianLevy-2': { at: 'cilicia', side: 'regency' },
      },
    };
    expect(incomeOf(WINTER, ['egypt', 'syria', 'cilicia', 'lybia'], intruder)).toBe(0);
  });

  const seven = ['egypt', 'syria', 'cilicia', 'lybia', 'thrace', 'hellas', 'ionia'];
  it.each([
    ['eight with a rich one and Macedonia', [...seven, 'macedonia'], 3 + 2 + 1 + 0 + 1 + 2 + 2 + 2],
    ['eight with a rich one and Susa', [...seven, 'susiana'], 3 + 2 + 1 + 0 + 1 + 2 + 2 + 2],
    ['seven', [...seven.slice(1), 'macedonia'], 0],
    ['eight without Macedonia or a capital', [...seven, 'phrygia'], 0],
    ['eight without a rich one', [...seven.slice(1), 'macedonia', 'phrygia'], 0],
  ])('R S11.3: in Spring %s', (_, ids, points) => {
    expect(incomeOf(SPRING, ids)).toBe(points);
  });
});

/** Perdiccas' side buys, with so many points. */
const buying = (points: number, changes: Changes): GameState =>
  machine.start(
    emptyBoard(
      { players: 2 },
      {
        turn: WINTER,
        ...changes,
        stack: [
          { kind: 'turn', begun: true, step: 0 },
          { kind: 'levy', side: 'regency', raised: [] },
          {
            kind: 'replacements',
            side: 'regency',
            points,
            bought: { own: 0, recruits: 0 },
            raising: null,
            razed: null,
          },
        ],
      },
    ),
  ).state;

const raise = (unit: `${string}-${number}`): Action => ({ type: 'raise', player: 'regency', unit });

describe('R S2.1, S2.2, S2.3, S2.4, S2.5, S2.6, S2.7, S2.8, S2.9: costs', () => {
  it.each([
    // R S2.1, S2.4, S2.9: points for a unit.
    ['scytheChariots', 1],
    ['artillery', 2],
    ['africanElephants', 1],
    ['indianElephants', 1],
    // R S2.7, S2.8: two infantry steps for the two of them, one each.
    ['egyptianPhalanx', 1],
    ['nativePhalanx', 1],
    // R S2.5: heavy infantry steps, as those of a phalanx.
    ['epigonoi', 2],
    // R S2.2, S2.3, S2.6: heavy cavalry steps, as those of the Hetairoi.
    ['bactrianCavalry', 2],
    ['cataphracts', 2],
    ['companions', 2],
    // R S2.7: light cavalry steps, as those of Persians.
    ['cleruchs', 1],
  ])('a step of %s costs %i', (kind, points) => {
    const situation = asked(emptyBoard({ players: 2 }));
    const unit = situation.roster.unitCodes.get(`${kind}-1`) ?? -1;
    expect(situation.law.stepCost(situation, 'regency', unit)).toBe(points);
  });

  it('R S1.2, ruling S11.5: Cretan archers cost nothing for who controls Crete, and as archers for others', () => {
    const cost = (provinces: Record<ProvinceId, Partial<ProvinceState>>): number => {
      const situation = asked(emptyBoard({ players: 2 }, { provinces }));
      return situation.law.stepCost(situation, 'regency', situation.roster.unitCodes.get('cretanArchers-1') ?? -1);
    };
    expect(cost(heldBy('regency', 'crete'))).toBe(0);
    expect(cost(heldBy('warlords', 'crete'))).toBe(2);
  });

  it('R S1.2: they can be had without a point', () => {
    const state = buying(0, {
      units: { 'cretanArchers-1': { at: 'pool' } },
      provinces: heldBy('regency', 'crete'),
    });
    expect(play(state, [raise('cretanArchers-1')]).state.units['cretanArchers-1']).toMatchObject({
      at: 'crete',
      side: 'regency',
    });
  });
});

describe('R S2.2, S2.3, S2.5, S2.7, S2.9, S11.3: who may have what', () => {
  it.each([
    ['bactrianCavalry', 'sogdiana'],
    ['bactrianCavalry', 'bactria'],
    ['cataphracts', 'parthia'],
    // A capital: Persepolis is in Persis.
    ['epigonoi', 'persis'],
    ['cleruchs', 'egypt'],
    ['egyptianPhalanx', 'egypt'],
    ['africanElephants', 'egypt'],
    // In or adjacent to India.
    ['indianElephants', 'gandara'],
    ['indianElephants', 'arachosia'],
    ['indianInfantry', 'lowerIndia'],
  ] as const)('%s for whoever controls %s', (kind, province) => {
    const unit = `${kind}-1` as const;
    const units = { [unit]: { at: 'pool' } };
    expectRefused(
      buying(4, { units: { ...units, 'persianLevy-1': { at: 'pool' } }, provinces: heldBy('regency', 'syria') }),
      raise(unit),
      'notForSale',
      'R S2',
    );
    const state = buying(4, { units, provinces: heldBy('regency', province) });
    expect(play(state, [raise(unit)]).state.units[unit]).toMatchObject({ at: province, side: 'regency' });
  });

  it('ruling S13.2: Epigonoi for Babylon too, which is a Persian capital', () => {
    const state = buying(4, { units: { 'epigonoi-1': { at: 'pool' } }, provinces: heldBy('regency', 'babylonia') });
    expect(play(state, [raise('epigonoi-1')]).state.units['epigonoi-1']?.at).toBe('babylonia');
  });

  it('R S5.5, ruling S1.1: anybody what anybody has lost, and colours mean nothing', () => {
    const lost = ['spartans-1', 'massagetae-1', 'hetairoi-1', 'royalGuard-1', 'nativePhalanx-1'] as const;
    for (const unit of lost) {
      const state = buying(4, { units: { [unit]: { at: 'pool' } }, provinces: heldBy('regency', 'egypt') });
      expect(play(state, [raise(unit)]).state.units[unit]).toMatchObject({ at: 'egypt', side: 'regency' });
    }
  });

  it('R S1.2: Rhodian slingers nobody but whose ally Rhodes is (ruling S5.8)', () => {
    const units = { 'rhodianSlingers-1': { at: 'pool' }, 'persianLevy-1': { at: 'pool' } } as const;
    expectRefused(
      buying(4, { units, provinces: heldBy('regency', 'egypt') }),
      raise('rhodianSlingers-1'),
      'notForSale',
      'R S1.2',
    );
    // The island alone is not Rhodes: behind its walls it is neutral still, or another's ally.
    for (const holder of ['neutral', 'warlords'] as const)
      expectRefused(
        buying(4, { units, provinces: heldBy('regency', 'rhodes'), cities: { rhodianFortress: { walls: 2, holder } } }),
        raise('rhodianSlingers-1'),
        'notForSale',
        'R S1.2',
      );
    const ally = buying(4, {
      units,
      provinces: heldBy('regency', 'rhodes'),
      cities: { rhodianFortress: { walls: 2, holder: 'regency' } },
    });
    expect(play(ally, [raise('rhodianSlingers-1')]).state.units['rhodianSlingers-1']).toMatchObject({
      at: 'rhodes',
      side: 'regency',
    });
  });

  it('R 12.6: India and what is outlined in red bring the fourth player nothing', () => {
    const receives = (side: 'seleucid' | 'independents', ...ids: readonly ProvinceId[]): number => {
      const provinces = Object.fromEntries(ids.map((id) => [id, { holder: side }]));
      const situation = asked(emptyBoard({ players: 4 }, { turn: WINTER, provinces }));
      return situation.law.income(situation, side);
    };
    const three = ['bactria', 'areia', 'arachosia'] as const;
    // Gandara is of India, and a mountain: to others it is the fourth province.
    expect(receives('seleucid', ...three, 'gandara')).toBe(2 + 2 + 1 + 1);
    expect(receives('independents', ...three, 'gandara')).toBe(0);
    expect(receives('independents', ...three, 'media', 'gandara')).toBe(2 + 2 + 1 + 1);
  });

  it('R 12.6: barbarians and Arabs nobody; Indians not the fourth player (ruling S11.3)', () => {
    const raises = (side: 'antigonid' | 'independents'): string => {
      const situation = asked(emptyBoard({ players: 4 }, { provinces: { gandara: { holder: side } } }));
      const bought = situation.law.boughtAs(situation, side, situation.roster.unitCodes.get('indianInfantry-1') ?? -1);
      return typeof bought === 'string' ? bought : bought.code;
    };
    expect([raises('antigonid'), raises('independents')]).toEqual(['own', 'neverReplaced']);
    // Nor does he call back those who have left somebody else.
    const box = asked(
      emptyBoard(
        { players: 4 },
        { units: { 'indianInfantry-1': { at: 'mutinied' } }, provinces: { bactria: { holder: 'independents' } } },
      ),
    );
    const [gone] = mutineers(box);
    if (gone === undefined) throw new RangeError('nobody has gone home');
    expect(recallRefusal(box, 'independents', 1, gone)).toEqual({ code: 'neverReplaced', rule: 'R 12.6' });

    for (const unit of ['arabs-1', 'barbarianCavalry-1'] as const)
      expectRefused(
        buying(4, {
          units: { [unit]: { at: 'pool' }, 'persianLevy-1': { at: 'pool' } },
          provinces: heldBy('regency', 'syria', 'arabia', 'scythia'),
        }),
        raise(unit),
        'neverReplaced',
        'R 12.6',
      );
  });

  const phalanxes = {
    'phalanx-1': { at: 'pool' },
    'phalanx-2': { at: 'pool' },
    'persianLevy-1': { at: 'pool' },
  } as const;
  it('R S11.3: one 8-8 from the dead pile without Macedonia', () => {
    const one = play(buying(9, { units: phalanxes, provinces: heldBy('regency', 'syria') }), [raise('phalanx-1')]);
    expectRefused(one.state, raise('phalanx-2'), 'notForSale', 'R S11.3');
  });

  it('R S11.3: another step of it may be bought', () => {
    const { state } = play(buying(9, { units: phalanxes, provinces: heldBy('regency', 'syria') }), [
      raise('phalanx-1'),
      { type: 'rebuild', player: 'regency', unit: 'phalanx-1' },
    ]);
    expect(state.units['phalanx-1']).toMatchObject({ at: 'syria', steps: 2 });
  });

  it('R S11.3: as many as one likes with it', () => {
    const { state } = play(buying(9, { units: phalanxes, provinces: heldBy('regency', 'macedonia') }), [
      raise('phalanx-1'),
      raise('phalanx-2'),
    ]);
    expect(state.units['phalanx-2']).toMatchObject({ at: 'macedonia', side: 'regency' });
  });
});

describe('R S11.4: the Treasury', () => {
  const rich: Changes = {
    units: { 'phalanx-1': { at: 'pool' } },
    baggage: { treasury: { at: 'babylon', side: 'regency' } },
    provinces: heldBy('regency', 'babylonia'),
  };

  it('is ten points, once, also for who receives none (ruling S11.2)', () => {
    const { state, events } = play(buying(0, rich), [{ type: 'spendTreasury', player: 'regency', marker: 'treasury' }]);
    expect(said(events, 'treasurySpent')).toEqual([
      { type: 'treasurySpent', rule: 'R S11.4', marker: 'treasury', side: 'regency', points: 10 },
    ]);
    expect(state.baggage['treasury']?.at).toBe('gone');
    expect(state.stack.at(-1)).toMatchObject({ kind: 'replacements', points: 10 });
    expectRefused(state, { type: 'spendTreasury', player: 'regency', marker: 'treasury' }, 'notItsMarker', 'R S11.4');
  });

  it('is nothing that another side could spend', () => {
    const state = buying(2, { ...rich, baggage: { treasury: { at: 'babylon', side: 'warlords' } } });
    expectRefused(state, { type: 'spendTreasury', player: 'regency', marker: 'treasury' }, 'notItsMarker', 'R S11.4');
    expectRefused(state, { type: 'spendTreasury', player: 'regency', marker: 'siegeTrain' }, 'notItsMarker', 'R S11.4');
    expectRefused(state, { type: 'spendTreasury', player: 'regency', marker: 'fleece' }, 'pieceUnknown', 'R S11.4');
  });
});

describe('R S14.1: the Mutiny Holding Box', () => {
  const recall = (unit: `${string}-${number}`): Action => ({ type: 'recall', player: 'regency', unit });
  const home: Changes = {
    units: {
      'hetairoi-1': { at: 'mutinied', steps: 3 },
      'phalanx-1': { at: 'mutinied' },
      'phalanx-2': { at: 'mutinied' },
      'persianLevy-1': { at: 'pool' },
    },
    provinces: heldBy('regency', 'syria', 'egypt'),
  };

  it('a point for a unit, with the steps with which it left (ruling S14.3), where its side likes', () => {
    const { state } = play(buying(3, home), [
      recall('hetairoi-1'),
      { type: 'muster', player: 'regency', unit: 'hetairoi-1', province: 'egypt' },
    ]);
    expect(state.units['hetairoi-1']).toMatchObject({ at: 'egypt', side: 'regency', steps: 3 });
    expect(state.stack.at(-1)).toMatchObject({ kind: 'replacements', points: 2 });
  });

  it('R S11.3: 8-8s as many as there are, without Macedonia', () => {
    const egypt = { type: 'muster', player: 'regency', province: 'egypt' } as const;
    const { state } = play(buying(3, home), [
      recall('phalanx-1'),
      { ...egypt, unit: 'phalanx-1' },
      recall('phalanx-2'),
      { ...egypt, unit: 'phalanx-2' },
    ]);
    expect(state.units['phalanx-2']).toMatchObject({ at: 'egypt', steps: 2 });
  });

  it('refusals', () => {
    expectRefused(buying(3, home), recall('phalanx-2'), 'alikeInList', 'R S14.1');
    expectRefused(buying(3, home), recall('persianLevy-1'), 'notInThePile', 'R S14.1');
    expectRefused(buying(3, home), recall('immortals-1'), 'pieceUnknown', 'R S14.1');
    const placing = play(buying(3, home), [recall('hetairoi-1')]).state;
    const muster = { type: 'muster', player: 'regency', unit: 'hetairoi-1' } as const;
    expectRefused(placing, { ...muster, province: 'media' }, 'provinceNotControlled', 'R 12.4');
    expectRefused(placing, { ...muster, province: 'atlantis' }, 'provinceUnknown', 'R 12.4');
    expectRefused(placing, { ...muster, unit: 'phalanx-1', province: 'egypt' }, 'anotherPieceFirst', 'R 12.4');
  });
});

describe('R 11.7, ruling S11.4: the Siege Train', () => {
  it('is built by whoever controls Macedonia, as his', () => {
    const state = buying(4, { baggage: { siegeTrain: { at: 'pool' } }, provinces: heldBy('regency', 'macedonia') });
    const { state: built } = play(state, [{ type: 'buildBaggage', player: 'regency', baggage: 'siegeTrain' }]);
    expect(built.baggage['siegeTrain']).toEqual({ at: 'macedonia', side: 'regency' });
  });
});
