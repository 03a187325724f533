/** Successors on the web page. */
import {
  board,
  cards as deck,
  cardText,
  EDITIONS,
  INTERRUPTS,
  OPTIONAL_RULES,
  query,
  reconstructedAbilities,
  successors,
  type CardId,
  type GameOptions,
  type PlayerCount,
  type PlayerView,
  type SuccessorsTypes,
} from './index.js';
import type { Link, Locale } from '../core/index.js';
import { boardSvg } from './svg/index.js';
import { describeAction, describeEvent, names, question } from './text/index.js';
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

const words = wordsOf<SuccessorsTypes>({
  action: describeAction,
  event: describeEvent,
  question,
  players: (locale) => names(locale).players,
  place: (shown, space, locale) => names(locale, shown).spaces[space] ?? space,
  endings: (locale) => names(locale).victories,
});

function settings(_: number, locale: Locale): readonly Setting[] {
  const { editions, optionalRules } = names(locale);
  const { edition, interrupts, asked } = HEADINGS[locale];
  return [
    { id: 'edition', label: edition, values: EDITIONS.map((id) => ({ id, label: editions[id] })) },
    { id: 'interrupts', label: interrupts, values: INTERRUPTS.map((id) => ({ id, label: asked[id] })) },
    ...OPTIONAL_RULES.map((id) => ({ id, label: optionalRules[id] })),
  ];
}

function options(players: number, agreed: Agreed): GameOptions {
  const edition = EDITIONS.find((id) => id === agreed.edition);
  const interrupts = INTERRUPTS.find((id) => id === agreed.interrupts);
  const optionalRules = OPTIONAL_RULES.filter((rule) => agreed[rule] === YES);
  return {
    players: players as PlayerCount,
    ...(edition === undefined ? {} : { edition }),
    ...(interrupts === undefined ? {} : { interrupts }),
    ...(optionalRules.length === 0 ? {} : { optionalRules }),
  };
}

function ownParts(_: number, locale: Locale): readonly OwnPart[] {
  const { own } = HEADINGS[locale];
  return [
    { id: 'board', label: own.board, usual: () => board },
    { id: 'cards', label: own.cards, usual: () => deck },
    { id: 'abilities', label: own.abilities, usual: () => reconstructedAbilities },
  ];
}

function cardOf(view: PlayerView, card: CardId, locale: Locale): Card {
  const { operationPoints } = query.cardFact(view, card);
  const { cards, cardTypes } = names(locale, view);
  const text = cardText(view, card, locale);
  return {
    id: String(card),
    title: cards[card] ?? String(card),
    kind: cardTypes[query.cardType(view, card)],
    count: 1,
    ...(operationPoints === 0 ? {} : { figure: String(operationPoints) }),
    ...(text === undefined ? {} : { text }),
  };
}

/** Returns the viewer's hand, and the topmost card of the discards. */
function cards(view: PlayerView, locale: Locale): readonly CardRow[] {
  const { hand, discarded } = HEADINGS[locale];
  const held = view.viewer === 'spectator' ? [] : (view.hands[view.viewer] ?? []);
  const row = (heading: string, list: PlayerView['deck']): CardRow => ({
    heading,
    cards: list.flatMap((card) => (card === 'hidden' ? [] : [cardOf(view, card, locale)])),
    hidden: list.filter((card) => card === 'hidden').length,
  });
  const last = view.discards.slice(-1);
  return [...(held.length === 0 ? [] : [row(hand, held)]), ...(last.length === 0 ? [] : [row(discarded, last)])];
}

const STANDS = /:(outside|march|afloat)$/;

function stackThings(stack: string): readonly Thing[] {
  const [, space = ''] = stack.split(':');
  return [
    { aspect: 'pieces', id: `army:${stack.replace(STANDS, '')}` },
    { aspect: 'spaces', id: space },
  ];
}

const thingsAt = ({ piece, stack, space, province }: Spot): readonly Thing[] => [
  ...(piece === undefined ? [] : [{ aspect: 'pieces', id: piece } as const]),
  ...(stack === undefined ? [] : stackThings(stack)),
  ...(space === undefined ? [] : [{ aspect: 'spaces', id: space } as const]),
  ...(province === undefined ? [] : [{ aspect: 'provinces', id: province } as const]),
];

function thingOf({ kind, id }: Link): Thing | undefined {
  switch (kind) {
    case 'space':
      return { aspect: 'spaces', id: String(id) };
    case 'province':
      return { aspect: 'provinces', id: String(id) };
    case 'general':
    case 'royal':
    case 'fleet':
    case 'independentArmy':
      return { aspect: 'pieces', id: `${kind}:${id}` };
    default:
      return undefined;
  }
}

export const successorsTable: GameTable<SuccessorsTypes> = {
  game: successors,
  words,
  about,
  standing,
  settings,
  options,
  ownParts,
  picture: (view, wanted) => boardSvg(view, wanted),
  cards,
  dice: (event) => (event.type === 'rolled' ? event.dice : event.type === 'dieRerolled' ? [event.after] : []),
  thingsAt,
  thingOf,
};
