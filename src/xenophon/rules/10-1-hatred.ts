/** R X10.1, optional: the two brothers fight hand to hand. */
import { rollDice } from '../../conquest/deeds/dice.js';
import { battleIn, removeAbsent } from '../../conquest/deeds/display.js';
import { removeLeader } from '../../conquest/deeds/leaders.js';
import type { BattleFrame, DuelFrame } from '../../conquest/frame/index.js';
import { fighterOf, leaderTakingPart, sideOfLeader } from '../../conquest/query/10-4-display.js';
import { casualty as casualtyOfTheBase } from '../../conquest/rules/09-leader-casualty.js';
import { duel as duelOfTheBase } from '../../conquest/rules/10-11-duel.js';
import { leaderNamed } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { LeaderId, UnitId } from '../../conquest/vocabulary.js';
import { plays } from '../options.js';
import { frameIn } from '../query/frames.js';
import type { GameRun, RulesOf } from '../types.js';

/** Returns the head of a side that takes part in a duel with this unit; `undefined`: none does. */
function headWith(situation: Situation, battle: BattleFrame, unit: UnitId): LeaderId | undefined {
  const fighter = fighterOf(battle, unit);
  const posted = fighter === undefined ? undefined : leaderTakingPart(situation, battle, fighter);
  return posted !== undefined && leaderNamed(situation, posted.leader).fact.king !== undefined
    ? posted.leader
    : undefined;
}

/** Returns the heads of both sides if they lead the two units of a duel (ruling X10.1). */
function brothersIn(run: GameRun, { attacker, defender }: DuelFrame): readonly [LeaderId, LeaderId] | undefined {
  if (!plays(run.state, 'brotherlyHatred')) return undefined;
  const battle = battleIn(run);
  const [one, other] = [headWith(run.state, battle, attacker), headWith(run.state, battle, defender)];
  return one === undefined || other === undefined ? undefined : [one, other];
}

const baseDuel: RulesOf<'duel'> = duelOfTheBase;

/** Pushes the fight below the frames that follow from the duel. It replaces the rolls for the two leaders. */
export const duel: RulesOf<'duel'> = {
  ...baseDuel,
  resume(run, frame, child) {
    const isStruck = child.kind === 'roll' && child.purpose === 'duel';
    const brothers = isStruck ? brothersIn(run, frame) : undefined;
    if (brothers !== undefined) run.push({ kind: 'hatred', leaders: [...brothers], dice: [], done: false });
    baseDuel.resume?.(run, frame, child);
    if (child.kind === 'hatred') removeAbsent(run);
  },
};

const baseCasualty: RulesOf<'casualty'> = casualtyOfTheBase;

/** No other die is rolled for these two leaders. */
export const casualty: RulesOf<'casualty'> = {
  ...baseCasualty,
  advance(run, frame, list) {
    if (frameIn(run.state, 'hatred')?.leaders.includes(frame.leader) === true) run.finish();
    else baseCasualty.advance?.(run, frame, list);
  },
};

export const hatred: RulesOf<'hatred'> = {
  rule: 'R X10.1',
  advance(run, frame) {
    const [one, other] = frame.dice;
    if (frame.done) return run.finish();
    const [first, second] = frame.leaders;
    if (one === undefined || other === undefined) {
      const next = one === undefined ? first : second;
      return rollDice(run, 'hatred', 1, sideOfLeader(run.state, next));
    }
    const loser = one === other ? null : one < other ? first : second;
    run.emit({ type: 'hatredVented', rule: 'R X10.1', leaders: [first, second], dice: [one, other], loser });
    frame.dice = [];
    frame.done = loser !== null;
    if (loser !== null) removeLeader(run, leaderNamed(run.state, loser).code, 'killed', 'R X10.1');
  },
  resume(_, frame, child) {
    if (child.kind === 'roll') frame.dice.push(child.values[0] ?? 1);
  },
};
