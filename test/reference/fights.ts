/** Comparisons of what happens in battles, by land and by sea. */
import type { Belligerent } from '../../src/successors/frame/index.js';
import type { GameState } from '../../src/successors/state.js';
import type { Units } from '../../src/successors/units.js';
import type { PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { fleetStrength } from './07-victory.js';
import {
  battleRating,
  fought,
  independentStrength,
  localTroops,
  modifiedTotal,
  sideCommander,
  sideUnits,
  standAside,
  unitStrength,
} from './12-battle.js';
import { sorted, type Answers, type Comparison } from './compare.js';
import { count, NOBODY, plus } from './pieces.js';
import { attritionTable, battleTable } from './tables.js';

/** R 12.2: strengths. Who failed to Avoid Battle in this Reaction Step is remembered (R 10.4). */
const strengths = (): Comparison => {
  let failed: readonly PlayerId[] = [];
  return {
    clause: 'R 12.2',
    what: 'Battle Strength, Local Troops and Elephants of each side',
    often: 'always',
    *ask({ after, events }) {
      let attacker: Belligerent | undefined;
      for (const event of events) {
        if (event.type === 'groupMoved' || event.type === 'independentArmyMoved' || event.type === 'debarked')
          failed = [];
        if (event.type === 'activationBegan' || event.type === 'landBattleEnded') failed = [];
        if (event.type === 'avoidBattleRolled' && !event.success) failed = [...failed, event.player];
        if (event.type !== 'battleStrengthCounted') continue;
        const { who, space, elephantDice } = event;
        const frame = after.stack.find((one) => one.kind === 'landBattle');
        if (frame?.kind !== 'landBattle') continue;
        attacker = frame.attacker.who;
        const enemy = attacker === who ? frame.defender.who : attacker;
        const troops = who !== 'independent' && failed.includes(who) ? 0 : localTroops(after, who, space);
        if (who === 'independent') {
          const strength = independentStrength(after, space) + troops;
          yield {
            of: `Independents in ${space}`,
            model: { strength, troops },
            engine: { strength: event.strength, troops: event.localTroops },
          };
          continue;
        }
        const units = sideUnits(after, who, space);
        const aside = standAside(after, who, enemy, space, attacker);
        yield {
          of: `${who} in ${space}`,
          model: { strength: unitStrength(units, elephantDice, aside) + troops, troops, elephants: units.elephant },
          engine: { strength: event.strength, troops: event.localTroops, elephants: elephantDice.length },
        };
      }
    },
  };
};

/** R 12.3: scores, and who wins. */
const scores: Comparison = {
  clause: 'R 12.3',
  what: 'Battle Ratings, totals and scores, and who wins',
  often: 'always',
  *ask({ before, events }) {
    const found = events.flatMap((event) => (event.type === 'battleScored' ? [event] : []));
    const model = new Map<Belligerent, number>();
    for (const { who, space, dice, rating, total, strength, score } of found) {
      const expected = battleRating(before, who, space);
      const sum = modifiedTotal(dice, expected);
      model.set(who, battleTable(strength, sum));
      yield {
        of: `${who} in ${space}`,
        model: { rating: expected, total: sum, score: battleTable(strength, sum) },
        engine: { rating, total, score },
      };
    }
    for (const event of events) {
      if (event.type !== 'landBattleDecided') continue;
      const [ours, theirs] = [model.get(event.attacker) ?? -1, model.get(event.defender) ?? -1];
      yield {
        of: `${event.attacker} against ${event.defender} in ${event.space}`,
        model: ours > theirs ? 'attacker' : ours < theirs ? 'defender' : 'draw',
        engine: event.result,
      };
    }
  },
};

/** A side as it stands when a battle has been decided. */
interface Side {
  readonly who: Belligerent;
  readonly units: Units;
  readonly aside: boolean;
  readonly won: 'won' | 'lost' | 'drawn';
  /** R 12.5.2: its score is at least twice the other's. */
  readonly twice: boolean;
  /** R 12.4.1: its modified total is 9, and a Major General commands it. */
  readonly inDanger: boolean;
  /** R 14.7: against Independents. */
  readonly against: Belligerent;
}

/** What has been heard of a side since. */
interface Toll {
  lost: Units;
  dispersed: Units;
  /** Dispersed because nobody leads them any more (R 12.4.2). */
  leaderless: number;
  defected: number;
  attrition: { readonly die: number; readonly count: number; readonly losses: number } | null;
  danger: number;
}

/** R 12.4 to 12.6: what a battle costs each side. */
const tolls = (): Comparison => {
  let battle:
    { readonly space: SpaceId; readonly sides: readonly Side[]; readonly tolls: Map<Belligerent, Toll> } | undefined;
  const begun = (before: GameState, events: Parameters<Comparison['ask']>[0]['events']): void => {
    for (const event of events) {
      if (event.type !== 'landBattleDecided') continue;
      const { space, attacker, defender, result } = event;
      const scored = events.flatMap((one) => (one.type === 'battleScored' ? [one] : []));
      const side = (who: Belligerent, enemy: Belligerent): Side => {
        const mine = scored.find((one) => one.who === who);
        const theirs = scored.find((one) => one.who === enemy);
        const commander = who === 'independent' ? null : sideCommander(before, who, space);
        return {
          who,
          units: who === 'independent' ? NOBODY : sideUnits(before, who, space),
          aside: who !== 'independent' && standAside(before, who, enemy, space, attacker),
          won: result === 'draw' ? 'drawn' : (result === 'attacker') === (who === attacker) ? 'won' : 'lost',
          twice: (mine?.score ?? 0) >= 2 * (theirs?.score ?? 0),
          inDanger: mine?.total === 9 && commander !== null && commander !== 'minor',
          against: enemy,
        };
      };
      const sides = [side(attacker, defender), side(defender, attacker)].filter(({ who }) => who !== 'independent');
      const none = (): Toll => ({
        lost: NOBODY,
        dispersed: NOBODY,
        leaderless: 0,
        defected: 0,
        attrition: null,
        danger: 0,
      });
      battle = { space, sides, tolls: new Map(sides.map(({ who }) => [who, none()])) };
    }
  };
  return {
    clause: 'R 12.5',
    what: 'leader dice, losses and defections of a battle',
    often: 'always',
    *ask({ before, events }): Iterable<Answers> {
      begun(before, events);
      for (const event of events) {
        if (battle === undefined) return;
        const of = (who: Belligerent): Toll | undefined => battle?.tolls.get(who);
        if (event.type === 'unitsLost' && event.space === battle.space && /^R (12|4\.3)/.test(event.rule)) {
          const toll = of(event.player);
          if (toll !== undefined) toll.lost = plus(toll.lost, event.units);
        }
        if (event.type === 'unitsDispersed' && event.space === battle.space && event.rule === 'R 12.5.1') {
          const toll = of(event.player);
          if (toll !== undefined) toll.dispersed = plus(toll.dispersed, event.units);
        }
        if (event.type === 'unitsDispersed' && event.space === battle.space && event.rule === 'R 12.4.2') {
          const toll = of(event.player);
          if (toll !== undefined) toll.leaderless += count(event.units);
        }
        if (event.type === 'unitsDefected' && event.space === battle.space) {
          const toll = of(event.from);
          if (toll !== undefined) toll.defected += event.count;
        }
        if (event.type === 'attritionRolled' && event.space === battle.space) {
          const toll = of(event.player);
          if (toll !== undefined) toll.attrition = event;
        }
        if (event.type === 'leaderInDanger' && event.space === battle.space) {
          const toll = of(event.player);
          const side = battle.sides.find(({ who }) => who === event.player);
          if (toll !== undefined) toll.danger++;
          yield {
            of: `${event.player} ${event.commander}: lost on a ${event.die}`,
            model: event.die >= (side?.won === 'lost' ? 5 : 6),
            engine: event.lost,
          };
        }
        if (event.type !== 'landBattleEnded') continue;
        for (const side of battle.sides) {
          const toll = of(side.who);
          if (toll !== undefined) yield* answers(side, toll, battle.space);
        }
        battle = undefined;
      }
    },
  };
};

/** What a side must have suffered, and what it has. */
function* answers(side: Side, toll: Toll, space: SpaceId): Iterable<Answers> {
  const of = `${side.who} in ${space}, ${side.won}`;
  yield { of: `${of}: leader dice`, model: side.inDanger ? 1 : 0, engine: toll.danger };
  if (side.won !== 'lost') {
    const owed =
      side.won === 'drawn' || !side.twice
        ? Math.min(1, Math.max(0, fought(side.units, side.aside) - toll.leaderless))
        : 0;
    yield {
      of: `${of}: CUs lost`,
      model: { lost: owed, defected: 0 },
      engine: { lost: count(toll.lost), defected: toll.defected },
    };
    return;
  }
  const { units } = side;
  const defected = side.aside ? units.royalArmy : 0;
  const macedonians = units.loyal + units.royalArmy + units.silverShields - defected;
  const losses = toll.attrition === null ? 0 : attritionTable(toll.attrition.die, macedonians);
  yield {
    of: `${of}: defeat`,
    model: {
      defected,
      attritionOf: macedonians,
      lost: units.mercenary + units.elephant + losses,
      dispersed: macedonians - losses,
    },
    engine: {
      defected: toll.defected,
      attritionOf: toll.attrition?.count ?? 0,
      lost: count(toll.lost),
      dispersed: count(toll.dispersed),
    },
  };
}

/** R 4.3, 4.3.1: every Attrition die. */
const attrition: Comparison = {
  clause: 'R 4.3',
  what: 'losses by Attrition',
  often: 'always',
  *ask({ before, events }) {
    for (const event of events) {
      if (event.type !== 'attritionRolled') continue;
      const frame = before.stack.findLast((one) => one.kind === 'attrition');
      const passing = frame?.kind === 'attrition' && frame.passage;
      yield {
        of: `${event.player} in ${event.space}: ${event.count} CUs on a ${event.die}`,
        model: Math.min(event.count, attritionTable(event.die, passing ? 2 : event.count)),
        engine: event.losses,
      };
    }
  },
};

/** R 8.6: battles at sea. */
const atSea = (): Comparison => {
  let dice: (readonly [PlayerId | null, readonly number[]])[] = [];
  return {
    clause: 'R 8.6',
    what: 'scores of a Naval Battle, who wins, which Fleets are Dispersed',
    often: 'always',
    *ask({ before, events }) {
      for (const event of events) {
        if (event.type === 'navalInterceptionDeclared') dice = [];
        if (event.type === 'rolled' && event.purpose === 'navalBattle') dice.push([event.player, event.dice]);
        if (event.type !== 'navalBattleFought') continue;
        const { mover, interceptor } = event;
        const frame = before.stack.findLast((one) => one.kind === 'navalBattle');
        if (frame?.kind !== 'navalBattle') continue;
        const score = (player: PlayerId, strength: number): number => {
          const rolled = dice.findLast(([who]) => who === player)?.[1] ?? [];
          return strength === 0
            ? 0
            : battleTable(
                strength,
                rolled.reduce((sum, die) => sum + die, 0),
              );
        };
        const ours = score(mover, fleetStrength(before, frame.escort) + frame.lent[0]);
        const theirs = score(interceptor, fleetStrength(before, frame.fleets) + frame.lent[1]);
        const winner = ours > theirs ? 'mover' : ours < theirs ? 'interceptor' : 'draw';
        yield {
          of: `${mover} against ${interceptor}`,
          model: { scores: [ours, theirs], winner },
          engine: { scores: event.scores, winner: event.winner },
        };
        yield {
          of: `${mover} against ${interceptor}: Fleets Dispersed`,
          model: sorted(winner === 'draw' ? [] : winner === 'mover' ? frame.fleets : frame.escort),
          engine: sorted(events.flatMap((one) => (one.type === 'fleetDispersed' ? [one.fleet] : []))),
        };
      }
    },
  };
};

export const fights = (): readonly Comparison[] => [strengths(), scores, tolls(), attrition, atSea()];
