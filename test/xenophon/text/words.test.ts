/** What belongs to this game alone, in words written by hand: articles, cases, numbers and places. */
import { describe, expect, test } from 'vitest';
import type { Phrase } from '../../../src/core/index.js';
import type { Action, OwnAction } from '../../../src/xenophon/action.js';
import type { GameEvent, OwnEvent } from '../../../src/xenophon/event.js';
import type { BattlefieldFrame, FrameKind, GameFrame, OwnFrame } from '../../../src/xenophon/frame/index.js';
import { inGerman } from '../../../src/xenophon/text/de/index.js';
import { xenophonGerman } from '../../../src/xenophon/text/de/speech.js';
import { inEnglish } from '../../../src/xenophon/text/en/index.js';
import { xenophonEnglish } from '../../../src/xenophon/text/en/speech.js';
import { describeAction, describeEvent, describeEvents, question } from '../../../src/xenophon/text/index.js';
import { newGame } from '../table.js';
import { state } from './table.js';

type Row<T> = readonly [thing: T, en: string, de: string];

const ours = { player: 'rebel' } as const;
const theirs = { player: 'royal' } as const;

const ACTIONS: readonly Row<Action>[] = [
  [{ ...ours, type: 'spendProvisions' }, 'Use the provisions of the train', 'Die Vorräte des Trosses verbrauchen'],
  [{ ...ours, type: 'keepProvisions' }, 'Keep the provisions of the train', 'Die Vorräte des Trosses behalten'],
  [
    { ...ours, type: 'elect', leader: 'xenophon', place: 'sardis' },
    'Elect Xenophon in Sardis',
    'Xenophon in Sardes wählen',
  ],
  [{ ...ours, type: 'moveFirst' }, 'Move before the enemy', 'Vor dem Feind ziehen'],
  [{ ...ours, type: 'moveSecond' }, 'Move after the enemy', 'Nach dem Feind ziehen'],
  [{ ...ours, type: 'openRounds' }, 'Begin each round of the battle', 'Jede Runde der Schlacht beginnen'],
  [{ ...ours, type: 'awaitRounds' }, 'Let the enemy begin each round', 'Den Feind jede Runde beginnen lassen'],
  [{ ...theirs, type: 'arrayFirst' }, 'Set up before the enemy', 'Sich vor dem Feind aufstellen'],
  [{ ...theirs, type: 'arrayLast' }, 'Set up after the enemy', 'Sich nach dem Feind aufstellen'],
  [
    { ...theirs, type: 'climbHill', flank: 'left' },
    'Try for a hill on the left of the Rebels',
    'Zur Linken der Rebellen einen Hügel suchen',
  ],
  [
    { ...theirs, type: 'climbHill', flank: 'right' },
    'Try for a hill on the right of the Rebels',
    'Zur Rechten der Rebellen einen Hügel suchen',
  ],
  [{ ...theirs, type: 'stayBelow' }, 'Do not try for a hill', 'Keinen Hügel suchen'],
  // What the variants share, by the names of this game.
  [
    { ...ours, type: 'sail', fleet: 'ionianFleet', zone: 'blackSea' },
    'Sail with the Ionian fleet into the Black Sea',
    'Mit der Ionischen Flotte ins Schwarze Meer segeln',
  ],
  [
    { ...ours, type: 'board', piece: 'spartanHoplites-1' },
    'Take Spartan hoplites 1 (1 of 2 steps) aboard',
    'Spartanische Hopliten 1 (1 von 2 Stufen) an Bord nehmen',
  ],
  [
    { ...theirs, type: 'offerBattle', province: 'syria', force: 'royal', against: 'rebel' },
    'Fight the Rebels in Syria',
    'In Syrien gegen die Rebellen kämpfen',
  ],
  [
    { ...ours, type: 'offerBattle', province: 'armenia', force: 'rebel', against: 'barbarian' },
    'Fight the mountain tribes in Armenia',
    'In Armenien gegen die Bergvölker kämpfen',
  ],
  [
    { ...theirs, type: 'appoint', leader: 'royalOfficer', place: 'media' },
    'Give the command in Media to the Royal officer',
    'Dem Offizier des Königs in Medien den Befehl geben',
  ],
  [
    { ...ours, type: 'joinLeader', leader: 'rebelOfficer', unit: 'illyrians-1' },
    'Stack the Rebel officer with Illyrians',
    'Den Offizier der Rebellen zu einer Einheit stellen: Illyrer',
  ],
  [
    { ...theirs, type: 'arrayUnit', unit: 'cyrusGuard-1', box: 'centre', line: 1 },
    'Place Guard of Cyrus in the Royal Centre, first line',
    'Garde des Kyros ins Zentrum der Königlichen stellen, erste Linie',
  ],
];

