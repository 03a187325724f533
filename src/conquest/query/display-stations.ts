/** R 10.4-10.7: the Tactical Display looked at once for a list: how its boxes are manned, and what stands where of a side. */
import type { Draft } from 'immer';
import { boxes, FIGHTING, type BoxFact, type Line, type Post } from '../data/display.js';
import type { BattleFrame, Fighter } from '../frame/index.js';
import type { UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { BoxId, SideId } from '../vocabulary.js';
import { fightAlike, isEngaged, leaderWith, openLines, sideOfLeader, sideOfUnit, unitNamed } from './display.js';

/** A box of one of the armies in which there is fighting, and how it is manned. */
export interface Station extends Post {
  /** Its number among the boxes of both armies. */
  readonly code: number;
  readonly fact: BoxFact;
  /** Whose units stand there; `null`: nobody's. Those of two sides never do. */
  readonly holder: SideId | null;
  /** They, in the order in which they came, and how many of them stand in which line. */
  readonly fighters: readonly Fighter[];
  readonly first: number;
  readonly second: number;
  /** Whether a leader of theirs is there. */
  readonly isLed: boolean;
}

/** The boxes of both armies by their numbers, which is the order of lists. */
export type Stations = readonly Station[];

/** Those of one army. */
const FACTS: readonly BoxFact[] = /* @__PURE__ */ FIGHTING.map((box) => boxes[box]);

const numberOf = (box: BoxId): number => FIGHTING.indexOf(box);

/** R 10.4: of each the numbers of those beside it, and in the other army that of the one that it faces. */
const BESIDE: readonly (readonly number[])[] = /* @__PURE__ */ FACTS.map(({ neighbours }) => neighbours.map(numberOf));
const FACED: readonly (number | null)[] = /* @__PURE__ */ FACTS.map(({ faces }) =>
  faces === null ? null : numberOf(faces),
);

/** A station while it is being looked at. */
type Filling = Omit<Draft<Station>, 'fact'> & Pick<Station, 'fact'>;

export function stationsOf(situation: Situation, { armies, fighters, leaders }: BattleFrame): Stations {
  const stations: Filling[] = [];
  for (const { side: army } of armies) {
    for (const fact of FACTS) {
      const code = stations.length;
      stations.push({ army, box: fact.id, code, fact, holder: null, fighters: [], first: 0, second: 0, isLed: false });
    }
  }
  for (const fighter of fighters) {
    const station = stationAt(stations, fighter);
    if (station === undefined) continue;
    station.holder ??= sideOfUnit(situation, fighter.unit);
    station.fighters.push(fighter);
    if (fighter.line === 1) station.first++;
    else station.second++;
  }
  for (const posted of leaders) {
    const station = stationAt(stations, posted);
    if (station !== undefined) station.isLed ||= sideOfLeader(situation, posted.leader) === station.holder;
  }
  return stations;
}

/** The box of this name; `undefined` for that of the routed. */
export function stationAt<S extends Post>(stations: readonly S[], { army, box }: Post): S | undefined {
  const number = numberOf(box);
  if (number < 0) return undefined;
  return stations[stations[0]?.army === army ? number : FACTS.length + number];
}

/** R 10.4: the boxes that arrows join with one: of the same army, and the one that it faces. */
export function stationsBeside(stations: Stations, { code }: Station): Stations {
  const own = code < FACTS.length ? 0 : FACTS.length;
  const beside = (BESIDE[code - own] ?? []).map((next) => stations[own + next] as Station);
  const faced = FACED[code - own] ?? null;
  if (faced !== null) beside.push(stations[FACTS.length - own + faced] as Station);
  return beside;
}

/** The name of a box by itself. */
export const postOf = ({ army, box }: Post): Post => ({ army, box });

/** R 10.5, 10.6: the lines of a box in which one more unit has room, of the army whose it is or of the other. */
export const linesAt = ({ army, fact, first, second }: Station, own: SideId): readonly Line[] =>
  openLines(fact, army === own, first, second);

/** A unit of a side that fights, or two that stand as one. */
export interface Standing {
  readonly fighter: Fighter;
  readonly at: Station;
  /** The unit, or the one of the two by whose name they go. */
  readonly unit: UnitInfo;
  /** Its number, or those of both. */
  readonly codes: readonly UnitCode[];
  /** Whether a leader stands with it. */
  readonly isLed: boolean;
  readonly isEngaged: boolean;
  /** The same number have those whom nobody could tell apart. */
  readonly likeness: number;
}

/** What stands where of a side, in the order in which it came. */
export function standingsOf(
  situation: Situation,
  battle: BattleFrame,
  stations: Stations,
  side: SideId,
): readonly Standing[] {
  const standings: Standing[] = [];
  for (const fighter of battle.fighters) {
    const at = stationAt(stations, fighter);
    if (at?.holder !== side) continue;
    const unit = unitNamed(situation, fighter.unit);
    const standing = {
      fighter,
      at,
      unit,
      codes: fighter.with === null ? [unit.code] : [unit.code, unitNamed(situation, fighter.with).code],
      isLed: leaderWith(battle, fighter) !== undefined,
      isEngaged: isEngaged(battle, fighter),
      likeness: standings.length,
    };
    standing.likeness = likenessOf(situation, battle, standing, standings);
    standings.push(standing);
  }
  return standings;
}

/** That of the first before it whom nobody could tell from it, or its own: it is like no other if it has a leader, or is locked in combat. */
function likenessOf(
  situation: Situation,
  battle: BattleFrame,
  standing: Standing,
  before: readonly Standing[],
): number {
  const isSingular = standing.isLed || standing.isEngaged;
  const like = isSingular
    ? undefined
    : before.find((other) => !other.isLed && !other.isEngaged && fightAlike(situation, battle, other, standing));
  return like?.likeness ?? standing.likeness;
}

/** Of these the first of each that are alike. */
export function firstStandings(standings: readonly Standing[]): readonly Standing[] {
  if (standings.length < 2) return standings;
  const firsts: Standing[] = [];
  for (const standing of standings)
    if (!firsts.some(({ likeness }) => likeness === standing.likeness)) firsts.push(standing);
  return firsts;
}
