/** Xenophon on the page. */
import { xenophon, OPTIONAL_RULES, PLAYER_COUNTS, query, type XenophonTypes } from 'diadochi/xenophon';
import { boardSvg } from 'diadochi/xenophon/svg';
import { describeAction, describeEvent, names, question } from 'diadochi/xenophon/text';
import { choose } from '../../xenophon/bot.js';
import { familyTable } from './family.js';

export const xenophonTable = familyTable<XenophonTypes, (typeof OPTIONAL_RULES)[number]>({
  game: xenophon,
  title: 'Xenophon',
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
