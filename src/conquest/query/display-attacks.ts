/** R 10.10, 10.12, 10.15: who must be attacked, by whom, and who may be. */
import { MOST_FROM_RESERVE, type Post } from '../data/display.js';
import type { AssaultFrame, Attack, BattleFrame, Fighter } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { UnitId } from '../vocabulary.js';
import { fightersAt, firstFighters, hasPost, isEnemy, strengthOf, unitNamed } from './display.js';
import { postOf, stationsBeside, stationsOf, type Station, type Stations } from './display-stations.js';

/** One unit against another. */
export interface Pairing {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

const mayAttack = (situation: Situation, { unit: attacker }: Fighter, { unit: defender }: Fighter): boolean =>
  situation.law.mayAttack(situation, unitNamed(situation, attacker).code, unitNamed(situation, defender).code);

/** Whether only so many of a box fight, whoever comes (R 10.5). */
const isReserve = (post: Post): boolean => post.box === 'reserve';

/** R 10.6, 10.9: of those in a box who can attack out of it: the first line, archers too (ruling C10.29), without those that have just advanced. */
export const attackersAmong = ({ round }: BattleFrame, fighters: readonly Fighter[]): readonly Fighter[] =>
  fighters.filter(({ line, since }) => line === 1 && since !== round);

/** How often a unit has been attacked in this phase. */
const timesMet = ({ met }: AssaultFrame, { unit }: Fighter): number => met.filter((id) => id === unit).length;

/**
 * R 10.10, 10.15: who of those in a box can be attacked: at first those of its first line, and after an attack from another box all of
 * them; of a Reserve no more than fight at once (ruling C10.19).
 */
function exposedAmong(assault: AssaultFrame, into: Post, fighters: readonly Fighter[]): readonly Fighter[] {
  const all = hasPost(assault.into, into) ? fighters : fighters.filter(({ line }) => line === 1);
  const fighting = isReserve(into) ? all.filter((fighter) => timesMet(assault, fighter) > 0) : [];
  return fighting.length >= MOST_FROM_RESERVE ? fighting : all;
}

/** The units of the attacking box that have not attacked yet. */
function unspent(battle: BattleFrame, { from, struck }: Attack): readonly Fighter[] {
  if (isReserve(from) && struck.length >= MOST_FROM_RESERVE) return [];
  return attackersAmong(battle, fightersAt(battle, from)).filter(({ unit }) => !struck.includes(unit));
}

/** How much it matters that one is attacked before others: the first line first, and in it the strongest (R 10.10, 10.15, ruling C10.17). */
const FIRST_LINE = 1000;
const weightOf = (situation: Situation, fighter: Fighter): number =>
  (fighter.line === 1 ? FIRST_LINE : 0) + strengthOf(situation, fighter, 'defense') + 1;

/** Who can be attacked, and how much it matters. */
interface Weighed {
  readonly defender: Fighter;
  readonly weight: number;
}

/**
 * What is the most that so many of these attackers can take upon themselves, each one of those whom it may attack: the strongest are
 * taken first, as long as everybody taken still has an attacker of his own.
 */
function most(
  situation: Situation,
  attackers: readonly Fighter[],
  strongestFirst: readonly Weighed[],
  many: number,
): number {
  const taken = new Map<Fighter, Fighter>();
  const take = (defender: Fighter, asked: Set<Fighter>): boolean =>
    attackers.some((attacker) => {
      if (asked.has(attacker) || !mayAttack(situation, attacker, defender)) return false;
      asked.add(attacker);
      const other = taken.get(attacker);
      if (other !== undefined && !take(other, asked)) return false;
      taken.set(attacker, defender);
      return true;
    });
  let sum = 0;
  for (const { defender, weight } of strongestFirst) if (taken.size < many && take(defender, new Set())) sum += weight;
  return sum;
}

/** R 10.10: whether each of these may attack each of those. */
function isNobodyBarred(situation: Situation, attackers: readonly Fighter[], defenders: readonly Fighter[]): boolean {
  const codes = defenders.map(({ unit }) => unitNamed(situation, unit).code);
  return attackers.every(({ unit }) => {
    const { code } = unitNamed(situation, unit);
    return codes.every((other) => situation.law.mayAttack(situation, code, other));
  });
}

/** Of a set of defenders those pairings that leave nobody unattacked who must be. */
function obliged(
  situation: Situation,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  many: number,
): readonly Pairing[] {
  const weighed = defenders.map((defender): Weighed => ({ defender, weight: weightOf(situation, defender) }));
  const strongestFirst = [...weighed].sort((one, other) => other.weight - one.weight);
  if (isNobodyBarred(situation, attackers, defenders)) {
    // They are the strongest, as many as are attacked.
    const last = strongestFirst.slice(0, Math.max(0, Math.min(many, attackers.length))).at(-1);
    const must = last === undefined ? [] : weighed.filter(({ weight }) => weight >= last.weight);
    return attackers.flatMap((attacker) => must.map(({ defender }): Pairing => ({ attacker, defender })));
  }
  const best = most(situation, attackers, strongestFirst, many);
  const isObliged = (attacker: Fighter, { defender, weight }: Weighed): boolean => {
    if (!mayAttack(situation, attacker, defender)) return false;
    const others = attackers.filter((each) => each !== attacker);
    const rest = strongestFirst.filter((each) => each.defender !== defender);
    return weight + most(situation, others, rest, many - 1) === best;
  };
  return attackers.flatMap((attacker) =>
    weighed.filter((each) => isObliged(attacker, each)).map(({ defender }): Pairing => ({ attacker, defender })),
  );
}

/** R 10.12: of those in two boxes who were locked in combat and attacked last now must be attacked in turn. */
const owed = (
  situation: Situation,
  battle: BattleFrame,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
): readonly Pairing[] =>
  battle.engaged.flatMap((engagement) => {
    const attacker = attackers.find(({ unit }) => unit === engagement.defender);
    const defender = attacker && defenders.find(({ unit }) => unit === engagement.attacker);
    return attacker === undefined || defender === undefined || !mayAttack(situation, attacker, defender)
      ? []
      : [{ attacker, defender }];
  });

/** What may be attacked next out of a box, and whether that is optional. */
export interface Open {
  readonly pairings: readonly Pairing[];
  /** Only those are left that have been attacked from another box (R 10.15). */
  readonly optional: boolean;
}

/**
 * R 10.10, 10.12, 10.15: the pairings that are open to a box that attacks another: those locked in combat first; then as many as can be
 * matched, the strongest first if there are more of them; nobody for a second time while others have not been attacked.
 */
export function openPairings(situation: Situation, battle: BattleFrame, assault: AssaultFrame, attack: Attack): Open {
  const { from, into, struck, met } = attack;
  const attackers = unspent(battle, attack);
  const there = fightersAt(battle, into);
  const first = owed(situation, battle, attackers, there);
  if (first.length > 0) return { pairings: first, optional: false };
  const exposed = exposedAmong(assault, into, there).filter(({ unit }) => !met.includes(unit));
  const times = exposed.map((fighter) => timesMet(assault, fighter));
  const many = isReserve(from) ? MOST_FROM_RESERVE - struck.length : attackers.length;
  for (let time = 0; times.some((each) => each >= time); time++) {
    const tier = exposed.filter((_, index) => times[index] === time);
    const pairings = obliged(situation, attackers, tier, many);
    if (pairings.length > 0) return { pairings, optional: time > 0 && struck.length > 0 };
  }
  return { pairings: [], optional: false };
}

/** The same with alike units named once. */
export function listedPairings(situation: Situation, battle: BattleFrame, { pairings }: Open): readonly Pairing[] {
  if (pairings.length < 2) return pairings;
  const attackers = firstFighters(situation, battle, [...new Set(pairings.map(({ attacker }) => attacker))]);
  const defenders = firstFighters(situation, battle, [...new Set(pairings.map(({ defender }) => defender))]);
  return pairings.filter(({ attacker, defender }) => attackers.includes(attacker) && defenders.includes(defender));
}

export interface OpenAttack {
  readonly from: Post;
  readonly into: Post;
  /** The box cannot pass (R 10.12). */
  readonly owed: boolean;
}

/** R 10.10, 10.12: the boxes that one that has not attacked can attack: those of enemies with whom its units are locked in combat, or any in which somebody can be attacked (of those who can be, somebody must be). */
function targetsOf(
  situation: Situation,
  battle: BattleFrame,
  assault: AssaultFrame,
  stations: Stations,
  from: Station,
): readonly OpenAttack[] {
  const attackers = attackersAmong(battle, from.fighters);
  if (attackers.length === 0) return [];
  const enemies = stationsBeside(stations, from).filter(({ holder }) => isEnemy(battle, assault.side, holder));
  const opened = (targets: Stations, isOwed: boolean): readonly OpenAttack[] =>
    targets.map((into) => ({ from: postOf(from), into: postOf(into), owed: isOwed }));
  const must = enemies.filter(({ fighters }) => owed(situation, battle, attackers, fighters).length > 0);
  if (must.length > 0) return opened(must, true);
  const able = enemies.filter((into) => {
    const exposed = exposedAmong(assault, into, into.fighters);
    return attackers.some((attacker) => exposed.some((defender) => mayAttack(situation, attacker, defender)));
  });
  return opened(able, false);
}

/** R 10.10: which boxes can attack which. On the first round one alone attacks; who is locked in combat attacks his enemy's box. */
export function openAttacks(situation: Situation, battle: BattleFrame, assault: AssaultFrame): readonly OpenAttack[] {
  if (battle.round === 1 && assault.from.length > 0) return [];
  const stations = stationsOf(situation, battle);
  const open = stations
    .filter((from) => from.holder === assault.side && !hasPost(assault.from, from))
    .flatMap((from) => targetsOf(situation, battle, assault, stations, from));
  // Where one box alone attacks, it is one that cannot pass (R 10.12).
  return battle.round === 1 && open.some(({ owed }) => owed) ? open.filter(({ owed }) => owed) : open;
}

/** R 10.15, optional, ruling C10.22: from how many other boxes a unit has been attacked in this phase. */
export const earlierAttacks = (assault: AssaultFrame, unit: UnitId): number =>
  assault.met.filter((id) => id === unit).length;
