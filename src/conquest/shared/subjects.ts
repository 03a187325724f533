/** What the actions that the variants share are about. */
import { placeIn, type FamilySubjects } from '../guide/subjects.js';
import type { SharedAction } from './action.js';

export const sharedSubjects: FamilySubjects<SharedAction> = {
  // R X6, S8
  sail: ({ fleet, zone }) => ({ pieces: [fleet], spaces: [zone] }),
  load: ({ fleet, province }, shown) => ({ ...placeIn(shown, province), pieces: [fleet] }),
  board: ({ piece }) => ({ pieces: [piece] }),
  land: ({ province, zone }) => ({ provinces: [province], spaces: [zone] }),
  stayAboard: ({ zone }) => ({ spaces: [zone] }),
  // R X7.1, S9.1
  offerBattle: ({ province }) => ({ provinces: [province] }),
  endCombats: () => ({}),
};
