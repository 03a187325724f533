/** What the bots of Conquest and Empire go by, in words. */
import type { ActionType } from '../action/index.js';
import type { Motives } from '../../hosts/page/motives.js';
import { FAMILY_MOTIVES, FAMILY_TEXTS } from './family-motives.js';

const ENGLISH = {
  ...FAMILY_TEXTS.en,
  campaign:
    'It goes where most can soon be won without hunger or defeat: provinces, objectives, a battle that it dares. A leader alone joins the strongest army.',
  siege:
    'It besieges cities if the losses are in proportion to the gains; objectives, garrisons and border fortresses come first.',
} as const;

type Motive = keyof typeof ENGLISH;

const GERMAN: Readonly<Record<Motive, string>> = {
  ...FAMILY_TEXTS.de,
  campaign:
    'Er zieht dorthin, wo ohne Hunger und Niederlage bald am meisten zu gewinnen ist: Provinzen, Ziele, eine Schlacht, die er wagt. Ein Anführer allein sucht das stärkste Heer.',
  siege:
    'Er belagert Städte, wenn die Verluste im Verhältnis zum Gewinn stehen; Ziele, Besatzungen und Grenzfestungen kommen zuerst.',
};

export const motives: Motives<ActionType, Motive> = {
  of: FAMILY_MOTIVES,
  texts: { en: ENGLISH, de: GERMAN },
};
