/** Units, leaders, cities and forts in short form. */
import type { CityFact } from '../data/shape/map.js';
import { cityIn, friendOfCity, isWalled, regionOfCity, stateOfCity } from '../query/owners.js';
import { hexNamed, leadersAt, unitsAt, type Among } from '../query/presence.js';
import type { PlaceCode } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { UNIT_TYPES, type HexId, type LeaderId, type PlayerId } from '../vocabulary.js';
import type { Seen } from './seen.js';

/** Returns `3H 2F`: the numbers of units by type; empty for none. */
export const troopsText = ({ words }: Seen, units: readonly Pick<UnitInfo, 'type'>[]): string =>
  UNIT_TYPES.flatMap((type) => {
    const count = units.filter((unit) => unit.type === type).length;
    return count === 0 ? [] : [`${count}${words.types[type]}`];
  }).join(' ');

/** Returns a leader by name. */
export const leaderText = ({ say }: Seen, leader: LeaderId): string => say.leader(leader).text;

/** Returns `A Demosthenes, 3H 2F`: the pieces of a player in a place; empty for none. */
function partyText(seen: Seen, place: PlaceCode, player: PlayerId, among: Among): string {
  const { situation, words } = seen;
  const leaders = leadersAt(situation, place, { ...among, player }).map(({ id }) => leaderText(seen, id));
  const troops = troopsText(seen, unitsAt(situation, place, { ...among, player }));
  const company = [...leaders, ...(troops === '' ? [] : [troops])];
  return company.length === 0 ? '' : `${words.letters[player]} ${company.join(', ')}`;
}

/** Returns `A Demosthenes, 3H; S 2C`: the pieces in a place, player by player; empty for none. */
export const companyText = (seen: Seen, place: PlaceCode, among: Among = {}): string =>
  seen.situation.scenario.players
    .map((player) => partyText(seen, place, player, among))
    .filter((text) => text !== '')
    .join('; ');

/** The marks of a city: `▮▮` walled, `▯▯` without walls. Their number depends on its size. */
const SIZES = { small: 1, medium: 2, large: 3 } as const;

/** Returns the letter of a city's player if this is not the holder of its region; `!` in revolt. */
function holderText({ situation, words }: Seen, city: CityFact): string {
  const { held, revolt } = stateOfCity(situation, city.id);
  if (revolt !== undefined) return words.inRevolt;
  if (held !== undefined) return words.letters[held];
  const region = regionOfCity(situation, city);
  const holder = region === null ? undefined : situation.regions[region];
  const isOutOfPlay = holder === undefined && friendOfCity(situation, city) === 'empire';
  return isOutOfPlay ? words.letters.athens : '';
}

const spaced = (texts: readonly string[]): string => texts.filter((text) => text !== '').join(' ');

/** Returns `[A 3H]`: the pieces inside the city or fort of a hex; empty for none. */
function insideText(seen: Seen, hex: HexId): string {
  const company = companyText(seen, hexNamed(seen.situation, hex), { inside: true });
  return company === '' ? '' : `[${company}]`;
}

/** Returns `Tegea ▮▮ A ⚔3 base A`: a city, its walls, its player, its siege and the base in it. */
export function cityMarks(seen: Seen, city: CityFact): string {
  const { situation, say } = seen;
  const { destroyed, siege, helots, wallsDue } = stateOfCity(situation, city.id);
  const { captions } = seen.labels;
  const name = say.city(city.id).text;
  if (destroyed === true) return `${name} †`;
  return spaced([
    name,
    (isWalled(situation, city) ? '▮' : '▯').repeat(SIZES[city.size]),
    holderText(seen, city),
    siege === undefined ? '' : `⚔${siege}`,
    helots === true ? `(${captions.helots})` : '',
    wallsDue === undefined ? '' : `(${captions.wallsDue(wallsDue - situation.turn)})`,
    baseText(seen, city.hex),
  ]);
}

/** Returns `Tegea ▮▮ A [A 3H]`: a city with the pieces inside. */
export const cityText = (seen: Seen, city: CityFact): string =>
  spaced([cityMarks(seen, city), insideText(seen, city.hex)]);

/** Returns `base A`: the base in a hex with the letter of its player; empty for none. */
function baseText({ situation, words }: Seen, hex: HexId): string {
  const by = situation.bases[hex];
  return by === undefined ? '' : `${words.base} ${words.letters[by]}`;
}

/** Returns `fort A base A`: a fort, and a base outside cities; empty for none. */
export function worksMarks(seen: Seen, hex: HexId): string {
  const { situation, words } = seen;
  const fort = situation.forts[hex];
  if (fort === undefined) return baseText(seen, hex);
  const siege = fort.siege === undefined ? '' : `⚔${fort.siege}`;
  return spaced([`${words.fort} ${words.letters[fort.by]}`, siege, baseText(seen, hex)]);
}

/**
 * Returns `W3132 (Argolid): S Agis, 4H`, `before Tegea: S 2H`: works and pieces of a hex outside its city; empty for
 * none.
 */
export function fieldText(seen: Seen, hex: PlaceCode): string {
  const { situation, say, words } = seen;
  const id = situation.places.ids[hex] as HexId;
  const city = cityIn(situation, hex);
  const outside = companyText(seen, hex, { inside: false });
  if (city !== undefined) return outside === '' ? '' : `${words.before(say.city(city.id).text)}: ${outside}`;
  const works = spaced([worksMarks(seen, id), insideText(seen, id)]);
  const there = [works, outside].filter((text) => text !== '').join('; ');
  return there === '' ? '' : `${say.hex(id).text}: ${there}`;
}
