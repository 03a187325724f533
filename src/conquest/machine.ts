/** Makes the machine of a game of the family from its description; and the machine of the base. */
import { createMachine, type FrameTable, type Machine, type MachineRules } from '../core/index.js';
import { refusal } from './code/index.js';
import { isAction } from './codec/action.js';
import { consequences } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import { awaitedEnds, consequenceHook, type Consequence } from './rules/consequence-hook.js';
import { conquestLaw } from './rules/law.js';
import { openTable } from './table/open.js';
import { publishTable } from './table/publish.js';
import type { Law } from './table/law.js';
import type { Situation } from './table/situation.js';
import type { ConquestTypes, FamilyTypes } from './types.js';

/** The description of a game of the family. A variant uses that of the base for everything that it does not define. */
export interface FamilyRules<G extends FamilyTypes> extends Pick<MachineRules<G>, 'isAction' | 'refusals'> {
  /** Its answers, and the components that it is played with. */
  readonly law: Law<Situation>;
  /** The frame table of the game. */
  readonly frames: FrameTable<G>;
  readonly consequences: readonly Consequence<G>[];
}

/** The rules of the base. */
export const conquestRules: FamilyRules<ConquestTypes> = {
  law: conquestLaw,
  frames,
  consequences,
  isAction,
  refusals: {
    malformed: (_, rule) => refusal('malformedAction', rule),
    gameOver: () => refusal('gameOver', 'R 16'),
    notYourTurn: (_, { player }, actor) => refusal('notYourTurn', 'R 4.1', { player, waitingFor: actor }),
    notYourAction: ({ player }, by) => refusal('notYourAction', 'R 4.1', { player, by }),
    notAvailable: (_, { type }, rule, listed) =>
      refusal(listed.some((action) => action.type === type) ? 'notAvailable' : 'wrongMoment', rule, { type }),
  },
};

/** Returns the machine of a game of the family. */
export const machineOf = <G extends FamilyTypes>({ law, consequences: rows, ...rules }: FamilyRules<G>): Machine<G> =>
  createMachine<G>({
    ...rules,
    border: {
      open: (shown) => openTable(shown, law),
      copy: (working, spare) => working.copy(spare),
      publish: (working, stack, before) => publishTable(working, stack, before),
    },
    heardEnds: awaitedEnds(rows),
    settled: consequenceHook(rows),
  });

export const machine: Machine<ConquestTypes> = /* @__PURE__ */ machineOf(conquestRules);
