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
        player: 'athens',
        cause: 'victory',
        before: { allegiance: 10, militance: 8 },
        now: { allegiance: 12, militance: 7 },
      },
      'The Argolid region: Allegiance rises from 10 to 12 and Militance falls from 8 to 7 because a victory was won.',
      'Die Region Argolis: Die Treue steigt von 10 auf 12 und die Kampfbereitschaft sinkt von 8 auf 7, denn ein Sieg wurde errungen.',
    ],
    [
      {
        type: 'unitMoved',
        rule: 'R 7.3',
        unit: 'boeotia-hoplite-5-3',
        player: 'sparta',
        from: 'forcePool',
        to: 'W3528',
        inside: true,
      },
      'Boeotian hoplite 3 (morale 5) is placed in Thebes.',
      'Böotische Hopliten 3 (Moral 5) werden in Theben aufgestellt.',
    ],
    [
      {
        type: 'unitEliminated',
        rule: 'R 7.9.1',
        unit: 'attica-fleet-6-2',
        player: 'athens',
        from: 'saronicGulf',
        to: 'gone',
      },
      'Attican elite fleet 2 is eliminated in the Saronic Gulf and is removed from the game.',
      'Attische Eliteflotte 2 wird im Saronischen Golf vernichtet und scheidet aus dem Spiel aus.',
    ],
    [
      {
        type: 'stackMoved',
        rule: 'R 16.3.3',
        player: 'athens',
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
        player: 'athens',
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
      {
        type: 'stackMoved',
        rule: 'R 16.3.3',
        player: 'sparta',
        from: 'W2336',
        to: 'W2337',
        leaders: ['agis'],
        units: [],
        inside: true,
      },
      'Agis moves from W2336 (Messenia) into the fort in W2337 (Messenia).',
      'Agis zieht von W2336 (Messenien) ins Fort in W2337 (Messenien).',
    ],
    [
      {
        type: 'leaderMoved',
        rule: 'R 17.7',
        leader: 'agis',
        player: 'sparta',
        from: 'W2838',
        to: 'W2839',
        inside: false,
        pool: null,
      },
      'Agis retreats from Sparta to W2839 (Laconia).',
      'Agis zieht sich von Sparta nach W2839 (Lakonien) zurück.',
    ],
    [
      {
        type: 'leaderMoved',
        rule: 'R 7.8.5',
        leader: 'agis',
        player: 'sparta',
        from: 'W2838',
        to: 'forcePool',
        inside: false,
        pool: 'laconia',
      },
      'Agis returns from Sparta to the Force Pool of Laconia.',
      'Agis kehrt von Sparta in den Truppenvorrat von Lakonien zurück.',
    ],
    [
      { type: 'leaderLost', rule: 'R 7.8.6', leader: 'agis', player: 'sparta', at: 'W2834' },
      'Sparta loses Agis at Mantinea.',
      'Sparta verliert bei Mantineia Agis.',
    ],
    [
      {
        type: 'leaderCame',
        rule: 'R 7.8.4',
        leader: 'clearchus',
        player: 'sparta',
        for: 'agis',
        at: 'W2834',
        pool: null,
      },
      'Sparta draws Clearchus in place of Agis: the new leader takes command at Mantinea.',
      'Sparta zieht Klearchos anstelle von Agis: Der neue Anführer übernimmt bei Mantineia das Kommando.',
    ],
    [
      { type: 'cityTaken', rule: 'R 10.7', city: 'mantinea', from: 'athens', by: 'sparta' },
      'Sparta takes Mantinea from Athens.',
      'Sparta nimmt Athen Mantineia ab.',
    ],
    // Where a city and a player have one name, the city is told by that word, and not from whom its own player loses it.
    [
      { type: 'cityTaken', rule: 'R 10.7', city: 'thebes', from: 'thebes', by: 'athens' },
      'Athens takes the city of Thebes.',
      'Athen nimmt die Stadt Theben ein.',
    ],
    [
      { type: 'cityTaken', rule: 'R 10.7', city: 'corinth', from: 'athens', by: 'corinth' },
      'Corinth takes the city of Corinth from Athens.',
      'Korinth nimmt Athen die Stadt Korinth ab.',
    ],
    [
      { type: 'cityTaken', rule: 'R 10.7', city: 'thebes', from: 'athens', by: 'sparta' },
      'Sparta takes Thebes from Athens.',
      'Sparta nimmt Athen Theben ab.',
    ],
    [
      { type: 'cityTaken', rule: 'R 4.3.1', city: 'cyllene', from: 'athens', by: 'athens' },
      'Cyllene remains in the hands of Athens.',
      'Kyllene bleibt in der Hand von Athen.',
    ],
    [
      { type: 'fortTaken', rule: 'R 18.3.5', hex: 'W2337', from: null, by: 'sparta' },
      'Sparta takes the fort in W2337 (Messenia).',
      'Sparta nimmt das Fort in W2337 (Messenien) ein.',
    ],
    [
      { type: 'baseDestroyed', rule: 'R 7.6.3', hex: 'W2834', of: 'athens', by: 'sparta' },
      'Sparta destroys the base of Athens at Mantinea.',
      'Sparta zerstört den Stützpunkt von Athen bei Mantineia.',
    ],
    [
      {
        type: 'tributeCollected',
        rule: 'R 5.4',
        player: 'athens',
        from: 'regions',
        talents: 8,
        regions: [
          { region: 'attica', talents: 6 },
          { region: 'elis', talents: 2 },
        ],
        die: null,
      },
      'Athens collects 8 talents from the regions: 6 from Attica and 2 from Elis.',
      'Athen nimmt 8 Talente aus den Regionen ein: 6 aus Attika und 2 aus Elis.',
    ],
    [
      {
        type: 'tributeCollected',
        rule: 'R 22.4.4',
        player: 'athens',
        from: 'empire',
        talents: 12,
        regions: [],
        die: 2,
      },
      'Athens collects 12 talents from the rest of the Empire: the die is 2.',
      'Athen nimmt 12 Talente aus dem übrigen Reich ein: Der Wurf ist 2.',
    ],
    [
      {
        type: 'areaEntered',
        rule: 'R 16.3.2',
        player: 'sparta',
        area: 'arcadia',
        from: 'laconia',
        leaders: ['agis'],
        units: [],
      },
      'Agis moves from the Laconia area through the Arcadia area.',
      'Agis zieht aus dem Gebiet Lakonien durch das Gebiet Arkadien.',
    ],
    [
      {
        type: 'voyageBegan',
        rule: 'R 16.4.1',
        player: 'athens',
        from: 'W3731',
        to: 'W3331',
        leaders: ['nicias'],
        fleets: ['attica-fleet-6-1'],
        cargo: ['attica-hoplite-4-1'],
        legs: 3,
        die: 4,
        points: 10,
      },
      'Nicias with 1 hoplite and 1 fleet sets sail from Piraeus for W3331 (Corinth): 10 movement points for a plan of 3 legs.',
      'Nikias mit 1 Hopliteneinheit und 1 Flotte läuft von Piräus nach W3331 (Korinth) aus: 10 Bewegungspunkte für einen Plan mit 3 Etappen.',
    ],
    [
      {
        type: 'voyageEnded',
        rule: 'R 16.4.1',
        player: 'athens',
        at: 'saronicGulf',
        leaders: [],
        fleets: ['attica-fleet-6-1'],
        cargo: [],
        sailed: 1,
        legs: 3,
        cutShort: true,
      },
      'The weather ends the voyage of Attican elite fleet 1 in the Saronic Gulf after 1 of 3 legs.',
      'Das Wetter beendet die Fahrt von Attischer Eliteflotte 1 im Saronischen Golf nach 1 von 3 Etappen.',
    ],
    [
      {
        type: 'areaRaided',
        rule: 'R 15.2',
        area: 'megarid',
        at: 'W3331',
        player: 'athens',
        unit: 'attica-lightInfantry-3-1',
        times: 2,
        talents: 1,
      },
      'Athens raids the Megarid area with Attican light infantry 1 (morale 3) and takes 1 talent: 2 raids there this year.',
      'Athen plündert das Gebiet Megaris mit Attischer leichter Infanterie 1 (Moral 3) und erbeutet 1 Talent: 2 Plünderungen dort in diesem Jahr.',
    ],
    [
      {
        type: 'battleBegan',
        rule: 'R 17.3',
        at: 'W2834',
        attacker: 'sparta',
        defender: 'athens',
        element: 'land',
        against: 'field',
        attacking: {
          leaders: ['agis'],
          units: ['laconia-hoplite-6-1', 'laconia-hoplite-6-2', 'boeotia-cavalry-5-1'],
          cargo: [],
        },
        defending: { leaders: [], units: ['arcadia-hoplite-5-1', 'arcadia-hoplite-5-2'], cargo: [] },
        isGarrisonAlone: false,
        bonus: 0,
      },
      'Sparta attacks outside Mantinea with Agis, 2 hoplites and 1 cavalry; Athens defends with 2 hoplites.',
      'Sparta greift vor Mantineia mit Agis, 2 Hopliteneinheiten und 1 Reitereinheit an; Athen verteidigt sich mit 2 Hopliteneinheiten.',
    ],
    [
      {
        type: 'battleBegan',
        rule: 'R 18.1',
        at: 'W2337',
        attacker: 'sparta',
        defender: 'athens',
        element: 'land',
        against: 'assault',
        attacking: { leaders: [], units: ['laconia-hoplite-6-1'], cargo: [] },
        defending: { leaders: ['demosthenes'], units: ['attica-hoplite-4-1', 'attica-hoplite-4-2'], cargo: [] },
        isGarrisonAlone: false,
        bonus: 2,
      },
      'Sparta assaults the fort in W2337 (Messenia) with Laconian elite hoplite 1; Athens defends with Demosthenes and 2 hoplites, with +2 to morale.',
      'Sparta stürmt das Fort in W2337 (Messenien) mit Lakonischen Elitehopliten 1; Athen verteidigt sich mit Demosthenes und 2 Hopliteneinheiten, mit +2 auf die Moral.',
    ],
    [
      {
        type: 'battleBegan',
        rule: 'R 18.1',
        at: 'W2834',
        attacker: 'sparta',
        defender: null,
        element: 'land',
        against: 'assault',
        attacking: { leaders: ['agis'], units: [], cargo: [] },
        defending: { leaders: [], units: [], cargo: [] },
        isGarrisonAlone: true,
        bonus: 0,
      },
      'Sparta assaults Mantinea with Agis; the garrison, which is friendly to nobody, defends it.',
      'Sparta stürmt Mantineia mit Agis; die Garnison, die mit niemandem befreundet ist, verteidigt sich.',
    ],
    [
      {
        type: 'battleBegan',
        rule: 'R 17.3.1',
        at: 'W3731',
        attacker: 'sparta',
        defender: 'athens',
        element: 'sea',
        against: 'field',
        attacking: { leaders: [], units: ['corinth-fleet-4-1', 'corinth-fleet-4-2'], cargo: ['corinth-hoplite-4-1'] },
        defending: { leaders: [], units: ['attica-fleet-6-1', 'attica-fleet-6-2'], cargo: [] },
        isGarrisonAlone: false,
        bonus: 0,
      },
      'Sparta attacks at sea before Piraeus with 2 fleets with Corinthian hoplite 1 (morale 4) aboard; Athens defends with 2 fleets.',
      'Sparta greift zur See vor Piräus mit 2 Flotten mit Korinthischen Hopliten 1 (Moral 4) an Bord an; Athen verteidigt sich mit 2 Flotten.',
    ],
    [
      {
        type: 'roundFought',
        rule: 'R 17.5.1',
        at: 'W2834',
        attacker: 'sparta',
        defender: 'athens',
        round: 2,
        strengths: { attacker: 9, defender: 6 },
        basic: '3-2',
        shifts: [
          { why: 'leaders', by: 2 },
          { why: 'lightTroops', by: -1 },
        ],
        odds: '2-1',
        die: 3,
        results: { attacker: 'D', defender: '+2' },
      },
      'Round 2 at Mantinea, 9 against 6, odds of 3-2 shifted to 2-1 (leaders +2, light troops −1): the die is 3, and the result is D for Sparta and +2 for Athens.',
      'Runde 2 bei Mantineia, 9 gegen 6, Verhältnis 3-2, verschoben auf 2-1 (Anführer +2, leichte Truppen −1): Der Wurf ist 3, das Ergebnis D für Sparta und +2 für Athen.',
    ],
    [
      {
        type: 'moraleChecked',
        rule: 'R 17.5.3',
        at: 'W2834',
        player: null,
        added: 2,
        checks: [{ unit: 'garrison', die: 3, morale: 4 }],
      },
      'The garrison checks morale at Mantinea with +2 on each die: the garrison rolls 3 against 4.',
      'Die Garnison prüft bei Mantineia die Moral mit +2 auf jeden Wurf: die Garnison mit 3 gegen 4.',
    ],
    [
      {
        type: 'unitWavered',
        rule: 'R 17.5.3',
        at: 'W2834',
        player: 'athens',
        unit: 'arcadia-hoplite-5-1',
        morale: 3,
      },
      'Arcadian hoplite 1 (morale 5) wavers at Mantinea and goes to the Retreat box: its morale is now 3.',
      'Arkadische Hopliten 1 (Moral 5) wanken bei Mantineia und kommen ins Rückzugsfeld: Die Moral ist jetzt 3.',
    ],
    [
      { type: 'battleBrokenOff', rule: 'R 17.8', at: 'W2834', player: 'athens', side: 'defender', round: 2 },
      'Athens breaks off the battle at Mantinea after round 2.',
      'Athen bricht den Kampf bei Mantineia nach Runde 2 ab.',
    ],
    [
      {
        type: 'battleWon',
        rule: 'R 17.10',
        at: 'W2834',
        winner: 'sparta',
        loser: 'athens',
        decisive: true,
        rounds: 3,
        losses: { winner: [], loser: ['arcadia-hoplite-5-1', 'arcadia-hoplite-5-2'] },
      },
      'Sparta wins a decisive victory over Athens at Mantinea; losses: Sparta none, Athens 2 hoplites.',
      'Sparta erringt bei Mantineia einen entscheidenden Sieg über Athen; Verluste: Sparta keine, Athen 2 Hopliteneinheiten.',
    ],
    [
      {
        type: 'battleWon',
        rule: 'R 17.10',
        at: 'W2834',
        winner: null,
        loser: 'sparta',
        decisive: false,
        rounds: 1,
        losses: { winner: [], loser: [] },
      },
      'The garrison of Mantinea holds out against Sparta; no losses.',
      'Die Garnison von Mantineia hält Sparta stand; keine Verluste.',
    ],
    [
      {
        type: 'siegeBegan',
        rule: 'R 10.3.1',
        hex: 'W2834',
        player: 'sparta',
        defender: 'athens',
        morale: 3,
        modifiers: [{ why: 'raided', by: -1 }],
      },
      'Sparta besieges Mantinea, which Athens holds: its siege morale is 3 (raided area −1).',
      'Sparta belagert Mantineia, in der Hand von Athen: Die Belagerungsmoral ist 3 (geplündertes Gebiet −1).',
    ],
    [
      {
        type: 'siegeBegan',
        rule: 'R 10.3.1',
        hex: 'W3831',
        player: 'sparta',
        defender: 'athens',
        morale: 6,
        modifiers: [],
      },
      'Sparta besieges the city of Athens: its siege morale is 6.',
      'Sparta belagert die Stadt Athen: Die Belagerungsmoral ist 6.',
    ],
    [
      {
        type: 'siegeResolved',
        rule: 'R 10.5',
        hex: 'W2834',
        player: 'sparta',
        defender: 'athens',
        die: 5,
        morale: 3,
        surrenders: true,
      },
      'Sparta rolls 5 for the siege of Mantinea: with a siege morale of 3 it surrenders.',
      'Sparta würfelt 5 für die Belagerung von Mantineia: Bei einer Belagerungsmoral von 3 ergibt sich der Ort.',
    ],
    [
      { type: 'siegeMoraleChanged', rule: 'R 10.6', hex: 'W2834', defender: 'athens', before: 2, now: 3 },
      'The siege morale of Mantinea rises from 2 to 3.',
      'Die Belagerungsmoral von Mantineia steigt von 2 auf 3.',
    ],
    [
      { type: 'siegeBroken', rule: 'ruling Q68', hex: 'W2834', defender: 'athens', player: 'sparta' },
      'Sparta lifts the siege of Mantinea.',
      'Sparta hebt die Belagerung von Mantineia auf.',
    ],
    [
      { type: 'longWallsDestroyed', rule: 'R 11.3.2', walls: 'athens piraeus', by: 'sparta' },
      'Sparta destroys the Long Walls Athens–Piraeus.',
      'Sparta schleift die Langen Mauern Athen–Piräus.',
    ],
    [
      {
        type: 'fleetIntercepted',
        rule: 'R 16.4.5',
        sea: 'westernCyclades',
        by: 'athens',
        leaders: ['nicias'],
        interceptors: ['attica-fleet-6-1', 'attica-fleet-6-2'],
        from: 'W3731',
        of: 'sparta',
        fleets: ['laconia-fleet-3-1'],
      },
      'Athens intercepts Laconian fleet 1 (morale 3) of Sparta in the Western Cyclades with Nicias and 2 fleets.',
      'Athen fängt Lakonische Flotte 1 (Moral 3) von Sparta in den Westlichen Kykladen mit Nikias und 2 Flotten ab.',
    ],
    [
      { type: 'gameEnded', rule: 'R 21.1', winner: 'league', margin: 'decisive', how: 'capital' },
      'The Peloponnesian League wins a decisive victory: a capital has fallen.',
      'Der Peloponnesische Bund erringt einen entscheidenden Sieg: Eine Hauptstadt ist gefallen.',
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
      'March with Alcibiades and all pieces that can come along from Argos',
      'Mit Alkibiades und allen, die mitkommen können, von Argos aufbrechen',
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
      'Athens: what do you place or return?',
      'Athen: Was wird aufgestellt oder zurückgenommen?',
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
      'Athens: where do Demosthenes and Nicostratus move from Athens?',
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
      'Das Spiel endet unentschieden: Das Szenario ist zu Ende.',
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
