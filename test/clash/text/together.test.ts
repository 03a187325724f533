/** What is told together, or beforehand: in sentences written by hand. */
import { describe, expect, it } from 'vitest';
import { createGame, orThrow, type GameEvent } from '../../../src/clash/index.js';
import { describeEvents, type Locale } from '../../../src/clash/text/index.js';

const state = orThrow(createGame({ players: 2 }));
const told = (events: readonly GameEvent[], locale: Locale = 'en'): readonly string[] =>
  describeEvents(events, state, locale).map(({ said }) => said.text);

const at = { rule: 'R S8.3', from: 'cilicia', to: 'crete' } as const;
const unitGoes: GameEvent = { ...at, type: 'unitMoved', unit: 'phalanx-1' };
const leaderGoes: GameEvent = { ...at, type: 'leaderMoved', leader: 'antigonus' };
const trainGoes: GameEvent = { ...at, type: 'baggageMoved', baggage: 'siegeTrain' };
const bodyGoes: GameEvent = { ...at, type: 'baggageMoved', baggage: 'body' };
const fleetSails: GameEvent = {
  type: 'baggageMoved',
  rule: 'R S8.3',
  baggage: 'ionianFleet',
  from: 'ionian',
  to: 'aegean',
};
const carried: GameEvent = {
  ...at,
  type: 'carried',
  side: 'warlords',
  fleet: 'ionianFleet',
  units: ['phalanx-1'],
  leaders: ['antigonus'],
  zone: 'aegean',
};
const VOYAGE = 'The Ionian fleet carries Antigonus with 1 unit from Cilicia to Crete and is now in the Aegean Sea.';

describe('a voyage', () => {
  it('is told without what its fleet and each of those aboard does', () => {
    expect(told([fleetSails, unitGoes, leaderGoes, carried])).toEqual([VOYAGE]);
  });

  it('but with what is fought for, and the Siege Train', () => {
    const all = [fleetSails, unitGoes, leaderGoes, bodyGoes, trainGoes, carried];
    expect(told(all)).toEqual([
      'Alexander’s Body is taken from Cilicia to Crete.',
      'The Siege Train moves from Cilicia to Crete.',
      VOYAGE,
    ]);
    expect(told(all, 'de').slice(0, 2)).toEqual([
      'Der Leichnam Alexanders gelangt aus Kilikien nach Kreta.',
      'Der Belagerungspark geht aus Kilikien nach Kreta.',
    ]);
  });

  it('without those who go elsewhere, and another fleet', () => {
    const other: GameEvent = { ...fleetSails, baggage: 'newFleet' };
    const elsewhere: GameEvent = { ...unitGoes, to: 'rhodes' };
    expect(told([other, elsewhere, carried])).toEqual([
      'The New fleet sails from the Ionian Sea to the Aegean Sea.',
      'Phalanx 1: from Cilicia to Rhodes.',
      VOYAGE,
    ]);
  });
});

it('a march tells of what is fought for, and of the Siege Train, too', () => {
  const way = { rule: 'R 8.1', from: 'syria', to: 'egypt' } as const;
  const march: GameEvent = {
    ...way,
    type: 'marched',
    side: 'regency',
    force: 'regency',
    leader: 'perdiccas',
    units: ['phalanx-1'],
    forced: false,
  };
  expect(
    told([
      { ...way, type: 'unitMoved', unit: 'phalanx-1' },
      { ...way, type: 'leaderMoved', leader: 'perdiccas' },
      { ...way, type: 'baggageMoved', baggage: 'roxane' },
      { ...way, type: 'baggageMoved', baggage: 'siegeTrain' },
      march,
    ]),
  ).toEqual(['Perdiccas marches from Syria into Egypt with 1 unit, and takes along Roxane and the Siege Train.']);
});

