/** What is asked in every kind of frame of this variant, in words written by hand. */
import { expect, test } from 'vitest';
import { createGame, orThrow, type FrameKind, type GameFrame, type GameState } from '../../../src/clash/index.js';
import { frames } from '../../../src/clash/rules/frames.js';
import { inGerman } from '../../../src/clash/text/de/index.js';
import { clashGerman } from '../../../src/clash/text/de/speech.js';
import { inEnglish } from '../../../src/clash/text/en/index.js';
import { clashEnglish } from '../../../src/clash/text/en/speech.js';
import { question } from '../../../src/clash/text/index.js';
import { frames as ofTheBase } from '../../../src/conquest/rules/frames.js';
import type { Phrase } from '../../../src/core/index.js';
import { state } from './table.js';

const forTwo = orThrow(createGame({ players: 2 }));

const claim = { kind: 'deployment', claim: 'antigonids', left: [] } as const;
const attack = {
  kind: 'challenge',
  side: 'antigonid',
  province: 'cyprus',
  force: 'antigonid',
  against: 'ptolemaic',
  invited: [],
  ally: null,
  last: null,
  order: [],
} as const;
const mutiny = { kind: 'mutinyCheck', side: 'ptolemaic', left: [], shaken: [] } as const;
const voyage = { kind: 'voyage', side: 'antigonid', fleet: 'newFleet' } as const;

type Asked = readonly [frame: GameFrame, en: string, de: string];

const ASKED: readonly Asked[] = [
  // R S4, S5
  [
    { kind: 'possession', province: 'babylonia', left: ['body'] },
    'who takes Alexander’s Body?',
    'Wer bringt den Leichnam Alexanders in seine Hand?',
  ],
  [{ kind: 'possession', province: 'babylonia', left: [null] }, 'who stays in Babylonia?', 'Wer bleibt in Babylonien?'],
  [
    { kind: 'disengagement', side: 'regency', from: 'babylonia' },
    'where do you withdraw from Babylonia?',
    'Wohin aus Babylonien abziehen?',
  ],
  [{ kind: 'cup', left: ['eumenes'] }, 'which leader is drawn?', 'Welcher Feldherr wird gezogen?'],
  [
    { ...claim, units: ['hetairoi-1'], leaders: ['antigonus'], baggage: ['siegeTrain'], walls: 4 },
    'where do you place Hetairoi (3 to place)?',
    'Wo aufstellen: Hetairen (noch 3)?',
  ],
  [
    { ...claim, units: [], leaders: [], baggage: ['siegeTrain'], walls: 4 },
    'where do you place the Siege Train (1 to place)?',
    'Wo aufstellen: den Belagerungspark (noch 1)?',
  ],
  [
    { ...claim, units: [], leaders: [], baggage: [], walls: 1 },
    'where do you build (1 wall left)?',
    'Wo bauen (noch 1 Mauer)?',
  ],
  // R S1.4, S6.2
  [
    {
      kind: 'contest',
      purpose: 'initiative',
      bids: [
        { side: 'antigonid', added: 8, totals: [] },
        { side: 'seleucid', added: 7, totals: [] },
      ],
    },
    'the Antigonids and the Seleucids roll for initiative',
    'Die Antigoniden und die Seleukiden würfeln um die Initiative',
  ],
  [
    { kind: 'initiative', ranking: ['seleucid'], places: [null, null] },
    'when do you move in this turn?',
    'Wann in dieser Runde ziehen?',
  ],
  // R S8: what the variants share
  [
    { ...voyage, from: 'cyprus', units: ['phalanx-1'], leaders: ['antigonus'] },
    'which pieces sail with the New fleet from Cyprus, and where (aboard: Antigonus with 1 unit)?',
    'Wer fährt mit der Neuen Flotte von Kypros, und wohin (an Bord: Antigonos mit 1 Einheit)?',
  ],
  [
    { ...voyage, from: 'aegean', units: [], leaders: [] },
    'which pieces sail with the New fleet from the Aegean Sea, and where (aboard: nobody)?',
    'Wer fährt mit der Neuen Flotte aus der Ägäis, und wohin (an Bord: niemand)?',
  ],
  // R S9
  [{ kind: 'combats', left: [], now: null, withdrawn: [] }, 'combat', 'Die Gefechte'],
  [
    { kind: 'combats', left: [], now: null, withdrawn: [], phasing: 'seleucid' },
    'whom do you fight?',
    'Gegen wen kämpfen?',
  ],
  [
    { ...attack, stage: 'invite' },
    'the attack on the Ptolemies on Cyprus: do you attack alone, or whom do you invite?',
    'Angriff auf die Ptolemäer auf Kypros: allein, oder mit wem?',
  ],
  [
    { ...attack, stage: 'answer', against: 'band-6', province: 'arabia' },
    'join the attack on the Arabs of group 6 in Arabia?',
    'Sich dem Angriff auf die Araber der Schar 6 in Arabien anschließen?',
  ],
  [
    { ...attack, stage: 'order', province: 'syria' },
    'the attack on the Ptolemies in Syria: do you set up first or last?',
    'Angriff auf die Ptolemäer in Syrien: Wer stellt sich zuletzt auf?',
  ],
  [
    { ...attack, stage: 'fight', province: 'syria' },
    'the attack on the Ptolemies in Syria',
    'Angriff auf die Ptolemäer in Syrien',
  ],
  // R S7.1, S11-S14
  [
    { kind: 'migration', left: [{ force: 'indian', from: 'gandara' }], moved: [] },
    'where do the Indians move from Gandara?',
    'Wohin ziehen die Inder aus Gandhara?',
  ],
  [{ kind: 'migration', left: [], moved: [] }, 'the independents have moved', 'Die Unabhängigen sind gezogen'],
  [
    { kind: 'levy', side: 'seleucid', raised: [] },
    'the new troops of the Seleucids',
    'Die neuen Truppen der Seleukiden',
  ],
  [
    { kind: 'recall', side: 'seleucid', unit: 'phalanx-2' },
    'where do you place Phalanx 2?',
    'Wo wird diese Einheit aufgestellt: Phalanx 2?',
  ],
  [
    { kind: 'lastChance', side: 'seleucid', markers: ['roxane'] },
    'put Roxane to death, before it is too late?',
    'Roxane töten lassen, ehe es zu spät ist?',
  ],
  [
    { kind: 'lastChance', side: 'seleucid', markers: ['royalFamily', 'roxane'] },
    'put the Royal Family and Roxane to death, before it is too late?',
    'Die Königsfamilie und Roxane töten lassen, ehe es zu spät ist?',
  ],
  [{ kind: 'reckoning' }, 'Victory Points are counted', 'Die Siegpunkte werden gezählt'],
  [{ ...mutiny, at: null, count: 0 }, 'are the troops of the Ptolemies loyal?', 'Sind die Truppen der Ptolemäer treu?'],
  [
    { ...mutiny, at: 'cyprus', count: 2 },
    'which unit goes home on Cyprus (2 to go)?',
    'Wer geht auf Kypros heim (noch 2)?',
  ],
  [
    { kind: 'prisoners', side: 'seleucid', left: ['eumenes'], asked: null },
    'to which prisoner do you offer a command?',
    'Welchem Gefangenen ein Kommando anbieten?',
  ],
  [
    { kind: 'prisoners', side: 'seleucid', left: [], asked: 'scythianKing' },
    'does the Scythian King change sides?',
    'Wechselt der Skythenkönig die Seite?',
  ],
  // R S5.6, S8
  [{ kind: 'seaBattles', side: 'seleucid', left: [] }, 'whom do you fight at sea?', 'Gegen wen auf See kämpfen?'],
  [
    {
      kind: 'seaBattle',
      zone: 'blackSea',
      attacker: { side: 'antigonid', fleets: [], fortress: null },
      defender: { side: 'neutral', fleets: [], fortress: null },
      column: 1,
      modifier: 0,
      result: null,
      done: 0,
    },
    'battle in the Black Sea: the Antigonids against the Neutrals',
    'Seeschlacht im Schwarzen Meer: Die Antigoniden gegen die Neutralen',
  ],
  [
    { kind: 'sinking', side: 'antigonid', fleets: ['newFleet'], fortress: null },
    'which fleet or wall do you lose?',
    'Was geht verloren?',
  ],
  [
    { kind: 'shipless', side: 'antigonid', zone: 'aegean', why: 'sunk' },
    'what do you do with the pieces without ships in the Aegean Sea?',
    'Was geschieht in der Ägäis mit den Figuren ohne Schiffe?',
  ],
  [
    { kind: 'shipless', side: 'antigonid', zone: 'aegean', why: 'deserted' },
    'where do the pieces without ships in the Aegean Sea come ashore?',
    'Wo kommen die Figuren ohne Schiffe in der Ägäis an Land?',
  ],
  [
    { kind: 'seaWithdrawal', side: 'antigonid', zone: 'blackSea' },
    'withdraw from the Black Sea?',
    'Aus dem Schwarzen Meer ausweichen?',
  ],
  [{ kind: 'talks', side: 'antigonid', done: false }, 'send envoys to Rhodes?', 'Gesandte nach Rhodos schicken?'],
];

