/** Every event of this variant, and those of the base that it tells otherwise, in sentences written by hand. */
import { expect, test } from 'vitest';
import { EVENT_TYPES } from '../../../src/clash/codec/event.js';
import { createGame, orThrow, type GameEvent } from '../../../src/clash/index.js';
import { describeEvent } from '../../../src/clash/text/index.js';
import { EVENT_TYPES as OF_THE_BASE } from '../../../src/conquest/codec/event/index.js';
import { state } from './table.js';

const voyage = { type: 'carried', rule: 'R S8.3', side: 'antigonid', fleet: 'ionianFleet' } as const;
const checked = { type: 'mutinyChecked', rule: 'R S14.1', side: 'ptolemaic' } as const;
const asked = { type: 'prisonerAsked', rule: 'R S14.3', side: 'antigonid', leader: 'eumenes' } as const;
const talks = { type: 'rhodesAnswered', rule: 'R S5.6', side: 'ptolemaic' } as const;
const atSea = { rule: 'R S8.4', zone: 'phoenician' } as const;
const decided = { ...atSea, type: 'seaBattleDecided', attacker: 'antigonid', defender: 'ptolemaic' } as const;
const wandering = {
  type: 'marched',
  rule: 'R S7.1',
  side: 'independents',
  from: 'arabia',
  to: 'syria',
  forced: false,
} as const;
const alone = { fleets: ['ionianFleet'], fortress: null } as const;

