/** R 11, 17.5: which armies can besiege which cities, and the strength of a siege. */
import { frameOf } from '../../core/index.js';
import type { Components } from '../data/shape.js';
import type { SiegeFrame, SiegePhaseFrame } from '../frame/index.js';
import { provinceCode } from '../table/by-id.js';
import type { City, Ground, PlaceCode } from '../table/ground.js';
import type { RefusalReason } from '../table/law.js';
import { derived } from '../../core/board/index.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { isInfantry } from '../units.js';
import type { BaggageId, CityId, PieceId, SideId } from '../vocabulary.js';
import { fightersIn, leadersNamed, unitsNamed } from './09-1-combat.js';
import { ARMY, isArmy, leadersOf, troopsIn, type Force, type Troops } from './06-2-forces.js';
import { leadersAt, provinceAt, unitsAt } from './06-1-presence.js';
import { sideFact } from './04-1-turn.js';

export function cityNamed({ ground }: Situation, id: CityId): City | undefined {
  const code = ground.codes.get(id);
  // Codes of cities follow those of provinces.
  return code === undefined || code < ground.provinces.length
    ? undefined
    : ground.cities[code - ground.provinces.length];
}

/**
 * Returns whether a siege has just destroyed the last wall of a city (R 11.6). The city still belongs to its holder
 * until the siege is over.
 */
export const isFalling = (situation: Situation, { fact, number }: City): boolean =>
  situation.wallsOf(number) === 0 && frameOf(situation, 'siege')?.city === fact.id;

/** An army and its province. */
export interface Besieger {
  readonly province: PlaceCode;
  readonly force: Force;
}

/** Returns a force in the field of a province with its leaders. */
const ledForce = (situation: Situation, province: PlaceCode, { name, side, units }: Troops): Force => ({
  name,
  side,
  units,
  leaders: leadersOf(situation, province, { name, side }),
});

/** By province: the cities that can be besieged from it. A fortress on a border can be besieged from both provinces. */
const citiesAround = derived(({ provinces, cities }: Ground) =>
  provinces.map(({ code }) => cities.filter((city) => city.provinces.includes(code))),
);

/** Returns the cities with enemy walls near which a side has enough units for an army, in the order of the map. */
export function citiesWithinReach(situation: Situation, side: SideId): readonly City[] {
  const around = citiesAround(situation.ground);
  const seat = situation.roster.sides.indexOf(side);
  const approached: City[] = [];
  if (seat < 0) return approached;
  for (let province = 0; province < around.length; province++) {
    if (situation.countOfSeat(province, seat) < ARMY) continue;
    for (const city of around[province] as readonly City[])
      if (hasEnemyWalls(situation, side, city) && !approached.includes(city)) approached.push(city);
  }
  return approached.length < 2 ? approached : approached.sort((one, other) => one.number - other.number);
}

/**
 * Returns the armies of a side that can besiege a city, with the units that can take part in combat: those in its
 * province, or for a fortress on a border those on both sides (R 6.2, 8.2, 11.1, ruling C11.2).
 */
export function armiesBefore(situation: Situation, side: SideId, { provinces }: City): readonly Besieger[] {
  const armies: Besieger[] = [];
  for (const province of provinces)
    for (const troops of fightersIn(situation, province))
      if (troops.side === side && isArmy(troops))
        armies.push({ province, force: ledForce(situation, province, troops) });
  return armies;
}

/** Returns whether a leader can conduct a further siege: leaders without a rating cannot (R 11.1). */
export const mayConduct = ({ fact: { ability } }: LeaderInfo): boolean => ability > 0;

type Phase = Pick<SiegePhaseFrame, 'left' | 'tried' | 'spent' | 'laid'>;

/** Returns whether a unit is infantry that has not taken part in a siege. */
const isFreeFoot = ({ id, kind }: UnitInfo, spent: readonly PieceId[]): boolean =>
  isInfantry(kind) && !spent.includes(id);

/** Returns whether an enemy of a side has walls in a city (R 11.1). */
function hasEnemyWalls(situation: Situation, side: SideId, { number }: City): boolean {
  const holder = situation.wallHolderOf(number);
  return holder !== null && situation.law.hostile(situation, side, holder);
}

/** Returns why a side can neither besiege a city nor demand its surrender (R 11.1). */
export function cityRefusal(
  situation: Situation,
  { left: [side], tried }: Phase,
  city: City,
): RefusalReason | undefined {
  if (side === undefined || !hasEnemyWalls(situation, side, city)) return { code: 'noEnemyWalls', rule: 'R 11.1' };
  return tried.includes(city.fact.id) ? { code: 'alreadyBesieged', rule: 'ruling C11.3' } : undefined;
}

