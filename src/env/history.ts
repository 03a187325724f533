/** What has been done and heard in a game, for information states. */
import { canonicalJson, type Game, type WholeGameTypes } from '../core/index.js';

/** The course of a game. */
export interface History<G extends WholeGameTypes> {
  /** Begins again. */
  clear(): void;
  /** Notes an action and the events that it caused. */
  note(action: G['action'], events: readonly G['event'][]): void;
  /** Returns the actions of an agent and the events as the agent heard them, in order, as text. */
  of(agent: G['player']): string;
}

/** Returns an empty history. */
export function historyOf<G extends WholeGameTypes>({ eventFor }: Pick<Game<G>, 'eventFor'>): History<G> {
  const course: { readonly action: G['action']; readonly events: readonly G['event'][] }[] = [];
  return {
    clear: () => {
      course.length = 0;
    },
    note: (action, events) => {
      course.push({ action, events });
    },
    of: (agent) =>
      canonicalJson(
        course.flatMap(({ action, events }) => [
          ...(action.player === agent ? [action] : []),
          ...events.map((event) => eventFor(event, agent)),
        ]),
      ),
  };
}
