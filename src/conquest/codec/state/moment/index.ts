/** What is being resolved, held against the table: asked only of states whose parts are in order by themselves. */
import { CHANCE, sameJson, topFrame, type Finding } from '../../../../core/index.js';
import type { FrameKind, GameFrame } from '../../../frame/index.js';
import { machine } from '../../../machine.js';
import { plays } from '../../../options.js';
import { sidesIn } from '../../../query/presence.js';
import { isLastTurn } from '../../../query/turn.js';
import type { Ended, GameState } from '../../../state.js';
import type { LeaderInfo } from '../../../table/roster.js';
import type { Situation } from '../../../table/situation.js';
import type { Ending } from '../../../vocabulary.js';
import { combatChecks } from './combat.js';
import { displayChecks } from './display.js';
import type { At, Complaint, FrameChecks } from './check.js';
import { eventsChecks } from './events.js';
import { forcesChecks } from './forces.js';
import { movementChecks } from './movement.js';
import { objectivesChecks } from './objectives.js';
import { sequenceChecks } from './sequence.js';
import { siegeChecks } from './siege.js';
import { supplyChecks } from './supply.js';

/** What is asked of a frame of each kind. */
const CHECKS: FrameChecks<FrameKind> = {
  // R 3, 4
  ...sequenceChecks,
  // R 7, 17.1
  ...supplyChecks,
  // R 8
  ...movementChecks,
  // R 9
  ...combatChecks,
  // R 10
  ...displayChecks,
  // R 11, 17.5
  ...siegeChecks,
  // R 12, 13
  ...forcesChecks,
  // R 14
  ...eventsChecks,
  // R 15, 17.3, 17.4
  ...objectivesChecks,
};

const complaintsOf = (frame: GameFrame, at: At): readonly Complaint[] =>
  (CHECKS[frame.kind] as (frame: GameFrame, at: At) => readonly Complaint[])(frame, at);

/** R 5: who is in a province says whose it is. */
export function* controlFindings(situation: Situation): Generator<Finding> {
  for (const province of situation.ground.provinces) {
    const { code, fact } = province;
    const holder = situation.law.holderWith(situation, code, sidesIn(situation, province));
    if (holder !== undefined && holder !== situation.holderOf(code))
      yield {
        keys: ['provinces', fact.id, 'holder'],
        message: `with those who are there it is ${holder ?? 'nobody'}’s (R 5)`,
      };
  }
}

/** He on whose life the game hangs, if he is gone. */
const lostKing = (situation: Situation): LeaderInfo | undefined =>
  situation.roster.leaders.find(
    ({ code, fact }) => fact.king === 'ofGame' && situation.placeOfLeader(code) === situation.ground.trays.gone,
  );

/** R 17.3: whether he may have died of himself. */
const hasDied = (situation: Situation): boolean =>
  plays(situation, 'kingMayDie') &&
  situation.turn >= situation.components.track.length &&
  lostKing(situation) !== undefined;

/** How a game must have ended that has ended so; `undefined`: it has not. */
const ENDED: Readonly<Record<Ending, (situation: Situation) => Ended | undefined>> = {
  // R 16.1
  kingLost(situation) {
    const { components, law } = situation;
    const lost = lostKing(situation);
    if (lost === undefined) return undefined;
    const winners = components.sides.map(({ id }) => id).filter((id) => law.hostile(situation, id, lost.fact.side));
    return { how: 'kingLost', winners, margin: 'decisive', points: null };
  },
  // R 16.2
  conquest(situation) {
    const winner = situation.law.conqueror(situation);
    return winner === undefined ? undefined : { how: 'conquest', winners: [winner], margin: 'decisive', points: null };
  },
  // R 16.3, 17.3
  victoryPoints: (situation) =>
    isLastTurn(situation) || hasDied(situation) ? situation.law.decision(situation) : undefined,
};

function endFindings(situation: Situation): readonly Finding[] {
  const { ended } = situation;
  if (ended === null || sameJson(ENDED[ended.how](situation), ended)) return [];
  return [{ keys: ['ended'], message: 'the game does not end so in this situation (R 16)' }];
}

function* frameFindings(situation: Situation): Generator<Finding> {
  const { stack } = situation;
  // While a throne is empty whatever it lies upon is between two steps (R 15.6).
  const [top, interrupted] = [topFrame(situation), stack[stack.length - 2]];
  const isInterrupted = top?.kind === 'succession';
  for (const [index, frame] of stack.entries()) {
    if (isInterrupted && frame === interrupted) continue;
    const at: At = { situation, below: stack[index - 1], above: stack[index + 1] };
    for (const [field, message] of complaintsOf(frame, at)) yield { keys: ['stack', index, field], message };
  }
}

/** Somebody must be able to do something. */
function restFindings(state: GameState): readonly Finding[] {
  const [actor] = machine.actors(state);
  const top = topFrame(state);
  if (top === undefined) return [];
  const keys = ['stack', state.stack.length - 1];
  if (actor === undefined) return [{ keys, message: `"${top.kind}" waits for nobody here` }];
  const listed = actor === CHANCE ? machine.chanceOutcomes(state) : machine.legalActions(state);
  return listed.length === 0 ? [{ keys, message: 'nothing can be done here' }] : [];
}

/** What a state that is sound otherwise says against itself. */
export function momentFindings(state: GameState): readonly Finding[] {
  const situation = machine.situationOf(state);
  const found = [...controlFindings(situation), ...endFindings(situation), ...frameFindings(situation)];
  return found.length > 0 ? found : restFindings(state);
}
