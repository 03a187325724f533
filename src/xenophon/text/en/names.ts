/** English names: those of the family, and what this game calls otherwise. */
import type { Declined } from '../../../core/index.js';
import { englishNames as familyNames } from '../../../conquest/text/en/names.js';
import { unheldOf } from '../../../conquest/text/names.js';
import type { Vocabulary } from '../names.js';

/** Returns a name that is the same in every case. */
const always = (name: string): Declined => ({ nominative: name, genitive: name, dative: name, accusative: name });

const { optionalRules: _, sections: __, ...family } = familyNames;

const unheld = unheldOf(family);

export const englishNames: Vocabulary = {
  ...family,
  spoken: {
    ...family.spoken,
    rebelOfficer: always('the Rebel officer'),
    royalOfficer: always('the Royal officer'),
    baggageTrain: always('the Baggage Train'),
    ionianFleet: always('the Ionian fleet'),
  },
  // R X1.1
  sides: {
    rebel: 'Rebels',
    royal: 'King’s men',
  },
  statuses: {
    ...unheld.statuses,
    rebel: 'rebel',
    royal: 'royal',
  },
  letters: {
    ...unheld.letters,
    rebel: 'R',
    royal: 'K',
  },
  // R X1.3: red counters are Greeks, saffron ones all the peoples of the Empire; R X8.2
  nations: { ...family.nations, macedonian: 'Greek', indian: 'of the Empire', barbarian: 'of the mountains' },
  peoples: { ...family.peoples, macedonian: 'Greeks', indian: 'peoples of the Empire', barbarian: 'mountain tribes' },
  // R X4.1
  phases: { ...family.phases, initiative: 'Initiative Determination' },
  // R X7.3, X10.1
  rolls: {
    ...family.rolls,
    river: 'for a river beside the battlefield',
    riverFlank: 'for the flank on which the river lies',
    mountains: 'for a narrow valley',
    hill: 'for a hill',
    hatred: 'for the fight of the brothers',
  },
  milestones: {
    ...family.milestones,
    generalLost: 'the Greeks have lost a general',
    pretenderFallen: 'the pretender has fallen',
  },
  endings: {
    kingLost: family.endings.kingLost,
    victoryPoints: family.endings.victoryPoints,
    homecoming: 'decided by the homecoming of the Greeks',
  },
  margins: { ...family.margins, pyrrhic: 'Pyrrhic moral victory', plain: 'victory' },
  optionalRules: {
    hills: 'Hills',
    brotherlyHatred: 'Brotherly hatred',
    anotherGeneral: 'Election of another general',
    extendedGame: 'Extended game',
  },
  obstacles: { river: 'river', mountain: 'mountains', hill: 'hill' },
  flanks: { left: 'left flank', right: 'right flank' },
};
