/**
 * A new game is one folder and one line in the registry: after the toy game is added there, everything that lists games
 * includes it.
 */
import { describe, expect, it, vi } from 'vitest';
import type { GameFace } from '../../bench/engines.js';
import { ASPECTS, playInStep } from '../../bench/in-step.js';
import { withKit } from '../../bench/kits.js';
import { soakGame } from '../../bench/soak-game.js';
import { GAMES as HOSTED } from '../../examples/server/games.js';
import { thinkerHere } from '../../examples/web/games/bots.js';
import { listed, openGame } from '../../examples/web/games/index.js';
import { orThrow } from '../../src/core/index.js';
import { GAMES, isGameName, ofEachGame, REGISTRY, type GameName } from '../../src/games.js';
import type * as games from '../../src/games.js';
import { bookOf } from '../../tools/coverage/books.js';
import { rulebookFile } from '../../tools/coverage/facts/rulebook.js';
import { pageOf } from '../../tools/coverage/page.js';
import { page as refusals } from '../../tools/refusals/page.js';
import { uniform } from '../../tools/policies/policy.js';
import { schemasOf } from '../../tools/schema/files.js';
import { withEach } from '../contract/games.js';
import { chronicleOf } from '../examples/telling.js';
import { conformanceSuite } from '../kit/suite.js';
import { at } from '../terminal/at.js';
import { kit } from './kit.js';

vi.mock('../../src/games.js', async (original) => {
  const real = await original<typeof games>();
  const { toyGame } = await import('./manifest.js');
  return { ...real, ...real.registryOf({ ...real.REGISTRY, toy: toyGame }) };
});

const TOY = 'toy' as GameName;

it('the registry has one more line', () => {
  expect(GAMES).toHaveLength(7);
  expect(isGameName('toy')).toBe(true);
  expect(REGISTRY[TOY].title).toBe('Toy');
});

conformanceSuite('toy', kit);

describe('code that uses the registry', () => {
  it('the contract of every game is checked for it', () => {
    const players = withEach((game) => game.players(orThrow(game.createGame({ players: 2 }))));
    expect(players.find(([name]) => name === 'toy')?.[1]()).toEqual(['ann', 'bob']);
  });

  it('the terminal plays it', async () => {
    const played = await at(['play', '--game', 'toy', '--seats', 'none', '--seed', 'x'], []);
    expect(played).toMatchObject({ status: 0 });
    expect(played.out).toMatch(/(ann|bob) wins\./);
  });

  it('the terminal names it among its games', async () => {
    expect((await at(['play', '--help'])).out.replace(/\s+/g, ' ')).toContain('"toy"');
  });

  it('the soak plays it by its kit', async () => {
    const soaked = await withKit(TOY, (found) => soakGame(found, 2, 'soak', 20));
    expect(soaked.actions).toBeGreaterThan(0);
  });

  it('the server hosts it', () => {
    const begun = orThrow(HOSTED[TOY].begin({ options: { players: 2 } }, 'x'));
    expect(begun.match.players).toEqual(['ann', 'bob']);
  });

  it('the page lists it, and loads it when it is chosen', async () => {
    expect(listed(TOY)).toMatchObject({ name: 'toy', title: 'Toy', playerCounts: [2] });
    const session = orThrow((await openGame(TOY)).begin(2, {}, 'x'));
    expect(session).toMatchObject({ title: 'Toy', asked: 'ann' });
  });

  it('bots of the page play it', async () => {
    const session = orThrow((await openGame(TOY)).begin(2, {}, 'x'));
    const turn = session.botTurn();
    if (turn === undefined) throw new Error('nobody is asked');
    expect(session.play(await thinkerHere.choose(turn)).last).toBe(1);
  });

  it('its engine runs conformance cases', async () => {
    const engines = await ofEachGame(async (manifest) => {
      const engine = await manifest.conformance();
      return engine.waitsFor(engine.open({ options: { players: 2 } }));
    });
    expect(engines[TOY]).toEqual(['ann']);
  });

  it('bots tell a whole game of it', async () => {
    const told = await REGISTRY[TOY].open(async (manifest) =>
      chronicleOf(await manifest.story(), await manifest.bots(), 2, 'x'),
    );
    expect(told.ending.at(-1)).toMatch(/wins\.$/);
  });
});

describe('the tools', () => {
  it('write schemas of it', () => {
    const schemas = schemasOf(TOY);
    expect(schemas.map(({ path }) => path)).toContain('schema/toy/action.json');
    for (const { text } of schemas) expect(JSON.parse(text)).toHaveProperty('$schema');
  });

  it('write its page of coverage and its facts', async () => {
    const book = bookOf(TOY);
    const { path, text } = await pageOf(book);
    expect(path).toBe('test/toy/coverage.md');
    expect(text).toContain('| R T2 | The die |');
    const facts = JSON.parse((await rulebookFile(book)).text) as {
      readonly clauses: readonly { readonly clause: string; readonly summary?: string }[];
    };
    expect(facts.clauses[2]).toMatchObject({ about: 'The bonus', summary: 'A 3 adds 2 more points.' });
    expect(facts.clauses.map(({ clause }) => clause)).toEqual(['R T1', 'R T2', 'R T3', 'R T4', 'ruling T1.1']);
  });

  it('list its refusals', async () => {
    expect(await refusals()).toContain('the game is over');
  });

  it('play it through two engines in step', async () => {
    const face = await REGISTRY[TOY].open(async (manifest) => (await manifest.entry()).game as unknown as GameFace);
    const course = { options: { players: 2 }, seed: 'x', decide: uniform, aspects: ASPECTS, every: 1, most: Infinity };
    expect(playInStep(face, face, course)).toMatchObject({ reordered: 0, difference: undefined });
  });
});
