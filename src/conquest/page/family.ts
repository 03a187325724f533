/**
 * A game of the family of Conquest and Empire on the page: the map, and as long as a battle is fought the Tactical
 * Display.
 */
import type { FamilyGame, FamilyTypes, Rolled } from '../index.js';
import { isLeft, orThrow, type Link, type Locale, type Phrase } from '../../core/index.js';
import type { Standing } from '../../hosts/page/about.js';
import {
  YES,
  type Agreed,
  type GameTable,
  type Setting,
  type Spot,
  type Thing,
  type Wanted,
} from '../../hosts/page/table.js';
import { HEADINGS } from '../../hosts/page/headings.js';
import { wordsOf } from '../../hosts/page/words.js';
import { proposedPlacement } from './proposal.js';

/** The names that the page uses. */
interface Names<Rule extends string, Player extends string> {
  readonly sides: Readonly<Partial<Record<Player, string>>>;
  readonly provinces: Readonly<Record<string, string>>;
  readonly cities: Readonly<Record<string, string>>;
  readonly seaZones: Readonly<Record<string, string>>;
  readonly endings: Readonly<Partial<Record<string, string>>>;
  readonly optionalRules: Readonly<Record<Rule, string>>;
}

/** The options of a picture of the family. */
type Drawn<G extends FamilyTypes> = Omit<Wanted<G>, 'part'> & { readonly part: 'map' | 'panels' | 'battle' };

/** What a game of the family provides to the page; `Rule`: its optional rules. */
export interface FamilyAtTable<G extends FamilyTypes, Rule extends string> {
  readonly game: FamilyGame<G>;
  readonly optionalRules: readonly Rule[];
  /** Returns what can be agreed in addition to optional rules. */
  settings?(players: number, locale: Locale): readonly Setting[];
  /** Returns the options for what was agreed. */
  furtherOptions?(players: number, agreed: Agreed): object;
  describeAction(action: G['action'], shown: G['shown'], locale: Locale): Phrase;
  describeEvent(event: G['event'], shown: G['shown'], locale: Locale): Phrase;
  question(shown: G['shown'], locale: Locale): Phrase | undefined;
  names(locale: Locale, shown?: G['shown']): Names<Rule, G['player']>;
  readonly about: GameTable<G>['about'];
  standing(view: G['view'], locale: Locale): Standing<G['player']>;
  battleOf(shown: G['view']): unknown;
  /** Returns the components of a game. */
  componentsOf(shown: G['state']): unknown;
  boardSvg(shown: G['view'], wanted: Drawn<G>): string;
}

/** Returns the province, city or sea zone of a stack by its id: `macedonian:ionia`. */
const placeOf = (stack: string): string => stack.slice(stack.indexOf(':') + 1);

/** Returns the things that a spot stands for. A pair stands for both of its units; a stack stands for its place. */
function thingsAt({ piece, units, fighter, stack, space, province }: Spot): readonly Thing[] {
  const pieces = new Set([piece ?? [], fighter ?? [], units?.split(' ') ?? []].flat());
  return [
    ...[...pieces].map((id): Thing => ({ aspect: 'pieces', id })),
    ...(stack === undefined
      ? []
      : (['spaces', 'provinces'] as const).map((aspect): Thing => ({ aspect, id: placeOf(stack) }))),
    ...(space === undefined ? [] : [{ aspect: 'spaces', id: space } as const]),
    ...(province === undefined ? [] : [{ aspect: 'provinces', id: province } as const]),
  ];
}

function thingOf({ kind, id }: Link): Thing | undefined {
  switch (kind) {
    case 'province':
      return { aspect: 'provinces', id: String(id) };
    case 'city':
    case 'seaZone':
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

/** All dice of the family are alike. */
const isRolled = (event: { readonly type: string }): event is Rolled => event.type === 'rolled';

/** Returns a game of the family on the page. */
export function familyTable<G extends FamilyTypes, Rule extends string>(at: FamilyAtTable<G, Rule>): GameTable<G> {
  const { game, optionalRules, names } = at;
  function options(players: number, agreed: Agreed): object {
    const agreedRules = optionalRules.filter((rule) => agreed[rule] === YES);
    const further = at.furtherOptions?.(players, agreed);
    return { players, ...(agreedRules.length > 0 && { optionalRules: agreedRules }), ...further };
  }
  return {
    game,
    words: wordsOf<G>({
      action: at.describeAction,
      event: at.describeEvent,
      question: at.question,
      players: (locale) => names(locale).sides,
      place(shown, space, locale) {
        const { cities, provinces, seaZones } = names(locale, shown);
        return cities[space] ?? provinces[space] ?? seaZones[space] ?? space;
      },
      endings: (locale) => names(locale).endings,
    }),
    about: at.about,
    standing: at.standing,
    settings: (players, locale): readonly Setting[] => [
      ...(at.settings?.(players, locale) ?? []),
      ...optionalRules.map((id) => ({ id, label: names(locale).optionalRules[id] })),
    ],
    options,
    ownParts: (players, locale, agreed) => [
      {
        id: 'components',
        label: HEADINGS[locale].own.components,
        usual() {
          const read = game.decode.options(options(players, agreed));
          const played = isLeft(read) ? orThrow(game.decode.options(options(players, {}))) : read.right;
          return at.componentsOf(orThrow(game.createGame(played)));
        },
      },
    ],
    // The display is drawn on the board, and not once more with the standings.
    picture: (view, { part, ...wanted }) => at.boardSvg(view, { ...wanted, part: part === 'map' ? 'map' : 'panels' }),
    display: {
      isUsed: (view) => at.battleOf(view) !== undefined,
      picture: (view, wanted) => at.boardSvg(view, { ...wanted, part: 'battle' }),
    },
    dice: (event) => (isRolled(event) ? event.dice : []),
    thingsAt,
    thingOf,
    proposal: (view, actions) => proposedPlacement(view, actions),
  };
}
