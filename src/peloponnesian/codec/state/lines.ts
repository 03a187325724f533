/** R D: the lines of a battle in wings. Their pieces must fight in the battle below or above, each in one wing. */
import type { Finding, Key } from '../../../core/index.js';
import type { BattleFrame, BattleSide, Side } from '../../frame/combat.js';
import type { GameFrame } from '../../frame/index.js';
import type { WingsFrame } from '../../frame/wings.js';
import { WINGS, type PieceId } from '../../vocabulary.js';
import { repeated, type StateCheck } from './sketch.js';

const SIDES: readonly Side[] = ['attacker', 'defender'];

const isBattle = (frame: GameFrame | undefined): frame is BattleFrame => frame?.kind === 'battle';

/** Returns all pieces that fight, have fought, or lead on a side of some battles. */
const membersOf = (battles: readonly BattleFrame[], side: Side): ReadonlySet<string> =>
  new Set(
    battles.flatMap((battle) => {
      const { fighters, leaders, lost } = battle[side];
      return [...fighters.map(({ unit }) => unit), ...leaders, ...lost];
    }),
  );

const hasActive = ({ fighters }: BattleSide, pieces: readonly PieceId[]): boolean =>
  fighters.some(({ unit, retreats }) => !retreats && pieces.includes(unit));

function* lineFindings(
  frame: WingsFrame,
  below: BattleFrame,
  above: GameFrame | undefined,
  keys: readonly Key[],
): Generator<Finding> {
  const battles = [below, ...(isBattle(above) ? [above] : [])];
  if (frame.at !== below.at) yield { keys: [...keys, 'at'], message: `the battle below is in ${below.at}` };
  for (const side of SIDES) {
    const members = membersOf(battles, side);
    const isTurn = side === frame.side;
    const standing = WINGS.flatMap((wing) => frame[side][wing]);
    const named = isTurn ? [...standing, ...frame.shifted] : standing;
    for (const piece of isTurn ? [...named, ...frame.due] : named)
      if (!members.has(piece)) yield { keys: [...keys, side], message: `${piece} does not fight on this side` };
    yield* repeated([...keys, side], standing);
    for (const wing of frame.unfought)
      if (!hasActive(below[side], frame[side][wing]))
        yield { keys: [...keys, 'unfought'], message: `the ${wing} wing has no fighters` };
  }
}

/** Checks battles in wings against the battles below and above them. */
export const wingFindings: StateCheck = function* ({ stack = [] }) {
  for (const [index, frame] of stack.entries()) {
    const [below, above] = [stack[index - 1], stack[index + 1]];
    const keys = ['stack', index];
    if (frame.kind === 'wings' && isBattle(below)) yield* lineFindings(frame, below, above, keys);
    if (frame.kind === 'battle' && (frame.wing !== undefined) !== (below?.kind === 'wings'))
      yield { keys: [...keys, 'wing'], message: 'a battle has a wing exactly when it is on the frame "wings"' };
  }
};
