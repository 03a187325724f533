/** R 16.1: the movement phase: a player moves stack by stack, and then fights. */
import { findPlaceOf, findUnit } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import type { Company } from '../action/march.js';
import { refusal } from '../code/index.js';
import { holdHex } from '../deeds/movement.js';
import { checkBesiegers } from '../deeds/sieges.js';
import type { Attack } from '../frame/combat.js';
import type { GameFrame } from '../frame/index.js';
import type { MovementFrame } from '../frame/march.js';
import { firstOfKinds } from '../query/alike.js';
import { canBegin } from '../query/steps.js';
import { beginningOf, followersOf, stackOfLeader, stackOfUnit } from '../query/marches.js';
import { canLeaderMarch, canMarch } from '../query/movement.js';
import { alliesOf, unitsCommandedBy } from '../query/command.js';
import { playersInOrder } from '../query/initiative.js';
import { hexNamed } from '../query/presence.js';
import { companyOf, sailorsOf, voyageOf } from '../query/sailing.js';
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PieceId, PlayerId } from '../vocabulary.js';
import { refuseMove } from './16-1-refusals.js';
import { openOpenSeas } from './16-4-open-seas.js';

/** Returns a copy of an attack, because frames share no objects. */
const copied = (attack: Attack): Attack => ({
  ...attack,
  attackers: [...attack.attackers],
  targets: [...attack.targets],
});

export function openMovement(run: GameRun, player: PlayerId): void {
  const allies = alliesOf(run.state, player);
  const next = playersInOrder(run.state).filter((other) => allies.includes(other));
  const base = { kind: 'movement', player, stage: 'moving', marched: [], sailed: [], attacks: [] } as const;
  run.push(next.length === 0 ? base : { ...base, next });
}

/** Returns the marches of a player's leaders and units. */
function marchesOf(situation: Situation, frame: MovementFrame): readonly Action[] {
  const { player } = frame;
  const marches: Action[] = [];
  const add = (piece: PieceId, company: Company) => marches.push({ type: 'march', player, piece, company });
  for (const leader of situation.roster.leaders) {
    if (situation.playerOfLeader(leader.code) !== player || !canLeaderMarch(situation, frame, leader)) continue;
    const followers = followersOf(situation, player, leader);
    const canGoWith = (units: readonly UnitInfo[]): boolean =>
      canBegin(situation, stackOfLeader(situation, player, leader, units));
    const canGoAlone = canGoWith([]);
    if (followers.length > 0 && (canGoAlone || canGoWith(followers))) add(leader.id, 'all');
    if (canGoAlone) add(leader.id, 'alone');
  }
  const units = unitsCommandedBy(situation, player).filter((unit) => canMarch(situation, frame, unit));
  for (const unit of firstOfKinds(situation, units))
    if (canBegin(situation, stackOfUnit(situation, player, unit))) add(unit.id, 'alone');
  return marches;
}

/** Returns the voyages of a player's leaders and fleets. */
const voyagesOf = (situation: Situation, { player }: MovementFrame): readonly Action[] =>
  sailorsOf(situation, player).flatMap((piece) =>
    companyOf(situation, player, piece).map((company): Action => ({ type: 'sail', player, piece, company })),
  );

/** Returns all moves that can begin. */
const movesOf = (situation: Situation, frame: MovementFrame): readonly Action[] => [
  ...marchesOf(situation, frame),
  ...voyagesOf(situation, frame),
];

const isMove = ({ type }: Action): boolean => type !== 'endMovement';

/** Returns whether pieces that leave Sicily still have to sail (R 19.2). */
const mustSail = (situation: Situation, listed: readonly Action[]): boolean =>
  situation.campaignTurn <= 1 &&
  listed.some(
    (action) => action.type === 'sail' && findPlaceOf(situation, action.piece) === situation.places.trays.leavingSicily,
  );

