import type { RuleRef } from '../../core/index.js';

/** An event of a kind, the rule it comes from, and its particulars. */
export type Said<Type extends string, Particulars = unknown> = Readonly<{ type: Type; rule: RuleRef } & Particulars>;
