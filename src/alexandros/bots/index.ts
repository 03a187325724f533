/**
 * Heuristics for *Alexandros*, from which `diadochi/bots` makes bots. A player looks one move of Alexander ahead,
 * occupies provinces that pay, and levies taxes when it gains.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/alexandros/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module alexandros/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import type { ChanceSource, Simulation } from '../../core/index.js';
import {
  alexandros,
  query,
  sampleState,
  simulate,
  SYMBOLS,
  type Action,
  type AlexandrosTypes,
  type CardSymbol,
  type PlayerId,
  type PlayerView,
} from '../index.js';
import type { Situation } from '../state.js';
import { ADVANTAGE, worth } from './worth.js';

/** The number of ways to finish Alexander's move that are tried for each first step. */
const TRIALS = 5;

const pick = <A>(items: readonly A[], chance: ChanceSource): A => items[chance.draw(items.length)] as A;

/**
 * Returns a score for occupying a province: its points, less cards and guards. With more than one guard it gives no
 * taxes.
 */
function rateConquest(
  situation: Situation,
  player: PlayerId,
  { symbols, symbolSpaces, value, owner, guards }: query.Province,
): number {
  const cards = query.knownCards(query.seatOf(situation, player).hand);
  const lacking = SYMBOLS.reduce((sum, symbol) => sum + Math.max(0, symbols[symbol] - cards[symbol]), 0);
  const untaxed = lacking > 1 ? 4 + 2 * lacking : 0;
  const hurt = owner === null ? 0 : 0.5 * value;
  return 1.5 * value + hurt - 0.6 * (symbolSpaces.length + 2 * guards.length) - untaxed;
}

/** Returns the score of the best province that could be occupied or taken over now. */
const bestConquest = (situation: Situation, player: PlayerId): number =>
  Math.max(
    0,
    ...[...query.occupiable(situation, player), ...query.conquerable(situation, player)].map((province) =>
      rateConquest(situation, player, province),
    ),
  );

/** Returns a score of a situation for a player, after their move of Alexander. */
function prospects(situation: Situation, player: PlayerId): number {
  const others = query
    .playersOf(situation)
    .filter((other) => other !== player)
    .map((other) => query.taxesOf(situation, other));
  const cards = query.handSize(query.seatOf(situation, player).hand);
  return (
    query.taxesOf(situation, player) -
    0.6 * Math.max(0, ...others) +
    0.6 * bestConquest(situation, player) +
    0.4 * cards
  );
}

const isMoving = ({ stack }: Situation): boolean => stack.some(({ kind }) => kind === 'destination' || kind === 'path');

/** Finishes Alexander's move at random and returns the score of the result. */
function tryOut(start: Simulation<AlexandrosTypes>, action: Action, player: PlayerId, chance: ChanceSource): number {
  const trial = start.clone();
  let next: Action | undefined = action;
  for (let steps = 0; next !== undefined && steps < 200; steps++) {
    trial.apply(next);
    const state = trial.state();
    const goesOn = isMoving(state) || alexandros.actors(state)[0] === 'chance';
    next = goesOn ? pick(trial.legalActions(), chance) : undefined;
  }
  return prospects(trial.state(), player);
}

/** Returns the points gained on the best opponent by levying taxes now. */
function levyGain(view: PlayerView, player: PlayerId): number {
  const own = query.taxesOf(view, player);
  const others = query
    .playersOf(view)
    .filter((other) => other !== player)
    .map((other) => query.taxesOf(view, other));
  return own - Math.max(0, ...others);
}

/** Returns how useful a card of a symbol would be, to levy taxes and to pay for the best free province. */
function usefulnessOf(view: PlayerView, player: PlayerId, symbol: CardSymbol): number {
  const { guards, hand } = query.seatOf(view, player);
  const held = query.knownCardsOf(hand, symbol);
  const levies = held === 0 && guards.some((space) => query.symbolAt(view, space) === symbol) ? 1 : 0;
  const wanted = query
    .provinces(view)
    .filter(
      ({ owner, value, symbols, symbolSpaces }) =>
        owner !== player && value >= 3 && symbolSpaces.length <= 8 && symbols[symbol] > held,
    ).length;
  return 2 + levies + 0.3 * wanted - 0.2 * held;
}

/** Returns a score for an action that does not move Alexander. */
function rate(view: PlayerView, player: PlayerId, action: Action): number {
  switch (action.type) {
    case 'levyTaxes':
      return 1.5 * levyGain(view, player);
    case 'occupyProvince':
    case 'takeOverProvince': {
      const province = query.provinceNamed(view, action.province);
      return province === undefined || province.value < 2 ? -1 : rateConquest(view, player, province);
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
      return usefulnessOf(view, player, action.symbol);
    case 'giveCard':
      return -usefulnessOf(view, player, action.symbol);
    case 'takeSupplyCard':
      return 2.1;
    default:
      return 0;
  }
}

const movesAlexander = ({ type }: Action): boolean =>
  type === 'moveByFaceUpCard' ||
  type === 'moveByHandCard' ||
  type === 'nameSymbol' ||
  type === 'chooseSpace' ||
  type === 'choosePoint' ||
  type === 'step';

export const heuristics: Heuristics<AlexandrosTypes> = {
  game: alexandros,
  scores(view, actions, chance) {
    const player = view.viewer as PlayerId;
    if (!actions.some(movesAlexander)) return actions.map((action) => rate(view, player, action));
    const start = simulate(sampleState(view, chance));
    return actions.map((action) => {
      const trials = Array.from({ length: TRIALS }, () => tryOut(start, action, player, chance));
      return Math.max(...trials) - (action.type === 'moveByHandCard' ? 1 : 0);
    });
  },
  tolerance: 1e-6,
  worth,
  round: ({ turn, seats }) => Math.ceil(turn / seats.length),
  advantage: ADVANTAGE,
};
