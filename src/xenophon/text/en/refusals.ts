/** Refusals in English. */
import type { RefusalWords } from '../../../core/index.js';
import { REFUSAL_CODES, type RefusalCode } from '../../code.js';

export const englishRefusals: RefusalWords<RefusalCode> = {
  ...REFUSAL_CODES,
  // R X7.3
  boxNotForUnit: 'A unit of this type does not enter the box, or a river or mountains bar it.',
};
