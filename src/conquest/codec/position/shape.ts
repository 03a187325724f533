/** The shape of a position: its fields, each by itself. */
import type * as t from 'io-ts';
import { closed, exactly, listOf, mapOf, oneOf, orNull, type Props } from '../../../core/index.js';
import type { Position } from '../../position.js';
import type { CityState, ProvinceState } from '../../state.js';
import { TRAYS } from '../../vocabulary.js';
import type { Edition } from '../edition.js';
import { memoryField, memoryKey } from '../memory.js';
import { literal } from '../names.js';
import { endedOf, milestonesOf, secured, stackOf, supplies, turnNumber, walls } from '../state/shape.js';
import type { Words } from '../words.js';
import { term } from './terms.js';

/** Upper limits on the places and the terms of a position. */
const MOST_PLACES = 250;
const MOST_TERMS = 320;

/** Returns the fields of a position of one game. */
export const positionFields = (edition: Edition, words: Words): Props<Position> => {
  const { side, place, province, city, phase } = words;
  const holder = orNull(side);
  const aProvince: t.Type<Partial<ProvinceState>> = closed({}, { holder, supplies }, 'what is known of a province');
  const aCity: t.Type<Partial<CityState>> = closed({}, { walls, holder }, 'what is known of a city');
  return {
    format: literal('diadochi-position'),
    game: literal(edition.name) as t.Mixed,
    version: oneOf([edition.positionVersion]) as t.Mixed,
    options: edition.options.shape,
    turn: turnNumber,
    pieces: mapOf(side, mapOf(place, listOf(term, MOST_TERMS), MOST_PLACES), words.closed.sides.length),
    others: oneOf(TRAYS),
    provinces: mapOf(province, aProvince, MOST_PLACES),
    cities: mapOf(city, aCity, MOST_PLACES),
    secured,
    milestones: milestonesOf(words),
    defiant: listOf(city, MOST_PLACES, 1),
    hated: listOf(city, MOST_PLACES, 1),
    begins: closed({ phase: phase }, { side }, 'a phase about to begin'),
    stack: stackOf(edition, words),
    ended: endedOf(words),
    ...memoryField(edition, words),
  };
};

export const positionOf = (fields: Props<Position>): t.Type<Position> =>
  exactly<Position>('a position', fields, [
    ...memoryKey<Position>(fields),
    'options',
    'turn',
    'pieces',
    'others',
    'provinces',
    'cities',
    'secured',
    'milestones',
    'defiant',
    'hated',
    'begins',
    'stack',
    'ended',
  ]);
