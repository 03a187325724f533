import type { RuleRef } from '../../core/index.js';

/** An event: its type, the rule it comes from, and its details. */
export type Said<Type extends string, Particulars = unknown> = Readonly<{ type: Type; rule: RuleRef } & Particulars>;
