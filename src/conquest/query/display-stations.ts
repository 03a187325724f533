/** R 10.4-10.7: the Tactical Display as rules read it: how its boxes are manned, and what stands where. */
import { boxes, FIGHTING, type BoxFact, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter } from '../frame/index.js';
import { provinceCode, unitNamed } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import { lastingOf } from '../table/lasting.js';
import { sameShape } from '../../core/board/index.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Stamp } from '../table/stamp.js';
import type { BoxId, ProvinceId, SideId } from '../vocabulary.js';
import { areAlike } from './alike.js';
import { areRooted, isEngaged, leaderWith, openLines, sideOfLeader } from './display.js';

/** A unit on the display, or two that stand as one, and what follows from where they are. */
export interface Standing {
  readonly fighter: Fighter;
  /** The number of its box; the routed have one of their own. */
  readonly at: number;
  /** The unit, or the one of the two by whose name they go. */
  readonly unit: UnitInfo;
  /** Its number, or those of both. */
  readonly codes: readonly UnitCode[];
  /** Whether it stays where it was placed. */
  readonly isRooted: boolean;
}

/** A box of one of the armies in which there is fighting, and how it is manned. */
export interface Station extends Post {
  /** Its number among the boxes of both armies. */
  readonly code: number;
  /** Its name by itself. */
  readonly post: Post;
  readonly fact: BoxFact;
  /** Whose units stand there; `null`: nobody's. Those of two sides never do. */
  readonly holder: SideId | null;
  /** They, in the order in which they came, and how many of them stand in which line. */
  readonly standings: readonly Standing[];
  readonly first: number;
  readonly second: number;
  /** R 10.5, 10.6: the lines in which one more unit of its own army has room, and those for one of the other. */
  readonly room: readonly Line[];
  readonly roomForOthers: readonly Line[];
}

/** The boxes of both armies by their numbers, which is the order of lists. */
export type Stations = readonly Station[];

/** All that is on the display, as long as nobody comes, goes or changes there. */
export interface Display {
  /** What it was found from: who fights, where, and when units have come, gone or changed sides last there. */
  readonly fighters: readonly Fighter[];
  readonly province: ProvinceId;
  readonly place: PlaceCode;
  readonly stamp: Stamp;
  /** In the order in which they came, the routed too. */
  readonly standings: readonly Standing[];
  readonly stations: Stations;
}

/** The boxes of one army. */
const FACTS: readonly BoxFact[] = /* @__PURE__ */ sameShape(FIGHTING.map((box) => boxes[box]));

/** The number of a box among them; -1 of that of the routed. */
function numberOf(box: BoxId): number {
  // A word compared with six others is found sooner than looked up.
  for (let number = 0; number < FIGHTING.length; number++) if (FIGHTING[number] === box) return number;
  return -1;
}

/** The number of the box of the routed, who do not fight. */
export const ROUTED = FIGHTING.length * 2;

/** R 10.4: of each box of both armies the numbers of those beside it, and of the one that it faces. */
const BESIDE: readonly (readonly number[])[] = /* @__PURE__ */ [0, FACTS.length].flatMap((own) =>
  FACTS.map(({ neighbours, faces }) => [
    ...neighbours.map((box) => own + numberOf(box)),
    ...(faces === null ? [] : [FACTS.length - own + numberOf(faces)]),
  ]),
);

/** The number of the box in which somebody stands. */
export function placeOf([{ side }]: BattleFrame['armies'], { army, box }: Post): number {
  const number = numberOf(box);
  if (number < 0) return ROUTED;
  return army === side ? number : FACTS.length + number;
}

function standingOf(situation: Situation, { armies }: BattleFrame, fighter: Fighter): Standing {
  const unit = unitNamed(situation, fighter.unit);
  const other = fighter.with === null ? undefined : unitNamed(situation, fighter.with);
  return {
    fighter,
    at: placeOf(armies, fighter),
    unit,
    codes: other === undefined ? [unit.code] : [unit.code, other.code],
    isRooted: areRooted(unit, other),
  };
}

