/** Frames and the stack against the board, in a state whose parts are all valid by themselves. */
import { topFrame, type Finding, type Key } from '../../../core/index.js';
import type {
  AvoidMoveFrame,
  Belligerent,
  Interception,
  InterceptionFrame,
  SuccessorsFrame,
} from '../../frame/index.js';
import { machine } from '../../machine.js';
import { cardFact } from '../../query/cards.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt, unitsAt } from '../../query/presence.js';
import { isMajorCity } from '../../query/geometry.js';
import { isMidway, isSiegeTarget, siegePointsNeeded } from '../../query/siege.js';
import { cityCapacity } from '../../query/capitals.js';
import { explainsPause } from '../../rules/04-31-window.js';
import { canAvoidBattle } from '../../rules/10-avoid-battle.js';
import { sourcesFor } from '../../rules/11-2-composing.js';
import { isHeld } from '../../rules/consequences/touched.js';
import type { GameState } from '../../state.js';
import { postNamed } from '../../table/places.js';
import type { Situation } from '../../table/situation.js';
import { countUnits, numberOf, type Units } from '../../units.js';
import { COMBAT_UNITS, type PlaceKey, type PlayerId, type SpaceId } from '../../vocabulary.js';
import { independentMoveFindings } from './independents.js';
import { ownerFindings } from './owners.js';
import { placingFindings } from './placing.js';
import { brideFindings, wardFindings } from './royals.js';

/**
 * Returns whether the stack explains that a space has enough Siege Points and has not fallen yet (R 13.2.4). In an
 * Independent space, which has no garrison, only the attempt that takes it does.
 */
const mayBeFalling = (situation: Situation, space: SpaceId): boolean =>
  situation.controller(space) === 'independent'
    ? situation.stack.some((frame) => frame.kind === 'siegeAttempt' && frame.space === space)
    : isMidway(situation);

/**
 * Finds sieges of spaces that cannot be taken, without besiegers (R 13.2.5), or with enough points although nothing is
 * being resolved (R 13.2, R 13.2.4; ruling enough-points).
 */
function* siegeFindings(situation: Situation): Generator<Finding> {
  for (const [space, { by, points }] of Object.entries(situation.sieges)) {
    const keys = ['sieges', space];
    const needed = siegePointsNeeded(situation, space);
    if (points === 0) yield { keys: [...keys, 'points'], message: 'a siege that is listed has at least one point' };
    if (!isSiegeTarget(situation, by, space)) {
      yield { keys, message: `${by} has nothing to besiege or subjugate in ${space}` };
    } else if (unitsAt(situation, by, space) === 0 && !isHeld(situation, space)) {
      yield { keys: [...keys, 'by'], message: `R 13.2.5 lifts the siege of ${space}: ${by} has no CUs outside` };
    } else if (points >= needed && !mayBeFalling(situation, space)) {
      const rule = isMajorCity(situation, space) ? 'R 13.2.4' : 'R 13.3.2';
      yield { keys: [...keys, 'points'], message: `${rule} takes ${space} with ${needed}` };
    }
  }
}

/** Finds pieces inside a city that their player does not control, unless something is being resolved (R 4.16). */
function* garrisonFindings(state: GameState, situation: Situation): Generator<Finding> {
  if (isMidway(situation)) return;
  function* strangers(keys: readonly Key[], place: PlaceKey): Generator<Finding> {
    const post = postNamed(place);
    if (post?.inside === true && situation.controller(post.space) !== post.player)
      yield { keys, message: `R 4.16 lets only its holder be inside ${post.space}` };
  }
  for (const place of Object.keys(state.forces)) yield* strangers(['forces', place], place);
  for (const place of Object.keys(state.minorGenerals)) yield* strangers(['minorGenerals', place], place);
  for (const [id, { status, owner, space, inside }] of Object.entries(state.generals)) {
    if (status === 'map' && inside && space !== null && situation.controller(space) !== owner)
      yield { keys: ['generals', id, 'inside'], message: `R 4.16 lets only its holder be inside ${space}` };
  }
}

/** Finds contracts whose card is no marriage contract for the bride (R 18.5.2). */
function* contractFindings({ contracts, options }: GameState): Generator<Finding> {
  for (const [index, { card, bride }] of contracts.entries()) {
    const { effect } = cardFact({ options }, card);
    if (effect.kind !== 'marriage' || effect.bride !== bride)
      yield { keys: ['contracts', index, 'card'], message: `card ${card} is no contract for ${bride}` };
  }
}

/**
 * Finds windows in which the player asked is not the first who may answer, or which are not topmost and still ask
 * (R 4.31.1).
 */