const EVENTS: readonly (readonly [event: GameEvent, en: string, de: string])[] = [
  // R S1.3, S4.3, S12
  [
    { type: 'leaderChangedSides', rule: 'R S11.1', leader: 'seleucus', from: 'independents', to: 'warlords' },
    'Seleucus changes sides from the Independents to the Warlords.',
    'Seleukos wechselt von den Unabhängigen zu den Kriegsherren.',
  ],
  [
    {
      type: 'baggageTaken',
      rule: 'R S8.5',
      baggage: 'sidonianFleet',
      from: 'warlords',
      to: 'regency',
      at: 'phoenician',
    },
    'The Sidonian fleet now belongs to the Regents, in the Phoenician Sea.',
    'Die Sidonische Flotte gehört in der Phönizischen See jetzt den Reichsverwesern.',
  ],
  [
    { type: 'baggageTaken', rule: 'R S12', baggage: 'body', from: 'antigonid', to: 'ptolemaic', at: 'crete' },
    'Alexander’s Body is now held by the Ptolemies, on Crete.',
    'Der Leichnam Alexanders ist auf Kreta jetzt in der Hand der Ptolemäer.',
  ],
  // R 12.9
  [
    { type: 'rolled', rule: 'R 12.9', purpose: 'recovery', side: 'independents', dice: [2], leader: 'scythianKing' },
    'The Independents roll 2 for the recovery of the Scythian King.',
    'Die Unabhängigen würfeln 2 für die Genesung des Skythenkönigs.',
  ],
  // R 7.4, S7.1: raiders and Indians are told by their people
  [
    {
      type: 'armyStarved',
      rule: 'R 7.4',
      side: 'independents',
      force: 'band-3',
      province: 'parthia',
      units: 4,
      die: 5,
      steps: 2,
    },
    '4 units of the barbarians of group 3 in Parthia suffer attrition: the die is 5, and 2 steps must be lost.',
    '4 Einheiten der Barbaren der Schar 3 in Parthien hungern: Wurf 5, 2 Stufen zu verlieren.',
  ],
  // R S4-S6
  [
    { type: 'possessionDecided', rule: 'R S4.4', province: 'babylonia', baggage: 'roxane', side: 'regency' },
    'The Regents take Roxane in Babylonia.',
    'Die Reichsverweser bringen in Babylonien Roxane in ihre Hand.',
  ],
  [
    { type: 'possessionDecided', rule: 'R S4.4', province: 'babylonia', baggage: null, side: 'warlords' },
    'Babylonia is left to the Warlords.',
    'Babylonien bleibt den Kriegsherren.',
  ],
  [
    { type: 'disengaged', rule: 'R S4.4', side: 'regency', from: 'babylonia', to: 'assyria' },
    'The Regents withdraw from Babylonia to Assyria with all their pieces.',
    'Die Reichsverweser ziehen mit allen Figuren aus Babylonien nach Assyrien ab.',
  ],
  [
    { type: 'leaderDrawn', rule: 'R S5.3', leader: 'craterus', side: 'ptolemaic' },
    'Craterus is drawn for the Ptolemies.',
    'Krateros wird für die Ptolemäer gezogen.',
  ],
  [
    { type: 'initiativeRolled', rule: 'R S6.2', side: 'antigonid', die: 2, ability: 8 },
    'The Antigonids roll 2+8 for initiative.',
    'Die Antigoniden würfeln 2+8 um die Initiative.',
  ],
  [
    // Of equals each rolls again, and nothing is added.
    { type: 'initiativeRolled', rule: 'R S6.2', side: 'seleucid', die: 3, ability: 0 },
    'The Seleucids roll 3 for initiative.',
    'Die Seleukiden würfeln 3 um die Initiative.',
  ],
  [
    { type: 'orderSettled', rule: 'R S6.2', order: ['seleucid', 'independents', 'antigonid'] },
    'The order in this turn: the Seleucids, the Independents and the Antigonids.',
    'Die Reihenfolge dieser Runde: die Seleukiden, die Unabhängigen und die Antigoniden.',
  ],
  // R S3, S9
  [
    { type: 'sideDisintegrated', rule: 'R S3.0', side: 'seleucid', victor: null },
    'The Seleucids have lost their last leader, and their units go home.',
    'Die Seleukiden haben ihren letzten Feldherrn verloren, und ihre Einheiten gehen heim.',
  ],
  [
    { type: 'sideDisintegrated', rule: 'R S3.0', side: 'seleucid', victor: 'antigonid' },
    'The Seleucids have lost their last leader: the units that fought here join the Antigonids, and all others go home.',
    'Die Seleukiden haben ihren letzten Feldherrn verloren: Einheiten, die hier gekämpft haben, gehen zu den Antigoniden über, und alle anderen gehen heim.',
  ],
  [
    {
      type: 'challengeMade',
      rule: 'R S9.1',
      side: 'antigonid',
      province: 'cyprus',
      force: 'antigonid',
      against: 'ptolemaic',
    },
    'The Antigonids attack the Ptolemies on Cyprus.',
    'Die Antigoniden greifen auf Kypros die Ptolemäer an.',
  ],
  [
    {
      type: 'challengeMade',
      rule: 'R S9.1',
      side: 'independents',
      province: 'arabia',
      force: 'band-6',
      against: 'neutral',
    },
    'The Arabs of group 6 attack the Neutrals in Arabia.',
    'Die Araber der Schar 6 greifen in Arabien die Neutralen an.',
  ],
  [
    { type: 'invitationAnswered', rule: 'R S9.3', side: 'seleucid', province: 'syria', force: 'seleucid', joins: true },
    'The Seleucids join the attack in Syria.',
    'Die Seleukiden schließen sich dem Angriff in Syrien an.',
  ],
  [
    {
      type: 'invitationAnswered',
      rule: 'R S9.3',
      side: 'seleucid',
      province: 'syria',
      force: 'seleucid',
      joins: false,
    },
    'The Seleucids are invited to join the attack in Syria, and decline.',
    'Die Seleukiden werden zum Angriff in Syrien eingeladen und lehnen ab.',
  ],
  [
    { type: 'setUpOrdered', rule: 'R S9.2', side: 'antigonid', province: 'syria', last: true },
    'The Antigonids set up last in Syria.',
    'Die Antigoniden stellen sich in Syrien zuletzt auf.',
  ],
  [
    { type: 'setUpOrdered', rule: 'R S9.2', side: 'antigonid', province: 'syria', last: false },
    'The Antigonids set up first in Syria.',
    'Die Antigoniden stellen sich in Syrien zuerst auf.',
  ],
  // R S7.1, S11-S14
  [
    { type: 'wentNative', rule: 'R S7.1', units: ['barbarianCavalry-1', 'barbarianCavalry-2', 'barbarianInfantry-1'] },
    'Joining the Indians: 2 × Barbarian cavalry and Barbarian infantry 1.',
    'Den Indern angeschlossen: 2 × Barbarische Reiter und Barbarisches Fußvolk 1.',
  ],
  [
    { type: 'treasurySpent', rule: 'R S11.4', marker: 'treasury', side: 'seleucid', points: 10 },
    'The Seleucids spend the Treasury, for 10 replacement points.',
    'Die Seleukiden geben den Reichsschatz aus, für 10 Ersatzpunkte.',
  ],
  [
    { type: 'markerDestroyed', rule: 'R S12.2', marker: 'royalFamily', side: 'regency' },
    'The Regents put the Royal Family to death.',
    'Die Reichsverweser lassen die Königsfamilie töten.',
  ],
  [
    {
      type: 'pointsCounted',
      rule: 'R S13',
      die: 4,
      tallies: [
        { side: 'antigonid', points: 31 },
        { side: 'ptolemaic', points: 18 },
        { side: 'seleucid', points: 25 },
      ],
    },
    'Victory Points: the Antigonids have 31, the Ptolemies 18, the Seleucids 25; the body of Alexander counts 4.',
    'Siegpunkte: Die Antigoniden haben 31, die Ptolemäer 18, die Seleukiden 25; der Leichnam Alexanders zählt 4.',
  ],
  [
    { type: 'pointsCounted', rule: 'R S13', die: null, tallies: [{ side: 'regency', points: 9 }] },
    'Victory Points: the Regents have 9.',
    'Siegpunkte: Die Reichsverweser haben 9.',
  ],
  [
    { ...checked, at: 'syria', die: 5, modifier: 0, units: 1 },
    'Unrest among the troops of the Ptolemies in Syria: the die is 5, and 1 unit must go home.',
    'Unruhe unter den Truppen der Ptolemäer in Syrien: Wurf 5, und 1 Einheit muss heim.',
  ],
  [
    { ...checked, at: 'aegean', die: 6, modifier: -2, units: 2 },
    'Unrest among the troops of the Ptolemies in the Aegean Sea: the die is 6-2, and 2 units must go home.',
    'Unruhe unter den Truppen der Ptolemäer in der Ägäis: Wurf 6-2, und 2 Einheiten müssen heim.',
  ],
  [
    { ...checked, at: 'rhodes', die: 1, modifier: 0, units: 0 },
    'Unrest among the troops of the Ptolemies on Rhodes: the die is 1, and all stay loyal.',
    'Unruhe unter den Truppen der Ptolemäer auf Rhodos: Wurf 1, und alle bleiben treu.',
  ],
  [
    { type: 'unitMutinied', rule: 'R S14.1', unit: 'persianLevy-4', side: 'ptolemaic', at: 'syria' },
    'Deserting the Ptolemies in Syria: Persian levy 4.',
    'Den Ptolemäern in Syrien desertiert: Persisches Aufgebot 4.',
  ],
  [
    { type: 'guardDesignated', rule: 'R S14.2', side: 'antigonid', unit: 'hetairoi-1', leader: 'antigonus' },
    'The personal guard of Antigonus is now Hetairoi.',
    'Jetzt die Leibgarde von Antigonos: Hetairen.',
  ],
  [
    { type: 'leaderHeld', rule: 'R S13', leader: 'demetrius', from: 'antigonid', by: 'seleucid' },
    'Demetrius is a prisoner of the Seleucids.',
    'Demetrios ist Gefangener der Seleukiden.',
  ],
  [
    { ...asked, die: 1, modifier: 0, result: 'executed' },
    'The Antigonids offer Eumenes a command: the die is 1, and he is put to death.',
    'Die Antigoniden bieten Eumenes ein Kommando an: Wurf 1, und er wird hingerichtet.',
  ],
  [
    { ...asked, die: 3, modifier: 1, result: 'noEffect' },
    'The Antigonids offer Eumenes a command: the die is 3+1, and he stays a prisoner.',
    'Die Antigoniden bieten Eumenes ein Kommando an: Wurf 3+1, und er bleibt gefangen.',
  ],
  [
    { ...asked, die: 5, modifier: 2, result: 'recruited' },
    'The Antigonids offer Eumenes a command: the die is 5+2, and he joins them.',
    'Die Antigoniden bieten Eumenes ein Kommando an: Wurf 5+2, und er schließt sich ihnen an.',
  ],
  [
    { type: 'prisonerDied', rule: 'R S11.5', leader: 'antipater', by: 'ptolemaic' },
    'Antipater dies a prisoner of the Ptolemies.',
    'Antipatros stirbt als Gefangener der Ptolemäer.',
  ],
  // R S5.6, S8
  [
    { ...voyage, units: ['phalanx-1'], leaders: ['antigonus'], from: 'cilicia', to: 'crete', zone: 'aegean' },
    'The Ionian fleet carries Antigonus with 1 unit from Cilicia to Crete and is now in the Aegean Sea.',
    'Die Ionische Flotte bringt Antigonos mit 1 Einheit aus Kilikien nach Kreta und ist jetzt in der Ägäis.',
  ],
  [
    { ...voyage, units: ['phalanx-1', 'phalanx-3'], leaders: [], from: 'aegean', to: 'crete', zone: 'aegean' },
    'The Ionian fleet carries 2 units from the Aegean Sea to Crete.',
    'Die Ionische Flotte bringt 2 Einheiten aus der Ägäis nach Kreta.',
  ],
  [
    { ...voyage, units: [], leaders: ['scythianKing'], from: 'rhodes', to: 'blackSea', zone: 'blackSea' },
    'The Ionian fleet takes the Scythian King aboard on Rhodes and is now in the Black Sea.',
    'Die Ionische Flotte nimmt auf Rhodos den Skythenkönig an Bord und ist jetzt im Schwarzen Meer.',
  ],
  [
    { ...voyage, units: [], leaders: [], from: 'ionian', to: 'rhodes', zone: 'cypriote' },
    'The Ionian fleet carries what is aboard from the Ionian Sea to Rhodes and is now in the Cypriote Sea.',
    'Die Ionische Flotte bringt alles an Bord aus der Ionischen See nach Rhodos und ist jetzt in der Kyprischen See.',
  ],
  [
    {
      ...atSea,
      type: 'seaBattleJoined',
      attacker: { side: 'antigonid', fleets: ['ionianFleet', 'newFleet', 'blackSeaFleet'], fortress: null },
      defender: { side: 'ptolemaic', fleets: ['egyptianFleet', 'cypriotFleet'], fortress: null },
      column: 2,
      modifier: 2,
    },
    'Battle in the Phoenician Sea: the Ionian fleet, the New fleet and the Black Sea fleet of the Antigonids against the Egyptian fleet and the Cypriote fleet of the Ptolemies, at odds of 2:1, with +2 to the die.',
    'Seeschlacht in der Phönizischen See: Die Ionische Flotte, die Neue Flotte und die Schwarzmeerflotte der Antigoniden gegen die Ägyptische Flotte und die Kyprische Flotte der Ptolemäer, im Verhältnis 2:1, mit +2 auf den Wurf.',
  ],
  [
    {
      ...atSea,
      type: 'seaBattleJoined',
      zone: 'ionian',
      attacker: { side: 'antigonid', ...alone },
      defender: { side: 'neutral', fleets: ['rhodianFleet'], fortress: 'rhodianFortress' },
      column: 0,
      modifier: 0,
    },
    'Battle in the Ionian Sea: the Ionian fleet of the Antigonids against the Rhodian fleet and the naval fortress of Rhodes of the Neutrals, at odds below 1:1.',
    'Seeschlacht in der Ionischen See: Die Ionische Flotte der Antigoniden gegen die Rhodische Flotte und die Seefestung von Rhodos der Neutralen, im Verhältnis unter 1:1.',
  ],
  [
    {
      ...atSea,
      type: 'seaBattleJoined',
      attacker: { side: 'antigonid', ...alone },
      defender: { side: 'ptolemaic', fleets: ['egyptianFleet'], fortress: null },
      column: 9,
      modifier: -1,
    },
    'Battle in the Phoenician Sea: the Ionian fleet of the Antigonids against the Egyptian fleet of the Ptolemies, at odds of 9:1, with -1 to the die.',
    'Seeschlacht in der Phönizischen See: Die Ionische Flotte der Antigoniden gegen die Ägyptische Flotte der Ptolemäer, im Verhältnis 9:1, mit -1 auf den Wurf.',
  ],
  [
    { ...decided, die: 1, result: 'AE' },
    'The battle in the Phoenician Sea: the die is 1, and the Antigonids lose all their ships.',
    'Die Seeschlacht in der Phönizischen See: Wurf 1, und die Antigoniden verlieren alle Schiffe.',
  ],
  [
    { ...decided, die: 2, result: 'AL' },
    'The battle in the Phoenician Sea: the die is 2, and the Antigonids suffer a loss.',
    'Die Seeschlacht in der Phönizischen See: Wurf 2, und die Antigoniden erleiden einen Verlust.',
  ],
  [
    { ...decided, die: 3, result: 'EX' },
    'The battle in the Phoenician Sea: the die is 3, and the Antigonids and the Ptolemies each suffer a loss.',
    'Die Seeschlacht in der Phönizischen See: Wurf 3, und die Antigoniden und die Ptolemäer erleiden je einen Verlust.',
  ],
  [
    { ...decided, die: 4, result: 'DL' },
    'The battle in the Phoenician Sea: the die is 4, and the Ptolemies suffer a loss.',
    'Die Seeschlacht in der Phönizischen See: Wurf 4, und die Ptolemäer erleiden einen Verlust.',
  ],
  [
    { ...decided, die: null, result: 'DE' },
    'The battle in the Phoenician Sea: the Ptolemies lose all their ships.',
    'Die Seeschlacht in der Phönizischen See: Die Ptolemäer verlieren alle Schiffe.',
  ],
  [
    {
      type: 'fleetsWithdrawn',
      rule: 'R S8.4',
      side: 'ptolemaic',
      fleets: ['egyptianFleet'],
      from: 'phoenician',
      to: 'egyptian',
    },
    'The Egyptian fleet withdraws from the Phoenician Sea into the Egyptian Sea.',
    'Die Ägyptische Flotte weicht aus der Phönizischen See in die Ägyptische See aus.',
  ],
  [
    {
      type: 'fleetsWithdrawn',
      rule: 'R S8.4',
      side: 'ptolemaic',
      fleets: ['egyptianFleet', 'newFleet'],
      from: 'aegean',
      to: 'blackSea',
    },
    'The Egyptian fleet and the New fleet withdraw from the Aegean Sea into the Black Sea.',
    'Die Ägyptische Flotte und die Neue Flotte weichen aus der Ägäis ins Schwarze Meer aus.',
  ],
  [
    { type: 'fleetBuilt', rule: 'R S8.1', fleet: 'blackSeaFleet', side: 'antigonid', zone: 'blackSea' },
    'The Antigonids build the Black Sea fleet in the Black Sea.',
    'Die Antigoniden bauen im Schwarzen Meer die Schwarzmeerflotte.',
  ],
  [
    { ...talks, die: 3, modifier: -1, result: 'alliance' },
    'The Ptolemies send envoys to Rhodes: the die is 3-1, and Rhodes becomes their ally.',
    'Die Ptolemäer schicken Gesandte nach Rhodos: Wurf 3-1, und Rhodos schließt sich ihnen an.',
  ],
  [
    { ...talks, die: 2, modifier: 0, result: 'broken' },
    'The Ptolemies send envoys to Rhodes: the die is 2, and the alliance of Rhodes is broken.',
    'Die Ptolemäer schicken Gesandte nach Rhodos: Wurf 2, und das Bündnis von Rhodos zerbricht.',
  ],
  [
    { ...talks, die: 6, modifier: 0, result: 'noEffect' },
    'The Ptolemies send envoys to Rhodes: the die is 6, without effect.',
    'Die Ptolemäer schicken Gesandte nach Rhodos: Wurf 6, ohne Wirkung.',
  ],
  [
    { type: 'unitSentHome', rule: 'R S5.6', unit: 'rhodianSlingers-1', at: 'cyprus' },
    'Going home from Cyprus: Rhodian slingers.',
    'Von Kypros auf dem Heimweg: Rhodische Schleuderer.',
  ],
  // Of the base, told otherwise
  [
    { type: 'baggageMoved', rule: 'R S8.2', baggage: 'cretanFleet', from: 'aegean', to: 'blackSea' },
    'The Cretan fleet sails from the Aegean Sea to the Black Sea.',
    'Die Kretische Flotte fährt aus der Ägäis ins Schwarze Meer.',
  ],
  [
    { type: 'baggageMoved', rule: 'R 8.1', baggage: 'body', from: 'syria', to: 'egypt' },
    'Alexander’s Body is taken from Syria to Egypt.',
    'Der Leichnam Alexanders gelangt aus Syrien nach Ägypten.',
  ],
  [
    { type: 'baggageMoved', rule: 'R 8.1', baggage: 'siegeTrain', from: 'syria', to: 'egypt' },
    'The Siege Train moves from Syria to Egypt.',
    'Der Belagerungspark geht aus Syrien nach Ägypten.',
  ],
  [
    { type: 'baggageLost', rule: 'R S8.4', baggage: 'rhodianFleet', from: 'ionian', why: 'sunk' },
    'The Rhodian fleet is destroyed in the Ionian Sea.',
    'Die Rhodische Flotte wird in der Ionischen See vernichtet.',
  ],
  [
    { type: 'baggageLost', rule: 'R S8.4', baggage: 'siegeTrain', from: 'ionian', why: 'sunk' },
    'The Siege Train is lost in the Ionian Sea.',
    'Der Belagerungspark geht in der Ionischen See verloren.',
  ],
  [
    { type: 'bandFormed', rule: 'R 14.3', units: ['arabs-1', 'arabs-2', 'arabs-3'], band: 12 },
    'Now group 12 of raiders: 3 × Arabs.',
    'Jetzt die 12. Schar der Angreifer: 3 × Araber.',
  ],
  [
    { type: 'replacementsReceived', rule: 'R S11.2', side: 'seleucid', points: 0 },
    'The Seleucids receive no replacement points.',
    'Die Seleukiden erhalten keine Ersatzpunkte.',
  ],
  [
    { type: 'replacementsReceived', rule: 'R S11.2', side: 'seleucid', points: 1 },
    'The Seleucids receive 1 replacement point.',
    'Die Seleukiden erhalten 1 Ersatzpunkt.',
  ],
  [
    { type: 'gameEnded', rule: 'R S13', how: 'victoryPoints', winners: ['seleucid'], margin: 'plain', points: 31 },
    'The Seleucids win with 31 Victory Points.',
    'Die Seleukiden siegen mit 31 Siegpunkten.',
  ],
  [
    { ...wandering, force: 'band-6', units: ['arabs-1'], leader: null },
    'The Arabs of group 6 march from Arabia into Syria with 1 unit.',
    'Die Araber der Schar 6 ziehen aus Arabien nach Syrien mit 1 Einheit.',
  ],
  [
    { ...wandering, force: 'indian', units: ['indianInfantry-1', 'indianArchers-1'], leader: null },
    'The Indians march from Arabia into Syria with 2 units.',
    'Die Inder ziehen aus Arabien nach Syrien mit 2 Einheiten.',
  ],
  // They were barbarians when they set out for India, whatever they are there; the group is no more, and came from Sind
  [
    { ...wandering, force: 'band-11', units: ['barbarianCavalry-1'], leader: null, from: 'sind', to: 'lowerIndia' },
    'The barbarians of group 11 march from Sind into Lower India with 1 unit.',
    'Die Barbaren der Schar 11 ziehen aus Sind nach Unterindien mit 1 Einheit.',
  ],
  [
    { ...wandering, force: 'band-3', units: ['barbarianCavalry-1'], leader: 'scythianKing' },
    'The Scythian King marches from Arabia into Syria with 1 unit.',
    'Der Skythenkönig marschiert aus Arabien nach Syrien mit 1 Einheit.',
  ],
  // Of the base, by the components of this variant
  [
    {
      type: 'minorCombatJoined',
      rule: 'R 9.4',
      province: 'arabia',
      attacker: { side: 'independents', force: 'band-6', units: ['arabs-1'], leaders: [] },
      defender: { side: 'independents', force: 'indian', units: ['indianInfantry-1'], leaders: [] },
      strengths: [2, 3],
    },
    'Combat in Arabia: 1 unit of the Arabs of group 6 against 1 unit of the Indians, strength 2 against 3.',
    'Gefecht in Arabien: 1 Einheit der Araber der Schar 6 gegen 1 Einheit der Inder, Stärke 2 gegen 3.',
  ],
  // Of a group of which nobody is left by now: every sixth number is one of Arabia
  [
    {
      type: 'minorCombatJoined',
      rule: 'R 9.4',
      province: 'arabia',
      attacker: { side: 'antigonid', force: 'antigonid', units: ['hetairoi-1'], leaders: ['antigonus'] },
      defender: { side: 'independents', force: 'band-12', units: ['arabs-2'], leaders: [] },
      strengths: [16, 2],
    },
    'Combat in Arabia: Antigonus with 1 unit against 1 unit of the Arabs of group 12, strength 16 against 2.',
    'Gefecht in Arabien: Antigonos mit 1 Einheit gegen 1 Einheit der Araber der Schar 12, Stärke 16 gegen 2.',
  ],
  [
    { type: 'minorCombatDecided', rule: 'R 9.5', province: 'cyprus', die: 4, result: 'EX' },
    'The combat on Cyprus: the die is 4, both lose a step.',
    'Das Gefecht auf Kypros: Wurf 4, beide verlieren eine Stufe.',
  ],
  [
    {
      type: 'duelFought',
      rule: 'R 10.11',
      attacker: 'scytheChariots-1',
      defender: 'phalanx-1',
      attack: 5,
      defense: 8,
      column: 1,
      die: 3,
      modifier: 1,
      result: 'AL',
    },
    'Scythe chariots 1 against Phalanx 1: 5 to 8, at odds of 1:2, the die is 3+1, and the attacker loses a step.',
    'Sichelwagen 1 gegen Phalanx 1: 5 zu 8, im Verhältnis 1:2, Wurf 3+1, und der Angreifer verliert eine Stufe.',
  ],
  [
    { type: 'wallLost', rule: 'R S8.4', city: 'rhodianFortress', walls: 1 },
    'The naval fortress of Rhodes loses a wall: 1 wall left.',
    'Die Seefestung von Rhodos verliert eine Mauer: noch 1 Mauer.',
  ],
  [
    { type: 'unitReduced', rule: 'R S2.3', unit: 'cataphracts-1', at: 'parthia', steps: 2 },
    'A step lost in Parthia: Parthian cataphracts, 2 of 4 steps left.',
    'Eine Stufe verloren in Parthien: Parthische Kataphrakten, noch 2 von 4 Stufen.',
  ],
];

