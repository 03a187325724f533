/** R S6.2: the Initiative Determination phase. */
import type { Draft } from 'immer';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { InitiativeFrame } from '../frame/index.js';
import { ranked } from '../query/01-4-contest.js';
import { bestAbility } from '../query/sides.js';
import type { GameRun, RulesOf } from '../types.js';
import { pushContest } from './01-4-contest.js';

/** Lets each side roll a die and add the ability of its best leader. */
export function openInitiative(run: GameRun): void {
  const { state } = run;
  const sides = orderOfPlay(state);
  run.push({ kind: 'initiative', ranking: null, places: sides.map(() => null) });
  pushContest(run, 'initiative', sides, (side) => bestAbility(state, side));
}

const chooser = ({ ranking }: InitiativeFrame): SideId | undefined => ranking?.[0];

/** Returns the free places in the order of play, from 1. */
function free({ places }: InitiativeFrame): readonly number[] {
  const found: number[] = [];
  for (let place = 1; place <= places.length; place++) if (places[place - 1] === null) found.push(place);
  return found;
}

/** Returns whether more than one place is free. */
const isOpen = ({ places }: InitiativeFrame): boolean => places.indexOf(null) !== places.lastIndexOf(null);

function take(run: GameRun, frame: Draft<InitiativeFrame>, place: number): void {
  const side = chooser(frame);
  if (side === undefined) return;
  frame.places[place - 1] = side;
  frame.ranking?.shift();
  const order: SideId[] = [];
  for (const each of frame.places) {
    if (each === null) return;
    order.push(each);
  }
  const turn = run.frame('turn');
  if (turn !== undefined) turn.order = [...order];
  run.emit({ type: 'orderSettled', rule: 'R S6.2', order });
  run.finish();
}

export const initiative: RulesOf<'initiative'> = {
  rule: 'R S6.2',
  actor: (_, frame) => (isOpen(frame) ? chooser(frame) : undefined),
  actions(_, frame) {
    const player = chooser(frame);
    return player === undefined ? [] : free(frame).map((place): Action => ({ type: 'choosePlace', player, place }));
  },
  refuse(_, { places }, action) {
    if (action.type !== 'choosePlace') return undefined;
    const { place } = action;
    return refusal(places[place - 1] === undefined ? 'placeUnknown' : 'placeTaken', 'R S6.2', { place });
  },
  apply(run, frame, action) {
    if (action.type === 'choosePlace') take(run, frame, action.place);
  },
  /** The last side gets the remaining place. */
  advance(run, frame) {
    const [only] = free(frame);
    if (only !== undefined) take(run, frame, only);
  },
  resume(_, frame, child) {
    if (child.kind === 'contest') frame.ranking = [...ranked(child.bids)];
  },
};