/** The boxes of an army before anybody is in them, numbered from so many on. */
const emptyBoxes = (army: SideId, from: number): Stations =>
  FACTS.map((fact, number): Station => {
    const { id: box } = fact;
    return mannedWith({ army, box, code: from + number, post: { army, box }, fact }, null, []);
  });

/** Those of both. */
const emptyStations = ([one, other]: BattleFrame['armies']): Stations => [
  ...emptyBoxes(one.side, 0),
  ...emptyBoxes(other.side, FACTS.length),
];

/** One of them with those who are in it now. */
function mannedWith(
  { army, box, code, post, fact }: Pick<Station, 'army' | 'box' | 'code' | 'post' | 'fact'>,
  holder: SideId | null,
  standings: readonly Standing[],
): Station {
  let first = 0;
  for (const { fighter } of standings) if (fighter.line === 1) first++;
  const second = standings.length - first;
  const [room, roomForOthers] = [openLines(fact, true, first, second), openLines(fact, false, first, second)];
  return { army, box, code, post, fact, holder, standings, first, second, room, roomForOthers };
}

const haveBoxes = (stations: Stations, [one, other]: BattleFrame['armies']): boolean =>
  stations[0]?.army === one.side && stations[FACTS.length]?.army === other.side;

/** Who is on the display, and bits of the boxes in which others are than there were before. */
interface Muster {
  readonly standings: readonly Standing[];
  readonly changed: number;
}

/** They keep their order: whoever is not next any more has changed, or has gone. */
function muster(situation: Situation, battle: BattleFrame, before: Pick<Display, 'fighters' | 'standings'>): Muster {
  const { length } = before.fighters;
  let next = 0;
  while (next < length && before.fighters[next] === battle.fighters[next]) next++;
  const standings = before.standings.slice(0, next);
  let changed = 0;
  for (let place = next; place < battle.fighters.length; place++) {
    const fighter = battle.fighters[place] as Fighter;
    if (next + 1 < length && before.fighters[next] !== fighter && before.fighters[next + 1] === fighter)
      changed |= 1 << (before.standings[next++] as Standing).at;
    const isSame = next < length && before.fighters[next] === fighter;
    const then = next < length ? (before.standings[next++] as Standing) : undefined;
    const now = then !== undefined && isSame ? then : standingOf(situation, battle, fighter);
    if (now !== then) changed |= (1 << now.at) | (then === undefined ? 0 : 1 << then.at);
    standings.push(now);
  }
  for (; next < length; next++) changed |= 1 << (before.standings[next] as Standing).at;
  return { standings, changed };
}

/** What is known of a display before anybody comes. */
const EMPTY: Pick<Display, 'fighters' | 'standings'> = { fighters: [], standings: [] };

/** Who is in which box; of what was known before, all that is still so. */
function manned(situation: Situation, battle: BattleFrame, before?: Display): Display {
  const { armies, fighters, province } = battle;
  const known = before !== undefined && haveBoxes(before.stations, armies) ? before : undefined;
  const { standings, changed } = muster(situation, battle, known ?? EMPTY);
  const place = provinceCode(situation, province);
  const stamp = situation.troopStampOf(place);
  const stations = (known?.stations ?? emptyStations(armies)).slice();
  for (const station of stations) {
    const isChanged = (changed & (1 << station.code)) !== 0;
    if (!isChanged && known?.stamp === stamp) continue;
    const there = isChanged ? thoseAt(standings, station) : station.standings;
    const [first] = there;
    const holder = first === undefined ? null : situation.sideOfUnit(first.unit.code);
    if (isChanged || holder !== station.holder) stations[station.code] = mannedWith(station, holder, there);
  }
  return { fighters, province, place, stamp, standings, stations };
}

function thoseAt(standings: readonly Standing[], { code }: Station): readonly Standing[] {
  const there: Standing[] = [];
  for (const standing of standings) if (standing.at === code) there.push(standing);
  return there;
}

