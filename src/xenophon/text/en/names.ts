/** English names: those of the family, and what this game calls otherwise. */
import type { Declined } from '../../../core/index.js';
import { englishNames as familyNames } from '../../../conquest/text/en/names.js';
import type { Vocabulary } from '../names.js';

/** A name that is the same in every case. */
const always = (name: string): Declined => ({ nominative: name, genitive: name, dative: name, accusative: name });

const { optionalRules: _, sections: __, ...family } = familyNames;

export const englishNames: Vocabulary = {
  ...family,
  spoken: {
    ...family.spoken,
    rebelOfficer: always('the Rebel officer'),
    royalOfficer: always('the Royal officer'),
    baggageTrain: always('the Baggage Train'),
    ionianFleet: always('the Ionian fleet'),
  },
  sides: { ...family.sides, royal: 'King’s men' },
  // R X1.3: red counters are Greeks, saffron ones all the peoples of the Empire; R X8.2
  nations: { ...family.nations, macedonian: 'Greek', indian: 'of the Empire', barbarian: 'of the mountains' },
  peoples: { ...family.peoples, macedonian: 'Greeks', indian: 'peoples of the Empire', barbarian: 'mountain tribes' },
  milestones: {
    ...family.milestones,
    generalLost: 'the Greeks have lost a general',
    pretenderFallen: 'the pretender has fallen, and his cause with him',
  },
  endings: { ...family.endings, homecoming: 'the homecoming of the Greeks decides' },
  margins: { ...family.margins, pyrrhic: 'Pyrrhic moral victory' },
  optionalRules: {
    hills: 'Hills',
    brotherlyHatred: 'Brotherly hatred',
    anotherGeneral: 'Another general is elected',
    extendedGame: 'Extended game',
  },
  obstacles: { river: 'river', mountain: 'mountains', hill: 'hill' },
  flanks: { left: 'left flank', right: 'right flank' },
};
