/** R 10.10, 10.12, 10.15: who must be attacked, by whom, and who may be. */
import { MOST_FROM_RESERVE, type Post } from '../data/display.js';
import type { AssaultFrame, Attack, BattleFrame, Fighter } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { UnitId } from '../vocabulary.js';
import {
  adjacentTo,
  fightersAt,
  firstFighters,
  hasPost,
  holderOfPost,
  isEnemy,
  lineAt,
  postsOf,
  strengthOf,
  unitNamed,
} from './display.js';

/** One unit against another. */
export interface Pairing {
  readonly attacker: Fighter;
  readonly defender: Fighter;
}

const mayAttack = (situation: Situation, { unit: attacker }: Fighter, { unit: defender }: Fighter): boolean =>
  situation.law.mayAttack(situation, unitNamed(situation, attacker).code, unitNamed(situation, defender).code);

/** Whether only so many of a box fight, whoever comes (R 10.5). */
const isReserve = (post: Post): boolean => post.box === 'reserve';

/** R 10.6, 10.9: the units of a box that can attack out of it: the first line, archers too (ruling C10.29), without those that have just advanced. */
export const attackersAt = (battle: BattleFrame, post: Post): readonly Fighter[] =>
  lineAt(battle, post, 1).filter(({ since }) => since !== battle.round);

/** How often a unit has been attacked in this phase. */
const timesMet = ({ met }: AssaultFrame, { unit }: Fighter): number => met.filter((id) => id === unit).length;

/**
 * R 10.10, 10.15: who can be attacked in a box now: at first those of its first line, and after an attack from another box all of it;
 * of a Reserve no more than fight at once (ruling C10.19).
 */
function exposedTo(battle: BattleFrame, assault: AssaultFrame, { into, met }: Attack): readonly Fighter[] {
  const all = hasPost(assault.into, into) ? fightersAt(battle, into) : lineAt(battle, into, 1);
  const fighting = isReserve(into) ? all.filter((fighter) => timesMet(assault, fighter) > 0) : [];
  return (fighting.length >= MOST_FROM_RESERVE ? fighting : all).filter(({ unit }) => !met.includes(unit));
}

/** The units of the attacking box that have not attacked yet. */
function unspent(battle: BattleFrame, { from, struck }: Attack): readonly Fighter[] {
  if (isReserve(from) && struck.length >= MOST_FROM_RESERVE) return [];
  return attackersAt(battle, from).filter(({ unit }) => !struck.includes(unit));
}

/** How much it matters that one is attacked before others: the first line first, and in it the strongest (R 10.10, 10.15, ruling C10.17). */
const FIRST_LINE = 1000;
const weightOf = (situation: Situation, fighter: Fighter): number =>
  (fighter.line === 1 ? FIRST_LINE : 0) + strengthOf(situation, fighter, 'defense') + 1;

/**
 * What is the most that so many of these attackers can take upon themselves, each one of those whom it may attack: the strongest are
 * taken first, as long as everybody taken still has an attacker of his own.
 */
function most(
  situation: Situation,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
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
  const weighed = defenders.map((defender) => ({ defender, weight: weightOf(situation, defender) }));
  for (const { defender, weight } of weighed.sort((one, other) => other.weight - one.weight))
    if (taken.size < many && take(defender, new Set())) sum += weight;
  return sum;
}

/** Of a set of defenders those pairings that leave nobody unattacked who must be. */
function obliged(
  situation: Situation,
  attackers: readonly Fighter[],
  defenders: readonly Fighter[],
  many: number,
): readonly Pairing[] {
  const best = most(situation, attackers, defenders, many);
  return attackers.flatMap((attacker) =>
    defenders
      .filter((defender) => {
        if (!mayAttack(situation, attacker, defender)) return false;
        const others = attackers.filter((each) => each !== attacker);
        const rest = defenders.filter((each) => each !== defender);
        return weightOf(situation, defender) + most(situation, others, rest, many - 1) === best;
      })
      .map((defender): Pairing => ({ attacker, defender })),
  );
}