/** In the game for two. */
const FOR_TWO: readonly Asked[] = [
  [
    { kind: 'loyalty', left: ['guards'] },
    'who wins the loyalty of the guards at Babylon?',
    'Wer gewinnt die Garden in Babylon für sich?',
  ],
  [{ kind: 'loyalty', left: [] }, 'all have chosen sides', 'Alle haben sich entschieden'],
];

/** Words for one kind of frame, whatever kind it is. */
type Asking = Readonly<Record<string, { question(frame: GameFrame, speech: unknown): Phrase }>>;

/** A question in English and in German. */
const put = (frame: GameFrame, shown: GameState): readonly (string | undefined)[] =>
  (
    [
      [inEnglish.frames as unknown as Asking, clashEnglish(shown)],
      [inGerman.frames as unknown as Asking, clashGerman(shown)],
    ] as const
  ).map(([words, speech]) => words[frame.kind]?.question(frame, speech).text);

test.each(ASKED)('%j', (frame, en, de) => {
  expect(put(frame, state)).toEqual([en, de]);
});

test.each(FOR_TWO)('%j, for two', (frame, en, de) => {
  expect(put(frame, forTwo)).toEqual([en, de]);
});

test('these are all frames that the base does not have', () => {
  const told = new Set<string>([...Object.keys(ofTheBase), ...[...ASKED, ...FOR_TWO].map(([{ kind }]) => kind)]);
  expect((Object.keys(frames) as FrameKind[]).filter((kind) => !told.has(kind))).toEqual([]);
});

test('who is asked is named, but chance', () => {
  expect(question(forTwo)).toMatchObject({ text: 'A die is rolled for loyalty', asked: 'chance' });
  const talking: GameState = {
    ...state,
    stack: [...state.stack.slice(0, 1), { kind: 'talks', side: 'antigonid', done: false }],
  };
  expect(question(talking)).toMatchObject({ text: 'Antigonids: send envoys to Rhodes?', asked: 'antigonid' });
  expect(question(talking, 'de')?.text).toBe('Antigoniden: Gesandte nach Rhodos schicken?');
  expect(question({ ...state, stack: [] })).toBeUndefined();
});
