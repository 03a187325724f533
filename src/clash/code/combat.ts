/** R S9: why somebody is not fought, or not together. */
import { SHARED_CODES } from '../../conquest/shared/code.js';

export const COMBAT_CODES = {
  noSuchContest: SHARED_CODES.noSuchContest,
  notInvited:
    'The force is not there, is no opponent of the one attacked, has been asked already, or there are too many of them.',
} as const;
