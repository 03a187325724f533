/** Bots of every kind choose legal actions, by what their player sees, and in the same way with the same seed. */
import { describe, expect, it } from 'vitest';
import { toy, type ToyTypes } from '../core/toy.js';
import { alexandros, createMatch, type AlexandrosTypes } from '../../src/alexandros/index.js';
import { heuristics } from '../../src/alexandros/bots/index.js';
import {
  botNamed,
  expectedShare,
  flatMonteCarloBot,
  greedyBot,
  mctsBot,
  playMatch,
  randomBot,
  rankedActions,
  turnOf,
  type Bot,
  type Budget,
  type Heuristics,
  type Search,
  type Turn,
} from '../../src/bots/index.js';
import { isLeft, orThrow, seededChance } from '../../src/core/index.js';
import { elementAt } from '../../src/bots/bot.js';
import { leadOf, stillRunning, winner } from '../../src/bots/race.js';
import { Node } from '../../src/bots/tree.js';

const options = { players: 2 } as const;

const { state } = orThrow(createMatch({ ...options, seed: 'susa' }));

function turnFor(seed: string): Turn<AlexandrosTypes> {
  const [player] = alexandros.actors(state);
  if (player === undefined || player === 'chance') throw new Error('nobody decides');
  return turnOf(alexandros, state, player, seededChance(seed));
}

const BOTS: readonly Bot<AlexandrosTypes>[] = [
  randomBot(),
  greedyBot(heuristics),
  flatMonteCarloBot(heuristics, { iterations: 2, rounds: 1, players: 'random' }),
  mctsBot(heuristics, { iterations: 10, decisions: 4 }),
];

describe.each(BOTS.map((bot) => [bot.name, bot] as const))('%s', (_, bot) => {
  it('chooses one of the legal actions', () => {
    const turn = turnFor('a');
    expect(turn.actions).toContain(bot.choose(turn));
  });

  it('makes the same move with the same seed', () => {
    expect(bot.choose(turnFor('b'))).toEqual(bot.choose(turnFor('b')));
  });
});

describe('rankedActions', () => {
  it('returns all actions from the best to the worst, as the scores have them', () => {
    const turn = turnFor('a');
    const ranked = rankedActions(
      { ...heuristics, tolerance: 0, scores: (_, actions) => actions.map((_, i) => i) },
      turn,
    );
    expect(ranked.map(({ action }) => action)).toEqual([...turn.actions].reverse());
    expect(ranked.map(({ score }) => score)).toEqual(turn.actions.map((_, i) => i).reverse());
  });

  it.each(['a', 'b', 'c', 'd'])('begins with what the greedy bot chooses with the same chance (%s)', (seed) => {
    const alike = { ...heuristics, tolerance: 5 };
    expect(rankedActions(alike, turnFor(seed))[0]?.action).toEqual(greedyBot(alike).choose(turnFor(seed)));
  });
});

describe('mctsBot', () => {
  it('does not ask for anything if there is only one action', () => {
    const turn = turnFor('a');
    const [only] = turn.actions;
    const unusable = { draw: () => expect.unreachable() };
    const { choose } = mctsBot(heuristics, { iterations: 5 });
    expect(choose({ ...turn, actions: turn.actions.slice(0, 1), chance: unusable })).toBe(only);
  });

  it('spends no more iterations than its budget, and at least one', () => {
    let worlds = 0;
    const counting = {
      ...heuristics,
      game: {
        ...alexandros,
        sampleState: (...given: Parameters<typeof alexandros.sampleState>) => (
          worlds++,
          alexandros.sampleState(...given)
        ),
      },
    };
    // All actions are tried in the same worlds: with two actions, 6 iterations need three.
    const turn = turnFor('a');
    mctsBot(counting, { iterations: 6, rounds: 0 }).choose({ ...turn, actions: turn.actions.slice(0, 2) });
    expect(worlds).toBe(3);
    worlds = 0;
    mctsBot(counting, { milliseconds: 0, rounds: 0 }).choose(turnFor('a'));
    expect(worlds).toBe(1);
  });
});

