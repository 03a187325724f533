/** German names of the default components; without an entry, the name in the components is used. */
import { germanCalled as ofTheBase } from '../../../conquest/text/de/called.js';
import type { Called } from '../../../conquest/text/names.js';

const ISLANDS = { crete: 'Kreta', rhodes: 'Rhodos', cyprus: 'Kypros' } as const;

const provinces: Readonly<Record<string, string>> = { ...ofTheBase.provinces, ...ISLANDS };

/** R S4.1: where a province has no city, a fortress can be built. */
const fortresses: Readonly<Record<string, string>> = /* @__PURE__ */ Object.fromEntries(
  Object.entries(provinces).map(([id, name]) => [`${id}Fortress`, `Festung ${id in ISLANDS ? 'auf' : 'in'} ${name}`]),
);

export const germanCalled: Called = {
  ...ofTheBase,
  provinces,
  cities: { ...ofTheBase.cities, ...fortresses, rhodianFortress: 'Seefestung von Rhodos' },
  kinds: {
    ...ofTheBase.kinds,
    rhodianSlingers: 'Rhodische Schleuderer',
    scytheChariots: 'Sichelwagen',
    bactrianCavalry: 'Baktrische Reiter',
    cataphracts: 'Parthische Kataphrakten',
    artillery: 'Geschütze',
    epigonoi: 'Epigonen',
    companions: 'Gefährtenreiter',
    cleruchs: 'Kleruchenreiter',
    egyptianPhalanx: 'Ägyptische Phalanx',
    nativePhalanx: 'Einheimische Phalanx',
    africanElephants: 'Afrikanische Elefanten',
  },
  leaders: {
    ...ofTheBase.leaders,
    antigonus: 'Antigonos',
    demetrius: 'Demetrios',
    seleucus: 'Seleukos',
    lysimachus: 'Lysimachos',
    polysperchon: 'Polyperchon',
    leonnatus: 'Leonnatos',
    cassander: 'Kassandros',
    scythianKing: 'Skythenkönig',
  },
  baggage: {
    ...ofTheBase.baggage,
    body: 'Leichnam Alexanders',
    royalFamily: 'Königsfamilie',
    treasury: 'Reichsschatz',
    ionianFleet: 'Ionische Flotte',
    sidonianFleet: 'Sidonische Flotte',
    cypriotFleet: 'Kyprische Flotte',
    egyptianFleet: 'Ägyptische Flotte',
    blackSeaFleet: 'Schwarzmeerflotte',
    athenianFleet: 'Athenische Flotte',
    cretanFleet: 'Kretische Flotte',
    rhodianFleet: 'Rhodische Flotte',
    newFleet: 'Neue Flotte',
  },
};
