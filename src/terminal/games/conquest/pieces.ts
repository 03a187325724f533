/** Units, leaders and walls of Conquest and Empire as the terminal writes them. */
import { counted, type Locale } from '../../../core/index.js';
import {
  query,
  type CityId,
  type GameState,
  type LeaderId,
  type PlaceId,
  type SideId,
  type UnitId,
} from '../../../conquest/index.js';
import { names } from '../../../conquest/text/index.js';
import { CONQUEST_WORDS } from './words.js';

/** `Hypaspists`, `6 Phalanx`: units of a kind and of as many steps together; behind those that have lost some their strength. */
export function unitTexts(shown: GameState, units: readonly UnitId[], locale: Locale): readonly string[] {
  const { kinds } = names(locale, shown);
  const counts = new Map<string, number>();
  for (const unit of units) {
    const { id, strengths } = query.kindOf(shown, unit);
    const { attack, defense } = query.strengthOf(shown, unit);
    const isWhole = (shown.units[unit]?.steps ?? 0) === strengths.length;
    const text = `${kinds[id] ?? id}${isWhole ? '' : ` ${attack}-${defense}`}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} ${text}`));
}

/** A leader by his name; whoever is wounded is told to be. */
export function leaderText(shown: GameState, leader: LeaderId, locale: Locale): string {
  const name = names(locale, shown).leaders[leader] ?? leader;
  return shown.leaders[leader]?.wounded === true ? CONQUEST_WORDS[locale].wounded(name) : name;
}

/** Who of a side stands in a place, in few words: leaders by name, units by their number; empty where nobody does. */
export function companyText(shown: GameState, place: PlaceId, side: SideId, locale: Locale): string {
  const words = CONQUEST_WORDS[locale];
  const leaders = query.leadersAt(shown, place, side).map((leader) => leaderText(shown, leader, locale));
  const count = query.unitsAt(shown, place, side).length;
  const company = [...leaders, ...(count === 0 ? [] : [counted(count, names(locale, shown).pieces.unit)])];
  return company.length === 0 ? '' : `${words.sides[side]} ${company.join(', ')}`;
}

/** `Tyre P▮▮▮▮ [2 units]`: a city with its walls and who is within. */
export function cityText(shown: GameState, city: CityId, locale: Locale): string {
  const { walls, holder } = shown.cities[city] ?? { walls: 0, holder: null };
  const { cities } = names(locale, shown);
  const name = cities[city] ?? city;
  const letter = holder === null ? '' : CONQUEST_WORDS[locale].sides[holder];
  const within = query
    .componentsOf(shown)
    .sides.map(({ id }) => companyText(shown, city, id, locale))
    .filter((text) => text !== '');
  return [
    name,
    ...(walls === 0 ? [] : [`${letter}${'▮'.repeat(walls)}`]),
    ...(within.length === 0 ? [] : [`[${within.join('; ')}]`]),
  ].join(' ');
}
