/** What holds of every voyage: ships off a port have entered nothing, and sail on from where they have taken or left something (R 8.4.5, 8.5.1). */
import { frameOf, topFrame } from '../../src/core/index.js';
import { legalActions } from '../../src/successors/index.js';
import { hasGeneral } from '../../src/successors/questions.js';
import type { GameState } from '../../src/successors/state.js';
import { ROYALS, type PlayerId } from '../../src/successors/vocabulary.js';

/** What is wrong with a state in which an Army is at sea; `before`: the state that led to it, if it is known. */
export function faultsAtSea(state: GameState, before: GameState | undefined): readonly string[] {
  const march = frameOf(state, 'march');
  if (march?.afloat !== true) return [];
  const earlier = before === undefined ? undefined : frameOf(before, 'march');
  const under = earlier?.afloat === true && before !== undefined ? takenFromAfar(before, state, march.player) : [];
  return [...landsOnTheWay(state), ...under];
}

/** Something has been taken or left where the ships lie, and they could land there all the same. */
function landsOnTheWay(state: GameState): readonly string[] {
  const voyage = topFrame(state);
  const march = frameOf(state, 'march');
  if (voyage?.kind !== 'seaMove' || voyage.stage !== 'sail' || march === undefined || march.handled.length === 0)
    return [];
  const lands = legalActions(state).some(({ type }) => type === 'debark');
  return lands ? [`the ships may land at ${march.space}, where something was taken or left on the way`] : [];
}

/** Royals, and the cart, who have changed hands while the Army was at sea, and no general of its player's had been put ashore with them. */
function takenFromAfar(before: GameState, state: GameState, mover: PlayerId): readonly string[] {
  const faults: string[] = [];
  const wards = [
    ...ROYALS.map((id) => [id, before.royals[id], state.royals[id]] as const),
    ['the cart', before.body, state.body] as const,
  ];
  for (const [name, then, now] of wards) {
    const { space } = now;
    const held = then.controller !== null && then.controller !== mover && now.status !== 'dead';
    if (!held || now.controller === then.controller || space === null || then.space !== space) continue;
    if (![false, true].some((inside) => hasGeneral(state, mover, space, inside)))
      faults.push(
        `${name} was ${then.controller}'s at ${space}, and is ${now.controller}'s since ${mover} has sailed by`,
      );
  }
  return faults;
}
