/** What the chronicle of the Peloponnesian War makes of events: levies, journeys, battles and levels as a whole, each with its rule. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/core/index.js';
import type { GameEvent } from '../../../src/peloponnesian/event/index.js';
import { newChronicle } from '../../../src/peloponnesian/story/chronicle.js';
import { ending, roundOf } from '../../../src/peloponnesian/story/teller.js';
import { argive } from '../table.js';

const BEGAN: GameEvent = { type: 'campaignTurnBegan', rule: 'R 14.1', number: 1, year: 419, season: 'spring' };
const OVER: GameEvent = { type: 'campaignTurnBegan', rule: 'R 14.1', number: 2, year: 419, season: 'spring' };

/** The lines of some events in the first Campaign Turn, without the headings before them. */
function told(events: readonly GameEvent[], locale: Locale = 'en'): readonly string[] {
  const tale = newChronicle(locale);
  tale([{ type: 'seasonBegan', rule: 'R 3.2', year: 419, season: 'spring' }, BEGAN], argive());
  return tale([...events, OVER], argive()).map((line) => line.trim());
}

const attack: GameEvent = {
  type: 'attackDeclared',
  rule: 'R 17.1',
  player: 'sparta',
  at: 'W2834',
  from: 'W2835',
  landed: false,
  targets: [],
  leaders: ['agis'],
  units: ['laconia-hoplite-6-1', 'laconia-hoplite-6-2', 'arcadia-hoplite-5-1'],
};
const march: readonly GameEvent[] = [
  {
    type: 'marchBegan',
    rule: 'R 16.3.1',
    player: 'sparta',
    at: 'W2836',
    leaders: ['agis'],
    units: ['laconia-hoplite-6-1', 'laconia-hoplite-6-2'],
    points: 6,
  },
  {
    type: 'stackMoved',
    rule: 'R 16.3.3',
    player: 'sparta',
    from: 'W2836',
    to: 'W2835',
    leaders: ['agis'],
    units: ['laconia-hoplite-6-1', 'laconia-hoplite-6-2'],
    inside: true,
  },
];
const marchEnded: GameEvent = {
  type: 'marchEnded',
  rule: 'R 16.3.1',
  player: 'sparta',
  at: 'W2835',
  leaders: ['agis'],
  units: ['laconia-hoplite-6-1', 'laconia-hoplite-6-2'],
};
const began: GameEvent = {
  type: 'battleBegan',
  rule: 'R 17.3',
  at: 'W2834',
  attacker: 'sparta',
  defender: 'athens',
  element: 'land',
  against: 'field',
  attacking: {
    leaders: ['agis'],
    units: ['laconia-hoplite-6-1', 'laconia-hoplite-6-2', 'arcadia-hoplite-5-1'],
    cargo: [],
  },
  defending: { leaders: [], units: ['argolid-hoplite-4-1'], cargo: [] },
  isGarrisonAlone: false,
  bonus: 0,
};
const round = (number: number): GameEvent => ({
  type: 'roundFought',
  rule: 'R 17.5.1',
  at: 'W2834',
  attacker: 'sparta',
  defender: 'athens',
  round: number,
  strengths: { attacker: 3, defender: 1 },
  basic: '3-1',
  shifts: [],
  odds: '3-1',
  die: 4,
  results: { attacker: 'M', defender: '+1' },
});
const lost = (unit: 'argolid-hoplite-4-1' | 'laconia-hoplite-6-2'): GameEvent => ({
  type: 'unitEliminated',
  rule: 'R 17.5.3',
  unit,
  player: unit.startsWith('argolid') ? 'athens' : 'sparta',
  from: 'W2834',
  to: 'buildPool',
});
const won = (winner: 'sparta' | 'athens' | null, decisive = false): GameEvent => ({
  type: 'battleWon',
  rule: 'R 17.10',
  at: 'W2834',
  winner,
  loser: winner === 'sparta' ? 'athens' : 'sparta',
  decisive,
  rounds: 1,
  losses: { winner: [], loser: [] },
});

describe('a march', () => {
  it('is told from where to where, and not step by step', () => {
    expect(told([...march, marchEnded])).toEqual([
      'Campaign Turn 1:',
      'Agis with 2 elite hoplites marches from W2836 (Laconia) into Tegea. (R 16.3.1)',
    ]);
    expect(told([...march, marchEnded], 'de').at(-1)).toBe(
      'Agis mit 2 Elite-Hopliteneinheiten zieht von W2836 (Lakonien) nach Tegea. (R 16.3.1)',
    );
  });

  it('is not told of a single unit, nor of a leader who ends where he began', () => {
    const one = { leaders: [], units: ['laconia-hoplite-6-1'] } as const;
    expect(told([...march, marchEnded].map((event) => ({ ...event, ...one })))).toEqual([]);
    expect(told([...march.slice(0, 1), marchEnded].map((event) => ({ ...event, at: 'W2836' })) as GameEvent[])).toEqual(
      [],
    );
  });
});

