/** R 15.4.1, 18.1: who controls the Heirs and the cart, if a position does not say so. */
import { machine } from '../../machine.js';
import { heirController, type ControlledRoyal } from '../../query/royals.js';
import type { AlexandersBody, GameState, Royal } from '../../state.js';
import type { Situation } from '../../table/situation.js';
import { recordOf } from '../../tabulate.js';
import { HEIRS, ROYALS, type RoyalId } from '../../vocabulary.js';
import type { SomePosition } from './part.js';

/** Returns whether a position says who controls a piece, in its short form or by name. */
const namesController = (written: string | object | undefined): boolean =>
  typeof written === 'string' || (written !== undefined && Object.hasOwn(written, 'controller'));

const isHeir = (id: RoyalId): boolean => HEIRS.some((heir) => heir === id);

/** Returns the piece with the controller that follows from the pieces around it (ruling keeping-royals). */
const withController = <R extends Royal | AlexandersBody>(
  situation: Situation,
  piece: R,
  { space, inside }: Place,
): R => ({
  ...piece,
  controller: heirController(situation, { space, inside, controller: null }),
});
type Place = Pick<ControlledRoyal, 'space' | 'inside'>;

/**
 * Returns the state with Heirs and cart controlled as R 18.1 says, where the position leaves that out. A position with
 * a stack has to say it itself, because the control may still be open.
 */
export function withControllers(state: GameState, { stack, outcome, royals, body }: SomePosition): GameState {
  if (stack !== undefined || (outcome !== undefined && outcome !== null)) return state;
  const situation = machine.situationOf(state);
  return {
    ...state,
    royals: recordOf(ROYALS, (id) => {
      const royal = state.royals[id];
      const { space, inside } = royal;
      const isOpen = isHeir(id) && royal.status === 'active' && !namesController(royals?.[id]);
      return isOpen && space !== null ? withController(situation, royal, { space, inside }) : royal;
    }),
    body:
      state.body.status === 'cart' && state.body.space !== null && !namesController(body)
        ? withController(situation, state.body, { space: state.body.space, inside: state.body.inside })
        : state.body,
  };
}
