/** Numbers and enumerations that frames, events and states share. */
import { closed, listOf, mapOf, oneOf, orNull, wholeNumber } from '../../core/index.js';
import { DIE_FACES } from '../../core/board/index.js';
import { ADJUSTMENTS } from '../data/codec/charts.js';
import { ENDINGS, MARGINS, PLAYERS } from '../vocabulary.js';
import { camp, id, pieceId, player, unitId } from './names.js';
import { MOST_UNITS } from './setup.js';

/** A limit above the number of leaders of any scenario. */
export const MOST_LEADERS = 100;

export const unitList = listOf(unitId, MOST_UNITS);
export const leaderList = listOf(id, MOST_LEADERS);
export const pieceList = listOf(pieceId, MOST_UNITS + MOST_LEADERS);

export const die = wholeNumber(1, DIE_FACES.length);
/** Talents, turns and points, with a limit above any real value. */
export const figure = wholeNumber(0, 1_000_000);
/** A change, up or down. */
export const change = wholeNumber(-1_000_000, 1_000_000);
/** A level of a region, within a wide limit; the charts have the exact bounds. */
export const level = wholeNumber(-100, 100);
/** The assessment of a region as a multiple of the Base Tribute Value (R 5.3). */
export const multiple = orNull(wholeNumber(0, 10));
export const adjustmentId = oneOf(ADJUSTMENTS);
export const margin = orNull(oneOf(MARGINS));
export const winner = orNull(camp);
export const how = oneOf(ENDINGS);
export const margins = mapOf(player, oneOf(MARGINS), PLAYERS.length);
export const ended = closed({ winner, margin, how }, { margins });
/** A limit above the number of cards of any deck. */
export const MOST_CARDS = 1_000;
/** An Event Card by its number (R 12). */
export const cardId = wholeNumber(1, MOST_CARDS);
/** The siege morale of a place (R 10.3). */
export const siegeMorale = wholeNumber(0, 1_000);