/** Returns why an army cannot begin a siege, or a further one (R 11.1, 11.3). */
export function armyRefusal(
  situation: Situation,
  { spent, laid }: Phase,
  { province, force }: Besieger,
): RefusalReason | undefined {
  const { id } = provinceAt(situation, province).fact;
  const before = laid.filter((siege) => siege.province === id && siege.force === force.name);
  const canConduct = () => force.leaders.some((leader) => mayConduct(leader) && !spent.includes(leader.id));
  if (before.length > 0 && !(before.every(({ led }) => led) && canConduct()))
    return { code: 'armyBesieges', rule: 'R 11.1' };
  return force.units.some((unit) => isFreeFoot(unit, spent)) ? undefined : { code: 'noFootLeft', rule: 'R 11.3' };
}

/**
 * Returns why an army cannot demand the surrender of a city (R 17.5). It must be an army that could besiege the city
 * (ruling C17.3).
 */
export function summonsRefusal(
  situation: Situation,
  { left: [side] }: Phase,
  { fact }: City,
  { force }: Besieger,
): RefusalReason | undefined {
  if (side === undefined || !sideFact(situation, side).conquers) return { code: 'notConqueror', rule: 'R 17.5' };
  if ((fact.surrendersOn ?? null) === null) return { code: 'neverSurrenders', rule: 'R 17.5' };
  if (situation.defiant.includes(fact.id)) return { code: 'refusedBefore', rule: 'R 17.5' };
  return force.units.some((unit) => isFreeFoot(unit, [])) ? undefined : { code: 'noFootLeft', rule: 'ruling C17.3' };
}

const spentIn = (situation: Situation): readonly PieceId[] => frameOf(situation, 'sieges')?.spent ?? [];

/** The pieces of a besieging army that can still be assigned to the siege (R 11.3). */
export interface SiegeCandidates {
  readonly foot: readonly UnitInfo[];
  readonly leaders: readonly LeaderInfo[];
  readonly train: readonly BaggageId[];
}

export function siegeCandidatesOf(situation: Situation, frame: SiegeFrame): SiegeCandidates {
  const { attacker } = frame;
  const province = provinceCode(situation, frame.province);
  const spent = spentIn(situation);
  const train = availableTrain(situation, frame, spent);
  const army = troopsIn(situation, province).find(({ name }) => name === attacker.force);
  if (army === undefined) return { foot: [], leaders: [], train };
  const foot: UnitInfo[] = [];
  for (const unit of army.units)
    if (isFreeFoot(unit, spent) && situation.law.fights(situation, unit.code) && !attacker.units.includes(unit.id))
      foot.push(unit);
  const leaders: LeaderInfo[] = [];
  for (const leader of leadersOf(situation, province, army))
    if (!spent.includes(leader.id) && !attacker.leaders.includes(leader.id)) leaders.push(leader);
  return { foot, leaders, train };
}

/** The markers that are siege engines. */
const trainsIn = derived(({ counters: { baggage } }: Components) =>
  baggage.map(({ id, besieges }, code) => ({ code, id, besieges })).filter(({ besieges }) => besieges === true),
);

/** Returns the Siege Train if it is with the army and has taken part in no siege (R 11.3). */
function availableTrain(
  situation: Situation,
  { province, attacker, train }: SiegeFrame,
  spent: readonly PieceId[],
): readonly BaggageId[] {
  const at = provinceCode(situation, province);
  const free: BaggageId[] = [];
  for (const { code, id } of trainsIn(situation.components))
    if (
      situation.placeOfBaggage(code) === at &&
      situation.sideOfBaggage(code) === attacker.side &&
      !spent.includes(id) &&
      !train.includes(id)
    )
      free.push(id);
  return free;
}

/** Returns whether a leader takes part that can conduct the siege (R 11.1). */
export const isLed = (situation: Situation, { attacker: { leaders } }: SiegeFrame): boolean =>
  leadersNamed(situation, leaders).some(mayConduct);

/** The modifier of the Siege Train to the differential (R 11.3). */
const TRAIN = 2;

/** Returns how many leaders count: no more than there are infantry units (R 11.3). */
function countedLeaders(units: readonly UnitInfo[], leaders: number): number {
  let foot = 0;
  for (const { kind } of units) if (isInfantry(kind)) foot++;
  return Math.min(leaders, foot);
}

/** Returns the differential: attackers, their train and leaders, less walls, garrison and its leaders (R 11.3). */
export function siegeDifferential(situation: Situation, { city, attacker, train }: SiegeFrame): number {
  const at = cityNamed(situation, city);
  if (at === undefined) return 0;
  const [mine, garrison] = [unitsNamed(situation, attacker.units), unitsAt(situation, at.code)];
  const attack = mine.length + countedLeaders(mine, attacker.leaders.length) + (train.length > 0 ? TRAIN : 0);
  const defense =
    situation.wallsOf(at.number) + garrison.length + countedLeaders(garrison, leadersAt(situation, at.code).length);
  return attack - defense;
}

/** Returns the column of the Siege Table (R 11.3). The first column also holds for all lower differentials. */
export function siegeColumn({ components }: Situation, differential: number): number {
  const { from } = components.charts.siege;
  let column = from.length - 1;
  while (column > 0 && (from[column] as number) > differential) column--;
  return Math.max(0, column);
}
