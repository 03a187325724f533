/** A bot that plays at random. */
import { elementAt, type UniversalBot } from './bot.js';

/**
 * Returns a bot to which all legal actions are equally good. It plays every game. It is the weakest opponent, and the
 * baseline of a tournament.
 *
 * @example
 * import { randomBot } from 'diadochi/bots';
 *
 * randomBot().name; // 'random'
 */
export const randomBot = (): UniversalBot => ({
  name: 'random',
  choose: ({ actions, chance }) => elementAt(actions, chance.draw(actions.length)),
});
