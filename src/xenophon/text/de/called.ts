/** German names of the default components; without an entry, the name in the components is used. */
import { germanCalled as familyCalled } from '../../../conquest/text/de/called.js';
import type { Called } from '../../../conquest/text/names.js';

export const germanCalled: Called = {
  ...familyCalled,
  kinds: {
    ...familyCalled.kinds,
    spartanHoplites: 'Spartanische Hopliten',
    thracianPeltasts: 'Thrakische Peltasten',
    greekArchers: 'Griechische Bogenschützen',
    prodromoi: 'Griechische Reiter',
    slingers: 'Rhodische Schleuderer',
    cyrusGuard: 'Garde des Kyros',
    scytheChariots: 'Sichelwagen',
    // R X1.3
    indianInfantry: 'Fußvolk der Satrapien',
    indianArchers: 'Bogenschützen der Satrapien',
    indianCavalry: 'Reiter der Satrapien',
    // R X8.2
    carduchi: 'Karduchen',
    chalybes: 'Chalyber',
    pisidians: 'Pisider',
  },
  leaders: {
    cyrus: 'Kyros',
    ariaeus: 'Ariaios',
    clearchus: 'Klearchos',
    rebelOfficer: 'Offizier der Rebellen',
    abrocomas: 'Abrokomas',
    royalOfficer: 'Offizier des Königs',
  },
  objectives: { royalFamily: 'Königsfamilie' },
  baggage: { baggageTrain: 'Tross', ionianFleet: 'Ionische Flotte' },
};
