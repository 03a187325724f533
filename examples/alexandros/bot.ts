/** A greedy bot for Alexandros: it looks one move of Alexander ahead, occupies what pays, and levies when it gains. */
import type { ChanceSource, Simulation } from '../../src/core/index.js';
import { alexandros, query, sampleState, simulate, type Action, type AlexandrosTypes, type CardSymbol, type PlayerId, type PlayerView } from '../../src/alexandros/index.js';
import type { Situation } from '../../src/alexandros/state.js';

/** Ways to finish Alexander's move that are tried for each first step. */
const TRIALS = 5;

const pick = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

/** What a conquest would bring, less what it costs. */
function bestConquest(situation: Situation, player: PlayerId): number {
  const free = query.occupiable(situation, player).map(({ value, symbolSpaces }) => value - 0.7 * symbolSpaces.length);
  const taken = query.conquerable(situation, player).map(({ value, symbolSpaces, guards }) => value - 0.5 * symbolSpaces.length - guards.length);
  return Math.max(0, ...free, ...taken);
}

/** How good a situation is for a player whose move of Alexander is done. */
function worth(situation: Situation, player: PlayerId): number {
  const others = query.playersOf(situation).filter((other) => other !== player).map((other) => query.taxesOf(situation, other));
  const cards = query.handSize(query.seatOf(situation, player).hand);
  return query.taxesOf(situation, player) - 0.6 * Math.max(0, ...others) + 0.9 * bestConquest(situation, player) + 0.4 * cards;
}

const isMoving = ({ stack }: Situation): boolean => stack.some(({ kind }) => kind === 'destination' || kind === 'path');

/** Finishes Alexander's move at random and tells what came of it. */
function tryOut(start: Simulation<AlexandrosTypes>, action: Action, player: PlayerId, chance: ChanceSource): number {
  const trial = start.clone();
  let next: Action | undefined = action;
  for (let steps = 0; next !== undefined && steps < 200; steps++) {
    trial.apply(next);
    const state = trial.state();
    const goesOn = isMoving(state) || alexandros.actors(state)[0] === 'chance';
    next = goesOn ? pick(trial.legalActions(), chance) : undefined;
  }
  return worth(trial.state(), player);
}

/** Points gained on the best of the others by levying now. */
function levyGain(view: PlayerView, player: PlayerId): number {
  const own = query.taxesOf(view, player);
  const others = query.playersOf(view).filter((other) => other !== player).map((other) => query.taxesOf(view, other));
  return own - Math.max(0, ...others);
}

/** How much a card of a symbol would help: to levy, and to pay for the best free province. */
function usefulness(view: PlayerView, player: PlayerId, symbol: CardSymbol): number {
  const { guards, hand } = query.seatOf(view, player);
  const held = query.knownCardsOf(hand, symbol);
  const levies = held === 0 && guards.some((space) => query.symbolAt(view, space) === symbol) ? 1 : 0;
  const wanted = query.provinces(view)
    .filter(({ owner, value, symbols, symbolSpaces }) => owner !== player && value >= 3 && symbolSpaces.length <= 8 && symbols[symbol] > held)
    .length;
  return 2 + levies + 0.3 * wanted - 0.2 * held;
}

/** How good an action looks that does not move Alexander. */
function rate(view: PlayerView, player: PlayerId, action: Action): number {
  switch (action.type) {
    case 'levyTaxes':
      return 1.5 * levyGain(view, player);
    case 'occupyProvince':
    case 'takeOverProvince': {
      const province = query.provinceNamed(view, action.province);
      if (province === undefined) return 0;
      const cost = 0.6 * province.symbolSpaces.length + province.guards.length + (action.type === 'takeOverProvince' ? -2 : 0);
      return province.value < 2 ? -1 : 1.4 * province.value - cost;
    }
    case 'placeGuard': {
      const symbol = query.symbolAt(view, action.space);
      return symbol === undefined ? 0 : -query.knownCardsOf(query.seatOf(view, player).hand, symbol);
    }
    case 'payCard':
      return 1;
    case 'takeBackGuard': {
      const value = query.provinceOf(view, action.space)?.value ?? 0;
      return query.guardsInSupply(view, player) === 0 && value <= 2 ? 2.5 : -5;
    }
    case 'takeFaceUpCard':
      return usefulness(view, player, action.symbol);
    case 'giveCard':
      return -usefulness(view, player, action.symbol);
    case 'takeSupplyCard':
      return 2.1;
    default:
      return 0;
  }
}

const movesAlexander = ({ type }: Action): boolean =>
  type === 'moveByFaceUpCard' || type === 'moveByHandCard' || type === 'nameSymbol' || type === 'chooseSpace' || type === 'choosePoint' || type === 'step';

/** One of the listed actions: the best by the bot's lights, equal ones by lot. */
export function choose(view: PlayerView, actions: readonly Action[], chance: ChanceSource): Action {
  const player = view.viewer as PlayerId;
  if (actions.length === 1) return actions[0] as Action;
  const start = actions.some(movesAlexander) ? simulate(sampleState(view, chance)) : undefined;
  const rated = actions.map((action) => {
    if (start === undefined) return { action, value: rate(view, player, action) };
    const trials = Array.from({ length: TRIALS }, () => tryOut(start, action, player, chance));
    return { action, value: Math.max(...trials) - (action.type === 'moveByHandCard' ? 1 : 0) };
  });
  const best = Math.max(...rated.map(({ value }) => value));
  return pick(rated.filter(({ value }) => value === best), chance).action;
}