describe('mctsBot in the toy game, in which who stops loses', () => {
  const begun = orThrow(toy.createGame({ players: 2 }));
  /** Heuristics that like an action, and know nothing else. */
  const liking = (type: string): Heuristics<ToyTypes> => ({
    game: toy,
    scores: (_, actions) => actions.map((action) => (action.type === type ? 1 : 0)),
    tolerance: 0.1,
    worth: () => 0,
    round: () => 0,
    advantage: 1,
  });
  const choiceAt = (score: number, liked: string, settings: Budget & Search): string =>
    mctsBot(liking(liked), settings).choose(turnOf(toy, { ...begun, score }, 'ann', seededChance(`${liked} ${score}`)))
      .type;

  it('wins at once against the advice of the heuristics', () => {
    expect(choiceAt(9, 'stop', { iterations: 8 })).toBe('roll');
  });

  it('never leaves the advice for what surely loses', () => {
    for (let score = 0; score < 10; score++) expect(choiceAt(score, 'roll', { iterations: 40 })).toBe('roll');
  });

  it('follows the advice where imagined games say nothing', () => {
    // Without a rollout, both actions lead to situations of the same worth, unless the game is over.
    expect(choiceAt(0, 'roll', { iterations: 40, rounds: 0 })).toBe('roll');
    expect(choiceAt(0, 'stop', { iterations: 1 })).toBe('stop');
  });
});

describe('a race between actions', () => {
  const runner = (...shares: number[]) => ({ shares });

  it('leads by its average difference in standard errors', () => {
    // Differences 0.2, 0, 0.2, 0: mean 0.1, variance 0.04 / 3, error √(0.04 / 12 + 0.005²).
    const lead = leadOf(runner(0.5, 0.3, 0.6, 0.4), runner(0.3, 0.3, 0.4, 0.4));
    expect(lead).toBeCloseTo(0.1 / Math.sqrt(0.04 / 12 + 0.005 ** 2));
    expect(leadOf(runner(0.5), runner(0.1))).toBe(0);
    expect(leadOf(runner(0.5, 0.6), runner(0.4, 0.5))).toBeCloseTo(0.1 / 0.005);
    expect(leadOf(runner(0.5, 0.5), runner(0.5, 0.5))).toBe(0);
  });

  it('is left at first by what is far behind the favourite, and later by what is not ahead', () => {
    const favourite = runner(0.6, 0.4, 0.6, 0.4);
    // Differences 0.3, -0.1, 0.2, -0.2 (0.4 standard errors) and -0.3, -0.1, -0.2, -0.2 (-4.8).
    const close = runner(0.9, 0.3, 0.8, 0.2);
    const bad = runner(0.3, 0.3, 0.4, 0.2);
    // Differences -0.3, 0.1, -0.2, 0.2: 0.4 standard errors behind.
    const behind = runner(0.3, 0.5, 0.4, 0.6);
    expect(stillRunning(favourite, [close, bad, behind])).toEqual([close, behind]);
    const early = [favourite, close, bad, behind].map(({ shares }) => runner(...shares.slice(0, 3)));
    expect(stillRunning(elementAt(early, 0), early.slice(1))).toEqual(early.slice(1));
    const late = [favourite, close, behind].map(({ shares }) => runner(...shares, ...shares, ...shares, ...shares));
    expect(stillRunning(elementAt(late, 0), late.slice(1))).toEqual(late.slice(1, 2));
  });

  it('is left by all but the first of those who do equally well in every world', () => {
    const favourite = runner(0.5, 0.7, 0.5, 0.7);
    const challenger = runner(0.6, 0.7, 0.6, 0.7);
    expect(stillRunning(favourite, [runner(...favourite.shares), challenger, runner(...challenger.shares)])).toEqual([
      challenger,
    ]);
  });

  it('is won by the best of those who clearly lead the favourite', () => {
    const favourite = runner(0.5, 0.5, 0.5, 0.5);
    const lucky = runner(1, 0.4, 1, 0.4);
    const sure = runner(0.6, 0.6, 0.6, 0.6);
    const better = runner(0.7, 0.6, 0.7, 0.6);
    expect(winner(favourite, [lucky, sure, better], 2)).toBe(better);
    expect(winner(favourite, [lucky], 2)).toBeUndefined();
    expect(winner(favourite, [lucky], 1)).toBe(lucky);
  });
});

