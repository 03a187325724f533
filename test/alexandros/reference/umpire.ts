/** A second opinion on what may be done and on what it does, written from the rules; see land.ts. */
import type { Action, CardSymbol, GameEvent, GameState, PlayerId, SpaceId } from '../../../src/alexandros/index.js';
import { closest, landOf, newWalls, reachable, regions, side } from './land.js';

const ALL: readonly CardSymbol[] = ['temple', 'amphora', 'horse', 'lyre', 'soldier'];
type Cards = Record<CardSymbol, number>;

const seatOf = (state: GameState, player: string) => {
  const seat = state.seats.find((each) => each.player === player);
  if (seat === undefined) throw new Error(`${player} has no seat`);
  return seat;
};
const heldBy = (state: GameState, player: PlayerId): Cards => {
  const { shown, secret } = seatOf(state, player).hand;
  return Object.fromEntries(ALL.map((symbol) => [symbol, shown[symbol] + secret[symbol]])) as Cards;
};
const total = (cards: Readonly<Cards>): number => ALL.reduce((sum, symbol) => sum + cards[symbol], 0);
const symbolOf = (state: GameState, space: SpaceId): CardSymbol | undefined => {
  const kind = landOf(state.board).kind.get(space);
  return kind === 'open' ? undefined : kind;
};

/** Returns whether every one of these spaces can have a guard or a card of its own. */
function coverable(state: GameState, spaces: readonly SpaceId[], cards: Cards, guards: number): boolean {
  const left = { ...cards };
  const unpaid = spaces.filter((space) => {
    const symbol = symbolOf(state, space);
    return symbol === undefined || left[symbol]-- <= 0;
  });
  return unpaid.length <= guards;
}

const ownerOf = (state: GameState, region: readonly SpaceId[]): PlayerId | undefined =>
  state.seats.find(({ guards }) => guards.some((space) => region.includes(space)))?.player;

/** Occupying and taking over, in the order in which provinces are read. */
function conquests(state: GameState, player: PlayerId): { readonly free: SpaceId[]; readonly held: SpaceId[] } {
  const guards = 4 - seatOf(state, player).guards.length;
  const free: SpaceId[] = [];
  const held: SpaceId[] = [];
  if (guards === 0) return { free, held };
  for (const region of regions(state)) {
    const spaces = region.filter((space) => symbolOf(state, space) !== undefined);
    const owner = ownerOf(state, region);
    const [id] = region;
    if (id === undefined || spaces.length === 0 || owner === player) continue;
    const cards = heldBy(state, player);
    if (owner !== undefined) {
      for (const space of seatOf(state, owner).guards) {
        const symbol = symbolOf(state, space);
        if (region.includes(space) && symbol !== undefined) cards[symbol] -= 2;
      }
      if (ALL.some((symbol) => cards[symbol] < 0)) continue;
    }
    if (coverable(state, spaces, cards, guards)) (owner === undefined ? free : held).push(id);
  }
  return { free, held };
}

type Frame = GameState['stack'][number];
type FrameOf<K extends Frame['kind']> = Extract<Frame, { readonly kind: K }>;

/** Returns the symbols by which Alexander can move. */
const movableIn = (state: GameState): readonly CardSymbol[] =>
  ALL.filter((symbol) => closest(state, symbol).some((space) => reachable(state, space).length > 0));

/** Returns the lawful ways to move Alexander in a turn. */
function lawfulMoves(state: GameState, { player }: FrameOf<'turn'>): readonly object[] {
  const movable = movableIn(state);
  const cards = heldBy(state, player);
  const usable = ALL.filter((symbol) => state.faceUp.includes(symbol)).filter((symbol) =>
    closest(state, symbol).length === 0 ? movable.length > 0 : movable.includes(symbol),
  );
  return [
    ...usable.map((symbol) => ({ type: 'moveByFaceUpCard', player, symbol })),
    ...movable.filter((symbol) => cards[symbol] > 0).map((symbol) => ({ type: 'moveByHandCard', player, symbol })),
  ];
}

