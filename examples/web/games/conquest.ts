/** Conquest and Empire on the page. */
import { conquest, OPTIONAL_RULES, PLAYER_COUNTS, query, type ConquestTypes } from 'diadochi/conquest';
import { boardSvg } from 'diadochi/conquest/svg';
import { describeAction, describeEvent, names, question } from 'diadochi/conquest/text';
import { choose } from '../../conquest/bot.js';
import { familyTable } from './family.js';

export const conquestTable = familyTable<ConquestTypes, (typeof OPTIONAL_RULES)[number]>({
  game: conquest,
  title: 'Conquest and Empire',
  playerCounts: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULES,
  describeAction,
  describeEvent,
  question,
  names,
  battleOf: query.battleOf,
  boardSvg,
  choose,
});
