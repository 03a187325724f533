/** Units, leaders and walls as the terminal writes them. */
import { counted, type Locale } from '../../../core/index.js';
import type { CityId, GameState, LeaderId, PlaceId, SideId, UnitId } from '../../index.js';
import type { At } from './family.js';

/** Returns units by kind and strength: `Hypaspists`, `6 Phalanx`. Reduced units are followed by their strength. */
export function unitTexts(at: At, shown: GameState, units: readonly UnitId[], locale: Locale): readonly string[] {
  const { kinds } = at.text.names(locale, shown);
  const counts = new Map<string, number>();
  for (const unit of units) {
    const { id, strengths } = at.query.kindOf(shown, unit);
    const { attack, defense } = at.query.strengthOf(shown, unit);
    const isWhole = at.query.stepsOf(shown, unit) === strengths.length;
    const text = `${kinds[id] ?? id}${isWhole ? '' : ` ${attack}-${defense}`}`;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, count]) => (count === 1 ? text : `${count} ${text}`));
}

/** Returns a leader by name, with a note if it is wounded. */
export function leaderText(at: At, shown: GameState, leader: LeaderId, locale: Locale): string {
  const name = at.text.names(locale, shown).leaders[leader] ?? leader;
  return shown.leaders[leader]?.wounded === true ? at.words[locale].wounded(name) : name;
}

/** Returns the pieces of a side in a place: leaders by name, and the number of units; empty for none. */
export function companyText(at: At, shown: GameState, place: PlaceId, side: SideId, locale: Locale): string {
  const words = at.words[locale];
  const leaders = at.query.leadersAt(shown, place, side).map((leader) => leaderText(at, shown, leader, locale));
  const count = at.query.unitsAt(shown, place, side).length;
  const company = [...leaders, ...(count === 0 ? [] : [counted(count, at.text.names(locale, shown).pieces.unit)])];
  return company.length === 0 ? '' : `${words.sides[side]} ${company.join(', ')}`;
}

/** Returns `Tyre P▮▮▮▮ [2 units]`: a city with its walls and who is within. */
export function cityText(at: At, shown: GameState, city: CityId, locale: Locale): string {
  const { walls, holder } = shown.cities[city] ?? { walls: 0, holder: null };
  const { cities } = at.text.names(locale, shown);
  const name = cities[city] ?? city;
  const letter = holder === null ? '' : at.words[locale].sides[holder];
  const within = at.query
    .componentsOf(shown)
    .sides.map(({ id }) => companyText(at, shown, city, id, locale))
    .filter((text) => text !== '');
  return [
    name,
    ...(walls === 0 ? [] : [`${letter}${'▮'.repeat(walls)}`]),
    ...(within.length === 0 ? [] : [`[${within.join('; ')}]`]),
  ].join(' ');
}

/** Returns the markers and fleets in a place; with the letter of their side in games of more than two sides. */
export function trainTexts(at: At, shown: GameState, place: PlaceId, locale: Locale): readonly string[] {
  const isCrowded = at.query.componentsOf(shown).sides.length > 2;
  const called = at.text.names(locale, shown).baggage;
  const letters = at.words[locale].sides;
  return Object.entries(shown.baggage)
    .filter(([, baggage]) => baggage.at === place)
    .map(([id, { side }]) => `${isCrowded ? `${letters[side]} ` : ''}${called[id] ?? id}`);
}
