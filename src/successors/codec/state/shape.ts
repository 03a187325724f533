/** The shape of a state, part by part. */
import type * as t from 'io-ts';
import { GREATEST_WEIGHT } from '../../../core/hidden/index.js';
import {
  closed,
  exactly,
  flag,
  listOf,
  mapOf,
  oneOf,
  orNull,
  tableOf,
  tagged,
  wholeNumber,
  type Props,
} from '../../../core/index.js';
import {
  GENERAL_STATUSES,
  ROYAL_STATUSES,
  VICTORY_KINDS,
  type GameState,
  type Moved,
  type SegmentMemory,
} from '../../state.js';
import { FLEETS, GENERALS, INDEPENDENT_ARMIES, MINOR_GENERALS, PLAYERS, ROYALS, SEGMENTS } from '../../vocabulary.js';
import { frameOf } from '../frame/index.js';
import { options } from '../options.js';
import { bride, figure, generals, phrasesOf, rule, someUnits, units } from '../phrases.js';
import { amount, commander, general, only, royal, yes, type Words } from '../words.js';
import { placeKeyOf } from './places.js';

/** Upper limits on cards, spaces and frames. */
const MOST_CARDS = 500;
const MOST_SPACES = 1000;
const DEEPEST = 100;

/** How a game may end. */
export const victory = oneOf(VICTORY_KINDS);

/** The number of victories of a general over Independent Armies (R 19.1); omitted if there are none. */
export const renown = wholeNumber(1, 99);

/** Returns the fields of a piece that stands in a space, or in none. */
const placed = (words: Words) => ({ space: phrasesOf(words).somewhere, inside: flag });

/** Returns the fields for what has been moved in a Segment. */
export function movedFields(words: Words) {
  const place = placeKeyOf(words);
  return {
    forces: mapOf(place, someUnits, 2 * MOST_SPACES),
    minorGenerals: mapOf(place, wholeNumber(1, MINOR_GENERALS), 2 * MOST_SPACES),
    generals,
    royals: listOf(royal, ROYALS.length),
    cart: flag,
  } satisfies Props<Moved>;
}

/** Returns the fields of the pieces on and off the board. */
export function pieceFields(words: Words) {
  const { player, space } = words;
  const { somebody, somewhere, belligerent, spaces } = phrasesOf(words);
  const place = placeKeyOf(words);
  const minors = wholeNumber(1, MINOR_GENERALS);
  return {
    control: mapOf(space, belligerent, MOST_SPACES),
    forces: mapOf(place, someUnits, 2 * MOST_SPACES),
    generals: tableOf(
      GENERALS,
      closed({ status: oneOf(GENERAL_STATUSES), owner: somebody, ...placed(words) }, { renown }, 'a general'),
    ),
    minorGenerals: mapOf(place, minors, 2 * MOST_SPACES),
    moved: closed(movedFields(words), undefined, 'what has been moved'),
    royals: tableOf(
      ROYALS,
      closed(
        {
          status: oneOf(ROYAL_STATUSES),
          controller: somebody,
          ...placed(words),
        },
        undefined,
        'a member of the royal family',
      ),
    ),
    body: closed(
      { status: oneOf(['cart', 'tomb', 'lost']), controller: somebody, ...placed(words) },
      { built: yes },
      'the body',
    ),
    fleets: tableOf(FLEETS, closed({ owner: somebody, upgraded: flag, dispersed: flag }, undefined, 'a fleet')),
    independentArmies: tableOf(
      INDEPENDENT_ARMIES,
      closed(
        {
          status: oneOf(['map', 'box', 'removed']),
          space: somewhere,
        },
        undefined,
        'an Independent Army',
      ),
    ),
    sieges: mapOf(space, closed({ by: player, points: amount }, undefined, 'a siege'), MOST_SPACES),
    looted: spaces,
    dispersed: mapOf(player, units, PLAYERS.length),
    training: mapOf(
      player,
      closed({ unit: oneOf(['mercenary', 'loyal']), points: amount }, undefined, 'troops in training'),
      PLAYERS.length,
    ),
    helepolis: orNull(closed({ player, space, bonus: figure }, undefined, 'the Helepolis')),
    condemned: orNull(closed({ general, card: words.card, legitimacy: figure }, undefined, 'a condemnation')),
    popularSupport: somebody,
    pellaBurial: somebody,
    silverShieldsRaised: flag,
  } satisfies Partial<Props<GameState>>;
}

/** Returns the fields of optional rules (R 19), which exist if these are played. */
export function optionalFields(words: Words) {
  const { player, space } = words;
  const stage = {
    building: closed({ stage: only('building'), space, builders: someUnits }, undefined, 'a capital'),
    standing: closed({ stage: only('standing'), space }, undefined, 'a capital'),
    destroyed: closed({ stage: only('destroyed'), space, by: phrasesOf(words).somebody }, undefined, 'a capital'),
  };
  return {
    capitals: mapOf(player, tagged('stage', stage, 'a capital'), PLAYERS.length),
  } satisfies Partial<Props<GameState>>;
}

/** Returns the fields of the cards. */
export function cardFields({ player, card }: Words) {
  const pile = listOf(card, MOST_CARDS);
  return {
    hands: mapOf(player, pile, PLAYERS.length),
    deck: pile,
    discards: pile,
    removedCards: pile,
    contracts: listOf(closed({ player, card, bride }, undefined, 'a marriage contract'), MOST_CARDS),
    knownCards: listOf(
      closed(
        { by: player, card, holders: mapOf(player, wholeNumber(1, GREATEST_WEIGHT), PLAYERS.length) },
        undefined,
        'a known card',
      ),
      MOST_CARDS,
    ),
  } satisfies Partial<Props<GameState>>;
}

/** Returns the codec of the notes about a Segment. */
function segmentOf({ player, space }: Words): t.Type<SegmentMemory> {
  return closed(
    {
      player,
      segment: oneOf(SEGMENTS),
      navalMoved: flag,
      attempts: mapOf(space, closed({ commander, count: amount }, undefined, 'attempts'), MOST_SPACES),
      minorsHandled: listOf(space, MOST_SPACES),
      oratory: listOf(
        closed(
          { player, general: commander, space: orNull(space), inside: flag, prestige: figure },
          undefined,
          'lent Prestige',
        ),
        100,
      ),
    },
    {
      firstDice: listOf(
        closed({ general, die: oneOf(['interceptionDie', 'avoidingDie']) }, undefined, 'a first die'),
        2 * GENERALS.length,
        1,
      ),
    },
    'the memory of a Segment',
  );
}

/** Returns the fields of the course of the game. */
export function courseFields(words: Words) {
  const { players, somebody } = phrasesOf(words);
  return {
    turn: wholeNumber(1, 5),
    round: wholeNumber(0, 5),
    turnOrder: players,
    usurper: somebody,
    champions: players,
    segment: orNull(segmentOf(words)),
    outcome: orNull(closed({ winners: players, how: victory, rule }, undefined, 'an outcome')),
    stack: listOf(frameOf(words), DEEPEST),
  } satisfies Partial<Props<GameState>>;
}

/** Returns a codec for every part of a state. */
export const stateFields = (words: Words) =>
  ({
    game: only('successors'),
    options,
    ...courseFields(words),
    ...pieceFields(words),
    ...cardFields(words),
    ...optionalFields(words),
  }) satisfies Props<GameState>;

/** Returns the codec of a state, made of those of its parts. */
export const stateOf = (fields: ReturnType<typeof stateFields>): t.Type<GameState> =>
  exactly<GameState>('a state', fields, ['capitals']);
