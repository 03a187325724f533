/** Alexandros on the web page. */
import {
  alexandros,
  board,
  PLAYERS,
  query,
  SYMBOLS,
  type AlexandrosTypes,
  type CardCounts,
  type CardPlace,
  type CardSymbol,
  type GameOptions,
  type Pile,
  type PlayerCount,
  type PlayerView,
  type PointId,
  type Situation,
  type SpaceId,
} from './index.js';
import { boardSvg } from './svg/index.js';
import { describeAction, describeEvent, label, names, question } from './text/index.js';
import { topFrame, type Link, type Locale } from '../core/index.js';
import { HEADINGS } from '../hosts/page/headings.js';
import { about, standing } from './page/about.js';
import type { Agreed, Card, CardRow, GameTable, OwnPart, Setting, Spot, Thing } from '../hosts/page/table.js';
import { wordsOf } from '../hosts/page/words.js';

const words = wordsOf<AlexandrosTypes>({
  action: describeAction,
  event: describeEvent,
  question,
  players: (locale) => names(locale).players,
  place: (shown, space) => label(shown, space as SpaceId | PointId),
  endings: (locale) => names(locale).endings,
});

const settings = (players: number, locale: Locale): readonly Setting[] => [
  {
    id: 'startingPlayer',
    label: HEADINGS[locale].startingPlayer,
    values: PLAYERS.slice(0, players).map((id) => ({ id, label: names(locale).players[id] })),
  },
];

function options(players: number, { startingPlayer }: Agreed): GameOptions {
  const first = PLAYERS.find((player) => player === startingPlayer);
  return { players: players as PlayerCount, ...(first === undefined ? {} : { startingPlayer: first }) };
}

const ownParts = (_: number, locale: Locale): readonly OwnPart[] => [
  { id: 'board', label: HEADINGS[locale].own.board, usual: () => board },
];

type Lying = 'hand' | 'faceUp' | 'played';

function cardsOf(counts: CardCounts, lying: Lying, locale: Locale): readonly Card[] {
  return SYMBOLS.filter((symbol) => counts[symbol] > 0).map((symbol) => ({
    id: `${lying}:${symbol}` satisfies CardPlace,
    title: names(locale).cards[symbol],
    count: counts[symbol],
  }));
}

const counted = (symbols: readonly CardSymbol[]): CardCounts => {
  const count = (symbol: CardSymbol): number => symbols.filter((each) => each === symbol).length;
  return {
    temple: count('temple'),
    amphora: count('amphora'),
    horse: count('horse'),
    lyre: count('lyre'),
    soldier: count('soldier'),
  };
};

const known = (pile: Pile): readonly CardSymbol[] =>
  'hidden' in pile ? [] : SYMBOLS.flatMap((symbol) => Array.from({ length: pile[symbol] }, () => symbol));

function handRow({ seats, viewer }: PlayerView, locale: Locale): readonly CardRow[] {
  const seat = seats.find(({ player }) => player === viewer);
  if (seat === undefined) return [];
  const { shown, secret } = seat.hand;
  const cards = cardsOf(counted([...known(shown), ...known(secret)]), 'hand', locale);
  return [{ heading: HEADINGS[locale].hand, cards, hidden: 0 }];
}

/** Returns the viewer's hand, the face-up cards, and those played for a province, some of which the loser gets. */
function cards(view: PlayerView, locale: Locale): readonly CardRow[] {
  const { faceUp, played, supply } = HEADINGS[locale];
  const top = topFrame(view);
  const paid = top?.kind === 'compensation' ? cardsOf(top.played, 'played', locale) : [];
  return [
    ...handRow(view, locale),
    { heading: faceUp, cards: cardsOf(counted(view.faceUp), 'faceUp', locale), hidden: 0 },
    ...(paid.length === 0 ? [] : [{ heading: played, cards: paid, hidden: 0 }]),
    {
      heading: supply,
      cards: [{ id: 'supply' satisfies CardPlace, title: supply, count: view.supply.hidden }],
      hidden: 0,
    },
  ];
}

function provinceThing(view: Situation, space: SpaceId): readonly Thing[] {
  const province = query.provinceOf(view, space);
  return province === undefined ? [] : [{ aspect: 'provinces', id: province.id }];
}

const thingsAt = ({ piece, space, point }: Spot, view: Situation): readonly Thing[] => [
  ...(piece === undefined ? [] : [{ aspect: 'pieces', id: piece } as const]),
  ...(point === undefined ? [] : [{ aspect: 'spaces', id: point } as const]),
  ...(space === undefined ? [] : [{ aspect: 'spaces', id: space } as const, ...provinceThing(view, space as SpaceId)]),
];

function thingOf({ kind, id }: Link): Thing | undefined {
  switch (kind) {
    case 'space':
    case 'point':
    case 'province':
      return { aspect: 'spaces', id: String(id) };
    case 'side':
      return { aspect: 'pieces', id: `wall:${id}` };
    default:
      return undefined;
  }
}

export const alexandrosTable: GameTable<AlexandrosTypes> = {
  game: alexandros,
  words,
  about,
  standing,
  settings,
  options,
  ownParts,
  picture: (view, wanted) => boardSvg(view, wanted),
  cards,
  dice: () => [],
  thingsAt,
  thingOf,
};
