/** Scores duels on the Tactical Display for the attacker (R 10.11-10.17). */
import type { BattleFrame, Fighter, LeaderId, Line, Post, SideId, TacticalResult, UnitId } from '../../index.js';
import { stepWorth, sumOf, unitWorth, type Outlook } from './outlook.js';

/** A rout counts as half a loss: some units rally, and those that are not caught come back after the battle. */
const ROUTED = 0.5;
/** The costs of losing a leader: with whom the game is lost, with whom the army is lost, or any other. */
const GAME_LOST = 250;
const ARMY_LOST = 60;
/** The ability of a leader counts for attack and for defense. */
const ADDS = 2;

export const isAt = (post: Post, { army, box }: Post): boolean => post.army === army && post.box === box;

export const sideOf = ({ view }: Outlook, { unit }: Pick<Fighter, 'unit'>): SideId | undefined =>
  view.units[unit]?.side;

/** Returns the units in a box; only in one line, if it is given. */
export const fightersAt = (battle: BattleFrame, post: Post, line?: Line): readonly Fighter[] =>
  battle.fighters.filter((fighter) => isAt(fighter, post) && (line === undefined || fighter.line === line));

export const leaderWith = (battle: BattleFrame, { unit }: Fighter): LeaderId | undefined =>
  battle.leaders.find((posted) => posted.unit === unit)?.leader;

const members = ({ unit, with: other }: Fighter): readonly UnitId[] => (other === null ? [unit] : [unit, other]);

export const worthOf = (outlook: Outlook, fighter: Fighter): number =>
  sumOf(members(fighter).map((unit) => unitWorth(outlook, unit)));

/** Returns the worth of a step of a unit or pair. */
const stepOf = (outlook: Outlook, { unit, with: other }: Fighter): number =>
  other === null ? stepWorth(outlook, unit) : unitWorth(outlook, other);

export const isFearless = (outlook: Outlook, leader: LeaderId | undefined): boolean =>
  leader !== undefined && outlook.leader(leader)?.fearless === true;

/** Returns the average cost of a leader in danger. */
function peril(outlook: Outlook, leader: LeaderId | undefined, column: 'rout' | 'loss'): number {
  const fact = leader === undefined ? undefined : outlook.leader(leader);
  if (fact === undefined) return 0;
  const faces = outlook.components.charts.leaderCasualty[column];
  const chance = faces.filter((face) => face === 'killed').length / faces.length;
  const price =
    fact.king === 'ofGame'
      ? GAME_LOST
      : fact.king === 'ofArmy'
        ? ARMY_LOST
        : (outlook.aims.leaderValue?.(outlook) ?? ADDS) * fact.ability;
  return (fact.fearless === true ? chance / faces.length : chance) * price;
}

const strength = (outlook: Outlook, battle: BattleFrame, fighter: Fighter, what: 'attack' | 'defense'): number => {
  const leader = leaderWith(battle, fighter);
  const ability = leader === undefined ? 0 : outlook.query.abilityOf(outlook.view, leader);
  return sumOf(members(fighter).map((unit) => outlook.query.strengthOf(outlook.view, unit)[what])) + ability;
};

/** Returns the column of the Tactical Combat Table (R 10.11). */
function columnOf(attack: number, defense: number): number {
  if (attack >= defense) return Math.min(4, Math.floor(attack / defense)) + 1;
  return attack * 2 >= defense ? 1 : 0;
}

const isHeavy = ({ view, query }: Outlook, { unit }: Fighter): boolean =>
  query.kindOf(view, unit).type.startsWith('heavy');

export const isMissile = ({ view, query }: Outlook, { unit }: Fighter): boolean =>
  query.kindOf(view, unit).missile === true;

/** Returns the average loss by a shot (R 10.13). */
function shot(outlook: Outlook, battle: BattleFrame, archer: Fighter, target: Fighter): number {
  const { attack } = outlook.query.strengthOf(outlook.view, archer.unit);
  const hits = Math.max(0, Math.min(6, attack - (isHeavy(outlook, target) ? 1 : 0))) / 6;
  return hits * (stepOf(outlook, target) + peril(outlook, leaderWith(battle, target), 'loss'));
}

/** Returns the average gain of an attack: the losses of the defender less those of the attacker. */
export function duelScore(outlook: Outlook, battle: BattleFrame, attacker: Fighter, defender: Fighter): number {
  if (isMissile(outlook, attacker)) return shot(outlook, battle, attacker, defender);
  const [mine, theirs] = [leaderWith(battle, attacker), leaderWith(battle, defender)];
  const rout = (one: Fighter, leader: LeaderId | undefined): number =>
    (isFearless(outlook, leader) ? 0 : ROUTED * worthOf(outlook, one)) + peril(outlook, leader, 'rout');
  const loss = (one: Fighter, leader: LeaderId | undefined): number =>
    stepOf(outlook, one) + peril(outlook, leader, 'loss');
  const brings: Readonly<Record<TacticalResult, number>> = {
    AR: -rout(attacker, mine),
    AL: -loss(attacker, mine),
    Eng: 0,
    DR: rout(defender, theirs),
    DL: loss(defender, theirs),
  };
  const column = columnOf(
    strength(outlook, battle, attacker, 'attack'),
    strength(outlook, battle, defender, 'defense'),
  );
  const { rows } = outlook.components.charts.tacticalCombat;
  const results = rows.flatMap((row) => row[column] ?? []);
  const fire = isMissile(outlook, defender) ? shot(outlook, battle, defender, attacker) : 0;
  return sumOf(results.map((result) => brings[result])) / results.length - fire;
}

/** Returns the gain of an attack of a box: the strongest defenders are attacked first, each by its best attacker. */
export function attackScore(outlook: Outlook, battle: BattleFrame, from: Post, into: Post): number {
  const attackers = fightersAt(battle, from, 1).filter(({ since }) => since !== battle.round);
  const { length: many } = attackers;
  const targets = [...fightersAt(battle, into, 1)]
    .sort((one, other) => defenseOf(outlook, other) - defenseOf(outlook, one))
    .slice(0, many);
  let sum = 0;
  const left = new Set(attackers);
  for (const target of targets) {
    const best = [...left]
      .map((attacker) => ({ attacker, score: duelScore(outlook, battle, attacker, target) }))
      .sort((one, other) => other.score - one.score)[0];
    if (best === undefined) continue;
    left.delete(best.attacker);
    sum += best.score;
  }
  return sum;
}

const defenseOf = ({ view, query }: Outlook, fighter: Fighter): number =>
  sumOf(members(fighter).map((unit) => query.strengthOf(view, unit).defense));
