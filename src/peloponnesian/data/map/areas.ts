/**
 * R 1.2: the land areas, region by region. Forage Numbers follow the size and the terrain of an area, and are fitted to
 * the two printed ones. The source is that of the area and its Forage Number.
 */
import type { RegionId, Satrapy, Source } from '../../vocabulary.js';
import type { AreaFact } from '../shape/map.js';
import { words } from './words.js';

/** Returns a row; `borders` and `coast` are ids separated by spaces. */
const area = (
  id: string,
  code: string,
  name: string,
  region: RegionId | Satrapy | null,
  forage: number,
  borders: string,
  coast: string,
  source: Source = 'reconstruction',
): AreaFact => ({ id, code, name, region, forage, borders: words(borders), coast: words(coast), source });

export const areas: readonly AreaFact[] = [
  // Achaea
  area('achaea', 'Ac', 'Achaea', 'achaea', 6, 'arcadia corinth elis', 'gulfOfPatrae gulfOfCorinth eleanSea'),
  // Elis
  area('elis', 'El', 'Elis', 'elis', 6, 'achaea arcadia messenia', 'eleanSea'),
  // Arcadia
  area('arcadia', 'Ar', 'Arcadia', 'arcadia', 7, 'achaea argolid corinth elis laconia messenia', ''),
  // Argolid
  area('argolid', 'Ag', 'Argolid', 'argolid', 4, 'arcadia corinth epidaurus laconia', 'argolicGulf', 'R 9.3.3; the rest reconstruction'),
  // Corinth
  area('corinth', 'Co', 'Corinth', 'corinth', 4, 'achaea argolid arcadia epidaurus megarid', 'gulfOfCorinth saronicGulf'),
  // Laconia
  area('laconia', 'La', 'Laconia', 'laconia', 8, 'argolid arcadia messenia', 'messenianGulf laconianGulf maleanSea argolicGulf'),
  area('messenia', 'Me', 'Messenia', 'laconia', 6, 'arcadia elis laconia', 'messenianSea messenianGulf'),
  area('cythera', 'Cy', 'Cythera', 'laconia', 1, '', 'laconianGulf maleanSea'),
  // Epidaurus
  area('epidaurus', 'Ep', 'Epidaurus', 'epidaurus', 5, 'argolid corinth', 'argolicGulf saronicGulf'),
  // Megarid
  area('megarid', 'Mg', 'Megarid', 'megarid', 4, 'attica boeotia corinth', 'gulfOfCorinth saronicGulf', 'R 15.3; the rest reconstruction'),
  // Attica
  area('attica', 'At', 'Attica', 'attica', 7, 'boeotia megarid', 'saronicGulf southEuboeanGulf southernEuripus', 'R 15.5; the rest reconstruction'),
  // Boeotia
  area('boeotia', 'Bo', 'Boeotia', 'boeotia', 7, 'attica megarid opuntianLocris phocis', 'gulfOfCorinth southernEuripus northernEuripus'),
  // Euboea
  area('northernEuboea', 'Un', 'Northern Euboea', 'euboea', 4, 'southernEuboea', 'northernEuripus malianGulf artemisiumSea'),
  area('southernEuboea', 'Us', 'Central and Southern Euboea', 'euboea', 6, 'northernEuboea', 'southEuboeanGulf southernEuripus northernEuripus artemisiumSea ceosChannel caphereusSea scyrianSea'),
  // Phocis/Locris
  area('phocis', 'Ph', 'Phocis and Doris', 'phocisLocris', 5, 'boeotia opuntianLocris ozolianLocris phthiotis', 'gulfOfCorinth'),
  area('opuntianLocris', 'Op', 'Opuntian Locris', 'phocisLocris', 4, 'boeotia phocis phthiotis', 'northernEuripus malianGulf'),
  area('ozolianLocris', 'Oz', 'Ozolian Locris', 'phocisLocris', 4, 'aetolia phocis', 'gulfOfPatrae gulfOfCorinth'),
  // Aetolia
  area('aetolia', 'Ao', 'Aetolia', 'aetolia', 6, 'acarnania amphilochia ozolianLocris phthiotis', 'echinadesSea gulfOfPatrae'),
  // Acarnania
  area('acarnania', 'Ak', 'Acarnania', 'acarnania', 5, 'amphilochia aetolia', 'thesprotianSea ambracianGulf echinadesSea'),
  area('amphilochia', 'Am', 'Amphilochia', 'acarnania', 4, 'acarnania aetolia ambracia pelasgiotis', 'ambracianGulf'),
  // Epirus
  area('ambracia', 'Eb', 'Ambracia', 'epirus', 6, 'amphilochia molossia pelasgiotis perrhaebia', 'thesprotianSea ambracianGulf'),
  area('molossia', 'En', 'Thesprotia and Molossia', 'epirus', 10, 'ambracia upperMacedonia', 'corcyraeanSea thesprotianSea'),
  area('leucas', 'Le', 'Leucas', 'epirus', 2, '', 'thesprotianSea echinadesSea cephallenianSea', 'R 16.8.2; the rest reconstruction'),
  // Western Islands
  area('corcyra', 'Cr', 'Corcyra', 'westernIslands', 3, '', 'corcyraeanSea thesprotianSea'),
  area('cephallenia', 'Ce', 'Cephallenia', 'westernIslands', 3, '', 'echinadesSea cephallenianSea'),
  area('zacynthus', 'Za', 'Zacynthus', 'westernIslands', 2, '', 'cephallenianSea eleanSea'),
  // Thessaly
  area('phthiotis', 'Tl', 'Phthiotis and Malis', 'thessaly', 9, 'aetolia opuntianLocris phocis pelasgiotis', 'malianGulf pagasaeanGulf', 'R 8.3, 9.3.3; the rest reconstruction'),
  area('pelasgiotis', 'Ta', 'Pelasgiotis, Hestiaeotis and Magnesia', 'thessaly', 10, 'amphilochia ambracia phthiotis perrhaebia', 'malianGulf pagasaeanGulf artemisiumSea magnesianSea'),
  area('perrhaebia', 'Tp', 'Perrhaebia', 'thessaly', 7, 'ambracia lowerMacedonia upperMacedonia pelasgiotis', '', 'R 8.3; the rest reconstruction'),
  // Macedon
  area('lowerMacedonia', 'Mp', 'Lower Macedonia', 'macedon', 9, 'mygdonia upperMacedonia perrhaebia', 'thermaicGulf'),
  area('mygdonia', 'Mm', 'Mygdonia and Anthemus', 'macedon', 8, 'bottice lowerMacedonia bisaltia', 'thermaicGulf'),
  area('upperMacedonia', 'Mu', 'Upper Macedonia', 'macedon', 10, 'molossia lowerMacedonia perrhaebia', ''),
  // Chalcidice
  area('bottice', 'Ch', 'Bottice and Olynthus', 'chalcidice', 6, 'acte mygdonia pallene sithonia bisaltia', 'thermaicGulf gulfOfTorone singiticGulf strymonicGulf'),
  area('pallene', 'Pa', 'Pallene', 'chalcidice', 4, 'bottice', 'thermaicGulf pallenianSea gulfOfTorone'),
  area('sithonia', 'Si', 'Sithonia', 'chalcidice', 4, 'bottice', 'pallenianSea gulfOfTorone singiticGulf'),
  area('acte', 'Ae', 'Acte', 'chalcidice', 3, 'bottice', 'singiticGulf strymonicGulf'),
  // Thrace
  area('bisaltia', 'Tb', 'Bisaltia and Edonis', 'thrace', 9, 'bottice mygdonia abdera', 'strymonicGulf thasianSea'),
  area('abdera', 'Td', 'Abdera and Maronea', 'thrace', 7, 'bisaltia aenus', 'thasianSea samothracianSea'),
  area('aenus', 'Te', 'Aenus and Doriscus', 'thrace', 6, 'chersonese abdera', 'samothracianSea gulfOfMelas'),
  area('thasos', 'Th', 'Thasos', 'thrace', 3, '', 'thasianSea'),
  area('samothrace', 'Sm', 'Samothrace', 'thrace', 2, '', 'samothracianSea lemnianSea'),
  // Hellespont
  area('chersonese', 'Hc', 'Thracian Chersonese', 'hellespont', 5, 'northernPropontis aenus', 'gulfOfMelas seaOfTenedos hellespont westernPropontis'),
  area('northernPropontis', 'Hp', 'Northern Propontis', 'hellespont', 10, 'chersonese', 'westernPropontis easternPropontis bosporus'),
  area('troad', 'Ht', 'Troad and Lampsacus', 'hellespont', 7, 'northernAeolis dascylitis mysia', 'seaOfTenedos hellespont westernPropontis'),
  area('cyzicus', 'Hy', 'Cyzicus', 'hellespont', 3, 'dascylitis', 'westernPropontis easternPropontis'),
  area('chalcedon', 'Hk', 'Chalcedon', 'hellespont', 4, 'dascylitis', 'bosporus'),
  area('tenedos', 'Tn', 'Tenedos', 'hellespont', 1, '', 'seaOfTenedos'),
  area('proconnesus', 'Hr', 'Proconnesus', 'hellespont', 1, '', 'westernPropontis'),
  // Lesbos
  area('northernAeolis', 'Ln', 'Antandrus and Northern Aeolis', 'lesbos', 5, 'troad mysia teuthrania', 'seaOfTenedos gulfOfAdramyttium westernLesbianSea', 'R 1.2; the rest reconstruction'),
  area('southernAeolis', 'Lm', 'Cyme and Phocaea', 'lesbos', 6, 'lydia teuthrania smyrna', 'mytileneanSea gulfOfSmyrna', 'R 1.2; the rest reconstruction'),
  area('lesbos', 'Ls', 'Lesbos', 'lesbos', 5, '', 'gulfOfAdramyttium mytileneanSea westernLesbianSea'),
  // Chios
  area('erythraea', 'Cm', 'Erythrae, Clazomenae and Teos', 'chios', 5, 'smyrna ephesia', 'mytileneanSea gulfOfSmyrna chianSea ephesianGulf'),
  area('chios', 'Ci', 'Chios', 'chios', 3, '', 'chianSea'),
  // Samos
  area('ephesia', 'Sn', 'Ephesus and Colophon', 'samos', 5, 'erythraea lydia smyrna milesia', 'ephesianGulf'),
  area('milesia', 'Sl', 'Priene and Miletus', 'samos', 5, 'lydia halicarnassus ephesia', 'ephesianGulf milesianSea'),
  area('samos', 'Sa', 'Samos', 'samos', 3, '', 'ephesianGulf icarianSea milesianSea'),
  area('icaria', 'Ic', 'Icaria', 'samos', 2, '', 'icarianSea'),
  // Rhodes
  area('halicarnassus', 'Rn', 'Halicarnassus and Northern Caria', 'rhodes', 5, 'lydia milesia', 'milesianSea ceramicGulf'),
  area('cnidia', 'Rc', 'Cnidus and Caunus', 'rhodes', 6, 'lydia', 'ceramicGulf rhodianStrait'),
  area('rhodes', 'Ro', 'Rhodes', 'rhodes', 5, '', 'rhodianStrait southernRhodianSea'),
  area('cos', 'Ko', 'Cos', 'rhodes', 2, '', 'ceramicGulf'),
  // Aegean Islands
  area('lemnos', 'Lo', 'Lemnos', 'aegeanIslands', 3, '', 'lemnianSea'),
  area('imbros', 'Im', 'Imbros', 'aegeanIslands', 2, '', 'gulfOfMelas lemnianSea seaOfTenedos'),
  area('naxos', 'Nx', 'Naxos', 'aegeanIslands', 2, '', 'delianSea amorgianSea southernCyclades'),
  area('andros', 'An', 'Andros', 'aegeanIslands', 2, '', 'ceosChannel caphereusSea delianSea'),
  area('tenos', 'Tz', 'Tenos', 'aegeanIslands', 2, '', 'caphereusSea delianSea'),
  area('paros', 'Pr', 'Paros', 'aegeanIslands', 2, '', 'delianSea southernCyclades'),
  area('myconos', 'My', 'Myconos and Delos', 'aegeanIslands', 1, '', 'icarianSea delianSea amorgianSea'),
  area('ceos', 'Ks', 'Ceos', 'aegeanIslands', 1, '', 'southEuboeanGulf ceosChannel'),
  area('siphnos', 'Sf', 'Siphnos', 'aegeanIslands', 1, '', 'westernCyclades delianSea'),
  area('melos', 'Ml', 'Melos', 'aegeanIslands', 1, '', 'westernCyclades melianSea'),
  area('thera', 'Tr', 'Thera', 'aegeanIslands', 1, '', 'southernCyclades'),
  area('amorgos', 'Aj', 'Amorgos', 'aegeanIslands', 1, '', 'amorgianSea'),
  area('scyros', 'Sk', 'Scyros', 'aegeanIslands', 1, '', 'scyrianSea'),
  area('peparethus', 'Pe', 'Peparethus', 'aegeanIslands', 1, '', 'artemisiumSea'),
  area('aegina', 'Ai', 'Aegina', 'aegeanIslands', 1, '', 'saronicGulf'),
  // Persia
  area('dascylitis', 'Pd', 'Dascylium and the Propontis', 'pharnabazus', 10, 'chalcedon troad cyzicus mysia', 'westernPropontis easternPropontis bosporus', 'R 1.2; the rest reconstruction'),
  area('mysia', 'Pm', 'Inland Mysia', 'pharnabazus', 10, 'troad northernAeolis dascylitis lydia teuthrania', ''),
  area('teuthrania', 'Pp', 'Pargamum and its coast', 'pharnabazus', 8, 'southernAeolis northernAeolis lydia mysia', 'gulfOfAdramyttium mytileneanSea', 'R 1.2; the rest reconstruction'),
  area('smyrna', 'Ps', 'Smyrna', 'tissaphernes', 4, 'erythraea southernAeolis lydia ephesia', 'gulfOfSmyrna', 'R 1.2; the rest reconstruction'),
  area('lydia', 'Pi', 'Sardis and inland Lydia', 'tissaphernes', 10, 'southernAeolis mysia teuthrania smyrna cnidia halicarnassus milesia ephesia', ''),
  // Uninhabited islands
  area('astypalaea', 'As', 'Astypalaea', null, 1, '', 'astypalaeanSea'),
  area('cythnos', 'Kt', 'Cythnos', null, 1, '', 'ceosChannel westernCyclades'),
  area('seriphos', 'Se', 'Seriphos', null, 1, '', 'westernCyclades'),
  area('calymna', 'Ky', 'Calymna', null, 1, '', 'milesianSea ceramicGulf'),
  area('ithaca', 'It', 'Ithaca', null, 1, '', 'echinadesSea cephallenianSea'),
  area('hydrea', 'Hd', 'Hydrea', null, 1, '', 'saronicGulf'),
  area('telos', 'Ts', 'Telos', null, 1, '', 'carpathianSea rhodianStrait'),
  area('syme', 'Sy', 'Syme', null, 1, '', 'rhodianStrait'),
];
