/** R D: battles in wings: when they are possible, who fights in which wing, and a wing as a battle. */
import { frameOf } from '../../core/index.js';
import type { BattleFrame, BattleSide, Fighter, Side } from '../frame/combat.js';
import type { WingsFrame } from '../frame/wings.js';
import { plays } from '../options.js';
import type { Situation } from '../table/situation.js';
import { WINGS, type LeaderId, type PieceId, type UnitId, type Wing } from '../vocabulary.js';
import { activeOf, unitIdsOf } from './combat.js';
import { isForFortress } from './defences.js';
import { leaderNamed, unitNamed } from './pieces.js';

export const SIDES: readonly Side[] = ['attacker', 'defender'];

/** The wings adjacent to each wing. */
export const BESIDE: Readonly<Record<Wing, readonly Wing[]>> = {
  left: ['center'],
  center: ['left', 'right'],
  right: ['center'],
};

/** Returns an empty line. */
export const emptyLine = (): Record<Wing, PieceId[]> => ({ left: [], center: [], right: [] });

/**
 * Returns whether a battle can be fought in wings: both sides have enough units, and it is not an assault on a fortress
 * (R D, rulings Q190, R63).
 */
export function canBeInWings(situation: Situation, battle: BattleFrame): boolean {
  if (!plays(situation, 'wings') || isForFortress(situation, battle)) return false;
  const { leastUnits } = situation.components.charts.wings;
  return SIDES.every((side) => battle[side].fighters.length >= leastUnits);
}

/** Returns the battle in wings while none of its wings is on top of it. */
export function battleInWings(situation: Situation): BattleFrame {
  const battle = frameOf(situation, 'battle');
  if (battle === undefined) throw new RangeError('no battle is being fought');
  return battle;
}

/** Returns the leaders of a side who deploy in a wing: those whose rating counts in this battle (R D, ruling Q193). */
const leadersInLine = (situation: Situation, { element }: BattleFrame, side: BattleSide): readonly LeaderId[] =>
  side.leaders.filter((id) => leaderNamed(situation, id).fact[element] > 0);

/** Returns the pieces of a side that deploy in its line, in the order of deployment. */
export const piecesInLine = (situation: Situation, battle: BattleFrame, side: Side): readonly PieceId[] => [
  ...unitIdsOf(battle[side].fighters.map(({ unit }) => unit)),
  ...leadersInLine(situation, battle, battle[side]),
];

/** Returns the units of a side in a wing that are not in the Retreat box. */
export const activeInWing = (side: BattleSide, pieces: readonly PieceId[]): readonly UnitId[] =>
  unitIdsOf(activeOf(side).map(({ unit }) => unit)).filter((unit) => pieces.includes(unit));

/** Returns the wings in which both sides have units that are not in the Retreat box. */
export const contestedWings = (battle: BattleFrame, frame: WingsFrame): readonly Wing[] =>
  WINGS.filter((wing) => SIDES.every((side) => activeInWing(battle[side], frame[side][wing]).length > 0));

/** Returns the side that alone has units left in a wing, or `undefined` if both sides do, or neither. */
export function holderOf(battle: BattleFrame, frame: WingsFrame, wing: Wing): Side | undefined {
  const [side, other] = SIDES.filter((each) => activeInWing(battle[each], frame[each][wing]).length > 0);
  return other === undefined ? side : undefined;
}

/**
 * Returns whether a fighter takes part in the battle of a wing: it fights there, or is in the Retreat box, wherever it
 * fought.
 */
const isIn =
  (pieces: readonly PieceId[]) =>
  ({ unit, retreats }: Fighter): boolean =>
    retreats || pieces.includes(unit);

/** Returns the fighters of a side that do not take part in the battle of a wing. */
export const standingBy = ({ fighters }: BattleSide, pieces: readonly PieceId[]): readonly Fighter[] =>
  fighters.filter((fighter) => !isIn(pieces)(fighter));

