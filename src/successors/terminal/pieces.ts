/** What stands in a space, in characters. */
import type { Locale } from '../../core/index.js';
import {
  COMBAT_UNITS,
  FLEETS,
  INDEPENDENT_ARMIES,
  query,
  ROYALS,
  type PlayerId,
  type PlayerView,
  type SomeUnits,
  type SpaceId,
} from '../index.js';
import { names } from '../text/index.js';
import { FACTION_MARKS, PICTURE_WORDS, SPACE_MARKS, UNIT_MARKS } from './marks.js';

/** Returns `2m 3L 1E`. */
export const unitsText = (units: SomeUnits, locale: Locale): string =>
  COMBAT_UNITS.flatMap((unit) => {
    const count = units[unit] ?? 0;
    return count === 0 ? [] : [`${count}${UNIT_MARKS[locale][unit]}`];
  }).join(' ');

/** Returns a player's generals and CUs in one zone of a space, those of the Army on the march there included. */
function armyText(view: PlayerView, player: PlayerId, space: SpaceId, inside: boolean, locale: Locale): string {
  const minors = query.minorGeneralsAt(view, player, space, inside);
  const parts = [
    ...query.majorGeneralsAt(view, player, space, inside).map((id) => names(locale, view).generals[id]),
    ...(minors > 0 ? [`+${minors}`] : []),
    unitsText(query.forceAt(view, player, space, inside), locale),
  ].filter((part) => part !== '');
  return parts.length === 0 ? '' : `${FACTION_MARKS[locale][player]} ${parts.join(' ')}`;
}

/** Returns royals, the Funeral Cart and the tomb. */
function wardsText(view: PlayerView, space: SpaceId, locale: Locale): readonly string[] {
  const royals = ROYALS.filter((id) => view.royals[id].space === space && view.royals[id].status !== 'dead');
  const { status, space: bodyAt } = view.body;
  return [
    ...royals.map((id) => names(locale, view).royals[id]),
    ...(bodyAt === space && status === 'cart' ? ['†'] : []),
    ...(bodyAt === space && status === 'tomb' ? ['‡'] : []),
  ];
}

function siegeText(view: PlayerView, space: SpaceId, locale: Locale): readonly string[] {
  const siege = view.sieges[space];
  if (siege === undefined) return [];
  const needed = query.siegePointsNeeded(view, space);
  return [`${FACTION_MARKS[locale][siege.by]} ${siege.points}/${needed} ${PICTURE_WORDS[locale].siege}`];
}

/** Returns everything in a space, each stack in brackets. */
export function contentsText(view: PlayerView, space: SpaceId, locale: Locale): string {
  const armies = query.playersOf(view).map((player) => armyText(view, player, space, false, locale));
  const garrisons = query.playersOf(view).map((player) => armyText(view, player, space, true, locale));
  const independents = INDEPENDENT_ARMIES.filter((id) => view.independentArmies[id].space === space);
  const bracketed = (texts: readonly string[], [open, close]: readonly [string, string]): string =>
    texts
      .filter((text) => text !== '')
      .map((text) => `${open}${text}${close}`)
      .join('');
  return [
    bracketed(armies, ['[', ']']),
    bracketed(garrisons, ['{', '}']),
    bracketed(
      independents.map((id) => names(locale, view).independentArmies[id]),
      ['[', ']'],
    ),
    bracketed(wardsText(view, space, locale), ['<', '>']),
    bracketed(siegeText(view, space, locale), ['(', ')']),
  ].join('');
}

/** Returns a space with its kind, its marker and everything in it: `Pella*:R[R Antipatros 3L]`. */
export function spaceText(view: PlayerView, space: SpaceId, locale: Locale): string {
  const { kind } = query.spaceFact(view, space);
  const holder = query.controllerOf(view, space);
  const marker = kind === 'transit' ? '' : `:${holder === undefined ? '·' : FACTION_MARKS[locale][holder]}`;
  return `${names(locale, view).spaces[space] ?? space}${SPACE_MARKS[kind]}${marker}${contentsText(view, space, locale)}`;
}

/** Returns the fleets of a player by name. */
export const fleetsText = (view: PlayerView, player: PlayerId, locale: Locale): readonly string[] =>
  FLEETS.filter((id) => view.fleets[id].owner === player).map((id) => names(locale, view).fleets[id]);
