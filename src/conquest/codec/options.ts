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
  type Props,
} from '../../core/index.js';
import { ComponentsCodec } from '../data/codec/components.js';
import {
  OMISSIBLE_SECTIONS,
  OPTIONAL_RULE_CLAUSES,
  OPTIONAL_RULES,
  PLAYER_COUNTS,
  type GameOptions,
  type OmissibleSection,
  type OptionalRule,
} from '../options.js';

const SECTIONS = /* @__PURE__ */ Object.keys(OMISSIBLE_SECTIONS) as OmissibleSection[];

const fields = {
  players: oneOf(PLAYER_COUNTS),
  optionalRules: listOf(oneOf(OPTIONAL_RULES), OPTIONAL_RULES.length),
  without: listOf(oneOf(SECTIONS), SECTIONS.length),
  components: ComponentsCodec,
} satisfies Props<GameOptions>;

const { players, ...others } = fields;

/** The shape of options, the components included. */
export const options: t.Type<GameOptions> = closed({ players }, others, 'options');

/** Optional rules that are part of a section which may be left out. */
const PART_OF: Readonly<Partial<Record<OptionalRule, OmissibleSection>>> = { scorchedEarth: 'supply' };

/** Each of a list of names with their clauses is there once. */
function* twice<N extends string>(
  key: string,
  names: readonly N[],
  clauses: Readonly<Record<N, string>>,
): Generator<Finding> {
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index) yield { keys: [key, index], message: `${name} (${clauses[name]}) is named twice` };
}

/** What the options of a game say against each other. */
export function* optionFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  const { optionalRules = [], without = [] } = loosely<Omit<GameOptions, 'components'>>(
    { players, optionalRules: fields.optionalRules, without: fields.without },
    copy,
  );
  yield* twice('optionalRules', optionalRules, OPTIONAL_RULE_CLAUSES);
  yield* twice('without', without, OMISSIBLE_SECTIONS);
  for (const [index, rule] of optionalRules.entries()) {
    const section = PART_OF[rule];
    if (section !== undefined && without.includes(section))
      yield {
        keys: ['optionalRules', index],
        message: `${rule} (${OPTIONAL_RULE_CLAUSES[rule]}) is part of ${OMISSIBLE_SECTIONS[section]}, which is left out`,
      };
  }
}

/** What `createGame` takes: the number of players, and whatever is not as usual. */
export const OptionsCodec: t.Type<GameOptions> = codecOf('GameOptions', options, optionFindings);

/** Reads options of unknown origin; every fault at once, those of the components included. */
export const decodeOptions: Decode<GameOptions> = decoderOf(OptionsCodec);
