/** Every event, in sentences written by hand: articles, cases, numbers and places. */
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../src/conquest/codec/event/index.js';
import type { GameEvent } from '../../../src/conquest/index.js';
import { describeEvent } from '../../../src/conquest/text/index.js';
import { state } from './table.js';

const party = (side: 'macedonian' | 'persian', units: number, ...leaders: readonly string[]) => ({
  side,
  force: side,
  units: Array.from({ length: units }, (_, index) => `phalanx-${index + 1}` as const),
  leaders,
});

const march = { rule: 'R 8.1', side: 'macedonian', force: 'macedonian', from: 'cilicia', to: 'syria' } as const;
const post = (army: 'macedonian' | 'persian', box: 'left' | 'centre' | 'reserve' | 'rightOutflank') => ({ army, box });

const EVENTS: readonly (readonly [event: GameEvent, en: string, de: string])[] = [
  [
    { type: 'turnBegan', rule: 'R 4.1', turn: 5, season: 'spring', year: 333 },
    'Turn 5: Spring 333 BC.',
    'Runde 5: Frühling 333 v. Chr.',
  ],
  [{ type: 'phaseBegan', rule: 'R 4.2', phase: 'combat', side: null }, 'Combat Phase.', 'Kampfphase.'],
  [
    { type: 'phaseBegan', rule: 'R 4.2', phase: 'movement', side: 'persian' },
    'Movement Phase of the Persians.',
    'Bewegungsphase der Perser.',
  ],
  [
    { type: 'rolled', rule: 'R 14.3', purpose: 'raidPlace', side: null, dice: [4] },
    '4 is rolled for the place of a raid.',
    'Es fällt 4 für den Ort eines Einfalls.',
  ],
  [
    { type: 'rolled', rule: 'R 10.11', purpose: 'duel', side: 'macedonian', dice: [5] },
    'The Macedonians roll 5 for the attack.',
    'Die Makedonen würfeln 5 für den Angriff.',
  ],
  [
    { type: 'rolled', rule: 'R 12.9', purpose: 'recovery', side: 'macedonian', dice: [4], leader: 'parmenio' },
    'The Macedonians roll 4 for the recovery of Parmenio.',
    'Die Makedonen würfeln 4 für die Genesung von Parmenion.',
  ],
  [
    { type: 'rolled', rule: 'R 10.16', purpose: 'casualty', side: 'persian', dice: [4] },
    'The Persians roll 4 for a leader casualty.',
    'Die Perser würfeln 4 für den Verlust eines Anführers.',
  ],
  [
    { ...march, type: 'marched', leader: 'alexander', units: ['hetairoi-1', 'phalanx-1'], forced: false },
    'Alexander marches from Cilicia into Syria with 2 units.',
    'Alexander marschiert aus Kilikien nach Syrien mit 2 Einheiten.',
  ],
  [
    { ...march, type: 'marched', leader: 'macedonianOfficer', units: [], forced: true },
    'The Macedonian officer makes a forced march from Cilicia into Syria, alone.',
    'Der Makedonische Offizier zieht im Gewaltmarsch aus Kilikien nach Syrien, allein.',
  ],
  [
    { ...march, type: 'marched', side: 'persian', force: 'band-6', leader: null, units: ['arabs-1'], forced: false },
    '1 unit of the Arabs of group 6 goes from Cilicia into Syria.',
    '1 Einheit der Araber der Schar 6 zieht aus Kilikien nach Syrien.',
  ],
  [
    { type: 'marchStrained', rule: 'R 8.6', side: 'macedonian', through: 'syria', die: 2, steps: 0 },
    'The forced march through Syria: the die is 2, and no steps are lost.',
    'Der Gewaltmarsch durch Syrien: Wurf 2, ohne Verluste.',
  ],
  [
    { type: 'bandFormed', rule: 'R 14.3', units: ['arabs-1', 'arabs-2'], band: 12 },
    'Now group 12 of raiders: Arabs 1 and Arabs 2.',
    'Jetzt die 12. Schar der Angreifer: Araber 1 und Araber 2.',
  ],
  [
    {
      type: 'supplyShipped',
      rule: 'R 7.5',
      side: 'macedonian',
      force: 'macedonian',
      province: 'ionia',
      from: 'hellas',
      units: 1,
    },
    '1 unit of the Macedonians in Ionia is supplied by sea from Hellas.',
    '1 Einheit der Makedonen in Ionien wird über See aus Hellas versorgt.',
  ],
  [
    { type: 'landTested', rule: 'R 7.2', province: 'ionia', units: 7, die: 4, added: 1 },
    'Ionia feeds 7 units: the die is 4+1.',
    'Ionien ernährt 7 Einheiten: Wurf 4+1.',
  ],
  [
    {
      type: 'armyStarved',
      rule: 'R 7.4',
      side: 'persian',
      force: 'persian',
      province: 'media',
      units: 3,
      die: 6,
      steps: 1,
    },
    '3 units of the Persians in Media suffer attrition: the die is 6, and 1 step must be lost.',
    '3 Einheiten der Perser in Medien hungern: Wurf 6, 1 Stufe zu verlieren.',
  ],
  // R 6.3, 14.3: Indians and raiders by their people; groups 6 and 12 come from Arabia.
  [
    {
      type: 'armyStarved',
      rule: 'R 7.4',
      side: 'persian',
      force: 'band-12',
      province: 'media',
      units: 3,
      die: 1,
      steps: 0,
    },
    '3 units of the Arabs of group 12 in Media suffer attrition: the die is 1, and no steps are lost.',
    '3 Einheiten der Araber der Schar 12 in Medien hungern: Wurf 1, ohne Verluste.',
  ],
  [
    {
      type: 'supplyShipped',
      rule: 'R 7.5',
      side: 'persian',
      force: 'indian',
      province: 'syria',
      from: 'egypt',
      units: 3,
    },
    '3 units of the Indians in Syria are supplied by sea from Egypt.',
    '3 Einheiten der Inder in Syrien werden über See aus Ägypten versorgt.',
  ],
  [
    {
      type: 'minorCombatJoined',
      rule: 'R 9.4',
      province: 'syria',
      attacker: party('macedonian', 2, 'alexander'),
      defender: party('persian', 1),
      strengths: [20, 2],
    },
    'Combat in Syria: Alexander with 2 units against 1 unit of the Persians, strength 20 against 2.',
    'Gefecht in Syrien: Alexander mit 2 Einheiten gegen 1 Einheit der Perser, Stärke 20 gegen 2.',
  ],
  [
    {
      type: 'minorCombatJoined',
      rule: 'R 9.4',
      province: 'syria',
      attacker: party('macedonian', 1),
      defender: party('persian', 1, 'persianOfficer'),
      strengths: [8, 4],
    },
    'Combat in Syria: 1 unit of the Macedonians against the Persian officer with 1 unit, strength 8 against 4.',
    'Gefecht in Syrien: 1 Einheit der Makedonen gegen den Persischen Offizier mit 1 Einheit, Stärke 8 gegen 4.',
  ],
  [
    { type: 'minorCombatDecided', rule: 'R 9.5', province: 'syria', die: null, result: 'DE' },
    'The combat in Syria: the defender is eliminated.',
    'Das Gefecht in Syrien: Der Verteidiger wird vernichtet.',
  ],
  [
    { type: 'minorCombatDecided', rule: 'R 9.5', province: 'syria', die: 3, result: 'EX' },
    'The combat in Syria: the die is 3, both lose a step.',
    'Das Gefecht in Syrien: Wurf 3, beide verlieren eine Stufe.',
  ],
  [
    { type: 'evasionTried', rule: 'R 9.3', side: 'macedonian', province: 'syria', die: 4, evaded: true },
    'The Macedonians try to evade in Syria: the die is 4, and they succeed.',
    'Die Makedonen versuchen in Syrien auszuweichen: Wurf 4, mit Erfolg.',
  ],
  [
    { type: 'leaderEndangered', rule: 'R 10.16', leader: 'darius', column: 'rout', result: 'none' },
    'Darius is checked for casualties: unhurt.',
    'Dareios wird auf Verluste geprüft: unverletzt.',
  ],
  [
    { type: 'forceRetreated', rule: 'R 9.5', side: 'persian', from: 'upperIndia', to: 'lowerIndia' },
    'The Persians retreat from Upper India to Lower India.',
    'Die Perser weichen aus Oberindien nach Unterindien zurück.',
  ],
  [
    { type: 'unitPosted', rule: 'R 10.3', unit: 'phalanx-3', army: 'macedonian', box: 'centre', line: 2 },
    'Phalanx 3: in the Macedonian Centre, second line.',
    'Phalanx 3: im Zentrum der Makedonen, zweite Linie.',
  ],
  [
    { type: 'unitPosted', rule: 'R 10.9', unit: 'hetairoi-1', army: 'persian', box: 'leftOutflank', line: 1 },
    'Hetairoi: in the Persian Left Outflank.',
    'Hetairen: in der linken Umgehung der Perser.',
  ],
  [
    { type: 'leaderPosted', rule: 'R 10.3', leader: 'alexander', unit: 'hetairoi-1', army: 'macedonian', box: 'right' },
    'Alexander leads Hetairoi in the Macedonian Right.',
    'Alexander führt auf dem rechten Flügel der Makedonen Hetairen.',
  ],
  [
    { type: 'leaderPosted', rule: 'R 10.12', leader: 'darius', unit: null, army: 'persian', box: 'reserve' },
    'Darius is alone in the Persian Reserve.',
    'Dareios ist allein in der Reserve der Perser.',
  ],
  [
    {
      type: 'attackBegan',
      rule: 'R 10.10',
      side: 'macedonian',
      from: post('macedonian', 'left'),
      into: post('persian', 'centre'),
    },
    'The Macedonians attack from the Macedonian Left into the Persian Centre.',
    'Die Makedonen stoßen vom linken Flügel der Makedonen ins Zentrum der Perser vor.',
  ],
  [
    {
      type: 'shotFired',
      rule: 'R 10.13',
      unit: 'macedonianArchers-1',
      target: 'royalGuard-1',
      strength: 3,
      die: 2,
      modifier: 1,
      hit: true,
    },
    'Missiles of Macedonian archers at Royal Guard: the die is 2+1, 3 or less needed, a hit.',
    'Schüsse: Makedonische Bogenschützen auf Königsgarde, Wurf 2+1, nötig ist 3 oder weniger, Treffer.',
  ],
  [
    {
      type: 'duelFought',
      rule: 'R 10.11',
      attacker: 'hetairoi-1',
      defender: 'royalGuard-1',
      attack: 17,
      defense: 7,
      column: 3,
      die: 4,
      result: 'DR',
    },
    'Hetairoi against Royal Guard: 17 to 7, at odds of 2:1, the die is 4, and the defender is routed.',
    'Hetairen gegen Königsgarde: 17 zu 7, im Verhältnis 2:1, Wurf 4, und der Verteidiger flieht.',
  ],
  [
    { type: 'unitRouted', rule: 'R 10.12', unit: 'persianCavalry-1', with: 'persianCavalry-2', leader: 'darius' },
    'Routed: Persian cavalry 1 and Persian cavalry 2, and Darius with them.',
    'In die Flucht geschlagen: Persische Reiter 1 und Persische Reiter 2, und mit ihnen Dareios.',
  ],
  [
    { type: 'routIgnored', rule: 'R 10.17', unit: 'phalanx-1', leader: 'alexander' },
    'Alexander prevents the rout of Phalanx 1.',
    'Alexander verhindert die Flucht: Phalanx 1.',
  ],
  [
    { type: 'battleEnded', rule: 'R 10.19', province: 'cilicia', how: 'nightfall', winner: null, round: 10 },
    'The battle of Cilicia is over in round 10, night falls: nobody has won.',
    'Die Schlacht in Kilikien endet in der 10. Runde, die Nacht bricht herein: Niemand hat gesiegt.',
  ],
  [
    { type: 'pursuitTried', rule: 'R 10.20', unit: 'prodromoi-1', as: 'lightCavalry', die: 5, units: 1 },
    'Pursued by Prodromoi: the die is 5, and 1 unit must be given up.',
    'Verfolgung, Prodromoi: Wurf 5, und 1 Einheit wird eingeholt.',
  ],
  [
    { type: 'pursuitTried', rule: 'R 10.20', unit: 'agrianes-1', as: 'lightInfantry', die: 1, units: 0 },
    'Pursued by Agrianes: the die is 1, and no unit is lost.',
    'Verfolgung, Agrianen: Wurf 1, und niemand wird eingeholt.',
  ],
  [
    { type: 'unitWithdrawn', rule: 'R 13.2', unit: 'illyrians-1', at: 'track' },
    'Disbanded before arrival: Illyrians.',
    'Vor der Ankunft aufgelöst: Illyrer.',
  ],
  [
    { type: 'leaderLeft', rule: 'R 13.2', leader: 'spitamenes', from: 'track', why: 'withdrawn' },
    'Spitamenes withdraws from the war before arrival.',
    'Spitamenes scheidet vor der Ankunft aus dem Krieg aus.',
  ],
  [
    {
      type: 'siegeLaid',
      rule: 'R 11.3',
      city: 'sogdianRock',
      province: 'sogdiana',
      attacker: party('macedonian', 3, 'alexander', 'coenus'),
      defender: party('persian', 0),
      train: ['siegeTrain'],
    },
    'Siege of the Sogdian Rock: Alexander and Coenus with 3 units and the Siege Train from Sogdiana against its walls alone.',
    'Belagerung des Sogdischen Felsens: Alexander und Koinos mit 3 Einheiten und der Belagerungspark aus Sogdien gegen die bloßen Mauern.',
  ],
  [
    {
      type: 'siegeLaid',
      rule: 'R 11.3',
      city: 'tyre',
      province: 'syria',
      attacker: party('macedonian', 3),
      defender: party('persian', 1, 'darius'),
      train: [],
    },
    'Siege of Tyre: 3 units of the Macedonians from Syria against Darius with 1 unit.',
    'Belagerung von Tyros: 3 Einheiten der Makedonen aus Syrien gegen Dareios mit 1 Einheit.',
  ],
  [
    { type: 'siegeLifted', rule: 'R 11.6', city: 'tyre', side: 'macedonian' },
    'The Macedonians lift the siege of Tyre.',
    'Die Makedonen heben die Belagerung von Tyros auf.',
  ],
  [
    { type: 'sortieMade', rule: 'R 11.5', city: 'sogdianRock', side: 'persian', die: 1, destroyed: true },
    'Sortie from the Sogdian Rock: the die is 1, and the siege engines are destroyed.',
    'Ausfall aus dem Sogdischen Felsen: Wurf 1, und das Belagerungsgerät wird zerstört.',
  ],
  [
    { type: 'siegeFought', rule: 'R 11.3', city: 'tyre', differential: -1, die: 6, losses: [1, 2] },
    'The siege of Tyre at a differential of -1: the die is 6, and the besiegers must lose 1 step, the city 2 steps or as many walls.',
    'Die Belagerung von Tyros bei einem Unterschied von -1: Wurf 6, und die Belagerer müssen 1 Stufe verlieren, die Stadt 2 Stufen oder ebenso viele Mauern.',
  ],
  [
    { type: 'furyRoused', rule: 'R 17.2', city: 'malli', leader: 'alexander' },
    'Alexander was wounded at Malli, and the siege is fought with Macedonian fury.',
    'Alexander wurde bei der Belagerung von Maller verwundet, und der Zorn der Makedonen wirkt.',
  ],
  [
    { type: 'citySummoned', rule: 'R 17.5', city: 'sardis', side: 'macedonian', die: 5, surrendered: true },
    'The Macedonians call on Sardis to surrender: the die is 5, and the city surrenders.',
    'Die Makedonen fordern Sardes zur Übergabe auf: Wurf 5, und die Stadt ergibt sich.',
  ],
  [
    { type: 'pointsSpent', rule: 'R 12.2', side: 'persian', points: 1, left: 0 },
    'The Persians spend 1 replacement point, 0 left.',
    'Die Perser geben 1 Ersatzpunkt aus, es bleiben 0.',
  ],
  [
    { type: 'revoltTested', rule: 'R 14.2', side: 'persian', province: 'hellas', die: 2, added: 1, revolts: false },
    'Unrest in Hellas: the die is 2+1, and no revolt breaks out.',
    'Unruhe in Hellas: Wurf 2+1, und kein Aufstand bricht aus.',
  ],
  [
    { type: 'raidTested', rule: 'R 14.3', die: 1, province: null, raids: false },
    'No raid: the die is 1.',
    'Kein Einfall: Wurf 1.',
  ],
  [
    { type: 'raidTested', rule: 'R 14.3', die: 5, province: 'sind', raids: true },
    'A raid from Sind: the die is 5.',
    'Ein Einfall aus Sind: Wurf 5.',
  ],
  [
    { type: 'raidTested', rule: 'R 14.3', die: 5, province: 'sind', raids: false },
    'No raid from Sind, as no units are left for it: the die is 5.',
    'Kein Einfall aus Sind, da dafür keine Einheiten mehr da sind: Wurf 5.',
  ],
  [
    { type: 'bandSized', rule: 'R 14.3', nation: 'arab', province: 'arabia', die: 1, units: 2 },
    'The die is 1: up to 2 units of Arabs gather in Arabia.',
    'Wurf 1: bis zu 2 Einheiten der Araber sammeln sich in Arabien.',
  ],
  [
    { type: 'kingsHealthTried', rule: 'R 17.3', leader: 'alexander', die: 6, dies: true },
    'The health of Alexander: the die is 6, and he dies.',
    'Die Gesundheit von Alexander: Wurf 6, und er stirbt.',
  ],
  [
    { type: 'mutinyTried', rule: 'R 17.4', at: 'bactria', objectives: 7, die: 6, units: 1 },
    'Mutiny in Bactria after 7 objectives: the die is 6, and 1 unit must go home.',
    'Meuterei in Baktrien nach 7 Zielen: Wurf 6, und 1 Einheit muss heim.',
  ],
  [
    { type: 'moveRefused', rule: 'R 17.4', units: ['phalanx-1', 'phalanx-2', 'hetairoi-1'] },
    'Refusing to move in the next turn: Phalanx 1, Phalanx 2 and Hetairoi.',
    'In der nächsten Runde weigern sich zu ziehen: Phalanx 1, Phalanx 2 und Hetairen.',
  ],
  [
    { type: 'treacheryTried', rule: 'R 17.4', leader: 'parmenio', die: 1, guilty: true },
    'Parmenio is suspected of treachery: the die is 1, and he is guilty.',
    'Parmenion steht unter Verdacht des Verrats: Wurf 1, und er ist schuldig.',
  ],
  [
    { type: 'unitMoved', rule: 'R 11.2', unit: 'phalanx-1', from: 'sogdiana', to: 'sogdianRock' },
    'Phalanx 1: from Sogdiana to the Sogdian Rock.',
    'Phalanx 1: aus Sogdien in den Sogdischen Felsen.',
  ],
  [
    { type: 'unitRaised', rule: 'R 12.4', unit: 'phalanx-1', side: 'macedonian', at: 'macedonia', steps: 1 },
    'New troops of the Macedonians in Macedonia: Phalanx 1, 1 of 2 steps.',
    'Neue Truppen der Makedonen in Makedonien: Phalanx 1, 1 von 2 Stufen.',
  ],
  [
    { type: 'unitRaised', rule: 'R 12.4', unit: 'persianLevy-4', side: 'persian', at: 'media', steps: 1 },
    'New troops of the Persians in Media: Persian levy 4.',
    'Neue Truppen der Perser in Medien: Persisches Aufgebot 4.',
  ],
  [
    { type: 'unitChangedSides', rule: 'R 17.5', unit: 'persianLevy-1', from: 'persian', to: 'macedonian', at: 'ionia' },
    'Changing sides from the Persians to the Macedonians in Ionia: Persian levy 1.',
    'Überläufer von den Persern zu den Makedonen in Ionien: Persisches Aufgebot 1.',
  ],
  [
    { type: 'unitReduced', rule: 'R 10.12', unit: 'hetairoi-1', at: 'syria', steps: 2 },
    'A step lost in Syria: Hetairoi, 2 of 4 steps left.',
    'Eine Stufe verloren in Syrien: Hetairen, noch 2 von 4 Stufen.',
  ],
  [
    { type: 'unitRestored', rule: 'R 12.3', unit: 'hetairoi-1', at: 'tyre', steps: 4 },
    'A step rebuilt in Tyre: Hetairoi, 4 of 4 steps.',
    'Eine Stufe aufgefrischt in Tyros: Hetairen, 4 von 4 Stufen.',
  ],
  [
    { type: 'unitWithdrawn', rule: 'R 13.2', unit: 'thessalians-1', at: 'media' },
    'Going home from Media: Thessalians.',
    'Aus Medien auf dem Heimweg: Thessaler.',
  ],
  [
    { type: 'leaderMoved', rule: 'R 11.2', leader: 'persianOfficer', from: 'ammon', to: 'lybia' },
    'The Persian officer moves from the Temple of Ammon to Lybia.',
    'Der Persische Offizier geht aus dem Tempel des Ammon nach Libyen.',
  ],
  [{ type: 'leaderWounded', rule: 'R 10.16', leader: 'porus' }, 'Porus is wounded.', 'Poros ist verwundet.'],
  [
    { type: 'leaderLeft', rule: 'R 10.16', leader: 'memnon', from: 'ionia', why: 'killed' },
    'Memnon is killed in Ionia.',
    'Memnon fällt in Ionien.',
  ],
  [
    { type: 'leaderLeft', rule: 'R 10.20', leader: 'darius', from: 'syria', why: 'captured' },
    'Darius is captured in Syria.',
    'Dareios gerät in Syrien in Gefangenschaft.',
  ],
  [
    { type: 'leaderLeft', rule: 'R 13.2', leader: 'parmenio', from: 'media', why: 'withdrawn' },
    'Parmenio withdraws from the war in Media.',
    'Parmenion scheidet in Medien aus dem Krieg aus.',
  ],
  [
    { type: 'leaderLeft', rule: 'R 12.10', leader: 'macedonianOfficer', from: 'media', why: 'replaced' },
    'The Macedonian officer is replaced in Media.',
    'Der Makedonische Offizier wird in Medien ersetzt.',
  ],
  [
    { type: 'leaderLeft', rule: 'R 17.3', leader: 'alexander', from: 'babylon', why: 'died' },
    'Alexander dies in Babylon.',
    'Alexander stirbt in Babylon.',
  ],
  [
    { type: 'baggageMoved', rule: 'R 11.7', baggage: 'siegeTrain', from: 'cilicia', to: 'syria' },
    'The Siege Train moves from Cilicia to Syria.',
    'Der Belagerungspark geht aus Kilikien nach Syrien.',
  ],
  [
    { type: 'baggageLost', rule: 'R 11.5', baggage: 'siegeTrain', from: 'syria', why: 'destroyed' },
    'The Siege Train is lost in Syria.',
    'Der Belagerungspark geht in Syrien verloren.',
  ],
  [
    { type: 'baggageBuilt', rule: 'R 11.7', baggage: 'siegeTrain', at: 'macedonia' },
    'The Siege Train is rebuilt in Macedonia.',
    'Der Belagerungspark wird in Makedonien neu gebaut.',
  ],
  [
    { type: 'provinceTaken', rule: 'R 5.4', province: 'sind', from: null, to: 'macedonian' },
    'Sind passes to the Macedonians.',
    'Sind geht an die Makedonen.',
  ],
  [
    { type: 'provinceTaken', rule: 'R 5.4', province: 'media', from: 'persian', to: 'macedonian' },
    'Media passes to the Macedonians from the Persians.',
    'Medien geht an die Makedonen, bisher in der Hand der Perser.',
  ],
  [
    { type: 'provinceTaken', rule: 'R 5.2', province: 'sind', from: 'macedonian', to: null },
    'Sind is no longer controlled by any side.',
    'Sind wird von keiner Seite mehr kontrolliert.',
  ],
  [
    { type: 'suppliesChanged', rule: 'R 17.1', province: 'phrygia', supplies: 'scorched' },
    'Phrygia: scorched earth.',
    'Phrygien: verbrannte Erde.',
  ],
  [
    { type: 'wallBuilt', rule: 'R 12.5', city: 'ammon', side: 'persian', walls: 1 },
    'The Persians build a wall at the Temple of Ammon, which now has 1 wall.',
    'Die Perser bauen im Tempel des Ammon eine Mauer: jetzt 1 Mauer.',
  ],
  [
    { type: 'wallLost', rule: 'R 11.4', city: 'sogdianRock', walls: 0 },
    'The Sogdian Rock loses a wall: none left.',
    'Der Sogdische Fels verliert eine Mauer: noch keine.',
  ],
  [
    { type: 'cityTaken', rule: 'R 11.6', city: 'tyre', from: 'persian', to: 'macedonian', walls: 1 },
    'The Macedonians take Tyre from the Persians: 1 wall.',
    'Tyros fällt an die Makedonen, bisher in der Hand der Perser: 1 Mauer.',
  ],
  [
    { type: 'objectiveSecured', rule: 'R 15.3', objective: 'gordianKnot' },
    'Objective secured: Gordian Knot.',
    'Ziel erreicht: Gordischer Knoten.',
  ],
  [
    { type: 'milestonePassed', rule: 'R 14.2', milestone: 'revolt' },
    'The Spartans revolt.',
    'Die Spartaner erheben sich.',
  ],
  [
    { type: 'gameEnded', rule: 'R 16.3', how: 'victoryPoints', winners: ['persian'], margin: 'marginal', points: 15 },
    'The Persians win a marginal victory with 15 Victory Points.',
    'Die Perser siegen knapp mit 15 Siegpunkten.',
  ],
  [
    { type: 'battleBegan', rule: 'R 10.1', province: 'upperIndia', sides: ['persian', 'macedonian'] },
    'Battle of Upper India: the Persians and the Macedonians draw up their lines.',
    'Schlacht in Oberindien: Die Perser und die Makedonen stellen sich auf.',
  ],
  [
    { type: 'roundBegan', rule: 'R 10.2', round: 2 },
    'Round 2 of the battle begins.',
    'Die 2. Runde der Schlacht beginnt.',
  ],
  [
    { type: 'unitsPaired', rule: 'R 10.7', unit: 'persianInfantry-1', with: 'persianInfantry-2' },
    'Paired: Persian infantry 1 and Persian infantry 2.',
    'Als Paar: Persisches Fußvolk 1 und Persisches Fußvolk 2.',
  ],
  [
    { type: 'unitsParted', rule: 'R 10.7', unit: 'persianInfantry-1', with: 'persianInfantry-2' },
    'Pair split: Persian infantry 1 and Persian infantry 2.',
    'Getrennt: Persisches Fußvolk 1 und Persisches Fußvolk 2.',
  ],
  [
    { type: 'replacementsReceived', rule: 'R 12.1', side: 'persian', points: 20 },
    'The Persians receive 20 replacement points.',
    'Die Perser erhalten 20 Ersatzpunkte.',
  ],
  [
    { type: 'unitEliminated', rule: 'R 9.5', unit: 'indianElephants-2', at: 'malli' },
    'Eliminated in Malli: Indian elephants 2.',
    'Vernichtet in Maller: Indische Elefanten 2.',
  ],
  [
    { type: 'leaderArrived', rule: 'R 13.1', leader: 'craterus', at: 'macedonia' },
    'Craterus arrives in Macedonia.',
    'Krateros trifft in Makedonien ein.',
  ],
  [
    { type: 'leaderRecovered', rule: 'R 12.9', leader: 'alexander' },
    'Alexander has recovered.',
    'Alexander ist genesen.',
  ],
];

test.each(EVENTS)('%j', (event, en, de) => {
  expect([describeEvent(event, state).text, describeEvent(event, state, 'de').text]).toEqual([en, de]);
});

test('these are all events that there are', () => {
  const told = new Set(EVENTS.map(([{ type }]) => type));
  expect(EVENT_TYPES.filter((type) => !told.has(type))).toEqual([]);
});

test('what a phrase stands for is found in its links', () => {
  const { parts } = describeEvent(
    { type: 'leaderPosted', rule: 'R 10.3', leader: 'darius', unit: 'royalGuard-1', army: 'persian', box: 'centre' },
    state,
    'de',
  );
  expect(parts).toEqual([
    { kind: 'leader', id: 'darius', text: 'Dareios' },
    { kind: 'words', text: ' führt im ' },
    { kind: 'box', id: 'persian:centre', text: 'Zentrum' },
    { kind: 'words', text: ' der ' },
    { kind: 'player', id: 'persian', text: 'Perser' },
    { kind: 'words', text: ' ' },
    { kind: 'unit', id: 'royalGuard-1', text: 'Königsgarde' },
    { kind: 'words', text: '.' },
  ]);
});
