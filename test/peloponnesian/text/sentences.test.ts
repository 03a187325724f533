/** Sentences as they are to read, in both languages. */
import { describe, expect, it } from 'vitest';
import type { Locale } from '../../../src/core/index.js';
import type { Action } from '../../../src/peloponnesian/action/index.js';
import { refusal, REFUSAL_CODES } from '../../../src/peloponnesian/code/index.js';
import type { GameEvent } from '../../../src/peloponnesian/event/index.js';
import type { GameFrame } from '../../../src/peloponnesian/frame/index.js';
import { machine } from '../../../src/peloponnesian/machine.js';
import {
  describeAction,
  describeEvent,
  describeOutcome,
  describeRefusal,
  names,
  question,
} from '../../../src/peloponnesian/text/index.js';
import { germanRefusals } from '../../../src/peloponnesian/text/de/refusals.js';
import { textsIn } from '../../kit/words.js';
import { argive, started } from '../table.js';

const state = argive();
const both = (tell: (locale: Locale) => string): readonly string[] => [tell('en'), tell('de')];

describe('events', () => {
  const EVENTS: readonly (readonly [event: GameEvent, english: string, german: string])[] = [
    [{ type: 'seasonBegan', rule: 'R 3.2', year: 431, season: 'spring' }, 'Spring 431 BC.', 'Frühjahr 431 v. Chr.'],
    [
      { type: 'rolled', rule: 'R 17.5.3', purpose: 'morale', player: 'sparta', dice: [2, 5] },
      'Sparta rolls 2 and 5 for morale.',
      'Sparta würfelt 2 und 5 für die Moral.',
    ],
    [
      {
        type: 'levelsAdjusted',
        rule: 'R 13.4',
        region: 'argolid',
        cause: 'victory',
        allegiance: 2,
        militance: -1,
        now: { allegiance: 12, militance: 7 },
      },
      'The Argolid region: Allegiance +2 (now 12) and Militance −1 (now 7) because a victory was won.',
      'Die Region Argolis: Treue +2 (jetzt 12) und Kampfbereitschaft −1 (jetzt 7), denn ein Sieg wurde errungen.',
    ],
    [
      { type: 'unitMoved', rule: 'R 7.3', unit: 'boeotia-hoplite-5-3', from: 'forcePool', to: 'W3528', inside: true },
      'Boeotian hoplite 3 (morale 5) is placed in Thebes.',
      'Böotische Hopliten 3 (Moral 5) werden in Theben aufgestellt.',
    ],
    [
      { type: 'unitEliminated', rule: 'R 7.9.1', unit: 'attica-fleet-6-2', from: 'saronicGulf', to: 'gone' },
      'Attican elite fleet 2 is eliminated in the Saronic Gulf and is out of the game.',
      'Attische Eliteflotte 2 wird im Saronischen Golf vernichtet und scheidet aus dem Spiel aus.',
    ],
    [
      {
        type: 'stackMoved',
        rule: 'R 16.3.3',
        from: 'W3034',
        to: 'W3033',
        leaders: ['alcibiades'],
        units: ['argolid-hoplite-4-1', 'argolid-hoplite-4-2', 'attica-cavalry-4-1'],
        inside: true,
      },
      'Alcibiades with 2 hoplites and 1 cavalry moves from Argos into Cleonae.',
      'Alkibiades mit 2 Hopliteneinheiten und 1 Reitereinheit zieht von Argos nach Kleonai.',
    ],
    [
      {
        type: 'stackMoved',
        rule: 'R 16.4.2',
        from: 'W3731',
        to: 'seaOfCrete',
        leaders: [],
        units: ['attica-fleet-6-1', 'attica-fleet-6-2'],
        inside: false,
      },
      '2 fleets sail from Piraeus into the Sea of Crete.',
      '2 Flotten fahren von Piräus ins Kretische Meer.',
    ],
    [
      { type: 'stackMoved', rule: 'R 16.3.3', from: 'W2336', to: 'W2337', leaders: ['agis'], units: [], inside: true },
      'Agis moves from W2336 (Messenia) into the fort in W2337 (Messenia).',
      'Agis zieht von W2336 (Messenien) ins Fort in W2337 (Messenien).',
    ],
    [
      { type: 'leaderMoved', rule: 'R 17.7', leader: 'agis', from: 'W2838', to: 'W2839' },
      'Agis goes from Sparta to W2839 (Laconia).',
      'Agis geht von Sparta nach W2839 (Lakonien).',
    ],
    [
      {
        type: 'areaRaided',
        rule: 'R 15.2',
        area: 'megarid',
        player: 'athens',
        unit: 'attica-lightInfantry-3-1',
        times: 2,
      },
      'Athens raids the Megarid area with Attican light infantry 1 (morale 3): 2 raids there this year.',
      'Athen plündert das Gebiet Megaris mit Attischer leichter Infanterie 1 (Moral 3): 2 Plünderungen dort in diesem Jahr.',
    ],
    [
      { type: 'battleBegan', rule: 'R 18.1', at: 'W2337', attacker: 'sparta', element: 'land', against: 'assault' },
      'Sparta assaults the fort in W2337 (Messenia).',
      'Sparta stürmt das Fort in W2337 (Messenien).',
    ],
    [
      { type: 'battleBegan', rule: 'R 17.3.1', at: 'W3731', attacker: 'sparta', element: 'sea', against: 'field' },
      'Sparta attacks at sea before Piraeus.',
      'Sparta greift zur See vor Piräus an.',
    ],
    [
      { type: 'roundFought', rule: 'R 17.5.1', round: 2, odds: '3-2', die: 3, attacker: 'D', defender: '+2' },
      'Round 2 at odds of 3-2: the die is 3, and the result is D/+2.',
      'Runde 2 mit 3-2: der Wurf ist 3, das Ergebnis D/+2.',
    ],
    [
      { type: 'battleWon', rule: 'R 17.10', at: 'W2834', winner: 'sparta', decisive: true },
      'Sparta wins a decisive victory at Mantinea.',
      'Sparta erringt bei Mantineia einen entscheidenden Sieg.',
    ],
    [
      { type: 'siegeBegan', rule: 'R 10.3.1', hex: 'W2834', morale: 6 },
      'The siege of Mantinea begins: its siege morale is 6.',
      'Die Belagerung von Mantineia beginnt: die Belagerungsmoral ist 6.',
    ],
    [
      { type: 'longWallsDestroyed', rule: 'R 11.3.2', walls: 'athens piraeus' },
      'The Long Walls Athens–Piraeus are destroyed.',
      'Die Langen Mauern Athen–Piräus sind geschleift.',
    ],
    [
      {
        type: 'fleetIntercepted',
        rule: 'R 16.4.5',
        sea: 'westernCyclades',
        by: 'athens',
        interceptors: ['attica-fleet-6-1', 'attica-fleet-6-2'],
        fleets: ['laconia-fleet-3-1'],
      },
      'Athens intercepts Laconian fleet 1 (morale 3) in the Western Cyclades with 2 fleets.',
      'Athen fängt Lakonische Flotte 1 (Moral 3) in den Westlichen Kykladen mit 2 Flotten ab.',
    ],
    [
      { type: 'gameEnded', rule: 'R 21.1', winner: 'league', margin: 'decisive', how: 'capital' },
      'The Peloponnesian League wins a decisive victory: a capital has fallen.',
      'Der Peloponnesische Bund erringt einen entscheidenden Sieg: eine Hauptstadt ist gefallen.',
    ],
  ];
  it.each(EVENTS)('%o', (event, english, german) => {
    expect(both((locale) => describeEvent(event, state, locale).text)).toEqual([english, german]);
  });
});

