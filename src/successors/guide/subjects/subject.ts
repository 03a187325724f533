/** The types of the tables of subjects. */
import type { SubjectTable } from '../../../core/index.js';
import type { ActionType } from '../../action/index.js';
import type { SuccessorsTypes } from '../../types.js';

/** An entry for each of these types of action. */
export type SubjectsOf<T extends ActionType> = Pick<SubjectTable<SuccessorsTypes>, T>;
