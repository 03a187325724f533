/** The working form of a game whose rules write its plain JSON directly. */
import type { GameTypes } from './frame.js';
import { freezeJson, sameJson, thawJson } from './json.js';
import type { Border } from './live.js';

type Parts = Record<string, unknown>;

/**
 * Returns the border of a small game: rules write to a copy of the state. `constant` names the parts that never change
 * during a game, which copies share.
 */
export function plainBorder<G extends GameTypes>(constant: readonly (keyof G['state'] & string)[]): Border<G> {
  const shared: ReadonlySet<string> = new Set<string>([...constant, 'stack']);

  function copy(parts: object): G['working'] {
    const fresh: Parts = { ...parts };
    for (const key in fresh) if (!shared.has(key)) fresh[key] = thawJson(fresh[key]);
    fresh['stack'] = [...(fresh['stack'] as readonly unknown[])];
    return fresh as G['working'];
  }

  return {
    open: copy,
    copy,
    publish(working, stack, before) {
      const state: Parts = { ...working, stack };
      const known = before as Parts | undefined;
      for (const key in state) {
        if (key === 'stack') continue;
        if (known !== undefined && sameJson(state[key], known[key])) state[key] = known[key];
        else if (!shared.has(key)) state[key] = thawJson(state[key]);
      }
      return freezeJson(state) as G['state'];
    },
  };
}
