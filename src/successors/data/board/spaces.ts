// R 4.16, 4.17, 4.27, 4.28: the spaces, province by province, and the Transit Points.
import type { SpaceFact } from '../shape.js';
import type { KnownProvinceId } from './provinces.js';

type Row = SpaceFact & { readonly province: KnownProvinceId | null };

/** Where a rule is the source, what it does not tell stands in parentheses. Positions are those of the ancient places. */
export const spaces = [
  // Makedonia
  { id: 'pella', name: 'Pella', kind: 'majorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.76, longitude: 22.52, source: 'R 5.3, 13.2.1' },
  { id: 'pydna', name: 'Pydna', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.4, longitude: 22.6, source: 'reconstruction' },
  { id: 'poteidaia', name: 'Poteidaia', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.19, longitude: 23.33, source: 'reconstruction: R 19.8 mentions the place' },
  { id: 'amphipolis', name: 'Amphipolis', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.82, longitude: 23.85, source: 'reconstruction' },
  { id: 'herakleia-lynkestis', name: 'Herakleia Lynkestis', kind: 'minorCity', province: 'makedonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 41.01, longitude: 21.34, source: 'reconstruction' },
  // Thessalia
  { id: 'larisa', name: 'Larisa', kind: 'minorCity', province: 'thessalia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.64, longitude: 22.42, source: 'R 8.3.9 (province reconstructed)' },
  { id: 'lamia', name: 'Lamia', kind: 'minorCity', province: 'thessalia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.9, longitude: 22.43, source: 'R 5.8 (province and marker reconstructed)' },
  { id: 'pherai', name: 'Pherai', kind: 'minorCity', province: 'thessalia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.38, longitude: 22.75, source: 'reconstruction' },
  // Hellas
  { id: 'athenai', name: 'Athenai', kind: 'majorCity', province: 'hellas', independent: 3, siegeModifier: -1, hellespont: false, latitude: 37.97, longitude: 23.73, source: 'R 3.4 (siege modifier reconstructed)' },
  { id: 'boiotia', name: 'Boiotia', kind: 'minorCity', province: 'hellas', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.32, longitude: 23.32, source: 'public: play by forum (3rd ed.)' },
  { id: 'korinthos', name: 'Korinthos', kind: 'minorCity', province: 'hellas', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.91, longitude: 22.88, source: 'reconstruction' },
  { id: 'argos', name: 'Argos', kind: 'minorCity', province: 'hellas', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.63, longitude: 22.73, source: 'reconstruction' },
  { id: 'sparta', name: 'Sparta', kind: 'stronghold', province: 'hellas', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37.07, longitude: 22.43, source: 'public: house rules (1st ed.)' },
  { id: 'aitolia', name: 'Aitolia', kind: 'stronghold', province: 'hellas', independent: 3, siegeModifier: 0, hellespont: false, latitude: 38.6, longitude: 21.6, source: 'public: house rules (1st ed.)' },
  { id: 'kyklades', name: 'Kyklades', kind: 'minorCity', province: 'hellas', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.4, longitude: 25.27, source: 'R 14.3' },
  // Epeiros
  { id: 'molossia', name: 'Molossia', kind: 'majorCity', province: 'epeiros', independent: 0, siegeModifier: 1, hellespont: false, latitude: 39.55, longitude: 20.79, source: 'R 5.3 (siege modifier reconstructed)' },
  { id: 'ambrakia', name: 'Ambrakia', kind: 'minorCity', province: 'epeiros', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.16, longitude: 20.99, source: 'reconstruction' },
  { id: 'chaonia', name: 'Chaonia', kind: 'minorCity', province: 'epeiros', independent: 1, siegeModifier: 0, hellespont: false, latitude: 39.88, longitude: 20.02, source: 'reconstruction' },
  // Illyria
  { id: 'epidamnos', name: 'Epidamnos', kind: 'minorCity', province: 'illyria', independent: 1, siegeModifier: 0, hellespont: false, latitude: 41.32, longitude: 19.44, source: 'reconstruction' },
  { id: 'taulantioi', name: 'Taulantioi', kind: 'stronghold', province: 'illyria', independent: 3, siegeModifier: 0, hellespont: false, latitude: 41.9, longitude: 19.9, source: 'reconstruction: the tribe of Glaukias' },
  { id: 'dardanoi', name: 'Dardanoi', kind: 'stronghold', province: 'illyria', independent: 3, siegeModifier: 0, hellespont: false, latitude: 42.6, longitude: 21.1, source: 'reconstruction' },
  // Thrake
  { id: 'chersonesos', name: 'Chersonesos', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.35, longitude: 26.6, source: 'R 8.3.8, 13.2.5' },
  { id: 'byzantion', name: 'Byzantion', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: true, latitude: 41.01, longitude: 28.98, source: 'R 8.4.8 (province reconstructed)' },
  { id: 'abdera', name: 'Abdera', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: false, latitude: 40.95, longitude: 24.97, source: 'reconstruction' },
  { id: 'philippopolis', name: 'Philippopolis', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: false, latitude: 42.15, longitude: 24.75, source: 'reconstruction' },
  { id: 'kabyle', name: 'Kabyle', kind: 'minorCity', province: 'thrake', independent: 0, siegeModifier: 0, hellespont: false, latitude: 42.55, longitude: 26.48, source: 'reconstruction' },
  // Skythia
  { id: 'istros', name: 'Istros', kind: 'minorCity', province: 'skythia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 44.55, longitude: 28.77, source: 'reconstruction' },
  { id: 'getai', name: 'Getai', kind: 'stronghold', province: 'skythia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 43.75, longitude: 26.6, source: 'reconstruction' },
  { id: 'triballoi', name: 'Triballoi', kind: 'stronghold', province: 'skythia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 43.7, longitude: 23.6, source: 'public: session report (3rd ed.)' },
  // Mikra Phrygia
  { id: 'abydos', name: 'Abydos', kind: 'minorCity', province: 'mikra-phrygia', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.19, longitude: 26.41, source: 'R 8.3.8 (province reconstructed)' },
  { id: 'kyzikos', name: 'Kyzikos', kind: 'minorCity', province: 'mikra-phrygia', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.39, longitude: 27.87, source: 'public: review in Polish' },
  // Bithynia
  { id: 'astakos', name: 'Astakos', kind: 'minorCity', province: 'bithynia', independent: 0, siegeModifier: 0, hellespont: true, latitude: 40.71, longitude: 29.92, source: 'R 8.4.8 (province reconstructed)' },
  { id: 'herakleia-pontike', name: 'Herakleia Pontike', kind: 'minorCity', province: 'bithynia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 41.28, longitude: 31.42, source: 'reconstruction' },
  { id: 'bithynoi', name: 'Bithynoi', kind: 'stronghold', province: 'bithynia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 40.45, longitude: 30.6, source: 'reconstruction' },
  // Paphlagonia
  { id: 'sinope', name: 'Sinope', kind: 'minorCity', province: 'paphlagonia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 42.02, longitude: 35.15, source: 'reconstruction' },
  { id: 'amastris', name: 'Amastris', kind: 'minorCity', province: 'paphlagonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 41.75, longitude: 32.38, source: 'reconstruction' },
  { id: 'gangra', name: 'Gangra', kind: 'minorCity', province: 'paphlagonia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.6, longitude: 33.62, source: 'reconstruction' },
  // Lydia
  { id: 'sardeis', name: 'Sardeis', kind: 'majorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.49, longitude: 28.04, source: 'R 5.3, 6.6.3.2 (siege modifier reconstructed)' },
  { id: 'ephesos', name: 'Ephesos', kind: 'minorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.94, longitude: 27.34, source: 'R 6.6.3.2 (province reconstructed)' },
  { id: 'pergamon', name: 'Pergamon', kind: 'minorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.12, longitude: 27.18, source: 'reconstruction' },
  { id: 'lesbos', name: 'Lesbos', kind: 'minorCity', province: 'lydia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.1, longitude: 26.55, source: 'R 6.6.3.2 (province reconstructed)' },
  // Karia
  { id: 'halikarnassos', name: 'Halikarnassos', kind: 'majorCity', province: 'karia', independent: 0, siegeModifier: -1, hellespont: false, latitude: 37.04, longitude: 27.42, source: 'R 6.6.2, 19.12 (siege modifier reconstructed)' },
  { id: 'miletos', name: 'Miletos', kind: 'minorCity', province: 'karia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.53, longitude: 27.28, source: 'R 6.6.3.2 (province reconstructed)' },
  { id: 'kaunos', name: 'Kaunos', kind: 'minorCity', province: 'karia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.83, longitude: 28.62, source: 'reconstruction' },
  // Lykia
  { id: 'xanthos', name: 'Xanthos', kind: 'minorCity', province: 'lykia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.36, longitude: 29.32, source: 'public: rules summary in Spanish (4th ed.)' },
  { id: 'phaselis', name: 'Phaselis', kind: 'minorCity', province: 'lykia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.52, longitude: 30.55, source: 'public: rules summary in Spanish (4th ed.)' },
  { id: 'aspendos', name: 'Aspendos', kind: 'minorCity', province: 'lykia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.94, longitude: 31.17, source: 'R 8.3.1 (province reconstructed)' },
  { id: 'sagalassos', name: 'Sagalassos', kind: 'stronghold', province: 'lykia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37.68, longitude: 30.52, source: 'R 6.6.2 (kind inferred)' },
  // Phrygia
  { id: 'kelainai', name: 'Kelainai', kind: 'majorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.07, longitude: 30.17, source: 'R 5.4.1, 6.6.5 (kind inferred)' },
  { id: 'synnada', name: 'Synnada', kind: 'minorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.53, longitude: 30.55, source: 'reconstruction' },
  { id: 'gordion', name: 'Gordion', kind: 'minorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.65, longitude: 31.98, source: 'public: play by forum (3rd ed.)' },
  { id: 'ankyra', name: 'Ankyra', kind: 'minorCity', province: 'phrygia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 39.94, longitude: 32.86, source: 'reconstruction' },
  // Kilikia
  { id: 'tarsos', name: 'Tarsos', kind: 'minorCity', province: 'kilikia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.92, longitude: 34.89, source: 'R 8.3.2 (province reconstructed)' },
  { id: 'issos', name: 'Issos', kind: 'minorCity', province: 'kilikia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.84, longitude: 36.17, source: 'R 8.3.2 (province and port reconstructed)' },
  // Kappadokia
  { id: 'komana', name: 'Komana', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.33, longitude: 36.33, source: 'R 5.4.5, 5.8' },
  { id: 'dana', name: 'Dana', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 37.83, longitude: 34.6, source: 'R 6.6.3' },
  { id: 'melitene', name: 'Melitene', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.38, longitude: 38.36, source: 'R 6.6.3' },
  { id: 'mazaka', name: 'Mazaka', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 38.73, longitude: 35.48, source: 'R 6.6.3' },
  { id: 'zela', name: 'Zela', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.3, longitude: 35.89, source: 'R 6.6.3' },
  { id: 'amaseja', name: 'Amaseja', kind: 'minorCity', province: 'kappadokia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.65, longitude: 35.83, source: 'R 6.6.3' },
  // Armenia
  { id: 'armavir', name: 'Armavir', kind: 'minorCity', province: 'armenia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 40.11, longitude: 44.02, source: 'reconstruction' },
  { id: 'karana', name: 'Karana', kind: 'minorCity', province: 'armenia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 39.91, longitude: 41.27, source: 'reconstruction' },
  { id: 'kardouchoi', name: 'Kardouchoi', kind: 'stronghold', province: 'armenia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37.6, longitude: 43, source: 'reconstruction: a public session report tells of a stronghold here' },
  // Atropatene
  { id: 'gazaka', name: 'Gazaka', kind: 'minorCity', province: 'atropatene', independent: 1, siegeModifier: 0, hellespont: false, latitude: 37.1, longitude: 45.9, source: 'reconstruction: a public session report tells of Independents here' },
  { id: 'phraaspa', name: 'Phraaspa', kind: 'minorCity', province: 'atropatene', independent: 1, siegeModifier: 0, hellespont: false, latitude: 36.6, longitude: 47.23, source: 'reconstruction' },
  // Media
  { id: 'ekbatana', name: 'Ekbatana', kind: 'majorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.8, longitude: 48.52, source: 'R 5.4.1, 6.7 (siege modifier reconstructed)' },
  { id: 'rhagai', name: 'Rhagai', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.58, longitude: 51.44, source: 'R 6.7' },
  { id: 'konkobar', name: 'Konkobar', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.5, longitude: 47.96, source: 'reconstruction' },
  { id: 'bagistana', name: 'Bagistana', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.39, longitude: 47.43, source: 'reconstruction' },
  { id: 'kelonai', name: 'Kelonai', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.1, longitude: 46, source: 'reconstruction' },
  { id: 'aspadana', name: 'Aspadana', kind: 'minorCity', province: 'media', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.65, longitude: 51.67, source: 'reconstruction' },
  // Hyrkania
  { id: 'kadousioi', name: 'Kadousioi', kind: 'stronghold', province: 'hyrkania', independent: 3, siegeModifier: 0, hellespont: false, latitude: 37, longitude: 49.4, source: 'R 6.7 (kind reconstructed)' },
  { id: 'hekatompylos', name: 'Hekatompylos', kind: 'minorCity', province: 'hyrkania', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.96, longitude: 54.04, source: 'R 6.7 (province reconstructed)' },
  { id: 'zadrakarta', name: 'Zadrakarta', kind: 'minorCity', province: 'hyrkania', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.84, longitude: 54.44, source: 'reconstruction' },
  // Persis
  { id: 'persepolis', name: 'Persepolis', kind: 'majorCity', province: 'persis', independent: 0, siegeModifier: 1, hellespont: false, latitude: 29.94, longitude: 52.89, source: 'reconstruction' },
  { id: 'pasargadai', name: 'Pasargadai', kind: 'minorCity', province: 'persis', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.2, longitude: 53.18, source: 'reconstruction' },
  { id: 'karmana', name: 'Karmana', kind: 'minorCity', province: 'persis', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.28, longitude: 57.08, source: 'reconstruction' },
  { id: 'taoke', name: 'Taoke', kind: 'minorCity', province: 'persis', independent: 0, siegeModifier: 0, hellespont: false, latitude: 29.27, longitude: 51.22, source: 'reconstruction' },
  // Sousiane
  { id: 'sousa', name: 'Sousa', kind: 'majorCity', province: 'sousiane', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.19, longitude: 48.26, source: 'R 8.3.11, 19.9.2 (kind reconstructed)' },
  { id: 'kossaioi', name: 'Kossaioi', kind: 'stronghold', province: 'sousiane', independent: 3, siegeModifier: 0, hellespont: false, latitude: 33.5, longitude: 48.35, source: 'R 8.3.11 (province reconstructed)' },
  { id: 'ouxioi', name: 'Ouxioi', kind: 'minorCity', province: 'sousiane', independent: 1, siegeModifier: 0, hellespont: false, latitude: 31.6, longitude: 49.7, source: 'reconstruction: a session report has Sousiane taken early by markers' },
  { id: 'charax', name: 'Charax', kind: 'minorCity', province: 'sousiane', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.9, longitude: 47.58, source: 'reconstruction' },
  // Babylonia
  { id: 'babylon', name: 'Babylon', kind: 'majorCity', province: 'babylonia', independent: 0, siegeModifier: -1, hellespont: false, latitude: 32.54, longitude: 44.42, source: 'R 5.3 (siege modifier reconstructed)' },
  { id: 'opis', name: 'Opis', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.18, longitude: 44.7, source: 'reconstruction' },
  { id: 'is', name: 'Is', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.64, longitude: 42.83, source: 'reconstruction' },
  { id: 'borsippa', name: 'Borsippa', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.39, longitude: 44.34, source: 'reconstruction' },
  { id: 'orchoi', name: 'Orchoi', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.32, longitude: 45.64, source: 'reconstruction' },
  { id: 'sittake', name: 'Sittake', kind: 'minorCity', province: 'babylonia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.95, longitude: 45.05, source: 'reconstruction' },
  // Mesopotamia
  { id: 'thapsakos', name: 'Thapsakos', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.95, longitude: 39, source: 'reconstruction' },
  { id: 'karrhai', name: 'Karrhai', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.86, longitude: 39.03, source: 'reconstruction' },
  { id: 'nisibis', name: 'Nisibis', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.07, longitude: 41.21, source: 'reconstruction' },
  { id: 'arbela', name: 'Arbela', kind: 'minorCity', province: 'mesopotamia', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.19, longitude: 44.01, source: 'reconstruction' },
  // Syria
  { id: 'myriandos', name: 'Myriandos', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.59, longitude: 36.18, source: 'R 8.3.2 (province reconstructed)' },
  { id: 'chalybon', name: 'Chalybon', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.2, longitude: 37.16, source: 'R 8.3.2 (province reconstructed)' },
  { id: 'hamath', name: 'Hamath', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 35.13, longitude: 36.75, source: 'reconstruction' },
  { id: 'bambyke', name: 'Bambyke', kind: 'minorCity', province: 'syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.53, longitude: 37.95, source: 'reconstruction' },
  // Koile Syria
  { id: 'damaskos', name: 'Damaskos', kind: 'majorCity', province: 'koile-syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.51, longitude: 36.31, source: 'R 5.3 (siege modifier reconstructed)' },
  { id: 'heliopolis', name: 'Heliopolis', kind: 'minorCity', province: 'koile-syria', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.01, longitude: 36.2, source: 'R 6.6.3 (province reconstructed)' },
  // Phoinike
  { id: 'tyros', name: 'Tyros', kind: 'majorCity', province: 'phoinike', independent: 0, siegeModifier: -1, hellespont: false, latitude: 33.27, longitude: 35.2, source: 'R 8.4.5, 12.2 (siege modifier reconstructed)' },
  { id: 'sidon', name: 'Sidon', kind: 'minorCity', province: 'phoinike', independent: 0, siegeModifier: 0, hellespont: false, latitude: 33.56, longitude: 35.37, source: 'public: play by forum (3rd ed.)' },
  { id: 'arados', name: 'Arados', kind: 'minorCity', province: 'phoinike', independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.86, longitude: 35.86, source: 'reconstruction' },
  { id: 'ake', name: 'Ake', kind: 'minorCity', province: 'phoinike', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.93, longitude: 35.08, source: 'R 8.4.5 (province reconstructed)' },
  // Palaistina
  { id: 'gaza', name: 'Gaza', kind: 'minorCity', province: 'palaistina', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.52, longitude: 34.45, source: 'R 8.4.5 (province inferred)' },
  { id: 'hierosolyma', name: 'Hierosolyma', kind: 'minorCity', province: 'palaistina', independent: 1, siegeModifier: 0, hellespont: false, latitude: 31.78, longitude: 35.23, source: 'reconstruction' },
  { id: 'samareia', name: 'Samareia', kind: 'minorCity', province: 'palaistina', independent: 0, siegeModifier: 0, hellespont: false, latitude: 32.28, longitude: 35.2, source: 'reconstruction' },
  // Nabataia
  { id: 'petra', name: 'Petra', kind: 'stronghold', province: 'nabataia', independent: 3, siegeModifier: 0, hellespont: false, latitude: 30.33, longitude: 35.44, source: 'reconstruction' },
  { id: 'aila', name: 'Aila', kind: 'minorCity', province: 'nabataia', independent: 1, siegeModifier: 0, hellespont: false, latitude: 29.53, longitude: 35, source: 'reconstruction' },
  // Krete
  { id: 'knossos', name: 'Knossos', kind: 'minorCity', province: 'krete', independent: 1, siegeModifier: 0, hellespont: false, latitude: 35.3, longitude: 25.16, source: 'reconstruction' },
  { id: 'gortyn', name: 'Gortyn', kind: 'minorCity', province: 'krete', independent: 1, siegeModifier: 0, hellespont: false, latitude: 35.06, longitude: 24.95, source: 'reconstruction' },
  { id: 'kydonia', name: 'Kydonia', kind: 'minorCity', province: 'krete', independent: 1, siegeModifier: 0, hellespont: false, latitude: 35.51, longitude: 24.02, source: 'reconstruction' },
  // Rhodos
  { id: 'rhodos', name: 'Rhodos', kind: 'majorCity', province: 'rhodos', independent: 3, siegeModifier: -1, hellespont: false, latitude: 36.43, longitude: 28.22, source: 'public: rules summary in Spanish (4th ed.)' },
  // Kypros
  { id: 'salamis', name: 'Salamis', kind: 'majorCity', province: 'kypros', independent: 3, siegeModifier: 0, hellespont: false, latitude: 35.18, longitude: 33.9, source: 'public: rules summary in Spanish (4th ed.)' },
  { id: 'paphos', name: 'Paphos', kind: 'minorCity', province: 'kypros', independent: 1, siegeModifier: 0, hellespont: false, latitude: 34.76, longitude: 32.41, source: 'public: rules summary in Spanish (4th ed.)' },
  // Aigyptos
  { id: 'memphis', name: 'Memphis', kind: 'majorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 29.85, longitude: 31.25, source: 'R 5.4.1 (kind inferred)' },
  { id: 'alexandreia', name: 'Alexandreia', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.2, longitude: 29.92, source: 'public: FAQ (2nd ed.)' },
  { id: 'pelousion', name: 'Pelousion', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.04, longitude: 32.54, source: 'R 8.4.5 (province reconstructed)' },
  { id: 'naukratis', name: 'Naukratis', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.9, longitude: 30.6, source: 'reconstruction' },
  { id: 'thebai', name: 'Thebai', kind: 'minorCity', province: 'aigyptos', independent: 0, siegeModifier: 0, hellespont: false, latitude: 25.72, longitude: 32.61, source: 'reconstruction' },
  // Libye
  { id: 'kyrene', name: 'Kyrene', kind: 'majorCity', province: 'libye', independent: 3, siegeModifier: 0, hellespont: false, latitude: 32.82, longitude: 21.86, source: 'public: preview (4th ed.)' },
  { id: 'barke', name: 'Barke', kind: 'minorCity', province: 'libye', independent: 1, siegeModifier: 0, hellespont: false, latitude: 32.5, longitude: 20.89, source: 'reconstruction' },
  { id: 'paraitonion', name: 'Paraitonion', kind: 'minorCity', province: 'libye', independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.35, longitude: 27.24, source: 'reconstruction' },
  { id: 'ammon', name: 'Ammon', kind: 'stronghold', province: 'libye', independent: 3, siegeModifier: 0, hellespont: false, latitude: 29.2, longitude: 25.52, source: 'reconstruction' },
  // Transit Points
  { id: 'tp-kilikia-tracheia', name: 'Kilikia Tracheia', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 36.5, longitude: 32.9, source: 'R 8.3.1 (name reconstructed)' },
  { id: 'tp-amanos', name: 'Amanos', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 37, longitude: 36.7, source: 'R 8.3.2 (name reconstructed)' },
  { id: 'tp-kilikian-gates', name: 'Kilikian Gates', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.28, longitude: 34.78, source: 'reconstruction' },
  { id: 'tp-kibyra', name: 'Kibyra', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 37.16, longitude: 29.49, source: 'reconstruction' },
  { id: 'tp-lykaonia', name: 'Lykaonia', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 38.1, longitude: 32.6, source: 'reconstruction' },
  { id: 'tp-thadmor', name: 'Thadmor', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.55, longitude: 38.27, source: 'reconstruction' },
  { id: 'tp-anatho', name: 'Anatho', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 34.47, longitude: 41.95, source: 'reconstruction' },
  { id: 'tp-rhinokoloura', name: 'Rhinokoloura', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 31.13, longitude: 33.8, source: 'reconstruction' },
  { id: 'tp-persian-gates', name: 'Persian Gates', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 30.75, longitude: 51.6, source: 'reconstruction' },
  { id: 'tp-paionia', name: 'Paionia', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 41.4, longitude: 22.9, source: 'reconstruction' },
  { id: 'tp-marmarike', name: 'Marmarike', kind: 'transit', province: null, independent: 0, siegeModifier: 0, hellespont: false, latitude: 32, longitude: 24.5, source: 'reconstruction' },
] as const satisfies readonly Row[];

/** The spaces of the default board. */
export type KnownSpaceId = (typeof spaces)[number]['id'];
