/** The clauses of Conquest and Empire that the library implements, each with a title and a summary of our own. */
import type { Rulebook } from '../hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: '',
  numbered: true,
  leftOut:
    'the introduction (1), how to read the rules (2.1), pictures of counters (2.4), abbreviations (2.6), and the notes of designer and players (18, 19), whose facts are data.',
  clauses: [
    [
      '2.2',
      'Provinces and sea zones',
      'The map shows the Persian Empire and its neighbours. The land is divided into provinces, which govern movement, supply and combat; the sea is divided into zones, through which armies can be supplied.',
    ],
    [
      '2.3',
      'Two-sided counters and units of four steps',
      'Some combat units have a side of reduced strength. Others, and the walls, have a Macedonian and a Persian side and can serve either player. The Hypaspists and the Hetairoi have two counters each, and so four steps; only one of the two counters is in play at a time.',
    ],
    [
      '2.5',
      'Nationality by colour',
      'The colour that a counter shows is its nationality: Macedonians and Greek Allies, Spartans, Greek mercenaries, Persians, Indians, barbarians or Arabs. A counter with a second colour on its other side can change its loyalty during the game.',
    ],
    [
      '2.7',
      'Types of unit',
      'The type of a unit governs what it can do in combat and pursuit. Cavalry that is not heavy counts as light cavalry, horse archers too; Arabs count as light infantry; infantry that is neither heavy nor light is regular infantry and has no special qualities.',
    ],
    [
      '2.8',
      'Combat strengths and ability ratings',
      'A combat unit has an attack strength and a defense strength. A leader has a single ability rating, which makes the units with that leader fight harder.',
    ],
    [
      '3.1',
      'Choice of sides and agreements before the game',
      'The Macedonian player controls the Macedonians and Greek Allies; the Persian player controls the Persians, Indians and barbarians, and the Spartans if they revolt. Greek mercenaries can serve either side. The players agree whether to use the random events (14) and which optional rules (17).',
    ],
    [
      '3.2',
      'Macedonian set-up',
      'In Spring 334, Antipater and the units marked M begin in Macedonia; Alexander, Parmenio and the units marked I begin in Ionia; Athens has three Macedonian walls. All units are at full strength; pieces named on the Turn Record Track wait there, the second counters of the Hypaspists and Hetairoi and the “0” leader are set aside, and the other units form the pool of replacements. The Royal Family begins with Darius, each treasury in the city that it names, the Gordian Knot in Gordium, the Oracle in Lybia, Alexandria in Egypt and Roxana at the Sogdian Rock.',
    ],
    [
      '3.3',
      'Persian set-up',
      'Darius and the units marked D begin together in Susiana, Persis or Babylonia, as the Persian player chooses; Memnon and the units marked A begin in Ionia, one 2-1 infantry in Sardis, the Dahae in Bactria and the Massagetae in Sogdiana. Ten cities have Persian walls: four at Tyre, three at Sardis and one in each of the others. Two Indian units begin in Lower India, two in Gandara and the rest with Porus in Upper India; they neither move nor fight until a Macedonian unit or leader enters one of these provinces.',
    ],
    [
      '4.1',
      'Phases in their order',
      'The game has a variable number of turns, and each turn has several phases. An action belongs to its phase; once a player has finished a phase, they can go back to it only with the opponent’s leave.',
    ],
    [
      '4.2',
      'Sequence of a turn',
      'The phases are mutual supply, Macedonian movement, Persian movement, combat (minor combat before tactical combat), sieges and, in the turns marked for them, random events. Each movement phase begins with reinforcements and replacements; the Macedonian player receives replacements in Winter, the Persian player in Spring and Winter but not in Winter 334. Wounded leaders roll for recovery every turn.',
    ],
    [
      '4.3',
      'First turn: the battle of the Granicus',
      'Spring 334 has no supply phase and no movement phases. It begins with the set-up of the Tactical Display for the battle in Ionia, and neither side evades.',
    ],
    [
      '5.1',
      'Four states of a province',
      'At every moment a province is in one of four states: independent, under Macedonian control, under Persian control, or contested. It can change its state any number of times.',
    ],
    [
      '5.2',
      'Independent provinces',
      'Five provinces begin independent: Upper and Lower India, Sind, Chorasmia and Scythia. They have no other state except Macedonian-controlled and contested, and become independent again when neither applies.',
    ],
    [
      '5.3',
      'Macedonia, Hellas and Thrace',
      'Macedonia is always Macedonian-controlled, whoever is in it, and is never contested. Hellas and Thrace are Macedonian-controlled unless only units of the Persian side are in them; while units of both sides are there, they are contested.',
    ],
    [
      '5.4',
      'Persian provinces and change of control',
      'All other provinces begin Persian-controlled. A province becomes Macedonian-controlled when Macedonian units are alone in it, needs no garrison to remain so, and becomes Persian-controlled again when Persian units are alone in it. Being contested does not change who controls it.',
    ],
    [
      '5.5',
      'Contested provinces',
      'A province is contested while each side has at least one combat unit in it. A garrison in one of its cities counts; a fortress on a border, such as Gaza, lies in no province.',
    ],
    [
      '5.6',
      'Use of sea zones for supply',
      'A player can convey supply through a sea zone while they control or contest at least one province on its coast; both players can use the same zone in one turn. Supply reaches an enemy fortress on the coast of a zone but does not go beyond it.',
    ],
    [
      '6.1',
      'No stacking limit on the map',
      'A province holds as many units and leaders as there are, even of both sides at once. Stacking is limited on the Tactical Display (10.5 to 10.7).',
    ],
    [
      '6.2',
      'Armies and garrisons',
      'Three or more units in a province are an army; one or two are a garrison. A city garrison is in a city with at least one wall, and remains separate from an army in the field of the province. Any other garrison is a field garrison and becomes part of an army of its side in the province.',
    ],
    [
      '6.3',
      'Unity of forces',
      'All units and leaders of a side in a province, apart from city garrisons, are one force for supply and combat. The force can divide by movement, and with several leaders it can conduct several sieges. Indians and barbarians do not stack with other Persian-controlled units; where they meet, they are separate forces for supply, movement and combat.',
    ],
    [
      '6.4',
      'Wall and Depleted markers',
      'Walls and Depleted markers take no room from units. A city has at most five walls, and the Temple of Ammon in Lybia cannot be fortified.',
    ],
    [
      '7.1',
      'Supply from the land',
      'Units live off the land of their province and may deplete it. Units on depleted land are subject to attrition until the land recovers in Summer. Each province is Rich, Fertile, Mountain or Desert/Wilderness, which determines how well it sustains an army; beginners can leave out the whole of section 7.',
    ],
    [
      '7.2',
      'Depletion roll',
      'One die is rolled for each undepleted province that feeds three or more units, whatever their side; on a modified result of 5 or more it is depleted. Add 1 if it feeds more than eight units, 1 if it is a Mountain province and 1 in Winter. Land that is depleted suffers nothing further.',
    ],
    [
      '7.3',
      'Depleted markers and recovery in Summer',
      'In the supply phases after a province has been depleted, a group of three or more units there is subject to attrition. Every Summer begins with the removal of all Depleted markers.',
    ],
    [
      '7.4',
      'Attrition',
      'An army of three or more units on depleted land rolls one die on the Supply Attrition Table, on the line of the type of province, and loses that many steps. The owner chooses which units are reduced or removed, but no unit is eliminated while another unit of the army can take the loss by being reduced.',
    ],
    [
      '7.5',
      'Supply by sea',
      'One friendly-controlled province can supply units in another friendly-controlled or contested province by sea if both have a coast and the player may use each of the contiguous zones between them (5.6). Supply reaches a coastal city with enemy walls but does not go beyond it. The depletion of the supplying province is rolled for as if the supplied armies were in it, all of them added together.',
    ],
    [
      '7.6',
      'Deserts',
      'A Desert/Wilderness province is always depleted and feeds no army. An army in it rolls for attrition in every supply phase unless it is supplied by sea.',
    ],
    [
      '7.7',
      'Supply in contested provinces',
      'In a contested province the units of both sides are added together for the depletion roll. The armies in it roll for attrition one by one if it is depleted.',
    ],
    ['7.8', 'Macedonians in Macedonia', 'At home in Macedonia, Macedonian units lose nothing by supply attrition.'],
    [
      '7.9',
      'Garrisons without supply',
      'Supply is a need of armies alone, that is of three units or more. One or two units can hold out anywhere for any time, on depleted land too.',
    ],
    [
      '8.1',
      'Movement with leaders',
      'A combat unit moves only with a leader with whom it is stacked at the start of the move, and stays with that leader to the end of it. In a turn a leader goes to one adjacent province, with no units or with as many as are there; units left behind can move only with another leader. Neither friends nor enemies hinder movement.',
    ],
    [
      '8.2',
      'Borders',
      'All borders of a Mountain province are mountain borders and closed in Winter; other borders are always open. The way between Egypt and Syria leads through Gaza: no unit passes it while an enemy controls it, and armies in either of these provinces, but not in Arabia, can besiege it. From Thrace to Ionia, across the straits, units move as over a normal border.',
    ],
    [
      '8.3',
      'Movement restrictions',
      'Persian units and leaders do not enter the Indian provinces or the barbarian provinces (14.3), and Indian units enter only Gandara, Upper India and Lower India. The home army, Antipater and the six infantry units marked M, stays in Macedonia, Hellas and Thrace. Once a Spartan revolt has occurred and all Spartan units have been eliminated or have left Europe, the home army is free for good.',
    ],
    [
      '8.4',
      'Forced march',
      'Alexander can march through an adjacent province into a third one with the Macedonian and allied cavalry, archers, Agrianians and Hypaspists that are with him, if the borders are open. At least one unit goes all the way with him. Others can be left behind in the starting province or in the first one entered; in the latter, units can be picked up, even those that cannot force a march.',
    ],
    [
      '8.5',
      'Enemies on the way of a forced march',
      'A forced march does not go through a province with an enemy army. It goes through a province with an enemy garrison only if at least one Macedonian or allied combat unit stays there to contest it.',
    ],
    [
      '8.6',
      'Attrition of a forced march',
      'The units that complete a forced march make a separate roll on the Supply Attrition Table, on the line of the first province entered, whether that is depleted or not. No force is exempt from it, however small.',
    ],
    [
      '9.1',
      'Occurrence of combat',
      'Forces that oppose each other in a province at the start of the combat phase must fight unless one of them evades; garrisons of cities stay out of it. If both have at least three units, they use the Tactical Display, otherwise the minor combat procedure.',
    ],
    [
      '9.2',
      'Evasion of minor combat',
      'Only the defender can try, and only with cavalry or light infantry alone or with a leader whose ability is higher than that of every leader of the attacker. On a 1, 2 or 3 the force goes to an adjacent friendly-controlled or contested province; if there is none, it cannot try. In a contested province it fights no more in this turn, but must retreat with its friends there if they have to.',
    ],
    [
      '9.3',
      'Evasion of tactical combat',
      'Before the set-up either player can try, if the army has a friendly-controlled or contested province to retreat to; leaders and types of unit do not matter. The Persian player succeeds on a 1 or 2, the Macedonian player on a 1 to 4. Evading Indians enter only Gandara, Upper India or Lower India, and evading barbarians only the province they come from.',
    ],
    [
      '9.4',
      'Procedure of minor combat',
      'The attacker is the side with more combat units; between equals the one with the greater total attack strength, and if that is equal too, the Macedonian player. The attack strengths of one side and the defense strengths of the other, each with the ability of the side’s best leader, give the odds, rounded down, and one die on the Minor Combat Results Table gives the result. At odds above 4:1 the defender is eliminated at no cost to the attacker.',
    ],
    [
      '9.5',
      'Results of minor combat',
      'AE and DE eliminate all units and leaders of the attacker or the defender. AL and DL cost that side one step of its choice, and EX costs both sides one; the best leader of a side that loses a step rolls on the Leader Casualty Table. After EX or DL the surviving defenders can retreat to an adjacent friendly-controlled or contested province; attackers do not retreat.',
    ],
    [
      '10.1',
      'Use of the Tactical Display',
      'A combat in which each side has at least three units is fought on the Tactical Display, which has a sequence, movement, stacking and combat of its own. It goes on until the battle ends (10.19), and no army retreats from the display by choice.',
    ],
    [
      '10.2',
      'Sequence of a battle',
      'A battle consists of evasion, set-up, at most ten combat rounds and, where it applies, pursuit. In each round first the Macedonian player and then the Persian player has a rally phase, a movement phase and a combat phase.',
    ],
    [
      '10.3',
      'Set-up on the Tactical Display',
      'The Macedonian player sets up after the Persian. The first four units go to Center, Right, Left and Reserve, each with the next leader in order of ability; the fifth and sixth go to the Center, and all others to any of these four boxes with room, but none to an Outflank box. Macedonian leaders can be in any box, but two share a box only when every box with units has a leader; Spartans must have at least one unit and Agis in the Right box.',
    ],
    [
      '10.4',
      'Boxes and their connections',
      'An army’s part of the display consists of Left, Center and Right in the battle line, two Outflank boxes, the Reserve and the Routed Units box. From the line and the Outflank boxes units reach the opposing enemy box, adjacent boxes of their own line (to attack there, enemies must have occupied them) and their own Reserve; from the Reserve they reach their five front boxes.',
    ],
    [
      '10.5',
      'Capacity of boxes',
      'Left, Center and Right hold eight units each, four in each of two lines. An Outflank box holds four units, only cavalry and light infantry. The Reserve holds any number, of which at most four fight, attacking or defending; an enemy box takes at most four intruders, and leaders do not count.',
    ],
    [
      '10.6',
      'First and second line',
      'In a box of the battle line one to four units are in the first line and up to four in the second. Only the first line attacks out of the box, and the second can be attacked only from the flank or rear (10.15). Moving into the first line is no tactical movement; if battle has emptied it, at least one unit of the second line must step forward in the next movement phase of either side.',
    ],
    [
      '10.7',
      'Single units and pairs',
      'On the display a unit fights for itself, with one leader at most. Two Persian 3-3 cavalry or two Persian 3-2 infantry can form a pair of 6-6 or 6-4 in a box with a leader. A pair moves and fights as one unit of two steps and loses one of its units as a step.',
    ],
    [
      '10.8',
      'Tactical movement',
      'In each round but the first, each player can move one or two units from one box to one adjacent box. At least one unit must stay behind in a Left, Center or Right box; the Reserve and the Outflank boxes can be emptied.',
    ],
    [
      '10.9',
      'Tactical advance',
      'Units can advance into an adjacent box that is empty at the start of the round, up to four of them, and into each such box from one box only. Advances do not count as tactical movement. Units that advance do not attack in that round.',
    ],
    [
      '10.10',
      'Attacks out of a box',
      'In each combat phase the active player must attack out of at least one box if any can attack, and in the first round out of one only; the units of a box attack one adjacent box in single duels. With equal numbers each attacker takes a different defender; if there are more attackers, each defender is attacked once; if there are more defenders, the strongest in defense are attacked first. Cavalry does not attack elephants, and a box with only cavalry that is opposed by elephants passes.',
    ],
    [
      '10.11',
      'Resolution of a duel',
      'The attack strength of the attacker is divided by the defense strength of the defender, each with the rating of its leader, and rounded down; below 1:1 the odds are 1:2 or 1:3. One die on the Tactical Combat Results Table, in the column of these odds, gives the result, which takes effect at once.',
    ],
    [
      '10.12',
      'Results of a duel',
      'AR or DR sends the unit to the Routed Units box; AL or DL costs it one step; in both cases its leader rolls on the Leader Casualty Table. A leader whose unit is destroyed joins another unit of the box but fights no more in the phase. Eng locks both units: in the next combat phase of its side the previous defender must attack the previous attacker, and its box cannot pass.',
    ],
    [
      '10.13',
      'Missile combat',
      'Archers and horse archers attack with one die and without odds: a result no higher than their attack strength counts as DL, any other has no effect. Add 1 to the die against heavy infantry or heavy cavalry. Leaders do not affect the shot, but a leader whose unit loses a step by it rolls on the Leader Casualty Table.',
    ],
    [
      '10.14',
      'Defensive fire',
      'When archers or horse archers are attacked, they shoot first; an attacker that is reduced by it attacks at the new odds. They do not fire if they have been engaged since an earlier round or if the attacker itself consists of archers. By an optional rule light infantry can fire in this way once in a battle, with a strength of 1.',
    ],
    [
      '10.15',
      'Attacks from flank and rear',
      'Several boxes can attack one adjacent box, each separately. After the first attack the others can pass over units that have been attacked already and can reach the second line, always the first line before the second and the strongest first; no unit is attacked again before all others have been attacked as often. By an optional rule the odds shift one column to the right each time a unit is attacked from a further box.',
    ],
    [
      '10.16',
      'Leaders in battle',
      'A leader takes part by being stacked with a unit, and only one leader of a box takes part in a round. When the unit suffers a rout or a loss, the leader rolls on the Leader Casualty Table: WIA wounds the leader, without effect on one already wounded, or kills a leader rated “0”; KIA removes the leader. If enemy units enter a box with nobody but a leader, they capture the leader.',
    ],
    [
      '10.17',
      'Alexander in battle',
      'A unit with Alexander ignores every rout result, but he still rolls on the Leader Casualty Table. A KIA result for Alexander is rolled again: he dies on a 1 and is wounded otherwise.',
    ],
    [
      '10.18',
      'Rallying',
      'A routed unit that begins a round with a leader can try to rally: with Porus always, with others on a 1, 2 or 3. Unit and leader go to the Reserve or, if enemies occupy that, to another friendly-controlled box. Darius rallies nobody; a unit that routed without a leader does not rally in the battle, and every routed unit that survives the battle rallies when it ends.',
    ],
    [
      '10.19',
      'Ends of a battle',
      'A battle ends when a commander is killed or captured, when all units of one side are eliminated or routed, when a side has cleared the enemy Reserve and holds it with at least four units and a leader, or after ten rounds. The commander is Alexander, Darius or Bessus where present, otherwise the highest-rated leader; with Alexander the whole game is lost. In all cases but nightfall the surviving losers rout and pursuit follows; after ten rounds it is a draw, and both armies stay.',
    ],
    [
      '10.20',
      'Pursuit and retreat',
      'After any end but nightfall the victor can roll once on the Pursuit Table for each full-strength, unrouted cavalry and light infantry unit, and the loser eliminates that many routed units of their choice. Light infantry eliminates no cavalry. Surviving units retreat to an adjacent province: a friendly one, failing that a contested one, failing that an enemy one.',
    ],
    [
      '11.1',
      'Conduct of sieges',
      'After the regular combat an army can besiege walled cities and fortresses, even if it has fought a battle and also in contested provinces. With several leaders not rated “0” it can conduct one siege with each of them, but each unit takes part in only one. Sieges are optional.',
    ],
    [
      '11.2',
      'City garrisons',
      'A city holds one infantry unit for each wall, but none if it has a single wall; it holds any number of leaders and no cavalry. A city garrison takes no part in normal combat, controls the province or, with enemies present, contests it, and needs no supply; a field garrison neither helps in a siege nor retreats into the city. Units switch between city and field freely in their side’s movement phase.',
    ],
    [
      '11.3',
      'Siege differential',
      'Count the attacking infantry and light infantry units, add 2 for the Siege Train and 1 for each leader, and subtract 1 for each wall, garrison unit and defending leader; a leader counts only if there is an infantry or light infantry unit for that leader. Archers and cavalry do not count. One die in the column of this differential on the Siege Table gives the losses of both sides; the Siege Train adds one to the defender’s.',
    ],
    [
      '11.4',
      'Losses in a siege',
      'The attacker loses one infantry or light infantry step for each loss, and for each of these one leader who took part rolls on the Leader Casualty Table. The defender loses a wall or a garrison step for each loss, and a leader rolls for each step lost. No leader rolls more than once.',
    ],
    [
      '11.5',
      'Sorties',
      'Before the attacker rolls, a besieged player with at least one garrison step can make a sortie against the Siege Train, once a turn. One garrison step is eliminated, and on a 1 or 2 the Siege Train is destroyed.',
    ],
    [
      '11.6',
      'Fall of a city',
      'When its last wall is eliminated, a city is captured with all units and leaders left in it, and its new owner gets one wall at once. The attacker can lift a siege at any time.',
    ],
    [
      '11.7',
      'Siege Train',
      'The Siege Train moves only with at least one infantry unit, and is destroyed if it is alone in an enemy-controlled province. It can be rebuilt in Macedonia for four replacement steps.',
    ],
    [
      '12.1',
      'Replacement points',
      'Points are counted at the start of a turn, one for each province that a player controls: the Macedonian player only in Winter, the Persian player in Winter and Spring but not in Winter 334. Contested provinces give nobody a point. Points that are not spent in the turn are lost.',
    ],
    [
      '12.2',
      'Purchases',
      'Points buy any combination of units and walls at the costs of the Unit Replacement Cost table, as far as units, markers and points are available.',
    ],
    [
      '12.3',
      'Rebuilding reduced units',
      'A reduced unit of two or more steps regains steps of its type for points, wherever it is, even under siege.',
    ],
    [
      '12.4',
      'Rebuilding destroyed units',
      'A unit in the dead pile, whether it fell in combat, was lost by attrition or began there, can be bought at any level of strength. It is placed in a friendly-controlled province that is not contested.',
    ],
    [
      '12.5',
      'Building walls',
      'A wall costs two points and is placed on a city in a friendly-controlled province, so never during a siege, because that province is contested. If no marker is left, a player can destroy another of their own walls anywhere and use it again at once.',
    ],
    [
      '12.6',
      'Provinces and forces without replacements',
      'Indian and independent provinces give the Persian player no points, but Lybia does. Indian and barbarian forces are never replaced.',
    ],
    [
      '12.7',
      'Greek mercenaries',
      'Either player can buy Greek mercenaries, first come, first served. They serve that player until they are destroyed, and can then be bought by either player again, any number of times.',
    ],
    [
      '12.8',
      'Recruits from the empire',
      'From the Winter after the occupation of Susa, Persepolis or Ecbatana the Macedonian player can buy Persian infantry and cavalry of one step, and from the Winter after entering Upper or Lower India Indian infantry of one step. The units must be in the dead pile and have a Macedonian side. At least as many other replacements (Macedonian, mercenary or Greek Allied) must be taken.',
    ],
    [
      '12.9',
      'Recovery of wounded leaders',
      'Each wounded leader rolls one die in every replacement phase, even where no replacements are received. Alexander and Porus recover on a 1 to 5, all others on a 1 to 3.',
    ],
    [
      '12.10',
      'Leaders rated “0”',
      'After a battle in which a leader was killed or captured, the side can bring in its “0” leader, with surviving units or, if there are none, with any other friendly units. This leader acts like others but has no wounded side, and can also replace itself. It is removed when a new leader of its side enters the game; each side has only one.',
    ],
    [
      '12.11',
      'Recuperation of phalanxes (optional)',
      'A Macedonian phalanx reduced to 7-7 that takes part in no combat in a turn, whether minor, tactical or siege, returns to 8-8 at no cost.',
    ],
    [
      '13.1',
      'Reinforcements',
      'Units and leaders enter at full strength in the turns that the Turn Record Track names, in the reinforcement phase of their side. They can be placed in any province that the side controls and that is not contested.',
    ],
    [
      '13.2',
      'Withdrawals',
      'Units and leaders that the Turn Record Track withdraws leave in the reinforcement phase of their side. If one of them has been eliminated already, its withdrawal is ignored and no other piece is withdrawn.',
    ],
    [
      '14.1',
      'Occurrence of random events',
      'The Turn Record Track names the turns in which there are random events. Beginners can leave them out.',
    ],
    [
      '14.2',
      'Spartan revolt',
      'From 332 on the Persian player rolls one die in each Summer and Autumn; on a 1 or 2 Agis and the Spartans are placed in Hellas, the walls of Athens become Persian, and as many Greek mercenaries as another die shows join them out of the dead pile or pool. Spartans enter only Hellas, Macedonia, Thrace and Ionia, and need no supply in Hellas. When all four treasuries are captured, add 1 to the die; when Darius and Bessus have fallen too, there is no roll any more, and the home army is free (8.3).',
    ],
    [
      '14.3',
      'Raids of barbarians and Arabs',
      'In turns marked B one die gives the place (3 Scythia, 4 Chorasmia, 5 Sind, 6 Arabia with Arab units, otherwise no raid) and another the size: 2, 4, 6, 8 or 10 units, 10 also on a 6, as far as counters are available. The Persian player moves and fights with raiders from the first turn or later; they need no leaders, need no supply in their province of origin, and can win provinces for the Persian. They combine with no other force, and parts of a group that has split never recombine.',
    ],
    [
      '15.1',
      'Macedonian objectives',
      'The objective markers are placed on the map at the start. Each is removed when Alexander achieves it and counts for Victory Points at the end; beginners can leave them out.',
    ],
    [
      '15.2',
      'Persian Royal Family',
      'The Royal Family moves with Darius. It is captured when he routs, is killed or is captured, or is in a city that falls to a siege.',
    ],
    [
      '15.3',
      'Gordian Knot',
      'The Gordian Knot is achieved when Alexander enters Gordium in Phrygia. Enemy walls there keep him out.',
    ],
    [
      '15.4',
      'Alexandria',
      'Alexandria is achieved when Alexander enters Egypt. From the following turn on it is a normal city that can be fortified and garrisoned, whoever controls Egypt.',
    ],
    [
      '15.5',
      'Oracle of Ammon',
      'The Temple of Ammon lies in Lybia. The text does not say how the objective is achieved; it is enough that Alexander enters the province.',
    ],
    [
      '15.6',
      'Darius and his successor',
      'The death or capture of Darius is an objective. When Darius is gone, Bessus succeeds him as Great King; the Persian player places Bessus in a province that they control, or beside Persian units anywhere.',
    ],
    [
      '15.7',
      'Bessus',
      'The death or capture of Bessus is an objective too. After him the highest-ranking Persian leader becomes Great King, but is no objective.',
    ],
    [
      '15.8',
      'Persian treasuries',
      'The four treasuries do not move and are captured with the cities in which they lie. Once two are captured, the Persian player receives no Spring replacements. Once all four are captured, they can no longer rebuild or replace foot archers or the Royal Guard, nor hire Greek mercenaries.',
    ],
    ['15.9', 'Roxana', 'Roxana is an objective that is achieved by capturing the Sogdian Rock.'],
    [
      '16.1',
      'Immediate Persian victory',
      'The loss of Alexander in any combat, by death or capture, wins the game decisively for the Persian player. It is no such victory if he dies by the optional rule 17.3.',
    ],
    [
      '16.2',
      'Immediate Macedonian victory',
      'The Macedonian player wins decisively as soon as a turn begins in which all provinces are theirs; Arabia, Sind and the barbarian provinces on the northern edge need not be.',
    ],
    [
      '16.3',
      'Victory Points',
      'After Summer 323 the Macedonian player receives 1 point for each objective achieved and 1 for each province that they control. Up to 10 points are a decisive and 11 to 15 a marginal Persian victory, 16 to 20 a draw, 21 to 25 a marginal and 26 or more a decisive Macedonian victory.',
    ],
    [
      '17.1',
      'Scorched earth (optional)',
      'In each supply phase the Persian player can deplete one province that they control and that is not contested. It stays depleted through the following Summer and recovers in the Summer after that.',
    ],
    [
      '17.2',
      'Macedonian fury (optional)',
      'Once Alexander has been wounded in a siege attack in which he takes part, all later attacks on that city inflict double losses on the defender.',
    ],
    [
      '17.3',
      'Death of Alexander (optional)',
      'From Summer 323 on one die is rolled in each random events phase. On a 1, or on a 1 or 2 if he is wounded, Alexander dies and the game ends at once; Victory Points then decide.',
    ],
    [
      '17.4',
      'Mutiny and treachery (optional)',
      'In turns marked for a Mutiny Check one die on the Mutiny Table, by the number of objectives achieved, says how many Macedonian units are withdrawn; if any are, the army with him refuses to move when the Macedonians move next. One leader with him other than Hephaestion, picked at random, is then withdrawn on a 1 or 2. If there is none, the suspect is a random Macedonian leader elsewhere, and the Macedonian units with a leader so withdrawn do not move either.',
    ],
    [
      '17.5',
      'City surrender (optional)',
      'Instead of besieging a Persian-controlled city with walls, the Macedonian player can roll once against its number on the City Surrender Table, but not after a siege has begun; if the roll fails, the city must be besieged. On a success the city changes sides with its walls, leaders and objectives in it are captured, and a garrison joins the Macedonian army if its counter has a Macedonian side; otherwise it goes to the dead pile. Tyre, the Sogdian Rock and Malli never surrender.',
    ],
  ],
};