test.each(ACTIONS)('%j', (action, en, de) => {
  expect([describeAction(action, state).text, describeAction(action, state, 'de').text]).toEqual([en, de]);
});

const ground = { type: 'groundTested', rule: 'R X7.3', province: 'armenia', die: 2, left: null, right: null } as const;
const hill = { type: 'hillTried', rule: 'R X7.3', side: 'rebel', flank: 'left', die: 3, climbed: true } as const;
const fought = { type: 'hatredVented', rule: 'R X10.1', leaders: ['cyrus', 'artaxerxes'] } as const;
const emptied = {
  type: 'baggageLost',
  rule: 'R X2.3',
  baggage: 'baggageTrain',
  from: 'phrygia',
  why: 'emptied',
} as const;
const carried = {
  type: 'carried',
  rule: 'R X6.2',
  side: 'rebel',
  fleet: 'ionianFleet',
  units: ['spartanHoplites-2', 'illyrians-1'],
  leaders: ['clearchus'],
  from: 'ionia',
  to: 'cilicia',
  zone: 'cypriote',
} as const;

const EVENTS: readonly Row<GameEvent>[] = [
  [
    { type: 'initiativeTaken', rule: 'R X4.2', order: ['royal', 'rebel'] },
    'The King’s men move before the Rebels in this turn.',
    'Die Königlichen ziehen in dieser Runde vor den Rebellen.',
  ],
  [
    { type: 'roundsOrdered', rule: 'R X4.1', first: 'royal' },
    'The King’s men begin each round of the battle.',
    'Die Königlichen beginnen jede Runde der Schlacht.',
  ],
  [
    { type: 'arrayOrdered', rule: 'R X7.2', first: 'rebel' },
    'The Rebels set up first.',
    'Die Rebellen stellen sich zuerst auf.',
  ],
  [ground, 'The ground in Armenia: the die is 2, open country.', 'Das Schlachtfeld in Armenien: Wurf 2, offenes Land.'],
  [
    { ...ground, province: 'babylonia', left: 'river' },
    'The ground in Babylonia: the second die is 2, a river on the left of the Rebels.',
    'Das Schlachtfeld in Babylonien: zweiter Wurf 2, ein Fluss zur Linken der Rebellen.',
  ],
  [
    { ...ground, die: 3, right: 'mountain' },
    'The ground in Armenia: the die is 3, mountains on the right of the Rebels.',
    'Das Schlachtfeld in Armenien: Wurf 3, Berge zur Rechten der Rebellen.',
  ],
  [
    { ...ground, die: 6, left: 'mountain', right: 'mountain' },
    'The ground in Armenia: the die is 6, mountains on both flanks.',
    'Das Schlachtfeld in Armenien: Wurf 6, Berge auf beiden Seiten.',
  ],
  [
    hill,
    'The Rebels try for higher ground on their left: the die is 3, and they fight on a hill.',
    'Die Rebellen suchen zu ihrer Linken günstigeres Gelände: Wurf 3, und gekämpft wird auf einem Hügel.',
  ],
  // What is left to the rebels is right to those who face them.
  [
    { ...hill, side: 'royal', die: 4, climbed: false },
    'The King’s men try for higher ground on their right: the die is 4, and they fail.',
    'Die Königlichen suchen zu ihrer Rechten günstigeres Gelände: Wurf 4, vergeblich.',
  ],
  [
    { ...hill, side: 'royal', flank: 'right' },
    'The King’s men try for higher ground on their left: the die is 3, and they fight on a hill.',
    'Die Königlichen suchen zu ihrer Linken günstigeres Gelände: Wurf 3, und gekämpft wird auf einem Hügel.',
  ],
  [
    { type: 'remnantCounted', rule: 'R X9.2', units: ['spartanHoplites-1', 'spartanHoplites-2', 'illyrians-1'] },
    'The Greek units that are left: 2 × Spartan hoplites and Illyrians.',
    'Noch da sind diese griechischen Einheiten: 2 × Spartanische Hopliten und Illyrer.',
  ],
  [
    { type: 'remnantCounted', rule: 'R X9.2', units: [] },
    'No Greek units are left.',
    'Keine griechische Einheit ist mehr da.',
  ],
  [
    { type: 'leaderChangedSides', rule: 'R X9.2', leader: 'ariaeus', from: 'rebel', to: 'royal' },
    'Ariaeus changes sides from the Rebels to the King’s men.',
    'Ariaios wechselt von den Rebellen zu den Königlichen.',
  ],
  [
    { ...fought, dice: [3, 5], loser: 'cyrus' },
    'Cyrus and Artaxerxes fight hand to hand: the dice are 3 and 5, and Cyrus is killed.',
    'Kyros und Artaxerxes kämpfen Mann gegen Mann: Würfe 3 und 5, und Kyros wird getötet.',
  ],
  [
    { ...fought, dice: [4, 4], loser: null },
    'Cyrus and Artaxerxes fight hand to hand: the dice are 4 and 4, and both survive.',
    'Kyros und Artaxerxes kämpfen Mann gegen Mann: Würfe 4 und 4, und beide überleben.',
  ],
  // What has another meaning here than in the base.
  [
    { type: 'unitRaised', rule: 'R X8.2', unit: 'carduchi-1', side: 'royal', at: 'armenia', steps: 1 },
    'Carduchi take up arms in Armenia against the Greeks.',
    'Karduchen greifen in Armenien gegen die Griechen zu den Waffen.',
  ],
  [
    { type: 'unitRaised', rule: 'R 13.1', unit: 'indianArchers-1', side: 'royal', at: 'media', steps: 1 },
    'New troops of the King’s men in Media: Archers of the satrapies.',
    'Neue Truppen der Königlichen in Medien: Bogenschützen der Satrapien.',
  ],
  [
    { type: 'unitWithdrawn', rule: 'R X1.2', unit: 'thracianPeltasts-1', at: 'thrace' },
    'Back in Europe: Thracian peltasts.',
    'Zurück in Europa: Thrakische Peltasten.',
  ],
  [
    { type: 'unitWithdrawn', rule: 'R 13.2', unit: 'thracianPeltasts-1', at: 'ionia' },
    'Going home from Ionia: Thracian peltasts.',
    'Aus Ionien auf dem Heimweg: Thrakische Peltasten.',
  ],
  [
    { type: 'leaderLeft', rule: 'R X1.2', leader: 'xenophon', from: 'thrace', why: 'withdrawn' },
    'Xenophon is back in Europe.',
    'Xenophon ist zurück in Europa.',
  ],
  [
    { type: 'leaderLeft', rule: 'R 10.16', leader: 'clearchus', from: 'syria', why: 'killed' },
    'Clearchus is killed in Syria.',
    'Klearchos fällt in Syrien.',
  ],
  [
    { type: 'leaderArrived', rule: 'R X2.4', leader: 'xenophon', at: 'armenia' },
    'The Greeks elect Xenophon their commander in Armenia.',
    'Die Griechen wählen in Armenien Xenophon zum Feldherrn.',
  ],
  [
    { type: 'leaderArrived', rule: 'R 12.10', leader: 'royalOfficer', at: 'media' },
    'The Royal officer arrives in Media.',
    'Der Offizier des Königs trifft in Medien ein.',
  ],
  [
    { type: 'baggageMoved', rule: 'R X6.1', baggage: 'ionianFleet', from: 'ionian', to: 'blackSea' },
    'The Ionian fleet sails from the Ionian Sea into the Black Sea.',
    'Die Ionische Flotte segelt aus der Ionischen See ins Schwarze Meer.',
  ],
  [
    { type: 'baggageMoved', rule: 'R 8.1', baggage: 'baggageTrain', from: 'ionia', to: 'phrygia' },
    'The Baggage Train moves from Ionia to Phrygia.',
    'Der Tross geht aus Ionien nach Phrygien.',
  ],
  [
    emptied,
    'The Baggage Train is emptied in Phrygia to feed the army.',
    'Der Tross wird in Phrygien geleert, um das Heer zu ernähren.',
  ],
  [
    { ...emptied, why: 'campTaken' },
    'The camp is lost, and the Baggage Train with it.',
    'Das Lager ist verloren, und mit ihm der Tross.',
  ],
  [
    { ...emptied, rule: 'ruling X2.3', why: 'abandoned' },
    'The Baggage Train is lost in Phrygia.',
    'Der Tross geht in Phrygien verloren.',
  ],
  [
    { type: 'objectiveSecured', rule: 'R 15.2', objective: 'royalFamily' },
    'In the hands of the Rebels: Royal Family.',
    'In der Hand der Rebellen: Königsfamilie.',
  ],
  [
    { type: 'milestonePassed', rule: 'R X9.2', milestone: 'pretenderFallen' },
    'The pretender has fallen.',
    'Der Thronanwärter ist gefallen, und seine Sache mit ihm.',
  ],
  [
    carried,
    'The Ionian fleet carries Clearchus with 2 units from Ionia to Cilicia and is now in the Cypriote Sea.',
    'Die Ionische Flotte bringt Klearchos mit 2 Einheiten aus Ionien nach Kilikien und ist jetzt in der Kyprischen See.',
  ],
];

