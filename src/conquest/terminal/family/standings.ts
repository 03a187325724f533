/** The standings, the pieces off the map, and the moment of the game. */
import { frameOf, type Locale } from '../../../core/index.js';
import { TRAYS, type GameState, type PlaceId, type SideId } from '../../index.js';
import { paragraph, type TextLine } from '../../../hosts/terminal/flow.js';
import type { At } from './family.js';
import { leaderText, unitTexts } from './pieces.js';
import { called } from '../../text/calling.js';

/** The number of rounds of a battle (R 10.2). */
const ROUNDS = 10;

/** Returns whether a place is a tray of the game. */
function isTray({ query }: At, shown: GameState, place: PlaceId): boolean {
  const { trays = [] } = query.componentsOf(shown);
  return [...TRAYS, ...trays].some((tray) => tray === place);
}

/** Returns the units of a side on the map, and their steps. */
export function strengthOf(at: At, shown: GameState, side: SideId): { readonly units: number; readonly steps: number } {
  const there = Object.values(shown.units).filter((unit) => unit.side === side && !isTray(at, shown, unit.at));
  return { units: there.length, steps: there.reduce((sum, { steps }) => sum + steps, 0) };
}

/** Returns `M Macedonians  4 provinces, 33 units with 58 steps, 4 replacement points each time; Alexander`. */
function sideLine(at: At, shown: GameState, side: SideId, locale: Locale): readonly TextLine[] {
  const words = at.words[locale];
  const { units, steps } = strengthOf(at, shown, side);
  const leaders = Object.entries(shown.leaders)
    .filter(([, leader]) => leader.side === side && !isTray(at, shown, leader.at))
    .map(([leader]) => leaderText(at, shown, leader, locale));
  const provinces = at.query.provincesOf(shown, side).length;
  const fact = at.query.componentsOf(shown).sides.find(({ id }) => id === side);
  if (fact?.unplayed === true && provinces + units + leaders.length === 0) return [];
  const figures = [
    words.provinces(provinces),
    words.strength(units, steps),
    ...(fact === undefined || fact.replacements.length === 0 ? [] : [words.income(at.query.incomeOf(shown, side))]),
    ...at.own.figures(shown, side, locale),
  ];
  const head = `  ${words.sides[side]} ${called(at.text.names(locale, shown).sides, side).padEnd(12)} `;
  return [paragraph(head, `${figures.join(', ')}; ${leaders.length === 0 ? words.none : leaders.join(', ')}`, 18)];
}

/**
 * Returns the sides, and how the game stands; while a battle is fought the sides alone, for the display is the picture
 * then.
 */
export function standingsPicture(at: At, shown: GameState, locale: Locale): readonly TextLine[] {
  const sides = at.query.componentsOf(shown).sides.flatMap(({ id }) => sideLine(at, shown, id, locale));
  if (at.query.battleOf(shown) !== undefined) return sides;
  return [...sides, ...at.own.standings(shown, locale).map((line) => paragraph('  ', line, 4))];
}

/** Returns the units of the dead pile and the pieces on the track (R 12.4, 13.1). Both are public. */
export function handPicture(at: At, shown: GameState, side: SideId, locale: Locale): readonly TextLine[] {
  const words = at.words[locale];
  const leaders = Object.entries(shown.leaders)
    .filter(([, leader]) => leader.at === 'track' && leader.side === side)
    .map(([leader]) => leaderText(at, shown, leader, locale));
  const line = (head: string, items: readonly string[]): TextLine =>
    paragraph(`  ${head}:`, items.length === 0 ? words.none : items.join(', '), 4);
  return [
    line(words.pool, unitTexts(at, shown, at.query.unitsAt(shown, 'pool', side), locale)),
    line(words.track, [...leaders, ...unitTexts(at, shown, at.query.unitsAt(shown, 'track', side), locale)]),
  ];
}

/** Returns the present procedure: a battle, a siege, or the phase of the acting side. */
function occupation(at: At, shown: GameState, locale: Locale): string {
  const words = at.words[locale];
  const { provinces, cities, phases, sides } = at.text.names(locale, shown);
  const battle = at.query.battleOf(shown);
  if (battle !== undefined) return words.battle(provinces[battle.province] ?? battle.province, battle.round, ROUNDS);
  const siege = frameOf(shown, 'siege');
  if (siege !== undefined) return words.siege(cities[siege.city] ?? siege.city);
  const own = at.own.occupation(shown, locale);
  if (own !== '') return own;
  const whose = frameOf(shown, 'movement') ?? frameOf(shown, 'replacements') ?? frameOf(shown, 'reinforcements');
  if (whose === undefined) return '';
  return `${sides[whose.side]}, ${phases[whose.kind]}`;
}

/** Returns `Spring 334, turn 1 of 46: battle in Ionia, round 3 of 10`. */
export function momentPicture(at: At, shown: GameState, locale: Locale): string {
  const { season, year } = at.query.turnOf(shown);
  const when = at.words[locale].when(at.text.names(locale, shown).seasons[season], year);
  const turns = at.query.componentsOf(shown).track.length;
  return at.words[locale].moment(when, shown.turn, turns, occupation(at, shown, locale));
}

/** The map is worth a look in each turn, the Tactical Display in each round, and when one army has been set up. */
export function chapterOf(at: At, shown: GameState): string {
  const battle = at.query.battleOf(shown);
  if (battle === undefined) return String(shown.turn);
  const { province, round, step } = battle;
  return [shown.turn, province, round, ...(round === 0 ? [step] : [])].join('.');
}
