/** Checks the pieces that frames name: their places, their players, and that each is in one list (R 16, 17). */
import type { Finding } from '../../../core/index.js';
import type { Attack, BattleFrame, BattleSide, Party, RetreatFrame } from '../../frame/combat.js';
import type { GameFrame } from '../../frame/index.js';
import { isShared } from '../../query/command.js';
import { areEnemies, campOf } from '../../query/owners.js';
import type { UnitInfo } from '../../table/roster.js';
import type { LeaderId, PlayerId, UnitId } from '../../vocabulary.js';
import type { SuccessionFrame, Vacancy } from '../../frame/forces.js';
import type { MarchFrame } from '../../frame/march.js';
import type { Leg, VoyageFrame } from '../../frame/voyage.js';
import { hasPlace, ownerOf } from './pieces.js';
import { isLand, isSea, liesOn, repeated, type Setting, type Sketch, type StateCheck } from './sketch.js';

interface Table {
  readonly sketch: Sketch;
  readonly setting: Setting;
}

const infoOf = ({ setting }: Table, id: string): UnitInfo | undefined =>
  setting.roster.units.find((unit) => unit.id === id);

const placeOf = ({ sketch }: Table, piece: string): string | undefined =>
  sketch.units?.[piece as UnitId]?.at ?? sketch.leaders?.[piece]?.at;

/** Returns the player of a piece. */
function playerOf(table: Table, piece: string): PlayerId | undefined {
  const info = infoOf(table, piece);
  return info === undefined ? table.sketch.leaders?.[piece]?.player : ownerOf(table.sketch, table.setting, info);
}

/** Returns whether a player may command a piece: their own, or an ally's unit (R 24.5). */
function obeys(table: Table, piece: string, player: PlayerId): boolean {
  const owner = playerOf(table, piece);
  if (owner === player || infoOf(table, piece) === undefined) return owner === player;
  return owner !== undefined && isShared(table.setting) && !areEnemies(owner, player);
}

interface Expected {
  readonly keys: Finding['keys'];
  readonly pieces: readonly string[];
  /** The place of all pieces. Left out: any place. */
  readonly at?: string | undefined;
  readonly player?: PlayerId | undefined;
  readonly enemyOf?: PlayerId;
  /** The pieces are of this player's camp; allies stack together. */
  readonly camp?: PlayerId;
  readonly isLand?: boolean;
}

function* pieceFindings(
  table: Table,
  { keys, pieces, at, player, enemyOf, camp, isLand }: Expected,
): Generator<Finding> {
  for (const [index, piece] of pieces.entries()) {
    if (piece === 'garrison') continue;
    const place = [...keys, index];
    const owner = playerOf(table, piece);
    const info = infoOf(table, piece);
    if (at !== undefined && placeOf(table, piece) !== at) yield { keys: place, message: `${piece} is not in ${at}` };
    if (player !== undefined && !obeys(table, piece, player))
      yield { keys: place, message: `${piece} does not belong to ${player}` };
    if (camp !== undefined && (owner === undefined || campOf(owner) !== campOf(camp)))
      yield { keys: place, message: `${piece} belongs to the other camp` };
    if (enemyOf !== undefined && (owner === undefined || !areEnemies(owner, enemyOf)))
      yield { keys: place, message: `${piece} is not an enemy of ${enemyOf}` };
    if (isLand !== undefined && info !== undefined && info.isLand !== isLand)
      yield { keys: place, message: `${piece} is ${isLand ? 'a fleet' : 'not a fleet'}` };
  }
}

function* attackFindings(table: Table, keys: Finding['keys'], attack: Attack): Generator<Finding> {
  const { attackers, targets, player } = attack;
  yield* wayFindings(table, keys, attack);
  if (attackers.length === 0) yield { keys: [...keys, 'attackers'], message: 'an attack needs an attacker' };
  // Targets that have been lost or have changed hands are left out when the attack is made.
  yield* pieceFindings(table, { keys: [...keys, 'targets'], pieces: targets, isLand: false });
  if (!table.setting.scenario.players.some((each) => areEnemies(each, player)))
    yield { keys: [...keys, 'player'], message: 'this player has no enemy' };
}

/** Checks where pieces have come from: into a sea area from one of its coasts, and onto a coast by sea (R 17.7). */
function* wayFindings(
  { setting }: Table,
  keys: Finding['keys'],
  { at, from, landed }: Pick<Attack, 'at' | 'from' | 'landed'>,
): Generator<Finding> {
  if (from === at) return;
  if (isSea(setting, at) && isLand(setting, from) && !liesOn(setting, from, at))
    yield { keys: [...keys, 'from'], message: `${from} does not border ${at}` };
  if (landed && isLand(setting, from)) yield { keys: [...keys, 'from'], message: 'a landing must come from the sea' };
}

/** Checks R 16.4.3: fleets land from their sea area. */
function* legFindings({ setting }: Table, keys: Finding['keys'], legs: readonly Leg[]): Generator<Finding> {
  for (const [index, leg] of legs.entries()) {
    const before = legs[index - 1];
    if (leg.to === 'coast' && before?.to === 'sea' && !liesOn(setting, leg.hex, before.sea))
      yield { keys: [...keys, 'legs', index, 'hex'], message: `${leg.hex} does not border ${before.sea}` };
  }
}

