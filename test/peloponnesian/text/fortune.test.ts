/** R 19, C: what is said of the gods, the weather, fate and Sicily, in both languages. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/peloponnesian/action/index.js';
import type { GameEvent } from '../../../src/peloponnesian/event/index.js';
import { initialState } from '../../../src/peloponnesian/rules/02-setup.js';
import { describeAction, describeEvent } from '../../../src/peloponnesian/text/index.js';

const state = initialState({ players: 2, scenario: 'campaign' });
const rule = 'R C';

describe('R C: events', () => {
  it.each<readonly [GameEvent, string, string]>([
    [
      { type: 'stormRolled', rule, die: 3, total: 5, rises: true },
      'The die for a storm is 3 , which makes 5: a storm rises.',
      'Wurf für einen Sturm: 3, zusammen 5; ein Sturm kommt auf.',
    ],
    [
      { type: 'stormRolled', rule, die: 4, total: 4, rises: false },
      'The die for a storm is 4: the weather stays fair.',
      'Wurf für einen Sturm: 4; das Wetter bleibt gut.',
    ],
    [
      { type: 'stormStruck', rule, sea: 'seaOfCrete', fleets: ['attica-fleet-6-1', 'attica-fleet-6-2'] },
      'A storm rages in the Sea of Crete: 2 fleets go down.',
      'Ein Sturm tobt im Kretischen Meer: Dort gehen 2 Flotten unter.',
    ],
    [
      { type: 'stormStruck', rule, sea: 'northIonianSea', fleets: [] },
      'A storm rages in the North Ionian Sea.',
      'Ein Sturm tobt im Nordionischen Meer.',
    ],
    [
      { type: 'oracleSpoke', rule, player: 'athens', morale: -1 },
      'The oracle at Delphi warns Athens: its units fight with −1 to their morale until the season ends or it wins a battle.',
      'Das Orakel von Delphi warnt Athen: −1 auf die Moral im Kampf, bis die Jahreszeit endet oder ein Kampf gewonnen ist.',
    ],
    [
      { type: 'earthShook', rule, regions: ['corinth', 'laconia'] },
      'An earthquake shakes Corinth and Laconia: no piece moves there in the first Campaign Turn.',
      'In Korinth und Lakonien bebt die Erde: Niemand bewegt sich dort im ersten Kriegszug.',
    ],
    [
      { type: 'moonDarkened', rule, morale: -1 },
      'An eclipse of the moon: all who attack in the first Campaign Turn fight with −1 to morale.',
      'Der Mond verfinstert sich: Wer im ersten Kriegszug angreift, kämpft mit −1 auf die Moral.',
    ],
    [
      { type: 'festivalHeld', rule, die: 6, regions: ['elis', 'arcadia'] },
      'The die is 6: a festival is held in Elis and Arcadia, and its units stay at home in the first Campaign Turn.',
      'Bei einer 6 wird ein Fest gefeiert in Elis und Arkadien: Die Einheiten von dort bleiben im ersten Kriegszug zu Hause.',
    ],
    [
      { type: 'leaderStruck', rule, leader: 'nicias', player: 'athens', at: 'inSicily', how: 'lost' },
      'Nicias in the Sicily box is recalled and condemned.',
      'Nikias wird auf Sizilien abberufen und verurteilt.',
    ],
    [
      {
        type: 'plagueRaged',
        rule,
        region: 'attica',
        lostFrom: 5,
        dice: [
          { piece: 'pericles', die: 6 },
          { piece: 'attica-hoplite-4-1', die: 2 },
        ],
      },
      'Sickness rages in Attica: of 2 in danger Pericles (6) is lost, on 5 or more.',
      'In Attika wütet die Seuche, und von 2 Gefährdeten sind ab 5 verloren: Perikles (6).',
    ],
    [
      { type: 'regionsInvaded', rule, regions: ['macedon', 'chalcidice'] },
      'Sitalces invades Macedon and Chalcidice: area movement through these regions is not possible this season.',
      'Sitalkes fällt ein in Makedonien und Chalkidike: Keine Gebietsbewegung führt in dieser Jahreszeit durch diese Regionen.',
    ],
    [
      { type: 'sicilyEscalated', rule, player: 'athens', escalations: 2 },
      'Athens escalates the war in Sicily (2 escalations so far): no piece can leave it any more.',
      'Athen weitet den Krieg auf Sizilien aus (bisher 2 Ausweitungen): Niemand verlässt es mehr.',
    ],
    [
      {
        type: 'sicilyResolved',
        rule,
        player: 'sparta',
        dice: [1, 3],
        total: 2,
        escalations: 2,
        winner: 'league',
        decisive: true,
      },
      'The dice for Sicily are 1 and 3 and make 2: the Peloponnesian League wins there decisively after 2 escalations.',
      'Wurf für Sizilien: 1 und 3, zusammen 2; dort siegt der Peloponnesische Bund entscheidend, nach 2 Ausweitungen.',
    ],
    [
      { type: 'sicilyWeakened', rule, winner: 'empire', before: 3, tribute: 2, fleets: [] },
      'Carthage lands in Sicily: its yearly tribute falls from 3 to 2.',
      'Karthago landet auf Sizilien: Der jährliche Tribut von dort sinkt von 3 auf 2.',
    ],
    [
      {
        type: 'unitMoved',
        rule,
        unit: 'sicily-fleet-5-1',
        player: 'sparta',
        from: 'forcePool',
        to: 'inSicily',
        inside: false,
      },
      'Sicilian fleet 1 (morale 5) is placed in the Sicily box.',
      'Sizilische Flotte 1 (Moral 5) wird auf Sizilien aufgestellt.',
    ],
  ])('%j', (event, english, german) => {
    expect([describeEvent(event, state, 'en').text, describeEvent(event, state, 'de').text]).toEqual([english, german]);
  });
});

describe('R 19, C: actions', () => {
  it.each<readonly [Action, string, string]>([
    [
      { type: 'leaveSicily', player: 'athens', piece: 'attica-fleet-6-1' },
      'Prepare Attican elite fleet 1 to leave Sicily',
      'Die Abfahrt von Sizilien mit Attischer Eliteflotte 1 vorbereiten',
    ],
    [
      { type: 'callFleet', player: 'sparta', unit: 'sicily-fleet-5-1' },
      'Call Sicilian fleet 1 (morale 5) to Sicily',
      'Sizilische Flotte 1 (Moral 5) nach Sizilien rufen',
    ],
    [{ type: 'strikeLeader', player: 'chance', leader: 'nicias' }, 'The lot falls on Nicias', 'Das Los trifft Nikias'],
  ])('%j', (action, english, german) => {
    expect([describeAction(action, state, 'en').text, describeAction(action, state, 'de').text]).toEqual([
      english,
      german,
    ]);
  });
});
