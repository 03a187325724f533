/** R 2.2: the map. Its names are printed; most terrain and borders are reconstructed. */
import type { BorderFact, CityFact, MapFacts, ProvinceFact, SeaZoneFact } from './shape.js';

/**
 * R 5.2-5.4: the provinces. The source is that of the terrain: names and holders are printed, places are those of
 * atlases.
 */
export const provinces: readonly ProvinceFact[] = [
  { id: 'macedonia', name: 'Macedonia', terrain: 'fertile', loyalty: 'steadfast', holder: 'macedonian', longitude: 22.5, latitude: 40.8, source: 'reconstruction' },
  { id: 'hellas', name: 'Hellas', terrain: 'fertile', loyalty: 'home', holder: 'macedonian', longitude: 22.8, latitude: 38.5, source: 'reconstruction' },
  { id: 'thrace', name: 'Thrace', terrain: 'mountain', loyalty: 'home', holder: 'macedonian', longitude: 26.0, latitude: 42.0, source: 'inferred: the note of R 8.2 on its border' },
  { id: 'ionia', name: 'Ionia', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 28.0, latitude: 38.2, source: 'reconstruction' },
  { id: 'phrygia', name: 'Phrygia', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 31.5, latitude: 39.5, source: 'reconstruction' },
  { id: 'cappadocia', name: 'Cappadocia', terrain: 'mountain', loyalty: 'open', holder: 'persian', longitude: 35.8, latitude: 39.5, source: 'inferred: a home of the mountain tribes of R X8.2' },
  { id: 'cilicia', name: 'Cilicia', terrain: 'mountain', loyalty: 'open', holder: 'persian', longitude: 33.5, latitude: 37.0, source: 'inferred: a home of the mountain tribes of R X8.2' },
  { id: 'armenia', name: 'Armenia', terrain: 'mountain', loyalty: 'open', holder: 'persian', longitude: 42.5, latitude: 39.8, source: 'inferred: a home of the mountain tribes of R X8.2' },
  { id: 'syria', name: 'Syria', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 36.8, latitude: 34.5, source: 'reconstruction' },
  { id: 'egypt', name: 'Egypt', terrain: 'rich', loyalty: 'open', holder: 'persian', longitude: 31.0, latitude: 28.5, source: 'reconstruction: grain land' },
  { id: 'lybia', name: 'Lybia', terrain: 'desert', loyalty: 'open', holder: 'persian', longitude: 26.0, latitude: 30.0, source: 'R 12.6' },
  { id: 'arabia', name: 'Arabia', terrain: 'desert', loyalty: 'open', holder: 'persian', dispensable: true, longitude: 39.0, latitude: 29.5, source: 'R 8.6' },
  { id: 'assyria', name: 'Assyria', terrain: 'rich', loyalty: 'open', holder: 'persian', longitude: 41.5, latitude: 36.0, source: 'R X7.3' },
  { id: 'babylonia', name: 'Babylonia', terrain: 'rich', loyalty: 'open', holder: 'persian', longitude: 44.8, latitude: 32.5, source: 'R X7.3' },
  { id: 'susiana', name: 'Susiana', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 48.5, latitude: 31.8, source: 'reconstruction' },
  { id: 'persis', name: 'Persis', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 52.5, latitude: 29.8, source: 'reconstruction: Alexander entered it in winter' },
  { id: 'media', name: 'Media', terrain: 'mountain', loyalty: 'open', holder: 'persian', longitude: 49.0, latitude: 35.0, source: 'reconstruction: the Zagros' },
  { id: 'hyrcania', name: 'Hyrcania', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 54.0, latitude: 37.0, source: 'reconstruction' },
  { id: 'parthia', name: 'Parthia', terrain: 'desert', loyalty: 'open', holder: 'persian', longitude: 57.0, latitude: 35.8, source: 'R S15.0' },
  { id: 'carmania', name: 'Carmania', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 57.0, latitude: 29.0, source: 'reconstruction' },
  { id: 'gedrosia', name: 'Gedrosia', terrain: 'desert', loyalty: 'open', holder: 'persian', longitude: 63.0, latitude: 26.5, source: 'reconstruction: the desert of 325' },
  { id: 'drangiana', name: 'Drangiana', terrain: 'desert', loyalty: 'open', holder: 'persian', longitude: 61.5, latitude: 31.0, source: 'reconstruction' },
  { id: 'areia', name: 'Areia', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 62.0, latitude: 34.5, source: 'reconstruction' },
  { id: 'arachosia', name: 'Arachosia', terrain: 'mountain', loyalty: 'open', holder: 'persian', longitude: 66.0, latitude: 32.3, source: 'reconstruction: the Hindu Kush' },
  { id: 'bactria', name: 'Bactria', terrain: 'fertile', loyalty: 'open', holder: 'persian', longitude: 66.5, latitude: 36.5, source: 'reconstruction' },
  { id: 'sogdiana', name: 'Sogdiana', terrain: 'mountain', loyalty: 'open', holder: 'persian', longitude: 67.5, latitude: 39.5, source: 'reconstruction: the Sogdian Rock' },
  { id: 'chorasmia', name: 'Chorasmia', terrain: 'desert', loyalty: 'independent', holder: null, paysNothingTo: 'persian', dispensable: true, longitude: 60.0, latitude: 42.0, source: 'reconstruction' },
  { id: 'scythia', name: 'Scythia', terrain: 'desert', loyalty: 'independent', holder: null, paysNothingTo: 'persian', dispensable: true, longitude: 67.0, latitude: 44.0, source: 'reconstruction' },
  { id: 'gandara', name: 'Gandara', terrain: 'mountain', loyalty: 'open', holder: 'persian', paysNothingTo: 'persian', longitude: 71.0, latitude: 34.3, source: 'reconstruction: the Hindu Kush' },
  { id: 'upperIndia', name: 'Upper India', terrain: 'fertile', loyalty: 'independent', holder: null, paysNothingTo: 'persian', recruits: true, longitude: 73.5, latitude: 31.8, source: 'reconstruction' },
  { id: 'lowerIndia', name: 'Lower India', terrain: 'fertile', loyalty: 'independent', holder: null, paysNothingTo: 'persian', recruits: true, longitude: 70.0, latitude: 28.5, source: 'reconstruction' },
  { id: 'sind', name: 'Sind', terrain: 'desert', loyalty: 'independent', holder: null, paysNothingTo: 'persian', dispensable: true, longitude: 69.5, latitude: 25.2, source: 'reconstruction' },
];

