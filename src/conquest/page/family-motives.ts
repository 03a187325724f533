/** What the bots of the family go by, in words. Each game adds what depends on its aims. */
import type { ActionType } from '../action/index.js';
import type { Locale } from '../../core/index.js';
import type { ExtensionAction } from '../extension/action.js';

const ENGLISH = {
  // Supply and movement.
  supply:
    'It feeds an army from the richest land that is not depleted; if no other is richer, from the land where it stands.',
  scorch:
    'It scorches only land beside the enemy’s chief leader that is not depleted and feeds none of its own units; the richest comes first.',
  deploy: 'It begins as near to the enemy’s chief leader as it can.',
  column:
    'It takes along all that can go. A leader who parts from the chief leader’s army takes only some units of middling strength.',
  force:
    'It forces a march only if enough fast troops gain more by it than attrition costs, and a leader stays with the rest.',
  rest: 'It stops when no further move would improve its position.',
  garrison: 'It puts weak units into cities near the enemy’s chief leader, and leaves garrisons where they are.',
  // Combat.
  evasion: 'It evades if its force is too weak for the enemy, and stays if it is strong enough.',
  refuge: 'It retreats to its own troops, away from enemy units and their chief leader.',
  sacrifice: 'It gives up what it will miss least in battle.',
  ramparts: 'It gives up a wall rather than a step, as long as enough walls are left for the garrison.',
  // The Tactical Display.
  array:
    'It puts heavy infantry into the Centre, cavalry on the wings and light troops into the Reserve, and fills first lines before second ones.',
  pairs: 'It forms pairs in the first line, and does not split them.',
  leaders:
    'It puts leaders with strong units in the first line; one who must not be lost goes behind it, and no commander is left alone.',
  advance:
    'It breaks into empty boxes of the enemy, his Reserve above all, closes gaps in its own line, and sends quick units round the flanks.',
  shift:
    'It fills thin lines from the Reserve, supports units in enemy boxes, and brings a leader who must not be lost into the Reserve.',
  lines: 'It wants the first line full, and its strongest units and its archers in it.',
  hold: 'It stops when no other move would improve its array.',
  attack: 'It attacks where the enemy should lose more than it does itself. Leaders in danger count as well.',
  chances: 'It takes every chance to rally, to fire or to pursue.',
  // Sieges.
  summons: 'It calls on cities to surrender that are worth a siege or likely to give in.',
  besiegers:
    'It sends all its infantry, the Siege Train and its leaders into a siege, but spares one who must not be lost if it can.',
  storm: 'It attacks once all are there who should take part, and does not lift a siege that it has begun.',
  sortie: 'It makes a sortie only if the garrison has steps to spare.',
  exposure: 'It risks its least able leaders first, and one who must not be lost last.',
  // Reinforcements and replacements.
  placement: 'It places new pieces near its chief leader, but rather not beside stronger enemies.',
  purchase:
    'It buys what adds the most strength for its points. It prefers to rebuild units, above all those with many steps.',
  walls:
    'As defender it fortifies objectives and capitals near the enemy’s chief leader, those with few walls first; as conqueror it prefers troops. It razes no walls.',
  train: 'It rebuilds the Siege Train as soon as it can.',
  thrift: 'It stops when nothing that it can buy is worth the points.',
  gathering: 'It brings the strongest units that it can choose.',
  command: 'It gives the command where its army is strongest.',
} as const;

