/** Makes sessions: the steps of a game so far, with what can be seen, decided and written after them. */
import { actionKey, SPECTATOR, type Outcome, type WholeGameTypes } from 'diadochi/core';
import type { Manifest } from '../../../src/hosts/manifest.js';
import type { GameTable } from '../../../src/hosts/page/table.js';
import { decidingOf, listedBy } from './deciding.js';
import { sceneOf } from './scene.js';
import type { Scene, Session } from './session.js';
import { advanced, type Host, type Step } from './steps.js';
import { writingOf } from './written.js';

/** What all sessions of a game share. */
interface Shared<G extends WholeGameTypes> {
  readonly title: string;
  readonly hasHands: boolean;
  readonly table: GameTable<G>;
  readonly host: Host<G>;
  /** Loads the names of everything that a player can refer to, which explain why something cannot be chosen. */
  readonly terminal: Manifest<G>['terminal'];
  /** Loads what bots go by, in words. */
  readonly motives: Manifest<G>['motives'];
}

/** Scenes that have been created, by step and viewer. Later sessions share them. */
type Scenes<G extends WholeGameTypes> = WeakMap<Step<G>, Map<string, Scene>>;

/** Returns the scene of a step for a viewer, which is created once. */
function sceneIn<G extends WholeGameTypes>(
  scenes: Scenes<G>,
  table: GameTable<G>,
  step: Step<G>,
  viewer: string,
): Scene {
  const ofStep = scenes.get(step) ?? new Map<string, Scene>();
  scenes.set(step, ofStep);
  const player = table.game.players(step.state).find((each) => each === viewer);
  const scene = ofStep.get(viewer) ?? sceneOf(table, step, player ?? SPECTATOR);
  ofStep.set(viewer, scene);
  return scene;
}

/** Returns the session after these steps. */
export function sessionOf<G extends WholeGameTypes>(
  shared: Shared<G>,
  steps: readonly [Step<G>, ...Step<G>[]],
  scenes: Scenes<G> = new WeakMap(),
): Session {
  const { title, hasHands, table, host, terminal, motives } = shared;
  const { game, words } = table;
  const latest = steps[steps.length - 1] ?? steps[0];
  const { state } = latest;
  const players = game.players(state);
  const outcome: Outcome<G['player']> | undefined = game.outcome(state);
  const actionOf = listedBy(game, state);
  return {
    game: game.name,
    title,
    about: (locale) => table.about[locale],
    thingOf: table.thingOf,
    players,
    last: steps.length - 1,
    ending: outcome,
    nameOf(name, { locale }) {
      const player = players.find((each) => each === name);
      return player === undefined ? name : words[locale].player(player);
    },
    endingText: ({ locale }) => (outcome === undefined ? '' : words[locale].ending(outcome.how)),
    scene: (number, viewer) => sceneIn(scenes, table, steps[number] ?? latest, viewer),
    decidedBy: (number) => steps[number]?.action?.player,
    async reasons(number, rate, look) {
      const [before, action] = [steps[number - 1], steps[number]?.action];
      const turn = before === undefined ? undefined : decidingOf(table, terminal, before).botTurn();
      if (before === undefined || action === null || action === undefined || turn === undefined) return undefined;
      const [{ reasonsFor }, inWords] = await Promise.all([import('./reasons.js'), motives()]);
      const decided = {
        type: action.type,
        key: actionKey(action),
        turn,
        scene: sceneIn(scenes, table, before, action.player),
      };
      return reasonsFor<G['action']['type']>(inWords, decided, rate, look);
    },
    mayTakeBack: (number) => number > 0 && steps[number]?.events.some((event) => game.isUndoBarrier(event)) === false,
    play(key) {
      const action = actionOf(key);
      if (action === undefined) throw new RangeError(`not listed: ${key}`);
      return sessionOf(shared, [...steps, advanced(host, latest, action)], scenes);
    },
    backTo: (number) => sessionOf(shared, [steps[0], ...steps.slice(1, number + 1)], scenes),
    pausing: game.guide.pauses !== null,
    hasHands,
    hasCards: table.cards !== undefined,
    ...decidingOf(table, terminal, latest),
    ...writingOf(game, host, steps, latest),
  };
}
