/** What the games of the family have in common on the page: the map, and as long as a battle is fought the Tactical Display. */
import type { BattleFrame, FamilyGame, FamilyTypes, SideId } from 'diadochi/conquest';
import type { PictureOptions } from 'diadochi/conquest/svg';
import type { ChanceSource, Link, Locale, Phrase } from 'diadochi/core';
import { YES, type Agreed, type GameTable, type Setting, type Spot, type Thing } from './shape.js';
import { wordsOf } from './words.js';

/** What the page asks of the names of such a game. */
interface FamilyNames {
  readonly sides: Readonly<Record<SideId, string>>;
  readonly provinces: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly seaZones: Readonly<Record<string, string>>;
  readonly endings: Readonly<Record<string, string>>;
  readonly optionalRules: Readonly<Record<string, string>>;
}

/** The `text` entry of such a game. */
interface FamilyText<G extends FamilyTypes> {
  describeAction(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  describeEvent(event: G['event'], shown: G['shown'], locale: Locale): Phrase;
  question(shown: G['shown'], locale: Locale): Phrase | undefined;
  names(locale: Locale, shown?: G['shown']): FamilyNames;
}

/** What such a game says of itself. */
interface Own<G extends FamilyTypes> {
  readonly game: FamilyGame<G>;
  readonly title: string;
  readonly playerCounts: readonly number[];
  readonly optionalRules: readonly string[];
  readonly text: FamilyText<G>;
  /** What can be agreed beside optional rules. */
  settings?(players: number, locale: Locale): readonly Setting[];
  options(players: number, agreed: Agreed, optionalRules: readonly string[]): G['options'];
  battleOf(view: G['view']): BattleFrame | undefined;
  boardSvg(
    view: G['view'],
    options: Omit<PictureOptions, 'lastEvents'> & { readonly lastEvents: readonly G['event'][] },
  ): string;
  choose(view: G['view'], actions: readonly G['action'][], chance: ChanceSource): G['action'];
}

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
    case 'seaZone':
      return { aspect: 'spaces', id: String(id) };
    case 'unit':
    case 'leader':
    case 'baggage':
      return { aspect: 'pieces', id: String(id) };
    default:
      return undefined;
  }
}

/** A game of the family on the page. */
export const familyTable = <G extends FamilyTypes>({
  game,
  title,
  playerCounts,
  optionalRules,
  text,
  settings = () => [],
  options,
  battleOf,
  boardSvg,
  choose,
}: Own<G>): GameTable<G> => ({
  game,
  title,
  playerCounts,
  words: wordsOf<G>({
    action: (action, shown, locale) => text.describeAction(action, shown, locale),
    event: (event, shown, locale) => text.describeEvent(event, shown, locale),
    question: (shown, locale) => text.question(shown, locale),
    players: (locale) => text.names(locale).sides,
    place(shown, space, locale) {
      const { cities, provinces, seaZones } = text.names(locale, shown);
      return cities[space] ?? provinces[space] ?? seaZones[space] ?? space;
    },
    endings: (locale) => text.names(locale).endings,
  }),
  settings: (players, locale) => [
    ...settings(players, locale),
    ...optionalRules.map((id) => ({ id, label: text.names(locale).optionalRules[id] ?? id })),
  ],
  options: (players, agreed) =>
    options(
      players,
      agreed,
      optionalRules.filter((rule) => agreed[rule] === YES),
    ),
  // What is decided on the display is pointed at there.
  picture: (view, { part, ...wanted }) =>
    boardSvg(view, { ...wanted, part: part === 'map' && battleOf(view) !== undefined ? 'battle' : part }),
  cards: () => [],
  dice: (event) => ('dice' in event && event.type === 'rolled' ? (event.dice as readonly number[]) : []),
  thingsAt,
  thingOf,
  choose,
});
