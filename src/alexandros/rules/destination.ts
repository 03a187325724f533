/** R Moving Alexander: the closest empty space of the symbol, and any one of its three points. */
import { refusal, type Refusal } from '../code.js';
import type { Action } from '../action.js';
import { latticeOf } from '../geometry/index.js';
import { symbolAt } from '../query/covering.js';
import {
  closestEmptySpaces,
  distance,
  distanceToSpace,
  isEmptySpace,
  moveChances,
  reachablePoints,
  reachableSpaces,
} from '../query/moves.js';
import type { Situation } from '../state.js';
import type { RulesOf } from '../types.js';
import type { CardSymbol, SpaceId } from '../vocabulary.js';

export const destination: RulesOf<'destination'> = {
  rule: 'R Moving Alexander',
  actor: (_, { player }) => player,

  actions(situation, { player, symbol, space }) {
    if (symbol === null) {
      return moveChances(situation).reachable.map((each): Action => ({ type: 'nameSymbol', player, symbol: each }));
    }
    return space === null
      ? reachableSpaces(situation, symbol).map((each): Action => ({ type: 'chooseSpace', player, space: each }))
      : reachablePoints(situation, space).map((each): Action => ({ type: 'choosePoint', player, point: each }));
  },

  refuse(situation, { symbol, space }, action) {
    const { type } = action;
    if (type !== 'nameSymbol' && type !== 'chooseSpace' && type !== 'choosePoint') return undefined;
    if (symbol === null)
      return type === 'nameSymbol'
        ? refuseSymbol(situation, action.symbol)
        : refusal('symbolFirst', 'R Special Situations');
    if (type === 'nameSymbol') return refusal('alreadyChosen', 'R Moving Alexander', { symbol });
    if (space === null)
      return type === 'chooseSpace'
        ? refuseSpace(situation, symbol, action.space)
        : refusal('spaceFirst', 'R Moving Alexander', { symbol });
    if (type === 'chooseSpace') return refusal('alreadyChosen', 'R Moving Alexander', { space });
    const { pointNumber } = latticeOf(situation);
    const { point } = action;
    if (!pointNumber.has(point)) return refusal('pointUnknown', 'R Moving Alexander', { point });
    if (!pointsOfSpace(situation, space).includes(point))
      return refusal('pointNotOfSpace', 'R Moving Alexander', { point, space });
    return reachablePoints(situation, space).includes(point)
      ? undefined
      : refusal('wallsShort', 'R Special Situations', { point });
  },

  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'nameSymbol') {
      frame.symbol = action.symbol;
      run.emit({ type: 'symbolNamed', rule: 'R Special Situations', player, symbol: action.symbol });
    } else if (action.type === 'chooseSpace') {
      const { space } = action;
      frame.space = space;
      run.emit({
        type: 'spaceChosen',
        rule: 'R Moving Alexander',
        player,
        space,
        distance: distanceToSpace(run.state, space),
      });
    } else if (action.type === 'choosePoint') {
      const { point } = action;
      const sides = distance(run.state, run.state.alexander, point);
      run.emit({ type: 'pointChosen', rule: 'R Moving Alexander', player, point, distance: sides });
      run.finish();
      run.push({ kind: 'path', player, to: point });
    }
  },
};

function pointsOfSpace(situation: Situation, space: SpaceId): readonly string[] {
  const { points, spaceNumber, spacePoints } = latticeOf(situation);
  const number = spaceNumber.get(space) ?? 0;
  return [0, 1, 2].map((corner) => points[spacePoints[number * 3 + corner] as number] as string);
}

function refuseSymbol(situation: Situation, symbol: CardSymbol): Refusal | undefined {
  const { reachable, jokers } = moveChances(situation);
  if (jokers.includes(symbol)) return refusal('noEmptySpace', 'R Special Situations', { symbol });
  return reachable.includes(symbol) ? undefined : refusal('wallsShort', 'R Special Situations', { symbol });
}

function refuseSpace(situation: Situation, symbol: CardSymbol, space: SpaceId): Refusal | undefined {
  if (!latticeOf(situation).spaceNumber.has(space)) return refusal('spaceUnknown', 'R Moving Alexander', { space });
  if (symbolAt(situation, space) !== symbol)
    return refusal('spaceNotMatching', 'R Moving Alexander', { space, symbol });
  if (!isEmptySpace(situation, space)) return refusal('spaceNotEmpty', 'R Moving Alexander', { space });
  if (!closestEmptySpaces(situation, symbol).includes(space))
    return refusal('spaceNotClosest', 'R Moving Alexander', { space });
  return reachableSpaces(situation, symbol).includes(space)
    ? undefined
    : refusal('wallsShort', 'R Special Situations', { space });
}
