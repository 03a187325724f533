/** R 2, 22-29: the requirements of a custom scenario: everything that `initialState` and the rules rely on. */
import type { Finding } from '../../core/index.js';
import type { Components } from '../data/shape/components.js';
import type { ScenarioFact } from '../data/shape/scenario.js';
import { findKind, isImmediate } from '../query/cards.js';
import { cardsInGame, handsGiven } from '../query/deck.js';
import { campOf } from '../query/owners.js';
import { CAMPS, PLAYERS, SEASONS, type CardKind, type PlayerId } from '../vocabulary.js';

/** A limit above the length of the war. */
const MOST_YEARS = 50;
/** A limit above the number of counters of the game. */
export const MOST_UNITS = 1_000;

/** Checks R 6.4, 21.1: each player must hold a home region in play whose capital is not destroyed. */
function* homeFindings({ regions: facts }: Components, { players, regions, board }: ScenarioFact): Generator<Finding> {
  for (const [index, player] of players.entries()) {
    const keys = ['players', index];
    const home = facts.find(({ homeOf }) => homeOf?.player === player);
    const setup = regions.find(({ region }) => region === home?.id);
    if (home === undefined || setup === undefined) {
      yield { keys, message: `the home region of ${player} is not in play` };
      continue;
    }
    if (setup.player !== player) yield { keys, message: `${player} does not hold the home region` };
    const capital = home.homeOf?.capital;
    if (board.destroyed.some((city) => city === capital) || board.held.some(({ city }) => city === capital))
      yield { keys, message: `the capital of ${player} is destroyed or held by the enemy at the start` };
  }
}

/** Checks R 1.2: both camps must have players, and each player appears once. */
function* playerFindings({ players }: ScenarioFact): Generator<Finding> {
  if (new Set<PlayerId>(players).size !== players.length)
    yield { keys: ['players'], message: 'a player is listed twice' };
  for (const camp of CAMPS)
    if (!players.some((player) => campOf(player) === camp))
      yield { keys: ['players'], message: `the ${camp} has no player` };
}

/** Checks R 5.1: only players have treasuries. */
function* treasuryFindings({ players, treasuries }: ScenarioFact): Generator<Finding> {
  for (const player of PLAYERS)
    if (treasuries[player] !== undefined && !players.includes(player))
      yield { keys: ['treasuries', player], message: `${player} is not a player of this scenario` };
}

/** Checks R 4.1, 13: the levels of regions must be within their ranges. */
function* levelFindings({ charts: { levels } }: Components, { regions }: ScenarioFact): Generator<Finding> {
  for (const [index, setup] of regions.entries())
    for (const level of ['allegiance', 'militance'] as const) {
      const { least, most } = levels[level];
      if (setup[level] < least || setup[level] > most)
        yield { keys: ['regions', index, level], message: `expected a level from ${least} to ${most}` };
    }
}

/** Checks R 22.3: the game must come to an end, with a last season that is not before the first. */
function* lengthFindings({ start, end, deck }: ScenarioFact): Generator<Finding> {
  if (end === null) {
    if (deck === null) yield { keys: ['end'], message: 'a game without cards needs a last season' };
    return;
  }
  const years = start.year - end.year;
  const seasons = years * SEASONS.length + SEASONS.indexOf(end.season) - SEASONS.indexOf(start.season);
  if (seasons < 0 || years > MOST_YEARS)
    yield { keys: ['end'], message: `the last season must be within ${MOST_YEARS} years after the first one` };
}

/** Checks R 7: the number of units must be within the limit. */
function* unitFindings({ pools, board }: ScenarioFact): Generator<Finding> {
  const batches = [
    ...pools.flatMap(({ force, build }) => [...force, ...build]),
    ...board.units.flatMap(({ units }) => units),
  ];
  if (batches.reduce((sum, { count }) => sum + count, 0) > MOST_UNITS)
    yield { keys: ['pools'], message: `there are at most ${MOST_UNITS} units` };
}

