/** German names: those of the family, and what this game calls otherwise. */
import type { Declined } from '../../../core/index.js';
import { feminine, germanNames as familyNames } from '../../../conquest/text/de/names.js';
import type { Vocabulary } from '../names.js';
import { germanCalled } from './called.js';

/** An officer of somebody, with his article. */
const officer = (of: string): Declined => ({
  nominative: `der Offizier ${of}`,
  genitive: `des Offiziers ${of}`,
  dative: `dem Offizier ${of}`,
  accusative: `den Offizier ${of}`,
});

const { optionalRules: _, sections: __, ...family } = familyNames;

export const germanNames: Vocabulary = {
  ...family,
  called: germanCalled,
  spoken: {
    ...family.spoken,
    rebelOfficer: officer('der Rebellen'),
    royalOfficer: officer('des Königs'),
    baggageTrain: { nominative: 'der Tross', genitive: 'des Trosses', dative: 'dem Tross', accusative: 'den Tross' },
    ionianFleet: feminine('Ionische Flotte', 'Ionischen Flotte'),
  },
  // R X1.3: red counters are Greeks, saffron ones all the peoples of the Empire; R X8.2
  nations: { ...family.nations, macedonian: 'griechisch', indian: 'aus dem Reich', barbarian: 'aus den Bergen' },
  peoples: { ...family.peoples, macedonian: 'Griechen', indian: 'Reichsvölker', barbarian: 'Bergvölker' },
  milestones: {
    ...family.milestones,
    generalLost: 'die Griechen haben einen Feldherrn verloren',
    pretenderFallen: 'der Thronanwärter ist gefallen, und seine Sache mit ihm',
  },
  endings: { ...family.endings, homecoming: 'die Heimkehr der Griechen entscheidet' },
  margins: { ...family.margins, pyrrhic: 'moralischer Pyrrhussieg' },
  optionalRules: {
    hills: 'Hügel',
    brotherlyHatred: 'Bruderhass',
    anotherGeneral: 'Ein anderer Feldherr wird gewählt',
    extendedGame: 'Verlängertes Spiel',
  },
  obstacles: { river: 'Fluss', mountain: 'Berge', hill: 'Hügel' },
  flanks: { left: 'linke Flanke', right: 'rechte Flanke' },
};