describe('actions', () => {
  const ACTIONS: readonly (readonly [action: Action, english: string, german: string])[] = [
    [
      { type: 'march', player: 'athens', piece: 'alcibiades', company: 'all' },
      'March with Alcibiades and all who can come along from Argos',
      'Mit Alkibiades und allen, die mitkommen, von Argos aufbrechen',
    ],
    [
      { type: 'pullDownWalls', player: 'athens', unit: 'attica-hoplite-4-4' },
      'Pull down the walls of Nisaea with Attican hoplite 4 (morale 4)',
      'Die Mauern von Nisaia mit Attischen Hopliten 4 (Moral 4) schleifen',
    ],
    [
      { type: 'retreat', player: 'sparta', to: 'W2834', inside: true },
      'Retreat into Mantinea',
      'Rückzug nach Mantineia',
    ],
    [{ type: 'retreat', player: 'sparta', to: 'W2834', inside: false }, 'Retreat to Mantinea', 'Rückzug vor Mantineia'],
    [
      { type: 'sailTo', player: 'athens', sea: 'southernEuripus' },
      'Plan to sail into the Southern Euripus',
      'Fahrt in den Südlichen Euripos planen',
    ],
    [
      { type: 'resolveSiege', player: 'sparta', hex: 'W2337' },
      'Resolve the siege of the fort in W2337 (Messenia)',
      'Die Belagerung des Forts in W2337 (Messenien) abwickeln',
    ],
  ];
  it.each(ACTIONS)('%o', (action, english, german) => {
    expect(both((locale) => describeAction(action, state, locale).text)).toEqual([english, german]);
  });

  it('a hex of the east sheet goes by its printed number', () => {
    const action: Action = { type: 'step', player: 'athens', to: 'W6130' };
    expect(describeAction(action, state).text).toMatch(/^Move to E2330/);
  });
});

