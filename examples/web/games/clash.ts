/** Clash of the Generals on the page. */
import { clash, OPTIONAL_RULES, PLAYER_COUNTS, query, type ClashTypes, type PlayerCount } from 'diadochi/clash';
import { boardSvg } from 'diadochi/clash/svg';
import { describeAction, describeEvent, names, question } from 'diadochi/clash/text';
import { choose } from '../../clash/bot.js';
import { familyTable } from './family.js';

export const clashTable = familyTable<ClashTypes, (typeof OPTIONAL_RULES)[number]>({
  game: clash,
  title: 'Clash of the Generals',
  playerCounts: PLAYER_COUNTS,
  optionalRules: OPTIONAL_RULES,
  options: (players, optionalRules) => ({
    players: players as PlayerCount,
    ...(optionalRules.length > 0 && { optionalRules }),
  }),
  describeAction,
  describeEvent,
  question,
  names,
  battleOf: query.battleOf,
  boardSvg,
  dice: (event) => (event.type === 'rolled' ? event.dice : []),
  choose,
});