function* windowFindings(situation: Situation): Generator<Finding> {
  for (const [index, frame] of situation.stack.entries()) {
    if (frame.kind !== 'window') continue;
    const keys = ['stack', index, 'asked'];
    if (frame !== topFrame(situation)) {
      if (frame.asked !== null) yield { keys, message: 'nobody is asked while something else is being resolved' };
    } else if (frame.asked !== null && !explainsPause(situation, frame)) {
      yield { keys, message: `nothing in the hands explains that ${frame.asked} is asked` };
    }
  }
}

/** Returns whether a place has this number of CUs of each kind. */
function hasUnits(situation: Situation, player: PlayerId, space: SpaceId, inside: boolean, units: Units): boolean {
  const there = forceAt(situation, player, space, inside);
  return COMBAT_UNITS.every((unit) => numberOf(units, unit) <= numberOf(there, unit));
}

/** Returns whether the pieces that a part of a frame names are in a place. */
function areThere(
  situation: Situation,
  player: PlayerId,
  { space, inside }: { readonly space: SpaceId; readonly inside: boolean },
  { generals, minors, units }: Pick<Interception, 'generals' | 'minors' | 'units'>,
): boolean {
  const majors = majorGeneralsAt(situation, player, space, inside);
  return (
    new Set(generals).size === generals.length &&
    generals.every((general) => majors.includes(general)) &&
    minors <= minorGeneralsAt(situation, player, space, inside) &&
    hasUnits(situation, player, space, inside, units)
  );
}

/**
 * Returns whether all pieces that were attacked move, under a general (R 10.1, 10.5). Once they are elsewhere, other
 * pieces of their player may stand with them.
 */
function isWhole(situation: Situation, { player, space, origin, force }: AvoidMoveFrame): boolean {
  const { generals, minors, units } = force;
  if (space !== origin) return generals.length + minors > 0;
  return (
    countUnits(units) === unitsAt(situation, player, space) &&
    generals.length === majorGeneralsAt(situation, player, space).length &&
    minors === minorGeneralsAt(situation, player, space)
  );
}

/**
 * Returns whether the Minor General who will lead comes from elsewhere when the attempt is declared (R 3.1.2;
 * ruling interceptors-travel-light).
 */
function isAwaited(situation: Situation, frame: InterceptionFrame, building: Interception): boolean {
  const { player, from, inside, commander, minors } = building;
  if (commander !== 'minor' || minors !== 1 || minorGeneralsAt(situation, player, from, inside) > 0) return false;
  return frame.placing !== null || sourcesFor(situation, frame, from).length > 0;
}

/** Finds pieces of the topmost frame that are not where it says (R 10.5, 11.2, 12.1.2). */
function* topFindings(situation: Situation): Generator<Finding> {
  const top = topFrame(situation);
  const index = situation.stack.length - 1;
  const missing = (...keys: readonly Key[]): Finding => ({
    keys: ['stack', index, ...keys],
    message: 'more than there is where it comes from',
  });
  const comes = (one: Interception): boolean =>
    areThere(situation, one.player, { space: one.from, inside: one.inside }, one);
  if (top?.kind === 'interception') {
    const { building, placing } = top;
    if (placing !== null && (building === null || !sourcesFor(situation, top, building.from).includes(placing)))
      yield { keys: ['stack', index, 'placing'], message: 'no Minor General comes from there' };
    if (building !== null && !comes(isAwaited(situation, top, building) ? { ...building, minors: 0 } : building))
      yield missing('building');
    for (const [place, declared] of top.declared.entries()) if (!comes(declared)) yield missing('declared', place);
  } else if (top?.kind === 'avoidMove') {
    if (!areThere(situation, top.player, { space: top.space, inside: false }, top.force)) yield missing('force');
    else if (!isWhole(situation, top))
      yield { keys: ['stack', index, 'force'], message: 'R 10.5: an Army that avoids battle leaves nothing behind' };
  } else if (top?.kind === 'joinBattle') {
    if (!areThere(situation, top.player, { space: top.space, inside: false }, top.joined)) yield missing('joined');
  } else if (top?.kind === 'march') {
    const { commander, group } = top;
    const leads = commander === 'minor' ? group.minors > 0 : group.generals.includes(commander);
    if (!leads) yield { keys: ['stack', index, 'commander'], message: 'the commander is not with the Army' };
  }
}

/**
 * Finds Operation Points that are not those of the card, and wrong numbers of dice: one for each Elephant (R 3.3.2) and
 * each general who fails to avoid battle (R 6.6.3, R 10.2).
 */
function* figureFindings(situation: Situation): Generator<Finding> {
  for (const [index, frame] of situation.stack.entries()) {
    const below = situation.stack[index - 1];
    const due = dueOf(situation, frame, below);
    if (due !== undefined && due.has !== due.due)
      yield { keys: ['stack', index, due.key], message: `there are ${due.due}, not ${due.has}` };
  }
}

