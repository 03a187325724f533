/** The game on the web page. */
import type { HeldCard } from '../core/hidden/index.js';
import { isLeft, type Link, type Locale } from '../core/index.js';
import { HEADINGS } from '../hosts/page/headings.js';
import { about, standing } from './page/about.js';
import {
  YES,
  type Agreed,
  type Card,
  type CardRow,
  type GameTable,
  type OwnPart,
  type Setting,
  type Spot,
  type Thing,
} from '../hosts/page/table.js';
import { wordsOf } from '../hosts/page/words.js';
import { decodeOptions } from './codec/options.js';
import { components } from './data/default.js';
import { peloponnesian } from './game.js';
import { OPTIONAL_RULES } from './options.js';
import type { CardFact } from './data/shape/cards.js';
import { findCard, findKind, likenessOf } from './query/cards.js';
import type { PlayerView } from './state.js';
import { boardSvg } from './svg/index.js';
import { cardTold } from './text/card-told.js';
import { describeAction, describeEvent, names, question } from './text/index.js';
import { componentsOf, VOCABULARIES } from './text/named.js';
import { called, callingOf } from './text/speech.js';
import type { PeloponnesianTypes } from './types.js';
import type { CardId, CardKind, ScenarioId } from './vocabulary.js';

const words = wordsOf<PeloponnesianTypes>({
  action: describeAction,
  event: describeEvent,
  question,
  players: (locale) => names(locale).players,
  place(shown, space, locale) {
    const say = callingOf(VOCABULARIES[locale], shown);
    return say.isHex(space) ? say.hex(space).text : (say.names.seas[space] ?? space);
  },
  endings: (locale) => names(locale).endings,
});

/** Returns the scenarios for a number of players. */
const scenariosFor = (players: number): readonly ScenarioId[] =>
  components.scenarios.map(({ id }) => id).filter((scenario) => !isLeft(decodeOptions({ players, scenario })));

/** Returns the scenario that was agreed, or the first one for this number of players. */
function agreedScenario(players: number, { scenario }: Agreed): ScenarioId | undefined {
  const playable = scenariosFor(players);
  return playable.find((id) => id === scenario) ?? playable[0];
}

/** Returns the kinds of card that may be left out of what was agreed (R 23.2.6). */
function omissibleCards(players: number, agreed: Agreed): readonly CardKind[] {
  const scenario = agreedScenario(players, agreed);
  return components.scenarios.find(({ id }) => id === scenario)?.deck?.optional ?? [];
}

/** Returns the id of the setting that leaves a kind of card out. */
const withoutIt = (kind: CardKind): string => `without ${kind}`;

function settings(players: number, locale: Locale, agreed: Agreed): readonly Setting[] {
  const { cards: titles, optionalRules, scenarios } = names(locale);
  const { scenario, without } = HEADINGS[locale];
  return [
    { id: 'scenario', label: scenario, values: scenariosFor(players).map((id) => ({ id, label: scenarios[id] })) },
    ...OPTIONAL_RULES.map((id) => ({ id, label: optionalRules[id] })),
    ...omissibleCards(players, agreed).map((kind) => ({
      id: withoutIt(kind),
      label: without(called(titles, kind)),
    })),
  ];
}

function options(players: number, agreed: Agreed): object {
  const optionalRules = OPTIONAL_RULES.filter((rule) => agreed[rule] === YES);
  const withoutCards = omissibleCards(players, agreed).filter((kind) => agreed[withoutIt(kind)] === YES);
  return {
    players,
    scenario: agreedScenario(players, agreed),
    ...(optionalRules.length > 0 && { optionalRules }),
    ...(withoutCards.length > 0 && { withoutCards }),
  };
}

const ownParts = (_: number, locale: Locale): readonly OwnPart[] => [
  { id: 'components', label: HEADINGS[locale].own.components, usual: () => components },
];

/** Returns the hex or sea area in the id of a stack: `sparta:W2838:inside`. */
const placeOf = (stack: string): string => stack.split(':')[1] ?? '';