/**
 * R 8.2: every border of a Mountain province is a mountain border, but that of Thrace and Ionia. The source is that of
 * the border itself.
 */
export const borders: readonly BorderFact[] = [
  { a: 'macedonia', b: 'hellas', kind: 'normal', source: 'inferred: the zones of R 8.3 and R 14.2' },
  { a: 'macedonia', b: 'thrace', kind: 'mountain', source: 'inferred: the zones of R 8.3 and R 14.2' },
  { a: 'thrace', b: 'ionia', kind: 'normal', source: 'R 8.2' },
  { a: 'ionia', b: 'phrygia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'ionia', b: 'cilicia', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'phrygia', b: 'cappadocia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'phrygia', b: 'cilicia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'cappadocia', b: 'cilicia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'cappadocia', b: 'armenia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'cilicia', b: 'syria', kind: 'mountain', source: 'inferred: the retreat of R S14.1' },
  { a: 'armenia', b: 'assyria', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'armenia', b: 'media', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'syria', b: 'assyria', kind: 'normal', source: 'public: replay of a game of Clash of the Generals' },
  { a: 'syria', b: 'arabia', kind: 'normal', source: 'R 8.6' },
  { a: 'syria', b: 'egypt', kind: 'normal', through: 'gaza', source: 'R 8.2' },
  { a: 'egypt', b: 'arabia', kind: 'normal', source: 'R 8.6' },
  { a: 'egypt', b: 'lybia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'arabia', b: 'babylonia', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'assyria', b: 'babylonia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'assyria', b: 'media', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'babylonia', b: 'media', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'babylonia', b: 'susiana', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'susiana', b: 'media', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'susiana', b: 'persis', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'persis', b: 'media', kind: 'mountain', source: 'inferred: the history in the rulebook' },
  { a: 'persis', b: 'carmania', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'media', b: 'hyrcania', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'media', b: 'parthia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'hyrcania', b: 'parthia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'hyrcania', b: 'chorasmia', kind: 'normal', source: 'reconstruction: geography, doubtful' },
  { a: 'parthia', b: 'areia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'parthia', b: 'chorasmia', kind: 'normal', source: 'reconstruction: geography, doubtful' },
  { a: 'areia', b: 'drangiana', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'areia', b: 'bactria', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'areia', b: 'arachosia', kind: 'mountain', source: 'reconstruction: geography, doubtful' },
  { a: 'drangiana', b: 'arachosia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'drangiana', b: 'carmania', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'drangiana', b: 'gedrosia', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'carmania', b: 'gedrosia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'gedrosia', b: 'arachosia', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'gedrosia', b: 'lowerIndia', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'gedrosia', b: 'sind', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'arachosia', b: 'bactria', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'arachosia', b: 'gandara', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'arachosia', b: 'lowerIndia', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'bactria', b: 'gandara', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'bactria', b: 'sogdiana', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'sogdiana', b: 'chorasmia', kind: 'mountain', source: 'reconstruction: geography' },
  { a: 'sogdiana', b: 'scythia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'chorasmia', b: 'scythia', kind: 'normal', source: 'reconstruction: geography' },
  { a: 'gandara', b: 'upperIndia', kind: 'mountain', source: 'reconstruction: geography leaves no choice' },
  { a: 'upperIndia', b: 'lowerIndia', kind: 'normal', source: 'reconstruction: geography leaves no choice' },
  { a: 'lowerIndia', b: 'sind', kind: 'normal', source: 'inferred: R S7.1' },
];

/**
 * R 5.6, 7.5: the sea zones. Tyre must be able to cut Ionia from Egypt, so the Egyptian zone touches the Phoenician one
 * alone.
 */
export const seaZones: readonly SeaZoneFact[] = [
  { id: 'blackSea', name: 'Black Sea', coasts: ['thrace', 'phrygia', 'cappadocia', 'armenia'], adjacent: ['aegean'], source: 'R S4.2; coasts reconstructed' },
  { id: 'aegean', name: 'Aegean', coasts: ['macedonia', 'hellas', 'thrace', 'ionia'], adjacent: ['blackSea', 'ionian'], source: 'R S1.2' },
  { id: 'ionian', name: 'Ionian', coasts: ['ionia'], adjacent: ['aegean', 'cypriote'], source: 'R S1.2' },
  { id: 'cypriote', name: 'Cypriote', coasts: ['ionia', 'cilicia'], adjacent: ['ionian', 'phoenician'], source: 'R S8.4; coasts reconstructed' },
  { id: 'phoenician', name: 'Phoenician', coasts: ['cilicia', 'syria'], adjacent: ['cypriote', 'egyptian'], source: 'R 7.5' },
  { id: 'egyptian', name: 'Egyptian', coasts: ['egypt', 'lybia'], adjacent: ['phoenician'], source: 'R S4.2; inferred: the example of R 7.5' },
];

/** R 3.2, 3.3, 11, 17.5: cities and fortresses; walls, holders and surrender are printed. */
export const cities: readonly CityFact[] = [
  { id: 'athens', name: 'Athens', provinces: ['hellas'], sea: 'aegean', walls: 3, holder: 'macedonian', surrendersOn: 3, source: 'R 3.2' },
  { id: 'sardis', name: 'Sardis', provinces: ['ionia'], sea: null, walls: 3, holder: 'persian', surrendersOn: 5, source: 'R 3.3' },
  { id: 'halicarnassus', name: 'Halicarnassus', provinces: ['ionia'], sea: 'ionian', walls: 1, holder: 'persian', surrendersOn: 2, source: 'R 3.3; the zone R S4.5' },
  { id: 'gordium', name: 'Gordium', provinces: ['phrygia'], sea: null, walls: 0, holder: 'persian', surrendersOn: 4, source: 'R 3.2, 15.3' },
  { id: 'tyre', name: 'Tyre', provinces: ['syria'], sea: 'phoenician', walls: 4, holder: 'persian', surrendersOn: null, source: 'R 3.3, 7.5' },
  { id: 'gaza', name: 'Gaza', provinces: ['syria', 'egypt'], sea: 'phoenician', walls: 1, holder: 'persian', surrendersOn: 1, source: 'R 3.3, 8.2; the coast reconstructed' },
  { id: 'alexandria', name: 'Alexandria', provinces: ['egypt'], sea: 'egyptian', walls: 0, holder: 'persian', foundedBy: 'alexandria', source: 'R 15.4' },
  { id: 'ammon', name: 'Temple of Ammon', provinces: ['lybia'], sea: null, walls: 0, holder: 'persian', holy: true, source: 'R 6.4, 15.5' },
  { id: 'babylon', name: 'Babylon', provinces: ['babylonia'], sea: null, walls: 1, holder: 'persian', source: 'R 3.3' },
  { id: 'susa', name: 'Susa', provinces: ['susiana'], sea: null, walls: 1, holder: 'persian', capital: true, surrendersOn: 3, source: 'R 3.3' },
  { id: 'ecbatana', name: 'Ecbatana', provinces: ['media'], sea: null, walls: 1, holder: 'persian', capital: true, surrendersOn: 4, source: 'R 3.3' },
  { id: 'persepolis', name: 'Persepolis', provinces: ['persis'], sea: null, walls: 0, holder: 'persian', capital: true, surrendersOn: 3, source: 'R 12.8, 17.5' },
  { id: 'pasargadae', name: 'Pasargadae', provinces: ['persis'], sea: null, walls: 0, holder: 'persian', surrendersOn: 3, source: 'R 17.5, 18.0' },
  { id: 'sogdianRock', name: 'Sogdian Rock', provinces: ['sogdiana'], sea: null, walls: 1, holder: 'persian', surrendersOn: null, source: 'R 3.3' },
  { id: 'aornos', name: 'Aornos', provinces: ['gandara'], sea: null, walls: 1, holder: 'persian', surrendersOn: 2, source: 'R 3.3' },
  { id: 'malli', name: 'Malli', provinces: ['upperIndia'], sea: null, walls: 1, holder: 'persian', surrendersOn: null, source: 'R 3.3' },
];

export const map: MapFacts = { provinces, borders, seaZones, cities };