test.each(EVENTS)('%j', (event, en, de) => {
  expect([describeEvent(event, state).text, describeEvent(event, state, 'de').text]).toEqual([en, de]);
});

describe('what is told together', () => {
  const told = (events: readonly GameEvent[]) =>
    (['en', 'de'] as const).map((locale) => describeEvents(events, state, locale).map(({ said }) => said.text));

  test('those who come home', () => {
    const home = { type: 'unitWithdrawn', rule: 'R X1.2', at: 'thrace' } as const;
    const both: readonly GameEvent[] = [
      { ...home, unit: 'spartanHoplites-1' },
      { ...home, unit: 'spartanHoplites-2' },
    ];
    expect(told(both)).toEqual([
      ['Back in Europe: 2 × Spartan hoplites.'],
      ['Daheim in Europa: 2 × Spartanische Hopliten.'],
    ]);
    expect(told(both.map((event): GameEvent => ({ ...event, rule: 'R 13.2' })))).toEqual([
      ['Going home from Thrace: 2 × Spartan hoplites.'],
      ['Aus Thrakien auf dem Heimweg: 2 × Spartanische Hopliten.'],
    ]);
  });

  test('a voyage, without what each of the pieces does', () => {
    const way = { rule: 'R X6.2', from: 'ionia', to: 'cilicia' } as const;
    const events: readonly GameEvent[] = [
      { type: 'baggageMoved', rule: 'R X6.2', baggage: 'ionianFleet', from: 'ionian', to: 'cypriote' },
      { ...way, type: 'unitMoved', unit: 'spartanHoplites-2' },
      { ...way, type: 'unitMoved', unit: 'illyrians-1' },
      { ...way, type: 'leaderMoved', leader: 'clearchus' },
      carried,
    ];
    expect(told(events)).toEqual([
      ['The Ionian fleet carries Clearchus with 2 units from Ionia to Cilicia and is now in the Cypriote Sea.'],
      [
        'Die Ionische Flotte bringt Klearchos mit 2 Einheiten aus Ionien nach Kilikien und ist jetzt in der Kyprischen See.',
      ],
    ]);
  });
});