/** Returns the things at a spot. Units drawn as one are selected together; a stack is selected by its place. */
function thingsAt({ piece, units, fighter, stack, space, province, player }: Spot): readonly Thing[] {
  const pieces = new Set([piece ?? [], fighter ?? [], units?.split(' ') ?? []].flat());
  return [
    ...[...pieces].map((id): Thing => ({ aspect: 'pieces', id })),
    ...(stack === undefined ? [] : [{ aspect: 'spaces', id: placeOf(stack) } as const]),
    ...(space === undefined ? [] : [{ aspect: 'spaces', id: space } as const]),
    ...(province === undefined ? [] : [{ aspect: 'provinces', id: province } as const]),
    ...(player === undefined ? [] : [{ aspect: 'players', id: player } as const]),
  ];
}

/** Returns interchangeable cards as one, with the id of the first. Only that one can be played and discarded. */
function cardOf(view: PlayerView, [card, ...others]: AlikeCards, locale: Locale): Card {
  const played = { components: componentsOf(view) };
  const say = callingOf(VOCABULARIES[locale], view);
  const kind = findKind(played, card.id);
  if (kind === undefined) throw new RangeError(`the deck has no card ${card.id}`);
  const { city, regions = [] } = card;
  const named = [...regions.map((id) => say.region(id).text), ...(city === undefined ? [] : [say.city(city).text])];
  const title = called(say.names.cards, card.kind);
  const { user, text } = cardTold(locale, view, card, kind);
  return {
    id: String(card.id),
    title: named.length === 0 ? title : `${title}: ${named.join(', ')}`,
    kind: user,
    figure: String(card.id),
    text,
    count: 1 + others.length,
  };
}

type AlikeCards = readonly [CardFact, ...CardFact[]];

/** Returns cards grouped into interchangeable ones. */
function alikeCards(view: PlayerView, list: readonly CardId[]): readonly AlikeCards[] {
  const played = { components: componentsOf(view) };
  const groups = new Map<string, [CardFact, ...CardFact[]]>();
  for (const id of list) {
    const card = findCard(played, id);
    if (card === undefined) throw new RangeError(`the deck has no card ${id}`);
    const likeness = likenessOf(card);
    const group = groups.get(likeness);
    if (group === undefined) groups.set(likeness, [card]);
    else group.push(card);
  }
  return [...groups.values()];
}

/** Returns the viewer's hand, and the cards on the board. */
function cards(view: PlayerView, locale: Locale): readonly CardRow[] {
  const { hand, faceUp } = HEADINGS[locale];
  const held = view.viewer === 'spectator' ? [] : (view.cards?.hands[view.viewer] ?? []);
  const row = (heading: string, list: readonly HeldCard<CardId>[]): readonly CardRow[] =>
    list.length === 0
      ? []
      : [
          {
            heading,
            cards: alikeCards(
              view,
              list.filter((card) => card !== 'hidden'),
            ).map((alike) => cardOf(view, alike, locale)),
            hidden: list.filter((card) => card === 'hidden').length,
          },
        ];
  return [
    ...row(hand, held),
    ...row(
      faceUp,
      (view.cards?.active ?? []).map(({ card }) => card),
    ),
  ];
}

const hexOfCity = (id: string): string | undefined => components.map.cities.find((city) => city.id === id)?.hex;

function thingOf({ kind, id }: Link): Thing | undefined {
  switch (kind) {
    case 'area':
      return { aspect: 'provinces', id: String(id) };
    case 'sea':
    case 'hex':
      return { aspect: 'spaces', id: String(id) };
    case 'city': {
      const hex = hexOfCity(String(id));
      return hex === undefined ? undefined : { aspect: 'spaces', id: hex };
    }
    case 'unit':
    case 'leader':
      return { aspect: 'pieces', id: String(id) };
    default:
      return undefined;
  }
}

export const peloponnesianTable = {
  game: peloponnesian,
  words,
  about,
  standing,
  settings,
  options,
  ownParts,
  picture: (view, wanted) => boardSvg(view, { ...wanted, focus: 'inPlay' }),
  cards,
  dice: (event) => (event.type === 'rolled' ? event.dice : []),
  thingsAt,
  thingOf,
} satisfies GameTable<PeloponnesianTypes>;
