/**
 * The clauses of Clash of the Generals that the library implements (sections 1 to 14), each with a title and a summary
 * of our own.
 */
import type { Rulebook } from '../hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: 'S',
  numbered: true,
  leftOut: 'the notes of the designer (15).',
  clauses: [
    [
      'S1.1',
      'Players, sides and the rules of the base',
      'Two, three or four play. With two, the central authority opposes a coalition of warlords; with three, the sides are those of Antigonos, Ptolemy and Seleucus; a fourth player controls the Indians, Arabs, barbarians and Greek rebels, who are otherwise independent. The basic rules of the base apply except where this game changes them; its optional rules do not.',
    ],
    [
      'S1.2',
      'Cyprus, Crete, Rhodes and Gaza',
      'Cyprus and Rhodes are Fertile provinces and neutral at first; Crete is a Mountain province and independent at first, and who controls it builds the Cretan archers at no cost. Rhodes can be won by alliance (S5.6): its fortress has two walls, which also defend like two fleets, and its ally has the Rhodian fleet and slingers. Gaza is the border between Syria and Egypt, and its control gives neither province.',
    ],
    [
      'S1.3',
      'Loyalty of units and leaders',
      'The colours of counters have no meaning. Units follow the leader who is with them, and leaders their current faction; units without a leader stay with the side that they served last unless they mutiny or a defeat brings them to another. A player also controls all units, barbarians excepted, in provinces or with leaders that they control.',
    ],
    [
      'S1.4',
      'Dice of several players',
      'Where several players roll for something, the highest die wins. Ties are rolled again.',
    ],
    [
      'S1.5',
      'Length of the game',
      'The game lasts from Summer 323 to the end of Winter 311, the extended game to the end of Winter 301. Three or four players can agree to begin in Spring 321.',
    ],
    [
      'S2.1',
      'Scythe chariots',
      'A scythe chariot attacks with a strength of 5, to which no leader adds, and adds 1 to the die against heavy infantry or heavy cavalry. It has no defense strength: if it is attacked, it first charges the attacker, and this counts as the attack of that unit. Either way it is destroyed; it counts as light infantry on the Pursuit Table, not at all in minor combat, and costs one replacement point, unlike the Indian 4-1 chariots, which are ordinary units.',
    ],
    [
      'S2.2',
      'Bactrian cavalry',
      'This heavy cavalry has three steps: 11-9, 7-7 and, at last, the strength of a 3-3 cavalry unit, which it then is. It attacks with its attack strength, and shoots on a 2 when it is attacked. Its price is three heavy cavalry steps, and its home is Bactria or Sogdiana: nobody else than the controller of one of them builds it.',
    ],
    [
      'S2.3',
      'Parthian cataphracts',
      'This heavy cavalry of 12-10 has four steps on two counters, of which only one is in play at a time. Its price is four heavy cavalry steps, and nobody builds it without Parthia.',
    ],
    [
      'S2.4',
      'Artillery',
      'Artillery fires like archers but without the modifier against heavy targets. It does not move by choice once it is on the Tactical Display, and a rout eliminates it. It costs two replacement points.',
    ],
    [
      'S2.5',
      'Epigonoi',
      'Their price is two heavy infantry steps. The builder must hold a Persian capital: Babylon, Susa, Persepolis or Ecbatana.',
    ],
    [
      'S2.6',
      'Companion cavalry',
      'This heavy cavalry has three steps: 9-8, 6-5 and, at last, the strength of a 3-3 cavalry unit, which it then is. Its price is three heavy cavalry steps.',
    ],
    [
      'S2.7',
      'Cleruch cavalry and Egyptian phalanx',
      'Only a player who controls Egypt can build these units. The cleruchs cost two light cavalry steps, the phalanx two infantry steps.',
    ],
    ['S2.8', 'Native phalanx', 'Any player can build it for two infantry steps.'],
    [
      'S2.9',
      'Indian and African elephants',
      'Indian elephants (6-2) and African elephants (4-1) cost one replacement point each. Indian ones can be built only by a player who controls a province in India or next to it, African ones only by a player who controls Egypt.',
    ],
    ['S2.10', 'Fleet counters', 'A fleet counter stands for warships and transports. Section 8 has its rules.'],
    [
      'S2.11',
      'New leaders',
      'Successors has leaders of its own; the abbreviated counters “Scyth” and “Chandr” are the Scythian King and Chandragupta.',
    ],
    [
      'S3',
      'Disintegration of a side without leaders',
      'There are no “0” leaders. When a side loses its last leader in battle, its units in that battle join the victor and all its others go to the Mutiny Holding Box, from which the remaining players can recruit them at reduced cost; if the last leader is lost in another way, all of them go there. Indian, barbarian and Greek rebel forces need no leaders and never disintegrate.',
    ],
    [
      'S4.1',
      'Walls and fortifications',
      'With two players Athens and Sardis begin with two walls and every other city, Alexandria included, with one; Aornos, and with it Malli, belongs to the Indians. In all games a fortification can be built in any province, even one without a city.',
    ],
    [
      'S4.2',
      'Unit placement for two players',
      'The main army, seven leaders, Roxane, Alexander’s Body and the Treasury begin at Babylon; Antipater with the Royal Family in Macedonia, Antigonos and Demetrius in Phrygia, Craterus in Cilicia, Leosthenes with the rebels in Hellas and Chandragupta in Lower India. Smaller forces and garrisons are in other provinces, each province of India has four units, and seven fleets are in the sea zones. The remaining Persian cavalry and infantry, the Greeks and the new units are in the dead pile.',
    ],
    [
      'S4.3',
      'Loyalty dice for two players',
      'Antipater, Cassander, Perdiccas and the units in Macedonia follow the central authority, Antigonos, Demetrius and the units in Phrygia the warlords; the Indians and the Greek rebels follow neither. A die is rolled for every other province with units: central authority on a 1 to 3, warlords on a 4 to 6. At Babylon each of five groups of units has a die of its own, and so has each of the five other leaders there.',
    ],
    [
      'S4.4',
      'First-turn truce and departure from Babylon',
      'In the first turn nobody fights, on land, at sea or for a city. If both sides are at Babylon, they roll for Roxane and then for the Body, the higher die winning each; the side with the greater total attack strength there, leaders not counted, takes Babylon and the Treasury. The other leaves for an adjacent province, a friendly one first, then a vacant one, then an enemy one.',
    ],
    [
      'S4.5',
      'Initial loyalty of fleets',
      'After the loyalty dice the Ionian fleet goes to the side that controls Halicarnassus, the Sidonian fleet to that of Phoenicia (in Syria), the Egyptian fleet to that of Alexandria and the Black Sea fleet to that of Phrygia. The Cypriote fleet is neutral until somebody controls Cyprus.',
    ],
    [
      'S5.1',
      'Initial provinces for three and four players',
      'Syria, Egypt, Lybia and Cyprus are Ptolemy’s at first, Persis, Susiana, Media, Assyria and Babylonia those of Seleucus, and Cappadocia, Cilicia, Phrygia and Ionia those of Antigonos. Macedonia with Antipater and Cassander follows no player, and nobody controls the rest.',
    ],
    [
      'S5.2',
      'Initial sequence',
      'One die for each player settles the Initial Sequence, the order in which leaders are drawn, pieces are set up and the first turn is played.',
    ],
    [
      'S5.3',
      'Deployment and leaders from the cup',
      'Each of the three players places the units, walls and fleets listed for that side anywhere in its provinces. Eumenes, Lysimachus, Craterus, Polysperchon, Leonnatus and Perdiccas are drawn at random from a cup, one at a time, by these players in turn.',
    ],
    [
      'S5.4',
      'Macedonia and India at the start',
      'Macedonia has Antipater, the Royal Family, Roxane, three 8-8 phalanxes, the Thessalians, Illyrians, Agrianians and Paeonians, and the Athenian fleet. India is set up as for two players.',
    ],
    [
      'S5.5',
      'Units open to all as replacements',
      'All units that are not set up are available as replacements. Unless another rule restricts it, any player can rebuild any unit, first come, first served.',
    ],
    [
      'S5.6',
      'Alliances with Rhodes',
      'Rhodes begins without an ally. In Winter, before their movement, a player can roll on the Rhodian Diplomacy table, with -1 if they control both Ionia and Cilicia. If Rhodes has no ally, a 1 to 3 makes it theirs; if it is allied with another, a 1 or 2 ends that alliance and Rhodes is neutral again (the printed headings of the two columns are exchanged).',
    ],
    [
      'S5.7',
      'Fourth player',
      'If four play, one of them has the Indians, the barbarians, the Arabs and the Greek rebels. Otherwise these forces are independent and move by S7.1.',
    ],
    [
      'S6.1',
      'Supply in the first turn and in rich provinces',
      'Supply begins with the second turn. No depletion is rolled for Rich provinces in Summer and Autumn.',
    ],
    [
      'S6.2',
      'Initiative',
      'After the supply phase each player adds a die to the current ability rating of their best leader. In the order of these totals, ties rolled again, the players choose their places in the sequence of the turn.',
    ],
    [
      'S7.1',
      'Movement of independent forces',
      'Without a fourth player independents move last and without leaders, and an opposing player rolls and moves for them on the display. Greek rebels stay in Hellas and the Aegean zone; Indians enter adjacent provinces that are empty but go no further from India, and march against players who invade it. Barbarians enter the adjacent province with the fewest units if these are fewer than their own, the richer one between equals, withdraw from a larger army and fight everybody else but Indians; those who enter India from Sind become Indians, and the Scythian King comes with the first barbarian force and, if he is lost, again with the next.',
    ],
    [
      'S7.2',
      'Leaders of forced marches',
      'Any leader whose original ability rating is 6 or more can lead a forced march, even when wounded.',
    ],
    [
      'S8.1',
      'Fleet construction',
      'A fleet costs four replacement points, in a replacement phase. It can be built only by a player who controls its city or province, and is placed there: the Black Sea fleet on any coast of that sea, the New fleet at any friendly-controlled coastal city.',
    ],
    [
      'S8.2',
      'Naval movement',
      'In one turn a fleet sails as far as connected sea zones lead it. It can come to an enemy-controlled coastal city but not pass it, and must stop and fight in a zone with an enemy fleet.',
    ],
    [
      'S8.3',
      'Naval transport',
      'A moving fleet carries four units, of which each cavalry unit counts as two, and any number of leaders. They go aboard in a coastal province that their side controls or contests, and can land in any coastal province.',
    ],
    [
      'S8.4',
      'Naval combat',
      'Fleets of enemies in one zone must fight, by the Minor Combat Results Table; the side with more of them attacks, between equals the phasing side. For each infantry, light infantry or foot archer unit aboard, the attacker adds 1 to the die and the defender subtracts 1. The side with the better leader, or the only one, shifts the odds one column in its own favour.',
    ],
    [
      'S8.5',
      'Loyalty of fleets',
      'A fleet follows its base as soon as that changes sides: the Athenian one Athens, the Cretan and the Cypriote their islands, the Rhodian Rhodes, the Ionian Halicarnassus, the Sidonian Phoenicia, which is Syria and not Tyre. A fleet is neutral or independent if its base is. Two fleets have no base and follow whoever has them: those of the Black Sea and the New fleet.',
    ],
    [
      'S9.1',
      'Initiation of combat and evasion',
      'The phasing player can, but need not, begin combat in any province where they have combat units. A force of another side can evade only with a leader at least as able, at least as many cavalry units, and a die of 1, 2 or 3. The condition on leaders is met if neither side has one there, and so is that on cavalry.',
    ],
    [
      'S9.2',
      'Order of setting up',
      'All sides set up freely, like the Macedonian player of the base. The phasing player decides whether to set up first or last.',
    ],
    [
      'S9.3',
      'Successive attacks and allied battles',
      'The phasing player can attack forces of several opponents one after another, ignore any of them, or invite one opponent to a joint attack on another. The attacked forces can try to evade, and may talk about it first. Agreements are not binding.',
    ],
    [
      'S9.4',
      'Set-up, order and movement of allies',
      'Of two allies the one with more units sets up in Center and Right, the other in Left and Reserve, with four units or fewer in Left alone. Each moves and attacks, or passes, with their own units; the one with the better leader goes last, and between equals chance decides. An ally keeps out of every box in which the other has units.',
    ],
    [
      'S10.1',
      'Stacking without leaders',
      'Units can form pairs on the Tactical Display without a leader in the box, as the clauses below allow.',
    ],
    [
      'S10.2',
      'Pairs of cavalry',
      'Cavalry stacks in twos if both units have the same full strengths, in attack and in defense.',
    ],
    [
      'S10.3',
      'Pairs of infantry',
      'Two infantry units of the same type (light, medium or heavy) can stack together if the current attack strength of each is 5 or less, reduced units included.',
    ],
    [
      'S10.4',
      'Elephant guards',
      'An elephant can have a unit of light infantry as its guard in one stack. Losses fall on the guard before the elephant.',
    ],
    [
      'S10.5',
      'Pairs with artillery',
      'An artillery unit can be stacked with one other unit, archers on foot too, but not with cavalry.',
    ],
    [
      'S10.6',
      'Mixed phalanx (optional)',
      'Archers of 4-1 can stand in one stack with a phalanx of 8-8 or with the Epigonoi of 7-7. The archers fire normally, add nothing to the defense and take no loss until the infantry is destroyed.',
    ],
    [
      'S11.1',
      'Indian cavalry and Seleucus',
      'When forces of a player first enter an Indian province, the two 5-4 Indian cavalry units are placed in it at once. With two players Seleucus enters in Spring 321 on the side that controls the Hetairoi or, if they have been eliminated, on the first side to control Babylonia.',
    ],
    [
      'S11.2',
      'Replacement points of provinces',
      'A Rich province gives three replacement points, a Fertile one two, a Mountain one one and a Desert/Wilderness none.',
    ],
    [
      'S11.3',
      'Conditions and limits of replacements',
      'Winter replacements require at least four provinces; Spring replacements require at least eight, among them a Rich one and either Macedonia or a Persian capital. A player who does not control Macedonia can build at most one 8-8 phalanx from the dead pile in a turn; those in the Mutiny Holding Box do not count.',
    ],
    [
      'S11.4',
      'Spending the Treasury',
      'In a replacement phase the holder of the Treasury can give it up for ten points. They must be spent at once, and the Treasury gives no Victory Point at the end.',
    ],
    ['S11.5', 'Withdrawal of Antipater', 'In Spring 319 Antipater leaves the game, wherever he is, even in prison.'],
    [
      'S12.1',
      'Alexander’s Body',
      'The Body lowers the risk of mutiny and gives Victory Points. It moves with any stack or with a leader alone, also by sea, but not on a forced march, and is never destroyed: if its fleet is lost, it comes ashore on an adjacent coast of the owner’s choice. If it is left alone, the first player to enter the province takes it.',
    ],
    [
      'S12.2',
      'Roxane and the Royal Family',
      'Each of the two gives Victory Points and subtracts 1 from its owner’s Mutiny dice, and can be captured and recaptured. They move with any stack, also by sea and on a forced march; if their fleet is lost, they come ashore on an adjacent coast of the owner’s choice. The owner can eliminate either to deny it to an opponent.',
    ],
    [
      'S13',
      'Victory conditions',
      'A player wins decisively when no opponent has a leader left. Otherwise the greatest total after the last turn wins: Macedonia 4, a Rich province 3, a Fertile one 2, any other 1; Alexander’s Body one die, all four capitals (Babylon, Susa, Persepolis, Ecbatana) together 8, Roxane 3, the Royal Family 2, the Treasury 1 and each captive enemy leader 1. If several share the greatest total, the fourth player wins if there is one, and otherwise nobody.',
    ],
    [
      'S14.1',
      'Mutiny (optional)',
      'From Spring 321 on a player who is pursued after tactical combat, suffers a DE in minor or naval combat or loses a city by siege rolls one die for each province and sea zone with own units, with -1 for Roxane and -1 for the Royal Family. The Mutiny Table, in the Alexander column for the owner of the Body, gives the number of units that go to the Mutiny Holding Box, mercenaries first; leaders in the same place roll for casualty as in a rout. Any unit in the box can be bought for one point.',
    ],
    [
      'S14.2',
      'Personal guards (optional)',
      'A player with at least four provinces can name one heavy infantry or heavy cavalry unit as their Agema, which stays with their highest-rated leader and never mutinies, even when the provinces are lost. If it is destroyed, another can be named at the start of their next movement phase if they still have four provinces. With the loss of that leader it is an ordinary unit again.',
    ],
    [
      'S14.3',
      'Leader recruitment (optional)',
      'Leaders are taken prisoner by a POW result in a pursuit, or if they are without units in a province or sea zone of the enemy. The captor holds the prisoner for one Victory Point or, at the start of a movement phase, rolls one die with +1 each for Roxane, the Royal Family and Macedonia: on a 1 the prisoner is executed, on a 2 to 4 nothing happens, and on a 5 or more the prisoner joins the captor in a controlled province.',
    ],
  ],
};