const piecesOf = ({ units, leaders }: Party): readonly string[] => [...units, ...leaders];

function* sideFindings(
  table: Table,
  keys: Finding['keys'],
  at: string,
  side: BattleSide,
  isSettled: boolean,
): Generator<Finding> {
  const { player: camp, fighters, reserve, cargo, leaders, lost } = side;
  const units = fighters.map(({ unit }) => unit);
  // After their retreat the losers are elsewhere.
  const where = isSettled ? undefined : at;
  yield* pieceFindings(table, { keys: [...keys, 'fighters'], pieces: units, at: where, camp });
  yield* pieceFindings(table, { keys: [...keys, 'reserve'], pieces: reserve, at: where, camp });
  yield* pieceFindings(table, { keys: [...keys, 'cargo'], pieces: cargo, at: where, camp, isLand: true });
  yield* pieceFindings(table, { keys: [...keys, 'leaders'], pieces: leaders, at: where, camp });
  yield* repeated(keys, [...units, ...reserve, ...cargo, ...lost]);
}

/** Stages after the retreat of the losers. */
const SETTLED: readonly BattleFrame['stage'][] = ['victory', 'fates', 'capture', 'end'];
const AFTER: readonly BattleFrame['stage'][] = ['pursuit', 'pursuitChecks', 'cargo', 'retreat', ...SETTLED];

/**
 * Returns whether the die of the round has been rolled before a stage. Wings joined into one battle have no common
 * result (R D).
 */
function hasResult(stage: BattleFrame['stage'], { options }: Sketch): boolean {
  if (stage === 'attackerBreaks' || stage === 'defenderBreaks')
    return options?.optionalRules?.includes('wings') !== true;
  return stage !== 'walls' && stage !== 'wings' && stage !== 'odds';
}

function* battleFindings(table: Table, keys: Finding['keys'], battle: BattleFrame): Generator<Finding> {
  const { at, attacker, defender, stage, winner, element, round, result } = battle;
  const isSettled = SETTLED.includes(stage);
  yield* wayFindings(table, keys, battle);
  yield* sideFindings(table, [...keys, 'attacker'], at, attacker, isSettled);
  yield* sideFindings(table, [...keys, 'defender'], at, defender, isSettled);
  if (!areEnemies(attacker.player, defender.player))
    yield { keys: [...keys, 'defender', 'player'], message: 'attacker and defender are allies' };
  if ((winner !== null) !== AFTER.includes(stage))
    yield { keys: [...keys, 'winner'], message: 'a battle has a winner exactly when its fighting is over' };
  if (element === 'sea' && battle.against === 'assault')
    yield { keys: [...keys, 'against'], message: 'an assault cannot be at sea' };
  if (element === 'land' && isSea(table.setting, at)) yield { keys: [...keys, 'at'], message: `${at} is not on land` };
  if (stage !== 'walls' && stage !== 'wings' && stage !== 'odds' && round === 0)
    yield { keys: [...keys, 'round'], message: 'expected at least one round in this stage' };
  if (hasResult(stage, table.sketch) && result === null && winner === null)
    yield { keys: [...keys, 'result'], message: 'this stage needs a result' };
}

function* marchFindings(table: Table, keys: Finding['keys'], frame: MarchFrame, isTop: boolean): Generator<Finding> {
  const { player, leaders, units } = frame;
  const at = isTop ? frame.at : undefined;
  if (leaders.length + units.length === 0) yield { keys, message: 'a march needs a piece' };
  yield* pieceFindings(table, { keys: [...keys, 'leaders'], pieces: leaders, at, player });
  yield* pieceFindings(table, { keys: [...keys, 'units'], pieces: units, at, player, isLand: true });
}

function* voyageFindings(table: Table, keys: Finding['keys'], frame: VoyageFrame, isTop: boolean): Generator<Finding> {
  const { player, leaders, fleets, cargo, legs, costs, sailed } = frame;
  const [first] = [...fleets, ...leaders];
  const at = first === undefined || !isTop ? undefined : placeOf(table, first);
  if (first === undefined) yield { keys, message: 'a voyage needs a piece' };
  yield* pieceFindings(table, { keys: [...keys, 'leaders'], pieces: leaders, at, player });
  yield* pieceFindings(table, { keys: [...keys, 'fleets'], pieces: fleets, at, player, isLand: false });
  yield* pieceFindings(table, { keys: [...keys, 'cargo'], pieces: cargo, at, player, isLand: true });
  yield* legFindings(table, keys, legs);
  if (costs.length !== legs.length) yield { keys: [...keys, 'costs'], message: 'expected one cost for each leg' };
  if (sailed > legs.length) yield { keys: [...keys, 'sailed'], message: `the plan has ${legs.length} legs` };
  if (frame.stage === 'plan' && (sailed > 0 || frame.points !== null))
    yield { keys: [...keys, 'stage'], message: 'a voyage that is being planned has not begun' };
}

