/** Rules whose events use other words. */
import type { RuleRef } from '../../core/index.js';

/** Royal Army CUs that a player gives up are disbanded, not lost. */
export const DISBANDING = 'R 3.3.4.6' satisfies RuleRef;
