/** The guide: the subjects of the actions of this variant. */
import type { Guide } from '../../core/index.js';
import { familyGuide } from '../../conquest/guide/index.js';
import type { ClashTypes } from '../types.js';
import { subjects } from './subjects.js';

export const guide: Guide<ClashTypes> = /* @__PURE__ */ familyGuide<ClashTypes>(subjects);
