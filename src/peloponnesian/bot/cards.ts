/** R 12, C: which cards are played, on what, and which are thrown away: what a card is worth times how often it succeeds. */
import type { CardAction, PlayCard } from '../action/cards.js';
import type { CardEffect, CardRoll } from '../data/shape/cards.js';
import { sumOfModifiers, type Occasion } from '../query/card-conditions.js';
import { cardOf, mayUse, onBoardThat, type CardInPlay } from '../query/cards.js';
import { campOf, findCity, holdsRegion, isWalled, playerOfUnit } from '../query/owners.js';
import { hexNamed, unitsAt } from '../query/presence.js';
import { isCourted } from '../query/satraps.js';
import { CITY_SIZES, SATRAPIES, type Camp } from '../vocabulary.js';
import type { Outlook } from './outlook.js';
import { winsByPeace } from './peace.js';
import { awaitsRebels } from './rebels.js';

/** Returns how often a roll succeeds. */
function chanceOf({ situation }: Outlook, roll: CardRoll, occasion: Occasion): number {
  const sum = sumOfModifiers(situation, roll.modifiers, occasion);
  const faces = [1, 2, 3, 4, 5, 6].filter(
    (die) => die === roll.alwaysOn || (die !== roll.neverOn && die + sum >= roll.from),
  );
  return faces.length / 6;
}

/** What a region is worth that changes hands: its tribute, and that the enemy loses it. */
function regionValue({ situation }: Outlook, id: string | undefined): number {
  const tribute = situation.components.regions.find((region) => region.id === id)?.tribute ?? 1;
  return 6 + 4 * tribute;
}

/** A betrayed city is worth its size, if there are units near enough to take it. */
function betrayalValue({ situation, me }: Outlook, id: string | undefined): number {
  const city = id === undefined ? undefined : findCity(situation, id);
  if (city === undefined) return 0;
  const hex = hexNamed(situation, city.hex);
  const near = [hex, ...situation.ground.grid.neighbours(hex)].flatMap((each) =>
    unitsAt(situation, each, { player: me, land: true }),
  );
  return near.length < 2 ? 0 : 3 * (CITY_SIZES.indexOf(city.size) + 1) + (isWalled(situation, city) ? 3 : 0);
}

/** Returns how many units of a camp are in Sicily. */
function inSicily({ situation }: Outlook, camp: Camp): number {
  const { inSicily: box } = situation.places.trays;
  return situation.roster.units.filter(
    ({ code }) => situation.placeOfUnit(code) === box && campOf(playerOfUnit(situation, code)) === camp,
  ).length;
}

/** What two dice come to on average. */
const AVERAGE_OF_TWO_DICE = 7;

/** The Sicilian Expedition is resolved by whoever is likely to win it. */
function resolutionValue(
  outlook: Outlook,
  effect: Extract<CardEffect, { does: 'resolveSicily' }>,
  occasion: Occasion,
): number {
  const total = AVERAGE_OF_TWO_DICE + sumOfModifiers(outlook.situation, effect.modifiers, occasion);
  const outcome = effect.outcomes.findLast(({ from }) => total >= from) ?? effect.outcomes[0];
  return outcome?.winner === outlook.camp ? 8 : -8;
}

/** What a card is worth if it succeeds, in the eyes of whoever plays it. */
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

/** A failure often strengthens the enemy: cards with a poor chance are kept. */
const POOR = 1 / 3;

function playScore(outlook: Outlook, action: PlayCard): number {
  const play = cardOf(outlook.situation, action.card, action.player);
  const { type: _, player, card: __, ...target } = action;
  const occasion = { player, target, card: play.card };
  const value = valueOf(outlook, play, action, occasion);
  if (!('roll' in play.effect)) return value;
  const chance = chanceOf(outlook, play.effect.roll, occasion);
  return chance <= POOR ? -1 : value * chance - (action.gifts ?? 0) / 2;
}

/** Whether a card that could not be played well waits for something that may come. */
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

/** A hand full of cards that nobody can use draws no better ones (R 12.2): only those that wait for something are kept. */
const discardScore = (outlook: Outlook, card: number): number => (isWaiting(outlook, card) ? -1 : 1);

/** How good an action with Event Cards looks. */
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