/** Finds reactions and battles in a space other than that of the Army that has moved (R 9, 12). */
function* encounterFindings(situation: Situation): Generator<Finding> {
  for (const [index, frame] of situation.stack.entries()) {
    if (frame.kind !== 'landBattle' && frame.kind !== 'arrival') continue;
    const below = situation.stack[index - 1];
    const mover = below === undefined ? undefined : moverOf(situation, below);
    // At the end it may have avoided battle (R 19.3.2), retreated (R 12.6), or be gone.
    const isOver = frame.stage === 'over' || frame.stage === 'done' || mover?.space === null;
    if (mover === undefined || isOver || mover.space === frame.space) continue;
    yield { keys: ['stack', index, 'space'], message: `the Army that has moved is in ${mover.space}` };
  }
}

/**
 * Finds battles not fought by the Army that has moved, and pieces out of a city that had no room for them (R 12.1,
 * R 12.1.2).
 */
function* battleFindings(situation: Situation): Generator<Finding> {
  for (const [index, frame] of situation.stack.entries()) {
    if (frame.kind !== 'landBattle') continue;
    const { space, stage, attacker, defender } = frame;
    const below = situation.stack[index - 1];
    const mover = below === undefined ? undefined : moverOf(situation, below);
    // After the battle, pieces that came out of the city are back in it.
    const isOver = stage === 'over' || stage === 'done';
    if (mover !== undefined && attacker.who !== mover.who && defender.who !== mover.who)
      yield { keys: ['stack', index, 'attacker', 'who'], message: `it is ${mover.who} who has moved` };
    for (const side of ['attacker', 'defender'] as const) {
      const { who, fromCity } = frame[side];
      if (isOver || who === 'independent' || fromCity === null || countUnits(fromCity.units) === 0) continue;
      const within = countUnits(forceAt(situation, who, space, true));
      if (within + countUnits(fromCity.units) > cityCapacity(situation, space))
        yield { keys: ['stack', index, side, 'fromCity'], message: 'more than there was room for in the city' };
    }
  }
}

/** Returns the mover and where it is. */
function moverOf(
  situation: Situation,
  frame: SuccessorsFrame,
): { readonly who: Belligerent; readonly space: SpaceId | null } | undefined {
  if (frame.kind === 'march') return { who: frame.player, space: frame.space };
  return frame.kind === 'independentMove'
    ? { who: 'independent', space: situation.independentArmies[frame.army].space }
    : undefined;
}

/** Finds dice to Avoid Battle for an Army that no longer can (R 10.2). */
function* avoidanceFindings(situation: Situation): Generator<Finding> {
  const top = topFrame(situation);
  const index = situation.stack.length - 2;
  const below = situation.stack[index];
  if (top?.kind !== 'roll' || top.purpose !== 'avoidBattle' || below?.kind !== 'avoidBattle') return;
  if (!canAvoidBattle(situation, below.player, below.space, below.forbidden))
    yield { keys: ['stack', index, 'player'], message: 'it has nothing there that can avoid battle' };
}

interface Due {
  readonly key: string;
  readonly has: number;
  readonly due: number;
}

function dueOf(situation: Situation, frame: SuccessorsFrame, below: SuccessorsFrame | undefined): Due | undefined {
  if ((frame.kind === 'operations' || frame.kind === 'hire') && below?.kind === 'tyche' && below.card !== null)
    return { key: 'points', has: frame.points, due: cardFact(situation, below.card).operationPoints };
  if (frame.kind !== 'roll' || frame.player === null) return undefined;
  if (frame.purpose === 'elephants' && below?.kind === 'landBattle') {
    const { elephant } = forceAt(situation, frame.player, below.space);
    return { key: 'dice', has: frame.dice, due: elephant };
  }
  if (frame.purpose !== 'avoidFate' || below?.kind !== 'avoidBattle') return undefined;
  return { key: 'dice', has: frame.dice, due: majorGeneralsAt(situation, frame.player, below.space).length };
}

/** Finds everything in which a state contradicts its board. The state is complete, and each of its parts is valid. */
export function boardFindings(state: GameState): readonly Finding[] {
  const situation = machine.situationOf(state);
  return [
    ...siegeFindings(situation),
    ...garrisonFindings(state, situation),
    ...contractFindings(state),
    ...ownerFindings(situation),
    ...wardFindings(situation),
    ...brideFindings(situation),
    ...windowFindings(situation),
    ...topFindings(situation),
    ...figureFindings(situation),
    ...encounterFindings(situation),
    ...battleFindings(situation),
    ...avoidanceFindings(situation),
    ...independentMoveFindings(situation),
    ...placingFindings(situation),
  ];
}
