/**
 * R 12, C: which cards to play, on what, and which to discard. The value of a card is multiplied by its chance of
 * success.
 */
import type { CardAction, PlayCard } from '../action/cards.js';
import type { CardEffect, CardRoll } from '../data/shape/cards.js';
import { areSiegesResolved } from '../query/betrayal.js';
import { sumOfModifiers, type Occasion } from '../query/card-conditions.js';
import { cardOf, mayUse, onBoardThat, type CardInPlay } from '../query/cards.js';
import { campOf, findCity, holdsRegion, isWalled, playerOfUnit } from '../query/owners.js';
import { hexNamed, unitsAt } from '../query/presence.js';
import { isCourted } from '../query/satraps.js';
import { CITY_SIZES, SATRAPIES, type Camp } from '../vocabulary.js';
import type { Outlook } from './outlook.js';
import { winsByPeace } from './peace.js';
import { awaitsRebels } from './rebels.js';

/** Returns the probability that a roll succeeds. */
function chanceOf({ situation }: Outlook, roll: CardRoll, occasion: Occasion): number {
  const sum = sumOfModifiers(situation, roll.modifiers, occasion);
  const faces = [1, 2, 3, 4, 5, 6].filter(
    (die) => die === roll.alwaysOn || (die !== roll.neverOn && die + sum >= roll.from),
  );
  return faces.length / 6;
}

/** Returns the value of a region that changes hands: its tribute, and the loss to the enemy. */
function regionValue({ situation }: Outlook, id: string | undefined): number {
  const tribute = situation.components.regions.find((region) => region.id === id)?.tribute ?? 1;
  return 6 + 4 * tribute;
}

/** Returns the value of a betrayed city: its size. It is wasted if no units are near enough to capture it. */
function betrayalValue({ situation, me }: Outlook, id: string | undefined): number {
  const city = id === undefined ? undefined : findCity(situation, id);
  if (city === undefined) return 0;
  const hex = hexNamed(situation, city.hex);
  const near = [hex, ...situation.ground.grid.neighbours(hex)].flatMap((each) =>
    unitsAt(situation, each, { player: me, land: true }),
  );
  return near.length < 2 ? -1 : 3 * (CITY_SIZES.indexOf(city.size) + 1) + (isWalled(situation, city) ? 3 : 0);
}

/** Returns how many units of a camp are in Sicily. */
function inSicily({ situation }: Outlook, camp: Camp): number {
  const { inSicily: box } = situation.places.trays;
  return situation.roster.units.filter(
    ({ code }) => situation.placeOfUnit(code) === box && campOf(playerOfUnit(situation, code)) === camp,
  ).length;
}

/** The average of two dice. */
const AVERAGE_OF_TWO_DICE = 7;

/** Returns the value of resolving the Sicilian Expedition: positive for the player who is likely to win it. */
function resolutionValue(
  outlook: Outlook,
  effect: Extract<CardEffect, { does: 'resolveSicily' }>,
  occasion: Occasion,
): number {
  const total = AVERAGE_OF_TWO_DICE + sumOfModifiers(outlook.situation, effect.modifiers, occasion);
  const outcome = effect.outcomes.findLast(({ from }) => total >= from) ?? effect.outcomes[0];
  return outcome?.winner === outlook.camp ? 8 : -8;
}

/** Returns the value of a card to its player if it succeeds. */
function valueOf(outlook: Outlook, { effect }: CardInPlay, { region, city }: PlayCard, occasion: Occasion): number {
  const { situation, camp } = outlook;
  switch (effect.does) {
    case 'rebellion':
    case 'takeAlliedRegion':
      return regionValue(outlook, region);
    case 'switchRegion': {
      const holder = situation.regions[effect.region]?.player;
      return holder !== undefined && campOf(holder) !== camp ? regionValue(outlook, effect.region) : -10;
    }
    case 'betrayCity':
      return betrayalValue(outlook, city);
    case 'persianAid':
    case 'endPersianAid':
      return 8;
    case 'helots':
    case 'courtGreatKing':
    case 'unrest':
      return 5;
    case 'switchLeader':
      return 2;
    case 'offerPeace':
      return winsByPeace(outlook) ? 6 : -3;
    case 'escalate':
      return inSicily(outlook, 'empire') > inSicily(outlook, 'league') === (camp === 'league') ? 3 : -3;
    case 'resolveSicily':
      return resolutionValue(outlook, effect, occasion);
    case 'weakenSicily':
      return situation.sicily?.winner === camp ? -5 : 3;
    default:
      return 1;
  }
}

/** Below this chance a card is kept: a failure often strengthens the enemy. */
const POOR = 1 / 3;

function playScore(outlook: Outlook, action: PlayCard): number {
  const play = cardOf(outlook.situation, action.card, action.player);
  const { type: _, player, card: __, ...target } = action;
  const occasion = { player, target, card: play.card };
  const value = valueOf(outlook, play, action, occasion);
  // A card that betrays a besieged city needs no roll.
  const isCertain = play.effect.does === 'betrayCity' && areSiegesResolved(outlook.situation);
  if (isCertain || !('roll' in play.effect)) return value;
  const chance = chanceOf(outlook, play.effect.roll, occasion);
  return chance <= POOR ? -1 : value * chance - (action.gifts ?? 0) / 2;
}

/** Returns whether a card that cannot be played well now is kept for later. */
function isWaiting(outlook: Outlook, id: number): boolean {
  const { situation, camp, me } = outlook;
  const { card, kind, effect } = cardOf(situation, id, me);
  if (!mayUse(kind.user, me)) return false;
  switch (effect.does) {
    case 'rebellion':
      return awaitsRebels(outlook, id);
    case 'betrayCity':
      return betrayalValue(outlook, card.city) > 0;
    case 'persianAid':
      return effect.regions.some((region) => holdsRegion(situation, camp, region));
    case 'endPersianAid':
      return onBoardThat(situation, 'persianAid').length > 0;
    case 'courtGreatKing':
      return SATRAPIES.some((satrapy) => isCourted(situation, satrapy));
    default:
      return false;
  }
}

/**
 * Returns the score of a discard. A hand full of useless cards draws no better ones (R 12.2), so only cards that may
 * still become useful are kept.
 */
const discardScore = (outlook: Outlook, card: number): number => (isWaiting(outlook, card) ? -1 : 1);

/** Returns the score of an action with Event Cards. */
export function cardScore(outlook: Outlook, action: CardAction): number {
  switch (action.type) {
    case 'playCard':
      return playScore(outlook, action);
    case 'discardCard':
      return discardScore(outlook, action.card);
    default:
      return 0;
  }
}
