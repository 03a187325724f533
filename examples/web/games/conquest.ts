/** Conquest and Empire on the page. */
import { conquest, OPTIONAL_RULES, PLAYER_COUNTS, query, type ConquestTypes } from 'diadochi/conquest';
import { boardSvg } from 'diadochi/conquest/svg';
import * as text from 'diadochi/conquest/text';
import { choose } from '../../conquest/bot.js';
import { familyTable } from './family.js';

export const conquestTable = familyTable<ConquestTypes>({
  game: conquest,
  title: 'Conquest and Empire',
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
