/** What the bots of Xenophon go by, in words. */
import {
  EXTENSION_MOTIVES,
  EXTENSION_TEXTS,
  FAMILY_MOTIVES,
  FAMILY_TEXTS,
} from '../../conquest/page/family-motives.js';
import type { Motives } from '../../hosts/page/motives.js';
import type { ActionType } from '../action.js';

const ENGLISH = {
  ...FAMILY_TEXTS.en,
  ...EXTENSION_TEXTS.en,
  campaign:
    'It goes where most can soon be won without hunger or defeat: land, capitals, the Treasury, the King, a victory. Without Cyrus, rebels go home. A leader alone joins the strongest army.',
  siege:
    'It besieges cities if the losses are in proportion to the gains; the Treasury, capitals and garrisons come first.',
  anchorage: 'It wants its fleet off the coast where its strongest army is.',
  voyage:
    'It ships troops to where they stand much better. Except on the way home, it splits neither small armies nor that of the chief leader.',
  challenge: 'It fights where it is strong enough for its enemy, the surest battles first.',
  initiative:
    'While Cyrus lives, it moves first if the King is near; after his death, if stronger pursuers are. Otherwise it prefers to see where the enemy goes.',
  provisions:
    'It uses the provisions only for an army that would otherwise lose several steps, and not for a forced march.',
  rounds: 'It begins the rounds of a battle itself whenever it may.',
  hill: 'It tries for a hill whenever it may.',
} as const;

type Motive = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<Motive, string>> = {
  ...FAMILY_TEXTS.de,
  ...EXTENSION_TEXTS.de,
  campaign:
    'Er zieht dorthin, wo ohne Hunger und Niederlage bald am meisten zu holen ist: Land, Hauptstädte, Schatz, König, ein Sieg. Ohne Kyros ziehen Rebellen heim. Wer allein ist, sucht das stärkste Heer.',
  siege:
    'Er belagert Städte, wenn die Verluste im Verhältnis zum Gewinn stehen; der Schatz, Hauptstädte und Besatzungen kommen zuerst.',
  anchorage: 'Er will seine Flotte vor der Küste haben, an der sein stärkstes Heer steht.',
  voyage:
    'Er verschifft Truppen dorthin, wo sie viel besser stehen. Außer auf dem Heimweg teilt er weder kleine Heere noch das des obersten Anführers.',
  challenge: 'Er kämpft, wo er für den Feind stark genug ist, zuerst da, wo der Sieg am sichersten ist.',
  initiative:
    'Solange Kyros lebt, zieht er zuerst, wenn der König nahe ist; nach dem Tod des Kyros, wenn es stärkere Verfolger sind. Sonst sieht er lieber, wohin der Feind zieht.',
  provisions:
    'Er verbraucht die Vorräte nur für ein Heer, das sonst mehrere Stufen verlieren würde, und nicht für einen Gewaltmarsch.',
  rounds: 'Er beginnt die Runden der Schlacht selbst, wann immer er darf.',
  hill: 'Er sucht einen Hügel, wann immer er darf.',
};

export const motives: Motives<ActionType, Motive> = {
  of: {
    ...FAMILY_MOTIVES,
    ...EXTENSION_MOTIVES,
    // R X2
    spendProvisions: 'provisions',
    keepProvisions: 'provisions',
    elect: 'command',
    // R X4
    moveFirst: 'initiative',
    moveSecond: 'initiative',
    openRounds: 'rounds',
    awaitRounds: 'rounds',
    // R X7
    arrayFirst: 'watch',
    arrayLast: 'watch',
    climbHill: 'hill',
    stayBelow: 'hill',
  },
  texts: { en: ENGLISH, de: GERMAN },
};
