/** Scores movements and transports of fleets in the variants. */
import type {
  FamilyTypes,
  FleetFact,
  PlaceId,
  ProvinceId,
  SeaZoneFact,
  SeaZoneId,
  SideId,
  UnitId,
} from '../../index.js';
import type { FleetAction } from '../../extension/action.js';
import type { VoyageFrame } from '../../extension/frame.js';
import { hostOf, isMounted, movedNow, standing } from './campaign.js';
import type { View } from './kin.js';
import { strengthAt, sumOf, unitWorth, type Outlook } from './outlook.js';

/** The least gain for which a voyage is made. */
const WORTHWHILE = 1.5;
/** The number of units in a province from which on some can be carried away. */
const MANY = 8;

function voyageIn(view: View): VoyageFrame | undefined;
function voyageIn({ stack }: View): unknown {
  const top = stack.at(-1);
  return top?.kind === 'voyage' ? top : undefined;
}

const fleetFact = ({ components }: Outlook, fleet: string): FleetFact | undefined =>
  components.counters.fleets?.find(({ id }) => id === fleet);

const zoneFact = ({ components }: Outlook, zone: SeaZoneId): SeaZoneFact | undefined =>
  components.map.seaZones.find(({ id }) => id === zone);

/** Returns the units that a fleet would carry: the best, as far as there is room. */
function cargoOf(outlook: Outlook, fleet: string, units: readonly UnitId[]): readonly UnitId[] {
  const { capacity = 0, cavalryCounts = 1 } = fleetFact(outlook, fleet) ?? {};
  const cargo: UnitId[] = [];
  let room = capacity;
  for (const unit of [...units].sort((one, other) => unitWorth(outlook, other) - unitWorth(outlook, one))) {
    const burden = isMounted(outlook, unit) ? cavalryCounts : 1;
    if (burden > room) continue;
    cargo.push(unit);
    room -= burden;
  }
  return cargo;
}

const aboutToGo = (outlook: Outlook, at: PlaceId): readonly UnitId[] =>
  outlook.query.unitsAt(outlook.view, at, outlook.me).filter((unit) => !movedNow(outlook).includes(unit));

type Load = Extract<FleetAction, { readonly type: 'load' }>;

/** Returns the score of loading pieces in a place: how much better they would be elsewhere. */
function loadScore(outlook: Outlook, { fleet, province }: Load): number {
  const { query, view, me, king } = outlook;
  if (zoneFact(outlook, province) !== undefined) return WORTHWHILE;
  const there = aboutToGo(outlook, province);
  const cargo = cargoOf(outlook, fleet, there);
  const rest = there.length - cargo.length;
  const [leader] = query.leadersAt(view, province, me);
  const withKing = king(me)?.at === province;
  if (cargo.length === 0) return -1;
  if (rest > 0 && (rest < MANY || withKing) && outlook.aims.scatters?.(outlook) !== true) return -1;
  const led = rest === 0 && withKing;
  const host = hostOf(outlook, cargo, leader === undefined ? [] : [leader], led);
  const here = standing(outlook, host, province);
  const coasts = new Set((query.reachOf?.(view, fleet) ?? []).flatMap((zone) => zoneFact(outlook, zone)?.coasts ?? []));
  const best = Math.max(...[...coasts].map((coast) => standing(outlook, host, coast)));
  return best - here > WORTHWHILE ? best - here : -1;
}

/** Returns the score of taking a piece aboard: the best units, a leader for them, and all if there is room. */
function boardScore(outlook: Outlook, voyage: VoyageFrame, piece: string): number {
  const unit = piece as UnitId;
  if (outlook.view.units[unit] !== undefined) return 6 + unitWorth(outlook, unit) / 100;
  if (outlook.view.leaders[piece] === undefined) return 5;
  const { length: left } = aboutToGo(outlook, voyage.from).filter((each) => !voyage.units.includes(each));
  return left === 0 || (voyage.leaders.length === 0 && outlook.leader(piece)?.king === undefined) ? 5.5 : -1;
}

function landScore(outlook: Outlook, voyage: VoyageFrame, province: ProvinceId): number {
  const host = hostOf(outlook, voyage.units, voyage.leaders, false);
  return Math.min(4, 2 + standing(outlook, host, province) / 40);
}

/** Returns the number of a side's fleets in a zone. */
export const fleetsAt = ({ components, view }: Outlook, zone: SeaZoneId, side: SideId): number =>
  (components.counters.fleets ?? []).filter(({ id }) => {
    const there = view.baggage[id];
    return there?.at === zone && there.side === side;
  }).length;

/**
 * Returns the score of a zone for a fleet: near its side's armies, which it supplies, and away from stronger fleets.
 */
export function anchorage(outlook: Outlook, zone: SeaZoneId): number {
  const { me, enemies } = outlook;
  const coasts = zoneFact(outlook, zone)?.coasts ?? [];
  const army = Math.max(0, ...coasts.map((coast) => strengthAt(outlook, me, coast)));
  const mine = fleetsAt(outlook, zone, me);
  const theirs = sumOf(enemies.map((side) => fleetsAt(outlook, zone, side)));
  return army / 100 + (theirs === 0 ? 0 : mine + 1 > theirs ? 0.6 : -2);
}

type Decided = FamilyTypes['action'];

/** Returns an action as one of a fleet. */
function fleetAction(action: Decided): FleetAction;
function fleetAction(action: unknown): unknown {
  return action;
}

/** Returns the score of a decision about fleets; `undefined`: the action is none. */
export function seaScore(outlook: Outlook, decided: Decided): number | undefined {
  const action = fleetAction(decided);
  const voyage = voyageIn(outlook.view);
  switch (action.type) {
    case 'sail':
      return anchorage(outlook, action.zone) - anchorage(outlook, outlook.view.baggage[action.fleet]?.at ?? '') - 0.2;
    case 'load':
      return loadScore(outlook, action);
    case 'board':
      return voyage === undefined ? 0 : boardScore(outlook, voyage, action.piece);
    case 'land':
      return voyage === undefined ? 0 : landScore(outlook, voyage, action.province);
    case 'stayAboard':
      return 0.1;
    default:
      return undefined;
  }
}
