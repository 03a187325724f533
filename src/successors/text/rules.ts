/** Rules by which the same event is told in other words. */
import type { RuleRef } from '../../core/index.js';

/** A player gives up Royal Army CUs of his own will: they are disbanded, not lost. */
export const DISBANDING = 'R 3.3.4.6' satisfies RuleRef;