function* retreatFindings(table: Table, keys: Finding['keys'], frame: RetreatFrame): Generator<Finding> {
  yield* wayFindings(table, keys, frame);
  yield* repeated([...keys, 'left'], frame.left.flatMap(piecesOf));
  for (const [index, party] of frame.left.entries()) {
    const expected = { at: frame.at, camp: frame.player };
    if (piecesOf(party).length === 0) yield { keys: [...keys, 'left', index], message: 'a party needs a piece' };
    yield* pieceFindings(table, { keys: [...keys, 'left', index, 'units'], pieces: party.units, ...expected });
    yield* pieceFindings(table, { keys: [...keys, 'left', index, 'leaders'], pieces: party.leaders, ...expected });
  }
}

function* successionFindings(
  table: Table,
  keys: Finding['keys'],
  { left, player }: SuccessionFrame,
): Generator<Finding> {
  const replaced = left.map((vacancy) => vacancy.for);
  yield* lostFindings(table, keys, replaced);
  for (const [index, vacancy] of left.entries())
    yield* vacancyFindings(table, [...keys, 'left', index], vacancy, player);
}

function* attacksFindings(table: Table, keys: Finding['keys'], attacks: readonly Attack[]): Generator<Finding> {
  for (const [index, attack] of attacks.entries()) yield* attackFindings(table, [...keys, index], attack);
}

/** Checks the pieces of one frame. `isTop`: the frame is on top of the stack, so its pieces must be where it says. */
function* frameFindings(table: Table, keys: Finding['keys'], frame: GameFrame, isTop: boolean): Generator<Finding> {
  switch (frame.kind) {
    case 'march':
      yield* marchFindings(table, keys, frame, isTop);
      return;
    case 'voyage':
      yield* voyageFindings(table, keys, frame, isTop);
      return;
    case 'interception': {
      const { player, targets, leader, fleets } = frame;
      yield* pieceFindings(table, { keys: [...keys, 'targets'], pieces: targets, enemyOf: player, isLand: false });
      yield* pieceFindings(table, { keys: [...keys, 'fleets'], pieces: fleets, player, isLand: false });
      if (leader !== null) yield* pieceFindings(table, { keys: [...keys, 'leader'], pieces: [leader], player });
      return;
    }
    case 'supply':
      if (frame.supplied.length > 0 && frame.stage !== 'paying' && frame.stage !== 'unpaid')
        yield { keys: [...keys, 'supplied'], message: 'no unit can be supplied in this stage' };
      return;
    case 'openSeas':
    case 'storms': {
      const { checking, left } = frame;
      const player = frame.kind === 'openSeas' ? frame.player : undefined;
      yield* pieceFindings(table, {
        keys: [...keys, 'checking'],
        pieces: checking,
        at: left[0],
        isLand: false,
        player,
      });
      return;
    }
    case 'movement':
      yield* attacksFindings(table, [...keys, 'attacks'], frame.attacks);
      return;
    case 'battles':
      yield* attacksFindings(table, [...keys, 'left'], frame.left);
      return;
    case 'encounter':
      yield* attackFindings(table, [...keys, 'attack'], frame.attack);
      return;
    case 'battle':
      yield* battleFindings(table, keys, frame);
      return;
    case 'retreat':
      yield* retreatFindings(table, keys, frame);
      return;
    case 'cargo':
      yield* pieceFindings(table, {
        keys: [...keys, 'units'],
        pieces: frame.units,
        camp: frame.player,
        isLand: true,
      });
      return;
    case 'succession':
      yield* successionFindings(table, keys, frame);
      return;
    default:
  }
}

/** Checks R 7.8.4: a new leader must come to a Force Pool of the player, or to a stack. */
function* vacancyFindings(
  { sketch, setting }: Table,
  keys: Finding['keys'],
  { at, pool, inside }: Vacancy,
  player: PlayerId,
): Generator<Finding> {
  if ((at === 'forcePool') !== (pool !== null))
    yield { keys: [...keys, 'pool'], message: 'a pool is required in the Force Pool, and forbidden elsewhere' };
  if (pool !== null && sketch.regions?.[pool]?.player !== player)
    yield { keys: [...keys, 'pool'], message: `${player} does not hold ${pool}` };
  if (inside && !hasPlace(sketch, setting, at))
    yield { keys: [...keys, 'inside'], message: `there is no city or fort in ${at}` };
}

/** Checks R 7.8.4: a leader who has a successor must be lost. */
function* lostFindings({ sketch }: Table, keys: Finding['keys'], leaders: readonly LeaderId[]): Generator<Finding> {
  for (const [index, leader] of leaders.entries())
    if (sketch.leaders !== undefined && sketch.leaders[leader] === undefined)
      yield { keys: [...keys, 'left', index, 'for'], message: `${leader} has never been in play` };
}

export const forceFindings: StateCheck = function* (sketch, setting) {
  const { stack, units, leaders, regions } = sketch;
  if (stack === undefined || units === undefined || leaders === undefined || regions === undefined) return;
  for (const [index, frame] of stack.entries())
    yield* frameFindings({ sketch, setting }, ['stack', index], frame, index === stack.length - 1);
};
