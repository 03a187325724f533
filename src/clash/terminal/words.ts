/** The words of the pictures of Clash of the Generals, apart from names. */
import type { Locale } from '../../core/index.js';
import { names } from '../text/index.js';
import { FAMILY_WORDS, type FamilyWords } from '../../conquest/terminal/family/words.js';

export interface ClashWords extends FamilyWords {
  /** The markers that a side has. */
  has(markers: string): string;
  prisoners(leaders: string): string;
  guard(unit: string, leader: string): string;
  /** The order of play. */
  order(sides: string): string;
  rhodes(side: string | null): string;
  /** The condition of victory. */
  readonly wins: string;
  readonly setUp: string;
}

export const CLASH_WORDS: Readonly<Record<Locale, ClashWords>> = {
  en: {
    ...FAMILY_WORDS.en,
    legend:
      'Provinces by the letter of their side (A Antigonids, P Ptolemies, S Seleucids, or R Regents, W Warlords; I Independents, N Neutrals), × contested, – nobody’s; behind them the land, cities with their walls (Sardis A▮▮), and the pieces there: the letter of their side before leaders, units, markers and fleets; below them the sea zones with pieces. “board syria” shows a province; during a battle the Tactical Display is drawn, each army facing the other, and “board map” shows the map. On it ★ is a leader with his rating, ⚔ a unit that is locked in combat; strengths are attack-defense at this moment.',
    sides: names('en').letters,
    has: (markers) => `has ${markers}`,
    prisoners: (leaders) => `holds ${leaders} prisoner`,
    guard: (unit, leader) => `${leader} guarded by ${unit}`,
    order: (sides) => `Order of play: ${sides}.`,
    rhodes: (side) => (side === null ? 'Rhodes is nobody’s ally.' : `Rhodes is an ally of the ${side}.`),
    wins: 'Whoever has the most Victory Points after the last turn wins. The last player with a leader wins at once. (R S13)',
    setUp: 'set-up',
  },
  de: {
    ...FAMILY_WORDS.de,
    legend:
      'Provinzen mit dem Buchstaben ihrer Seite (A Antigoniden, P Ptolemäer, S Seleukiden, oder R Reichsverweser, K Kriegsherren; U Unabhängige, N Neutrale), × umstritten, – niemandes; dahinter das Land, Städte mit ihren Mauern (Sardes A▮▮), und was dort steht: der Buchstabe der Seite vor Anführern, Einheiten, Markern und Flotten; darunter die Seezonen, in denen etwas ist. „board syrien“ zeigt eine Provinz; während einer Schlacht wird das Taktische Feld gezeichnet, die Heere einander gegenüber, und „board karte“ zeigt die Karte. Darauf ist ★ ein Anführer mit seinem Wert, ⚔ eine gebundene Einheit; Stärken sind Angriff-Verteidigung in diesem Augenblick.',
    sides: names('de').letters,
    has: (markers) => `mit: ${markers}`,
    prisoners: (leaders) => `gefangen: ${leaders}`,
    guard: (unit, leader) => `Leibwache: ${unit} für ${leader}`,
    order: (sides) => `Reihenfolge: ${sides}.`,
    rhodes: (side) => (side === null ? 'Rhodos ist mit niemandem verbündet.' : `Rhodos ist verbündet: ${side}.`),
    wins: 'Nach der letzten Runde gewinnt, wer die meisten Siegpunkte hat. Sofort gewinnt, wer als einziger Spieler noch Anführer hat. (R S13)',
    setUp: 'Aufbau',
  },
};
