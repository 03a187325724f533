import type { Chance } from '../../core/index.js';
import type { PlayerId } from '../vocabulary.js';

/** A decision of a player: its type, the player, and its details. */
export type Decision<Type extends string, Particulars = unknown> = Readonly<
  { type: Type; player: PlayerId } & Particulars
>;

/** An outcome of chance. */
export type Fate<Type extends string, Particulars = unknown> = Readonly<{ type: Type; player: Chance } & Particulars>;

/** "No", "no more", "go on": the decision without any details. */
export type Pass = Decision<'pass'>;
