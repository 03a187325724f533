/** What the pictures of Conquest and Empire say beside names. */
import type { Locale } from '../../../core/index.js';
import type { SideId, Supplies, Terrain } from '../../../conquest/index.js';
import { names } from '../../../conquest/text/index.js';

export interface ConquestWords {
  readonly and: string;
  readonly legend: readonly string[];
  /** The letter of a side: whose a province is, whose units stand there, whose walls they are. */
  readonly sides: Readonly<Record<SideId, string>>;
  readonly contested: string;
  readonly independent: string;
  /** Terrain and the state of the land, in a word each. */
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly supplies: Readonly<Record<Exclude<Supplies, 'plenty'>, string>>;
  /** The word that shows the map while a battle is fought. */
  readonly map: string;
  readonly mountain: string;
  readonly empty: string;
  nothingCalled(part: string): string;
  /** `Battle in Ionia, round 3 of 10`. */
  battle(province: string, round: number, rounds: number): string;
  /** `Siege of Tyre`. */
  siege(city: string): string;
  /** `Spring 334 BC`. */
  when(season: string, year: number): string;
  moment(when: string, turn: number, turns: number, what: string): string;
  provinces(count: number): string;
  /** Units on the map, and the steps that they have. */
  strength(units: number, steps: number): string;
  income(points: number): string;
  wounded(leader: string): string;
  secured(list: string): string;
  victoryPoints(points: number): string;
  readonly none: string;
  readonly pool: string;
  readonly track: string;
  readonly unfinished: string;
}

export const CONQUEST_WORDS: Readonly<Record<Locale, ConquestWords>> = {
  en: {
    and: 'and',
    legend: [
      'Provinces: M Macedonian, P Persian, × contested, – independent; behind them the land, cities with their walls (Tyre P▮▮▮▮),',
      'and who stands there: M and P before leaders and units. “board syria” shows a province; during a battle the Tactical Display',
      'is drawn, each army facing the other, and “board map” shows the map. On it ★ is a leader with his rating, ⚔ a unit that is',
      'locked in combat; strengths are attack-defense as they are now.',
    ],
    sides: names('en').letters,
    contested: '×',
    independent: '–',
    terrains: { rich: 'rich', fertile: 'fertile', mountain: 'mountain', desert: 'desert' },
    supplies: { depleted: 'depleted', scorched: 'scorched' },
    map: 'map',
    mountain: 'mountain border',
    empty: '·',
    nothingCalled: (part) => `No province and no city is called “${part}”.`,
    battle: (province, round, rounds) =>
      round === 0 ? `the armies are arrayed in ${province}` : `battle in ${province}, round ${round} of ${rounds}`,
    siege: (city) => `siege of ${city}`,
    when: (season, year) => `${season} ${year} BC`,
    moment: (when, turn, turns, what) => `── ${when}, turn ${turn} of ${turns}${what === '' ? '' : `: ${what}`} ──`,
    provinces: (count) => `${count} ${count === 1 ? 'province' : 'provinces'}`,
    strength: (units, steps) => `${units} units with ${steps} steps`,
    income: (points) => `${points} replacement points a time`,
    wounded: (leader) => `${leader} (wounded)`,
    secured: (list) => `Objectives secured: ${list}.`,
    victoryPoints: (points) =>
      `${points} Victory Points: 26 are a decisive victory of the Macedonians, 21 a marginal one, 16 a draw; below 11 the Persians win decisively.`,
    none: 'none',
    pool: 'In the dead pile',
    track: 'To come',
    unfinished: 'The game goes on.',
  },
  de: {
    and: 'und',
    legend: [
      'Provinzen: M makedonisch, P persisch, × umstritten, – unabhängig; dahinter das Land, Städte mit ihren Mauern (Tyros P▮▮▮▮),',
      'und wer dort steht: M und P vor Anführern und Einheiten. „board syrien“ zeigt eine Provinz; während einer Schlacht wird das',
      'Taktische Feld gezeichnet, die Heere einander gegenüber, und „board karte“ zeigt die Karte. Darauf ist ★ ein Anführer mit',
      'seinem Wert, ⚔ eine gebundene Einheit; Stärken sind Angriff-Verteidigung, wie sie jetzt sind.',
    ],
    sides: names('de').letters,
    contested: '×',
    independent: '–',
    terrains: { rich: 'reich', fertile: 'fruchtbar', mountain: 'Gebirge', desert: 'Wüste' },
    supplies: { depleted: 'erschöpft', scorched: 'verbrannt' },
    map: 'karte',
    mountain: 'Gebirgsgrenze',
    empty: '·',
    nothingCalled: (part) => `Keine Provinz und keine Stadt heißt „${part}“.`,
    battle: (province, round, rounds) =>
      round === 0 ? `die Heere stellen sich auf: ${province}` : `Schlacht: ${province}, Runde ${round} von ${rounds}`,
    siege: (city) => `Belagerung: ${city}`,
    when: (season, year) => `${season} ${year} v. Chr.`,
    moment: (when, turn, turns, what) => `── ${when}, Runde ${turn} von ${turns}${what === '' ? '' : `: ${what}`} ──`,
    provinces: (count) => `${count} ${count === 1 ? 'Provinz' : 'Provinzen'}`,
    strength: (units, steps) => `${units} Einheiten mit ${steps} Stufen`,
    income: (points) => `je ${points} Ersatzpunkte`,
    wounded: (leader) => `${leader} (verwundet)`,
    secured: (list) => `Gesicherte Ziele: ${list}.`,
    victoryPoints: (points) =>
      `${points} Siegpunkte: 26 sind ein entscheidender Sieg der Makedonen, 21 ein knapper, 16 ein Unentschieden; unter 11 siegen die Perser entscheidend.`,
    none: 'keine',
    pool: 'Unter den Gefallenen',
    track: 'Noch zu kommen',
    unfinished: 'Das Spiel geht weiter.',
  },
};
