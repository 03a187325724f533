/** The games of the family with their kits: the base, and every game of the registry that is built on it. */
import type { FamilyRules } from '../../src/conquest/machine.js';
import type { FamilyTypes } from '../../src/conquest/types.js';
import { GAMES, REGISTRY } from '../../src/games.js';
import { beside } from '../../tools/beside.js';
import type { ConformanceKit } from '../kit/walk.js';

/** What `kit.ts` of a game of the family exports. */
interface Exported {
  readonly kit: ConformanceKit<FamilyTypes>;
  /** The same with every optional rule. */
  readonly withAll: ConformanceKit<FamilyTypes>;
  readonly rules: FamilyRules<FamilyTypes>;
}

export interface Member {
  readonly title: string;
  readonly kit: ConformanceKit<FamilyTypes>;
  readonly rules: FamilyRules<FamilyTypes>;
  readonly players: number;
}

const NAMES = GAMES.filter((name) => name === 'conquest' || REGISTRY[name].base === 'conquest');

/** Every game of the family with every number of players, without optional rules and with all of them. */
export const MEMBERS: readonly Member[] = (
  await Promise.all(
    NAMES.map(async (name) => {
      const { kit, withAll, rules } = await beside<Exported>(name, 'kit.ts');
      if (kit === undefined || withAll === undefined || rules === undefined)
        throw new Error(`test/${name}/kit.ts exports no kit, withAll or rules`);
      return kit.playerCounts.flatMap((players): readonly Member[] => [
        { title: `${name} for ${players}`, kit, rules, players },
        { title: `${name} for ${players} with all optional rules`, kit: withAll, rules, players },
      ]);
    }),
  )
).flat();
