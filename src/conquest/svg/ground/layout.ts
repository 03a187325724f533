/**
 * The places of the provinces, cities and sea zones of the default map in the units of the picture: our own sketch of
 * the real geography, with more room where much happens. The corners that two outlines share one after another are
 * their border.
 */
import type { CityId, ProvinceId, SeaZoneId, Source } from '../../vocabulary.js';

export type Place = readonly [x: number, y: number];

/** Corners of outlines, region by region; `a3` is the third of region `a`. */
export const corners: Readonly<Record<string, string>> = {
  // Europe
  a:
    '22,92 150,70 300,44 326,104 322,158 280,196 226,176 178,186 196,214 150,226 130,264 34,254 16,170 164,292 ' +
    '190,352 150,374 166,436 112,462 58,436 84,376 40,334',
  // Asia Minor
  b:
    '400,214 440,284 452,336 424,374 416,414 372,428 326,420 310,380 282,352 296,312 264,282 280,240 372,138 ' +
    '432,150 488,120 534,104 548,170 562,230 550,290 500,314 604,286 656,274 616,346 600,372 566,388 520,374 ' +
    '470,406 586,118 640,98 692,108 684,182',
  // from Armenia to Egypt
  c:
    '742,90 792,96 850,80 906,110 932,166 884,214 862,262 790,272 722,262 704,330 738,392 694,440 654,482 622,524 ' +
    '572,504 596,456 602,400 612,566 632,626 652,700 420,700 438,600 428,520 470,506 522,516 380,534 312,524 ' +
    '250,502 186,520 176,700 660,600 704,700',
  // from Babylonia to the desert of salt
  d:
    '774,452 802,494 832,534 852,584 900,622 930,700 796,376 858,370 882,412 872,462 882,508 850,312 932,402 ' +
    '978,412 1012,402 1046,386 1062,330 1052,264 1016,234 1000,206 960,202 988,470 978,528 926,534 1104,420 ' +
    '1098,502 1084,586 1030,562 1150,406 1192,420 1208,480 1200,542 1196,604 1140,604',
  // the north-east
  e:
    '1110,322 1166,320 1174,350 1190,376 1090,232 1130,182 1216,226 1192,270 1036,176 1042,104 1056,50 1048,0 ' +
    '1256,0 1286,96 1250,160 1600,0 1600,112 1502,128 1430,90 1360,112 1512,180 1482,226 1400,214 1310,222 ' +
    '1492,276 1440,306 1390,316 1340,320 1288,276',
  // India and the way there
  f:
    '1330,366 1260,376 1326,420 1310,470 1260,486 1368,476 1386,520 1380,552 1370,600 1364,644 1300,630 1240,628 ' +
    '1450,344 1450,382 1410,430 1530,270 1570,300 1520,342 1600,306 1600,488 1546,466 1500,430 1600,594 1520,582 ' +
    '1440,568 1600,700 1446,700 1400,666',
  // lands of nobody
  w: '0,0 312,0 0,96 774,40 788,0 960,0 940,60',
};

/** A province: its outline, and the place of its name. */
export interface ProvinceLayout {
  readonly id: ProvinceId;
  readonly outline: string;
  readonly name: Place;
  readonly source: Source;
}

/** The layout of a game's map: that of this file, or the one that a variant makes from it. */
export interface Layout {
  readonly corners: Readonly<Record<string, string>>;
  readonly provinces: readonly ProvinceLayout[];
  readonly wastes: readonly string[];
  readonly straits: readonly (readonly [ProvinceId, ProvinceId])[];
  readonly cities: Readonly<Record<CityId, Place>>;
  readonly seaZones: Readonly<Record<SeaZoneId, Place>>;
  /**
   * Cities that are no more than places for walls: drawn without a name, as long as any walls stand; where there is
   * room, unless a place is said.
   */
  readonly sites?: ReadonlySet<CityId>;
}

