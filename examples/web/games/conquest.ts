/** Conquest and Empire on the page: the map, and as long as a battle is fought the Tactical Display. */
import {
  conquest,
  OPTIONAL_RULES,
  query,
  SIDES,
  type ConquestTypes,
  type GameOptions,
  type PlayerView,
} from 'diadochi/conquest';
import { boardSvg } from 'diadochi/conquest/svg';
import { describeAction, describeEvent, names, question } from 'diadochi/conquest/text';
import type { Link, Locale } from 'diadochi/core';
import { choose } from '../../conquest/bot.js';
import { YES, type Agreed, type GameTable, type Setting, type Spot, type Thing } from './shape.js';
import { wordsOf } from './words.js';

const words = wordsOf<ConquestTypes>({
  action: describeAction,
  event: describeEvent,
  question,
  players: (locale) => names(locale).sides,
  place(shown, space, locale) {
    const { cities, provinces } = names(locale, shown);
    return cities[space] ?? provinces[space] ?? space;
  },
  endings: (locale) => names(locale).endings,
});

const settings = (_: number, locale: Locale): readonly Setting[] =>
  OPTIONAL_RULES.map((id) => ({ id, label: names(locale).optionalRules[id] }));

function options(_: number, agreed: Agreed): GameOptions {
  const optionalRules = OPTIONAL_RULES.filter((rule) => agreed[rule] === YES);
  return { players: 2, ...(optionalRules.length === 0 ? {} : { optionalRules }) };
}

/** What is decided on the display is pointed at there. */
const partOf = (view: PlayerView, part: 'map' | 'players') =>
  part === 'map' && query.battleOf(view) !== undefined ? 'battle' : part;

/** Who is drawn as one with others is pointed at with them; a stack stands where it stands. */
function thingsAt({ piece, units, fighter, space, province }: Spot): readonly Thing[] {
  const pieces = new Set([piece ?? [], fighter ?? [], units?.split(' ') ?? []].flat());
  return [
    ...[...pieces].map((id): Thing => ({ aspect: 'pieces', id })),
    ...(space === undefined ? [] : [{ aspect: 'spaces', id: space } as const]),
    ...(province === undefined ? [] : [{ aspect: 'provinces', id: province } as const]),
  ];
}

function thingOf({ kind, id }: Link): Thing | undefined {
  switch (kind) {
    case 'province':
      return { aspect: 'provinces', id: String(id) };
    case 'city':
    case 'box':
      return { aspect: 'spaces', id: String(id) };
    case 'unit':
    case 'leader':
    case 'baggage':
      return { aspect: 'pieces', id: String(id) };
    default:
      return undefined;
  }
}

export const conquestTable: GameTable<ConquestTypes> = {
  game: conquest,
  title: 'Conquest and Empire',
  playerCounts: [SIDES.length],
  words,
  settings,
  options,
  picture: (view, { part, ...wanted }) => boardSvg(view, { ...wanted, part: partOf(view, part) }),
  cards: () => [],
  dice: (event) => (event.type === 'rolled' ? event.dice : []),
  thingsAt,
  thingOf,
  choose,
};