describe('whoever takes a side', () => {
  const over = (unit: `${string}-${number}`, rule: 'R S4.3' | 'R S3.0' = 'R S4.3'): GameEvent => ({
    type: 'unitChangedSides',
    rule,
    unit,
    from: 'independents',
    to: 'warlords',
    at: 'ionia',
  });
  const settled: GameEvent = { type: 'loyaltySettled', rule: 'R S4.3', loyalty: 'ionia', die: 5, side: 'warlords' };
  const city: GameEvent = {
    type: 'cityTaken',
    rule: 'R S4.3',
    city: 'sardis',
    from: 'independents',
    to: 'warlords',
    walls: 2,
  };

  it('is described without its units and walls', () => {
    expect(told([settled, over('persianLevy-1'), city])).toEqual([
      'The Warlords win the loyalty of Ionia: the die is 5.',
    ]);
  });

  it('what follows from it by another rule is told', () => {
    const fleet: GameEvent = {
      type: 'baggageTaken',
      rule: 'R S8.5',
      baggage: 'ionianFleet',
      from: 'independents',
      to: 'warlords',
      at: 'ionian',
    };
    expect(told([settled, over('persianLevy-1'), fleet])).toEqual([
      'The Warlords win the loyalty of Ionia: the die is 5.',
      'The Ionian fleet now belongs to the Warlords, in the Ionian Sea.',
    ]);
  });

  it('if not described before, is described together with those beside it', () => {
    expect(told([over('phalanx-1', 'R S3.0'), over('phalanx-2', 'R S3.0')])).toEqual([
      'Changing sides from the Independents to the Warlords in Ionia: 2 × Phalanx.',
    ]);
  });

  it('and one is told after the other', () => {
    const next: GameEvent = { ...settled, loyalty: 'syria', die: 1, side: 'regency' };
    expect(told([settled, over('persianLevy-1'), next, over('persianLevy-2')], 'de')).toEqual([
      'Die Kriegsherren gewinnen Ionien für sich: Wurf 5.',
      'Die Reichsverweser gewinnen Syrien für sich: Wurf 1.',
    ]);
  });
});

it('who leaves Babylon leaves it with all that he has', () => {
  const way = { rule: 'R S4.4', from: 'babylonia', to: 'assyria' } as const;
  expect(
    told([
      { ...way, type: 'disengaged', side: 'regency' },
      { ...way, type: 'unitMoved', unit: 'phalanx-1' },
      { ...way, type: 'leaderMoved', leader: 'perdiccas' },
      { ...way, type: 'baggageMoved', baggage: 'treasury' },
      { type: 'turnBegan', rule: 'R 4.1', turn: 1, season: 'summer', year: 323 },
    ]),
  ).toEqual(['The Regents withdraw from Babylonia to Assyria with all their pieces.', 'Turn 1: Summer 323 BC.']);
});

it('deserters of one place and one side are told together', () => {
  const home = (unit: `${string}-${number}`, place = 'syria'): GameEvent => ({
    type: 'unitMutinied',
    rule: 'R S14.1',
    unit,
    side: 'warlords',
    at: place,
  });
  const events = [home('phalanx-1'), home('phalanx-2'), home('companions-1'), home('companions-2', 'egypt')];
  expect(told(events)).toEqual([
    'Deserting the Warlords in Syria: 2 × Phalanx and Companion cavalry 1.',
    'Deserting the Warlords in Egypt: Companion cavalry 2.',
  ]);
  expect(told(events, 'de')).toEqual([
    'Den Kriegsherren in Syrien davongelaufen: 2 × Phalanx und Gefährtenreiter 1.',
    'Den Kriegsherren in Ägypten desertiert: Gefährtenreiter 2.',
  ]);
});

it('the slingers go home, though Rhodes has just spoken by the same rule', () => {
  const rule = 'R S5.6';
  const events: readonly GameEvent[] = [
    { type: 'rhodesAnswered', rule, side: 'regency', die: 1, modifier: 0, result: 'broken' },
    { type: 'cityTaken', rule, city: 'rhodianFortress', from: 'warlords', to: 'neutral', walls: 2 },
    { type: 'provinceTaken', rule, province: 'rhodes', from: 'warlords', to: 'neutral' },
    { type: 'unitSentHome', rule, unit: 'rhodianSlingers-1', at: 'rhodes' },
  ];
  expect(told(events)).toEqual([
    'The Regents send envoys to Rhodes: the die is 1, and the alliance of Rhodes is broken.',
    'Going home from Rhodes: Rhodian slingers.',
  ]);
  const slingers = { type: 'unitSentHome', rule, at: 'rhodes' } as const;
  expect(
    told(
      [
        { ...slingers, unit: 'rhodianSlingers-1' },
        { ...slingers, unit: 'artillery-1' },
      ],
      'de',
    ),
  ).toEqual(['Von Rhodos auf dem Heimweg: Rhodische Schleuderer und Geschütze 1.']);
});
