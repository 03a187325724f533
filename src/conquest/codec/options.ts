/** The codec of options. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  isRecord,
  listOf,
  loosely,
  oneOf,
  type Decode,
  type Finding,
  type RuleRef,
  type Shape,
} from '../../core/index.js';
import { ComponentsCodec } from '../data/codec/components.js';
import type { Components } from '../data/shape.js';
import { BASE_SIDES, type SideId } from '../vocabulary.js';
import {
  OMISSIBLE_SECTIONS,
  OPTIONAL_RULE_CLAUSES,
  PLAYER_COUNTS,
  type FamilyOptions,
  type GameOptions,
} from '../options.js';

/** Names with their clauses. */
type Clauses = Readonly<Record<string, RuleRef>>;

/** The options that can be agreed before a game; each game of the family has its own. */
export interface Agreed {
  readonly players: readonly number[];
  readonly optionalRules: Clauses;
  /** Sections that may be left out. */
  readonly sections: Clauses;
  /** Returns the sides of a game with this number of players, in any order. Own components must have exactly these. */
  sides(players: number): readonly SideId[];
  /** Optional rules that are part of a section which may be left out. */
  readonly partOf: Readonly<Partial<Record<string, string>>>;
  /** The codec of custom components; left out: that of the base. */
  readonly components?: t.Mixed;
  /** Further options. */
  readonly further?: Shape;
}

/** The options of a game: how they are written, and read. */
export interface OptionsBorder<O extends FamilyOptions = GameOptions> {
  readonly shape: t.Type<O>;
  readonly codec: t.Type<O>;
  readonly decode: Decode<O>;
  /** Finds contradictions between the options of a game. */
  findings(copy: unknown): Iterable<Finding>;
}

/** Checks that no name of a list occurs twice. */
function* twice(key: string, names: readonly string[], clauses: Clauses): Generator<Finding> {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index) yield { keys: [key, index], message: `${name} (${clauses[name]}) is named twice` };
}

/** Checks that own components have exactly the sides of the game. */
function* sideFindings(due: readonly SideId[], { sides }: Components): Generator<Finding> {
  const brought = sides.map(({ id }) => id);
  if (brought.length !== due.length || due.some((id) => !brought.includes(id)))
    yield { keys: ['components', 'sides'], message: `the sides of this game are ${due.join(', ')}` };
}

/** Returns the options of a game in which this may be agreed. */
export function optionsBorder<O extends FamilyOptions>(agreed: Agreed): OptionsBorder<O>;
export function optionsBorder(agreed: Agreed): OptionsBorder {
  const {
    players: counts,
    optionalRules: rules,
    sections,
    partOf,
    components = ComponentsCodec,
    further = {},
  } = agreed;
  const names = (clauses: Clauses): t.Mixed => {
    const all = Object.keys(clauses);
    return listOf(oneOf(all), all.length);
  };
  const players: t.Mixed = oneOf(counts);
  const optionalRules = names(rules);
  const named = { optionalRules, without: names(sections) };
  // A game that is always played whole has no such option.
  const known = Object.keys(sections).length === 0 ? { optionalRules } : named;
  const shape: t.Type<GameOptions> = closed({ players }, { ...known, ...further, components }, 'options');

  function* findings(copy: unknown): Generator<Finding> {
    if (!isRecord(copy)) return;
    const { optionalRules = [], without = [] } = loosely<Omit<GameOptions, 'components'>>({ players, ...named }, copy);
    yield* twice('optionalRules', optionalRules, rules);
    yield* twice('without', without, sections);
    const count = counts.find((each) => each === copy['players']);
    const own = loosely<Required<Pick<GameOptions, 'components'>>>({ components }, copy).components;
    if (count !== undefined && own !== undefined) yield* sideFindings(agreed.sides(count), own);
    for (const [index, rule] of optionalRules.entries()) {
      const section = without.find((each) => each === partOf[rule]);
      if (section !== undefined)
        yield {
          keys: ['optionalRules', index],
          message: `${rule} (${rules[rule]}) is part of ${sections[section]}, which is left out`,
        };
    }
  }

  const codec = codecOf('GameOptions', shape, findings);
  return { shape, codec, decode: decoderOf(codec), findings };
}

/** The options of the base. */
export const baseOptions: OptionsBorder = /* @__PURE__ */ optionsBorder<GameOptions>({
  players: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULE_CLAUSES,
  sections: OMISSIBLE_SECTIONS,
  partOf: { scorchedEarth: 'supply' },
  sides: () => BASE_SIDES,
});