/** Applies the end of a battle: the units that hold its hex take everything there (R 7.6.3, 7.8.6). */
function holdFields(run: GameRun, { attacks }: MovementFrame): void {
  for (const [at, player] of new Map(attacks.map((attack) => [attack.at, attack.player]))) {
    const place = run.state.places.codes.get(at);
    if (place !== undefined && isHex(run.state.places, place)) holdHex(run, place, player);
  }
}

/** Notes the pieces that have moved. */
function note(list: readonly PieceId[], pieces: readonly PieceId[]): PieceId[] {
  return [...list, ...pieces.filter((piece) => !list.includes(piece))];
}

/** Ends a march or a voyage. */
function noteMove(run: GameRun, frame: Draft<MovementFrame>, child: GameFrame): void {
  if (child.kind === 'march') {
    const { leaders, units, at, player } = child;
    frame.marched = note(frame.marched, [...leaders, ...units]);
    // Attacks there are still to be fought.
    if (!frame.attacks.some((attack) => attack.at === at)) holdHex(run, hexNamed(run.state, at), player);
  }
  if (child.kind === 'voyage') {
    const { leaders, fleets, cargo, player } = child;
    frame.sailed = note(frame.sailed, [...leaders, ...fleets, ...cargo]);
    const [first] = fleets;
    const unit = first === undefined ? undefined : findUnit(run.state, first);
    if (unit === undefined) return;
    const hex = run.state.placeOfUnit(unit.code);
    if (!frame.attacks.some((attack) => attack.at === run.state.places.ids[hex])) holdHex(run, hex, player);
  }
}

export const movement: RulesOf<'movement'> = {
  rule: 'R 16.1',
  actor: (_, { player }, list) => (list().some(isMove) ? player : undefined),
  actions(situation, frame) {
    if (frame.stage !== 'moving') return [];
    const moves = movesOf(situation, frame);
    if (mustSail(situation, moves)) return moves;
    return [...moves, { type: 'endMovement', player: frame.player }];
  },
  refuse(situation, frame, action) {
    const moves = (): readonly Action[] => movesOf(situation, frame);
    if (action.type === 'endMovement')
      return mustSail(situation, moves()) ? refusal('mustLeaveSicily', 'R 19.2') : undefined;
    return refuseMove(situation, frame.player, action, moves);
  },
  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'endMovement') return endMoves(run, frame);
    if (action.type === 'sail') {
      const voyage = voyageOf(run.state, player, action.piece, action.company === 'all');
      if (voyage !== undefined) run.push(voyage);
      return;
    }
    if (action.type !== 'march') return;
    const march = beginningOf(run.state, player, action.piece, action.company === 'all');
    if (march === undefined) return;
    const { leaders, units, at, points } = march;
    run.push(march);
    run.emit({ type: 'marchBegan', rule: 'R 16.3.1', player, at, leaders, units, points });
  },
  advance(run, frame) {
    if (frame.stage === 'moving') return endMoves(run, frame);
    run.finish();
  },
  resume(run, frame, child) {
    if (child.kind === 'march' || child.kind === 'voyage') return noteMove(run, frame, child);
    if (child.kind === 'openSeas') {
      if (turnToAlly(frame)) return;
      frame.stage = 'battles';
      // R 10.6 a
      checkBesiegers(run);
      const { player, attacks } = frame;
      run.push({ kind: 'battles', player, left: attacks.map(copied) });
      return;
    }
    if (child.kind === 'battles') holdFields(run, frame);
  },
};

/** Lets the next ally move before any combat. Returns whether there is one (R 24.4, ruling Q207). */
function turnToAlly(frame: Draft<MovementFrame>): boolean {
  const ally = frame.next?.shift();
  if (ally === undefined) return false;
  frame.player = ally;
  frame.stage = 'moving';
  return true;
}

/** Ends movement: the checks in Open Seas come first, then the battles (R 16.4.6, ruling R31). */
function endMoves(run: GameRun, frame: Draft<MovementFrame>): void {
  frame.stage = 'openSeas';
  openOpenSeas(run, frame.player);
}
