// R 4.22, 4.23: the provinces.
import type { ProvinceFact } from '../shape.js';

/** Victory Points and region of each province. */
export const provinces = [
  { id: 'makedonia', name: 'Makedonia', region: 'europe', victoryPoints: 3 },
  { id: 'thessalia', name: 'Thessalia', region: 'europe', victoryPoints: 1 },
  { id: 'hellas', name: 'Hellas', region: 'europe', victoryPoints: 3 },
  { id: 'epeiros', name: 'Epeiros', region: 'europe', victoryPoints: 1 },
  { id: 'illyria', name: 'Illyria', region: 'europe', victoryPoints: 1 },
  { id: 'thrake', name: 'Thrake', region: 'europe', victoryPoints: 2 },
  { id: 'skythia', name: 'Skythia', region: 'europe', victoryPoints: 1 },
  { id: 'mikra-phrygia', name: 'Mikra Phrygia', region: 'asia', victoryPoints: 1 },
  { id: 'bithynia', name: 'Bithynia', region: 'asia', victoryPoints: 1 },
  { id: 'paphlagonia', name: 'Paphlagonia', region: 'asia', victoryPoints: 1 },
  { id: 'lydia', name: 'Lydia', region: 'asia', victoryPoints: 2 },
  { id: 'karia', name: 'Karia', region: 'asia', victoryPoints: 2 },
  { id: 'lykia', name: 'Lykia', region: 'asia', victoryPoints: 1 },
  { id: 'phrygia', name: 'Phrygia', region: 'asia', victoryPoints: 2 },
  { id: 'kilikia', name: 'Kilikia', region: 'asia', victoryPoints: 2 },
  { id: 'kappadokia', name: 'Kappadokia', region: 'asia', victoryPoints: 2 },
  { id: 'armenia', name: 'Armenia', region: 'asia', victoryPoints: 1 },
  { id: 'atropatene', name: 'Atropatene', region: 'asia', victoryPoints: 1 },
  { id: 'media', name: 'Media', region: 'asia', victoryPoints: 2 },
  { id: 'hyrkania', name: 'Hyrkania', region: 'asia', victoryPoints: 1 },
  { id: 'persis', name: 'Persis', region: 'asia', victoryPoints: 2 },
  { id: 'sousiane', name: 'Sousiane', region: 'asia', victoryPoints: 2 },
  { id: 'babylonia', name: 'Babylonia', region: 'asia', victoryPoints: 4 },
  { id: 'mesopotamia', name: 'Mesopotamia', region: 'asia', victoryPoints: 2 },
  { id: 'syria', name: 'Syria', region: 'asia', victoryPoints: 2 },
  { id: 'koile-syria', name: 'Koile Syria', region: 'asia', victoryPoints: 1 },
  { id: 'phoinike', name: 'Phoinike', region: 'asia', victoryPoints: 2 },
  { id: 'palaistina', name: 'Palaistina', region: 'asia', victoryPoints: 1 },
  { id: 'nabataia', name: 'Nabataia', region: 'asia', victoryPoints: 1 },
  { id: 'krete', name: 'Krete', region: 'island', victoryPoints: 1 },
  { id: 'rhodos', name: 'Rhodos', region: 'island', victoryPoints: 1 },
  { id: 'kypros', name: 'Kypros', region: 'island', victoryPoints: 1 },
  { id: 'aigyptos', name: 'Aigyptos', region: 'africa', victoryPoints: 6 },
  { id: 'libye', name: 'Libye', region: 'africa', victoryPoints: 1 },
] as const satisfies readonly Omit<ProvinceFact, 'source'>[];

/** The provinces of the default board. */
export type KnownProvinceId = (typeof provinces)[number]['id'];
