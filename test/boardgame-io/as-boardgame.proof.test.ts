/** boardgame.io's own master and clients play whole games, and no client is told what is not his to know. */
import type { Game as AnyBoardgame } from 'boardgame.io';
import { describe, expect, it, vi } from 'vitest';
import { alexandros, type AlexandrosTypes } from '../../src/alexandros/index.js';
import { asBoardgame, type BoardgameTable, type ClientTable } from '../../src/boardgame-io/index.js';
import {
  digest,
  orThrow,
  sameJson,
  seededChance,
  SPECTATOR,
  type Game,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { conquest } from '../../src/conquest/index.js';
import { successors } from '../../src/index.js';
import { clientsOf, fieldsNamed, type Player } from './playing.js';

/** boardgame.io says in the console what it refuses. */
const complaints = vi.spyOn(console, 'error').mockImplementation(() => undefined);

/** What a client has. */
function seen<G extends WholeGameTypes>({ client }: Player) {
  const state = client.getState();
  if (state === null) throw new Error('not connected');
  const { view, events } = state.G as ClientTable<G>;
  return { view, events, ctx: state.ctx, log: state.log };
}

const only = <T>([one]: readonly T[]): T => {
  if (one === undefined) throw new Error('there is none');
  return one;
};

/** A match, dealt; `states` are all that there were on the server. */
function begun<G extends WholeGameTypes>(game: Game<G>, players: number, seed: string) {
  const chance = seededChance(seed);
  const boardgame = asBoardgame(game, { chance: () => chance });
  const states: G['state'][] = [];
  const { move: act } = boardgame.phases.play.moves.act;
  boardgame.phases.play.moves.act.move = (told, action) => {
    const answer = act(told, action);
    if (answer !== 'INVALID_MOVE') states.push(answer.state);
    return answer;
  };
  // To the compiler as well it is a game of boardgame.io.
  const given: AnyBoardgame<BoardgameTable<G>> = boardgame;
  const clients = clientsOf(given, players);
  const [first] = clients;
  // A game that begins with a decision has nothing to be dealt.
  if (first?.client.getState()?.ctx.phase === 'deal') first.client.moves['deal']?.();
  return { boardgame, clients, states };
}

/** Plays to the end, or so many moves. */
function playOn<G extends WholeGameTypes>(game: Game<G>, clients: readonly Player[], seed: string, most = Infinity) {
  const taste = seededChance(seed);
  let moves = 0;
  for (; moves < most; moves++) {
    const { ctx } = seen<G>(only(clients));
    if (ctx.gameover !== undefined) break;
    const mover = only(clients.filter(({ playerID }) => playerID === ctx.currentPlayer));
    const actions = game.legalActionsFromView(seen<G>(mover).view);
    mover.client.moves['act']?.(actions[taste.draw(actions.length)]);
  }
  return moves;
}

const GAMES = [
  ['successors', [2, 4], (players: number) => wholeGame(successors, players)],
  ['alexandros', [2, 4], (players: number) => wholeGame(alexandros, players)],
  ['conquest', [2], (players: number) => wholeGame(conquest, players)],
] as const;

function wholeGame<G extends WholeGameTypes>(game: Game<G>, players: number): void {
  const { clients, states } = begun(game, players, `${game.name} ${players}`);
  const moves = playOn(game, clients, `bots ${players}`);
  expect(states).toHaveLength(moves);
  const last = states.at(-1);
  if (last === undefined) throw new Error('nothing was played');
  const outcome = game.outcome(last);
  expect(outcome).toBeDefined();
  const names = game.players(last);
  for (const player of clients) {
    const { view, ctx } = seen<G>(player);
    expect(ctx.gameover).toEqual(outcome);
    expect(view).toEqual(game.viewFor(last, names[Number(player.playerID ?? NaN)] ?? SPECTATOR));
  }
  expect(complaints).not.toHaveBeenCalled();
}

describe.each(GAMES)('%s', (_, counts, play) => {
  it.each(counts)('is played to its end by %i clients', (players) => {
    complaints.mockClear();
    play(players);
  });
});

/** All that came to a client must be the same, whichever of the states that look alike to him there was on the server. */
function lookAlike<G extends WholeGameTypes>(game: Game<G>): number {
  const { boardgame, clients, states } = begun(game, 3, `hidden ${game.name}`);
  playOn(game, clients, 'hidden', 120);
  const ctx = { numPlayers: 3, currentPlayer: '0' };
  let different = 0;
  for (const [index, state] of states.entries()) {
    for (const { playerID } of clients) {
      const viewer = game.players(state)[Number(playerID ?? NaN)] ?? SPECTATOR;
      const other = game.sampleState(game.viewFor(state, viewer), seededChance(`other ${index}`));
      const shown = (one: G['state']) => boardgame.playerView({ G: { state: one, events: [] }, ctx, playerID });
      expect(shown(other)).toEqual(shown(state));
      if (!sameJson(other, state)) different += 1;
    }
  }
  return different;
}

describe('what is hidden', () => {
  it.each([
    ['successors', () => lookAlike(successors)],
    ['alexandros', () => lookAlike(alexandros)],
  ])('%s looks the same to a player whatever others hold', (_, different) => {
    expect(different()).toBeGreaterThan(100);
  });

  it('never comes to a client: neither with a state, nor with an event, nor in the log, nor with the first state', () => {
    const { clients, states } = begun(alexandros, 2, 'all that comes');
    playOn(alexandros, clients, 'all that comes', 60);
    for (const { playerID, received } of clients) {
      const mine = alexandros.players(only(states))[Number(playerID ?? NaN)];
      const tables = fieldsNamed('G', received) as { readonly state?: object }[];
      expect(tables.length).toBeGreaterThan(60);
      // Before the deal the whole state is everybody's: chance has done nothing yet.
      const whole = tables.flatMap(({ state }) => state ?? []);
      expect(whole.length).toBeGreaterThan(0);
      for (const state of whole) expect(digest(state)).toBe(digest(orThrow(alexandros.createGame({ players: 2 }))));
      for (const drawn of received.flatMap((one) => fieldsNamed('events', one)).flat()) {
        const { type, player, symbol } = drawn as { type: string; player?: string; symbol?: string | null };
        if (type === 'cardDrawn' && player !== mine) expect(symbol).toBeNull();
      }
      const moves = fieldsNamed('payload', received) as {
        readonly type: string;
        readonly playerID: string;
        readonly args: unknown;
      }[];
      const others = moves.filter((move) => move.type === 'act' && move.playerID !== playerID);
      expect(others.length).toBeGreaterThan(20);
      for (const { args } of others) expect(args).toBeNull();
    }
  });

  it('has no seed: boardgame.io would tell it to everybody', () => {
    const { clients } = begun(alexandros, 2, 'random');
    const [{ received }] = clients as [Player];
    const told = fieldsNamed('initialState', received);
    expect(JSON.stringify(told)).toContain('"random":{"data":{"seed":');
    // And none of its numbers was drawn: what it says there says nothing of the dice.
    expect(JSON.stringify(received)).not.toContain('prngstate');
  });
});

describe('a move', () => {
  it('that is not listed is refused, whoever makes it', () => {
    const { clients, states } = begun(alexandros, 2, 'refused');
    const { ctx } = seen<AlexandrosTypes>(only(clients));
    const [mover, other] = [ctx.currentPlayer, ctx.currentPlayer === '0' ? '1' : '0'].map((id) =>
      only(clients.filter(({ playerID }) => playerID === id)),
    ) as [Player, Player];
    const spectator = only(clients.slice(-1));
    const { view: before } = seen<AlexandrosTypes>(mover);
    const actions = alexandros.legalActionsFromView(before);
    complaints.mockClear();
    other.client.moves['act']?.(actions[0]);
    spectator.client.moves['act']?.(actions[0]);
    const hostile = [
      undefined,
      null,
      'pass',
      { type: 'pass' },
      { ...actions[0], more: 1 },
      { type: 'pass', player: 'nobody' },
    ];
    for (const action of hostile) mover.client.moves['act']?.(action);
    const { player = 'black' } = only(actions);
    const unlisted = { type: 'giveCard', player, symbol: 'horse' } as const;
    expect(actions.filter((action) => sameJson(action, unlisted))).toEqual([]);
    mover.client.moves['act']?.(unlisted);
    mover.client.moves['deal']?.();
    expect(states).toEqual([]);
    expect(complaints.mock.calls.length).toBeGreaterThanOrEqual(2 + hostile.length + 2);
    expect(seen<AlexandrosTypes>(mover).view).toEqual(before);
  });
});

describe('a match', () => {
  const game = asBoardgame(successors);

  it('is for as many as the game is for, with options as its set-up data', () => {
    expect([game.minPlayers, game.maxPlayers]).toEqual([2, 5]);
    expect(game.validateSetupData(undefined, 3)).toBeUndefined();
    expect(game.validateSetupData({ edition: 'player-aid' }, 3)).toBeUndefined();
    expect(game.validateSetupData({ edition: 'first' }, 3)).toMatch(/^\$\.edition: /);
    expect(game.validateSetupData(undefined, 6)).toMatch(/^\$\.players: /);
    expect(game.validateSetupData('player-aid', 3)).toMatch(/^\$: /);
    expect(game.validateSetupData({ players: 3 }, 3)).toBeUndefined();
    expect(game.validateSetupData({ players: 4 }, 3)).toMatch(/^\$\.players: .*3 players/);
    const ctx = { numPlayers: 3, currentPlayer: '0' };
    const { state } = game.setup({ ctx }, { edition: 'player-aid' });
    expect(state.options).toMatchObject({ players: 3, edition: 'player-aid' });
    expect(() => game.setup({ ctx }, { edition: 'first' })).toThrow(TypeError);
  });

  it('tells bots what they may do', () => {
    const ctx = { numPlayers: 2, currentPlayer: '0' };
    const table = game.setup({ ctx });
    expect(game.ai.enumerate(table, { phase: 'deal' }, '0')).toEqual([{ move: 'deal', args: [] }]);
    const dealt = game.phases.deal.moves.deal.move({ G: table, ctx, playerID: '0' });
    if (dealt === 'INVALID_MOVE') throw new Error('not dealt');
    const listed = successors.legalActions(dealt.state);
    const told = ['0', '1'].flatMap((seat) => game.ai.enumerate(dealt, { phase: 'play' }, seat));
    expect(told).toEqual(listed.map((action) => ({ move: 'act', args: [action] })));
    expect(
      game.phases.deal.moves.deal.move({ G: game.playerView({ G: dealt, ctx, playerID: '0' }), ctx, playerID: '0' }),
    ).toBe('INVALID_MOVE');
  });
});
