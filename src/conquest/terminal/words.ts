/** The words of pictures of Conquest and Empire, apart from names. */
import { counted, type Locale } from '../../core/index.js';
import { names } from '../text/index.js';
import { FAMILY_WORDS, type FamilyWords } from './family/words.js';

export interface ConquestWords extends FamilyWords {
  secured(list: string): string;
  victoryPoints(points: number): string;
}

export const CONQUEST_WORDS: Readonly<Record<Locale, ConquestWords>> = {
  en: {
    ...FAMILY_WORDS.en,
    legend:
      'Provinces: M Macedonian, P Persian, × contested, – independent; behind them the land, cities with their walls (Tyre P▮▮▮▮), and the pieces there: M and P before leaders and units. “board syria” shows a province; during a battle the Tactical Display is drawn, each army facing the other, and “board map” shows the map. On it ★ is a leader with his rating, ⚔ a unit that is locked in combat; strengths are attack-defense at this moment.',
    sides: names('en').letters,
    secured: (list) => `Objectives secured: ${list}.`,
    victoryPoints: (points) =>
      `${counted(points, names('en').pieces.victoryPoint)}: 26 are a decisive victory of the Macedonians, 21 a marginal one, 16 a draw, 11 a marginal victory of the Persians, fewer a decisive one. The Macedonians win at once if they control the Empire when a turn begins, the Persians if Alexander is killed or captured in combat. (R 16)`,
  },
  de: {
    ...FAMILY_WORDS.de,
    legend:
      'Provinzen: M makedonisch, P persisch, × umstritten, – unabhängig; dahinter das Land, Städte mit ihren Mauern (Tyros P▮▮▮▮), und was dort steht: M und P vor Anführern und Einheiten. „board syrien“ zeigt eine Provinz; während einer Schlacht wird das Taktische Feld gezeichnet, die Heere einander gegenüber, und „board karte“ zeigt die Karte. Darauf ist ★ ein Anführer mit seinem Wert, ⚔ eine gebundene Einheit; Stärken sind Angriff-Verteidigung in diesem Augenblick.',
    sides: names('de').letters,
    secured: (list) => `Gesicherte Ziele: ${list}.`,
    victoryPoints: (points) =>
      `${counted(points, names('de').pieces.victoryPoint)}: 26 sind ein entscheidender Sieg der Makedonen, 21 ein knapper, 16 ein Unentschieden, 11 ein knapper Sieg der Perser, weniger ein entscheidender. Die Makedonen gewinnen sofort, wenn sie zu Beginn einer Runde das Reich beherrschen, die Perser, wenn Alexander im Kampf fällt oder gefangen wird. (R 16)`,
  },
};
