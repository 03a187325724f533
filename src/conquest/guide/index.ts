/**
 * The guide: the subjects of actions. A march names its destination, so there are no whole moves to find, and play
 * never pauses.
 */
import type { Guide, SubjectTable } from '../../core/index.js';
import type { ConquestTypes, FamilyTypes } from '../types.js';
import { journeys } from './journeys.js';
import { subjects } from './subjects.js';

/** Returns the guide of a game of the family, with the subjects of its actions. */
export function familyGuide<G extends FamilyTypes>(subjects: SubjectTable<G>): Guide<G>;
export function familyGuide(about: SubjectTable<ConquestTypes>): Guide<ConquestTypes> {
  return { subjects: about, journeys, pauses: null };
}

export const guide: Guide<ConquestTypes> = /* @__PURE__ */ familyGuide<ConquestTypes>(subjects);
