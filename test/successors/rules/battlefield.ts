/** Armies that enter spaces and fight: for the tests of reactions, battles and losses. */
import { type BattleAsked, pushBattle } from '../../../src/successors/rules/12-land-battle.js';
import type { Action } from '../../../src/successors/action/index.js';
import type { ArrivalFrame } from '../../../src/successors/frame/index.js';
import { outside } from '../../../src/successors/questions.js';
import { moveGroupTo } from '../../../src/successors/deeds/group.js';
import { majorGeneralsAt } from '../../../src/successors/query/presence.js';
import { startMarch } from '../../../src/successors/rules/08-3-land-movement.js';
import { pushArrival } from '../../../src/successors/rules/09-reaction.js';
import { markGroupMoved } from '../../../src/successors/deeds/group.js';
import { groupAt, regroup } from '../../../src/successors/rules/09-regroup.js';
import { markRoyalOrCartMoved } from '../../../src/successors/deeds/royals.js';
import type { GameState, IndependentArmy } from '../../../src/successors/state.js';
import type { IndependentArmyId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { carryOut, legal, play, setting, type Setting, type Told } from '../language.js';

/** A situation without control markers, and with every Independent Army in its box, unless it says otherwise. */
export const field = (given: Setting): GameState =>
  setting({
    control: {},
    ...given,
    rest: { independentArmies: boxed(), ...given.rest },
  });

const boxed = (): GameState['independentArmies'] => {
  const box: IndependentArmy = { status: 'box', space: null };
  return { leosthenes: box, ariarathes: box, filon: box, seuthes: box, glaukias: box };
};

/** Independent Armies on the map, the others in their boxes. */
export const independentsAt = (
  places: Partial<Record<IndependentArmyId, SpaceId>>,
): Pick<GameState, 'independentArmies'> => ({
  independentArmies: {
    ...boxed(),
    ...Object.fromEntries(Object.entries(places).map(([army, space]) => [army, { status: 'map', space }])),
  },
});

/** All that a player has outside in one space enters another, and the Reaction Step begins. */
export function enter(
  state: GameState,
  player: PlayerId,
  from: SpaceId,
  space: SpaceId,
  more: Partial<ArrivalFrame> = {},
): Told {
  return carryOut(state, (run) => {
    const group = groupAt(run.state, player, outside(from));
    regroup(run, player, outside(from), outside(space), group);
    markGroupMoved(run, player, outside(space), group);
    for (const royal of group.royals) markRoyalOrCartMoved(run, royal);
    pushArrival(run, { mover: player, army: null, space, from, bySea: false, passage: [], ...more });
  });
}

/** All that a player has outside in one space is activated and enters another, and the Reaction Step begins. */
export function march(
  state: GameState,
  player: PlayerId,
  from: SpaceId,
  to: SpaceId,
  more: Partial<ArrivalFrame> = {},
): Told {
  return carryOut(state, (run) => {
    const [commander] = majorGeneralsAt(run.state, player, from);
    if (commander === undefined) throw new Error(`nobody commands at ${from}`);
    startMarch(run, { player, commander, space: from, inside: false, die: null, points: 6 });
    const begun = run.frame('march');
    if (begun === undefined) throw new Error('no march');
    moveGroupTo(run, begun, outside(to));
    Object.assign(begun, { arrivedBy: 'land', trail: [from], entered: 1, awaiting: 'arrival' });
    pushArrival(run, { mover: player, army: null, space: to, from, bySea: false, passage: [], ...more });
  });
}

/** An Independent Army enters a space. */
export const enterIndependent = (state: GameState, army: IndependentArmyId, from: SpaceId, space: SpaceId): Told =>
  carryOut(
    { ...state, independentArmies: { ...state.independentArmies, [army]: { status: 'map', space } } },
    (run) => void pushArrival(run, { mover: 'independent', army, space, from, bySea: false, passage: [] }),
  );

/** A Land Battle is fought; all that the attacker has there has moved. */
export const fight = (
  state: GameState,
  {
    retreatTo = null,
    ...asked
  }: Pick<BattleAsked, 'space' | 'attacker' | 'defender'> &
    Partial<Omit<BattleAsked, 'retreatTo'>> & { readonly retreatTo?: SpaceId | null },
): Told =>
  carryOut(state, (run) =>
    pushBattle(run, { noLocalTroops: [], ...asked, retreatTo: retreatTo === null ? null : [retreatTo] }),
  );

/** The types of what may be done now. */
export const kinds = (told: Told): readonly string[] => [...new Set(legal(told).map(({ type }) => type))];

/** Whom the game waits for, by the actions it lists. */
export const asked = (told: Told): string | undefined => legal(told)[0]?.player;

/** Passes for whoever is asked, so many times. */
export function passes(told: Told, times = 1): Told {
  let now = told;
  for (let left = times; left > 0; left--) {
    const pass = legal(now).find(({ type }) => type === 'pass');
    if (pass === undefined) throw new Error(`no pass among ${kinds(now).join(', ')}`);
    now = play(now, pass);
  }
  return now;
}

/** The one listed action that has these particulars. */
export function choose(
  told: Told,
  particulars: { readonly type: Action['type'] } & Readonly<Record<string, unknown>>,
): Told {
  const found = legal(told).filter((action) =>
    Object.entries(particulars).every(([key, value]) => (action as Record<string, unknown>)[key] === value),
  );
  if (found.length !== 1 || found[0] === undefined)
    throw new Error(`${found.length} actions fit ${JSON.stringify(particulars)} in ${JSON.stringify(legal(told))}`);
  return play(told, found[0]);
}

/** The arrival being resolved. */
export const arrivalOf = ({ state }: Told): ArrivalFrame | undefined =>
  state.stack.find((frame): frame is ArrivalFrame => frame.kind === 'arrival');
