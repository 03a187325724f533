/** R 9.2, 9.3: evading combat. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { rollDice } from '../deeds/dice.js';
import { pushRetreat } from '../deeds/retreat.js';
import type { EvasionFrame } from '../frame/index.js';
import { originOf } from '../query/14-3-bands.js';
import { bestLeader, partyOf } from '../query/09-1-combat.js';
import { abilityOf, provinceAt } from '../query/06-1-presence.js';
import { hasRefuge } from '../query/09-5-refuges.js';
import { sideFact, turnOf } from '../query/04-1-turn.js';
import type { Engaged, Engagement, Evader, Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isNimble } from '../units.js';
import { movementLaw } from './08-law.js';
import type { ProvinceId, Refuge } from '../vocabulary.js';

/** The highest die with which minor combat is evaded (R 9.2). */
const MINOR = 3;
/** The kinds of provinces to which evading pieces go (R 9.2, 9.3). */
const ORDER: readonly (readonly Refuge[])[] = [['friendly', 'contested']];

/** Returns the highest ability among the leaders of a force; without a leader it is less than any (ruling C9.9). */
function best(situation: Situation, { leaders }: Engaged): number {
  const leader = bestLeader(situation, leaders);
  return leader === undefined ? -Infinity : abilityOf(situation, leader.code);
}

/** Returns the defender if all of its units are nimble, or if it has a better leader than the attacker (R 9.2). */
function minorEvaders(situation: Situation, { forces: [attacker, defender] }: Engagement): readonly Evader[] {
  const { units } = defender;
  const isNimbleForce = units.length > 0 && units.every(({ kind }) => isNimble(kind));
  const may = isNimbleForce || best(situation, defender) > best(situation, attacker);
  return may ? [{ force: defender, on: MINOR }] : [];
}

/** Returns both forces, first the one that sets up first (R 9.3, ruling C9.5). */
function tacticalEvaders(situation: Situation, { forces: [one, other] }: Engagement): readonly Evader[] {
  const isFree = ({ side }: Engaged): boolean => sideFact(situation, side).setsUpFreely;
  const [first, second] = isFree(one) && !isFree(other) ? [other, one] : [one, other];
  return [tacticalEvader(situation, first), tacticalEvader(situation, second)];
}

/** Returns a force with its chance to evade (R 9.3). Raiders may only go where they came from. */
function tacticalEvader(situation: Situation, force: Engaged): Evader {
  const { evadesOn: on } = sideFact(situation, force.side);
  const [first] = force.units;
  const origin = first === undefined ? undefined : originOf(situation, situation.bandOf(first.code));
  return origin === undefined ? { force, on } : { force, on, within: [origin] };
}

export const evasionLaw: Pick<
  Law<Situation>,
  'fights' | 'mayBeCaught' | 'countsInMinor' | 'mayGiveWay' | 'evaders' | 'evadedBy'
> = {
  /** R 3.3: every unit takes part in combat, except Indians before an enemy has entered their land. */
  fights(situation, unit) {
    const info = situation.roster.units[unit];
    return info !== undefined && movementLaw.isFree(situation, { side: situation.sideOfUnit(unit), info });
  },
  /**
   * Ruling C9.11, R 9.4, 9.5: every leader can be attacked, every unit counts, and every side may give way anywhere.
   */
  mayBeCaught: () => true,
  countsInMinor: () => true,
  mayGiveWay: () => true,
  /** R 4.3: no force evades the battle with which the game begins. */
  evaders(situation, engagement) {
    if (turnOf(situation).opensWithBattle === true) return [];
    return engagement.tactical ? tacticalEvaders(situation, engagement) : minorEvaders(situation, engagement);
  },
  evadedBy: (tactical) => (tactical ? 'R 9.3' : 'R 9.2'),
};

type EvadingForce = EvasionFrame['left'][number];

function evadingForce(force: Engaged, on: number, within: readonly ProvinceId[] | null): EvadingForce {
  const { side, force: name, units, leaders } = partyOf(force);
  return { side, force: name, units, leaders, on, within: within === null ? null : [...within] };
}

/** Asks the forces that may evade whether they try. Returns whether there are any with a province to go to. */
export function openEvasion(run: GameRun, engagement: Engagement): boolean {
  const { state } = run;
  const { province: from, tactical } = engagement;
  const left: EvadingForce[] = [];
  for (const { force, on, within = null } of state.law.evaders(state, engagement)) {
    const { side, units, leaders } = force;
    if (hasRefuge(state, { side, units, leaders, from, order: ORDER, within }))
      left.push(evadingForce(force, on, within));
  }
  if (left.length === 0) return false;
  run.push({ kind: 'evasion', province: provinceAt(state, from).fact.id, tactical, left, evaded: null });
  return true;
}

export const evasion: RulesOf<'evasion'> = {
  rule: 'R 9.2',
  actor: (_, { left, evaded }) => (evaded === null ? left[0]?.side : undefined),
  actions(_, { left }) {
    const player = left[0]?.side;
    return player === undefined ? [] : (['evade', 'stand'] as const).map((type): Action => ({ type, player }));
  },
  apply(run, frame, action) {
    const side = frame.left[0]?.side;
    if (side === undefined) return;
    if (action.type === 'evade') rollDice(run, 'evasion', 1, side);
    else frame.left.shift();
  },
  /** No force is left to try, or one has evaded. */
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const first = frame.left.shift();
    const die = child.values[0] ?? Infinity;
    if (first !== undefined) decide(run, frame, first, die);
  },
};

function decide(run: GameRun, frame: Draft<EvasionFrame>, evader: EvadingForce, die: number): void {
  const { province, tactical } = frame;
  const rule = run.state.law.evadedBy(tactical);
  const { side, force, on, units, leaders, within } = evader;
  const evaded = die <= on;
  run.emit({ type: 'evasionTried', rule, side, province, die, evaded });
  if (!evaded) return;
  frame.evaded = force;
  pushRetreat(run, {
    side,
    units,
    leaders,
    from: province,
    order: ORDER,
    ...(within !== null && { within }),
    discretionary: false,
    evading: true,
    rule,
  });
}