const field: BattlefieldFrame = {
  kind: 'battlefield',
  province: 'armenia',
  forces: ['rebel', 'royal'],
  phasing: 'royal',
  enemy: 'rebel',
  stage: 'order',
  left: null,
  right: null,
  trying: null,
  arrayed: null,
};
const provisions = { kind: 'provisions', side: 'rebel', baggage: 'baggageTrain', losses: null, spent: null } as const;
const tribesmen = { side: 'royal', force: 'barbarian', units: ['carduchi-1'], leaders: [] } as const;
const greeks = { side: 'rebel', force: 'rebel', units: ['illyrians-1'], leaders: ['menon'] } as const;

const FRAMES: readonly Row<GameFrame>[] = [
  [provisions, 'use the Baggage Train for the forced march?', 'Wird der Tross für den Gewaltmarsch verbraucht?'],
  [
    { ...provisions, losses: { units: ['illyrians-1', 'cyrusGuard-1'], steps: 1 } },
    'use the Baggage Train to supply 2 units (1 step to lose)?',
    'Wird der Tross verbraucht, um 2 Einheiten zu versorgen (1 Stufe zu verlieren)?',
  ],
  [
    { kind: 'election', side: 'rebel', leader: 'xenophon' },
    'where do you elect Xenophon?',
    'Wo wird Xenophon gewählt?',
  ],
  [
    { kind: 'initiative', side: 'rebel' },
    'do you move first or second in this turn?',
    'In dieser Runde zuerst oder danach ziehen?',
  ],
  [
    { kind: 'opening', side: 'rebel', enemy: 'royal', first: null },
    'do you begin each round of the battle?',
    'Jede Runde der Schlacht beginnen?',
  ],
  [field, 'do you set up first or last in Armenia?', 'In Armenien zuerst oder zuletzt aufstellen?'],
  [
    { ...field, stage: 'hill', left: 'mountain' },
    'try for higher ground in Armenia?',
    'Wird in Armenien günstigeres Gelände gesucht?',
  ],
  [
    { kind: 'hatred', leaders: ['cyrus', 'artaxerxes'], dice: [], done: false },
    'Cyrus and Artaxerxes hand to hand',
    'Kyros und Artaxerxes Mann gegen Mann',
  ],
  [
    { kind: 'combats', left: [], now: null, withdrawn: [], phasing: 'royal' },
    'whom do you fight?',
    'Gegen wen wird gekämpft?',
  ],
  [
    {
      kind: 'minorCombat',
      province: 'armenia',
      attacker: greeks,
      defender: tribesmen,
      strengths: [7, 6],
      result: null,
      done: 0,
    },
    'combat in Armenia: the Rebels against the mountain tribes',
    'Gefecht in Armenien: die Rebellen gegen die Bergvölker',
  ],
];

