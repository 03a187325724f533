/** Conquest and Empire on the page. */
import { conquest, OPTIONAL_RULES, query, type ConquestTypes } from '../index.js';
import { boardSvg } from '../svg/index.js';
import { describeAction, describeEvent, names, question } from '../text/index.js';
import { familyTable } from './family.js';
import { about, standing } from './about.js';

export const conquestTable = familyTable<ConquestTypes, (typeof OPTIONAL_RULES)[number]>({
  game: conquest,
  optionalRules: OPTIONAL_RULES,
  describeAction,
  describeEvent,
  question,
  names,
  about,
  standing,
  battleOf: query.battleOf,
  boardSvg,
});