test.each(EVENTS)('%j', (event, en, de) => {
  expect([describeEvent(event, state).text, describeEvent(event, state, 'de').text]).toEqual([en, de]);
});

const forTwo = orThrow(createGame({ players: 2 }));
const settled = { type: 'loyaltySettled', rule: 'R S4.3' } as const;

/** Of the game for two. */
const LOYALTIES: readonly (readonly [event: GameEvent, en: string, de: string])[] = [
  [
    { ...settled, loyalty: 'macedonia', die: null, side: 'regency' },
    'The Regents have the loyalty of Macedonia.',
    'Auf der Seite der Reichsverweser: Makedonien.',
  ],
  [
    { ...settled, loyalty: 'syria', die: 5, side: 'warlords' },
    'The Warlords win the loyalty of Syria: the die is 5.',
    'Die Kriegsherren gewinnen Syrien für sich: Wurf 5.',
  ],
  [
    { ...settled, loyalty: 'guards', die: 4, side: 'warlords' },
    'The Warlords win the loyalty of the guards at Babylon: the die is 4.',
    'Die Kriegsherren gewinnen die Garden in Babylon für sich: Wurf 4.',
  ],
  [
    { ...settled, loyalty: 'phalanx', die: 1, side: 'regency' },
    'The Regents win the loyalty of the phalanx at Babylon: the die is 1.',
    'Die Reichsverweser gewinnen die Phalanx in Babylon für sich: Wurf 1.',
  ],
  [
    { ...settled, loyalty: 'archers', die: 1, side: 'regency' },
    'The Regents win the loyalty of the Persian archers and elephants at Babylon: the die is 1.',
    'Die Reichsverweser gewinnen die persischen Bogenschützen und Elefanten in Babylon für sich: Wurf 1.',
  ],
  [
    { ...settled, loyalty: 'cavalry', die: 1, side: 'regency' },
    'The Regents win the loyalty of the Persian cavalry at Babylon: the die is 1.',
    'Die Reichsverweser gewinnen die persischen Reiter in Babylon für sich: Wurf 1.',
  ],
  [
    { ...settled, loyalty: 'infantry', die: 1, side: 'regency' },
    'The Regents win the loyalty of the Persian infantry at Babylon: the die is 1.',
    'Die Reichsverweser gewinnen das persische Fußvolk in Babylon für sich: Wurf 1.',
  ],
  [
    { ...settled, loyalty: 'polysperchon', die: 6, side: 'warlords' },
    'The Warlords win the loyalty of Polysperchon: the die is 6.',
    'Die Kriegsherren gewinnen Polyperchon für sich: Wurf 6.',
  ],
];

