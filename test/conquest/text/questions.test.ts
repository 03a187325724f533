/** What is asked in every kind of frame, in words written by hand. */
import { expect, test } from 'vitest';
import type { Phrase } from '../../../src/core/index.js';
import type { FrameKind, GameFrame, GameState, Party } from '../../../src/conquest/index.js';
import { frames } from '../../../src/conquest/rules/frames.js';
import { inGerman } from '../../../src/conquest/text/de/index.js';
import { german } from '../../../src/conquest/text/de/speech.js';
import { inEnglish } from '../../../src/conquest/text/en/index.js';
import { english } from '../../../src/conquest/text/en/speech.js';
import { question } from '../../../src/conquest/text/index.js';
import { state } from './table.js';

const party = (side: 'macedonian' | 'persian', units: number, ...leaders: readonly string[]): Party => ({
  side,
  force: side,
  units: Array.from({ length: units }, (_, index) => `phalanx-${index + 1}` as const),
  leaders,
});

const march = {
  kind: 'march',
  side: 'macedonian',
  leader: 'alexander',
  force: 'macedonian',
  from: 'cilicia',
  to: 'syria',
  began: 'cilicia',
  units: ['phalanx-1'],
  baggage: [],
  came: [],
} as const;
const siege = {
  kind: 'siege',
  city: 'sogdianRock',
  province: 'sogdiana',
  attacker: party('macedonian', 2, 'alexander'),
  train: [],
  defender: party('persian', 1),
  further: false,
  losses: [0, 0],
} as const;
const duel = { kind: 'duel', side: 'persian', attacker: 'royalGuard-1', defender: 'agrianes-1', shift: 0 } as const;
const losses = {
  kind: 'losses',
  side: 'macedonian',
  units: [],
  left: 2,
  sparing: true,
  lost: [],
  rule: 'R 7.4',
} as const;
const retreat = {
  kind: 'retreat',
  side: 'persian',
  units: ['royalGuard-1'],
  leaders: ['darius'],
  from: 'syria',
  order: [],
  within: null,
  to: null,
  rule: 'R 9.5',
} as const;
const array = { kind: 'array', side: 'persian', placed: 0, handled: [], done: false } as const;
const pursuit = { kind: 'pursuit', side: 'macedonian', loser: 'persian', left: [], as: null } as const;
const assault = { kind: 'assault', side: 'macedonian', from: [], into: [], met: [], done: false } as const;
const mutiny = { kind: 'mutiny', side: 'macedonian', king: 'alexander' } as const;
const buying = { kind: 'replacements', side: 'persian', points: 1, bought: { own: 0, recruits: 0 } } as const;
const raid = { kind: 'raid', stage: 'place' } as const;