/** Returns a wing of a battle as a separate battle. All others are in reserve. */
export function battleInWing(battle: BattleFrame, frame: WingsFrame, wing: Wing): BattleFrame {
  const sideOf = (role: Side): BattleSide => {
    const [side, pieces] = [battle[role], frame[role][wing]];
    const others = unitIdsOf(standingBy(side, pieces).map(({ unit }) => unit));
    return {
      ...side,
      fighters: side.fighters.filter(isIn(pieces)).map((fighter) => ({ ...fighter })),
      reserve: [...side.reserve, ...others],
      cargo: [...side.cargo],
      leaders: side.leaders.filter((leader) => pieces.includes(leader)),
      lost: [],
    };
  };
  const { round } = battle;
  const [attacker, defender] = [sideOf('attacker'), sideOf('defender')];
  return { ...battle, stage: 'odds', round: round - 1, attacker, defender, result: null, due: [], wing };
}

/** Returns fighters in the order of the roster. */
export const inOrder = (situation: Situation, fighters: readonly Fighter[]): readonly Fighter[] =>
  [...fighters].sort((a, b) => codeOf(situation, a) - codeOf(situation, b));

const codeOf = (situation: Situation, { unit }: Fighter): number =>
  unit === 'garrison' ? -1 : unitNamed(situation, unit).code;

/** A whole battle in wings, with the fighters of the wing whose round is being fought. */
export interface WholeBattle {
  readonly frame: WingsFrame;
  readonly battle: BattleFrame;
  /** The battle of the wing whose round is being fought. */
  readonly now: BattleFrame | undefined;
}

/** Returns the whole battle in wings, or `undefined` if there is none, or no player has asked for wings yet. */
export function wholeBattle(situation: Situation): WholeBattle | undefined {
  const { stack } = situation;
  const at = stack.findLastIndex(({ kind }) => kind === 'wings');
  const [below, frame, above] = [stack[at - 1], stack[at], stack[at + 1]];
  if (frame?.kind !== 'wings' || below?.kind !== 'battle' || frame.stage === 'offer') return undefined;
  if (above?.kind !== 'battle') return { frame, battle: below, now: undefined };
  const whole = (role: Side): BattleSide => ({
    ...below[role],
    fighters: inOrder(situation, [...below[role].fighters, ...above[role].fighters]),
    lost: [...below[role].lost, ...above[role].lost],
  });
  return { frame, battle: { ...below, attacker: whole('attacker'), defender: whole('defender') }, now: above };
}

/**
 * Returns a wing for display: the pieces of both sides in it, those in its Retreat box included, and the effect of its
 * last die.
 */
export function wingToShow({ frame, battle, now }: WholeBattle, wing: Wing): BattleFrame {
  const sideOf = (role: Side): BattleSide => {
    const [side, pieces] = [battle[role], frame[role][wing]];
    return {
      ...side,
      fighters: side.fighters.filter(({ unit }) => pieces.includes(unit)),
      leaders: side.leaders.filter((leader) => pieces.includes(leader)),
      reserve: [],
      cargo: [],
      lost: [],
    };
  };
  const result = now?.wing === wing ? now.result : null;
  return { ...battle, wing, attacker: sideOf('attacker'), defender: sideOf('defender'), result };
}

/** Returns the pieces in no wing, for display: not deployed yet, in reserve, or lost. */
export function outsideWings({ frame, battle }: WholeBattle): BattleFrame {
  const sideOf = (role: Side): BattleSide => {
    const placed = WINGS.flatMap((wing) => frame[role][wing]);
    const side = battle[role];
    return {
      ...side,
      fighters: side.fighters.filter(({ unit }) => !placed.includes(unit)),
      leaders: side.leaders.filter((leader) => !placed.includes(leader)),
    };
  };
  return { ...battle, attacker: sideOf('attacker'), defender: sideOf('defender') };
}

/** Returns whether neither side has a piece in a battle for display. */
export const isEmptyOf = (battle: BattleFrame): boolean =>
  SIDES.every((role) => {
    const { fighters, leaders, reserve, cargo, lost } = battle[role];
    return fighters.length + leaders.length + reserve.length + cargo.length + lost.length === 0;
  });