describe('questions', () => {
  it('say who is asked', () => {
    expect(both((locale) => question(started(argive()), locale)?.text ?? '')).toEqual([
      'Athens: what is placed or returned?',
      'Athen: Wer wird aufgestellt oder zurückgenommen?',
    ]);
  });

  it('speak of several with a plural', () => {
    const frame: GameFrame = {
      kind: 'march',
      player: 'athens',
      leaders: ['demosthenes', 'nicostratus'],
      units: [],
      left: [],
      from: 'W3831',
      at: 'W3831',
      area: null,
      hasMoved: false,
      points: 12,
    };
    expect(both((locale) => question({ ...state, stack: [frame] }, locale)?.text ?? '')).toEqual([
      'Athens: where do Demosthenes and Nicostratus go from Athens?',
      'Athen: Wohin ziehen Demosthenes und Nikostratos von Athen?',
    ]);
  });

  it('nobody is asked when the game is over', () => {
    expect(question({ ...state, stack: [] })).toBeUndefined();
  });
});

describe('refusals', () => {
  it('tell what they are about, and their rule', () => {
    const refused = refusal('cityElsewhere', 'R 7.3.2', { unit: 'boeotia-hoplite-5-1', city: 'corinth' });
    expect(both((locale) => describeRefusal(refused, locale).text)).toEqual([
      'Boeotian hoplite 1 (morale 5), Corinth: The city is not in the region to which the piece belongs. (R 7.3.2)',
      'Böotische Hopliten 1 (Moral 5), Korinth: Die Stadt liegt nicht in der Region, zu der die Figur gehört. (R 7.3.2)',
    ]);
  });

  it('tell for whom the game waits', () => {
    const refused = machine.explainAction(started(argive()), { type: 'endPlacement', player: 'sparta' });
    if (refused === undefined) throw new Error('it is the turn of Athens');
    expect(describeRefusal(refused).text).toBe('Waiting for Athens: The game waits for somebody else. (R 3.3)');
  });

  it('each is a sentence', () => {
    for (const text of [...Object.values(REFUSAL_CODES), ...Object.values(germanRefusals)])
      expect(text).toMatch(/^[A-ZÄÖÜ].*[^.]\.$/);
  });
});

describe('names', () => {
  it('none is empty, and German has cities in its own spelling', () => {
    for (const locale of ['en', 'de'] as const)
      for (const [path, text] of textsIn(names(locale))) expect(text, path).not.toBe('');
    expect(names('de').cities['mantinea']).toBe('Mantineia');
    expect(names('de').seas['saronicGulf']).toBe('Saronischer Golf');
  });

  it('those of components of one’s own are told as they are', () => {
    const { components } = machine.simulate(state).situation();
    const own = { ...components, leaders: components.leaders.map((leader) => ({ ...leader, name: 'Nobody' })) };
    expect(names('de', { options: { components: own } }).leaders['agis']).toBe('Nobody');
  });
});

describe('the outcome', () => {
  it('a draw has no winner', () => {
    const outcome = { winners: [], how: 'count', rule: 'R 21.2' } as const;
    expect(both((locale) => describeOutcome(outcome, state, locale).text)).toEqual([
      'The game ends in a draw: the scenario is over.',
      'Das Spiel endet unentschieden: das Szenario ist zu Ende.',
    ]);
  });

  it('R 22.5 a victory has the margin of the game that is shown', () => {
    const outcome = { winners: ['athens'], how: 'count', rule: 'R 21.2' } as const;
    const over = { ...state, ended: { winner: 'empire', margin: 'decisive', how: 'count' } } as const;
    expect(describeOutcome(outcome, over).text).toBe(
      'The Athenian Empire wins a decisive victory: the scenario is over.',
    );
  });
});