export type FamilyMotive = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<FamilyMotive, string>> = {
  supply:
    'Er ernährt ein Heer aus dem reichsten Land, das nicht erschöpft ist; ist kein anderes reicher, aus dem, in dem es steht.',
  scorch:
    'Er verbrennt nur Land neben dem obersten Anführer des Feindes, das nicht erschöpft ist und keine eigenen Einheiten ernährt, das reichste zuerst.',
  deploy: 'Er beginnt so nah am obersten Anführer des Feindes wie möglich.',
  column:
    'Er nimmt alles mit, was mitkommen kann. Wer sich vom Heer des obersten Anführers trennt, nimmt nur einige mittelstarke Einheiten mit.',
  force:
    'Er macht einen Gewaltmarsch nur, wenn genug schnelle Truppen dadurch mehr gewinnen, als die Verluste kosten, und bei den anderen ein Anführer bleibt.',
  rest: 'Er hört auf, wenn keine Bewegung seine Lage mehr verbessert.',
  garrison:
    'Er legt schwache Einheiten in Städte nahe dem obersten Anführer des Feindes und lässt Besatzungen, wo sie sind.',
  evasion: 'Er weicht aus, wenn seine Truppe für den Feind zu schwach ist, und bleibt, wenn sie stark genug ist.',
  refuge: 'Er weicht zu eigenen Truppen zurück, fort von feindlichen Einheiten und ihrem obersten Anführer.',
  sacrifice: 'Er gibt auf, was ihm in der Schlacht am wenigsten fehlen wird.',
  ramparts: 'Er gibt lieber eine Mauer als eine Stufe auf, solange der Besatzung genug Mauern bleiben.',
  array:
    'Er stellt schwere Infanterie ins Zentrum, Kavallerie auf die Flügel und leichte Truppen in die Reserve und füllt die ersten Linien vor den zweiten.',
  pairs: 'Er bildet Paare in der ersten Linie und löst sie nicht auf.',
  leaders:
    'Er stellt Anführer zu starken Einheiten in die erste Linie; wer nicht verloren gehen darf, steht dahinter, und kein Befehlshaber bleibt allein.',
  advance:
    'Er bricht in leere Felder des Feindes ein, vor allem in die Reserve, schließt Lücken der eigenen Schlachtreihe und schickt schnelle Einheiten um die Flügel.',
  shift:
    'Er füllt dünne Linien aus der Reserve auf, unterstützt Einheiten in feindlichen Feldern und bringt Anführer, die nicht verloren gehen dürfen, in die Reserve.',
  lines: 'Er will die erste Linie voll haben, und in ihr die stärksten Einheiten und die Bogenschützen.',
  hold: 'Er hört auf, wenn keine Änderung seine Aufstellung mehr verbessert.',
  attack:
    'Er greift an, wo der Feind voraussichtlich mehr verliert als er selbst. Gefährdete Anführer rechnet er mit ein.',
  chances: 'Er nutzt jede Gelegenheit, Fliehende zu sammeln, zu schießen oder zu verfolgen.',
  summons: 'Er fordert Städte zur Übergabe auf, die eine Belagerung wert sind oder wahrscheinlich nachgeben.',
  besiegers:
    'Er lässt alles Fußvolk, den Belagerungspark und die Anführer teilnehmen, aber möglichst keinen, der nicht verloren gehen darf.',
  storm: 'Er greift an, sobald alle dabei sind, die teilnehmen sollen, und hebt eine begonnene Belagerung nicht auf.',
  sortie: 'Er macht einen Ausfall nur, wenn die Besatzung Stufen übrig hat.',
  exposure:
    'Er setzt die am wenigsten fähigen Anführer zuerst der Gefahr aus, und einen, der nicht verloren gehen darf, zuletzt.',
  placement: 'Er stellt neue Figuren nahe seinem obersten Anführer auf, aber möglichst nicht neben stärkeren Feinden.',
  purchase:
    'Er kauft, was für die Punkte die meiste Stärke bringt. Am liebsten frischt er Einheiten auf, vor allem solche mit vielen Stufen.',
  walls:
    'Als Verteidiger befestigt er Ziele und Hauptstädte nahe dem obersten Anführer des Feindes, zuerst die mit wenig Mauern; als Eroberer will er lieber Truppen. Er schleift keine Mauern.',
  train: 'Er baut den Belagerungspark so bald wie möglich neu.',
  thrift: 'Er hört auf, wenn nichts, was er kaufen kann, die Punkte wert ist.',
  gathering: 'Er lässt die stärksten Einheiten kommen, die zur Wahl stehen.',
  command: 'Er gibt den Befehl dort, wo sein Heer am stärksten ist.',
};

/** The motives for actions of the base that depend on the aims of a game: where to march, and what to besiege. */
type AimsMotive = 'campaign' | 'siege';

/** What bots of the family go by, as sentences. A game adds its own, and replaces those that differ. */
export const FAMILY_TEXTS: Readonly<Record<Locale, Readonly<Record<FamilyMotive, string>>>> = {
  en: ENGLISH,
  de: GERMAN,
};

