/** Codecs of positions. */
import { derived } from '../../../core/board/index.js';
import type * as t from 'io-ts';
import {
  closed,
  codecOf,
  depending,
  either,
  flag,
  isRecord,
  listOf,
  mapOf,
  oneOf,
  type Check,
  type Finding,
  type Props,
} from '../../../core/index.js';
import type { Position } from '../../position.js';
import { GENERAL_STATUSES, ROYAL_STATUSES } from '../../state.js';
import { SUCCESSORS_POSITION_VERSION } from '../../version.js';
import { FLEETS, GENERALS, INDEPENDENT_ARMIES, PLAYERS, ROYALS, SEGMENTS } from '../../vocabulary.js';
import { optionFindings, options, OptionsCodec } from '../options.js';
import { placeKeyOf } from '../state/places.js';
import {
  cardFields,
  courseFields,
  movedFields,
  optionalFields as fieldsOfOptionalRules,
  pieceFields,
  renown,
} from '../state/shape.js';
import { settingOf } from '../state/sketch.js';
import { phrasesOf, someUnits } from '../phrases.js';
import { anyWords, army, fleet, general, only, royal, yes, type Words } from '../words.js';

/** Returns a codec of a short text or a table. Faults of a table are located inside it. */
function shortOr<A, B extends object>(short: Check<A>, long: Check<B>): t.Type<A | B> {
  const any = either(short, long);
  return depending<A | B>(
    any.name,
    (u) => (isRecord(u) ? long : any),
    () => any,
  );
}

/** Returns codecs of the pieces, each kind in its short form. */
function shortPieces(words: Words) {
  const { player, space } = words;
  const { somebody, somewhere, belligerent } = phrasesOf(words);
  const place = placeKeyOf(words);
  const standing = { space: somewhere, inside: flag };
  return {
    markers: mapOf(belligerent, listOf(space, 1000), PLAYERS.length + 1),
    forces: mapOf(place, someUnits, 2000),
    generals: mapOf(
      general,
      shortOr(place, closed({}, { status: oneOf(GENERAL_STATUSES), owner: somebody, ...standing, renown })),
      GENERALS.length,
    ),
    minorGenerals: listOf(place, 50),
    royals: mapOf(
      royal,
      shortOr(
        place,
        closed(
          {},
          {
            status: oneOf(ROYAL_STATUSES),
            controller: somebody,
            ...standing,
          },
        ),
      ),
      ROYALS.length,
    ),
    body: shortOr(
      place,
      closed({}, { status: oneOf(['cart', 'tomb', 'lost']), controller: somebody, ...standing, built: yes }),
    ),
    fleets: mapOf(
      fleet,
      shortOr(player, closed({}, { owner: somebody, upgraded: flag, dispersed: flag })),
      FLEETS.length,
    ),
    independentArmies: mapOf(army, either(space, oneOf(['box', 'removed'])), INDEPENDENT_ARMIES.length),
    dispersed: mapOf(player, someUnits, PLAYERS.length),
  } satisfies Partial<Props<Position>>;
}

/** Returns codecs of the fields that a position may omit. */
function optionalFields(words: Words) {
  const { segment: memory, ...course } = courseFields(words);
  const { sieges, looted, training, condemned, silverShieldsRaised, popularSupport, helepolis, pellaBurial } =
    pieceFields(words);
  return {
    ...course,
    ...shortPieces(words),
    moved: closed({}, movedFields(words), 'what has been moved'),
    sieges,
    looted,
    training,
    ...cardFields(words),
    condemned,
    silverShieldsRaised,
    popularSupport,
    helepolis,
    pellaBurial,
    ...fieldsOfOptionalRules(words),
    toMove: words.player,
    segment: oneOf(SEGMENTS),
    memory,
  } satisfies Partial<Props<Position>>;
}

const requiredFields = {
  format: only('diadochi-position'),
  game: only('successors'),
  version: oneOf([SUCCESSORS_POSITION_VERSION]),
  options,
};

const positionOf = (optional: ReturnType<typeof optionalFields>): t.Type<Position> =>
  closed(requiredFields, optional, 'a position');

/** Cached codecs of positions that refer to these words. */
const shapeOf = derived((words: Words): { readonly fields: Props<Position>; readonly whole: t.Type<Position> } => {
  const optional = optionalFields(words);
  return { fields: { ...requiredFields, ...optional }, whole: positionOf(optional) };
});

/** Returns a codec for every field of a position that refers only to these words. */
export const positionFields = (words: Words): Props<Position> => shapeOf(words).fields;

const shape = depending(
  'a position',
  (u) => shapeOf(isRecord(u) && OptionsCodec.is(u.options) ? settingOf(u.options).words : anyWords).whole,
  () => shapeOf(anyWords).whole,
);

function* findings(copy: unknown): Generator<Finding> {
  if (!isRecord(copy)) return;
  for (const { keys, message } of optionFindings(copy.options)) yield { keys: ['options', ...keys], message };
}

/**
 * The codec of a position: its shape, and the names it refers to. Whether its pieces may stand like this,
 * `fromPosition` checks.
 */
export const PositionCodec: t.Type<Position> = codecOf('Position', shape, findings);
