/** German names: those of the family, and what this game calls otherwise. */
import type { Declined } from '../../../core/index.js';
import { feminine, germanNames as familyNames } from '../../../conquest/text/de/names.js';
import { unheldOf } from '../../../conquest/text/names.js';
import type { Vocabulary } from '../names.js';
import { germanCalled } from './called.js';

/** Returns an officer of somebody, with his article. */
const officer = (of: string): Declined => ({
  nominative: `der Offizier ${of}`,
  genitive: `des Offiziers ${of}`,
  dative: `dem Offizier ${of}`,
  accusative: `den Offizier ${of}`,
});

const { optionalRules: _, sections: __, ...family } = familyNames;

const unheld = unheldOf(family);

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
  // R X1.1
  sides: {
    rebel: 'Rebellen',
    royal: 'Königliche',
  },
  statuses: {
    ...unheld.statuses,
    rebel: 'rebellisch',
    royal: 'königlich',
  },
  letters: {
    ...unheld.letters,
    rebel: 'R',
    royal: 'K',
  },
  // R X1.3: red counters are Greeks, saffron ones all the peoples of the Empire; R X8.2
  nations: { ...family.nations, macedonian: 'griechisch', indian: 'aus dem Reich', barbarian: 'aus den Bergen' },
  peoples: { ...family.peoples, macedonian: 'Griechen', indian: 'Reichsvölker', barbarian: 'Bergvölker' },
  // R X4.1
  phases: { ...family.phases, initiative: 'Initiativphase' },
  // R X7.3, X10.1
  rolls: {
    ...family.rolls,
    river: 'für einen Fluss am Schlachtfeld',
    riverFlank: 'für die Seite, auf der der Fluss liegt',
    mountains: 'für ein enges Tal',
    hill: 'für günstigeres Gelände',
    hatred: 'für den Kampf der Brüder',
  },
  milestones: {
    ...family.milestones,
    generalLost: 'die Griechen haben einen Feldherrn verloren',
    pretenderFallen: 'der Thronanwärter ist gefallen, und seine Sache mit ihm',
  },
  endings: {
    kingLost: family.endings.kingLost,
    victoryPoints: family.endings.victoryPoints,
    homecoming: 'die Heimkehr der Griechen entscheidet',
  },
  margins: { ...family.margins, pyrrhic: 'moralischer Pyrrhussieg', plain: 'Sieg' },
  optionalRules: {
    hills: 'Hügel',
    brotherlyHatred: 'Bruderhass',
    anotherGeneral: 'Ein anderer Feldherr wird gewählt',
    extendedGame: 'Verlängertes Spiel',
  },
  obstacles: { river: 'Fluss', mountain: 'Berge', hill: 'Hügel' },
  flanks: { left: 'linke Flanke', right: 'rechte Flanke' },
};
