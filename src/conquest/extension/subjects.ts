/** The subjects of the actions of the extension. */
import { placeIn, type FamilySubjects } from '../guide/subjects.js';
import type { ExtensionAction } from './action.js';

export const extensionSubjects: FamilySubjects<ExtensionAction> = {
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
