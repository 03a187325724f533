/** Every action, in words written by hand: articles, cases, numbers and places. */
import { expect, test } from 'vitest';
import { ACTION_TYPES } from '../../../src/conquest/codec/action.js';
import type { Action } from '../../../src/conquest/index.js';
import { describeAction } from '../../../src/conquest/text/index.js';
import { state } from './table.js';

const post = (army: 'macedonian' | 'persian', box: 'left' | 'centre' | 'reserve' | 'rightOutflank') => ({ army, box });

const mine = { player: 'macedonian' } as const;
const his = { player: 'persian' } as const;

const ACTIONS: readonly (readonly [action: Action, en: string, de: string])[] = [
  [
    { ...mine, type: 'march', leader: 'macedonianOfficer', province: 'syria' },
    'March with the Macedonian officer into Syria',
    'Mit dem Makedonischen Offizier nach Syrien marschieren',
  ],
  [
    { ...his, type: 'marchForce', force: 'band-6', from: 'arabia', province: 'syria' },
    'March with the Arabs of group 6 from Arabia into Syria',
    'Mit den Arabern der Schar 6 aus Arabien nach Syrien ziehen',
  ],
  [
    { ...his, type: 'marchForce', force: 'indian', from: 'gandara', province: 'upperIndia' },
    'March with the Indians from Gandara into Upper India',
    'Mit den Indern aus Gandhara nach Oberindien ziehen',
  ],
  [
    { ...his, type: 'marchForce', force: 'persian', from: 'media', province: 'susiana' },
    'March with the Persians from Media into Susiana',
    'Mit den Persern aus Medien nach Susiana ziehen',
  ],
  [{ ...mine, type: 'take', unit: 'phalanx-3' }, 'Take Phalanx 3 along', 'Phalanx 3 mitnehmen'],
  [
    { ...mine, type: 'take', unit: 'phalanx-7' },
    'Take Phalanx 7 (1 of 2 steps) along',
    'Phalanx 7 (1 von 2 Stufen) mitnehmen',
  ],
  [
    { ...mine, type: 'takeBaggage', baggage: 'siegeTrain' },
    'Take the Siege Train along',
    'Den Belagerungspark mitnehmen',
  ],
  [
    { ...mine, type: 'garrison', piece: 'hetairoi-1', city: 'sogdianRock' },
    'Move Hetairoi (3 of 4 steps) into the Sogdian Rock',
    'Hetairen (3 von 4 Stufen) in den Sogdischen Felsen schicken',
  ],
  [
    { ...mine, type: 'takeField', piece: 'alliedHoplites-1', province: 'ionia' },
    'Move Allied hoplites 1 from Sardis into the open in Ionia',
    'Verbündete Hopliten 1 aus Sardes in Ionien aus der Stadt führen',
  ],
  [
    { ...mine, type: 'loseStep', unit: 'hetairoi-1' },
    'Lose a step of Hetairoi (3 of 4 steps)',
    'Hetairen (3 von 4 Stufen) um eine Stufe schwächen',
  ],
  [
    { ...mine, type: 'loseStep', unit: 'phalanx-7' },
    'Lose Phalanx 7 (1 of 2 steps)',
    'Phalanx 7 (1 von 2 Stufen) verlieren',
  ],
  [{ ...his, type: 'loseStep', unit: 'persianLevy-1' }, 'Lose Persian levy 1', 'Persisches Aufgebot 1 verlieren'],
  [
    { ...mine, type: 'arrayUnit', unit: 'phalanx-1', box: 'left', line: 1 },
    'Place Phalanx 1 in the Macedonian Left, first line',
    'Phalanx 1 auf den linken Flügel der Makedonen stellen, erste Linie',
  ],
  [
    { ...mine, type: 'joinLeader', leader: 'macedonianOfficer', unit: 'phalanx-1' },
    'Stack the Macedonian officer with Phalanx 1',
    'Den Makedonischen Offizier zu einer Einheit stellen: Phalanx 1',
  ],
  [
    { ...mine, type: 'advanceUnit', unit: 'hetairoi-1', to: post('persian', 'reserve') },
    'Advance with Hetairoi (3 of 4 steps) into the Persian Reserve',
    'Hetairen (3 von 4 Stufen) in die Reserve der Perser vorrücken lassen',
  ],
  [
    { ...mine, type: 'rallyTo', to: post('macedonian', 'left') },
    'Rally in the Macedonian Left',
    'Die Fliehenden auf dem linken Flügel der Makedonen sammeln',
  ],
  [
    { ...mine, type: 'attackBox', from: post('macedonian', 'rightOutflank'), into: post('persian', 'left') },
    'Attack from the Macedonian Right Outflank into the Persian Left',
    'Aus der rechten Umgehung der Makedonen auf den linken Flügel der Perser vorstoßen',
  ],
  [{ ...his, type: 'breakOff' }, 'Make no more attacks from this box', 'Von diesem Feld aus niemanden mehr angreifen'],
  [{ ...his, type: 'fire' }, 'Fire at the attacker', 'Auf den Angreifer schießen'],
  [{ ...his, type: 'sortie' }, 'Make a sortie', 'Einen Ausfall machen'],
  [{ ...his, type: 'holdWalls' }, 'Stay behind the walls', 'Hinter den Mauern bleiben'],
  [
    { ...mine, type: 'expose', leader: 'macedonianOfficer' },
    'Check the Macedonian officer for casualties',
    'Den Makedonischen Offizier auf Verluste prüfen',
  ],
  [
    { ...mine, type: 'besiege', city: 'sogdianRock', force: 'macedonian', from: 'sogdiana' },
    'Besiege the Sogdian Rock from Sogdiana',
    'Den Sogdischen Felsen von Sogdien aus belagern',
  ],
  [
    { ...his, type: 'besiege', city: 'aornos', force: 'indian', from: 'gandara' },
    'Besiege Aornos from Gandara with the Indians',
    'Aornos von Gandhara aus mit den Indern belagern',
  ],
  [
    { ...his, type: 'besiege', city: 'tyre', force: 'band-6', from: 'arabia' },
    'Besiege Tyre from Arabia with the Arabs of group 6',
    'Tyros von Arabien aus mit den Arabern der Schar 6 belagern',
  ],
  [
    { ...mine, type: 'rebuild', unit: 'phalanx-7' },
    'Rebuild a step of Phalanx 7 (1 of 2 steps) in Cilicia',
    'Phalanx 7 (1 von 2 Stufen) in Kilikien um eine Stufe auffrischen',
  ],
  [
    { ...his, type: 'appoint', leader: 'persianOfficer', place: 'sardis' },
    'Give the command in Sardis to the Persian officer',
    'Dem Persischen Offizier in Sardes den Befehl geben',
  ],
  [
    { ...his, type: 'enthrone', leader: 'bessus', place: 'bactria' },
    'Proclaim Bessus King in Bactria',
    'Bessos in Baktrien zum König ausrufen',
  ],
  [{ ...mine, type: 'dismiss', unit: 'phalanx-1' }, 'Send Phalanx 1 home', 'Phalanx 1 heimschicken'],
  [{ player: 'chance', type: 'drawLeader', leader: 'craterus' }, 'Craterus is drawn', 'Krateros wird gezogen'],
  [{ player: 'chance', type: 'roll', die: 6 }, 'A 6 is rolled', 'Eine 6 fällt'],
  [
    { ...his, type: 'deploy', choice: 'kingsArmy', province: 'babylonia' },
    'Deploy Darius with 17 units in Babylonia',
    'Dareios mit 17 Einheiten in Babylonien aufstellen',
  ],
  [
    { ...mine, type: 'supplyFrom', province: 'hellas' },
    'Bring supply by sea from Hellas',
    'Nachschub über See aus Hellas holen',
  ],
  [{ ...mine, type: 'liveOffTheLand' }, 'Live off the land', 'Vom Land leben'],
  [
    { ...his, type: 'scorch', province: 'phrygia' },
    'Scorch the earth in Phrygia',
    'In Phrygien verbrannte Erde hinterlassen',
  ],
  [{ ...his, type: 'spareTheLand' }, 'Do not scorch any earth', 'Keine verbrannte Erde hinterlassen'],
  [{ ...mine, type: 'takeAll' }, 'Take along all pieces that can go', 'Alle mitnehmen, die mitkommen können'],
  [{ ...mine, type: 'depart' }, 'Set out', 'Aufbrechen'],
  [
    { ...mine, type: 'forceMarch', province: 'egypt' },
    'Make a forced march into Egypt',
    'Im Gewaltmarsch weiter nach Ägypten ziehen',
  ],
  [{ ...mine, type: 'halt' }, 'March no further', 'Nicht weiterziehen'],
  [{ ...mine, type: 'endMovement' }, 'Move nothing else', 'Nichts mehr bewegen'],
  [{ ...his, type: 'loseWall', city: 'tyre' }, 'Lose a wall of Tyre', 'Eine Mauer in Tyros verlieren'],
  [{ ...his, type: 'retreat', province: 'media' }, 'Retreat to Media', 'Nach Medien zurückweichen'],
  [{ ...his, type: 'evade' }, 'Try to evade', 'Auszuweichen versuchen'],
  [{ ...his, type: 'stand' }, 'Do not evade', 'Nicht ausweichen'],
  [
    { ...his, type: 'arrayPair', unit: 'persianCavalry-2', with: 'persianCavalry-1' },
    'Place Persian cavalry 2 with Persian cavalry 1',
    'Persische Reiter 2 als Paar neben Persische Reiter 1 stellen',
  ],
  [
    { ...mine, type: 'rally', leader: 'macedonianOfficer' },
    'Try to rally routed units with the Macedonian officer',
    'Versuchen, mit dem Makedonischen Offizier Fliehende zu sammeln',
  ],
  [{ ...his, type: 'stayRouted', leader: 'agis' }, 'Do not rally with Agis', 'Mit Agis niemanden sammeln'],
  [
    { ...mine, type: 'stepForward', unit: 'phalanx-2' },
    'Move Phalanx 2 into the first line',
    'Phalanx 2 in die erste Linie vortreten lassen',
  ],
  [{ ...mine, type: 'ranksClosed' }, 'Leave the lines as they are', 'Die Linien lassen, wie sie sind'],
  [
    { ...mine, type: 'shiftUnit', unit: 'phalanx-2', to: post('macedonian', 'centre'), line: 2 },
    'Move Phalanx 2 to the Macedonian Centre, second line',
    'Phalanx 2 ins Zentrum der Makedonen verlegen, zweite Linie',
  ],
  [
    { ...mine, type: 'changeLine', unit: 'phalanx-2' },
    'Move Phalanx 2 into the other line',
    'Phalanx 2 in die andere Linie schicken',
  ],
  [
    { ...mine, type: 'changePlaces', unit: 'phalanx-2', with: 'phalanx-3' },
    'Swap Phalanx 2 with Phalanx 3',
    'Phalanx 2 mit Phalanx 3 die Plätze tauschen lassen',
  ],
  [
    { ...his, type: 'pairUnits', unit: 'persianCavalry-2', with: 'persianCavalry-1' },
    'Pair Persian cavalry 2 with Persian cavalry 1',
    'Persische Reiter 2 als Paar neben Persische Reiter 1 treten lassen',
  ],
  [
    { ...his, type: 'partUnits', unit: 'persianCavalry-1' },
    'Split the pair of Persian cavalry 1',
    'Persische Reiter 1 aus dem Paar lösen',
  ],
  [{ ...his, type: 'holdPositions' }, 'Hold all positions', 'Nichts verändern'],
  [
    { ...mine, type: 'engage', attacker: 'phalanx-7', defender: 'royalGuard-1' },
    'Attack Royal Guard with Phalanx 7 (1 of 2 steps)',
    'Phalanx 7 (1 von 2 Stufen) gegen Königsgarde führen',
  ],
  [{ ...mine, type: 'endAttacks' }, 'Attack from no more boxes', 'Von keinem weiteren Feld aus angreifen'],
  [{ ...his, type: 'holdFire' }, 'Hold fire', 'Nicht schießen'],
  [{ ...mine, type: 'pursue' }, 'Pursue', 'Verfolgen'],
  [{ ...mine, type: 'forgoPursuit' }, 'Do not pursue', 'Nicht verfolgen'],
  [{ ...his, type: 'giveUpUnit', unit: 'royalGuard-1' }, 'Give up Royal Guard', 'Königsgarde preisgeben'],
  [
    { ...mine, type: 'demandSurrender', city: 'sardis', force: 'macedonian', from: 'ionia' },
    'Call on Sardis to surrender, from Ionia',
    'Sardes von Ionien aus zur Übergabe auffordern',
  ],
  [{ ...mine, type: 'endSieges' }, 'Begin no more sieges', 'Keine weitere Belagerung beginnen'],
  [
    { ...mine, type: 'assign', piece: 'siegeTrain' },
    'Let the Siege Train take part',
    'Den Belagerungspark teilnehmen lassen',
  ],
  [{ ...mine, type: 'assignAll' }, 'Let all infantry take part', 'Alles Fußvolk teilnehmen lassen'],
  [{ ...mine, type: 'storm' }, 'Attack the city', 'Die Stadt angreifen'],
  [{ ...mine, type: 'liftSiege' }, 'Lift the siege', 'Die Belagerung aufheben'],
  [
    { ...mine, type: 'placeReinforcement', piece: 'craterus', province: 'macedonia' },
    'Place Craterus in Macedonia',
    'Krateros in Makedonien aufstellen',
  ],
  [{ ...mine, type: 'raise', unit: 'persianLevy-4' }, 'Recruit Persian levy 4', 'Persisches Aufgebot 4 anwerben'],
  [
    { ...his, type: 'raise', unit: 'persianLevy-4' },
    'Rebuild Persian levy 4 from the dead pile',
    'Persisches Aufgebot 4 neu aufstellen',
  ],
  [
    { ...his, type: 'muster', unit: 'persianLevy-4', province: 'media' },
    'Place Persian levy 4 in Media',
    'Persisches Aufgebot 4 in Medien aufstellen',
  ],
  [
    { ...his, type: 'buildWall', city: 'sogdianRock' },
    'Build a wall at the Sogdian Rock',
    'Eine Mauer im Sogdischen Felsen bauen',
  ],
  [
    { ...his, type: 'razeWall', city: 'tyre' },
    'Raze a wall of Tyre for its marker',
    'Eine Mauer in Tyros für ihren Marker schleifen',
  ],
  [
    { ...mine, type: 'buildBaggage', baggage: 'siegeTrain' },
    'Rebuild the Siege Train',
    'Den Belagerungspark neu bauen',
  ],
  [{ ...mine, type: 'endReplacements' }, 'Buy nothing else', 'Nichts mehr kaufen'],
  [{ ...his, type: 'appointNobody' }, 'Do not give the command to anybody', 'Niemandem den Befehl geben'],
  [{ ...his, type: 'gather', unit: 'arabs-2' }, 'Bring Arabs 2', 'Araber 2 kommen lassen'],
];

test.each(ACTIONS)('%j', (action, en, de) => {
  expect([describeAction(action, state).text, describeAction(action, state, 'de').text]).toEqual([en, de]);
});

test('these are all actions that there are', () => {
  const told = new Set<string>(ACTIONS.map(([{ type }]) => type));
  expect(ACTION_TYPES.filter((type) => !told.has(type))).toEqual([]);
});
