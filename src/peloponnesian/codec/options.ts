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

/** As many play the scenario as the options say. */
function* scenarioFindings(fact: ScenarioFact, count: number | undefined): Generator<Finding> {
  if (count !== undefined && count !== fact.players.length)
    yield { keys: ['players'], message: `${fact.id} is for ${fact.players.length} players, not ${count}` };
}

/** R 23.2.6: the scenario lets players leave out these cards, each once. */
function* agreedFindings({ id, deck }: ScenarioFact, kinds: readonly CardKind[]): Generator<Finding> {
  for (const [index, kind] of kinds.entries()) {
    const keys = ['withoutCards', index];
    if (kinds.indexOf(kind) < index) yield { keys, message: `${kind} is there twice` };
    else if (deck?.optional.includes(kind) !== true)
      yield { keys, message: `nobody leaves out ${kind} in the scenario ${id}` };
  }
}

/** What options say against the scenario that they name. */
export function* optionFindings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  const {
    players: count,
    scenario: read,
    withoutCards: agreed = [],
    components: own,
  } = loosely<GameOptions>(fields, copy);
  const named = Object.hasOwn(copy, 'scenario') ? read : scenarioNamed({ players: count ?? LEAST_PLAYERS });
  // Components that do not read say nothing of their scenarios.
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

/** What `createGame` takes: the scenario, how many play it, what cards they leave out, and components of one's own. */
export const OptionsCodec: t.Type<GameOptions> = codecOf('GameOptions', options, optionFindings);

/** Reads options of unknown origin; every fault at once, those of the components included. */
export const decodeOptions: Decode<GameOptions> = decoderOf(OptionsCodec);
