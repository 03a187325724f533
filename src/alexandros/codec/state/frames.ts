/**
 * Contradictions between the frames of a stack, or between them and players or board. The rules rely on frames being
 * consistent.
 */
import type { Finding, Key } from '../../../core/index.js';
import { ACTIONS } from '../../data/components.js';
import type { GameFrame, TurnFrame } from '../../frame.js';
import { latticeOf } from '../../geometry/index.js';
import { symbolAt } from '../../query/covering.js';
import type { PlayerId, PointId, SpaceId } from '../../vocabulary.js';
import { isSeated, playersIn, type Sketch, type SketchCheck } from './sketch.js';

type Named<Id> = readonly (readonly [keys: readonly Key[], id: Id])[];

/** Returns the players that a frame names, with the keys. */
function playersNamed(frame: GameFrame): Named<PlayerId> {
  switch (frame.kind) {
    case 'setup':
      return [[['first'], frame.first]];
    case 'draw':
      return frame.to === 'faceUp' ? [] : [[['to'], frame.to]];
    case 'compensation':
      return [
        [['player'], frame.player],
        [['to'], frame.to],
      ];
    case 'occupation':
      return frame.takeOver === null
        ? [[['player'], frame.player]]
        : [
            [['player'], frame.player],
            [['takeOver', 'from'], frame.takeOver.from],
          ];
    default:
      return [[['player'], frame.player]];
  }
}

/** Returns the symbol spaces that a frame names. */
function spacesNamed(frame: GameFrame): Named<SpaceId> {
  if (frame.kind === 'occupation') return frame.uncovered.map((space, index) => [['uncovered', index], space]);
  return frame.kind === 'destination' && frame.space !== null ? [[['space'], frame.space]] : [];
}

/** Returns the points that a frame names. */
const pointsNamed = (frame: GameFrame): Named<PointId> => (frame.kind === 'path' ? [[['to'], frame.to]] : []);

/** Finds players and places in frames that are not in the game. */
export const nameFindings: SketchCheck = function* (sketch) {
  const { board, stack } = sketch;
  const players = playersIn(sketch);
  for (const [index, frame] of stack.entries()) {
    if (frame === undefined) continue;
    const at = (keys: readonly Key[]): readonly Key[] => ['stack', index, ...keys];
    for (const [keys, player] of playersNamed(frame))
      if (isSeated(sketch) && !players.includes(player))
        yield { keys: at(keys), message: 'this player does not take part' };
    if (board === undefined) continue;
    for (const [keys, space] of spacesNamed(frame))
      if (symbolAt({ board }, space) === undefined)
        yield { keys: at(keys), message: 'the board has no such symbol space' };
    for (const [keys, point] of pointsNamed(frame))
      if (!latticeOf({ board }).pointNumber.has(point))
        yield { keys: at(keys), message: 'the board has no such point' };
  }
};

/** The kinds of frames that can lie on each kind. */
const ABOVE: { readonly [K in GameFrame['kind']]: readonly GameFrame['kind'][] } = {
  setup: ['draw'],
  turn: ['draw', 'destination', 'path', 'occupation', 'compensation'],
  destination: ['draw'],
  draw: [],
  path: [],
  occupation: [],
  compensation: [],
};

/** Finds frames that the frame below cannot have pushed, or that belong to another player than the turn. */
export const orderFindings: SketchCheck = function* ({ stack }: Sketch) {
  for (const [index, frame] of stack.entries()) {
    const below = stack[index - 1];
    if (frame === undefined || (index > 0 && below === undefined)) continue;
    const fits =
      below === undefined ? frame.kind === 'setup' || frame.kind === 'turn' : ABOVE[below.kind].includes(frame.kind);
    if (!fits)
      yield {
        keys: ['stack', index, 'kind'],
        message: below === undefined ? 'expected a turn, or the setup' : `nothing of this kind lies on "${below.kind}"`,
      };
  }
  const [turn, inner] = stack;
  if (turn?.kind !== 'turn') return;
  yield* turnFindings(turn, inner);
  if (inner !== undefined && 'player' in inner && inner.player !== turn.player)
    yield { keys: ['stack', 1, 'player'], message: `it is the turn of ${turn.player}` };
};

/** Returns the least number of actions that a turn with this inner frame has used. */
function actionsSpent({ levied }: TurnFrame, inner: GameFrame | undefined): number {
  const resolving =
    inner?.kind === 'occupation' || inner?.kind === 'compensation' || (inner?.kind === 'draw' && inner.to !== 'faceUp');
  return (levied ? 1 : 0) + (resolving ? 1 : 0);
}

/** R Game Play: first Alexander moves, then a number of actions are left. */
function* turnFindings(turn: TurnFrame, inner: GameFrame | undefined): Generator<Finding> {
  const { phase, actionsLeft, levied, last } = turn;
  const moving = phase === 'alexander' || inner?.kind === 'destination' || inner?.kind === 'path';
  if (phase === 'alexander' && inner !== undefined)
    yield { keys: ['stack', 0, 'phase'], message: 'Alexander moves before anything else' };
  if (moving && (actionsLeft < ACTIONS || levied))
    yield { keys: ['stack', 0, 'actionsLeft'], message: 'Alexander moves before anything else' };
  else if (actionsLeft > ACTIONS - actionsSpent(turn, inner))
    yield { keys: ['stack', 0, 'actionsLeft'], message: 'what was done or is being done costs an action' };
  const mayBeLast = !moving || last === null || (last === 'wallsExhausted' && inner?.kind === 'path');
  if (!mayBeLast)
    yield { keys: ['stack', 0, 'last'], message: 'the turn is not known to be the last before Alexander moves' };
}
