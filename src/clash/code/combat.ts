/** R S9: why somebody is not fought, or not together. */
import { EXTENSION_CODES } from '../../conquest/extension/code.js';

export const COMBAT_CODES = {
  noSuchContest: EXTENSION_CODES.noSuchContest,
  notInvited:
    'The force is not there, is no opponent of the one attacked, has been asked already, or there are too many of them.',
} as const;
