// R 4.22, 4.23: the provinces.
import type { ProvinceFact } from '../shape.js';

/** Victory Points and region of each province. The source tells where the Victory Points come from, and where the rules name the province. */
export const provinces = [
  { id: 'makedonia', name: 'Makedonia', region: 'europe', victoryPoints: 3, source: 'inferred: first-turn totals in session reports' },
  { id: 'thessalia', name: 'Thessalia', region: 'europe', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'hellas', name: 'Hellas', region: 'europe', victoryPoints: 3, source: 'reconstruction: named in R 4.23' },
  { id: 'epeiros', name: 'Epeiros', region: 'europe', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'illyria', name: 'Illyria', region: 'europe', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'thrake', name: 'Thrake', region: 'europe', victoryPoints: 2, source: 'inferred: first-turn totals in session reports' },
  { id: 'skythia', name: 'Skythia', region: 'europe', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'mikra-phrygia', name: 'Mikra Phrygia', region: 'asia', victoryPoints: 1, source: 'inferred: first-turn totals in session reports' },
  { id: 'bithynia', name: 'Bithynia', region: 'asia', victoryPoints: 1, source: 'reconstruction' },
  { id: 'paphlagonia', name: 'Paphlagonia', region: 'asia', victoryPoints: 1, source: 'reconstruction' },
  { id: 'lydia', name: 'Lydia', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in R 5.3' },
  { id: 'karia', name: 'Karia', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in R 19.12' },
  { id: 'lykia', name: 'Lykia', region: 'asia', victoryPoints: 1, source: 'reconstruction' },
  { id: 'phrygia', name: 'Phrygia', region: 'asia', victoryPoints: 2, source: 'inferred: first-turn totals in session reports' },
  { id: 'kilikia', name: 'Kilikia', region: 'asia', victoryPoints: 2, source: 'inferred: first-turn totals in session reports' },
  { id: 'kappadokia', name: 'Kappadokia', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in R 5.4.5' },
  { id: 'armenia', name: 'Armenia', region: 'asia', victoryPoints: 1, source: 'reconstruction: named in R 4.31.3' },
  { id: 'atropatene', name: 'Atropatene', region: 'asia', victoryPoints: 1, source: 'reconstruction: named in the aid' },
  { id: 'media', name: 'Media', region: 'asia', victoryPoints: 2, source: 'inferred: first-turn totals in session reports' },
  { id: 'hyrkania', name: 'Hyrkania', region: 'asia', victoryPoints: 1, source: 'reconstruction: named in R 6.7' },
  { id: 'persis', name: 'Persis', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in the aid' },
  { id: 'sousiane', name: 'Sousiane', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in the aid' },
  { id: 'babylonia', name: 'Babylonia', region: 'asia', victoryPoints: 4, source: 'inferred: first-turn totals in session reports' },
  { id: 'mesopotamia', name: 'Mesopotamia', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in public session reports' },
  { id: 'syria', name: 'Syria', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in R 7.4' },
  { id: 'koile-syria', name: 'Koile Syria', region: 'asia', victoryPoints: 1, source: 'reconstruction: named in R 5.3' },
  { id: 'phoinike', name: 'Phoinike', region: 'asia', victoryPoints: 2, source: 'reconstruction: named in R 12.2' },
  { id: 'palaistina', name: 'Palaistina', region: 'asia', victoryPoints: 1, source: 'reconstruction: named in the aid' },
  { id: 'nabataia', name: 'Nabataia', region: 'asia', victoryPoints: 1, source: 'public: review (1st ed.)' },
  { id: 'krete', name: 'Krete', region: 'island', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'rhodos', name: 'Rhodos', region: 'island', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'kypros', name: 'Kypros', region: 'island', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
  { id: 'aigyptos', name: 'Aigyptos', region: 'africa', victoryPoints: 6, source: 'public: session reports (1st and 3rd ed.)' },
  { id: 'libye', name: 'Libye', region: 'africa', victoryPoints: 1, source: 'reconstruction: named in R 4.23' },
] as const satisfies readonly ProvinceFact[];

/** The provinces of the default board. */
export type KnownProvinceId = (typeof provinces)[number]['id'];
