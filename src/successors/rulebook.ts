/**
 * The clauses of Successors that the library embodies (sections 3 to 20), each with a title and a summary in our own
 * words.
 */
import type { Rulebook } from '../hosts/rulebook.js';

export const rulebook: Rulebook = {
  letter: '',
  numbered: true,
  leftOut: 'the introduction (1, 2).',
  sections: {
    3: 'Generals, markers, units and fleets',
    4: 'Terms',
    5: 'Set-up',
    6: 'The Game Turn',
    7: 'Victory',
    8: 'Movement on land and at sea',
    9: 'The Reaction Step',
    10: 'Avoiding battle',
    11: 'Land Interception',
    12: 'Land Battles',
    13: 'Sieges and subjugation',
    14: 'Independent Armies',
    15: 'Legitimacy',
    16: 'Prestige',
    17: 'Champions and Successors',
    18: 'The royal family',
    19: 'Optional rules',
    20: 'Single cards',
  },
  clauses: [
    [
      '3.1',
      'Ratings of Generals',
      "Each player begins with the Major Generals of the scenario and 4 Minor Generals. A General's Initiative Rating, better when low, is what a die must exceed to intercept and to avoid battle, and it decides the Movement Points in the Movement Segment; the Battle Rating, better when high, raises low dice in battle. Some Generals also have Prestige Points, a bonus or penalty to their Prestige in certain situations.",
    ],
    [
      '3.1.1',
      'Major Generals',
      'A Major General who is eliminated leaves the game for good; a player without any plays on with Minor Generals. Of several Major Generals of a player in one space, on the same side of the walls of a Major City, the most Senior commands and the others are Subordinate. A Dispersed Major General goes to the Dispersed Box.',
    ],
    [
      '3.1.2',
      'Minor Generals',
      "A player has 4 Minor Generals (Initiative Rating 4, Battle Rating 2) and may place, remove or reposition them at any time during their own turns in the Strategy Phase, even into or out of a Besieged Major City. A Minor General is never eliminated and makes no Leader Loss check; one that is Dispersed or left without CUs returns to its owner's supply at once. For an Army that has lost its last Major General in combat, the owner may place a Minor General from the supply or, in their own turn only, reposition one.",
    ],
    [
      '3.2',
      'Political Control markers',
      'A Political Control marker (PC) shows which player, or whether the Independents, control a space; a Transit Point never has one. A player controls a Province if they control the majority of its spaces, Transit Points not counted, including its Major City if there is one.',
    ],
    [
      '3.3',
      'Combat Units (CUs)',
      'A counter shows a number of CUs and their Combat Strength, and may be exchanged for others of the same type; the number of counters is no limit. All CUs on the board are public. CUs without a General cannot move, avoid battle or intercept, and have no Battle Rating when they are attacked.',
    ],
    [
      '3.3.1',
      'Who owns CUs',
      'CUs belong to the player whose General they are with, or whose control marker is in their space; in a Besieged Major City they must be stacked with that marker. CUs of which a player can show neither are Dispersed at once.',
    ],
    [
      '3.3.2',
      'Variable strength of Elephants',
      'Elephants are treated like other CUs, but their Combat Strength varies. In each Land Battle a die is rolled for each Elephant CU, and its strength is the result minus 2, at least 0.',
    ],
    [
      '3.3.3.1',
      'The Silver Shields as a unit',
      'The Silver Shields are one unit of two Macedonian CUs with a Combat Strength of 3 each. The unit can be neither split nor reinforced. It loses one CU at a time, and leaves the game with the second.',
    ],
    [
      '3.3.3.2',
      'Raising and stealing the Silver Shields',
      'The first player to play the Silver Shields card as an Event receives the unit. From then on the card is a Surprise card that takes the unit from its owner. If that happens in the middle of a battle, the unit first loses 1 CU, which may eliminate it.',
    ],
    [
      '3.3.4.1',
      'Number of Royal Army CUs',
      'The game begins with 8 Royal Army CUs. None are added during play, even after losses.',
    ],
    [
      '3.3.4.2',
      'Loyalty of Royal Army CUs in battle',
      'Royal Army CUs are Macedonian CUs, but do not fight a General who has more Prestige than their own Commander: in a Land Battle against such an Army they are set aside and add no Combat Strength. If their Commander loses that battle, they defect to the winner before any losses are taken.',
    ],
    [
      '3.3.4.3',
      'Defection of an Army of Royal Army CUs alone',
      'If an Army with no CUs but Royal Army CUs enters a Land Battle against enemy CUs with more Prestige, there is no battle. The CUs defect to the enemy faction at once, even if it has no General there, and their Generals are Dispersed.',
    ],
    [
      '3.3.4.4',
      'Royal Army CUs that overrun',
      'Royal Army CUs take no account of Prestige or Legitimacy when they overrun enemy CUs, and do not defect.',
    ],
    [
      '3.3.4.5',
      'Defection of Royal Army CUs under siege',
      'If a player besieges a Major City of an opponent with less Legitimacy, the first Siege Point placed makes all Royal Army CUs inside go over to the besieging Army. 13.2.2 says how Legitimacy is compared.',
    ],
    [
      '3.3.4.6',
      'Disbanding Royal Army CUs',
      'A player who activates an Army may eliminate Royal Army CUs in it before it moves. Royal Army CUs that have already moved in this Segment, in whatever way, cannot be eliminated like this.',
    ],
    [
      '3.4',
      'Fleets',
      'Fleets are not CUs. A Fleet belongs to a Province (one of them to the Major City of Athenai) and passes at once to the player who gains control of it, still Dispersed if it was; a player can use the Fleets that they control and that are not Dispersed. The Fleet of the Kilikian pirates is put into play by an Event and does not come with control of Kilikia.',
    ],
    [
      '3.4.1',
      'Upgrading Fleets',
      'In the Tyche Segment a player may discard a card of value 4 to turn a Fleet that they control and that is not Dispersed to its stronger side. The Fleet turns back to its weaker side when it is defeated in a Naval Battle or changes owner.',
    ],
    [
      '4.1',
      'Adjacent spaces and Provinces',
      'Two spaces are adjacent if a Land, Mountain or Strait path joins them. Two Provinces are adjacent if they have a common border and such a path joins them.',
    ],
    ['4.2', 'Armies', 'An Army is one or more CUs together with a General. Independent Armies are Armies too.'],
    [
      '4.3',
      'Attrition',
      "For a stack that suffers Attrition a die is rolled on the Attrition Table, in the column for its number of CUs; the result is the number of CUs lost. The owner chooses them, except that a result with an 'e' takes an Elephant first if the stack has one.",
    ],
    [
      '4.3.1',
      'Attrition in Independent Strongholds',
      "An Army that passes through a Stronghold under Independent control suffers Attrition in the '2' column (8.3.11).",
    ],
    [
      '4.4',
      'Besieged Major Cities',
      'A Major City is Besieged when an enemy Army ends its movement in its space, even if the Army makes no siege attempt. It takes an Army of 3 CUs to besiege a Major City (13.1).',
    ],
    [
      '4.5',
      'Champions',
      'Every player begins as a Champion, a status worth 3 Legitimacy Points. A Champion who attacks another Champion loses the status and becomes a Successor, unless the player attacked is the Usurper.',
    ],
    [
      '4.6',
      'The Dispersed Box',
      "Major Generals and CUs that are Dispersed are removed from the board but not eliminated: they go to the Dispersed Box. Dispersed Minor Generals return to their owner's supply.",
    ],
    [
      '4.7',
      'Enemies',
      'Armies, Generals, CUs and control markers are enemies if they are Independent or belong to another player. A space with an enemy control marker is enemy controlled, and so is a Province under the control of an enemy.',
    ],
    [
      '4.8',
      'Factions',
      "A player's cards, Generals, CUs, control markers and other markers form that player's faction. 'Faction' and 'player' mean the same in general.",
    ],
    [
      '4.9',
      'The Forage Limit',
      'The Forage Limit is 3 CUs in a Transit Point and 8 in any other space. In the Forage Segment a player loses one CU of their choice from each of their Armies that exceeds the limit of its space.',
    ],
    [
      '4.10',
      'Friendly pieces, spaces and Provinces',
      "A player's own Generals, CUs, control markers and other markers are friendly. A space with their control marker is friendly controlled, and so is a Province that they control.",
    ],
    [
      '4.11',
      'The Funeral Cart',
      "The Funeral Cart carries Alexander's body from the start of the game, until the body is buried or removed from play. The space of the body, on the Cart or in the Tomb, is Sacred Ground.",
    ],
    ['4.12', 'The three Heirs', 'The male royals, Alexandros, Herakles and Philippos, are the Heirs.'],
    [
      '4.13',
      'Independents',
      'Independent Armies and control markers are enemies of every player and friendly to each other. They can control Provinces, and a Stronghold under their control takes 3 Siege Points to capture.',
    ],
    [
      '4.14',
      'Local Troops',
      'Control of the space or of the Province in which a Land Battle is fought gives extra strength in it (12.2).',
    ],
    [
      '4.15',
      'Uses of Legitimacy',
      "Legitimacy decides how Royal Army CUs act, can bring a bonus unit with the Reinforcements, and can win the game. A player's Legitimacy never falls below 0.",
    ],
    [
      '4.16',
      'Inside and outside a Major City',
      'Pieces in the space of a Major City are either inside the city or outside, and those on different sides of its walls are not in one group. A player may keep up to 2 CUs and any number of Generals and active royals inside a city that they control: these neither stop nor slow movement, cannot be fought by an Army that enters or be overrun, and fall only to a siege. Enemy CUs outside besiege the city, and without its Major City nobody controls a Province.',
    ],
    [
      '4.17',
      'Minor Cities',
      'Most spaces are Minor Cities. Under the control of a player a Minor City is taken in the Surrender Segment; under Independent control it must be subjugated.',
    ],
    [
      '4.18',
      'What Movement Points pay for',
      'A General or Army gains Movement Points when it is activated, and spends them to move, to remove control markers and to make siege and subjugation attempts. Armies are usually activated only in the Tyche and Movement Segments.',
    ],
    [
      '4.19',
      'Paths',
      'Paths connect the spaces, and pieces move along them. Land, Mountain and Strait paths are for Land Movement; Sea and Trans-Mediterranean paths are usually for Naval Movement.',
    ],
    ['4.20', 'Ports', 'A space is a port if at least one Sea path leads to it.'],
    ['4.21', 'Prestige Points', "Prestige Points are a bonus or a penalty to a General's Prestige (16.1)."],
    [
      '4.22',
      'Control of Provinces',
      'A Province is a named group of spaces within a border. A player controls it if they control more than half of its spaces, Transit Points not counted, and among them its Major City if there is one. The map shows how many Victory Points each Province is worth and how many spaces its control takes.',
    ],
    [
      '4.23',
      'Regions',
      'Libya and Aigyptos form Africa; Hellas, Makedonia, Thrake, Illyria, Skythia, Epeiros and Thessalia form Europe. The islands Krete, Rhodos and Kypros belong to no Region, and every other Province belongs to Asia.',
    ],
    [
      '4.24',
      'The royal family',
      'The six royals give Legitimacy to the player who controls them. Three are men and called Heirs, three are women; section 18 has the full rules.',
    ],
    [
      '4.25',
      'Sacred Ground',
      "The space with Alexander's body, on the Funeral Cart or in the Tomb, is Sacred Ground. Generals who defend there have 4 more Prestige Points (16.2).",
    ],
    [
      '4.26',
      'Seniority of Generals',
      'Seniority serves mostly to break ties. From the most to the least Senior the order is Perdikkas, Antipatros, Krateros, Ptolemaios, Leonnatos, Peithon, Lysimachos, Polyperchon, Antigonos, Seleukos, Demetrios, Eumenes, Kassandros, and then all Minor Generals.',
    ],
    [
      '4.27',
      'Four kinds of space',
      'A space is a Major City, a Minor City, a Stronghold or a Transit Point, and paths connect the spaces. A control marker shows who controls a space; a Transit Point never has one.',
    ],
    [
      '4.28',
      'Strongholds',
      'A Stronghold under Independent control takes 3 Siege Points to capture, and an Army that goes through it suffers Attrition (4.3.1, 8.3.11). Under the control of a player it counts as a Minor City.',
    ],
    [
      '4.29',
      'Subordinate Generals',
      'Subordinate Generals move along with their Army at no cost. Of two friendly Major Generals in an Army the more Senior commands. Every Major General is Senior to all Minor Generals, and Minor Generals are equal to each other.',
    ],
    [
      '4.30',
      'Successors',
      'A player who has lost the status of Champion by attacking a Champion other than the Usurper is a Successor.',
    ],
    [
      '4.31',
      'Kinds and uses of Tyche cards',
      'Tyche cards are Event, Bonus or Surprise cards; in the Tyche Segment a card is generally played for its Operation Points or for its Event. A card that is marked for removal leaves the game once its Event has been carried out, but not if only its Operation Points are used. Discarded cards go to the discard pile.',
    ],
    [
      '4.31.1',
      'Surprise cards',
      "A Surprise card may be played, or discarded without effect, at any time in the Strategy Phase, also in an opponent's turn. If two players want to play one at the same time, the player earlier in Turn Order goes first. The player draws a card for it at once, except for card 58.",
    ],
    [
      '4.31.2',
      'Bonus cards',
      'A Bonus card played in the Tyche Segment gives its Operation Points and then its Event, in this order, and the player may do without either. If the card is marked that it must be played, the Event is obligatory.',
    ],
    [
      '4.31.3',
      'Unrest',
      "Cards 17, 18 and 19 are Bonus cards whose Event is obligatory: two dice on the Unrest Table name a Province, or several to choose from, and an Independent control marker goes to a space there without CUs and without an Independent marker, in place of a player's marker if there is one. If no space there is eligible, an adjacent Province receives it; if none is eligible there either, no marker is placed. On a 7 a marker is placed in Armenia and the dice are rolled again; the marker shows '3' in a Major City or Stronghold and '1' elsewhere.",
    ],
    [
      '4.32',
      'The Usurper',
      'Each Game Turn the player with the most Victory Points becomes the Usurper. Everyone may attack the Usurper without losing the status of Champion.',
    ],
    [
      '4.33',
      'Counting Victory Points',
      'Victory Points are adjusted whenever they are gained or lost. More than 29 are possible.',
    ],
    ['5.1', 'The board', 'The game is set up on the board.'],
    ['5.2', 'The deck', 'The Tyche cards are set aside as one deck.'],
    [
      '5.3',
      'Starting places of the royal family',
      'The Funeral Cart and Alexandros begin in Babylon, Herakles in Damaskos, and Philippos in his holding box. Kleopatra begins in Sardeis, Olympias in Molossia and Thessalonike in Pella, all three inactive.',
    ],
    [
      '5.4.1',
      'Starting forces of the Generals',
      'Each Major General brings its forces. Perdikkas has 4 Royal Army CUs and 2 Elephants in Babylon, Antipatros 2 Loyal Macedonian and 2 Royal Army CUs in Pella, Krateros the same in Kilikia; Ptolemaios in Memphis, Leonnatos in Mikra Phrygia, Peithon in Ekbatana, Lysimachos in Thrake and Antigonos in Kelainai each have 2 Loyal Macedonian and 2 Mercenary CUs, and where only a Province is named the player chooses one space of it. Control markers go to the Provinces: 6 each to Babylonia and Media, 5 each to Makedonia, Aigyptos and Thrake, 4 to Phrygia, 2 each to Kilikia and Mikra Phrygia.',
    ],
    [
      '5.4.2',
      'Generals for two players',
      'The 8 starting Major Generals are shuffled and dealt, 4 to each player. The player with Perdikkas begins, and the players alternate in placing their Generals with their forces and control markers. Eumenes, Seleukos, Demetrios and Kassandros are set aside.',
    ],
    [
      '5.4.3',
      'Generals for three players',
      'The 8 starting Major Generals and Eumenes are shuffled, and each player is dealt 3. The player with Perdikkas begins, and clockwise each player places their Generals with their forces and control markers. Seleukos, Demetrios and Kassandros are set aside.',
    ],
    [
      '5.4.4',
      'Generals for four players',
      'The 8 starting Major Generals are shuffled, and each player is dealt 2. The player with Perdikkas begins, and clockwise each player places their Generals with their forces and control markers. Eumenes, Seleukos, Demetrios and Kassandros are set aside.',
    ],
    [
      '5.4.5',
      'Generals for five players',
      'The 8 starting Generals, Eumenes and Seleukos are shuffled and dealt, 2 to each player, who keeps one; the others are shuffled and dealt again, and clockwise from the player with Perdikkas all are placed with their forces. Eumenes begins with 2 Loyal Macedonian and 2 Mercenary CUs in a friendly space of Kappadokia, and control markers go to all its spaces except Komana, in place of Independent ones; Seleukos begins with the same CUs in Damaskos and a marker in both spaces of Koile Syria. Demetrios and Kassandros are set aside.',
    ],
    [
      '5.5',
      'Markers and cards of the factions',
      'Each player takes the control markers of one colour and the Faction card that goes with them.',
    ],
    ['5.6', 'Champions at the start', 'Each player takes a Champion marker: all players begin as Champions.'],
    [
      '5.7',
      'Independent control markers at the start',
      "Each space marked with a shield begins with an Independent control marker, on its '1' side where the space is a circle and on its '3' side where it is a square or a hexagon.",
    ],
    [
      '5.8',
      'Independent Armies at the start',
      'Leosthenes begins in Lamia and Ariarathes in Komana. The other three Independent Armies begin in their holding boxes.',
    ],
    [
      '5.9',
      'Tracks at the start',
      'The Game Turn marker begins in the first space of the Turn Track, and all other markers in their holding boxes. Each player marks their Legitimacy and Victory Points on the Record Track.',
    ],
    [
      '6.1.1',
      'Restrictions in Game Turn 1',
      "Nobody may move the Funeral Cart, bury Alexander's body or win an Immediate Victory. There is no Reinforcement Phase.",
    ],
    [
      '6.1.2',
      'Freedoms from Game Turn 2 on',
      "From now on players may move the Funeral Cart, bury Alexander's body and win an Immediate Victory.",
    ],
    [
      '6.1.3',
      'Polyperchon and Demetrios in Game Turn 3',
      'Antipatros dies at the start of the turn and Polyperchon takes his place: another General, with the same ratings and a Seniority of his own. If Antipatros has died before, his owner places Polyperchon in a friendly controlled space now. Demetrios goes to the player who controls Antigonos, or who controlled him until he was eliminated, and is deployed in the Reinforcement Phase.',
    ],
    [
      '6.1.4',
      'The lost body and the coming of age of Herakles in Game Turn 4',
      'The Funeral Cart leaves the game if the body is not yet buried in a Major City. Herakles comes of age: the player who controls him wins as Regent if their total of Victory Points and Legitimacy is the highest (ties by 7.3), and otherwise assassinates him and the game continues. If nobody controls him, the game ends at once and the player with the highest total wins.',
    ],
    [
      '6.1.5',
      'The coming of age of Alexandros in Game Turn 5',
      'Alexandros comes of age: the player who controls him wins as Regent if their total of Victory Points and Legitimacy is the highest (ties by 7.3), and otherwise assassinates him and the game continues. If nobody controls him, the game ends at once and the player with the highest total wins.',
    ],
    [
      '6.2',
      'Turn Order',
      'The player with the fewest Victory Points (ties are broken by a die) chooses the player who goes first and who receives the First Player marker. The others follow clockwise, and this order holds for the Game Turn.',
    ],
    [
      '6.3.1',
      'Who is the Usurper',
      'The player with the most Victory Points is the Usurper for the rest of the Game Turn and takes the Usurper card. Of tied players, the one with the most Senior General is the Usurper.',
    ],
    [
      '6.3.2',
      'Attacks on the Usurper',
      'Players may attack Generals, Armies and CUs of the Usurper and besiege Major Cities of the Usurper without losing the status of Champion.',
    ],
    [
      '6.3.3',
      'Legitimacy of the Usurper',
      'Being the Usurper does not change Legitimacy, and the Usurper can remain a Champion.',
    ],
    [
      '6.4.1',
      'Reinforcements received',
      'Each player takes everything they have in the Dispersed Box (CUs, Major Generals, Fleets) and 2 Mercenary CUs. The player who controls Makedonia receives 1 Loyal Macedonian CU, and so does the player with the most Legitimacy, Prestige Points not counted (ties by the most Senior General). The player with the most Victory Points receives 2 Mercenary CUs; if several are tied, each of them receives 1.',
    ],
    [
      '6.4.2',
      'Where Reinforcements are placed',
      'In Turn Order the players place the pieces they have received. Each goes to a friendly controlled space without enemy Armies, CUs and Generals, or to a space with a friendly General who was on the map at the start of the phase.',
    ],
    [
      '6.4.3',
      'Limits on placing Reinforcements',
      'A friendly controlled Major City, and a friendly Major General, even one deployed at the same time, may receive any number of CUs; any other space receives at most 2, and a Besieged Major City none, although the besieging Army may receive some. Minor Generals may be placed in friendly controlled spaces but not repositioned, and one placed now opens no space to CUs. What finds no space may go to uncontrolled or Independent spaces of Provinces that no other player controls, up to 2 CUs for each Province; CUs placed without a General there are Dispersed.',
    ],
    [
      '6.5.1',
      'Shuffling the deck',
      'All Tyche cards, the discards too but not those removed from play, are shuffled into a new deck.',
    ],
    [
      '6.5.2',
      'Dealing Tyche cards',
      'Each player is dealt 5 Tyche cards in each Game Turn. With five players it is 4 cards each, and the phase of play that follows has four Strategy Rounds.',
    ],
    [
      '6.5.3',
      'Cards turned up with two or three players',
      'With three players 5 further cards lie face down, and one is turned up whenever the third player has completed a Strategy Round; with two players 10 lie there, and two are turned up after the second player. Unrest, Unrest Spreads, Plans of Their Own and the events of Independent Armies are resolved, each by a player drawn at random. All other events are ignored.',
    ],
    [
      '6.6',
      'Strategy Rounds',
      'The Strategy Phase has five Strategy Rounds, four with five players. In each round every player, in Turn Order, completes their four Segments before the next player begins. The Isolation Phase follows the last round.',
    ],
    [
      '6.6.1',
      'The four Segments of a Strategy Round',
      'First comes Surrender, to gain control of spaces; then Tyche, to play one card that is no Surprise card. Then comes Movement, to move or to raise one Mercenary CU, and last Forage, to remove one CU from each Army above the Forage Limit of its space.',
    ],
    [
      '6.6.2',
      'Surrender',
      'Where the player has a CU in a Minor City under the control of another player, they may remove the marker and may then place their own; next they may place a marker in each uncontrolled Major City, Minor City and Stronghold where they have a CU. Last, they may make one siege or subjugation attempt against each enemy Major City and each Independent space where they have an Army of at least 3 CUs, without spending Movement Points. If the Siege Points suffice, they may replace the enemy marker by their own at once.',
    ],
    [
      '6.6.3',
      'Tyche Segment',
      'The player plays a card that is no Surprise card for its Event (obligatory if it is marked that it must be played), for one action with its Operation Points, or as a discard; with nothing but Surprise cards they play or discard some and draw until they have another card. By discarding a 4-point card the player may upgrade a Fleet that is not Dispersed or, if they have permanently lost a Major General, hire a General set aside at set-up. That General arrives with 2 Mercenary CUs in a Province drawn at random of those that no other player controls, in a space without enemy CUs and Independent Armies; all other such spaces of the Province come under control of the player.',
    ],
    [
      '6.6.3.1',
      'Forced March',
      'The player activates one friendly Army, which has as many Movement Points as the card has Operation Points and may spend them now. The same Army may be activated again in the Movement Segment.',
    ],
    [
      '6.6.3.2',
      'Placing control markers by a card',
      'The player may place as many of their control markers as the card has Operation Points, each in an uncontrolled space without enemy CUs within 2 Movement Points of a friendly marker that was on the map at the start of the Segment. The count may use Sea paths but not Trans-Mediterranean paths, and may not pass through spaces with enemy Armies, CUs or control markers.',
    ],
    [
      '6.6.3.3',
      'Training troops',
      'The Operation Points are added up on the Training Track for the type that the player trains, chosen when none is in training: a Mercenary CU costs 3 points, a Loyal Macedonian CU (Phalangite) 7. Once the cost is reached, the CU is deployed at once as a Reinforcement and the track is reset. Points left over are put to a newly chosen type.',
    ],
    [
      '6.6.3.4',
      'Bonus cards in the Tyche Segment',
      'The player may use the Operation Points of a Bonus card and then resolve its Event, only one of the two, or play it like any other card. If it is marked that it must be played, at least the Event must be carried out.',
    ],
    [
      '6.6.4',
      'Movement Segment',
      'The player may move all their Generals. Instead they may give up the whole Segment to gain a Mercenary CU, deployed like a Reinforcement; they decide before the roll for movement.',
    ],
    [
      '6.6.5',
      'Forage Segment',
      "Each of the player's Armies that exceeds the Forage Limit of its space loses one CU, which the owner chooses. The limit is 3 CUs in Transit Points and 8 in all other spaces, and only the player's own CUs count.",
    ],
    [
      '6.7',
      'Isolated control markers',
      'In Turn Order the players remove their isolated control markers outside Major Cities. A marker is isolated if no path of spaces leads from it to a friendly CU or to a friendly controlled Major City, Besieged or not; the path may go over any kind of path, and through friendly controlled spaces even with enemy CUs, uncontrolled spaces without enemy CUs and enemy controlled spaces with a friendly CU. A General without CUs does not help, and Independent markers are never isolated.',
    ],
    [
      '6.8',
      'End Phase',
      'The Game Turn marker moves on one space and a new Game Turn begins. If the turn was the last one, 7.3 decides who has won.',
    ],
    [
      '7.1',
      'Immediate Victory',
      'A player wins at once with 18 Legitimacy Points, or with 20 Victory Points in a game of five, 23 of four and 26 of three players (29 of two, which we infer). Nobody can win like this in Game Turn 1.',
    ],
    [
      '7.2.1',
      'Regency of Herakles',
      'When Herakles comes of age at the start of Game Turn 4, the player who controls him wins if they have the highest total of Legitimacy and Victory Points, with ties broken by 7.3. Otherwise he is assassinated and the game continues.',
    ],
    [
      '7.2.2',
      'Regency of Alexandros',
      'When Alexandros comes of age at the start of Game Turn 5, the player who controls him wins if they have the highest total of Legitimacy and Victory Points, with ties broken by 7.3. Otherwise he is assassinated and the game continues. If nobody controls an Heir who comes of age, he or Herakles, the game ends and whoever has the highest total wins.',
    ],
    [
      '7.3',
      'Victory at the end of the game',
      'If nobody has won when Game Turn 5 ends, the player with the most Victory Points wins; Legitimacy does not count. Ties are broken by control of Makedonia, then by the number of Macedonian CUs (Loyal, Royal Army and Silver Shields, those in the Dispersed Box too), then by the most Senior General.',
    ],
    [
      '7.4',
      'Sources of Victory Points',
      'A Province gives the player who controls it the points marked on the board, all five spaces on the Hellespont give 2, and Babylonia, Phrygia and Syria together give 4 (Lord of Asia). The largest Fleet gives 3 if it has at least 3 Fleet Points; Dispersed Fleets count and the Pontic Fleet does not, and in a tie nobody receives the points.',
    ],
    [
      '8.1',
      'Number of Movement Points',
      "In a Forced March the Movement Points are the Operation Points of the card, and an event that moves an Army names them. In the Movement Segment one roll on the Movement Allowance Card holds for all of the player's Generals, each of whom has the points of their Initiative Rating at that roll.",
    ],
    [
      '8.2',
      'Costs of movement',
      'Entering a space costs 1 Movement Point by a Land or Sea path and 2 by a Mountain, Strait or Trans-Mediterranean path; to cross a Strait is no Naval Movement. Removing an enemy control marker costs 2, and so does a siege or subjugation attempt.',
    ],
    [
      '8.3.1',
      'Activation, picking up and dropping off',
      'A General who moves may bring CUs and Subordinate Generals along, and may pick up and drop off friendly CUs on the way at no cost; CUs dropped in a space that is not friendly need a General to stay with them. Each General completes an activation before the next begins (for a change of command see 8.3.2). CUs and Generals that have moved in a Segment may not be moved in it again.',
    ],
    [
      '8.3.2',
      'Change of command during movement',
      "A more Senior General who is picked up takes command at once. From then on that General's Movement Points count in place of the old ones, and the Army stops if it has already used that many. CUs that were moving may go on; the activation of the old commander ends and that of the new one begins.",
    ],
    [
      '8.3.3',
      'Major Generals without CUs',
      'A Major General may move without CUs, but not into a space with enemy CUs unless Friendly Passage is granted, and may pass through but not stop in a space with an enemy Major General without CUs. If an enemy Army moves into the space of a Major General who is alone, that General is Dispersed unless safe inside a friendly Major City.',
    ],
    [
      '8.3.4',
      'Reaction Step on entering a space',
      'Every time the active General or Army enters a space by Land Movement, the other players have a Reaction Step (9), in which Armies may try to avoid battle or to intercept.',
    ],
    [
      '8.3.5',
      'Stopping for battle',
      'An Army that enters a space with enemy CUs must stop for a Land Battle, unless it overruns them, has Friendly Passage, or finds no enemy CUs there (outside the city, if it is a Major City) after the Reaction Step. Control markers do not stop or slow movement. A Land Battle ends the activation of the Army, and no part of it may remove markers, besiege or subjugate in the rest of the Segment.',
    ],
    [
      '8.3.6',
      'Overrun',
      'An Army that enters a space with enemy CUs and has at least 5 CUs for each of them after the Reaction Step, whatever their Combat Strengths, defeats them at once, and they suffer Battle Losses. CUs inside a Major City cannot be overrun, Royal Army CUs that overrun do not defect, and nobody has to overrun a player who grants Friendly Passage. An Overrun is no battle, so Surprise cards that speak of battles cannot be played.',
    ],
    [
      '8.3.7',
      'Moving into and out of Major Cities',
      'While activated, a General may bring friendly CUs and active royals inside a friendly Major City in the same space, or outside, at no cost. CUs inside do not stop enemy movement and cannot be overrun. CUs and Generals never move inside an Independent Major City, and all pieces inside a city that becomes Independent leave it at once.',
    ],
    [
      '8.3.8',
      'Friendly Passage',
      "With the consent of the other player, an Army may enter and pass through a space with that player's CUs without a battle. 8.3.8.1 to 8.3.8.3 say how.",
    ],
    [
      '8.3.8.1',
      'Asking for and confirming Friendly Passage',
      "When the moving player enters a space with another player's CUs that are not Besieged, the other player confirms Friendly Passage or not. With it the move continues; without it the mover must stop for a Land Battle after the Reaction Step, or may overrun, and a Major General alone is Dispersed (without a Leader Loss check if passage had been promised). The mover may also fight or overrun those who granted passage, but only after a full Reaction Step.",
    ],
    [
      '8.3.8.2',
      'No staying together of enemy Armies',
      "Friendly Passage lasts only as long as an Army passes through. If two enemy Armies are in one space at the end of an activation in the Tyche or Movement Segment, they fight a Land Battle whatever was promised, and the moving player's Army counts as the one that entered, for the attacker and for the status of Champion.",
    ],
    [
      '8.3.8.3',
      'No Friendly Passage for Independent Armies',
      'Friendly Passage exists between players only: Independent Armies have no part in it, on either side.',
    ],
    [
      '8.3.9',
      'Removing control markers during movement',
      'An Army of at least 3 CUs can spend 2 Movement Points to remove the control marker of another player from a Minor City without enemy CUs, unless it has fought a Land Battle in this Segment. Independent markers cannot be removed like this.',
    ],
    [
      '8.3.10',
      'Siege and subjugation attempts during movement',
      'An Army of at least 3 CUs can spend 2 Movement Points on a siege attempt against an enemy Major City or a subjugation attempt against an Independent space, unless it has fought a Land Battle in this Segment.',
    ],
    [
      '8.3.11',
      'Attrition when passing through Independent Strongholds',
      "An Army that moves by land through a Stronghold under Independent control without stopping there suffers Attrition in the '2' column of the Attrition Table, whatever its size. An Army that stops there suffers none.",
    ],
    [
      '8.4.1',
      'One Naval Movement of at most eight CUs',
      'Movement over a Sea or Trans-Mediterranean path is Naval Movement. A player may make only one in a Segment, however many Generals they have, with at most 8 CUs and any number of royals that they control.',
    ],
    [
      '8.4.2',
      'Land Movement before or after Naval Movement',
      'The General may move by land before the Naval Movement or after it, but not both. At sea the General may go over as many paths as the Movement Points allow.',
    ],
    [
      '8.4.3',
      'Embarkation and Debarkation Ports',
      'The Embarkation Port is the port where a Naval Movement begins, the Debarkation Port the one where it ends. The Army that lands there may be intercepted by land.',
    ],
    [
      '8.4.4',
      'Fleets as escort',
      'Before the movement the player names the Fleets that go along as escort, none of them Dispersed. A player without any Fleet may move by sea too.',
    ],
    [
      '8.4.5',
      'Picking up, dropping off and stopping at sea',
      'The General may pick up and drop off friendly CUs at no cost, but may drop some in a space with enemy CUs only if friendly CUs are there already. Enemy CUs in spaces on the way do not stop the General, but those in the Debarkation Port do.',
    ],
    [
      '8.4.6',
      'Besieged ports',
      'A General inside a Besieged port may leave it by Naval Movement. A General with 1 or 2 CUs may debark directly inside one, if that makes at most 2 CUs inside. Naval Interception is possible as usual.',
    ],
    [
      '8.4.7',
      'Overrun on debarking',
      'An Army that makes a Naval Movement may overrun only in its Debarkation Port, and only with at least 5 CUs for each enemy CU.',
    ],
    [
      '8.4.8',
      'No Naval Movement for Independent Armies',
      'Independent Armies never move by sea; Straits are open to them.',
    ],
    [
      '8.5.1',
      'Who may intercept at sea',
      'Naval Interception happens before the General reaches the Debarkation Port. A player may attempt it only with a control marker within 2 spaces, along Sea paths but not Trans-Mediterranean paths, of one of the spaces that the Naval Movement enters.',
    ],
    [
      '8.5.2',
      'Declaring Naval Interception',
      'The intercepting player declares the interception and the number of Fleets, and a Naval Battle is fought at once. Several interceptions are resolved in Turn Order. The active player moves on afterwards, unless they have lost one of the battles.',
    ],
    [
      '8.5.3',
      'Automatic success of Naval Interception',
      'A declared Naval Interception succeeds without a roll and leads to a Naval Battle at once. Only battles that are really fought affect the status of Champion.',
    ],
    [
      '8.6.1',
      'Naval Battle Scores',
      'Each side rolls two dice on the Battle Table with its total Fleet Strength; the result is its Battle Score. An active player without Fleets has a score of 0. The higher score wins.',
    ],
    [
      '8.6.2',
      'Drawn Naval Battles',
      'If the Battle Scores are equal, the active player gets past and neither side loses Fleets.',
    ],
    [
      '8.6.3',
      'Losses in Naval Battles',
      'The loser Disperses all the Fleets that they sent, and upgraded ones turn to their weaker side. If that is the active player, their CUs suffer Attrition, and the surviving CUs, the Generals and the royals return to the Embarkation Port at once, where their activation ends.',
    ],
    [
      '8.6.4',
      'Further Naval Battles',
      'After a win or a draw of the active player, other players may declare further Naval Interceptions; after a defeat all further ones are cancelled. An active player who has lost no battle loses no Fleets and lands at the Debarkation Port.',
    ],
    [
      '9.1',
      'Order of the Reaction Step',
      'After a General or an Army, also an Independent one, has entered a space or debarked there, the controller of a Major City in it that is not Besieged must declare which of their CUs (at most 2), Generals and active royals are inside and which are outside, and may move them in and out; if no enemy CUs are left outside, there is no Land Battle. Then the opponent may try to avoid battle with the Army in the space. Last, opponents may try to intercept by land from adjacent spaces.',
    ],
    [
      '9.2',
      'All interceptions declared at once',
      'Every attempt at Land Interception must be declared before any of them is carried out.',
    ],
    [
      '10.1',
      'Who may avoid battle',
      'In the Reaction Step, enemy Generals into whose space the active player moves an Army may try to avoid battle, with their CUs and royals.',
    ],
    [
      '10.2',
      'Rolling to avoid battle',
      'A die above the Initiative Rating of the Commanding General gives the General or Army 2 Movement Points to spend at once, within the limits of 10.5. Otherwise it stays, and a Land Battle or an Overrun follows. A Major General without CUs who fails rolls again: eliminated on 5 or 6, Dispersed on 1 to 4.',
    ],
    [
      '10.3',
      'Success in avoiding battle',
      'If an enemy has avoided battle and no enemy CUs are left in the space at the end of the Reaction Step, the active player may go on. If they follow into the space of that enemy, it may try to avoid battle again.',
    ],
    [
      '10.4',
      'Failure to avoid battle',
      'An Army that has tried and failed to avoid battle receives no Local Troops in the Land Battle that follows.',
    ],
    [
      '10.5',
      'Limits on avoiding battle',
      'An Army that avoids battle may not be split or pick up CUs, Generals or royals, cross a Mountain, Strait, Sea or Trans-Mediterranean path, enter a space with an enemy CU, or go to the space from which the active Army came. It may enter an enemy controlled space only if a friendly CU that is not under siege is there. Independent Armies may not avoid battle, nor may an Army in a space into which it has intercepted.',
    ],
    [
      '11.1',
      'Who may intercept',
      'In the Reaction Step, any enemy Army adjacent to the space that the active General has just entered may try to intercept. From each space only one attempt may be made per Reaction Step, however many Generals are there.',
    ],
    [
      '11.2',
      'Declaring Land Interception',
      'In Turn Order each player who can intercept declares whether they do, and with which Generals and CUs. An Army may be split for it, but CUs left behind must still show their owner. A player may attempt it from several spaces, but declares every attempt before any is resolved.',
    ],
    [
      '11.3',
      'Rolling to intercept',
      "In Turn Order a die is rolled for each declared attempt. If it exceeds the Initiative Rating of the intercepting General, the declared Army must move into the active General's space.",
    ],
    [
      '11.4',
      'One intercepting faction only',
      'Only one faction may intercept successfully in a Reaction Step: the first success cancels the attempts of the other players. The successful player still rolls for all the attempts that they declared.',
    ],
    [
      '11.5',
      'Overrun after interception',
      'Overruns come after the Reaction Step. An active Army that is still large enough may overrun the interceptors and go on.',
    ],
    [
      '11.6',
      'Interception in the space of a Major City',
      'Land Interception takes place outside the city. The Land Battle is fought before the moving Army can move CUs and Generals into the city or spend Movement Points on other actions.',
    ],
    [
      '11.7.1',
      'Withdrawal from interceptors',
      'An Army that has been intercepted may avoid the Land Battle by going back to the space it came from, over any kind of path. It loses its remaining Movement Points, and there is no Reaction Step, so it cannot be intercepted as it withdraws.',
    ],
    [
      '11.7.2',
      'Withdrawal by sea',
      'An Army that has come by Naval Movement withdraws to its Embarkation Port, even over several spaces.',
    ],
    ['11.7.3', 'Who cannot withdraw', 'Independent Armies and Generals who move without CUs cannot withdraw.'],
    [
      '11.8',
      'Spaces that block interception, and Armies that cannot intercept',
      'An Army may intercept only into a friendly or uncontrolled space, or one with a friendly CU that is not under siege; never into a space where enemy CUs of any player stood before the active General came, and never across a Mountain, Strait, Sea or Trans-Mediterranean path. Independent Armies may not intercept, nor may Armies inside a Besieged Major City, not even as the besieging Army moves out. Only the movement of the active General or Army can be intercepted: not an Army that avoids battle, withdraws or intercepts.',
    ],
    [
      '12.1.1',
      'Attacker and defender',
      'The active Army is the attacker. The defender is the enemy in the space it has moved into or, after a Land Interception, the intercepting Army.',
    ],
    [
      '12.1.2',
      'Joining a battle from a Besieged city',
      'In a Land Battle in the space of their own Besieged city, a player may add CUs from inside to their Battle Strength and let Generals from inside join. Those pieces suffer the losses if the battle is lost.',
    ],
    [
      '12.2',
      'Battle Strength and Local Troops',
      'Battle Strength is the sum of the Combat Strengths of the CUs that take part, with a die for each Elephant (3.3.2), and of Local Troops: 1 in a friendly controlled space, 2 in a friendly controlled Province, 3 if both apply. An Army that has failed to avoid battle in this space receives no Local Troops.',
    ],
    [
      '12.3',
      'Battle Scores',
      'Each side rolls two dice on the Battle Table with its Battle Strength; the result is its Battle Score, which is 0 if the strength is 0. The higher score wins, and equal scores are a draw.',
    ],
    [
      '12.3.1',
      'Battle Ratings',
      "In a Land Battle each die that shows less than the Commanding General's Battle Rating counts as that rating.",
    ],
    [
      '12.4.1',
      'Leader Loss',
      'If the modified dice of a side total exactly 9, a die is rolled for its Commanding General: after a win or a draw a 6 eliminates the General, after a defeat a 5 or a 6.',
    ],
    [
      '12.4.2',
      'Succession to a lost command',
      'The most Senior Subordinate Major General takes the place of a lost Commanding General. Without one, the player may place a Minor General from their supply or, if it is their turn, reposition one. An Army left without a General is Dispersed if it is not in a friendly space.',
    ],
    [
      '12.5.1',
      'Losses of the loser',
      "The loser's Mercenary and Elephant CUs are eliminated; its Macedonian CUs suffer Attrition, and the survivors are Dispersed. Major Generals who survive Leader Loss are Dispersed, Minor Generals return to the supply, and royals are captured or become inactive.",
    ],
    [
      '12.5.2',
      'Losses of the winner, and defeated Independent Armies',
      'The winner loses 1 CU of their choice, unless their Battle Score is at least twice that of the loser (any score against 0 is enough). An Independent Army that loses is removed from play (14.7).',
    ],
    [
      '12.6',
      'Drawn battles',
      'If the Battle Scores are equal, each side loses 1 CU of its choice. The attacking Army goes back to the space it came from, over any kind of path and without a Reaction Step, and its activation ends. An attacking Independent Army goes back there or to its holding box, where it is inactive, and removes no control marker in this Segment.',
    ],
    [
      '12.7',
      'End of activation after a battle',
      'A Land Battle ends the activation of the Army for the Segment: no part of it may remove control markers, besiege or subjugate in the rest of it.',
    ],
    [
      '13.1',
      'Armies that may besiege and subjugate',
      'A General with an Army of at least 3 CUs may, when activated, spend 2 Movement Points on a siege attempt against an enemy Major City or a subjugation attempt against an Independent Minor City or Stronghold. In the Surrender Segment each such Army of the player may make one attempt at no cost.',
    ],
    [
      '13.2.1',
      'Rolling for a siege attempt',
      "An enemy Major City falls only to a siege. A die on the Siege Table, modified by the city's own number and by -1 against a port if the besieger has no available Fleet, gives the Siege Points placed and the number of CUs that the besieging Army loses at once, of the owner's choice.",
    ],
    [
      '13.2.2',
      'Siege Points to capture a Major City',
      'A Major City takes 3 Siege Points with 2 CUs inside or under Independent control, 2 with 1 CU inside, and 1 with none. After the first Siege Point, Royal Army CUs inside defect if the besieging General has more Legitimacy than the owner of the city, whose General inside adds Prestige Points; this happens before the points are compared.',
    ],
    [
      '13.2.3',
      'Uncontrolled Major Cities',
      'A Major City without a control marker has no defenders: it cannot be besieged, and every player may enter it freely. A player with a CU in its space in their Surrender Segment may place a control marker there.',
    ],
    [
      '13.2.4',
      'Capture of a Major City',
      'When the Siege Points suffice, they and the enemy control marker are removed, and CUs, Generals and royals inside suffer the losses of a lost battle. If this happens in the Surrender Segment, the player may place a control marker at once; otherwise they may do so in their next Surrender Segment, if the Army is still there.',
    ],
    [
      '13.2.5',
      'Lifting a siege',
      'Once no CUs of the besieging Army are left in the space, the siege is over and its Siege Points are removed. A third player who defeats the besieging Army does not take over its points.',
    ],
    [
      '13.2.6',
      'Moving into and out of Besieged cities',
      'An Army inside a Besieged city that is no port may not leave the space, but may come out for a Land Battle there. From a port it may leave by Naval Movement, which may be intercepted, and an Army of 1 or 2 CUs may come directly into a friendly one. There are never more than 2 CUs inside.',
    ],
    [
      '13.3.1',
      'Rolling for a subjugation attempt',
      "An Independent Minor City or Stronghold falls only to subjugation. A die on the Siege Table gives the Siege Points placed and the number of CUs that the Army loses at once, of its owner's choice.",
    ],
    [
      '13.3.2',
      'Siege Points to subjugate',
      'The Independent control marker is removed with 3 Siege Points from a Stronghold and with 1 from a Minor City.',
    ],
    [
      '13.4',
      'Limits on siege and subjugation attempts',
      'Every attempt needs an Army of 3 or more CUs. In each space there may be one attempt in the Surrender Segment and two in each Tyche or Movement Segment; if there are two in a Segment, the same General makes both.',
    ],
    [
      '14.1',
      'Nature of Independent Armies',
      'To every player Independent Armies are enemies; to each other, and to Independent control markers, they are friendly. They move only when the event of a card activates them, and one in its holding box spends its first Movement Point to enter the board. They never capture or control royals or the Funeral Cart.',
    ],
    [
      '14.2.1',
      'Activation of Independent Armies',
      "An activated Independent Army has 3 Movement Points, and removes a player's control marker where it ends its move, except in a Major City and after a drawn Land Battle in the same Segment. Instead it may spend all 3 points to place an Independent marker in its own space, if that is no Major City, in place of any other marker: '3' in a Stronghold, '1' in a Minor City.",
    ],
    [
      '14.2.2',
      'No Naval Movement and no merging of Independent Armies',
      'Independent Armies may cross Strait paths but not use Naval Movement. They move separately and may end in the same space, but never combine.',
    ],
    [
      '14.3',
      'Where each Independent Army may go',
      'Leosthenes may enter only Thessalia and Hellas, and not the Kyklades. Filon must end each move further west than he began it, and is removed from the game on entering Hellas. Ariarathes must stay in Kappadokia, and Seuthes and Glaukias may go anywhere.',
    ],
    [
      '14.4',
      'Overruns by Independent Armies',
      'An Independent Army must stop when it enters a space with enemy CUs, those inside Major Cities not counted. With at least 5 CUs for each of them it overruns them.',
    ],
    [
      '14.5',
      'Interception and avoiding of Independent Armies',
      'Players may intercept Independent Armies, and may avoid battle when one enters their space. Independent Armies may not intercept, withdraw, avoid battle or move inside Major Cities, so an Army that enters their space must fight.',
    ],
    [
      '14.6',
      'Independent Armies at Major Cities',
      'Independent Armies may enter and pass through spaces of Major Cities, but cannot remove control markers from the cities, perform a siege or move inside an Independent one. A city is Besieged while they are in its space.',
    ],
    [
      '14.7',
      'Combat with Independent Armies',
      "An Independent Army fights like a player's, with 1 more strength in an Independent space and 2 more in an Independent Province; several add their Combat Strengths and use the highest Battle Rating, and they have neither losses nor Leader Loss. Defeat removes it from play, but returns Seuthes and Glaukias to their holding boxes; the player rolls for Leader Loss and loses 1 CU as usual. If it wins, it stays and removes a player's control marker; if it draws as attacker, it goes back to where it came from and removes none, and the player loses 1 CU.",
    ],
    [
      '15.1',
      'What Legitimacy does',
      'Legitimacy can win the game, protects from card 54 (Mutiny), decides whether Royal Army CUs fight or defect, and brings bonus Reinforcements to the player who has most of it.',
    ],
    [
      '15.2',
      'Sources of Legitimacy',
      "Legitimacy comes from royals (only one of several Heirs counts, but every active woman does), from control of Makedonia (2), from Perdikkas and Leonnatos (1 each), from Alexander's Tomb, from the status of Champion (3) and from certain cards. The total changes at once when a source is gained or lost, and never falls below 0.",
    ],
    [
      '15.3',
      'Legitimacy of the whole faction',
      "Legitimacy belongs to the faction as a whole, and every piece of it has the player's total. A General's Prestige equals this total by default, and Prestige Points change it in certain situations.",
    ],
    [
      '15.4.1',
      "Moving Alexander's body",
      "The Funeral Cart carries the body. It may not move in Game Turn 1, and from Game Turn 2 on a player who controls it may move it with an Army. Control needs a General or a control marker of the player in its space, and passes to an Army that defeats the player's Army in a Land Battle.",
    ],
    [
      '15.4.2',
      "Burying Alexander's body",
      "A player who controls the Funeral Cart and has brought it to a Major City, under whoever's control, may bury the body there in any of their own Segments or in the End Phase. The Army with the Cart must first win any battle in the space.",
    ],
    [
      '15.4.3',
      'Burial in Pella',
      'The burial puts the Tomb in the place of the Funeral Cart. Burial in Pella gives the player 10 Legitimacy, which can never be lost.',
    ],
    [
      '15.4.4',
      'The Tomb and Sacred Ground',
      "The player who controls the Major City with Alexander's Tomb has 2 Legitimacy, as long as they control it, and the body is not moved again. The space of the body, on the Cart or in the Tomb, is Sacred Ground, which gives defending Generals 4 Prestige Points.",
    ],
    [
      '15.4.5',
      'Loss of the body',
      'A body still unburied at the start of Game Turn 4 is lost: the Funeral Cart leaves the game.',
    ],
    [
      '16.1',
      "A General's Prestige",
      "A General's Prestige is the Legitimacy of the faction, raised or lowered by Prestige Points where the card Mutiny (54) is resolved and where Royal Army CUs may refuse to fight or defect. Only the Commanding General of an Army counts.",
    ],
    [
      '16.2',
      'Prestige on Sacred Ground',
      "A General who defends in a Land Battle in the space of Alexander's body gains 4 Prestige Points. The General's faction must control the Funeral Cart or, if it is the Tomb, have a control marker there.",
    ],
    ['17.1', 'Status of Champion', 'Players begin as Champions. The status is worth 3 Legitimacy.'],
    [
      '17.2',
      'What counts as an attack on a Champion',
      "A Champion who attacks a Champion other than the Usurper loses the status at once; Successors and the Usurper may be attacked freely. An attack is a Land Battle as attacker, an Overrun, a siege attempt against a Major City, the dispersal or elimination of a General of a player who is not active, or a declared Naval Interception. Land Interception, entering a city's space, removing control markers, capturing royals and an attack that comes to no combat do not count.",
    ],
    [
      '17.3',
      'Losing the status of Champion',
      'A player who loses the status turns the marker over, becomes a Successor and loses the 3 Legitimacy at once.',
    ],
    ['17.4', 'Return to Champion', 'A Successor whose Victory Points fall to 0 is a Champion again.'],
    [
      '18.1',
      'Control of royals',
      "A player controls an active royal in a space with one of their control markers or Generals, and has the royal's Legitimacy. If several players are in the space of a Major City, royals outside belong to the besieger and royals inside to the controller of the city.",
    ],
    [
      '18.2',
      'Legitimacy of Heirs',
      'The three Heirs, Herakles, Philippos and Alexandros, are active throughout the game. Only one of the Heirs that a player controls counts for Legitimacy.',
    ],
    [
      '18.3',
      'Legitimacy of royal women',
      'Olympias, Kleopatra and Thessalonike can be controlled only after a Tyche card has activated them. All active women that a player controls count for Legitimacy.',
    ],
    [
      '18.4.1',
      'Inactive royals',
      'Olympias, Kleopatra and Thessalonike begin inactive, and each has a Tyche card that activates her. An inactive royal gives no Legitimacy and can be neither moved nor controlled, except by certain events. In the space of a Major City she counts as outside the city.',
    ],
    ['18.4.2', 'Activation of royals', 'A royal who has been activated may be moved (18.6).'],
    ['18.4.3', 'Capture of royal women', 'A woman captured by an enemy becomes inactive at once.'],
    [
      '18.5.1',
      'Conditions of marriage',
      'To gain control of Kleopatra or Thessalonike, a player needs a General to marry her: they must play her card (31 or 32) and have an Army in her space, and no other player may control her. If an enemy army is in her space, a battle (but no siege) must first be resolved.',
    ],
    [
      '18.5.2',
      'Marriage within the Game Turn',
      'The marriage must happen in the Game Turn in which the card is played; otherwise the contract lapses. Either way the card is shuffled back into the deck for the next Game Turn.',
    ],
    [
      '18.5.3',
      'Marriage and its end',
      'The marriage happens when all conditions are met. The player then controls the bride and has her Legitimacy until she is captured or killed; on capture she becomes inactive and the marriage ends.',
    ],
    [
      '18.6',
      'Carrying royals',
      'Active royals are carried only by Armies, which may pick them up and drop them off while they move. Royals are no CUs, and no rule about CUs concerns them. A royal who has been moved by one Army cannot be moved by another Army of the faction in the same Segment.',
    ],
    [
      '18.6.1',
      'Capture of royals',
      'The Army that defeats the Army of an active royal captures the royal, and so does a besieging Army that captures the city with the royal inside. Heirs and the Funeral Cart in a space without CUs and Generals, and not inside a controlled Major City, go to the first General who enters, or to a player who places a control marker there. A captured woman becomes inactive.',
    ],
    [
      '18.6.2',
      'Independents and royals',
      'Independent Armies never capture, control or move royals. Royals are never inside an Independent Major City, and move outside at once if their city becomes Independent.',
    ],
    [
      '18.7',
      'Death of royals',
      'A royal can die by the card Drink the Hemlock, and Herakles and Alexandros also by assassination when they come of age. A dead royal is removed from the game and gives Legitimacy to nobody.',
    ],
    [
      '19.1',
      'Prestige for defeating Independent Armies',
      'Optional: a Major General whose Army defeats an Independent Army has 1 more Prestige Point until the end of the game, or until eliminated.',
    ],
    [
      '19.2',
      'Special abilities of Major Generals',
      'Optional: the special ability on the card of a Major General applies, but only while that General commands.',
    ],
    [
      '19.3.1',
      'Interception into Transit Points',
      'Optional: the die for an interception into a Transit Point is lowered by 1.',
    ],
    [
      '19.3.2',
      'Interceptors who attack',
      'Optional: a player whose Land Interception succeeds may declare that they become the attacker. The owner of the active Army then accepts the Land Battle or tries to avoid it, but may not withdraw. A battle that follows counts as an attack by the intercepting player for the status of Champion.',
    ],
    [
      '19.4',
      'Interception and avoiding by Independent Armies',
      'Optional: a player who is not active may discard a Surprise card, and draws another, to make one attempt for an Independent Army to intercept by land or to avoid battle; its Initiative Rating is 4. If several players want to do so for one Army, the earliest in Turn Order goes first.',
    ],
    [
      '19.5',
      'Avoiding battle through Transit Points',
      'Optional: if the first space that an Army enters to avoid battle is a Transit Point, the die is lowered by 1. A roll that succeeds only without this closes the way through the Transit Point.',
    ],
    [
      '19.6',
      'Attrition above the Forage Limit',
      "Optional: in the Forage Segment an Army above the Forage Limit of its space suffers Attrition, with a '-' counting as 1, instead of losing a single CU.",
    ],
    [
      '19.7',
      'Recovery of Dispersed Fleets',
      'Optional: Dispersed Fleets do not come back in the Reinforcement Phase. A player who chooses to discard in the Tyche Segment may take one of their Fleets from the Dispersed Box, on its weaker side.',
    ],
    [
      '19.8',
      'Capital cities',
      'Optional: each player may build a capital once in the game, in a Minor City. It takes 2 Siege Points to capture, and only 1 CU can be inside. If the CU that builds it leaves the space or is attacked before the capital is complete, building has to start again from the first Segment.',
    ],
    ['19.9', 'The cavalry variant', 'Optional: Elite Cavalry CUs come into play as 19.9.1 to 19.9.8 say.'],
    [
      '19.9.1',
      'Elite Cavalry at the start',
      'Optional: every General begins with 1 Elite Cavalry CU besides the usual starting forces.',
    ],
    [
      '19.9.2',
      'Elite Cavalry as Reinforcements',
      'Optional: a player may take 1 Elite Cavalry CU in place of the usual 2 Mercenary CUs of the Reinforcement Phase, but not of CUs that come from cards or otherwise. One Elite Cavalry CU each goes to the player who controls Armenia, to the player who controls both Thessalia and Thrake, and to the player who controls the most treasure cities (Babylon, Sousa, Ekbatana) that are not looted, to nobody if that is a tie.',
    ],
    [
      '19.9.3',
      'Elite Cavalry by cards',
      'Optional: Thracian Mercenaries (card 7) brings 1 Mercenary and 1 Elite Cavalry CU instead of 2 Mercenary CUs, and Persian Popular Support (card 26) at first 1 Elite Cavalry CU instead of 1 Mercenary CU. If Olympias (card 36) is activated in Epeiros, her army has 1 Elite Cavalry CU more. Eumenes and Seleukos bring none if they enter by cards 61 and 62.',
    ],
    [
      '19.9.4',
      'Elite Cavalry in subjugation',
      'Optional: an Army with Elite Cavalry may make a subjugation attempt for 1 Movement Point instead of 2; if it does and the attempt costs it CUs, 1 of them must be Elite Cavalry. There is no such bonus in sieges of Major Cities.',
    ],
    [
      '19.9.5',
      'Elite Cavalry in interception',
      'Optional: an Army with Elite Cavalry that tries to intercept an Army without it adds 1 to the die. Independent Armies always count as having Elite Cavalry.',
    ],
    [
      '19.9.6',
      'Elite Cavalry in avoiding battle',
      'Optional: an Army with Elite Cavalry that tries to avoid battle with an Army without it adds 1 to the die. Independent Armies always count as having Elite Cavalry.',
    ],
    [
      '19.9.7',
      'Elite Cavalry in battle',
      'Optional: an Army with Elite Cavalry uses the Battle Table one column further to the right against an Army that has no Elite Cavalry and no Elephant with a Combat Strength above 0. Independent Armies always count as having Elite Cavalry.',
    ],
    [
      '19.9.8',
      'Elite Cavalry in defeat',
      'Optional: a defeated Army loses all its Elite Cavalry CUs. The Macedonian CUs of an Army without Elite Cavalry that is defeated by one with it suffer Attrition one column further to the right.',
    ],
    [
      '19.10',
      'Elephants outside Major Cities',
      'Optional: in the space of a Major City Elephants are always outside the city, so they may besiege but are never besieged.',
    ],
    [
      '19.11',
      'Early completion of the Funeral Cart',
      "Optional: the player who controls Alexander's body may discard a card of 4 Operation Points to have the Funeral Cart built at once. It may then be moved, in Game Turn 1 too.",
    ],
    [
      '19.12',
      'Herakles as illegitimate son',
      'Optional: Herakles begins in Halikarnassos, and the rule on his coming of age (6.1.4) does not apply. He is an Heir only once Philippos and Alexandros are both eliminated; before that he gives 2 Legitimacy to a player who controls him and no other Heir.',
    ],
    [
      '20',
      'Clarifications of single cards',
      "Drink the Hemlock cannot remove a royal outside one's own Besieged city, the Pontic Fleet does not count for the largest Fleet, Condemnation may be aimed again at the General it holds (whose 3 Legitimacy return for a moment, and for good once the card is discarded or played), Desertions may hit the besiegers but not CUs under siege, and Repercussions of Defeat never removes Independent markers. The player of Ahura Mazda & Ahriman keeps the stolen card and draws none, and nobody plays or discards until the target has drawn.",
    ],
  ],
};
