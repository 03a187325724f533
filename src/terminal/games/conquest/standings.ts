/** How the sides of Conquest and Empire stand, what waits off the map, and where play is. */
import { frameOf, listed, type Locale } from '../../../core/index.js';
import { query, type GameState, type SideId, type Tray, type UnitId } from '../../../conquest/index.js';
import { names } from '../../../conquest/text/index.js';
import { paragraph } from '../../wrapped.js';
import { leaderText, unitTexts } from './pieces.js';
import { CONQUEST_WORDS } from './words.js';

/** A battle is over after so many rounds (R 10.2). */
const ROUNDS = 10;
const TRAYS: readonly string[] = ['pool', 'track', 'aside', 'gone'] satisfies readonly Tray[];

/** The units of a side on the map, and their steps. */
export function strengthOf(shown: GameState, side: SideId): { readonly units: number; readonly steps: number } {
  const there = Object.values(shown.units).filter((unit) => unit.side === side && !TRAYS.includes(unit.at));
  return { units: there.length, steps: there.reduce((sum, { steps }) => sum + steps, 0) };
}

/** `M Macedonians  4 provinces, 33 units with 58 steps, 4 replacement points a time; Alexander, Parmenio`. */
function sideLine(shown: GameState, side: SideId, locale: Locale): readonly string[] {
  const words = CONQUEST_WORDS[locale];
  const { units, steps } = strengthOf(shown, side);
  const leaders = Object.entries(shown.leaders)
    .filter(([, leader]) => leader.side === side && !TRAYS.includes(leader.at))
    .map(([leader]) => leaderText(shown, leader, locale));
  const figures = [
    words.provinces(query.provincesOf(shown, side).length),
    words.strength(units, steps),
    words.income(query.incomeOf(shown, side)),
  ];
  const head = `  ${words.sides[side]} ${names(locale, shown).sides[side].padEnd(12)} ${figures.join(', ')};`;
  return paragraph(head, leaders.length === 0 ? words.none : leaders.join(', '), 18);
}

/** The sides, the objectives and the points; while a battle is fought the sides alone, for the display is the picture then. */
export function standingsPicture(shown: GameState, locale: Locale): readonly string[] {
  const words = CONQUEST_WORDS[locale];
  const sides = query.componentsOf(shown).sides.flatMap(({ id }) => sideLine(shown, id, locale));
  if (query.battleOf(shown) !== undefined) return sides;
  const { objectives } = names(locale, shown);
  const secured = query.objectivesSecured(shown).map((id) => objectives[id] ?? id);
  return [
    ...sides,
    ...paragraph('  ', words.secured(listed(secured, words.and, words.none).text), 4),
    ...paragraph('  ', words.victoryPoints(query.victoryPoints(shown)), 4),
  ];
}

/** The units of a side's own colours that lie in a tray. */
const lyingIn = (shown: GameState, side: SideId, tray: Tray): readonly UnitId[] =>
  (Object.keys(shown.units) as UnitId[]).filter(
    (unit) => shown.units[unit]?.at === tray && shown.units[unit].side === side,
  );

/** What can be formed anew, and who is still to come (R 12.4, 13.1): nothing of it is hidden. */
export function handPicture(shown: GameState, side: SideId, locale: Locale): readonly string[] {
  const words = CONQUEST_WORDS[locale];
  const leaders = Object.entries(shown.leaders)
    .filter(([, { at, side: whose }]) => at === 'track' && whose === side)
    .map(([leader]) => leaderText(shown, leader, locale));
  const line = (head: string, items: readonly string[]): readonly string[] =>
    paragraph(`  ${head}:`, items.length === 0 ? words.none : items.join(', '), 4);
  return [
    ...line(words.pool, unitTexts(shown, lyingIn(shown, side, 'pool'), locale)),
    ...line(words.track, [...leaders, ...unitTexts(shown, lyingIn(shown, side, 'track'), locale)]),
  ];
}

/** What is being resolved: a battle, a siege, or the phase of whoever decides. */
function occupation(shown: GameState, locale: Locale): string {
  const words = CONQUEST_WORDS[locale];
  const { provinces, cities, phases, sides } = names(locale, shown);
  const battle = query.battleOf(shown);
  if (battle !== undefined) return words.battle(provinces[battle.province] ?? battle.province, battle.round, ROUNDS);
  const siege = frameOf(shown, 'siege');
  if (siege !== undefined) return words.siege(cities[siege.city] ?? siege.city);
  const whose = frameOf(shown, 'movement') ?? frameOf(shown, 'replacements') ?? frameOf(shown, 'reinforcements');
  if (whose === undefined) return '';
  return `${sides[whose.side]}, ${phases[whose.kind]}`;
}

/** `Spring 334, turn 1 of 46: battle in Ionia, round 3 of 10`. */
export function momentPicture(shown: GameState, locale: Locale): string {
  const { season, year } = query.turnOf(shown);
  const when = CONQUEST_WORDS[locale].when(names(locale, shown).seasons[season], year);
  const turns = query.componentsOf(shown).track.length;
  return CONQUEST_WORDS[locale].moment(when, shown.turn, turns, occupation(shown, locale));
}

/** The map is worth a look in each turn, the Tactical Display in each round, and when one army has been set up. */
export function chapterOf(shown: GameState): string {
  const battle = query.battleOf(shown);
  if (battle === undefined) return String(shown.turn);
  const { province, round, step } = battle;
  return [shown.turn, province, round, ...(round === 0 ? [step] : [])].join('.');
}