test.each(LOYALTIES)('%j, for two', (event, en, de) => {
  expect([describeEvent(event, forTwo).text, describeEvent(event, forTwo, 'de').text]).toEqual([en, de]);
});

test('R S1.1 the sides have their articles and cases', () => {
  const event: GameEvent = {
    type: 'attackBegan',
    rule: 'R 10.10',
    side: 'independents',
    from: { army: 'independents', box: 'left' },
    into: { army: 'regency', box: 'centre' },
  };
  expect(describeEvent(event, state).text).toBe(
    'The Independents attack from the Independent Left into the Regency Centre.',
  );
  expect(describeEvent(event, state, 'de').text).toBe(
    'Die Unabhängigen stoßen vom linken Flügel der Unabhängigen ins Zentrum der Reichsverweser vor.',
  );
  const taken: GameEvent = {
    type: 'provinceTaken',
    rule: 'R 5.4',
    province: 'media',
    from: 'ptolemaic',
    to: 'seleucid',
  };
  expect(describeEvent(taken, state).text).toBe('Media passes to the Seleucids from the Ptolemies.');
  expect(describeEvent(taken, state, 'de').text).toBe(
    'Medien geht an die Seleukiden, bisher in der Hand der Ptolemäer.',
  );
});

test('these are all events that the base does not have', () => {
  const told = new Set<string>([...OF_THE_BASE, ...[...EVENTS, ...LOYALTIES].map(([{ type }]) => type)]);
  expect(EVENT_TYPES.filter((type) => !told.has(type))).toEqual([]);
});
