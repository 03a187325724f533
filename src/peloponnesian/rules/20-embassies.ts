/** R 20.1, 20.3, C: players demand or propose peace, or air grievances, after the hands are refilled (ruling Q78). */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { succeedsWith } from '../deeds/card-rolls.js';
import { endCard } from '../deeds/cards.js';
import { rollDice } from '../deeds/dice.js';
import { endPeace, signPeace } from '../deeds/peace.js';
import type { EmbassyFrame, Errand } from '../frame/peace.js';
import { embassies, peaceModifiers } from '../query/embassies.js';
import { enemiesOf } from '../query/command.js';
import { areEnemies } from '../query/owners.js';
import { isAtPeace, offenceAgainst } from '../query/peace.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';

export function openEmbassy(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'embassy', player, errand: null, errands: [], asked: [] });
}

/** Returns the errands that a player can do now. */
function errandsOf(situation: Situation, { player, errands }: EmbassyFrame): readonly Errand[] {
  const possible: readonly Errand[] = isAtPeace(situation)
    ? offenceAgainst(situation, player) === undefined
      ? []
      : ['grievance']
    : embassies(situation).length === 0
      ? ['proposal']
      : ['demand', 'proposal'];
  return possible.filter((errand) => !errands.includes(errand));
}

function choices(situation: Situation, frame: EmbassyFrame): readonly Action[] {
  const { player, errand, asked } = frame;
  const [answering] = asked;
  if (errand === 'proposal' && answering !== undefined)
    return [
      { type: 'acceptPeace', player: answering },
      { type: 'refusePeace', player: answering },
    ];
  if (errand !== null) return [];
  const errands = errandsOf(situation, frame);
  const listed: Action[] = [];
  // Any enemy, but only one in a season (ruling R68).
  if (errands.includes('demand'))
    for (const on of enemiesOf(situation, player)) listed.push({ type: 'demandPeace', player, on });
  if (errands.includes('proposal')) listed.push({ type: 'proposePeace', player });
  if (errands.includes('grievance')) listed.push({ type: 'airGrievances', player });
  return [...listed, { type: 'endEmbassies', player }];
}

/** Starts a player's errand, which cannot be repeated this season. */
function begin(frame: Draft<EmbassyFrame>, errand: Errand, asked: readonly PlayerId[]): void {
  frame.errand = errand;
  frame.errands.push(errand);
  frame.asked = [...asked];
}

function end(frame: Draft<EmbassyFrame>): void {
  frame.errand = null;
  frame.asked = [];
}

/** Applies the answer to a proposal. Peace is signed when all players have accepted it (R 20.1 b). */
function answer(run: GameRun, frame: Draft<EmbassyFrame>, accepts: boolean): void {
  const [player, ...others] = frame.asked;
  if (player === undefined) return;
  run.emit({ type: 'peaceAnswered', rule: 'R 20.1', player, to: frame.player, accepts });
  frame.asked = others;
  if (accepts && others.length > 0) return;
  end(frame);
  if (accepts) signPeace(run, null);
}

/** Applies the die for peace: it is signed, the embassies leave the board, or they stay (R C). */
function readDemand(run: GameRun, player: PlayerId, die: number): void {
  const { state } = run;
  const all = embassies(state);
  const [first] = all;
  if (first === undefined) return;
  const { card, effect } = first;
  const total = die + peaceModifiers(state, first, player);
  const succeeds = succeedsWith(effect.roll, die, total);
  const fails = !succeeds && (die === effect.roll.neverOn || total <= effect.endsOn);
  run.emit({ type: 'peaceRolled', rule: 'R C', player, card: card.id, die, total, succeeds, fails });
  if (succeeds) signPeace(run, card.id);
  if (fails) for (const each of all) endCard(run, each.card.id);
}

/** Applies the die for grievances, with one added for each: the peace ends or goes on (R 20.3). */
function readGrievances(run: GameRun, player: PlayerId, die: number): void {
  const { state } = run;
  const { grievances } = offenceAgainst(state, player) ?? { grievances: 0 };
  const total = die + grievances;
  const succeeds = total >= state.components.charts.peace.grievanceFrom;
  run.emit({ type: 'grievanceRolled', rule: 'R 20.3', player, die, grievances, total, succeeds });
  if (succeeds) endPeace(run, player);
}

export const embassy: RulesOf<'embassy'> = {
  rule: 'R 20.1',
  actor: (_, { player, errand, asked: [answering] }, list) => {
    if (errand === 'proposal') return answering;
    return list().length > 1 ? player : undefined;
  },
  actions: choices,
  refuse: refuseErrand,
  apply(run, frame, action) {
    const { player } = frame;
    switch (action.type) {
      case 'demandPeace':
        begin(frame, 'demand', [action.on]);
        run.emit({ type: 'peaceDemanded', rule: 'R C', player, on: action.on });
        return rollDice(run, 'peace', 1, action.on);
      case 'proposePeace':
        begin(
          frame,
          'proposal',
          run.state.scenario.players.filter((other) => other !== player),
        );
        return run.emit({ type: 'peaceProposed', rule: 'R 20.1', player });
      case 'acceptPeace':
        return answer(run, frame, true);
      case 'refusePeace':
        return answer(run, frame, false);
      case 'airGrievances':
        begin(frame, 'grievance', []);
        return rollDice(run, 'grievance', 1, player);
      case 'endEmbassies':
        return run.finish();
      default:
    }
  },
  advance: (run) => run.finish(),
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const [die = 0] = child.values;
    const { errand, player } = frame;
    const [asked] = frame.asked;
    end(frame);
    if (errand === 'demand' && asked !== undefined) readDemand(run, asked, die);
    if (errand === 'grievance') readGrievances(run, player, die);
  },
};

const ERRAND_OF: Readonly<Partial<Record<Action['type'], Errand>>> = {
  demandPeace: 'demand',
  proposePeace: 'proposal',
  airGrievances: 'grievance',
};

/** The clause by which each errand is done once in a season. */
const ONCE: Readonly<Record<Errand, RuleRef>> = {
  demand: 'ruling Q78',
  proposal: 'ruling Q91',
  grievance: 'ruling Q97',
};

function refuseErrand(situation: Situation, frame: EmbassyFrame, action: Action): Refusal | undefined {
  const { player, errand, errands } = frame;
  if (action.type === 'acceptPeace' || action.type === 'refusePeace')
    return errand === 'proposal' ? undefined : refusal('notAsked', 'R 20.1');
  if (errand === 'proposal') return refusal('answerFirst', 'R 20.1');
  const wanted = ERRAND_OF[action.type];
  if (wanted === undefined || errandsOf(situation, frame).includes(wanted))
    return action.type === 'demandPeace' && !areEnemies(action.on, player)
      ? refusal('noEnemy', 'R C', { on: action.on })
      : undefined;
  if (errands.includes(wanted)) return refusal('onceASeason', ONCE[wanted]);
  return refuseByPeace(situation, wanted);
}

/** Returns why an errand is impossible, in peace or in war. */
function refuseByPeace(situation: Situation, errand: Errand): Refusal {
  if (errand === 'grievance')
    return isAtPeace(situation) ? refusal('noBreach', 'R 20.3') : refusal('noPeace', 'R 20.3');
  return isAtPeace(situation) ? refusal('peaceReigns', 'R 20.1') : refusal('noEmbassy', 'R C');
}
