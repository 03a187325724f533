/** The shape of a position: each field alone. */
import type * as t from 'io-ts';
import { closed, exactly, flag, listOf, mapOf, oneOf, type Props } from '../../../core/index.js';
import { OTHER_PIECES, type Position, type PositionRegion } from '../../position.js';
import { PELOPONNESIAN_POSITION_VERSION } from '../../version.js';
import { REGIONS } from '../../vocabulary.js';
import { ended, level, MOST_LEADERS, multiple } from '../figures.js';
import { literal, placeId, player, region } from '../names.js';
import { OptionsCodec } from '../options.js';
import { MOST_UNITS } from '../setup.js';
import { positionCards } from '../state/cards.js';
import { stateFields } from '../state/shape.js';
import { term } from './terms.js';

/** A limit for terms: each piece may have one of its own. */
const MOST_TERMS = MOST_UNITS + MOST_LEADERS;

const regionFields: Props<PositionRegion> = { player, allegiance: level, militance: level, multiple, neutral: flag };

const { year, season, campaignTurn, treasuries, cities, forts, bases, longWalls } = stateFields;
const {
  longWallsBegun,
  built,
  raided,
  raidedThisSeason,
  placedBases,
  lowered,
  closedTo,
  effects,
  sicily,
  peace,
  stack,
} = stateFields;

/** The fields of a position. */
export const positionFields: Props<Position> = {
  format: literal('diadochi-position'),
  game: literal('peloponnesian'),
  version: oneOf([PELOPONNESIAN_POSITION_VERSION]),
  options: OptionsCodec,
  year,
  season,
  campaignTurn,
  treasuries,
  regions: mapOf(region, closed({}, regionFields, 'the state of a region'), REGIONS.length),
  pieces: mapOf(placeId, listOf(term, MOST_TERMS, 1), MOST_TERMS),
  others: oneOf(OTHER_PIECES),
  cities,
  forts,
  bases,
  longWalls,
  longWallsBegun,
  built,
  raided,
  raidedThisSeason,
  placedBases,
  lowered,
  closedTo,
  cards: positionCards,
  effects,
  sicily,
  peace,
  stack,
  ended,
};

const REQUIRED: readonly string[] = ['format', 'game', 'version', 'options'];

/** The shape of a position. */
export const positionShape: t.Type<Position> = exactly<Position>(
  'a position',
  positionFields,
  (Object.keys(positionFields) as (keyof Position)[]).filter((key) => !REQUIRED.includes(key)),
);