/** The motive for each type of action of the base. */
export const FAMILY_MOTIVES: Readonly<Record<ActionType, FamilyMotive | AimsMotive | null>> = {
  // R 2, 3
  roll: null,
  deploy: 'deploy',
  // R 7, 17.1
  supplyFrom: 'supply',
  liveOffTheLand: 'supply',
  scorch: 'scorch',
  spareTheLand: 'scorch',
  // R 8, 11.2
  march: 'campaign',
  marchForce: 'campaign',
  take: 'column',
  takeAll: 'column',
  takeBaggage: 'column',
  depart: 'column',
  forceMarch: 'force',
  halt: 'force',
  garrison: 'garrison',
  takeField: 'garrison',
  endMovement: 'rest',
  // R 9
  loseStep: 'sacrifice',
  loseWall: 'ramparts',
  retreat: 'refuge',
  evade: 'evasion',
  stand: 'evasion',
  // R 10
  arrayUnit: 'array',
  arrayPair: 'pairs',
  joinLeader: 'leaders',
  rally: 'chances',
  rallyTo: null,
  stayRouted: 'chances',
  stepForward: 'lines',
  ranksClosed: 'lines',
  advanceUnit: 'advance',
  shiftUnit: 'shift',
  changeLine: 'lines',
  changePlaces: 'lines',
  pairUnits: 'pairs',
  partUnits: 'pairs',
  holdPositions: 'hold',
  attackBox: 'attack',
  engage: 'attack',
  breakOff: 'attack',
  endAttacks: 'attack',
  fire: 'chances',
  holdFire: 'chances',
  pursue: 'chances',
  forgoPursuit: 'chances',
  giveUpUnit: 'sacrifice',
  // R 11, 17.5
  besiege: 'siege',
  demandSurrender: 'summons',
  endSieges: 'siege',
  assign: 'besiegers',
  assignAll: 'besiegers',
  storm: 'storm',
  liftSiege: 'storm',
  sortie: 'sortie',
  holdWalls: 'sortie',
  expose: 'exposure',
  // R 12, 13
  placeReinforcement: 'placement',
  rebuild: 'purchase',
  raise: 'purchase',
  muster: 'placement',
  buildWall: 'walls',
  razeWall: 'walls',
  buildBaggage: 'train',
  endReplacements: 'thrift',
  appoint: 'command',
  appointNobody: 'command',
  // R 14
  gather: 'gathering',
  // R 15.6, 17.4
  enthrone: 'command',
  dismiss: 'sacrifice',
  drawLeader: null,
};

const EXTENSION_ENGLISH = {
  boarding:
    'It fills the ships with its strongest units and adds a leader; all leaders go only if no units stay behind.',
  landing: 'It lands where the troops stand best: near what can be won, with supply, and away from stronger enemies.',
  watch: 'It sets up last, when it sees the array of the enemy.',
} as const;

export type ExtensionMotive = keyof typeof EXTENSION_ENGLISH;

const EXTENSION_GERMAN: Readonly<Record<ExtensionMotive, string>> = {
  boarding:
    'Er füllt die Schiffe mit den stärksten Einheiten und nimmt einen Anführer mit, alle Anführer nur, wenn keine Einheit zurückbleibt.',
  landing:
    'Er landet, wo die Truppen am besten stehen: nahe dem, was zu gewinnen ist, versorgt und fern von stärkeren Feinden.',
  watch: 'Er stellt sich zuletzt auf, wenn er die Aufstellung des Feindes sieht.',
};

/** The motives for actions of the extension that each variant words: of fleets, and of the choice of battles. */
type VariantMotive = 'anchorage' | 'voyage' | 'challenge';

/** What bots of the variants go by in addition to the family, as sentences. */
export const EXTENSION_TEXTS: Readonly<Record<Locale, Readonly<Record<ExtensionMotive, string>>>> = {
  en: EXTENSION_ENGLISH,
  de: EXTENSION_GERMAN,
};

/** The motive for each type of action of the extension. */
export const EXTENSION_MOTIVES: Readonly<Record<ExtensionAction['type'], ExtensionMotive | VariantMotive>> = {
  sail: 'anchorage',
  load: 'voyage',
  board: 'boarding',
  land: 'landing',
  stayAboard: 'landing',
  offerBattle: 'challenge',
  endCombats: 'challenge',
};
