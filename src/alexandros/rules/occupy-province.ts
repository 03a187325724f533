/** R Occupy an Empty Province: one guard or more, and a matching card for each symbol space without one. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import type { OccupationFrame } from '../frame.js';
import { cardCounts } from '../data/deck.js';
import { canCover, firstSpaces, occupiableRegions, symbolAt, symbolsOf } from '../query/covering.js';
import { namesOf, provinceNamed, provinceOf } from '../query/provinces.js';
import { guardsInSupply, knownCards, knownCardsOf, seatOf } from '../query/seats.js';
import type { Situation } from '../state.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { discard, takeFromHand } from './cards.js';
import { compensate } from './compensation.js';
import type { TurnPart } from './part.js';

const RULE: RuleRef = 'R Occupy an Empty Province';

export const occupyProvince: TurnPart = {
  types: ['occupyProvince'],

  options: (situation, { player }) =>
    namesOf(situation, occupiableRegions(situation, player)).map((province): Action => ({
      type: 'occupyProvince',
      player,
      province,
    })),

  refuse(situation, { player }, action) {
    if (action.type !== 'occupyProvince') return undefined;
    const { province: id } = action;
    const province = provinceNamed(situation, id);
    if (province === undefined) return refusal('provinceUnknown', RULE, { province: id });
    if (province.symbolSpaces.length === 0)
      return refusal('provinceWithoutSymbol', 'R Occupy Province', { province: id });
    if (province.owner === player) return refusal('ownProvince', 'ruling A6', { province: id });
    if (province.owner !== null) return refusal('provinceOccupied', RULE, { province: id, owner: province.owner });
    if (guardsInSupply(situation, player) === 0) return refusal('noGuardInSupply', RULE, { province: id });
    return namesOf(situation, occupiableRegions(situation, player)).includes(id)
      ? undefined
      : refusal('cannotCover', RULE, { province: id, symbols: province.symbolSpaces.length });
  },

  apply(run, frame, action) {
    if (action.type !== 'occupyProvince') return;
    frame.actionsLeft--;
    beginOccupation(run, { player: frame.player, takeOver: null }, action.province);
  },
};

/** Asks the player to cover the symbol spaces of a province without guards. */
export function beginOccupation(
  run: GameRun,
  by: Pick<OccupationFrame, 'player' | 'takeOver'>,
  province: SpaceId,
): void {
  const uncovered = provinceOf(run.state, province)?.symbolSpaces ?? [];
  run.push({ kind: 'occupation', ...by, uncovered: [...uncovered], begun: false });
}

/**
 * Asks which space to cover and how: before the first guard, any space with a guard; then space after space, in reading
 * order (ruling A26).
 */
export const occupation: RulesOf<'occupation'> = {
  rule: RULE,
  actor: (_, { player }) => player,

  actions: (situation, frame) => coverings(situation, frame),

  refuse(situation, frame, action) {
    if (action.type !== 'placeGuard' && action.type !== 'payCard') return undefined;
    const { player, uncovered, begun } = frame;
    const { space } = action;
    const symbol = symbolAt(situation, space);
    if (!begun && action.type === 'payCard') return refusal('guardFirst', RULE, { space });
    if (symbol === undefined || (begun ? uncovered[0] !== space : !uncovered.includes(space))) {
      return refusal('notToBeCovered', RULE, { space });
    }
    if (action.type === 'payCard' && knownCardsOf(seatOf(situation, player).hand, symbol) === 0) {
      return refusal('noSuchHandCard', RULE, { symbol });
    }
    if (action.type === 'placeGuard' && guardsInSupply(situation, player) === 0)
      return refusal('noGuardInSupply', RULE, { space });
    const covers = coverings(situation, frame).some((one) => one.type === action.type && one.space === space);
    return covers ? undefined : refusal('cannotCover', RULE, { space });
  },

  apply(run, frame, action) {
    if (action.type === 'placeGuard') {
      const { player } = frame;
      const { space } = action;
      run.state.setGuards(player, [...seatOf(run.state, player).guards, space]);
      run.emit({ type: 'guardPlaced', rule: RULE, player, space });
    } else if (action.type === 'payCard') payCard(run, frame, action.space);
    else return;
    frame.begun = true;
    frame.uncovered = frame.uncovered.filter((space) => space !== action.space);
    if (frame.uncovered.length === 0) finishOccupation(run, frame, action.space);
  },
};

/** An action that covers a symbol space. */
type Covering = Extract<Action, { readonly type: 'placeGuard' | 'payCard' }>;

function coverings(situation: Situation, frame: OccupationFrame): readonly Covering[] {
  const { player, uncovered, begun } = frame;
  if (begun) return coverNext(situation, frame);
  return firstSpaces(situation, player, uncovered).map((space) => ({ type: 'placeGuard', player, space }));
}

function coverNext(
  situation: Situation,
  { player, uncovered }: Pick<OccupationFrame, 'player' | 'uncovered'>,
): readonly Covering[] {
  const [space, ...rest] = uncovered;
  const symbol = space === undefined ? undefined : symbolAt(situation, space);
  if (space === undefined || symbol === undefined) return [];
  const symbols = symbolsOf(situation, rest);
  const cards = knownCards(seatOf(situation, player).hand);
  const guards = guardsInSupply(situation, player);
  const actions: Covering[] = [];
  const cardsAfter = cardCounts((each) => cards[each] - (each === symbol ? 1 : 0));
  if (cards[symbol] > 0 && canCover(symbols, cardsAfter, guards)) actions.push({ type: 'payCard', player, space });
  if (canCover(symbols, cards, guards - 1)) actions.push({ type: 'placeGuard', player, space });
  return actions;
}

function payCard(run: GameRun, frame: Draft<OccupationFrame>, space: SpaceId): void {
  const symbol = symbolAt(run.state, space);
  if (symbol === undefined) return;
  takeFromHand(run.state, frame.player, symbol);
  if (frame.takeOver === null) discard(run.state, symbol);
  else frame.takeOver.played[symbol]++;
  run.emit({ type: 'cardPaid', rule: RULE, player: frame.player, symbol, space });
}

function finishOccupation(run: GameRun, { player, takeOver }: OccupationFrame, space: SpaceId): void {
  const province = provinceOf(run.state, space);
  if (province === undefined) return;
  const rule: RuleRef = takeOver === null ? RULE : 'R Take Over an Occupied Province';
  run.emit({
    type: 'provinceOccupied',
    rule,
    player,
    province: province.id,
    value: province.value,
    from: takeOver?.from ?? null,
  });
  run.finish();
  if (takeOver !== null) compensate(run, player, takeOver);
}
