/** The words of pictures of the family, apart from names. */
import { counted, type Locale } from '../../../core/index.js';
import type { Supplies, Terrain } from '../../index.js';
import type { FamilyNames } from '../../text/names.js';

/** The words of a game's pictures. */
export interface FamilyWords {
  readonly and: string;
  readonly legend: string;
  /** The letter of each side, for holders of provinces and walls and for owners of units. */
  readonly sides: FamilyNames['letters'];
  readonly contested: string;
  readonly independent: string;
  /** Terrain and the state of the land, in a word each. */
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly supplies: Readonly<Record<Exclude<Supplies, 'plenty'>, string>>;
  readonly sea: string;
  /** The word that shows the map while a battle is fought. */
  readonly map: string;
  readonly mountain: string;
  readonly empty: string;
  nothingCalled(part: string): string;
  /** Returns `Battle in Ionia, round 3 of 10`. */
  battle(province: string, round: number, rounds: number): string;
  /** Returns `Siege of Tyre`. */
  siege(city: string): string;
  /** Returns `Spring 334 BC`. */
  when(season: string, year: number): string;
  moment(when: string, turn: number, turns: number, what: string): string;
  provinces(count: number): string;
  /** The units on the map, and their steps. */
  strength(units: number, steps: number): string;
  income(points: number): string;
  wounded(leader: string): string;
  readonly none: string;
  readonly pool: string;
  readonly track: string;
  readonly unfinished: string;
}

/** The words that are the same in every game of the family. */
export const FAMILY_WORDS: Readonly<Record<Locale, Omit<FamilyWords, 'legend' | 'sides'>>> = {
  en: {
    and: 'and',
    contested: '×',
    independent: '–',
    terrains: { rich: 'rich', fertile: 'fertile', mountain: 'mountain', desert: 'desert' },
    supplies: { depleted: 'depleted', scorched: 'scorched' },
    sea: 'sea',
    map: 'map',
    mountain: 'mountain border',
    empty: '·',
    nothingCalled: (part) => `No province and no city is called “${part}”.`,
    battle: (province, round, rounds) =>
      round === 0 ? `the armies are arrayed in ${province}` : `battle in ${province}, round ${round} of ${rounds}`,
    siege: (city) => `siege of ${city}`,
    when: (season, year) => `${season} ${year} BC`,
    moment: (when, turn, turns, what) => `── ${when}, turn ${turn} of ${turns}${what === '' ? '' : `: ${what}`} ──`,
    provinces: (count) => counted(count, { one: 'province', many: 'provinces' }),
    strength: (units, steps) =>
      `${counted(units, { one: 'unit', many: 'units' })} with ${counted(steps, { one: 'step', many: 'steps' })}`,
    income: (points) => `${counted(points, { one: 'replacement point', many: 'replacement points' })} each time`,
    wounded: (leader) => `${leader} (wounded)`,
    none: 'none',
    pool: 'In the dead pile',
    track: 'Still to come',
    unfinished: 'The game goes on.',
  },
  de: {
    and: 'und',
    contested: '×',
    independent: '–',
    terrains: { rich: 'reich', fertile: 'fruchtbar', mountain: 'Gebirge', desert: 'Wüste' },
    supplies: { depleted: 'erschöpft', scorched: 'verbrannt' },
    sea: 'Meer',
    map: 'karte',
    mountain: 'Gebirgsgrenze',
    empty: '·',
    nothingCalled: (part) => `Keine Provinz und keine Stadt heißt „${part}“.`,
    battle: (province, round, rounds) =>
      round === 0 ? `die Heere stellen sich auf: ${province}` : `Schlacht: ${province}, Runde ${round} von ${rounds}`,
    siege: (city) => `Belagerung: ${city}`,
    when: (season, year) => `${season} ${year} v. Chr.`,
    moment: (when, turn, turns, what) => `── ${when}, Runde ${turn} von ${turns}${what === '' ? '' : `: ${what}`} ──`,
    provinces: (count) => counted(count, { one: 'Provinz', many: 'Provinzen' }),
    strength: (units, steps) =>
      `${counted(units, { one: 'Einheit', many: 'Einheiten' })} mit ${counted(steps, { one: 'Stufe', many: 'Stufen' })}`,
    income: (points) => `jeweils ${counted(points, { one: 'Ersatzpunkt', many: 'Ersatzpunkte' })}`,
    wounded: (leader) => `${leader} (verwundet)`,
    none: 'keine',
    pool: 'Unter den Gefallenen',
    track: 'Noch zu kommen',
    unfinished: 'Das Spiel geht weiter.',
  },
};
