/** R 15.4.1, 18: control of the royals and the Funeral Cart, and brides who should be married, against the board. */
import { frameOf, type Finding } from '../../../core/index.js';
import { heirController, isFateOpen, isHeir, womanController, type ControlledRoyal } from '../../query/royals.js';
import { bridegroom } from '../../rules/18-5-marriage.js';
import { isHeld } from '../../rules/consequences/touched.js';
import type { Situation } from '../../table/situation.js';
import { ROYALS, type PlayerId } from '../../vocabulary.js';

/**
 * Finds Heirs and a cart with another controller than the pieces give them (ruling keeping-royals), and active women
 * without one (R 18.1, 18.6.1, ruling abandoned-women).
 */
export function* wardFindings(situation: Situation): Generator<Finding> {
  // A game that is over may have ended in the middle of anything (R 7.1).
  if (situation.stack.length === 0) return;
  const { royals, body } = situation;
  const group = frameOf(situation, 'march')?.group;
  for (const id of ROYALS) {
    const { status, space, inside, controller } = royals[id];
    if (status !== 'active' || space === null) continue;
    const carried = group?.royals.includes(id) === true;
    const keeperOf = isHeir(id) ? heirController : womanController;
    yield* controllerFinding(situation, ['royals', id, 'controller'], { space, inside, controller, carried }, keeperOf);
  }
  const { status, space, inside, controller } = body;
  if (status !== 'cart' || space === null) return;
  const royal = { space, inside, controller, carried: group?.cart === true };
  yield* controllerFinding(situation, ['body', 'controller'], royal, heirController);
}

function* controllerFinding(
  situation: Situation,
  keys: Finding['keys'],
  royal: ControlledRoyal,
  keeperOf: (situation: Situation, royal: ControlledRoyal) => PlayerId | null,
): Generator<Finding> {
  const keeper = keeperOf(situation, royal);
  // An active woman must have a controller, an Heir need not.
  const isAbandoned = keeper === null && keeperOf === womanController;
  if ((keeper !== royal.controller || isAbandoned) && !isOpen(situation, royal))
    yield { keys, message: `as the pieces stand in ${royal.space}, R 18.1 gives control to ${keeper ?? 'nobody'}` };
}

/**
 * Returns whether pieces in a space are still being resolved, or the controller's ships are there, so that control is
 * decided later.
 */
const isOpen = (situation: Situation, { space, controller }: ControlledRoyal): boolean =>
  isHeld(situation, space) ||
  isFateOpen(situation, space) ||
  situation.stack.some(
    (frame) => frame.kind === 'march' && frame.afloat && frame.space === space && frame.player === controller,
  );

/** Finds a bride whose player has a contract and an Army with her, but is not married (R 18.5.3). */
export function* brideFindings(situation: Situation): Generator<Finding> {
  if (situation.stack.length === 0) return;
  for (const [index, { player, bride }] of situation.contracts.entries()) {
    if (bridegroom(situation, player, bride) !== undefined)
      yield { keys: ['contracts', index], message: `R 18.5.3: ${bride} is ${player}'s already` };
  }
}
