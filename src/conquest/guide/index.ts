/**
 * The guide: what actions are about. A march names where it goes, so there are no ways to be looked for; and play never
 * pauses.
 */
import type { Guide, SubjectTable } from '../../core/index.js';
import type { ConquestTypes, FamilyTypes } from '../types.js';
import { journeys } from './journeys.js';
import { subjects } from './subjects.js';

/** Returns the guide of a game of the family, which says of its actions what they are about. */
export function familyGuide<G extends FamilyTypes>(subjects: SubjectTable<G>): Guide<G>;
export function familyGuide(about: SubjectTable<ConquestTypes>): Guide<ConquestTypes> {
  return { subjects: about, journeys, pauses: null };
}

export const guide: Guide<ConquestTypes> = /* @__PURE__ */ familyGuide<ConquestTypes>(subjects);
