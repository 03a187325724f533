/** A bot for both sides of Conquest and Empire: a bot of the family with the aims of this game. */
import { query, type ConquestTypes } from '../index.js';
import { botOf } from './family/bot.js';
import { conquestAims } from './aims.js';

/** Returns the action with the best score. */
export const choose = botOf<ConquestTypes>({ query, aims: conquestAims });
