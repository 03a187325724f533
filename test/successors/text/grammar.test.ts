/** Articles, cases, numbers and verbs, in sentences written by hand. */
import { expect, test } from 'vitest';
import { createGame, orThrow, type Action, type GameEvent } from '../../../src/successors/index.js';
import { describeAction, describeEvent } from '../../../src/successors/text/index.js';

const state = orThrow(createGame({ players: 4 }));
const none = { mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 } as const;
const group = { units: none, generals: [], minors: 0, royals: [], cart: false } as const;
const moved = { player: 'red', from: 'issos', to: 'tarsos', ...group } as const;
const roll = { die: 4, bonus: 1, initiative: 4, success: true } as const;

const EVENTS: readonly (readonly [event: GameEvent, en: string, de: string])[] = [
  [
    {
      type: 'unitsDispersed',
      rule: 'R 12.5.1',
      player: 'blue',
      space: 'pella',
      inside: true,
      units: { ...none, loyal: 1 },
    },
    '1 Loyal Macedonian of Blue is Dispersed inside Pella.',
    '1 „Loyale Makedonen“-KV von Blau wird innerhalb von Pella aufgerieben.',
  ],
  [
    {
      type: 'unitsDispersed',
      rule: 'R 12.5.1',
      player: 'blue',
      space: 'pella',
      inside: false,
      units: { ...none, loyal: 1, elephant: 2 },
    },
    '1 Loyal Macedonian and 2 Elephants of Blue are Dispersed in Pella.',
    '1 „Loyale Makedonen“-KV und 2 Elefanten-KV von Blau werden in Pella aufgerieben.',
  ],
  [
    { type: 'markerPlaced', rule: 'R 4.31.3', space: 'pella', faction: 'independent', previous: 'red' },
    'Pella passes to the Independents from Red.',
    'Pella geht an die Unabhängigen, bisher in der Hand von Rot.',
  ],
  [
    { type: 'markerPlaced', rule: 'R 6.6.2', space: 'pella', faction: 'red', previous: 'independent' },
    'Pella passes to Red from the Independents.',
    'Pella geht an Rot, bisher in der Hand der Unabhängigen.',
  ],
  [
    { type: 'markerRemoved', rule: 'R 6.7', space: 'pydna', faction: 'independent' },
    'The marker of the Independents in Pydna is removed.',
    'Der K-Marker der Unabhängigen in Pydna wird entfernt.',
  ],
  [
    { type: 'overrun', rule: 'R 14.4', by: 'independent', victim: 'blue', space: 'tarsos' },
    'The Independents overrun Blue in Tarsos.',
    'Die Unabhängigen überrennen Blau in Tarsos.',
  ],
  [
    { type: 'landBattleBegan', rule: 'R 12.1.1', space: 'tarsos', attacker: 'red', defender: 'independent' },
    'Battle of Tarsos: Red attacks the Independents.',
    'Schlacht von Tarsos: Rot greift die Unabhängigen an.',
  ],
  [
    { type: 'defeated', rule: 'R 12.5.1', player: 'red', space: 'tarsos', victor: 'independent' },
    'Red is defeated in Tarsos by the Independents.',
    'Rot wird in Tarsos von den Unabhängigen besiegt.',
  ],
  [
    { type: 'activationEnded', rule: 'R 8.3.1', player: 'red', commander: 'minor', space: 'pella', inside: false },
    'The activation of a Minor General of Red ends in Pella.',
    'Die Aktivierung eines Unter-Generals von Rot endet in Pella.',
  ],
  [
    {
      type: 'activationBegan',
      rule: 'R 8.3.1',
      player: 'red',
      commander: 'krateros',
      space: 'pella',
      inside: false,
      movementPoints: 1,
    },
    'Krateros of Red is activated in Pella, with 1 Movement Point.',
    'Krateros von Rot wird in Pella aktiviert, mit 1 Bewegungspunkt.',
  ],
  [
    { type: 'generalThroughGate', rule: 'R 9.1', player: 'red', space: 'pella', inside: false, general: 'minor' },
    'Red sends a Minor General out of the city of Pella.',
    'Rot schickt einen Unter-General aus der Stadt Pella.',
  ],
  [
    { type: 'withdrew', rule: 'R 11.7.1', ...moved, generals: ['krateros', 'antigonos'], minors: 1, cart: true },
    "Krateros with Antigonos, 1 Minor General and Alexander's body of Red withdraws from Issos to Tarsos.",
    'Krateros mit Antigonos, einem Unter-General und Alexanders Leichnam von Rot weicht von Issos nach Tarsos zurück.',
  ],
  [
    { type: 'retreated', rule: 'R 12.6', ...moved, units: { ...none, mercenary: 2 } },
    '2 Mercenaries of Red retreat from Issos to Tarsos.',
    '2 Söldner-KV von Rot ziehen sich von Issos nach Tarsos zurück.',
  ],
  [
    { type: 'navalInterceptionDeclared', rule: 'R 8.5.2', player: 'white', mover: 'red', fleets: ['karia', 'kilikia'] },
    'White intercepts Red at sea with the Fleet of Karia and the Pirates of Kilikia.',
    'Weiß fängt Rot auf See ab, mit der Flotte von Karia und den Piraten von Kilikia.',
  ],
  [
    { type: 'independentArmyMoved', rule: 'R 14.2.1', army: 'filon', from: 'box', to: 'hekatompylos' },
    'The 23,000 Greeks of Filon move from the holding box to Hekatompylos.',
    'Die 23.000 Griechen des Philon ziehen vom Ablagefeld nach Hekatompylos.',
  ],
  [
    { type: 'independentAvoidRolled', rule: 'R 19.4', player: 'red', army: 'seuthes', space: 'getai', ...roll },
    'The Scythians of Seuthes try to avoid battle in Getai: 4+1 against 4, success.',
    'Die Skythen des Seuthes versuchen in Getai auszuweichen: 4+1 gegen 4, mit Erfolg.',
  ],
  [
    {
      type: 'siegeRolled',
      rule: 'R 13.2.1',
      player: 'red',
      space: 'tyros',
      die: 5,
      modifier: -1,
      points: 1,
      losses: 1,
      total: 2,
    },
    'Siege die 5-1: 1 Siege Point, 1 CU lost; 2 Siege Points in total.',
    'Belagerungswurf 5-1: 1 Belagerungspunkt, 1 KV verloren; insgesamt 2 Belagerungspunkte.',
  ],
  [
    {
      type: 'reinforcementsDispersed',
      rule: 'R 6.4.3',
      player: 'red',
      units: { ...none, mercenary: 1 },
      generals: ['demetrios'],
    },
    '1 Mercenary and Demetrios of Red are not deployed and go to the Dispersed Box.',
    '1 Söldner-KV und Demetrios von Rot werden nicht platziert und kommen auf das Aufgerieben-Feld.',
  ],
  [
    { type: 'cardDrawn', rule: 'R 4.31.1', player: 'red', card: 'hidden', secretOf: 'red' },
    'Red draws a card.',
    'Rot zieht eine Karte.',
  ],
  [
    { type: 'cardPlayed', rule: 'R 6.6.3', player: 'red', card: 17, as: 'operations' },
    'Red plays "Unrest" (17) for its Operation Points.',
    'Rot spielt „Unruhen“ (17) für ihre Aktionspunkte.',
  ],
  [
    {
      type: 'unitsLost',
      rule: 'R 3.3.4.6',
      player: 'red',
      space: 'pella',
      inside: false,
      units: { ...none, royalArmy: 2 },
    },
    'Red disbands 2 Royal Army CUs in Pella.',
    'Rot löst 2 „Königliche Armee“-KV in Pella auf.',
  ],
  [
    { type: 'gameWon', rule: 'R 7.1', winners: ['red', 'blue'], how: 'legitimacy' },
    'Red and Blue have won.',
    'Rot und Blau haben gewonnen.',
  ],
];