const ASKED: readonly (readonly [frame: GameFrame, en: string, de: string])[] = [
  [
    { kind: 'setup', left: ['kingsArmy'] },
    'where do you deploy Darius with 17 units?',
    'Wo beginnt Dareios mit 17 Einheiten?',
  ],
  [{ kind: 'setup', left: [] }, 'the armies are ready', 'Die Heere sind bereit'],
  [{ kind: 'turn', begun: true, step: 1 }, 'the next phase', 'Die nächste Phase'],
  [
    { kind: 'roll', purpose: 'sortie', side: 'persian', dice: 1, values: [] },
    'the Persians roll a die for the sortie',
    'die Perser würfeln für den Ausfall',
  ],
  [
    { kind: 'roll', purpose: 'raidPlace', side: null, dice: 2, values: [3] },
    'die 2 of 2 is rolled for the place of a raid',
    'Es wird gewürfelt für den Ort eines Einfalls (2. von 2 Würfen)',
  ],
  [{ kind: 'recovery', side: 'macedonian', left: ['alexander'] }, 'does Alexander recover?', 'Genest Alexander?'],
  [{ kind: 'recovery', side: 'macedonian', left: [] }, 'the wounded recover', 'Die Verwundeten genesen'],
  [
    { kind: 'supply', stage: 'sources', armies: [], shipments: [], provinces: [], starving: [] },
    'armies trace supply',
    'die Heere werden versorgt',
  ],
  [
    { kind: 'source', side: 'persian', force: 'indian', province: 'gandara', from: null },
    'how do you supply the Indians in Gandara?',
    'Wie werden die Inder in Gandhara versorgt?',
  ],
  [
    { kind: 'scorching', side: 'persian' },
    'scorch the earth of a province?',
    'In einer Provinz verbrannte Erde hinterlassen?',
  ],
  [{ kind: 'movement', side: 'persian', moved: [], turned: [] }, 'what do you move?', 'Was wird bewegt?'],
  [
    { ...march, stage: 'gather' },
    'which units march with Alexander from Cilicia into Syria (1 so far)?',
    'Wer zieht mit Alexander aus Kilikien nach Syrien (bisher 1)?',
  ],
  [
    { ...march, stage: 'gather', side: 'persian', leader: null, force: 'band-6', units: [] },
    'which units of the Arabs of group 6 march from Cilicia into Syria (0 so far)?',
    'Wer von den Arabern der Schar 6 zieht aus Kilikien nach Syrien (bisher 0)?',
  ],
  [
    { ...march, stage: 'onward' },
    'make a forced march with Alexander from Syria?',
    'Geht es mit Alexander im Gewaltmarsch aus Syrien weiter?',
  ],
  [
    { ...march, stage: 'further' },
    'which units march on with Alexander from Cilicia into Syria (1 so far)?',
    'Wer zieht mit Alexander weiter aus Kilikien nach Syrien (bisher 1)?',
  ],
  [
    { ...march, stage: 'over' },
    'the march from Cilicia into Syria is over',
    'Der Marsch aus Kilikien nach Syrien ist zu Ende',
  ],
  [{ kind: 'combats', left: [], now: null, withdrawn: [] }, 'the next combat', 'Das nächste Gefecht'],
  [
    {
      kind: 'evasion',
      province: 'syria',
      tactical: true,
      left: [{ ...party('persian', 4, 'persianOfficer'), on: 2, within: null }],
      evaded: null,
    },
    'evade combat in Syria on a die of 2 or less (the Persian officer with 4 units)?',
    'Dem Kampf in Syrien ausweichen, bei einem Wurf von 2 oder weniger (der Persische Offizier mit 4 Einheiten)?',
  ],
  [
    { kind: 'evasion', province: 'syria', tactical: false, left: [], evaded: null },
    'combat in Syria',
    'Gefecht in Syrien',
  ],
  [
    {
      kind: 'minorCombat',
      province: 'syria',
      attacker: party('macedonian', 1),
      defender: party('persian', 1),
      strengths: [8, 7],
      result: null,
      done: 0,
    },
    'combat in Syria: the Macedonians against the Persians',
    'Gefecht in Syrien: die Makedonen gegen die Perser',
  ],
  [{ ...losses, city: null }, 'which unit loses a step (2 to lose)?', 'Welche Einheit verliert eine Stufe (noch 2)?'],
  [
    { ...losses, city: 'sogdianRock' },
    'what do you lose at the Sogdian Rock (2 to lose)?',
    'Was geht im Sogdischen Felsen verloren (noch 2)?',
  ],
  [
    { kind: 'casualty', leader: 'persianOfficer', column: 'rout', again: false, result: null, rule: 'R 9.5' },
    'is the Persian officer a casualty?',
    'Was geschieht mit dem Persischen Offizier?',
  ],
  [
    { ...retreat, discretionary: false },
    'where do you retreat from Syria (Darius with 1 unit)?',
    'Wohin aus Syrien zurückweichen (Dareios mit 1 Einheit)?',
  ],
  [
    { ...retreat, discretionary: true },
    'retreat, and where to, from Syria (Darius with 1 unit)?',
    'Ob und wohin aus Syrien zurückweichen (Dareios mit 1 Einheit)?',
  ],
  [
    {
      kind: 'battle',
      province: 'syria',
      armies: [
        { side: 'persian', units: [], leaders: [], commanders: [] },
        { side: 'macedonian', units: [], leaders: [], commanders: [] },
      ],
      first: 'macedonian',
      round: 0,
      step: 0,
      fighters: [],
      leaders: [],
      vacant: [],
      engaged: [],
      led: [],
      idle: [],
      fired: [],
      ended: null,
      winner: null,
    },
    'battle of Syria',
    'Schlacht in Syrien',
  ],
  [
    { ...array, units: ['royalGuard-1'], leaders: ['darius'] },
    'which unit do you place, and where (1 to place)?',
    'Welche Einheit wird wo aufgestellt (noch 1)?',
  ],
  [
    { ...array, units: [], leaders: ['darius'] },
    'with which unit do you stack a leader (1 to place)?',
    'Zu welcher Einheit wird ein Anführer gestellt (noch 1)?',
  ],
  [
    { ...array, units: [], leaders: [] },
    'which units change lines before the battle?',
    'Wechselt jemand vor der Schlacht die Linie?',
  ],
  [
    { kind: 'rally', side: 'persian', left: ['persianOfficer'], stage: 'ask' },
    'does the Persian officer try to rally routed units?',
    'Versucht der Persische Offizier, Fliehende zu sammeln?',
  ],
  [
    { kind: 'rally', side: 'persian', left: ['persianOfficer'], stage: 'place' },
    'in which box do the units with the Persian officer rally?',
    'In welchem Feld sammeln sich die Einheiten bei dem Persischen Offizier?',
  ],
  [{ kind: 'rally', side: 'persian', left: [], stage: 'ask' }, 'routed units rally', 'Die Fliehenden sammeln sich'],
  [
    { kind: 'closeUp', post: { army: 'persian', box: 'left' } },
    'which unit do you move into the first line of the Persian Left?',
    'Wer tritt auf dem linken Flügel der Perser in die erste Linie vor?',
  ],
  [{ kind: 'closeUp', post: null }, 'the second line steps forward', 'Die Reihen werden geschlossen'],
  [
    { kind: 'manoeuvre', side: 'persian', handled: [], ledAnew: [], shift: null, advances: [], done: false },
    'which unit do you move on the Tactical Display?',
    'Welche Einheit bewegt sich auf dem Schlachtfeld?',
  ],
  [{ ...assault, current: null }, 'which box attacks, and where?', 'Welches Feld greift wo an?'],
  [
    {
      ...assault,
      current: {
        from: { army: 'macedonian', box: 'rightOutflank' },
        into: { army: 'persian', box: 'reserve' },
        struck: [],
        met: [],
      },
    },
    'which unit of the Macedonian Right Outflank attacks which unit of the Persian Reserve?',
    'Wer greift aus der rechten Umgehung der Makedonen in der Reserve der Perser wen an?',
  ],
  [
    { ...duel, stage: 'ask', bereaved: null },
    'Royal Guard against Agrianes: fire first?',
    'Königsgarde gegen Agrianen: vorher schießen?',
  ],
  [{ ...duel, stage: 'strike', bereaved: null }, 'Royal Guard against Agrianes', 'Königsgarde gegen Agrianen'],
  [
    { ...duel, stage: 'done', bereaved: 'persianOfficer' },
    'with which unit do you stack the Persian officer now?',
    'Zu welcher Einheit wird der Persische Offizier jetzt gestellt?',
  ],
  [{ ...pursuit, stage: 'ask', toll: 0 }, 'pursue the Persians?', 'Die Perser verfolgen?'],
  [
    { ...pursuit, stage: 'pursue', toll: 2 },
    'which unit do you lose in the pursuit (2 to lose)?',
    'Welche Einheit geht bei der Verfolgung verloren (noch 2)?',
  ],
  [{ ...pursuit, stage: 'pursue', toll: 0 }, 'the pursuit of the Persians', 'Die Verfolgung der Perser'],
  [
    { kind: 'sieges', left: ['macedonian'], tried: [], spent: [], laid: [] },
    'which city do you besiege?',
    'Welche Stadt wird belagert?',
  ],
  [
    { ...siege, stage: 'muster' },
    'which pieces take part in the siege of the Sogdian Rock (2 so far)?',
    'Wer nimmt an der Belagerung des Sogdischen Felsens teil (bisher 2)?',
  ],
  [
    { ...siege, stage: 'sortie' },
    'make a sortie from the Sogdian Rock?',
    'Einen Ausfall aus dem Sogdischen Felsen machen?',
  ],
  [
    { ...siege, stage: 'sallied' },
    'continue the siege of the Sogdian Rock?',
    'Die Belagerung des Sogdischen Felsens fortsetzen?',
  ],
  [{ ...siege, stage: 'storm', city: 'tyre' }, 'the siege of Tyre', 'Die Belagerung von Tyros'],
  [{ ...siege, stage: 'aftermath' }, 'which pieces leave the Sogdian Rock?', 'Wer verlässt den Sogdischen Felsen?'],
  [
    { kind: 'exposure', side: 'macedonian', left: ['alexander'], checks: 1, hurt: [], rule: 'R 11.4' },
    'which leader do you check for casualties (1 to check)?',
    'Welcher Anführer wird auf Verluste geprüft (noch 1)?',
  ],
  [
    { kind: 'summons', city: 'sogdianRock', side: 'macedonian', from: 'sogdiana' },
    'does the Sogdian Rock surrender?',
    'Ergibt sich der Sogdische Fels?',
  ],
  [
    { kind: 'reinforcements', side: 'persian', units: ['persianElephant-1'], leaders: ['mazaeus'] },
    'where do you place Persian elephants?',
    'Wohin kommt diese Verstärkung: Persische Elefanten?',
  ],
  [
    { kind: 'reinforcements', side: 'persian', units: [], leaders: ['mazaeus'] },
    'where do you place Mazaeus?',
    'Wohin kommt diese Verstärkung: Mazaios?',
  ],
  [
    { kind: 'reinforcements', side: 'persian', units: [], leaders: [] },
    'reinforcements arrive',
    'Verstärkungen treffen ein',
  ],
  [
    { ...buying, raising: null, razed: null },
    'what do you buy with 1 replacement point?',
    'Was kaufen (noch 1 Ersatzpunkt)?',
  ],
  [
    { ...buying, raising: 'persianLevy-4', razed: null },
    'where do you place Persian levy 4?',
    'Wo sammeln sich die neuen Truppen: Persisches Aufgebot 4?',
  ],
  [
    { ...buying, raising: null, razed: 'tyre' },
    'which city gets the wall of Tyre?',
    'Welche Stadt bekommt die Mauer von Tyros?',
  ],
  [
    { kind: 'standIn', side: 'persian', leader: 'persianOfficer', survivors: [] },
    'where does the Persian officer take command?',
    'Wo übernimmt der Persische Offizier den Befehl?',
  ],
  [{ kind: 'randomEvents', step: 0 }, 'the next random event', 'Das nächste Zufallsereignis'],
  [
    { kind: 'revolt', side: 'persian', province: 'hellas', stage: 'test' },
    'is there a revolt in Hellas?',
    'Gibt es einen Aufstand in Hellas?',
  ],
  [{ ...raid, province: null }, 'do raiders come?', 'Fällt jemand ein?'],
  [{ ...raid, province: 'scythia' }, 'a raid from Scythia', 'Ein Einfall aus Skythien'],
  [
    {
      kind: 'gathering',
      side: 'persian',
      province: 'hellas',
      nation: 'mercenary',
      left: 3,
      chosen: [],
      raiders: false,
    },
    'which mercenaries gather in Hellas (3 left)?',
    'Welche Söldner sammeln sich in Hellas (noch 3)?',
  ],
  [
    { kind: 'succession', side: 'persian', leader: 'bessus' },
    'where do you proclaim Bessus King?',
    'Wo wird Bessos zum König ausgerufen?',
  ],
  [{ kind: 'kingsHealth', leader: 'alexander' }, 'does Alexander survive?', 'Bleibt Alexander am Leben?'],
  [
    { ...mutiny, stage: 'troops', left: 0, suspects: [] },
    'do the troops of Alexander mutiny?',
    'Meutern die Truppen von Alexander?',
  ],
  [
    { ...mutiny, stage: 'dismissal', left: 2, suspects: [] },
    'which unit do you send home (2 to dismiss)?',
    'Wer geht heim (noch 2)?',
  ],
  [
    { ...mutiny, stage: 'suspicion', left: 0, suspects: ['craterus', 'coenus'] },
    'who is suspected of treachery against Alexander?',
    'Wer wird des Verrats an Alexander verdächtigt?',
  ],
  [
    { ...mutiny, stage: 'trial', left: 0, suspects: ['craterus'] },
    'is Craterus guilty of treachery?',
    'Ist Krateros des Verrats schuldig?',
  ],
];