export const provinces: readonly ProvinceLayout[] = [
  {
    id: 'macedonia',
    outline: 'a1 a2 a8 a9 a10 a11 a12 a13',
    name: [92, 160],
    source: 'reconstruction: the kingdom from Epirus to the Strymon',
  },
  {
    id: 'hellas',
    outline: 'a12 a11 a14 a15 a16 a17 a18 a19 a20 a21',
    name: [98, 300],
    source: 'reconstruction: from Thessaly to the Peloponnese',
  },
  {
    id: 'thrace',
    outline: 'a2 a3 a4 a5 a6 a7 a8',
    name: [240, 110],
    source: 'reconstruction: from the Strymon to the Hellespont and the Euxine',
  },
  {
    id: 'ionia',
    outline: 'a6 a5 b1 b2 b3 b4 b5 b6 b7 b8 b9 b10 b11 b12',
    name: [352, 262],
    source: 'reconstruction: the west of Asia Minor, Lycia included',
  },
  {
    id: 'phrygia',
    outline: 'a5 b13 b14 b15 b16 b17 b18 b19 b20 b3 b2 b1',
    name: [484, 196],
    source: 'reconstruction: both Phrygias, Bithynia and Paphlagonia',
  },
  {
    id: 'cappadocia',
    outline: 'b16 b28 b29 b30 b31 b22 b21 b19 b18 b17',
    name: [620, 190],
    source: 'reconstruction: from the Halys to the upper Euphrates',
  },
  {
    id: 'cilicia',
    outline: 'b3 b20 b19 b21 b22 b23 b24 b25 b26 b27 b5 b4',
    name: [540, 340],
    source: 'reconstruction: Pamphylia, Pisidia and Cilicia',
  },
  {
    id: 'armenia',
    outline: 'b30 c1 c2 c3 c4 c5 c6 c7 c8 c9 b22 b31',
    name: [792, 176],
    source: 'reconstruction: from Pontus to the Araxes',
  },
  {
    id: 'syria',
    outline: 'b22 c10 c11 c12 c13 c14 c15 c16 c17 b23',
    name: [656, 400],
    source: 'reconstruction: from the Amanus to Gaza, between the sea and the desert',
  },
  {
    id: 'egypt',
    outline: 'c15 c14 c18 c19 c20 c21 c22 c23 c24 c25',
    name: [530, 600],
    source: 'reconstruction: the Delta, the valley and Sinai',
  },
  {
    id: 'lybia',
    outline: 'c23 c22 c21 c30 c29 c28 c27 c26',
    name: [300, 590],
    source: 'reconstruction: Marmarica and the oasis of Siwa',
  },
  {
    id: 'arabia',
    outline: 'c11 d1 d2 d3 d4 d5 d6 c32 c31 c18 c14 c13 c12',
    name: [740, 570],
    source: 'reconstruction: the desert from Sinai to the Gulf',
  },
  {
    id: 'assyria',
    outline: 'b22 c9 c8 c7 d12 d8 d7 c11 c10',
    name: [780, 320],
    source: 'reconstruction: Mesopotamia and the Tigris',
  },
  {
    id: 'babylonia',
    outline: 'c11 d7 d8 d9 d10 d11 d3 d2 d1',
    name: [826, 440],
    source: 'reconstruction: the two rivers down to the Gulf',
  },
  {
    id: 'susiana',
    outline: 'd9 d13 d14 d22 d23 d24 d11 d10',
    name: [930, 470],
    source: 'reconstruction: the plain of Susa',
  },
  {
    id: 'persis',
    outline: 'd14 d15 d16 d25 d26 d27 d28 d23 d22',
    name: [1040, 470],
    source: 'reconstruction: from the Zagros to the Gulf',
  },
  {
    id: 'media',
    outline: 'c5 d21 d20 d19 d18 d17 d16 d15 d14 d13 d9 d8 d12 c7 c6',
    name: [950, 300],
    source: 'reconstruction: from Atropatene to the Caspian Gates',
  },
  {
    id: 'hyrcania',
    outline: 'd20 e9 e10 e6 e5 d18 d19',
    name: [1076, 180],
    source: 'reconstruction: the south-eastern shore of the Caspian',
  },
  {
    id: 'parthia',
    outline: 'd18 e5 e6 e7 e8 e2 e1 d17',
    name: [1128, 270],
    source: 'reconstruction: east of the Caspian Gates',
  },
  {
    id: 'carmania',
    outline: 'd25 d29 d30 d31 d32 d33 d34 d27 d26',
    name: [1148, 510],
    source: 'reconstruction: the land at the strait of the Gulf',
  },
  {
    id: 'gedrosia',
    outline: 'd31 f5 f4 f6 f7 f8 f9 f10 f11 f12 d33 d32',
    name: [1290, 560],
    source: 'reconstruction: the Makran',
  },
  { id: 'drangiana', outline: 'e4 f2 f1 f3 f4 f5 d31 d30', name: [1256, 430], source: 'reconstruction: Sistan' },
  {
    id: 'areia',
    outline: 'e7 e29 e28 f1 f2 e4 e3 e2 e8',
    name: [1250, 330],
    source: 'reconstruction: the land about Herat',
  },
  {
    id: 'arachosia',
    outline: 'e28 e27 e26 f13 f14 f15 f6 f4 f3 f1',
    name: [1386, 390],
    source: 'reconstruction: from Kandahar to the passes',
  },
  {
    id: 'bactria',
    outline: 'e7 e24 e23 e22 e25 e26 e27 e28 e29',
    name: [1378, 262],
    source: 'reconstruction: from Margiana to the upper Oxus',
  },
  {
    id: 'sogdiana',
    outline: 'e14 e20 e19 e18 e21 e22 e23 e24 e7 e15',
    name: [1370, 160],
    source: 'reconstruction: between Oxus and Iaxartes',
  },
  {
    id: 'chorasmia',
    outline: 'e10 e11 e12 e13 e14 e15 e7 e6',
    name: [1160, 90],
    source: 'reconstruction: the lower Oxus',
  },
  {
    id: 'scythia',
    outline: 'e13 e16 e17 e18 e19 e20 e14',
    name: [1430, 46],
    source: 'reconstruction: beyond the Iaxartes',
  },
  {
    id: 'gandara',
    outline: 'e26 e25 f16 f17 f18 f14 f13',
    name: [1506, 308],
    source: 'reconstruction: the valley of Kabul to the Indus',
  },
  { id: 'upperIndia', outline: 'f14 f18 f17 f19 f20 f21 f22', name: [1546, 352], source: 'reconstruction: the Punjab' },
  {
    id: 'lowerIndia',
    outline: 'f14 f22 f21 f20 f23 f24 f25 f8 f7 f6 f15',
    name: [1470, 536],
    source: 'reconstruction: the middle Indus',
  },
  {
    id: 'sind',
    outline: 'f8 f25 f24 f23 f26 f27 f28 f10 f9',
    name: [1490, 640],
    source: 'reconstruction: the mouths of the Indus',
  },
];

