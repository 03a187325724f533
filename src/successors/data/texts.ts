// R 4.31, 20: what the cards of the default deck do, in our own words. No rule reads it.
import type { KnownCardId } from './cards.js';
import type { Known } from './shape.js';

/**
 * What each card of the default deck does, in our own words, by its number. See {@link cardText} for a game with any
 * deck. A bundle that imports neither does not contain the texts.
 *
 * @example
 * import { cards, cardTexts } from 'diadochi';
 *
 * cards.map(({ id, title }) => `${title}: ${cardTexts[id]}`);
 */
export const cardTexts: Known<KnownCardId, string> = {
  1: 'One member of the royal family in the same space as one of your pieces dies; this can be an Inactive woman. You cannot choose one who is inside an enemy Major City, or outside a besieged city of yours.',
  2: 'A Minor City without CUs, Independent or controlled by another player, becomes yours: replace its marker with one of your own.',
  3: 'A Minor City without CUs, Independent or controlled by another player, becomes yours: replace its marker with one of your own.',
  4: 'One Army anywhere on the board, of any owner, suffers Attrition for its size.',
  5: 'Raise 2 Mercenaries in a space that you control in Hellas, Lydia or Thessalia; one of your Minor Generals may come with them.',
  6: 'Raise 2 Mercenaries in a space that you control in Hellas, Lydia or Thessalia; one of your Minor Generals may come with them.',
  7: 'Raise 2 Mercenaries in a space that you control in Thrake; one of your Minor Generals may come with them. With the Cavalry variant, one of the two is an Elite Cavalry CU.',
  8: 'Raise 2 Mercenaries in a space that you control in Kappadokia; one of your Minor Generals may come with them.',
  9: "Remove an Independent marker or another player's marker from a Minor City without CUs within 2 Movement Points of one of your Armies.",
  10: 'Raise 2 Mercenaries in a space that you control in Krete or Hellas; one of your Minor Generals may come with them.',
  11: 'You gain 2 Fleet Strength in one of your Naval Battles. This never counts for the Largest Fleet.',
  12: 'You gain the fleet of the Pirates of Kilikia: it comes into play on its weak side, or leaves its owner for you.',
  13: 'Control Persis or Hyrkania: raise 4 Elephants in a space that you control there; one of your Minor Generals may come with them.',
  14: 'Raise 2 Elephants in a space that you control in Asia; one of your Minor Generals may come with them.',
  15: 'Choose any Major General: his faction has 3 less Legitimacy while he is condemned. You may choose a General who is already condemned: his faction regains the 3 and loses them again. Whenever the card is played or discarded, an earlier condemnation ends.',
  16: 'Choose an Heir or the Funeral Cart in the space of one of your Generals or in an adjacent one, and roll a die: on 3 or more you gain control, and that General takes the piece.',
  17: "Roll two dice on the Unrest Table and place an Independent marker in an eligible space of that province, which may replace a player's marker. On a 7, place one in Armenia and roll again.",
  18: "Roll two dice on the Unrest Table and place an Independent marker in an eligible space of that province, which may replace a player's marker. On a 7, place one in Armenia and roll again.",
  19: "Roll two dice on the Unrest Table and place an Independent marker in an eligible space of that province, which may replace a player's marker. On a 7, place one in Armenia and roll again.",
  20: "Place an Independent marker in a space without CUs that is adjacent to a space with an Independent marker; it replaces a player's marker.",
  21: 'Move a royal woman whom nobody controls to a Major City of your choice.',
  22: 'You activate Glaukias and his Illyrians.',
  23: 'You activate Seuthes and his Scythians.',
  24: 'Choose an enemy Army in the space of one of your Armies or in an adjacent one. It may be an Army that besieges you, but not CUs under siege. Roll a die: on 3 or 4 one of its CUs defects to you, on 5 or 6 two. Mercenaries defect first; otherwise its owner chooses.',
  25: 'You activate Filon and his Greeks on their way west.',
  26: 'Take the marker and 1 Mercenary in Persis. In each later Reinforcement Phase in which you control Persis, you receive 1 additional Mercenary. With the Cavalry variant, only the Mercenary that you take now is replaced by an Elite Cavalry CU.',
  27: 'You activate Leosthenes and his Greeks. If they have been removed from the game, place an Independent marker in a space of Hellas without CUs.',
  28: 'You activate Ariarathes and his Kappadokians. If they have been removed from the game, place an Independent marker in a space of Kappadokia without CUs.',
  29: 'Loot Babylon, Sousa or Ekbatana: you must control the city and have an Army there, and the city must not have been looted before. Raise 3 Mercenaries there.',
  30: 'Loot Babylon, Sousa or Ekbatana: you must control the city and have an Army there, and the city must not have been looted before. Raise 3 Mercenaries there.',
  31: 'Place the card in front of you: until this Game Turn ends, one of your Generals marries Kleopatra as soon as the conditions of R 18.5.1 are met.',
  32: 'Place the card in front of you: until this Game Turn ends, one of your Generals marries Thessalonike as soon as the conditions of R 18.5.1 are met.',
  33: 'Philippos leaves his box, or the player who controls him, and joins one of your Armies. He cannot be taken from inside a Major City that also holds CUs.',
  34: 'From Game Turn 2 on: Peukestas joins your faction in Persis with 2 Mercenaries. If that is not possible, deploy them as Reinforcements.',
  35: 'Give the Helepolis to one of your Armies of at least 3 CUs: add 2 to its siege rolls until its siege ends or the Army is defeated.',
  36: 'If nobody controls Olympias, she becomes Active and yours, in Molossia, with 4 Mercenaries and one of your Minor Generals. With the Cavalry variant, 1 Elite Cavalry CU comes with them.',
  37: 'Activate two of your Generals or Armies, one after the other, with 4 Movement Points each.',
  38: 'Activate one of your Generals or Armies with 4 Movement Points.',
  39: 'A space controlled by another player becomes yours if it holds no CUs. You may choose a Major City that you besiege even if it has a garrison.',
  40: 'Raise 2 Mercenaries in a space that you control in Karia, Lydia or Lykia; one of your Minor Generals may come with them.',
  41: 'Deploy 1 Loyal Macedonian as a Reinforcement.',
  42: 'Deploy 1 Elephant as a Reinforcement in Asia or Aigyptos.',
  43: "Play during another player's Naval Movement: it stops in the first port that it enters, and the moving Army suffers Attrition.",
  44: 'Turn one of your fleets to its upgraded side, or retrieve one from the Dispersed Box.',
  45: 'Raise 1 Mercenary in each of at most two provinces that you control.',
  46: 'Your Training Track advances by 4, and you place 1 control marker as if you used an Operation Point.',
  47: 'Attack a Major General in the space of one of your Armies or in an adjacent one: roll a die; on 5 or more he is eliminated. You cannot choose a General inside a besieged city.',
  48: 'Cancel the event that another player has just played; they may use the Operation Points of that card instead. You cannot cancel Unrest or the activation of an Independent Army.',
  49: 'Before a die is rolled for a Land Interception or to Avoid Battle: add 1 to the roll.',
  50: 'An enemy Army on a Transit Point, or one of more than 5 CUs anywhere, loses 1 CU.',
  51: 'For your moving Army, Mountain paths cost as much as Land paths until its activation ends.',
  52: 'Your active Army gains 2 Movement Points, unless it has fought a Land Battle.',
  53: 'After your roll in a battle: reroll one of the two dice.',
  54: "Choose an enemy Army within 2 spaces of one of your commanders whose Prestige is higher than its commander's. 1 Macedonian CU of that Army goes to the Dispersed Box and takes no part in the battle being fought; it is a Silver Shields CU only if the Army has no other.",
  55: 'A Friendly Passage that any player has just granted is void: a Land Battle follows.',
  56: 'While the Silver Shields are not in play, they join one of your Generals. Later this is a Surprise card: they join one of your Generals in their space or in an adjacent one, and lose 1 CU if that happens during a battle.',
  57: 'One of your commanders has 3 additional Prestige until the Segment ends.',
  58: "Take a random card from another player's hand. You draw no replacement for this card, but the other player draws one. Until then nobody plays or discards a card.",
  59: "After a Land Battle: the loser's markers in the province of the battle and in those next to it are checked for Isolation at once. Independent markers stay.",
} satisfies Readonly<Record<KnownCardId, string>>;
