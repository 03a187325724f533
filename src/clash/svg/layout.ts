/** The layout of the map: that of the base with the islands (R S1.2) and the sites of fortifications (R S4.1). */
import * as base from '../../conquest/svg/ground/layout.js';
import type { Layout } from '../../conquest/svg/ground/layout.js';

export const layout: Layout = {
  ...base,
  corners: {
    ...base.corners,
    // Crete, Rhodes, Cyprus
    i:
      '186,466 226,456 262,460 296,466 292,480 250,484 206,484 328,456 352,448 368,458 360,478 336,480 ' +
      '484,446 514,434 574,418 566,442 540,464 498,466',
  },
  provinces: [
    ...base.provinces,
    { id: 'crete', outline: 'i1 i2 i3 i4 i5 i6 i7', name: [240, 474], source: 'reconstruction: south of the Aegean' },
    { id: 'rhodes', outline: 'i8 i9 i10 i11 i12', name: [344, 470], source: 'R S1.2: south of Halicarnassus' },
    {
      id: 'cyprus',
      outline: 'i13 i14 i15 i16 i17 i18',
      name: [520, 452],
      source: 'R S1.2: between two sea zones',
    },
  ],
  cities: { ...base.cities, rhodianFortress: [376, 470], creteFortress: [286, 472], cyprusFortress: [564, 436] },
  seaZones: {
    ...base.seaZones,
    ionian: [248, 408],
    cypriote: [436, 462],
    phoenician: [550, 490],
    egyptian: [420, 500],
  },
  sites: new Set([...base.provinces.map(({ id }) => id), 'crete', 'cyprus'].map((id) => `${id}Fortress`)),
};