/** Land of no province, so that provinces which do not touch by the rules do not touch on the map. */
export const wastes: readonly string[] = [
  // beyond the Haemus
  'w1 w2 a3 a2 a1 w3',
  // the Caucasus
  'c2 w4 w5 w6 w7 c4 c3',
  // the desert of salt
  'd17 e1 e2 e3 e4 d30 d29 d25 d16',
  // the Pamirs
  'e18 e17 f19 f17 f16 e25 e22 e21',
];

/** Borders that water runs along. */
export const straits: readonly (readonly [ProvinceId, ProvinceId])[] = [['thrace', 'ionia']];

export const cities: Readonly<Record<CityId, Place>> = {
  athens: [166, 348],
  sardis: [330, 308],
  halicarnassus: [336, 404],
  gordium: [510, 252],
  tyre: [616, 446],
  gaza: [596, 514],
  alexandria: [468, 524],
  ammon: [342, 650],
  babylon: [820, 478],
  susa: [910, 436],
  ecbatana: [924, 348],
  persepolis: [1064, 508],
  pasargadae: [1050, 428],
  sogdianRock: [1440, 196],
  aornos: [1544, 292],
  malli: [1496, 390],
};

export const seaZones: Readonly<Record<SeaZoneId, Place>> = {
  blackSea: [500, 66],
  aegean: [230, 256],
  ionian: [248, 404],
  cypriote: [470, 444],
  phoenician: [546, 446],
  egyptian: [420, 490],
};
