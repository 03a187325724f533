/** The version of each game follows from its rules. */
import { describe, expect, test } from 'vitest';
import { withKit } from '../../bench/kits.js';
import type { SoakKit } from '../../bench/kit.js';
import type { Machine, WholeGameTypes } from '../../src/core/index.js';
import { GAMES } from '../../src/games.js';
import { complaintAbout } from '../../bench/versions/rules.js';

describe.each(GAMES)('%s', (name) => {
  test('plays as it did when its version was written down', () =>
    withKit(name, ({ game }) => expect(complaintAbout(name, game)).toBeUndefined()));

  test('is found to play differently when it lists one action less, and its version is to be raised', () =>
    withKit(name, <G extends WholeGameTypes>({ game }: SoakKit<G>) => {
      const simulate: Machine<G>['simulate'] = (state) => {
        const simulation = game.simulate(state);
        return { ...simulation, legalActions: () => simulation.legalActions().slice(0, 1) };
      };
      expect(complaintAbout(name, { ...game, simulate })).toContain(
        `the rules of ${name} play differently: raise the version in src/${name}/version.ts and run npm run versions`,
      );
    }));

  test('of a version of which nothing is kept the command is named', () =>
    withKit(name, ({ game }) =>
      expect(complaintAbout(name, { ...game, version: 9_999 })).toBe(
        `nothing is kept of version 9999 of the rules of ${name}: run npm run versions`,
      ),
    ));
});
