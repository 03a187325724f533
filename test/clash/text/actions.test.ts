/** Every action of this variant and of those that variants share, in words written by hand: articles, cases, numbers and places. */
import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../../../src/clash/codec/action.js';
import type { Action } from '../../../src/clash/index.js';
import { describeAction } from '../../../src/clash/text/index.js';
import { ACTION_TYPES as OF_THE_BASE } from '../../../src/conquest/codec/action.js';
import { state } from './table.js';

const mine = { player: 'antigonid' } as const;
const his = { player: 'ptolemaic' } as const;

const ACTIONS: readonly (readonly [action: Action, en: string, de: string])[] = [
  // R S4, S5
  [
    { ...mine, type: 'deployPiece', piece: 'hetairoi-1', province: 'cilicia' },
    'Place Hetairoi (3 of 4 steps) in Cilicia',
    'Hetairen (3 von 4 Stufen) in Kilikien aufstellen',
  ],
  [
    { ...his, type: 'deployPiece', piece: 'body', province: 'cyprus' },
    'Place Alexander’s Body on Cyprus',
    'Den Leichnam Alexanders auf Kypros aufstellen',
  ],
  [
    { ...his, type: 'deployRest', province: 'lybia' },
    'Place all remaining pieces in Lybia',
    'Alle übrigen Figuren in Libyen aufstellen',
  ],
  [
    { ...his, type: 'deployWall', city: 'cyprusFortress' },
    'Build a wall at the fortress on Cyprus',
    'Eine Mauer in der Festung auf Kypros bauen',
  ],
  [
    { ...mine, type: 'deployWall', city: 'ciliciaFortress' },
    'Build a wall at the fortress in Cilicia',
    'Eine Mauer in der Festung in Kilikien bauen',
  ],
  [{ player: 'warlords', type: 'disengage', province: 'assyria' }, 'Withdraw to Assyria', 'Nach Assyrien abziehen'],
  // R S6
  [{ ...mine, type: 'choosePlace', place: 1 }, 'Move first', 'Als Erste ziehen'],
  [{ ...mine, type: 'choosePlace', place: 2 }, 'Move second', 'Als Zweite ziehen'],
  [{ ...mine, type: 'choosePlace', place: 3 }, 'Move third', 'Als Dritte ziehen'],
  [{ ...mine, type: 'choosePlace', place: 4 }, 'Move fourth', 'Als Vierte ziehen'],
  [{ ...mine, type: 'choosePlace', place: 5 }, 'Move as number 5', 'Als 5 ziehen'],
  // R S8: what the variants share
  [
    { ...mine, type: 'sail', fleet: 'ionianFleet', zone: 'blackSea' },
    'Sail with the Ionian fleet into the Black Sea',
    'Mit der Ionischen Flotte ins Schwarze Meer segeln',
  ],
  [
    { ...mine, type: 'load', fleet: 'newFleet', province: 'cilicia' },
    'Load the New fleet in Cilicia',
    'In Kilikien Truppen an Bord der Neuen Flotte nehmen',
  ],
  [
    { ...mine, type: 'load', fleet: 'blackSeaFleet', province: 'blackSea' },
    'Load the Black Sea fleet in the Black Sea',
    'Im Schwarzen Meer Truppen an Bord der Schwarzmeerflotte nehmen',
  ],
  [{ ...mine, type: 'board', piece: 'antigonus' }, 'Take Antigonus aboard', 'Antigonos an Bord nehmen'],
  [{ ...his, type: 'board', piece: 'body' }, 'Take Alexander’s Body aboard', 'Den Leichnam Alexanders an Bord nehmen'],
  [
    { ...mine, type: 'land', province: 'crete', zone: 'aegean' },
    'Land on Crete and anchor in the Aegean Sea',
    'Auf Kreta landen und in der Ägäis ankern',
  ],
  [
    { ...mine, type: 'stayAboard', zone: 'ionian' },
    'Stay aboard in the Ionian Sea',
    'In der Ionischen See an Bord bleiben',
  ],
  [
    { ...mine, type: 'offerBattle', province: 'cyprus', force: 'antigonid', against: 'ptolemaic' },
    'Fight the Ptolemies on Cyprus',
    'Auf Kypros gegen die Ptolemäer kämpfen',
  ],
  [
    { player: 'independents', type: 'offerBattle', province: 'sind', force: 'indian', against: 'seleucid' },
    'Fight the Seleucids in Sind with the Indians',
    'In Sind mit den Indern gegen die Seleukiden kämpfen',
  ],
  [
    { ...mine, type: 'offerBattle', province: 'arabia', force: 'antigonid', against: 'band-6' },
    'Fight the Arabs of group 6 in Arabia',
    'In Arabien gegen die Araber der Schar 6 kämpfen',
  ],
  [{ ...mine, type: 'endCombats' }, 'Fight no more combats', 'Keinen weiteren Kampf austragen'],
  // R S5.6, S8
  [
    { ...mine, type: 'engageFleets', zone: 'phoenician', against: 'ptolemaic' },
    'Fight the Ptolemies at sea, in the Phoenician Sea',
    'In der Phönizischen See gegen die Ptolemäer kämpfen',
  ],
  [{ ...mine, type: 'endSeaBattles' }, 'Fight no more battles at sea', 'Keine weitere Seeschlacht schlagen'],
  [{ ...mine, type: 'loseFleet', fleet: 'cypriotFleet' }, 'Lose the Cypriote fleet', 'Die Kyprische Flotte verlieren'],
  [
    { ...mine, type: 'loseSeaWall', city: 'rhodianFortress' },
    'Lose a wall of the naval fortress of Rhodes',
    'Eine Mauer der Seefestung von Rhodos verlieren',
  ],
  [{ ...mine, type: 'giveUp', unit: 'artillery-1' }, 'Lose Artillery 1 at sea', 'Geschütze 1 auf See verlieren'],
  [
    { ...mine, type: 'comeAshore', piece: 'royalFamily', province: 'rhodes' },
    'Bring the Royal Family ashore on Rhodes',
    'Die Königsfamilie auf Rhodos an Land bringen',
  ],
  [
    { ...mine, type: 'withdrawFleets', zone: 'egyptian' },
    'Withdraw into the Egyptian Sea',
    'In die Ägyptische See ausweichen',
  ],
  [{ ...mine, type: 'holdSea' }, 'Do not withdraw', 'Nicht ausweichen'],
  [
    { ...mine, type: 'buildFleet', fleet: 'athenianFleet', zone: 'aegean' },
    'Build the Athenian fleet in the Aegean Sea',
    'Die Athenische Flotte in der Ägäis bauen',
  ],
  [{ ...mine, type: 'talkWithRhodes' }, 'Send envoys to Rhodes', 'Gesandte nach Rhodos schicken'],
  [{ ...mine, type: 'leaveRhodes' }, 'Do not send envoys to Rhodes', 'Keine Gesandten nach Rhodos schicken'],
  // R S9
  [
    { ...mine, type: 'invite', force: 'seleucid' },
    'Invite the Seleucids to join the attack',
    'Die Seleukiden zum Angriff einladen',
  ],
  [{ ...mine, type: 'attackAlone' }, 'Attack alone', 'Allein angreifen'],
  [{ ...mine, type: 'callOff' }, 'Call off the attack', 'Vom Angriff absehen'],
  [{ ...his, type: 'joinAttack' }, 'Join the attack', 'Sich dem Angriff anschließen'],
  [{ ...his, type: 'declineAttack' }, 'Do not join the attack', 'Sich dem Angriff nicht anschließen'],
  [{ ...mine, type: 'setUpFirst' }, 'Set up first', 'Sich zuerst aufstellen'],
  [{ ...mine, type: 'setUpLast' }, 'Set up last', 'Sich zuletzt aufstellen'],
  // R S11-S14
  [
    { ...mine, type: 'spendTreasury', marker: 'treasury' },
    'Spend the Treasury on troops',
    'Den Reichsschatz für Truppen ausgeben',
  ],
  [
    { ...mine, type: 'recall', unit: 'phalanx-2' },
    'Recall Phalanx 2 (1 of 2 steps)',
    'Phalanx 2 (1 von 2 Stufen) zurückrufen',
  ],
  [{ ...mine, type: 'destroyMarker', marker: 'roxane' }, 'Put Roxane to death', 'Roxane töten lassen'],
  [{ ...mine, type: 'spareMarkers' }, 'Do not put anybody to death', 'Niemanden töten lassen'],
  [
    { ...mine, type: 'designateGuard', unit: 'hetairoi-1' },
    'Make Hetairoi (3 of 4 steps) the personal guard',
    'Hetairen (3 von 4 Stufen) zur Leibgarde machen',
  ],
  [
    { ...mine, type: 'makeOffer', leader: 'scythianKing' },
    'Offer the Scythian King a command',
    'Dem Skythenkönig ein Kommando anbieten',
  ],
  [{ ...mine, type: 'endOffers' }, 'Make no more offers', 'Kein weiteres Kommando anbieten'],
  // Of the base, by the components of this variant
  [
    { ...mine, type: 'march', leader: 'scythianKing', province: 'bactria' },
    'March with the Scythian King into Bactria',
    'Mit dem Skythenkönig nach Baktrien marschieren',
  ],
  [{ ...mine, type: 'takeBaggage', baggage: 'treasury' }, 'Take the Treasury along', 'Den Reichsschatz mitnehmen'],
  [
    { ...mine, type: 'arrayUnit', unit: 'companions-1', box: 'centre', line: 1 },
    'Place Companion cavalry 1 in the Antigonid Centre, first line',
    'Gefährtenreiter 1 ins Zentrum der Antigoniden stellen, erste Linie',
  ],
];

test.each(ACTIONS)('%j', (action, en, de) => {
  expect([describeAction(action, state).text, describeAction(action, state, 'de').text]).toEqual([en, de]);
});

test('these are all actions that the base does not have', () => {
  const told = new Set<string>([...OF_THE_BASE, ...ACTIONS.map(([{ type }]) => type)]);
  expect(ACTION_TYPES.filter((type) => !told.has(type))).toEqual([]);
});
