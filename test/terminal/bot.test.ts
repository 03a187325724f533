/** Who plays the seats that nobody takes. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { choose } from '../../src/peloponnesian/bot/index.js';
import { createGame, legalActionsFromView, viewFor } from '../../src/peloponnesian/index.js';
import { ofEachGame } from '../../src/games.js';
import { peloponnesianAtTheTerminal } from '../../src/peloponnesian/terminal/index.js';
import { botChoice } from '../../src/terminal/bot.js';

const hasOwnBot = await ofEachGame(async (manifest) => (await manifest.terminal()).choose !== undefined);

describe('the modest bot', () => {
  const terminal = { ...peloponnesianAtTheTerminal, choose };
  const view = viewFor(orThrow(createGame({ players: 2, scenario: 'argiveLeague' })), 'athens');
  const actions = legalActionsFromView(view);

  it('is the own bot of a game that has one', () => {
    expect(actions.length).toBeGreaterThan(20);
    expect(botChoice('modest', terminal, view, 'athens', seededChance('a'))).toEqual(
      choose(view, actions, seededChance('a')),
    );
  });

  it('is that of the Peloponnesian War, where there is too much to try', () => {
    expect(hasOwnBot.peloponnesian).toBe(true);
    expect(hasOwnBot.successors).toBe(false);
  });

  it('is asked by nobody who wants one that takes anything', () => {
    const asked: unknown[] = [];
    const spied = {
      ...terminal,
      choose: (...given: Parameters<typeof choose>) => {
        asked.push(given);
        return choose(...given);
      },
    };
    expect(actions).toContainEqual(botChoice('random', spied, view, 'athens', seededChance('a')));
    expect(asked).toEqual([]);
    botChoice('modest', spied, view, 'athens', seededChance('a'));
    expect(asked).toHaveLength(1);
  });
});
