/** Random play that looks for trouble: it fights, sails, besieges, marries and plays cards more often than chance would. */
import type { SuccessorsTypes } from '../../src/successors/index.js';
import { SUCCESSORS_POLICIES } from './policies.js';
import { deciding } from '../kit/walk.js';

/** Chance by its weights, a player for trouble. */
export const seekTrouble = deciding<SuccessorsTypes>(SUCCESSORS_POLICIES.trouble);