/** Returns the lawful further actions in a turn. */
function lawfulDeeds(state: GameState, { player, levied }: FrameOf<'turn'>): readonly object[] {
  const cards = heldBy(state, player);
  const { guards } = seatOf(state, player);
  const { free, held } = conquests(state, player);
  const levies = ALL.filter((symbol) => cards[symbol] > 0 && guards.some((space) => symbolOf(state, space) === symbol));
  return [
    ...(total(state.supply) + total(state.discards) > 0 ? [{ type: 'takeSupplyCard', player }] : []),
    ...ALL.filter((symbol) => state.faceUp.includes(symbol)).map((symbol) => ({
      type: 'takeFaceUpCard',
      player,
      symbol,
    })),
    ...free.map((province) => ({ type: 'occupyProvince', player, province })),
    ...held.map((province) => ({ type: 'takeOverProvince', player, province })),
    ...(levied ? [] : levies.map((symbol) => ({ type: 'levyTaxes', player, symbol }))),
    ...guards.map((space) => ({ type: 'takeBackGuard', player, space })),
    { type: 'pass', player },
  ];
}

/** Returns the lawful symbols, spaces or points of a destination. */
function lawfulDestinations(state: GameState, { player, symbol, space }: FrameOf<'destination'>): readonly object[] {
  if (symbol === null) return movableIn(state).map((each) => ({ type: 'nameSymbol', player, symbol: each }));
  if (space !== null) return reachable(state, space).map((point) => ({ type: 'choosePoint', player, point }));
  return closest(state, symbol)
    .filter((each) => reachable(state, each).length > 0)
    .map((each) => ({ type: 'chooseSpace', player, space: each }));
}

/** Returns the lawful next steps on a shortest path. */
function lawfulSteps(state: GameState, { player, to: goal }: FrameOf<'path'>): readonly object[] {
  const land = landOf(state.board);
  const { alexander, walls } = state;
  return (land.neighbours.get(alexander) ?? [])
    .filter((next) => land.distance(next, goal) === land.distance(alexander, goal) - 1)
    .filter(
      (next) => (walls.includes(side(alexander, next)) ? 0 : 1) + newWalls(state, next, goal) <= 75 - walls.length,
    )
    .map((to) => ({ type: 'step', player, to }));
}

/** Returns the lawful guards and cards for the spaces of a province that is being occupied. */
function lawfulCovers(state: GameState, { player, uncovered, begun }: FrameOf<'occupation'>): readonly object[] {
  const guards = 4 - seatOf(state, player).guards.length;
  const cards = heldBy(state, player);
  const without = (space: SpaceId) => uncovered.filter((each) => each !== space);
  const guardable = (space: SpaceId) => guards > 0 && coverable(state, without(space), cards, guards - 1);
  if (!begun) return uncovered.filter(guardable).map((space) => ({ type: 'placeGuard', player, space }));
  const [space] = uncovered;
  const symbol = space === undefined ? undefined : symbolOf(state, space);
  if (space === undefined || symbol === undefined) return [];
  const after = { ...cards, [symbol]: cards[symbol] - 1 };
  return [
    ...(cards[symbol] > 0 && coverable(state, without(space), after, guards)
      ? [{ type: 'payCard', player, space }]
      : []),
    ...(guardable(space) ? [{ type: 'placeGuard', player, space }] : []),
  ];
}

/** Returns the lawful actions in a frame. */
function lawfulIn(state: GameState, frame: Frame): readonly object[] {
  switch (frame.kind) {
    case 'setup':
      return [];
    case 'draw':
      return ALL.filter((symbol) => state.supply[symbol] > 0).map((symbol) => ({
        type: 'drawCard',
        player: 'chance',
        symbol,
      }));
    case 'turn':
      return frame.phase === 'alexander' ? lawfulMoves(state, frame) : lawfulDeeds(state, frame);
    case 'destination':
      return lawfulDestinations(state, frame);
    case 'path':
      return lawfulSteps(state, frame);
    case 'occupation':
      return lawfulCovers(state, frame);
    case 'compensation':
      return ALL.filter((symbol) => frame.played[symbol] > 0).map((symbol) => ({
        type: 'giveCard',
        player: frame.player,
        symbol,
      }));
  }
}

/** Returns what may be done, as texts in no order. */
export function lawful(state: GameState): readonly string[] {
  const frame = state.stack.at(-1);
  return frame === undefined ? [] : lawfulIn(state, frame).map((action) => JSON.stringify(action));
}

