/** Xenophon on the page. */
import { xenophon, OPTIONAL_RULES, query, type XenophonTypes } from './index.js';
import { boardSvg } from './svg/index.js';
import { describeAction, describeEvent, names, question } from './text/index.js';
import { familyTable } from '../conquest/page/family.js';
import { about, standing } from './page/about.js';

export const xenophonTable = familyTable<XenophonTypes, (typeof OPTIONAL_RULES)[number]>({
  game: xenophon,
  optionalRules: OPTIONAL_RULES,
  describeAction,
  describeEvent,
  question,
  names,
  about,
  standing,
  battleOf: query.battleOf,
  componentsOf: query.componentsOf,
  boardSvg,
});
