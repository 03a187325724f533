/** March of the Ten-Thousand on the page. */
import { xenophon, OPTIONAL_RULES, PLAYER_COUNTS, query, type XenophonTypes } from 'diadochi/xenophon';
import { boardSvg } from 'diadochi/xenophon/svg';
import * as text from 'diadochi/xenophon/text';
import { choose } from '../../xenophon/bot.js';
import { familyTable } from './family.js';

export const xenophonTable = familyTable<XenophonTypes>({
  game: xenophon,
  title: 'March of the Ten-Thousand',
  playerCounts: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULES,
  text,
  options(_, __, rules) {
    const optionalRules = OPTIONAL_RULES.filter((rule) => rules.includes(rule));
    return { players: 2, ...(optionalRules.length === 0 ? {} : { optionalRules }) };
  },
  battleOf: query.battleOf,
  boardSvg,
  choose,
});