test.each(FRAMES)('%j', (frame, en, de) => {
  const words = <S>(tongue: { readonly frames: object }, speech: S): string => {
    const table = tongue.frames as Readonly<Record<FrameKind, { question(of: GameFrame, say: S): Phrase }>>;
    return table[frame.kind].question(frame, speech).text;
  };
  expect(words(inEnglish, xenophonEnglish(state))).toBe(en);
  expect(words(inGerman, xenophonGerman(state))).toBe(de);
});

test('all that belongs to this game alone is written here', () => {
  type Names<T extends string> = Readonly<Record<T, true>>;
  const actions: Names<OwnAction['type']> = {
    spendProvisions: true,
    keepProvisions: true,
    elect: true,
    moveFirst: true,
    moveSecond: true,
    openRounds: true,
    awaitRounds: true,
    arrayFirst: true,
    arrayLast: true,
    climbHill: true,
    stayBelow: true,
  };
  const events: Names<OwnEvent['type']> = {
    initiativeTaken: true,
    groundTested: true,
    hillTried: true,
    arrayOrdered: true,
    roundsOrdered: true,
    remnantCounted: true,
    leaderChangedSides: true,
    hatredVented: true,
  };
  const frames: Names<OwnFrame['kind']> = {
    initiative: true,
    provisions: true,
    election: true,
    battlefield: true,
    opening: true,
    hatred: true,
  };
  const missing = (names: object, written: readonly string[]) =>
    Object.keys(names).filter((name) => !written.includes(name));
  expect(
    missing(
      actions,
      ACTIONS.map(([{ type }]) => type),
    ),
  ).toEqual([]);
  expect(
    missing(
      events,
      EVENTS.map(([{ type }]) => type),
    ),
  ).toEqual([]);
  expect(
    missing(
      frames,
      FRAMES.map(([{ kind }]) => kind),
    ),
  ).toEqual([]);
});

test('tribes fight by their own name, others by their leaders or their side', () => {
  const joined = {
    type: 'minorCombatJoined',
    rule: 'R 9.4',
    province: 'armenia',
    attacker: greeks,
    defender: tribesmen,
    strengths: [7, 6],
  } as const;
  expect(describeEvent(joined, state).text).toBe(
    'Combat in Armenia: Menon with 1 unit against 1 unit of the mountain tribes, strength 7 against 6.',
  );
  expect(describeEvent(joined, state, 'de').text).toBe(
    'Gefecht in Armenien: Menon mit 1 Einheit gegen 1 Einheit der Bergvölker, Stärke 7 gegen 6.',
  );
  const alone = { ...joined, attacker: { ...greeks, leaders: [] } };
  expect(describeEvent(alone, state, 'de').text).toBe(
    'Gefecht in Armenien: 1 Einheit der Rebellen gegen 1 Einheit der Bergvölker, Stärke 7 gegen 6.',
  );
});

test('the game begins with the army in Syria, which can be fed by sea', () => {
  const start = newGame();
  expect(question(start)).toMatchObject({
    text: 'King’s men: how do you supply the King’s men in Syria?',
    asked: 'royal',
  });
  expect(question(start, 'de')?.text).toBe('Königliche: Wie werden die Königlichen in Syrien versorgt?');
});
