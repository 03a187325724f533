// R 4.16, 4.17, 4.27, 4.28: the spaces, province by province, and the Transit Points.
import type { SpaceFact } from '../shape.js';
import type { KnownProvinceId } from './provinces.js';

type Row = Omit<SpaceFact, 'source'> & { readonly province: KnownProvinceId | null };

/** The spaces, with the positions of the ancient places. */
export const spaces = [
  // Makedonia
  { id: 'pella', name: 'Pella', kind: 'majorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.76, longitude: 22.52 },
  { id: 'pydna', name: 'Pydna', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.4, longitude: 22.6 },
  { id: 'poteidaia', name: 'Poteidaia', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.19, longitude: 23.33 },
  { id: 'amphipolis', name: 'Amphipolis', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.82, longitude: 23.85 },
  { id: 'herakleia-lynkestis', name: 'Herakleia Lynkestis', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 41.01, longitude: 21.34 },
  // Thessalia
  { id: 'larisa', name: 'Larisa', kind: 'minorCity', province: 'thessalia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.64, longitude: 22.42 },
  { id: 'lamia', name: 'Lamia', kind: 'minorCity', province: 'thessalia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.9, longitude: 22.43 },
  { id: 'pherai', name: 'Pherai', kind: 'minorCity', province: 'thessalia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.38, longitude: 22.75 },
  // Hellas
  { id: 'athenai', name: 'Athenai', kind: 'majorCity', province: 'hellas', independent: 3, siegeModifier: -1, hellespont: false, latitude: 37.97, longitude: 23.73 },
  { id: 'boiotia', name: 'Boiotia', kind: 'minorCity', province: 'hellas', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.32, longitude: 23.32 },
  { id: 'korinthos', name: 'Korinthos', kind: 'minorCity', province: 'hellas', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.91, longitude: 22.88 },
  { id: 'argos', name: 'Argos', kind: 'minorCity', province: 'hellas', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.63, longitude: 22.73 },
  { id: 'sparta', name: 'Sparta', kind: 'stronghold', province: 'hellas', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37.07, longitude: 22.43 },
  { id: 'aitolia', name: 'Aitolia', kind: 'stronghold', province: 'hellas', independent: 3, siegeModifier: 0, hellespont: false, latitude: 38.6, longitude: 21.6 },
  { id: 'kyklades', name: 'Kyklades', kind: 'minorCity', province: 'hellas', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.4, longitude: 25.27 },
  // Epeiros
  { id: 'molossia', name: 'Molossia', kind: 'majorCity', province: 'epeiros', independent: 0, siegeModifier: 1, hellespont: false, latitude: 39.55, longitude: 20.79 },
  { id: 'ambrakia', name: 'Ambrakia', kind: 'minorCity', province: 'epeiros', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.16, longitude: 20.99 },
  { id: 'chaonia', name: 'Chaonia', kind: 'minorCity', province: 'epeiros', independent: 1, siegeModifier: 0, hellespont: false, latitude: 39.88, longitude: 20.02 },
  // Illyria
  { id: 'epidamnos', name: 'Epidamnos', kind: 'minorCity', province: 'illyria', independent: 1, siegeModifier: 0, hellespont: false, latitude: 41.32, longitude: 19.44 },
  { id: 'taulantioi', name: 'Taulantioi', kind: 'stronghold', province: 'illyria', independent: 3, siegeModifier: 0, hellespont: false, latitude: 41.9, longitude: 19.9 },
  { id: 'dardanoi', name: 'Dardanoi', kind: 'stronghold', province: 'illyria', independent: 3, siegeModifier: 0, hellespont: false, latitude: 42.6, longitude: 21.1 },
  // Thrake
  { id: 'chersonesos', name: 'Chersonesos', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.35, longitude: 26.6 },
  { id: 'byzantion', name: 'Byzantion', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: true, latitude: 41.01, longitude: 28.98 },
  { id: 'abdera', name: 'Abdera', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.95, longitude: 24.97 },
  { id: 'philippopolis', name: 'Philippopolis', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: false, latitude: 42.15, longitude: 24.75 },
  { id: 'kabyle', name: 'Kabyle', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: false, latitude: 42.55, longitude: 26.48 },
  // Skythia
  { id: 'istros', name: 'Istros', kind: 'minorCity', province: 'skythia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 44.55, longitude: 28.77 },
  { id: 'getai', name: 'Getai', kind: 'stronghold', province: 'skythia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 43.75, longitude: 26.6 },
  { id: 'triballoi', name: 'Triballoi', kind: 'stronghold', province: 'skythia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 43.7, longitude: 23.6 },
  // Mikra Phrygia
  { id: 'abydos', name: 'Abydos', kind: 'minorCity', province: 'mikra-phrygia', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.19, longitude: 26.41 },
  { id: 'kyzikos', name: 'Kyzikos', kind: 'minorCity', province: 'mikra-phrygia', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.39, longitude: 27.87 },
  // Bithynia
  { id: 'astakos', name: 'Astakos', kind: 'minorCity', province: 'bithynia', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.71, longitude: 29.92 },
  { id: 'herakleia-pontike', name: 'Herakleia Pontike', kind: 'minorCity', province: 'bithynia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 41.28, longitude: 31.42 },
  { id: 'bithynoi', name: 'Bithynoi', kind: 'stronghold', province: 'bithynia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 40.45, longitude: 30.6 },
  // Paphlagonia
  { id: 'sinope', name: 'Sinope', kind: 'minorCity', province: 'paphlagonia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 42.02, longitude: 35.15 },
  { id: 'amastris', name: 'Amastris', kind: 'minorCity', province: 'paphlagonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 41.75, longitude: 32.38 },
  { id: 'gangra', name: 'Gangra', kind: 'minorCity', province: 'paphlagonia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.6, longitude: 33.62 },
  // Lydia
  { id: 'sardeis', name: 'Sardeis', kind: 'majorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.49, longitude: 28.04 },
  { id: 'ephesos', name: 'Ephesos', kind: 'minorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.94, longitude: 27.34 },
  { id: 'pergamon', name: 'Pergamon', kind: 'minorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.12, longitude: 27.18 },
  { id: 'lesbos', name: 'Lesbos', kind: 'minorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.1, longitude: 26.55 },
  // Karia
  { id: 'halikarnassos', name: 'Halikarnassos', kind: 'majorCity', province: 'karia', independent: 0, siegeModifier: -1, hellespont: false, latitude: 37.04, longitude: 27.42 },
  { id: 'miletos', name: 'Miletos', kind: 'minorCity', province: 'karia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.53, longitude: 27.28 },
  { id: 'kaunos', name: 'Kaunos', kind: 'minorCity', province: 'karia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.83, longitude: 28.62 },
  // Lykia
  { id: 'xanthos', name: 'Xanthos', kind: 'minorCity', province: 'lykia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.36, longitude: 29.32 },
  { id: 'phaselis', name: 'Phaselis', kind: 'minorCity', province: 'lykia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.52, longitude: 30.55 },
  { id: 'aspendos', name: 'Aspendos', kind: 'minorCity', province: 'lykia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.94, longitude: 31.17 },
  { id: 'sagalassos', name: 'Sagalassos', kind: 'stronghold', province: 'lykia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37.68, longitude: 30.52 },
  // Phrygia
  { id: 'kelainai', name: 'Kelainai', kind: 'majorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.07, longitude: 30.17 },
  { id: 'synnada', name: 'Synnada', kind: 'minorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.53, longitude: 30.55 },
  { id: 'gordion', name: 'Gordion', kind: 'minorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.65, longitude: 31.98 },
  { id: 'ankyra', name: 'Ankyra', kind: 'minorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.94, longitude: 32.86 },
  // Kilikia
  { id: 'tarsos', name: 'Tarsos', kind: 'minorCity', province: 'kilikia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.92, longitude: 34.89 },
  { id: 'issos', name: 'Issos', kind: 'minorCity', province: 'kilikia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.84, longitude: 36.17 },
  // Kappadokia
  { id: 'komana', name: 'Komana', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.33, longitude: 36.33 },
  { id: 'dana', name: 'Dana', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 37.83, longitude: 34.6 },
  { id: 'melitene', name: 'Melitene', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.38, longitude: 38.36 },
  { id: 'mazaka', name: 'Mazaka', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.73, longitude: 35.48 },
  { id: 'zela', name: 'Zela', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.3, longitude: 35.89 },
  { id: 'amaseja', name: 'Amaseja', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.65, longitude: 35.83 },
  // Armenia
  { id: 'armavir', name: 'Armavir', kind: 'minorCity', province: 'armenia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.11, longitude: 44.02 },
  { id: 'karana', name: 'Karana', kind: 'minorCity', province: 'armenia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 39.91, longitude: 41.27 },
  { id: 'kardouchoi', name: 'Kardouchoi', kind: 'stronghold', province: 'armenia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37.6, longitude: 43 },
  // Atropatene
  { id: 'gazaka', name: 'Gazaka', kind: 'minorCity', province: 'atropatene', independent: 1, siegeModifier: 0, hellespont: false, latitude: 37.1, longitude: 45.9 },
  { id: 'phraaspa', name: 'Phraaspa', kind: 'minorCity', province: 'atropatene', independent: 1, siegeModifier: 0, hellespont: false, latitude: 36.6, longitude: 47.23 },
  // Media
  { id: 'ekbatana', name: 'Ekbatana', kind: 'majorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.8, longitude: 48.52 },
  { id: 'rhagai', name: 'Rhagai', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.58, longitude: 51.44 },
  { id: 'konkobar', name: 'Konkobar', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.5, longitude: 47.96 },
  { id: 'bagistana', name: 'Bagistana', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.39, longitude: 47.43 },
  { id: 'kelonai', name: 'Kelonai', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.1, longitude: 46 },
  { id: 'aspadana', name: 'Aspadana', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.65, longitude: 51.67 },
  // Hyrkania
  { id: 'kadousioi', name: 'Kadousioi', kind: 'stronghold', province: 'hyrkania', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37, longitude: 49.4 },
  { id: 'hekatompylos', name: 'Hekatompylos', kind: 'minorCity', province: 'hyrkania', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.96, longitude: 54.04 },
  { id: 'zadrakarta', name: 'Zadrakarta', kind: 'minorCity', province: 'hyrkania', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.84, longitude: 54.44 },
  // Persis
  { id: 'persepolis', name: 'Persepolis', kind: 'majorCity', province: 'persis', independent: 0, siegeModifier: 1, hellespont: false, latitude: 29.94, longitude: 52.89 },
  { id: 'pasargadai', name: 'Pasargadai', kind: 'minorCity', province: 'persis', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.2, longitude: 53.18 },
  { id: 'karmana', name: 'Karmana', kind: 'minorCity', province: 'persis', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.28, longitude: 57.08 },
  { id: 'taoke', name: 'Taoke', kind: 'minorCity', province: 'persis', independent: 0, siegeModifier: 0, hellespont: false, latitude: 29.27, longitude: 51.22 },
  // Sousiane
  { id: 'sousa', name: 'Sousa', kind: 'majorCity', province: 'sousiane', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.19, longitude: 48.26 },
  { id: 'kossaioi', name: 'Kossaioi', kind: 'stronghold', province: 'sousiane', independent: 3, siegeModifier: 0, hellespont: false, latitude: 33.5, longitude: 48.35 },
  { id: 'ouxioi', name: 'Ouxioi', kind: 'minorCity', province: 'sousiane', independent: 1, siegeModifier: 0, hellespont: false, latitude: 31.6, longitude: 49.7 },
  { id: 'charax', name: 'Charax', kind: 'minorCity', province: 'sousiane', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.9, longitude: 47.58 },
  // Babylonia
  { id: 'babylon', name: 'Babylon', kind: 'majorCity', province: 'babylonia', independent: 0, siegeModifier: -1, hellespont: false, latitude: 32.54, longitude: 44.42 },
  { id: 'opis', name: 'Opis', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.18, longitude: 44.7 },
  { id: 'is', name: 'Is', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.64, longitude: 42.83 },
  { id: 'borsippa', name: 'Borsippa', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.39, longitude: 44.34 },
  { id: 'orchoi', name: 'Orchoi', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.32, longitude: 45.64 },
  { id: 'sittake', name: 'Sittake', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.95, longitude: 45.05 },
  // Mesopotamia
  { id: 'thapsakos', name: 'Thapsakos', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.95, longitude: 39 },
  { id: 'karrhai', name: 'Karrhai', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.86, longitude: 39.03 },
  { id: 'nisibis', name: 'Nisibis', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.07, longitude: 41.21 },
  { id: 'arbela', name: 'Arbela', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.19, longitude: 44.01 },
  // Syria
  { id: 'myriandos', name: 'Myriandos', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.59, longitude: 36.18 },
  { id: 'chalybon', name: 'Chalybon', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.2, longitude: 37.16 },
  { id: 'hamath', name: 'Hamath', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.13, longitude: 36.75 },
  { id: 'bambyke', name: 'Bambyke', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.53, longitude: 37.95 },
  // Koile Syria
  { id: 'damaskos', name: 'Damaskos', kind: 'majorCity', province: 'koile-syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.51, longitude: 36.31 },
  { id: 'heliopolis', name: 'Heliopolis', kind: 'minorCity', province: 'koile-syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.01, longitude: 36.2 },
  // Phoinike
  { id: 'tyros', name: 'Tyros', kind: 'majorCity', province: 'phoinike', independent: 0, siegeModifier: -1, hellespont: false, latitude: 33.27, longitude: 35.2 },
  { id: 'sidon', name: 'Sidon', kind: 'minorCity', province: 'phoinike', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.56, longitude: 35.37 },
  { id: 'arados', name: 'Arados', kind: 'minorCity', province: 'phoinike', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.86, longitude: 35.86 },
  { id: 'ake', name: 'Ake', kind: 'minorCity', province: 'phoinike', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.93, longitude: 35.08 },
  // Palaistina
  { id: 'gaza', name: 'Gaza', kind: 'minorCity', province: 'palaistina', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.52, longitude: 34.45 },
  { id: 'hierosolyma', name: 'Hierosolyma', kind: 'minorCity', province: 'palaistina', independent: 1, siegeModifier: 0, hellespont: false, latitude: 31.78, longitude: 35.23 },
  { id: 'samareia', name: 'Samareia', kind: 'minorCity', province: 'palaistina', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.28, longitude: 35.2 },
  // Nabataia
  { id: 'petra', name: 'Petra', kind: 'stronghold', province: 'nabataia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 30.33, longitude: 35.44 },
  { id: 'aila', name: 'Aila', kind: 'minorCity', province: 'nabataia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 29.53, longitude: 35 },
  // Krete
  { id: 'knossos', name: 'Knossos', kind: 'minorCity', province: 'krete', independent: 1, siegeModifier: 0, hellespont: false, latitude: 35.3, longitude: 25.16 },
  { id: 'gortyn', name: 'Gortyn', kind: 'minorCity', province: 'krete', independent: 1, siegeModifier: 0, hellespont: false, latitude: 35.06, longitude: 24.95 },
  { id: 'kydonia', name: 'Kydonia', kind: 'minorCity', province: 'krete', independent: 1, siegeModifier: 0, hellespont: false, latitude: 35.51, longitude: 24.02 },
  // Rhodos
  { id: 'rhodos', name: 'Rhodos', kind: 'majorCity', province: 'rhodos', independent: 3, siegeModifier: -1, hellespont: false, latitude: 36.43, longitude: 28.22 },
  // Kypros
  { id: 'salamis', name: 'Salamis', kind: 'majorCity', province: 'kypros', independent: 3, siegeModifier: 0, hellespont: false, latitude: 35.18, longitude: 33.9 },
  { id: 'paphos', name: 'Paphos', kind: 'minorCity', province: 'kypros', independent: 1, siegeModifier: 0, hellespont: false, latitude: 34.76, longitude: 32.41 },
  // Aigyptos
  { id: 'memphis', name: 'Memphis', kind: 'majorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 29.85, longitude: 31.25 },
  { id: 'alexandreia', name: 'Alexandreia', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.2, longitude: 29.92 },
  { id: 'pelousion', name: 'Pelousion', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.04, longitude: 32.54 },
  { id: 'naukratis', name: 'Naukratis', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.9, longitude: 30.6 },
  { id: 'thebai', name: 'Thebai', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 25.72, longitude: 32.61 },
  // Libye
  { id: 'kyrene', name: 'Kyrene', kind: 'majorCity', province: 'libye', independent: 3, siegeModifier: 0, hellespont: false, latitude: 32.82, longitude: 21.86 },
  { id: 'barke', name: 'Barke', kind: 'minorCity', province: 'libye', independent: 1, siegeModifier: 0, hellespont: false, latitude: 32.5, longitude: 20.89 },
  { id: 'paraitonion', name: 'Paraitonion', kind: 'minorCity', province: 'libye', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.35, longitude: 27.24 },
  { id: 'ammon', name: 'Ammon', kind: 'stronghold', province: 'libye', independent: 3, siegeModifier: 0, hellespont: false, latitude: 29.2, longitude: 25.52 },
  // Transit Points
  { id: 'tp-kilikia-tracheia', name: 'Kilikia Tracheia', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.5, longitude: 32.9 },
  { id: 'tp-amanos', name: 'Amanos', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 37, longitude: 36.7 },
  { id: 'tp-kilikian-gates', name: 'Kilikian Gates', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.28, longitude: 34.78 },
  { id: 'tp-kibyra', name: 'Kibyra', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.16, longitude: 29.49 },
  { id: 'tp-lykaonia', name: 'Lykaonia', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.1, longitude: 32.6 },
  { id: 'tp-thadmor', name: 'Thadmor', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.55, longitude: 38.27 },
  { id: 'tp-anatho', name: 'Anatho', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.47, longitude: 41.95 },
  { id: 'tp-rhinokoloura', name: 'Rhinokoloura', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.13, longitude: 33.8 },
  { id: 'tp-persian-gates', name: 'Persian Gates', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.75, longitude: 51.6 },
  { id: 'tp-paionia', name: 'Paionia', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 41.4, longitude: 22.9 },
  { id: 'tp-marmarike', name: 'Marmarike', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 32, longitude: 24.5 },
] as const satisfies readonly Row[];

/** The spaces of the default board. */
export type KnownSpaceId = (typeof spaces)[number]['id'];