/** The table as it ought to be after an action: what the players see of it, and what they hold. */
export interface Table {
  readonly alexander: string;
  readonly walls: readonly string[];
  readonly faceUp: readonly CardSymbol[];
  readonly guards: Record<string, readonly SpaceId[]>;
  readonly scores: Record<string, number>;
  readonly shown: Record<string, Cards>;
  readonly secret: Record<string, Cards>;
  /** Supply, discards and what is being played together: what is in nobody's hand. */
  readonly apart: Cards;
}

/** Reads the table off a state. */
export function tableOf(state: GameState): Table {
  const each = <A>(read: (seat: GameState['seats'][number]) => A): Record<string, A> =>
    Object.fromEntries(state.seats.map((seat) => [seat.player, read(seat)]));
  const apart = Object.fromEntries(
    ALL.map((symbol) => [symbol, state.supply[symbol] + state.discards[symbol]]),
  ) as Cards;
  for (const frame of state.stack) {
    const played =
      frame.kind === 'compensation' ? frame.played : frame.kind === 'occupation' ? frame.takeOver?.played : undefined;
    for (const symbol of ALL) apart[symbol] += played?.[symbol] ?? 0;
  }
  return {
    alexander: state.alexander,
    walls: [...state.walls],
    faceUp: [...state.faceUp],
    guards: each(({ guards }) => [...guards]),
    scores: each(({ score }) => score),
    shown: each(({ hand }) => ({ ...hand.shown })),
    secret: each(({ hand }) => ({ ...hand.secret })),
    apart,
  };
}

/** R Levy Taxes: open spaces of the provinces with exactly one guard. */
const taxes = (state: GameState, player: PlayerId): number =>
  regions(state).reduce((sum, region) => {
    const guards = seatOf(state, player).guards.filter((space) => region.includes(space)).length;
    return guards === 1 ? sum + region.filter((space) => symbolOf(state, space) === undefined).length : sum;
  }, 0);

/** What an action does to the table. */
export function done(state: GameState, action: Action): Table {
  const table = tableOf(state);
  const { player } = action;
  const top = state.stack.at(-1);
  const spend = (symbol: CardSymbol): void => {
    const hand = (table.shown[player]?.[symbol] ?? 0) > 0 ? table.shown[player] : table.secret[player];
    if (hand !== undefined) hand[symbol]--;
    table.apart[symbol]++;
  };
  const gain = (to: string, symbol: CardSymbol): void => {
    const hand = table.shown[to];
    if (hand !== undefined) hand[symbol]++;
  };
  const up = (symbol: CardSymbol): readonly CardSymbol[] =>
    table.faceUp.filter((_, index) => index !== table.faceUp.indexOf(symbol));
  const guards = table.guards[player] ?? [];
  switch (action.type) {
    case 'drawCard': {
      table.apart[action.symbol]--;
      if (top?.kind === 'draw' && top.to !== 'faceUp') {
        const hand = table.secret[top.to];
        if (hand !== undefined) hand[action.symbol]++;
        return table;
      }
      return { ...table, faceUp: [...table.faceUp, action.symbol] };
    }
    case 'moveByFaceUpCard':
    case 'takeFaceUpCard':
      gain(player, action.symbol);
      return { ...table, faceUp: up(action.symbol) };
    case 'moveByHandCard':
      spend(action.symbol);
      return table;
    case 'step': {
      const wall = side(state.alexander, action.to);
      return {
        ...table,
        alexander: action.to,
        walls: state.walls.includes(wall) ? table.walls : [...table.walls, wall],
      };
    }
    case 'placeGuard':
      return { ...table, guards: { ...table.guards, [player]: [...guards, action.space] } };
    case 'payCard': {
      const symbol = symbolOf(state, action.space);
      if (symbol !== undefined) spend(symbol);
      return table;
    }
    case 'takeOverProvince': {
      const region = regions(state).find(([id]) => id === action.province) ?? [];
      const owner = ownerOf(state, region) ?? '';
      const removed = (table.guards[owner] ?? []).filter((space) => region.includes(space));
      for (const space of removed) {
        const symbol = symbolOf(state, space);
        if (symbol === undefined) continue;
        spend(symbol);
        spend(symbol);
      }
      const kept = (table.guards[owner] ?? []).filter((space) => !removed.includes(space));
      return { ...table, guards: { ...table.guards, [owner]: kept } };
    }
    case 'giveCard':
      if (top?.kind === 'compensation') {
        table.apart[action.symbol]--;
        gain(top.to, action.symbol);
      }
      return table;
    case 'levyTaxes':
      spend(action.symbol);
      return {
        ...table,
        scores: Object.fromEntries(state.seats.map((seat) => [seat.player, seat.score + taxes(state, seat.player)])),
      };
    case 'takeBackGuard':
      return { ...table, guards: { ...table.guards, [player]: guards.filter((space) => space !== action.space) } };
    default:
      return table;
  }
}