type Word<S> = { readonly question: (frame: never, speech: S) => Phrase; readonly pass: unknown };

const asks = <S>(table: Readonly<Record<FrameKind, Word<S>>>, frame: GameFrame, speech: S): string =>
  table[frame.kind].question(frame as never, speech).text;

test.each(ASKED)('%j', (frame, en, de) => {
  expect([asks(inEnglish.frames, frame, english(state)), asks(inGerman.frames, frame, german(state))]).toEqual([
    en,
    de,
  ]);
});

test('these are all frames that there are, and nobody passes in any of them', () => {
  const told = new Set<string>(ASKED.map(([{ kind }]) => kind));
  const kinds = Object.keys(frames) as FrameKind[];
  expect(kinds.filter((kind) => !told.has(kind))).toEqual([]);
  expect(kinds.filter((kind) => inEnglish.frames[kind].pass !== null || inGerman.frames[kind].pass !== null)).toEqual(
    [],
  );
});

test('who is asked is told', () => {
  expect(question(state)).toMatchObject({ text: 'Macedonians: what do you move?', asked: 'macedonian' });
  expect(question(state, 'de')).toMatchObject({ text: 'Makedonen: Was wird bewegt?', asked: 'macedonian' });
});

test.each([
  [
    { kind: 'recovery', side: 'macedonian', left: ['parmenio', 'alexander'] },
    'recovery',
    'The Macedonians roll a die for the recovery of Parmenio',
    'Die Makedonen würfeln für die Genesung von Parmenion',
  ],
  [
    { kind: 'casualty', leader: 'darius', column: 'battle', again: false, result: null, rule: 'R 10.16' },
    'casualty',
    'The Macedonians roll a die for a casualty check of Darius',
    'Die Makedonen würfeln für das Leben von Dareios',
  ],
  [
    { kind: 'casualty', leader: 'alexander', column: 'battle', again: true, result: 'killed', rule: 'R 10.16' },
    'casualtyAgain',
    'The Macedonians roll a die for a second casualty check of Alexander',
    'Die Makedonen würfeln noch einmal für das Leben von Alexander',
  ],
] as const)('R 10.16, 12.9 as long as a die is awaited for a leader he is named: %j', (asking, purpose, en, de) => {
  const roll = { kind: 'roll', purpose, side: 'macedonian', dice: 1, values: [] } as const;
  const waiting = { ...state, stack: [{ kind: 'turn', begun: true, step: 0 }, asking, roll] } as GameState;
  expect([question(waiting)?.text, question(waiting, 'de')?.text]).toEqual([en, de]);
});
