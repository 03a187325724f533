/** R 5.4.2, 5.4.3, 5.4.4, 5.4.5: the starting Generals are dealt. `05-4-1-forces.ts` places them. */
import type { Draft } from 'immer';
import { CHANCE } from '../../core/index.js';
import { refusal } from '../code.js';
import { GENERAL_DEALS } from '../data/generals.js';
import { assignGeneral } from '../deeds/generals.js';
import type { DealGeneralsFrame } from '../frame/index.js';
import { playersOf } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { GeneralId, PlayerId } from '../vocabulary.js';

/** Begins the deal that belongs to the number of players (R 5.4.2 to 5.4.5). */
export function pushDealGenerals(run: GameRun): void {
  const pool: readonly GeneralId[] = GENERAL_DEALS[run.state.options.players].dealt;
  run.push({ kind: 'dealGenerals', pool: [...pool], dealt: {}, discarded: [], round: 'deal' });
}

/** Returns the player who is dealt the next General: the first of those with the fewest. */
function nextToReceive(situation: Situation, frame: DealGeneralsFrame): PlayerId | undefined {
  const { each } = GENERAL_DEALS[situation.options.players];
  let next: PlayerId | undefined;
  let fewest = each;
  for (const player of playersOf(situation)) {
    const count = frame.dealt[player]?.length ?? 0;
    if (count < fewest) [next, fewest] = [player, count];
  }
  return next;
}

/**
 * Deals one General per chance action; all that are left are equally likely. With five players, each player then keeps
 * one of two, and the Generals given up are dealt again (R 5.4.5).
 */
export const dealGenerals: RulesOf<'dealGenerals'> = {
  rule: 'R 5.4',
  actor: (situation, frame) =>
    frame.round !== 'keep' && nextToReceive(situation, frame) !== undefined ? CHANCE : undefined,
  chance(situation, frame) {
    const to = nextToReceive(situation, frame);
    return to === undefined
      ? []
      : frame.pool.map((general) => ({ action: { type: 'dealGeneral', player: CHANCE, to, general }, weight: 1 }));
  },
  apply(run, frame, action) {
    if (action.type !== 'dealGeneral') return;
    const { to, general } = action;
    frame.pool = frame.pool.filter((other) => other !== general);
    (frame.dealt[to] ??= []).push(general);
    run.emit({ type: 'generalDealt', rule: 'R 5.4', player: to, general });
  },
  advance(run, frame) {
    if (frame.round === 'deal' && GENERAL_DEALS[run.state.options.players].keepOne) {
      frame.round = 'keep';
    } else if (frame.round === 'keep') {
      askToKeep(run, frame);
    } else {
      for (const player of playersOf(run.state)) {
        for (const general of frame.dealt[player] ?? []) assignGeneral(run, general, player);
      }
      run.finish();
    }
  },
  resume(_, frame, child) {
    if (child.kind !== 'keepGeneral' || child.kept === null) return;
    const { kept, player } = child;
    frame.discarded.push(...child.dealt.filter((general) => general !== kept));
    frame.dealt[player] = [kept];
  },
};

/**
 * Asks the players, in the order of their seats, which General they keep (ruling open-deal). After the last answer, the
 * Generals given up are dealt again.
 */
function askToKeep(run: GameRun, frame: Draft<DealGeneralsFrame>): void {
  for (const player of playersOf(run.state)) {
    const dealt = frame.dealt[player] ?? [];
    if (dealt.length > 1) return void run.push({ kind: 'keepGeneral', player, dealt: [...dealt], kept: null });
  }
  frame.round = 'redeal';
  frame.pool = [...frame.discarded];
  frame.discarded = [];
}

/** Asks a player which of the two Generals dealt to them they keep (R 5.4.5). */
export const keepGeneral: RulesOf<'keepGeneral'> = {
  rule: 'R 5.4.5',
  actor: (_, frame) => frame.player,
  actions: (_, { player, dealt }) => dealt.map((general) => ({ type: 'keepGeneral', player, general })),
  refuse: (_, { dealt }, action) =>
    action.type === 'keepGeneral' && !dealt.includes(action.general)
      ? refusal('notOffered', 'R 5.4.5', { general: action.general })
      : undefined,
  apply(run, frame, action) {
    if (action.type !== 'keepGeneral') return;
    frame.kept = action.general;
    run.emit({ type: 'generalKept', rule: 'R 5.4.5', player: frame.player, general: action.general });
    run.finish();
  },
};