/** What an umpire remembers of a game: the turn, and what was done in it. */
export class Scribe {
  private turn = 0;
  private player: PlayerId | undefined;
  private moved = false;
  private spent = 0;
  private last = false;
  private idle = 0;

  constructor(
    private readonly players: readonly PlayerId[],
    private readonly first: PlayerId,
  ) {}

  /** Returns what is wrong with the course of the game after an action and its events. */
  note(action: Action, events: readonly GameEvent[], after: GameState): readonly string[] {
    const faults: string[] = [];
    const demand = (holds: boolean, fault: string): void => {
      if (!holds) faults.push(`${fault} (turn ${this.turn}, ${action.type})`);
    };
    this.count(action, demand);
    for (const event of events) {
      if (event.type === 'wallPlaced') {
        this.idle = 0;
        demand((event.colour === 'red') === after.walls.length > 65, 'a wall of the wrong colour');
        this.last ||= event.colour === 'red';
      } else if (event.type === 'taxesScored' && event.points > 0) this.idle = 0;
      else if (event.type === 'alexanderStayed') {
        this.moved = true;
        this.last ||= event.why === 'noMoveLeft';
      } else if (event.type === 'turnEnded') {
        this.idle++;
        demand(this.moved, 'Alexander has not moved');
        demand(this.spent === 2, 'the turn has not had two actions');
        demand(event.player === this.player && event.turn === this.turn, 'another turn ends');
      } else if (event.type === 'turnBegan') this.begin(event, demand);
      else if (event.type === 'gameEnded') this.end(event, after, demand);
    }
    demand(after.idleTurns === this.idle, `${after.idleTurns} idle turns, not ${this.idle}`);
    demand(after.turn === this.turn, 'another turn is counted');
    const bottom = after.stack[0];
    if (bottom?.kind === 'turn') demand(bottom.actionsLeft === 2 - this.spent, 'other actions are left');
    return faults;
  }

  private count({ type }: Action, demand: (holds: boolean, fault: string) => void): void {
    if (type === 'moveByFaceUpCard' || type === 'moveByHandCard') {
      demand(!this.moved, 'Alexander moves twice');
      this.moved = true;
    }
    const costs = [
      'takeSupplyCard',
      'takeFaceUpCard',
      'occupyProvince',
      'takeOverProvince',
      'levyTaxes',
      'takeBackGuard',
    ];
    if (!costs.includes(type) && type !== 'pass') return;
    demand(this.moved && this.spent < 2, 'no action is left');
    this.spent = type === 'pass' ? 2 : this.spent + 1;
  }

  private begin(
    event: Extract<GameEvent, { type: 'turnBegan' }>,
    demand: (holds: boolean, fault: string) => void,
  ): void {
    const next =
      this.player === undefined
        ? this.first
        : this.players[(this.players.indexOf(this.player) + 1) % this.players.length];
    this.turn++;
    demand(event.player === next && event.turn === this.turn, 'the turn of somebody else begins');
    demand(event.round === Math.floor((this.turn - 1) / this.players.length) + 1, 'the round is miscounted');
    demand(!this.last, 'the last turn was not the last');
    this.player = event.player;
    this.moved = false;
    this.spent = 0;
  }

  private end(
    { how, winners }: Extract<GameEvent, { type: 'gameEnded' }>,
    after: GameState,
    demand: (holds: boolean, fault: string) => void,
  ): void {
    const most = Math.max(...after.seats.map(({ score }) => score));
    demand(
      winners.join() ===
        after.seats
          .filter(({ score }) => score === most)
          .map(({ player }) => player)
          .join(),
      'another wins',
    );
    demand((how === 'hundredPoints') === most >= 100, 'a hundred points end the game at once');
    demand(how === 'hundredPoints' || how === 'standstill' || this.last, 'the game ends too early');
    demand(how !== 'standstill' || this.idle === 276 || after.turn === 800, 'no standstill');
  }
}
