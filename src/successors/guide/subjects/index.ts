/** The subjects of all actions. */
import type { SubjectTable } from '../../../core/index.js';
import type { SuccessorsTypes } from '../../types.js';
import { cardSubjects } from './cards.js';
import { combatSubjects } from './combat.js';
import { movementSubjects } from './movement.js';
import { phaseSubjects } from './phases.js';
import { segmentSubjects } from './segments.js';

export const subjects: SubjectTable<SuccessorsTypes> = {
  ...phaseSubjects,
  ...segmentSubjects,
  ...movementSubjects,
  ...combatSubjects,
  ...cardSubjects,
};