describe('the tree of a search', () => {
  it('prefers what has done well, but tries what has few visits', () => {
    const root = new Node<'ann'>();
    const [good, bad] = root.childrenFor(['good', 'bad'], () => [1, 0]);
    for (let visit = 0; visit < 10; visit++) {
      root.add(new Map([['ann', 0.5]]));
      good?.add(new Map([['ann', 0.9]]));
      bad?.add(new Map([['ann', 0.1]]));
    }
    const children = root.childrenFor(['good', 'bad'], () => []);
    expect(root.select(children, 'ann', 0.1)).toBe(0);
    expect(root.select([good ?? root, new Node<'ann'>()], 'ann', 0)).toBe(0);
    // 0.9 + 100 · 2/3 · √21 / 11 < 0.1 + 100 · 1/3 · √21 / 1, if the second has no more than one visit.
    const rare = new Node<'ann'>();
    rare.prior = 1 / 3;
    rare.add(new Map([['ann', 0.1]]));
    expect(root.select([good ?? root, rare], 'ann', 100)).toBe(1);
  });

  it('gives the n-th best action a prior in proportion to 1/n', () => {
    const children = new Node().childrenFor(['a', 'b', 'c'], () => [1, 3, 2]);
    // 1 + 1/2 + 1/3 = 11/6
    expect(children.map(({ prior }) => prior)).toEqual([2 / 11, 6 / 11, 3 / 11].map((prior) => expect.closeTo(prior)));
  });
});

describe('playMatch', () => {
  it('plays a whole game, and the same one with the same seed', () => {
    const pairing = { bots: [greedyBot(heuristics), randomBot()], options, seed: 'babylon' };
    const played = orThrow(playMatch(alexandros, pairing));
    expect(played.outcome?.winners).toHaveLength(1);
    expect(Object.values(played.returns).reduce((sum, share) => sum + share, 0)).toBe(1);
    expect(orThrow(playMatch(alexandros, pairing)).actions).toEqual(played.actions);
  });

  it('has the dice of a match with the same seed', () => {
    const { actions } = orThrow(playMatch(alexandros, { bots: [randomBot(), randomBot()], options, seed: 'susa' }));
    const { actions: dealt } = orThrow(createMatch({ ...options, seed: 'susa' }));
    expect(dealt.length).toBeGreaterThan(0);
    expect(actions.slice(0, dealt.length)).toEqual(dealt);
  });

  it('breaks a game off after a number of actions', () => {
    const bots = [randomBot(), randomBot()];
    const { outcome, actions, returns } = orThrow(playMatch(alexandros, { bots, options, seed: 'a', maxActions: 20 }));
    expect(actions).toHaveLength(20);
    expect(outcome).toBeUndefined();
    expect(returns).toEqual({ red: 0, yellow: 0 });
  });

  it('refuses options and numbers of bots that the game does not have', () => {
    const bots = [randomBot()];
    const wrong = playMatch(alexandros, { bots, options, seed: 'a' });
    expect(isLeft(wrong) && wrong.left.message).toBe('$.bots: expected 2 bots, got 1');
    expect(isLeft(playMatch(alexandros, { bots, options: { players: 9 } as never, seed: 'a' }))).toBe(true);
  });

  it('throws the refusal of an action that is not legal', () => {
    const cheat: Bot<AlexandrosTypes> = {
      name: 'cheat',
      choose: () => ({ type: 'levyTaxes', player: 'green', symbol: 'horse' }),
    };
    expect(() => playMatch(alexandros, { bots: [cheat, cheat], options, seed: 'a' })).toThrow(
      expect.objectContaining({ refusal: expect.objectContaining({ code: expect.any(String) as string }) as object }),
    );
  });
});

describe('botNamed', () => {
  it.each(['random', 'greedy', 'flat:20', 'mcts:200', 'mcts:500ms', 'flat:5ms'])('returns the bot %s', (name) => {
    expect(orThrow(botNamed(heuristics, name)).name).toBe(name);
  });

  it.each(['', 'modest', 'mcts', 'mcts:', 'mcts:0', 'mcts:-1', 'mcts:1s', 'greedy:1', 'mcts:1:2'])(
    'refuses "%s"',
    (name) => {
      const refused = botNamed(heuristics, name);
      expect(isLeft(refused) && refused.left.message).toMatch(/^\$: expected a bot like random, greedy, .*, got "/);
    },
  );
});

describe('expectedShare', () => {
  it('is an equal share in a draw', () => {
    const drawn = { ...alexandros, outcome: () => ({ winners: [], how: 'hundredPoints', rule: 'R 1' }) as const };
    expect(expectedShare({ ...heuristics, game: drawn as never }, state, 'red')).toBe(0.5);
  });

  it('is a half at the beginning of an even game, and three quarters with a lead by the advantage', () => {
    const even = { ...heuristics, worth: () => 0 };
    expect(expectedShare(even, state, 'red')).toBe(0.5);
    expect(expectedShare({ ...heuristics, worth: () => heuristics.advantage }, state, 'red')).toBeCloseTo(0.75);
  });
});