/** R 10.12: of these two boxes those who were locked in combat and attacked last now must be attacked in turn. */
const owed = (battle: BattleFrame, attackers: readonly Fighter[], defenders: readonly Fighter[]): readonly Pairing[] =>
  battle.engaged.flatMap((engagement) => {
    const attacker = attackers.find(({ unit }) => unit === engagement.defender);
    const defender = attacker && defenders.find(({ unit }) => unit === engagement.attacker);
    return attacker === undefined || defender === undefined ? [] : [{ attacker, defender }];
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
  const attackers = unspent(battle, attack);
  const exposed = exposedTo(battle, assault, attack);
  const first = owed(battle, attackers, fightersAt(battle, attack.into)).filter(({ attacker, defender }) =>
    mayAttack(situation, attacker, defender),
  );
  if (first.length > 0) return { pairings: first, optional: false };
  const many = isReserve(attack.from) ? MOST_FROM_RESERVE - attack.struck.length : attackers.length;
  const times = [...new Set(exposed.map((fighter) => timesMet(assault, fighter)))].sort((one, other) => one - other);
  for (const time of times) {
    const tier = exposed.filter((fighter) => timesMet(assault, fighter) === time);
    const pairings = obliged(situation, attackers, tier, many);
    if (pairings.length > 0) return { pairings, optional: time > 0 && attack.struck.length > 0 };
  }
  return { pairings: [], optional: false };
}

/** The same with alike units named once. */
export function listedPairings(situation: Situation, battle: BattleFrame, { pairings }: Open): readonly Pairing[] {
  const attackers = firstFighters(situation, battle, [...new Set(pairings.map(({ attacker }) => attacker))]);
  const defenders = firstFighters(situation, battle, [...new Set(pairings.map(({ defender }) => defender))]);
  return pairings.filter(({ attacker, defender }) => attackers.includes(attacker) && defenders.includes(defender));
}

export const attackOf = (from: Post, into: Post): Attack => ({ from, into, struck: [], met: [] });

/** R 10.12: the boxes in which enemies stand with whom units of this one are locked in combat, and whose turn it is. */
function owedBoxes(situation: Situation, battle: BattleFrame, from: Post): readonly Post[] {
  if (battle.engaged.length === 0) return [];
  const attackers = attackersAt(battle, from);
  return adjacentTo(battle, from).filter((into) =>
    owed(battle, attackers, fightersAt(battle, into)).some(({ attacker, defender }) =>
      mayAttack(situation, attacker, defender),
    ),
  );
}

export interface OpenAttack {
  readonly from: Post;
  readonly into: Post;
  /** The box cannot pass (R 10.12). */
  readonly owed: boolean;
}

/** Whether a box that has not attacked finds anybody to attack in another: of those who can be, somebody must be (R 10.10). */
function canAttack(situation: Situation, battle: BattleFrame, assault: AssaultFrame, from: Post, into: Post): boolean {
  const exposed = exposedTo(battle, assault, attackOf(from, into));
  return attackersAt(battle, from).some((attacker) =>
    exposed.some((defender) => mayAttack(situation, attacker, defender)),
  );
}

/** R 10.10: which boxes can attack which. On the first round one alone attacks; who is locked in combat attacks his enemy's box. */
export function openAttacks(situation: Situation, battle: BattleFrame, assault: AssaultFrame): readonly OpenAttack[] {
  const { side } = assault;
  if (battle.round === 1 && assault.from.length > 0) return [];
  const able = postsOf(battle).filter(
    (post) => !hasPost(assault.from, post) && holderOfPost(situation, battle, post) === side,
  );
  const open = able.flatMap((from): readonly OpenAttack[] => {
    const must = owedBoxes(situation, battle, from);
    if (must.length > 0) return must.map((into) => ({ from, into, owed: true }));
    return adjacentTo(battle, from)
      .filter((into) => isEnemy(battle, side, holderOfPost(situation, battle, into)))
      .filter((into) => canAttack(situation, battle, assault, from, into))
      .map((into) => ({ from, into, owed: false }));
  });
  // Where one box alone attacks, it is one that cannot pass (R 10.12).
  return battle.round === 1 && open.some(({ owed }) => owed) ? open.filter(({ owed }) => owed) : open;
}

/** R 10.15, optional, ruling C10.22: from how many other boxes a unit has been attacked in this phase. */
export const earlierAttacks = (assault: AssaultFrame, unit: UnitId): number =>
  assault.met.filter((id) => id === unit).length;