const battlesOf = ({ stack }: Situation): readonly BattleFrame[] =>
  stack.filter((frame): frame is BattleFrame => frame.kind === 'battle');

/** What is on the display of a battle: sides change with the units that are in the province, and whoever fights is replaced when he does anything (`deeds/display.ts`). */
export const displayOf: (situation: Situation, battle: BattleFrame) => Display = lastingOf(
  battlesOf,
  ({ fighters, province, place, stamp, stations }: Display, situation, battle) =>
    fighters === battle.fighters &&
    province === battle.province &&
    stamp === situation.troopStampOf(place) &&
    haveBoxes(stations, battle.armies),
  manned,
);

export const stationsOf = (situation: Situation, battle: BattleFrame): Stations =>
  displayOf(situation, battle).stations;

/** The box of this name; `undefined` for that of the routed. */
export function stationAt(stations: Stations, { army, box }: Post): Station | undefined {
  const number = numberOf(box);
  if (number < 0) return undefined;
  return stations[stations[0]?.army === army ? number : FACTS.length + number];
}

/** R 10.4: the numbers of the boxes that arrows join with one: of the same army, and the one that it faces. */
export const besides = ({ code }: Station): readonly number[] => BESIDE[code] as readonly number[];

/** The same by their boxes. */
export const stationsBeside = (stations: Stations, station: Station): Stations =>
  besides(station).map((code) => stations[code] as Station);

/** Bits of the numbers of these boxes. */
export function bitsOf(stations: Stations): number {
  let bits = 0;
  for (const { code } of stations) bits |= 1 << code;
  return bits;
}

/** The name of a box by itself. */
export const postOf = ({ army, box }: Post): Post => ({ army, box });

/** R 10.5, 10.6: the lines of a box in which one more unit has room, of the army whose it is or of the other. */
export const linesAt = ({ army, room, roomForOthers }: Station, own: SideId): readonly Line[] =>
  army === own ? room : roomForOthers;

/** Whether a leader of those who hold a box is there. */
export function isLedAt(situation: Situation, { leaders }: BattleFrame, { army, box, holder }: Station): boolean {
  for (const posted of leaders)
    if (posted.box === box && posted.army === army && sideOfLeader(situation, posted.leader) === holder) return true;
  return false;
}

/** Whether a unit is like no other: it has a leader, or is locked in combat. */
const isSingular = (battle: BattleFrame, { fighter }: Standing): boolean =>
  leaderWith(battle, fighter) !== undefined || isEngaged(battle, fighter);

/** Whether nobody could tell two of them apart who have no leaders and are free: alike counters in one line of one box. */
const standAlike = (situation: Situation, { fired }: BattleFrame, one: Standing, other: Standing): boolean =>
  one.at === other.at &&
  one.unit.likeness === other.unit.likeness &&
  one.fighter.line === other.fighter.line &&
  one.fighter.since === other.fighter.since &&
  one.codes.length === other.codes.length &&
  areAlike(situation, one.unit, other.unit) &&
  fired.includes(one.fighter.unit) === fired.includes(other.fighter.unit);

/** Whether one of these, and none that is like no other, is like another unit. */
const hasLike = (
  situation: Situation,
  battle: BattleFrame,
  standings: readonly Standing[],
  standing: Standing,
): boolean => {
  for (const other of standings)
    if (standAlike(situation, battle, other, standing) && !isSingular(battle, other)) return true;
  return false;
};

/** Of these units, the first of each that are alike. */
export function firstStandings(
  situation: Situation,
  battle: BattleFrame,
  standings: readonly Standing[],
): readonly Standing[] {
  if (standings.length < 2) return standings;
  const firsts: Standing[] = [];
  for (const standing of standings)
    if (!hasLike(situation, battle, firsts, standing) || isSingular(battle, standing)) firsts.push(standing);
  return firsts;
}
