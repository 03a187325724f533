// R 4.16, 4.17, 4.27, 4.28: the sources of the spaces.
import type { Source } from '../../vocabulary.js';
import type { KnownSpaceId } from '../board.js';

/** If a rule is the source, parentheses name what the rule does not say. */
export const spaces: Readonly<Record<KnownSpaceId, Source>> = {
  // Makedonia
  pella: 'R 5.3, 13.2.1',
  pydna: 'reconstruction',
  poteidaia: 'reconstruction: R 19.8 mentions the place',
  amphipolis: 'reconstruction',
  'herakleia-lynkestis': 'reconstruction',
  // Thessalia
  larisa: 'R 8.3.9 (province reconstructed)',
  lamia: 'R 5.8 (province and marker reconstructed)',
  pherai: 'reconstruction',
  // Hellas
  athenai: 'R 3.4 (siege modifier reconstructed)',
  boiotia: 'public: play by forum (3rd ed.)',
  korinthos: 'reconstruction',
  argos: 'reconstruction',
  sparta: 'public: house rules (1st ed.)',
  aitolia: 'public: house rules (1st ed.)',
  kyklades: 'R 14.3',
  // Epeiros
  molossia: 'R 5.3 (siege modifier reconstructed)',
  ambrakia: 'reconstruction',
  chaonia: 'reconstruction',
  // Illyria
  epidamnos: 'reconstruction',
  taulantioi: 'reconstruction: the tribe of Glaukias',
  dardanoi: 'reconstruction',
  // Thrake
  chersonesos: 'R 8.3.8, 13.2.5',
  byzantion: 'R 8.4.8 (province reconstructed)',
  abdera: 'reconstruction',
  philippopolis: 'reconstruction',
  kabyle: 'reconstruction',
  // Skythia
  istros: 'reconstruction',
  getai: 'reconstruction',
  triballoi: 'public: session report (3rd ed.)',
  // Mikra Phrygia
  abydos: 'R 8.3.8 (province reconstructed)',
  kyzikos: 'public: review in Polish',
  // Bithynia
  astakos: 'R 8.4.8 (province reconstructed)',
  'herakleia-pontike': 'reconstruction',
  bithynoi: 'reconstruction',
  // Paphlagonia
  sinope: 'reconstruction',
  amastris: 'reconstruction',
  gangra: 'reconstruction',
  // Lydia
  sardeis: 'R 5.3, 6.6.3.2 (siege modifier reconstructed)',
  ephesos: 'R 6.6.3.2 (province reconstructed)',
  pergamon: 'reconstruction',
  lesbos: 'R 6.6.3.2 (province reconstructed)',
  // Karia
  halikarnassos: 'R 6.6.2, 19.12 (siege modifier reconstructed)',
  miletos: 'R 6.6.3.2 (province reconstructed)',
  kaunos: 'reconstruction',
  // Lykia
  xanthos: 'public: rules summary in Spanish (4th ed.)',
  phaselis: 'public: rules summary in Spanish (4th ed.)',
  aspendos: 'R 8.3.1 (province reconstructed)',
  sagalassos: 'R 6.6.2 (kind inferred)',
  // Phrygia
  kelainai: 'R 5.4.1, 6.6.5 (kind inferred)',
  synnada: 'reconstruction',
  gordion: 'public: play by forum (3rd ed.)',
  ankyra: 'reconstruction',
  // Kilikia
  tarsos: 'R 8.3.2 (province reconstructed)',
  issos: 'R 8.3.2 (province and port reconstructed)',
  // Kappadokia
  komana: 'R 5.4.5, 5.8',
  dana: 'R 6.6.3',
  melitene: 'R 6.6.3',
  mazaka: 'R 6.6.3',
  zela: 'R 6.6.3',
  amaseja: 'R 6.6.3',
  // Armenia
  armavir: 'reconstruction',
  karana: 'reconstruction',
  kardouchoi: 'reconstruction: a public session report tells of a stronghold here',
  // Atropatene
  gazaka: 'reconstruction: a public session report tells of Independents here',
  phraaspa: 'reconstruction',
  // Media
  ekbatana: 'R 5.4.1, 6.7 (siege modifier reconstructed)',
  rhagai: 'R 6.7',
  konkobar: 'reconstruction',
  bagistana: 'reconstruction',
  kelonai: 'reconstruction',
  aspadana: 'reconstruction',
  // Hyrkania
  kadousioi: 'R 6.7 (kind reconstructed)',
  hekatompylos: 'R 6.7 (province reconstructed)',
  zadrakarta: 'reconstruction',
  // Persis
  persepolis: 'reconstruction',
  pasargadai: 'reconstruction',
  karmana: 'reconstruction',
  taoke: 'reconstruction',
  // Sousiane
  sousa: 'R 8.3.11, 19.9.2 (kind reconstructed)',
  kossaioi: 'R 8.3.11 (province reconstructed)',
  ouxioi: 'reconstruction: a session report has Sousiane taken early by markers',
  charax: 'reconstruction',
  // Babylonia
  babylon: 'R 5.3 (siege modifier reconstructed)',
  opis: 'reconstruction',
  is: 'reconstruction',
  borsippa: 'reconstruction',
  orchoi: 'reconstruction',
  sittake: 'reconstruction',
  // Mesopotamia
  thapsakos: 'reconstruction',
  karrhai: 'reconstruction',
  nisibis: 'reconstruction',
  arbela: 'reconstruction',
  // Syria
  myriandos: 'R 8.3.2 (province reconstructed)',
  chalybon: 'R 8.3.2 (province reconstructed)',
  hamath: 'reconstruction',
  bambyke: 'reconstruction',
  // Koile Syria
  damaskos: 'R 5.3 (siege modifier reconstructed)',
  heliopolis: 'R 6.6.3 (province reconstructed)',
  // Phoinike
  tyros: 'R 8.4.5, 12.2 (siege modifier reconstructed)',
  sidon: 'public: play by forum (3rd ed.)',
  arados: 'reconstruction',
  ake: 'R 8.4.5 (province reconstructed)',
  // Palaistina
  gaza: 'R 8.4.5 (province inferred)',
  hierosolyma: 'reconstruction',
  samareia: 'reconstruction',
  // Nabataia
  petra: 'reconstruction',
  aila: 'reconstruction',
  // Krete
  knossos: 'reconstruction',
  gortyn: 'reconstruction',
  kydonia: 'reconstruction',
  // Rhodos
  rhodos: 'public: rules summary in Spanish (4th ed.)',
  // Kypros
  salamis: 'public: rules summary in Spanish (4th ed.)',
  paphos: 'public: rules summary in Spanish (4th ed.)',
  // Aigyptos
  memphis: 'R 5.4.1 (kind inferred)',
  alexandreia: 'public: FAQ (2nd ed.)',
  pelousion: 'R 8.4.5 (province reconstructed)',
  naukratis: 'reconstruction',
  thebai: 'reconstruction',
  // Libye
  kyrene: 'public: preview (4th ed.)',
  barke: 'reconstruction',
  paraitonion: 'reconstruction',
  ammon: 'reconstruction',
  // Transit Points
  'tp-kilikia-tracheia': 'R 8.3.1 (name reconstructed)',
  'tp-amanos': 'R 8.3.2 (name reconstructed)',
  'tp-kilikian-gates': 'reconstruction',
  'tp-kibyra': 'reconstruction',
  'tp-lykaonia': 'reconstruction',
  'tp-thadmor': 'reconstruction',
  'tp-anatho': 'reconstruction',
  'tp-rhinokoloura': 'reconstruction',
  'tp-persian-gates': 'reconstruction',
  'tp-paionia': 'reconstruction',
  'tp-marmarike': 'reconstruction',
};
