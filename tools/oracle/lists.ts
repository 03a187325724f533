/** What two simulations of the same situation may do, side by side. */
import type { AnyAction, AnySimulation, GameName } from './engine.js';
import type { Item } from './explained/index.js';
import { actionKey } from './policy.js';
import { actionOfNew } from './translate.js';

/** An action that both list, as each of them lists it. */
export interface Choice {
  readonly key: string;
  readonly old: AnyAction;
  readonly new: AnyAction;
  /** Of chance: its weight with the oracle; of a player: 1. */
  readonly weight: number;
}

/** Two lists compared as sets. */
export interface Lists {
  /** Whom the oracle waits for; `undefined`: it is over. */
  readonly actor: string | undefined;
  /** What only one lists, or with another weight. */
  readonly items: readonly Item[];
  /** What both list, in the order of their keys: the same whatever order the engines have. */
  readonly common: readonly Choice[];
  /** The same set in another order. */
  readonly reordered: boolean;
}

interface Entry {
  readonly key: string;
  readonly action: AnyAction;
  readonly weight: number;
}

/** What is listed, by the text of what `read` makes of it. */
function entriesOf(
  simulation: AnySimulation,
  chance: boolean,
  read: (action: AnyAction) => AnyAction = (action) => action,
): readonly Entry[] {
  return chance
    ? simulation.chanceOutcomes().map(({ action, weight }) => ({ key: actionKey(read(action)), action, weight }))
    : simulation.legalActions().map((action) => ({ key: actionKey(read(action)), action, weight: 1 }));
}

export function compareLists(game: GameName, old: AnySimulation, young: AnySimulation): Lists {
  const read = (action: AnyAction): AnyAction => actionOfNew(game, action);
  const [actors, others] = [old.actors(), young.actors()];
  const actor = actors[0];
  if (actors.length !== others.length || actor !== others[0])
    return { actor, items: [{ of: 'actors', old: actors, new: others }], common: [], reordered: false };
  if (actor === undefined) return { actor, items: [], common: [], reordered: false };

  const chance = actor === 'chance';
  const mine = entriesOf(old, chance);
  const theirs = entriesOf(young, chance, read);
  const byKey = new Map(theirs.map((entry) => [entry.key, entry]));
  const items: Item[] = [];
  const common: Choice[] = [];
  for (const { key, action, weight } of mine) {
    const other = byKey.get(key);
    byKey.delete(key);
    if (other !== undefined) common.push({ key, old: action, new: other.action, weight });
    if (other?.weight === weight) continue;
    items.push(
      chance ? { of: 'chance', action, old: weight, new: other?.weight ?? 0 } : { of: 'action', only: 'old', action },
    );
  }
  for (const { action, weight } of byKey.values())
    items.push(
      chance
        ? { of: 'chance', action: read(action), old: 0, new: weight }
        : { of: 'action', only: 'new', action: read(action) },
    );
  // Twice the same action leaves a set as it is, but no list may have it.
  const seen = new Set<string>();
  for (const { key, action } of theirs) {
    if (seen.has(key)) items.push({ of: 'action', only: 'new', action: read(action) });
    seen.add(key);
  }
  const reordered = items.length === 0 && mine.some(({ key }, index) => key !== theirs[index]?.key);
  return { actor, items, common: common.sort((a, b) => (a.key < b.key ? -1 : 1)), reordered };
}
