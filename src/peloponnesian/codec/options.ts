/** R 2.2, 22-29: the codec of options. */
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  decoderOf,
  isRecord,
  listOf,
  loosely,
  oneOf,
  wholeNumber,
  type Decode,
  type Finding,
  type Props,
} from '../../core/index.js';
import { ComponentsCodec } from '../data/codec/components.js';
import { components as defaultComponents } from '../data/default.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import { type GameOptions, OPTIONAL_RULES, scenarioNamed } from '../options.js';
import { CARD_KINDS, type CardKind, PLAYERS, SCENARIOS } from '../vocabulary.js';
import { setupFindings } from './setup.js';

/** The least number of players of any scenario. */
const LEAST_PLAYERS = 2;

const fields = {
  players: wholeNumber(LEAST_PLAYERS, PLAYERS.length),
  scenario: oneOf(SCENARIOS),
  withoutCards: listOf(oneOf(CARD_KINDS), CARD_KINDS.length, 1),
  optionalRules: listOf(oneOf(OPTIONAL_RULES), OPTIONAL_RULES.length),
  components: ComponentsCodec,
} satisfies Props<GameOptions>;
const { players, scenario, withoutCards, optionalRules, components } = fields;

/** The shape of options, the components included. */
export const options: t.Type<GameOptions> = closed(
  { players },
  { scenario, withoutCards, optionalRules, components },
  'options',
);

/** The number of players must fit the scenario. */
function* scenarioFindings(fact: ScenarioFact, count: number | undefined): Generator<Finding> {
  if (count !== undefined && count !== fact.players.length)
    yield { keys: ['players'], message: `${fact.id} is for ${fact.players.length} players, not ${count}` };
}

/** Checks R 23.2.6: only cards that the scenario makes optional are left out, and each only once. */
function* agreedFindings({ id, deck }: ScenarioFact, kinds: readonly CardKind[]): Generator<Finding> {
  for (const [index, kind] of kinds.entries()) {
    const keys = ['withoutCards', index];
    if (kinds.indexOf(kind) < index) yield { keys, message: `${kind} is listed twice` };
    else if (deck?.optional.includes(kind) !== true)
      yield { keys, message: `${kind} cannot be left out in the scenario ${id}` };
  }
}

/** Checks options against the scenario that they name. */
export function* optionFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  const {
    players: count,
    scenario: read,
    withoutCards: agreed = [],
    components: own,
  } = loosely<GameOptions>(fields, copy);
  const named = Object.hasOwn(copy, 'scenario') ? read : scenarioNamed({ players: count ?? LEAST_PLAYERS });
  // Without readable components nothing is known of their scenarios.
  if (named === undefined || (Object.hasOwn(copy, 'components') && own === undefined)) return;
  const all = own ?? defaultComponents;
  const fact = all.scenarios.find(({ id }) => id === named);
  if (fact === undefined) {
    yield { keys: ['scenario'], message: `the components have no scenario ${named}` };
    return;
  }
  yield* scenarioFindings(fact, count);
  yield* agreedFindings(fact, agreed);
  if (own === undefined) return;
  const at = ['components', 'scenarios', all.scenarios.indexOf(fact)];
  for (const { keys, message } of setupFindings(own, fact)) yield { keys: [...at, ...keys], message };
}

/**
 * The codec of the options of `createGame`: the scenario, the number of players, the cards left out, and custom
 * components.
 */
export const OptionsCodec: t.Type<GameOptions> = codecOf('GameOptions', options, optionFindings);

/** Reads options from outside, and reports all faults at once, those of the components included. */
export const decodeOptions: Decode<GameOptions> = decoderOf(OptionsCodec);
