/** The words of pictures of March of the Ten-Thousand, apart from names. */
import { counted, type Locale } from '../../core/index.js';
import { names } from '../text/index.js';
import { FAMILY_WORDS, type FamilyWords } from '../../conquest/terminal/family/words.js';

export interface XenophonWords extends FamilyWords {
  /** What wins, and how Cyrus's fall changes it. */
  readonly wins: string;
  /** What wins after the fall of Cyrus. */
  readonly homecoming: string;
  /** The Greeks who are on the map. */
  greeks(count: number): string;
  /** What has become of those who were left when the pretender fell. */
  remnant(left: number, home: number, underWay: number): string;
  field(province: string): string;
  readonly closed: string;
}

export const XENOPHON_WORDS: Readonly<Record<Locale, XenophonWords>> = {
  en: {
    ...FAMILY_WORDS.en,
    legend:
      'Provinces: R rebels, K King, × contested, – nobody’s; behind them the land, cities with their walls (Sardis R▮▮▮), and the pieces there: R and K before leaders and units; below them the sea zones where the fleet lies. “board syria” shows a province; during a battle the Tactical Display is drawn, each army facing the other, and “board map” shows the map. On it ★ is a leader with his rating, ⚔ a unit that is locked in combat; strengths are attack-defense at this moment.',
    sides: names('en').letters,
    wins: 'The rebels win if Artaxerxes falls. If Cyrus falls, the Greeks have to reach Europe. If neither does, the side with more Victory Points wins. (R X9)',
    homecoming:
      'If all of them reach Europe, it is a decisive moral victory; with at least half of them a Pyrrhic one; with fewer the King wins. (R X9.2)',
    greeks: (count) => `The Ten Thousand: ${counted(count, { one: 'unit', many: 'units' })} on the map.`,
    remnant: (left, home, underWay) =>
      `Greek units left when Cyrus fell: ${left}; home: ${home}, on the way: ${underWay}, lost: ${left - home - underWay}.`,
    field: (province) => `the field of battle in ${province}`,
    closed: 'closed',
  },
  de: {
    ...FAMILY_WORDS.de,
    legend:
      'Provinzen: R Rebellen, K König, × umstritten, – niemandes; dahinter das Land, Städte mit ihren Mauern (Sardes R▮▮▮), und was dort steht: R und K vor Anführern und Einheiten; darunter die Seezonen, in denen die Flotte liegt. „board syrien“ zeigt eine Provinz; während einer Schlacht wird das Taktische Feld gezeichnet, die Heere einander gegenüber, und „board karte“ zeigt die Karte. Darauf ist ★ ein Anführer mit seinem Wert, ⚔ eine gebundene Einheit; Stärken sind Angriff-Verteidigung in diesem Augenblick.',
    sides: names('de').letters,
    wins: 'Fällt Artaxerxes, gewinnen die Rebellen. Fällt Kyros, müssen die Griechen Europa erreichen. Fällt keiner, gewinnt die Seite mit mehr Siegpunkten. (R X9)',
    homecoming:
      'Erreichen alle Europa, ist es ein entscheidender moralischer Sieg, bei mindestens der Hälfte ein Pyrrhussieg; bei weniger gewinnt der König. (R X9.2)',
    greeks: (count) => `Die Zehntausend: ${counted(count, { one: 'Einheit', many: 'Einheiten' })} auf der Karte.`,
    remnant: (left, home, underWay) =>
      `Griechische Einheiten bei Kyros’ Tod: ${left}; daheim: ${home}, unterwegs: ${underWay}, verloren: ${left - home - underWay}.`,
    field: (province) => `das Schlachtfeld in ${province}`,
    closed: 'gesperrt',
  },
};
