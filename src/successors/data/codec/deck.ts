/** R 4.31: the codec of custom decks. */
import { left, right, type Either } from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import {
  codecOf, decoderOf, exactly, flag, invalidInput, listOf, loosely, oneOf, pathOf, rowsOf, sizeOf, tagged, text, value, wholeNumber,
  type Decode, type Finding, type InvalidInput, type Loose, type Props,
} from '../../../core/index.js';
import { CARD_TYPES, INDEPENDENT_ARMIES, REGIONS, type ProvinceId, type Region } from '../../vocabulary.js';
import type { Board, CardEffect, CardEffectKind, CardFact, Deck, EffectOf } from '../shape.js';
import { identifier, name, source } from './fields.js';

/**
 * The number of cards that a Game Turn deals, to the players and to the table, whatever the number of players (R 6.5).
 */
export const CARDS_DEALT = 20;

type Figures<K extends CardEffectKind> = Props<Omit<EffectOf<K>, 'kind'>>;

const amount = wholeNumber(1, 20);
const die = wholeNumber(1, 6);
const region = oneOf(REGIONS);
const places = listOf(identifier, 50, 1);
const lands: t.Type<readonly ProvinceId[] | Region> = value(
  `a list of provinces or ${region.name}`,
  (u): u is readonly ProvinceId[] | Region => region.is(u) || places.is(u),
  sizeOf(places),
  { is: 'any of', members: [region, places] },
);

/** The fields of each effect. */
const figures: { readonly [K in CardEffectKind]: Figures<K> } = {
  hemlock: {},
  diplomacy: {},
  disease: {},
  levy: { unit: oneOf(['mercenary', 'elephant']), count: amount, provinces: lands, controlled: oneOf(['province']), cavalry: amount },
  minorRaid: { range: amount },
  ponticFleet: { strength: amount },
  pirates: { fleet: oneOf(['kilikia']) },
  condemnation: { legitimacy: amount },
  treachery: { success: die },
  unrest: {},
  unrestSpreads: {},
  plansOfTheirOwn: {},
  independentArmy: { army: oneOf(INDEPENDENT_ARMIES), otherwise: identifier },
  desertions: {},
  popularSupport: { province: identifier },
  treasury: { cities: places, count: amount },
  marriage: { bride: oneOf(['kleopatra', 'thessalonike']) },
  philippos: {},
  peukestas: { province: identifier, fromTurn: wholeNumber(1, 5) },
  helepolis: { bonus: amount },
  olympias: { space: identifier, mercenaries: wholeNumber(0, 20) },
  campaign: { armies: amount, movementPoints: amount },
  traitor: {},
  veterans: { unit: oneOf(['loyal', 'elephant']), count: amount, provinces: listOf(identifier, 50) },
  stormAtSea: {},
  shipbuilding: {},
  satrapalLevy: { provinces: amount },
  templeGold: { training: amount, markers: wholeNumber(0, 20) },
  eleventhHour: { success: die },
  alwaysLiars: {},
  ambush: { bonus: amount },
  foragingFailure: { limit: wholeNumber(0, 50) },
  guides: {},
  secondWind: { movementPoints: amount },
  omens: {},
  mutiny: { range: amount },
  brokenOath: {},
  silverShields: {},
  oratorsGift: { prestige: amount },
  ahuraMazda: {},
  repercussions: {},
};

/** Effects that react to another rule. Their cards are Surprises, and no other cards are (R 4.31.1). */
export const SURPRISE_EFFECTS = [
  'ponticFleet', 'desertions', 'stormAtSea', 'eleventhHour', 'alwaysLiars', 'ambush', 'foragingFailure', 'guides',
  'secondWind', 'omens', 'mutiny', 'brokenOath', 'oratorsGift', 'ahuraMazda', 'repercussions',
] as const satisfies readonly CardEffectKind[];

const OPTIONAL_FIGURES = ['otherwise', 'controlled', 'cavalry'];

const effect = tagged('kind', Object.fromEntries(Object.entries<Props<object>>(figures).map(([kind, props]) =>
  [kind, exactly<Record<string, unknown>>(`the effect ${kind}`, { kind: oneOf([kind]), ...props }, OPTIONAL_FIGURES)])), 'an effect') as t.Type<unknown> as t.Type<CardEffect>;

const cardProps: Props<CardFact> = {
  id: wholeNumber(1, 9999),
  title: name,
  type: oneOf(CARD_TYPES),
  operationPoints: wholeNumber(0, 9),
  removeAfterEvent: flag,
  mustBePlayed: flag,
  effect,
  text: text(1000),
  source,
};

const DeckShape = listOf(exactly<CardFact>('a card', cardProps, ['text', 'source']), 500, 1);

