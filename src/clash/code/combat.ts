/** R S9: why somebody is not fought, or not together. */
import { EXTENSION_CODES } from '../../conquest/extension/code.js';

export const COMBAT_CODES = {
  noSuchContest: EXTENSION_CODES.noSuchContest,
  notInvited:
    'The force is not there, is no opponent of the defender, has been invited already, or the limit is reached.',
} as const;