test.each(EVENTS)('%j', (event, en, de) => {
  expect([describeEvent(event, state).text, describeEvent(event, state, 'de').text]).toEqual([en, de]);
});

const ACTIONS: readonly (readonly [action: Action, en: string, de: string])[] = [
  [
    { type: 'march', player: 'red', to: 'issos', passage: true },
    'March to Issos and ask for Friendly Passage',
    'Nach Issos marschieren und um Freie Passage bitten',
  ],
  [
    { type: 'loseUnit', player: 'red', unit: 'elephant', space: 'pella', inside: false },
    'Lose an Elephant in Pella',
    '1 Elefanten-KV in Pella verlieren',
  ],
  [
    { type: 'interceptAtSea', player: 'red', fleet: 'kilikia' },
    'Intercept with the Pirates of Kilikia',
    'Mit den Piraten von Kilikia abfangen',
  ],
  [
    { type: 'escort', player: 'red', fleet: 'karia' },
    'Declare the Fleet of Karia as an escort',
    'Die Flotte von Karia als Eskorte ansagen',
  ],
  [
    { type: 'intercept', player: 'red', from: 'pella', inside: true, commander: 'minor' },
    'Intercept with a Minor General from inside Pella',
    'Mit einem Unter-General von innerhalb von Pella aus abfangen',
  ],
  [
    { type: 'targetArmy', player: 'red', target: 'glaukias', space: 'taulantioi', inside: false },
    'The Army of the Illyrians of Glaukias in Taulantioi',
    'Die Armee der Illyrer des Glaukias in Taulantioi',
  ],
  [{ type: 'siege', player: 'red', space: 'pella' }, 'Besiege Pella', 'Pella belagern'],
  [{ type: 'siege', player: 'red', space: 'getai' }, 'Subjugate Getai', 'Getai unterwerfen'],
  [{ type: 'attack', player: 'red', target: 'independent' }, 'Attack the Independents', 'Die Unabhängigen angreifen'],
  [
    { type: 'retreatIndependentArmy', player: 'red', army: 'seuthes', to: 'box' },
    'Let the Scythians of Seuthes retreat to the holding box',
    'Die Skythen des Seuthes auf das Ablagefeld zurückziehen',
  ],
];

test.each(ACTIONS)('%j', (action, en, de) => {
  expect([describeAction(action, state).text, describeAction(action, state, 'de').text]).toEqual([en, de]);
});

test('what a phrase stands for is found in its links', () => {
  const { parts } = describeEvent(
    {
      type: 'royalMarried',
      rule: 'R 18.5.3',
      bride: 'kleopatra',
      player: 'yellow',
      general: 'kassandros',
      space: 'pella',
    },
    state,
    'de',
  );
  expect(parts).toEqual([
    { kind: 'general', id: 'kassandros', text: 'Kassandros' },
    { kind: 'words', text: ' von ' },
    { kind: 'player', id: 'yellow', text: 'Gelb' },
    { kind: 'words', text: ' heiratet in ' },
    { kind: 'space', id: 'pella', text: 'Pella' },
    { kind: 'words', text: ' ' },
    { kind: 'royal', id: 'kleopatra', text: 'Kleopatra' },
    { kind: 'words', text: '.' },
  ]);
});