describe('a battle', () => {
  it('is one sentence, with the losses of both sides further in', () => {
    const events = [attack, began, round(1), lost('argolid-hoplite-4-1'), round(2), lost('laconia-hoplite-6-2')];
    expect(told([...events, won('sparta', true)])).toEqual([
      'Campaign Turn 1:',
      'Sparta: Agis with 2 elite hoplites and 1 hoplite attacks outside Mantinea (against 1 hoplite), and wins a decisive victory in 2 rounds. (R 17.10)',
      'Athens loses 1 hoplite (Argolid). (R 7.9.1)',
      'Sparta loses 1 elite hoplite (Laconia). (R 7.9.1)',
    ]);
    expect(told([...events, won('sparta', true)], 'de')).toEqual([
      'Kriegszug 1:',
      'Sparta: Agis mit 2 Elite-Hopliteneinheiten und 1 Hopliteneinheit greift vor Mantineia an (gegen 1 Hopliteneinheit) und siegt entscheidend in 2 Runden. (R 17.10)',
      'Athen verliert 1 Hopliteneinheit (Argolis). (R 7.9.1)',
      'Sparta verliert 1 Elite-Hopliteneinheit (Lakonien). (R 7.9.1)',
    ]);
  });

  it('tells who has broken it off, and from where the attackers came', () => {
    const off: GameEvent = {
      type: 'battleBrokenOff',
      rule: 'R 17.8',
      at: 'W2834',
      player: 'sparta',
      side: 'attacker',
      round: 1,
    };
    expect(told([...march, attack, marchEnded, began, round(1), off, won('athens')])[1]).toBe(
      'Agis with 2 elite hoplites marches from W2836 (Laconia) into Tegea. (R 16.3.1)',
    );
    expect(told([...march, attack, began, round(1), off, won('athens')]).at(-1)).toBe(
      'Sparta: Agis with 2 elite hoplites and 1 hoplite from W2836 (Laconia) attacks outside Mantinea (against 1 hoplite), but breaks off after 1 round, and Athens wins. (R 17.10)',
    );
  });

  it('may be an assault that a garrison withstands', () => {
    const nobody = { leaders: [], units: [], cargo: [] };
    const assault: GameEvent = {
      ...began,
      rule: 'R 18.1',
      against: 'assault',
      attacking: { ...nobody, units: ['laconia-hoplite-6-1'] },
      defending: nobody,
      isGarrisonAlone: true,
    } as GameEvent;
    expect(told([assault, round(1), won(null)]).at(-1)).toBe(
      'Sparta: 1 elite hoplite assaults Mantinea, but the garrison holds out. (R 17.10)',
    );
  });
});

it('R 7.3: levies are told together, home by home', () => {
  const placed = (unit: 'attica-hoplite-4-1' | 'attica-hoplite-4-2' | 'argolid-hoplite-6-1'): GameEvent => ({
    type: 'unitMoved',
    rule: 'R 7.3.1',
    unit,
    player: 'athens',
    from: 'forcePool',
    to: 'W3831',
    inside: true,
  });
  const events = [placed('attica-hoplite-4-1'), placed('argolid-hoplite-6-1'), placed('attica-hoplite-4-2')];
  expect(told(events).at(-1)).toBe('Athens musters: Attica 2 hoplites; Argolid 1 elite hoplite. (R 7.3.1)');
});

it('R 15.2: raids are summed up by area', () => {
  const raid = (area: string): GameEvent => ({
    type: 'areaRaided',
    rule: 'R 15.2',
    area,
    at: 'W3831',
    talents: 1,
    player: 'sparta',
    unit: 'boeotia-cavalry-5-1',
    times: 1,
  });
  expect(told([raid('attica'), raid('attica'), raid('argolid')]).at(-1)).toBe(
    'Sparta raids Attica (2 units) and Argolid (1 unit). (R 15.2)',
  );
});

it('R 13: levels are told once, from what they were to what they are', () => {
  const events: readonly GameEvent[] = [
    {
      type: 'levelsAdjusted',
      rule: 'R 17.10',
      region: 'arcadia',
      cause: 'victory',
      player: 'sparta',
      before: { allegiance: 5, militance: 9 },
      now: { allegiance: 7, militance: 10 },
    },
    {
      type: 'levelsAdjusted',
      rule: 'R 13.4',
      region: 'arcadia',
      cause: 'unitEliminated',
      player: 'sparta',
      before: { allegiance: 7, militance: 10 },
      now: { allegiance: 7, militance: 7 },
    },
  ];
  expect(told(events).at(-1)).toBe('Allegiance and Militance: Arcadia 5/9 → 7/7. (R 13)');
  expect(told(events, 'de').at(-1)).toBe('Treue und Kampfbereitschaft: Arkadien 5/9 → 7/7. (R 13)');
});

it('R 3.1: a Campaign Turn in which nothing happens has no label', () => {
  expect(told([])).toEqual([]);
});

it('R 21.2: ends with the regions and the result', () => {
  const ended = { winner: 'empire', margin: 'victory', how: 'count' } as const;
  const outcome = { winners: ['athens'], how: 'count', rule: 'R 21.2' } as const;
  const lines = ending({ outcome: () => outcome }, argive({ ended }));
  expect(lines).toContainEqual(expect.stringMatching(/^ {2}S Laconia +20 {2}20/));
  expect(lines.at(-1)).toBe('The Athenian Empire wins a victory: the scenario is over. (R 21.2)');
});

it('names each season so that pictures of them sort', () => {
  expect(roundOf(argive())).toBe('season-001-spring-419');
  expect(roundOf(argive({ turn: 9, season: 'summer', year: 417 }))).toBe('season-010-summer-417');
});
