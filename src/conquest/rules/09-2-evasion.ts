/** R 9.2, 9.3: evading combat. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { rollDice } from '../deeds/dice.js';
import { pushRetreat } from '../deeds/retreat.js';
import type { EvasionFrame } from '../frame/index.js';
import { originOf } from '../query/bands.js';
import { partyOf, refugesOf } from '../query/combat.js';
import { abilityOf, provinceAt } from '../query/presence.js';
import { sideFact, turnOf } from '../query/turn.js';
import type { Engaged, Engagement, Evader, Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { isNimble } from '../units.js';
import type { Refuge } from '../vocabulary.js';

/** On this or less minor combat is evaded (R 9.2). */
const MINOR = 3;
/** Where they go (R 9.2, 9.3). */
const ORDER: readonly (readonly Refuge[])[] = [['friendly', 'contested']];

/** The ability of the ablest; nobody's is less than any (ruling C9.9). */
const best = (situation: Situation, { leaders }: Engaged): number =>
  Math.max(...leaders.map(({ code }) => abilityOf(situation, code)));

/** R 9.2: the defender, if all of his are nimble, or his leader is better than any of the attacker's. */
function minorEvaders(situation: Situation, { forces: [attacker, defender] }: Engagement): readonly Evader[] {
  const may =
    defender.units.every(({ kind }) => isNimble(kind)) || best(situation, defender) > best(situation, attacker);
  return may ? [{ force: defender, on: MINOR }] : [];
}

/** R 9.3: both, who sets up first first (ruling C9.5); raiders only to where they came from. */
const tacticalEvaders = (situation: Situation, { forces }: Engagement): readonly Evader[] =>
  [...forces]
    .map((force) => ({ force, fact: sideFact(situation, force.side) }))
    .sort((one, other) => Number(one.fact.setsUpFreely) - Number(other.fact.setsUpFreely))
    .map(({ force, fact }): Evader => {
      const [first] = force.units;
      const origin = first === undefined ? undefined : originOf(situation, situation.bandOf(first.code));
      return { force, on: fact.evadesOn, ...(origin !== undefined && { within: [origin] }) };
    });

export const evasionLaw: Pick<Law<Situation>, 'fights' | 'countsInMinor' | 'mayGiveWay' | 'evaders' | 'evadedBy'> = {
  /** R 9.1, 9.4, 9.5: every unit, and wherever it is. */
  fights: () => true,
  countsInMinor: () => true,
  mayGiveWay: () => true,
  /** R 4.3: nobody evades the battle with which the game begins. */
  evaders(situation, engagement) {
    if (turnOf(situation).opensWithBattle === true) return [];
    return engagement.tactical ? tacticalEvaders(situation, engagement) : minorEvaders(situation, engagement);
  },
  evadedBy: (tactical) => (tactical ? 'R 9.3' : 'R 9.2'),
};

type Trying = EvasionFrame['left'][number];

const fleeing = (province: string, { side, units, leaders, within }: Trying) => ({
  side,
  units,
  leaders,
  from: province,
  order: ORDER,
  within,
});

/** Asks who may evade; answers whether anybody may, and can. */
export function openEvasion(run: GameRun, engagement: Engagement): boolean {
  const { state } = run;
  const province = provinceAt(state, engagement.province).fact.id;
  const left = state.law
    .evaders(state, engagement)
    .map(({ force, on, within }): Trying => ({
      ...partyOf(force),
      on,
      within: within === undefined ? null : [...within],
    }))
    .filter((trying) => refugesOf(state, fleeing(province, trying)).length > 0);
  if (left.length === 0) return false;
  run.push({ kind: 'evasion', province, tactical: engagement.tactical, left, evaded: null });
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
  /** Nobody is left to try, or somebody is gone. */
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const trying = frame.left.shift();
    const die = child.values[0] ?? Infinity;
    if (trying !== undefined) decide(run, frame, trying, die);
  },
};

function decide(run: GameRun, frame: Draft<EvasionFrame>, trying: Trying, die: number): void {
  const { province, tactical } = frame;
  const rule = run.state.law.evadedBy(tactical);
  const { side, force, on, units, leaders, within } = trying;
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
