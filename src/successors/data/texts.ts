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
  1: 'One member of the royal family who shares a space with a piece of yours dies, Inactive women included. Out of reach are those inside a Major City held by an enemy and those outside a besieged city of yours.',
  2: 'A Minor City without combat units, Independent or held by another player, becomes yours: its marker gives way to one of your own.',
  3: 'A Minor City without combat units, Independent or held by another player, becomes yours: its marker gives way to one of your own.',
  4: 'One Army anywhere on the board, whoever owns it, suffers Attrition for its size.',
  5: 'Raise 2 Mercenaries in a space that you hold in Hellas, Lydia or Thessalia; one of your Minor Generals may come with them.',
  6: 'Raise 2 Mercenaries in a space that you hold in Hellas, Lydia or Thessalia; one of your Minor Generals may come with them.',
  7: 'Raise 2 Mercenaries in a space that you hold in Thrake; one of your Minor Generals may come with them. With the cavalry variant one of the two is Elite Cavalry.',
  8: 'Raise 2 Mercenaries in a space that you hold in Kappadokia; one of your Minor Generals may come with them.',
  9: "Take away the marker, Independent or another player's, of a Minor City without combat units within 2 Movement Points of one of your Armies.",
  10: 'Raise 2 Mercenaries in a space that you hold in Krete or Hellas; one of your Minor Generals may come with them.',
  11: 'Your side has 2 Fleet Strength more in a Naval Battle of yours. The ships never count for the Largest Fleet.',
  12: 'The pirates of Kilikia sail for you: their fleet comes into play on its weak side, or leaves its owner for you.',
  13: 'Control Persis or Hyrkania: raise 4 Elephants in a space that you hold there; one of your Minor Generals may come with them.',
  14: 'Raise 2 Elephants in a space that you hold in Asia; one of your Minor Generals may come with them.',
  15: 'Name any Major General: his faction has 3 Legitimacy less while he stands condemned. A man already condemned may be named again: his faction regains the 3 and loses them once more. Whenever the card is played or discarded, nobody stays condemned from before.',
  16: 'Choose an Heir or the Funeral Cart in the space of one of your Generals or next to it and roll a die: on 3 or more the prize passes to that General.',
  17: "Roll two dice on the Unrest Table and put an Independent marker into a fitting space of the province named, also in place of a player's marker. A 7 brings one to Armenia and a further roll.",
  18: "Roll two dice on the Unrest Table and put an Independent marker into a fitting space of the province named, also in place of a player's marker. A 7 brings one to Armenia and a further roll.",
  19: "Roll two dice on the Unrest Table and put an Independent marker into a fitting space of the province named, also in place of a player's marker. A 7 brings one to Armenia and a further roll.",
  20: "Put an Independent marker into a space that has none, holds no combat units and lies next to a space that has one; a player's marker there goes.",
  21: 'Move a royal woman whom nobody controls to a Major City of your choice.',
  22: 'You activate Glaukias and his Illyrians.',
  23: 'You activate Seuthes and his Scythians.',
  24: 'Choose an enemy Army in the space of one of your Armies or next to it, your besieger included, but no units under siege. Roll a die: on 3 or 4 one of its combat units, on 5 or 6 two, come over to you, Mercenaries before others, as its owner picks.',
  25: 'You activate Filon and his Greeks on their way west.',
  26: 'Take the marker and 1 Mercenary in Persis. In each later Reinforcement Phase in which you control Persis you receive 1 Mercenary more. With the cavalry variant the first of them, and only that one, is Elite Cavalry.',
  27: 'You activate Leosthenes and his Greeks. If they are gone, put an Independent marker into a space of Hellas without combat units.',
  28: 'You activate Ariarathes and his Kappadokians. If they are gone, put an Independent marker into a space of Kappadokia without combat units.',
  29: 'Loot Babylon, Sousa or Ekbatana: you must control the city, have an Army there, and nobody may have looted it before. Raise 3 Mercenaries on the spot.',
  30: 'Loot Babylon, Sousa or Ekbatana: you must control the city, have an Army there, and nobody may have looted it before. Raise 3 Mercenaries on the spot.',
  31: 'Lay the card before you: until this Game Turn ends a General of yours marries Kleopatra as soon as the conditions of R 18.5.1 are met.',
  32: 'Lay the card before you: until this Game Turn ends a General of yours marries Thessalonike as soon as the conditions of R 18.5.1 are met.',
  33: 'Philippos leaves his box, or whoever has him, and joins one of your Armies. Inside a Major City that also holds combat units he cannot be reached.',
  34: 'From Game Turn 2 on: Peukestas joins your faction in Persis with 2 Mercenaries. Where that cannot be, deploy him and them as Reinforcements.',
  35: 'Give the siege tower to one of your Armies of at least 3 combat units: its Siege dice gain 2 until its siege ends or the Army is defeated.',
  36: 'If nobody controls Olympias, she becomes Active and yours, in Molossia, with 4 Mercenaries and one of your Minor Generals. With the cavalry variant 1 Elite Cavalry comes besides.',
  37: 'Activate two of your Generals or Armies, one after the other, with 4 Movement Points each.',
  38: 'Activate one of your Generals or Armies with 4 Movement Points.',
  39: 'A space held by another player becomes yours if it holds no combat units. A Major City that you besiege may be chosen even with a garrison.',
  40: 'Raise 2 Mercenaries in a space that you hold in Karia, Lydia or Lykia; one of your Minor Generals may come with them.',
  41: 'Deploy 1 Loyal Macedonian as a Reinforcement.',
  42: 'Deploy 1 Elephant as a Reinforcement in Asia or Aigyptos.',
  43: 'Answers a Naval Movement of somebody else: it stops in the first port entered, and the moving force suffers Attrition.',
  44: 'Turn one of your fleets to its upgraded side, or bring a Dispersed one home.',
  45: 'Raise 1 Mercenary in each of at most two provinces that you control.',
  46: 'Your Training Track advances by 4, and you place 1 control marker by the rules for Operation Points.',
  47: 'An attempt on the life of a Major General in the space of one of your Armies or next to it: roll a die, on 5 or more he is eliminated. Inside a besieged city he is safe.',
  48: 'The event that another player has just played does not happen; he may use the Operation Points of that card instead. Unrest and Independent Armies cannot be stopped so.',
  49: 'Before a die is rolled for a Land Interception or to Avoid Battle: add 1 to it.',
  50: 'An enemy Army on a Transit Point, or one of more than 5 combat units anywhere, loses 1 combat unit.',
  51: 'For your moving Army mountain paths cost as much as land paths until its activation ends.',
  52: 'Your active Army gains 2 Movement Points, unless it has fought a Land Battle.',
  53: 'After your roll in a battle: roll one of the two dice anew.',
  54: "Choose an enemy Army within 2 spaces of one of your commanders whose Prestige is higher than its own commander's: 1 Macedonian combat unit of it, Silver Shields only if there is no other, goes to the Dispersed Box and misses the battle that is being fought.",
  55: 'A Friendly Passage granted a moment ago, by whomever, does not hold: a Land Battle follows.',
  56: 'As long as they are not in play: the Silver Shields join one of your Generals. Later the card is a Surprise: one of your Generals in their space or next to it wins them over, and they lose 1 combat unit if that happens during a battle.',
  57: 'One of your commanders has 3 Prestige more until the segment ends.',
  58: "Take a card at random out of another player's hand. You draw no replacement, he draws one, and until then nobody plays or discards.",
  59: "After a Land Battle: the loser's markers in the province of the battle and in those next to it are checked for Isolation at once. Independent markers stay.",
} satisfies Readonly<Record<KnownCardId, string>>;
