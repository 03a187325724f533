/** R S8.4, S8.5, S12.1, S12.2: what happens to pieces at sea without ships. */
import { loseBaggage, moveBaggage } from '../../conquest/deeds/baggage.js';
import { partScattered } from '../../conquest/deeds/bands.js';
import { moveLeader, removeLeader } from '../../conquest/deeds/leaders.js';
import { eliminateUnit, moveUnit } from '../../conquest/deeds/units.js';
import { firstOfEach } from '../../conquest/query/alike.js';
import { mayEnter } from '../../conquest/query/08-2-movement.js';
import { baggageCode, findLeader, findUnit, provinceCode, unitCode } from '../../conquest/table/by-id.js';
import type { PlaceCode } from '../../conquest/table/ground.js';
import type { LeaderInfo, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { PieceId } from '../../conquest/vocabulary.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import type { ShiplessFrame } from '../frame/index.js';
import { atSea, hasFleetsIn, seaCode, piecesWithoutShips as shiplessIn, zoneNamed } from '../query/08-fleets.js';
import { guardOf } from '../query/memory.js';
import type { GameRun, RulesOf } from '../types.js';

/** Returns the unit or leader with this id; `undefined`: it is a marker. */
const infoOf = (situation: Situation, piece: PieceId): UnitInfo | LeaderInfo | undefined =>
  findUnit(situation, piece) ?? findLeader(situation, piece);

/** Returns the coasts of a zone where a piece may land. */
function coastsFor(situation: Situation, { side, zone }: ShiplessFrame, piece: PieceId): readonly PlaceCode[] {
  const info = infoOf(situation, piece);
  const coasts = situation.ground.zones[zoneNamed(situation, zone)]?.coasts ?? [];
  return info === undefined ? coasts : coasts.filter((province) => mayEnter(situation, info, side, province));
}

/** Returns whether a side has ships left in the zone. */
const hasShips = (situation: Situation, { side, zone }: ShiplessFrame): boolean =>
  hasFleetsIn(situation, zoneNamed(situation, zone), side);

/** Returns the pieces that can land next: one after another if no ship is left, else any unit. */
function nextAshore(situation: Situation, frame: ShiplessFrame): readonly PieceId[] {
  const { units, leaders, baggage } = shiplessIn(situation, frame);
  if (hasShips(situation, frame)) return firstOfEach(situation, units).map(({ id }) => id);
  if (frame.why === 'sunk') return baggage.slice(0, 1);
  // R S14.2: a guard lands with its leader.
  const guard = guardOf(situation, frame.side);
  const free = units.find(({ id }) => guard?.unit !== id || leaders.every((leader) => leader.id !== guard.leader));
  const next = free?.id ?? leaders[0]?.id ?? baggage[0];
  return next === undefined ? [] : [next];
}

/** Returns the actions of the owner: giving up a unit, or landing a piece. */
function rescueActions(situation: Situation, frame: ShiplessFrame): readonly Action[] {
  const { side: player, why } = frame;
  if (why === 'sunk' && hasShips(situation, frame))
    return firstOfEach(situation, shiplessIn(situation, frame).units).map(({ id: unit }): Action => ({
      type: 'giveUp',
      player,
      unit,
    }));
  return nextAshore(situation, frame).flatMap((piece) =>
    coastsFor(situation, frame, piece).map((at): Action => ({
      type: 'comeAshore',
      player,
      piece,
      province: situation.ground.places[at] ?? '',
    })),
  );
}

/** Returns whether a marker is lost with its ships; siege engines are (ruling S8.10). */
const isLostAtSea = (situation: Situation, id: PieceId): boolean =>
  situation.roster.baggage[baggageCode(situation, id)]?.besieges === true;

/** Returns whether pieces are still aboard ships that have sunk. */
function isSinking(situation: Situation, frame: ShiplessFrame): boolean {
  if (frame.why !== 'sunk' || hasShips(situation, frame)) return false;
  const { units, leaders, baggage } = atSea(situation, frame.zone, frame.side);
  return units.length + leaders.length > 0 || baggage.some((id) => isLostAtSea(situation, id));
}

/** Removes all pieces aboard the last ships, and siege engines; other markers land (R S8.4, S12.1, S12.2). */
function drown(run: GameRun, { side, zone }: ShiplessFrame): void {
  const { state } = run;
  const { units, leaders, baggage } = atSea(state, zone, side);
  for (const { code } of units) eliminateUnit(run, code, 'R S8.4');
  for (const { code } of leaders) removeLeader(run, code, 'killed', 'R S8.4');
  for (const id of baggage) if (isLostAtSea(state, id)) loseBaggage(run, baggageCode(state, id), 'sunk', 'R S8.4');
}

function rescue(run: GameRun, { why }: ShiplessFrame, action: Action): void {
  const { state } = run;
  if (action.type === 'giveUp') return eliminateUnit(run, unitCode(state, action.unit), 'R S8.4');
  if (action.type !== 'comeAshore') return;
  const info = infoOf(state, action.piece);
  const at = provinceCode(state, action.province);
  const rule = why === 'sunk' ? 'R S12' : 'R S8.5';
  if (info === undefined) moveBaggage(run, baggageCode(state, action.piece), at, rule);
  else if ('kind' in info) moveUnit(run, info.code, at, rule);
  else moveLeader(run, info.code, at, rule);
}

/** Ends the frame. Raiders of one group that have landed in different places split (R 14.3). */
function conclude(run: GameRun, { zone }: ShiplessFrame): void {
  const { ground } = run.state;
  partScattered(run, [seaCode(run.state, zone), ...(ground.zones[zoneNamed(run.state, zone)]?.coasts ?? [])]);
  run.finish();
}

/** Removes the next piece if it may land on no coast. */
function loseNext(run: GameRun, frame: ShiplessFrame): void {
  const { state } = run;
  const [piece] = nextAshore(state, frame);
  const info = piece === undefined ? undefined : infoOf(state, piece);
  if (info === undefined) return conclude(run, frame);
  if ('kind' in info) eliminateUnit(run, info.code, 'R S8.5');
  else removeLeader(run, info.code, 'killed', 'R S8.5');
}

export const shipless: RulesOf<'shipless'> = {
  rule: 'R S8.4',
  actor: (situation, frame, list) => (!isSinking(situation, frame) && list().length > 1 ? frame.side : undefined),
  actions: rescueActions,
  refuse(situation, frame, action) {
    if (action.type === 'giveUp') return refusal('notShipless', 'R S8.4', { piece: action.unit });
    if (action.type !== 'comeAshore') return undefined;
    const { piece, province } = action;
    return nextAshore(situation, frame).includes(piece)
      ? refusal('noCoastThere', 'R S8.4', { piece, province })
      : refusal('notShipless', 'R S8.4', { piece });
  },
  apply: rescue,
  advance(run, frame, list) {
    if (isSinking(run.state, frame)) return drown(run, frame);
    const [only] = list();
    if (only === undefined) loseNext(run, frame);
    else rescue(run, frame, only);
  },
};