/** Finds faults of cards (R 4.31, 6.6.3). */
function* cardFindings(cards: readonly Loose<CardFact>[]): Generator<Finding> {
  const seen = new Map<number, number>();
  for (const [index, card] of cards.entries()) {
    const { id, type, operationPoints, removeAfterEvent, mustBePlayed, effect: event } = card;
    if (id !== undefined) {
      const first = seen.get(id);
      if (first === undefined) seen.set(id, index);
      else yield { keys: [index, 'id'], message: `${id} is already the number of the card at ${first}` };
    }
    if (event?.kind === 'marriage' && removeAfterEvent === true) yield { keys: [index, 'removeAfterEvent'], message: 'R 18.5.2: a marriage contract is shuffled back into the deck' };
    if (type === undefined) continue;
    const surprise = type === 'surprise';
    if (surprise && operationPoints !== undefined && operationPoints !== 0) yield { keys: [index, 'operationPoints'], message: 'a Surprise card has no Operation Points' };
    if (!surprise && operationPoints === 0) yield { keys: [index, 'operationPoints'], message: 'only a Surprise card has no Operation Points' };
    if (surprise && mustBePlayed === true) yield { keys: [index, 'mustBePlayed'], message: 'a Surprise card need not be played' };
    if (event?.kind === 'levy' && (event.cavalry ?? 0) > (event.unit === 'mercenary' ? event.count : 0))
      yield { keys: [index, 'effect', 'cavalry'], message: 'Elite Cavalry come in the place of Mercenaries' };
    if (event !== undefined && SURPRISE_EFFECTS.some((kind) => kind === event.kind) !== surprise) {
      yield { keys: [index, 'type'], message: `${event.kind} ${surprise ? 'cannot be the effect of a Surprise card' : 'is the effect of a Surprise card'}` };
    }
  }
  // Each round every player needs a card other than a Surprise (R 6.6.3), and the table needs its cards. CARDS_DEALT
  // such cards in the deck always suffice, because a Surprise card is replaced once and returns only next turn.
  const permanent = cards.filter(({ type, removeAfterEvent, effect: event }) =>
    type !== 'surprise' && removeAfterEvent !== true && event?.kind !== 'silverShields').length;
  if (permanent < CARDS_DEALT) {
    yield { keys: [], message: `${permanent} cards are neither Surprises nor leave the game nor become Surprises; ${CARDS_DEALT} are needed to deal a Game Turn` };
  }
}

/** Finds the provinces and spaces that an effect refers to, with their keys inside the effect. */
function* referencesOf(event: CardEffect): Generator<{ readonly keys: Finding['keys']; readonly space?: string; readonly province?: string }> {
  switch (event.kind) {
    case 'levy':
      if (typeof event.provinces !== 'string') for (const [index, province] of event.provinces.entries()) yield { keys: ['provinces', index], province };
      break;
    case 'veterans':
      for (const [index, province] of event.provinces.entries()) if (!region.is(province)) yield { keys: ['provinces', index], province };
      break;
    case 'popularSupport':
    case 'peukestas':
      yield { keys: ['province'], province: event.province };
      break;
    case 'independentArmy':
      if (event.otherwise !== undefined) yield { keys: ['otherwise'], province: event.otherwise };
      break;
    case 'treasury':
      for (const [index, space] of event.cities.entries()) yield { keys: ['cities', index], space };
      break;
    case 'olympias':
      yield { keys: ['space'], space: event.space };
      break;
    default:
  }
}


/**
 * The codec of a deck: shapes, numbers, the requirements of each type of card, and enough cards to deal every Game
 * Turn. Whether its provinces and spaces exist depends on the board: see {@link checkDeck}. Never throws.
 */
export const DeckCodec: t.Type<Deck> = codecOf('Deck', DeckShape, (copy) => cardFindings(rowsOf(copy).map((row) => loosely(cardProps, row))));

/** Decodes a deck, or returns all faults. */
export const decodeDeck: Decode<Deck> = decoderOf(DeckCodec);

/** Finds provinces and spaces that a deck refers to and this board lacks. */
export function* deckFindings(deck: Deck, board: Board): Generator<Finding> {
  const provinces = new Set(board.provinces.map(({ id }) => id));
  const spaces = new Set(board.spaces.map(({ id }) => id));
  for (const [index, card] of deck.entries()) {
    for (const { keys, space, province } of referencesOf(card.effect)) {
      const place = [index, 'effect', ...keys];
      if (province !== undefined && !provinces.has(province)) yield { keys: place, message: `there is no province ${province} on the board` };
      if (space !== undefined && !spaces.has(space)) yield { keys: place, message: `there is no space ${space} on the board` };
    }
  }
}

/** Returns the deck if all provinces and spaces that it refers to are on this board, otherwise the faults. */
export function checkDeck(deck: Deck, board: Board): Either<InvalidInput, Deck> {
  const faults = Array.from(deckFindings(deck, board), ({ keys, message }) => ({ path: pathOf(keys), message }));
  return faults.length > 0 ? left(invalidInput(faults)) : right(deck);
}
