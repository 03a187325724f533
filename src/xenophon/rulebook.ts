/**
 * The clauses of Xenophon that the library implements (sections 1 to 10), each with a title and a summary of our own.
 */
import type { Rulebook } from '../hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: 'X',
  numbered: true,
  leftOut: 'the notes of the designer (11).',
  clauses: [
    [
      'X1.1',
      'Two sides and the rules of the base',
      'One player is King Artaxerxes of Persia, the other leads the rebels under Cyrus. The basic rules of the base apply except where this game changes them; its optional rules do not.',
    ],
    [
      'X1.2',
      'Provinces out of play and the way home',
      'Egypt, Gaza, Lybia, Upper India, Lower India, Gandara, Chorasmia, Scythia, Hellas, Macedonia and Thrace are out of play: neither side enters or controls them, and they give no points. Once Cyrus has fallen, Greek mercenaries can enter Europe at Thrace, across the Straits or by ship; they leave the game there and count for the rebels’ victory.',
    ],
    [
      'X1.3',
      'Loyalty of units and the Ten Thousand',
      'The Persian and Indian units are the royal army; the Spartan and Greek units and the reverse sides of certain Persian units are the rebel army, of which the Spartans and Greeks are the mercenaries called the Ten Thousand. Units follow the leader who is with them, and without one the side that they served last. No leader changes sides except when Cyrus falls (X9.2), so no other event changes the side of a unit.',
    ],
    [
      'X1.4',
      'Length of the game',
      'The game is played on a Turn Record Track of its own, from 401 to 399 BC. Its last year is played only if both players agree (X10.3).',
    ],
    [
      'X2.1',
      'Scythe chariots',
      'A scythe chariot attacks with a strength of 5, to which no leader adds, and adds 1 to the die against heavy infantry or heavy cavalry. It has no defense strength: if it is attacked, it first charges the attacker, and this counts as the attack of that unit. Either way it is destroyed; it counts as light infantry on the Pursuit Table and not at all in minor combat.',
    ],
    [
      'X2.2',
      'Greek cavalry and Rhodian slingers',
      'One turn after the fall of Cyrus two units join any rebel stack: the Prodromoi, cavalry of 2-2, and the slingers, which shoot like archers on a 2.',
    ],
    [
      'X2.3',
      'Baggage train',
      'The train moves only with Cyrus. It can be spent in a supply phase to cancel the effects of attrition, or to save a forced march that it starts the turn with from its attrition roll, but cannot force a march itself. In battle it is in the Reserve, does not move, and is destroyed when an enemy unit enters that box.',
    ],
    [
      'X2.4',
      'Election of Xenophon',
      'If Cyrus is dead and Clearchus or Menon is eliminated, Xenophon joins a hoplite or peltast unit of the Greek mercenaries that the rebel player chooses. A combat or siege in progress is finished first.',
    ],
    ['X2.5', 'Fleet of the rebels', 'The fleet stands for warships and transports. Only the rebels have one.'],
    [
      'X3.1',
      'Initial control of provinces',
      'Cyrus begins with Ionia, Phrygia and Cappadocia, the King with all other provinces of the Empire that are in play; nobody controls Arabia and Sind. A province needs no garrison, and is lost only when enemy units alone occupy it.',
    ],
    [
      'X3.2',
      'Initial placement of units',
      'The rebel fleet begins in the Ionian zone, and Cyrus, Ariaeus, Clearchus, Menon, their army and the train around Sardis, which has three walls. On the royal side, scythe chariots, archers and infantry are around Babylon, which has the Treasury and one wall; Artaxerxes is at Ecbatana with the Royal Family, the Royal Guard and cavalry; Tissaphernes is in Cilicia and Abrocomas in Syria.',
    ],
    [
      'X4.1',
      'Rebel initiative',
      'From turn 2 on the rebel player decides each turn whether to move first or second. After the set-up of each battle on the Tactical Display they decide whether to act first or last in all its rounds.',
    ],
    [
      'X4.2',
      'First turn',
      'The first turn begins with the royal side, of which only Tissaphernes’ force moves: that of Abrocomas in Syria and those in Media and Babylonia rest.',
    ],
    [
      'X5.1',
      'Leaders of forced marches',
      'Any leader whose original ability rating is 6 or more can lead a forced march, even when wounded. The units that can go along are those of the base.',
    ],
    ['X5.2', 'Royal Family', 'The Royal Family is always with Artaxerxes. The rebels capture it when he routs.'],
    ['X5.3', 'Treasury', 'Nobody moves the Treasury from Babylon; whoever has the city has it.'],
    ['X5.4', 'Abrocomas in Syria', 'The royal forces in Syria do not leave it before turn 3, Autumn 401.'],
    [
      'X6.1',
      'Naval movement',
      'In one turn the fleet sails as far as connected sea zones lead it. It can come to an enemy-controlled coastal city but not pass it; a city without walls belongs to the side that controls its province.',
    ],
    [
      'X6.2',
      'Naval transport',
      'The fleet has room for two combat units, whatever their type, and leaders do not count. They go aboard in a coastal province that their side controls or contests, and can land in any coastal province. Units need no leader for it and do not move again in the phase.',
    ],
    [
      'X6.3',
      'Supply by the fleet',
      'A rebel army in a coastal province can always draw supply from the fleet in an adjacent sea zone, whatever its size. No depletion or attrition is rolled for it.',
    ],
    [
      'X6.4',
      'Forced marches supplied by the fleet',
      'A rebel forced march that ends in a coastal province with the fleet in an adjacent sea zone makes no attrition roll.',
    ],
    [
      'X7.1',
      'Initiation of combat and evasion',
      'The phasing side can, but need not, begin combat in any province where it has combat units. A force of the other side can evade only with a leader at least as able, at least as many cavalry units, and a die of 1, 2 or 3. The condition on leaders is met if neither side has one there, and so is that on cavalry.',
    ],
    [
      'X7.2',
      'Order of setting up',
      'Both sides set up by the Persian rules of the base. The phasing side decides whether it sets up first or last.',
    ],
    [
      'X7.3',
      'Rivers, mountains and hills',
      'Before a battle in a Rich province one die is rolled: on a 1 to 4 a river closes the Outflank boxes of one flank to both armies, the left on a 1 to 3 of a second die and otherwise the right. In a Mountain province a 1 closes nothing, a 2 the left flank, a 3 the right, and a 4 to 6 both. By an optional rule the player with the better leader can turn a mountain into a hill on a 1 to 3, which chariots and heavy cavalry cannot enter and where light infantry and light cavalry do not stack.',
    ],
    ['X7.4', 'Limit of pursuit', 'The Spartan and Greek units of the rebels are never eliminated by pursuit.'],
    [
      'X8.1',
      'Reinforcements without replacements',
      'Both sides receive reinforcements as the Turn Record Track says, the rebels with Cyrus and the royal side with Artaxerxes. When Cyrus has fallen, no more of them come to the rebels. Nobody receives replacements.',
    ],
    [
      'X8.2',
      'Mountain tribes',
      'The moment Cyrus falls, the 6-6 Carduchi appear in Armenia, the 4-4 Chalybes in Cappadocia and the 3-3 Pisidians in Cilicia, hostile to the rebels. They do not leave their provinces. Rebels there must fight them in minor combat, which nobody evades, and may not leave until the tribe is eliminated.',
    ],
    [
      'X9.1',
      'Automatic victory of the rebels',
      'If Artaxerxes is killed or captured while Cyrus lives, Cyrus wins at once.',
    ],
    [
      'X9.2',
      'Fall of Cyrus and moral victory',
      'If Cyrus falls, Ariaeus and all rebel units that are not Greek neither move nor fight, and go over to the King at the start of the next turn. The Spartan and other Greek units then on the board are counted. If all of them reach Europe, it is a decisive moral victory, with at least half of them a Pyrrhic one, with fewer a moral defeat.',
    ],
    [
      'X9.3',
      'Victory Points',
      'If neither Cyrus nor Artaxerxes has fallen, the player with more points wins. A Rich province gives 3, a Fertile one 2, a Mountain one 1, all four capitals together 10, the Royal Family 4 and the Treasury 10. Contested provinces count for nobody.',
    ],
    [
      'X10.1',
      'Hand-to-hand combat of the brothers (optional)',
      'If units led by Cyrus and Artaxerxes fight each other on the Tactical Display, each of the two rolls one die, again on a tie, and the loser dies. No Leader Casualty roll is made for either.',
    ],
    [
      'X10.2',
      'Leaders rated “0” (optional)',
      'If both players agree, each side can replace lost leaders by its “0” leader as in the base (12.10).',
    ],
    [
      'X10.3',
      'Extended game (optional)',
      'A game that Winter 400 has not decided goes on for one year more if the players have agreed on it.',
    ],
  ],
};