/**
 * Checks R 2.3, 12.2: it must be possible to fill all hands at any time. So there are more cards than all hands hold,
 * not counting cards that are played when drawn, are removed, or stay on the board. The dealt cards must exist.
 */
function* deckFindings(components: Components, { deck, players }: ScenarioFact): Generator<Finding> {
  if (deck === null) return;
  const uncertain = [...deck.later, ...deck.optional];
  const all = cardsInGame(components, deck, {}).filter(({ kind }) => !uncertain.includes(kind));
  const returning = all.filter(({ id }) => {
    const kind = findKind({ components }, id);
    return kind !== undefined && !isImmediate(kind) && kind.fate === 'discarded';
  });
  const held = players.reduce((sum, player) => sum + (deck.hands[player] ?? 0), 0);
  if (returning.length <= held)
    yield {
      keys: ['deck'],
      message: `full hands hold ${held} cards, but only ${returning.length} cards can stay in a hand and return to the deck`,
    };
  for (const player of players)
    if ((deck.dealt[player]?.length ?? 0) > (deck.hands[player] ?? 0))
      yield { keys: ['deck', 'dealt', player], message: 'more cards are dealt than the hand holds' };
  if (handsGiven(all, deck, players) === undefined)
    yield { keys: ['deck', 'dealt'], message: 'the deck lacks some of these cards' };
}

/** Checks R 3.2, 22.4.1: Event Cards belong to the full sequence, and all cards that the scenario names must exist. */
function* sequenceFindings({ cards: { kinds } }: Components, { deck, special }: ScenarioFact): Generator<Finding> {
  if ((deck === null) !== (special.simplified === true))
    yield { keys: ['deck'], message: 'cards require the full sequence, and the full sequence requires cards' };
  if (deck === null) return;
  const isKnown = (name: CardKind): boolean => kinds.some(({ kind }) => kind === name);
  for (const list of ['without', 'later', 'optional'] as const)
    for (const [index, kind] of deck[list].entries())
      if (!isKnown(kind)) yield { keys: ['deck', list, index], message: `there is no card ${kind}` };
}

/** Checks R 5.3: with the full sequence each region has an assessment within the limit. */
function* assessmentFindings({ charts: { tribute } }: Components, scenario: ScenarioFact): Generator<Finding> {
  if (scenario.special.simplified === true) return;
  for (const [index, { multiple }] of scenario.regions.entries())
    if (multiple === null || multiple > tribute.mostMultiples)
      yield {
        keys: ['regions', index, 'multiple'],
        message: `expected a multiple from 0 to ${tribute.mostMultiples}`,
      };
}

/**
 * Checks R 23.3: a game without a last season must be able to end by peace, and terms of peace name players of the
 * scenario.
 */
function* peaceFindings({ cards: { kinds } }: Components, scenario: ScenarioFact): Generator<Finding> {
  const { deck, end, peace, players } = scenario;
  const offers = kinds.filter(
    ({ kind, effect }) => effect.does === 'offerPeace' && deck?.without.includes(kind) !== true,
  );
  if (end === null && deck !== null && offers.length === 0)
    yield { keys: ['end'], message: 'a game without a Peace Embassy needs a last season' };
  for (const player of PLAYERS) {
    if (peace[player] !== undefined && !players.includes(player))
      yield { keys: ['peace', player], message: `${player} is not a player of this scenario` };
    for (const [index, term] of (peace[player] ?? []).entries())
      if ('than' in term && !players.includes(term.than))
        yield { keys: ['peace', player, index, 'than'], message: `${term.than} is not a player of this scenario` };
  }
}

/** Checks a scenario against all requirements of the rules. */
export function* setupFindings(components: Components, scenario: ScenarioFact): Generator<Finding> {
  yield* playerFindings(scenario);
  yield* homeFindings(components, scenario);
  yield* treasuryFindings(scenario);
  yield* levelFindings(components, scenario);
  yield* lengthFindings(scenario);
  yield* unitFindings(scenario);
  yield* deckFindings(components, scenario);
  yield* sequenceFindings(components, scenario);
  yield* assessmentFindings(components, scenario);
  yield* peaceFindings(components, scenario);
}
