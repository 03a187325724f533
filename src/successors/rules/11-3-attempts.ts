/** R 11.3, 11.4: dice are rolled for the declared Land Interceptions, one after the other. */
import type { Draft } from 'immer';
import { initiativeForRoll } from '../deeds/abilities.js';
import { rollDice } from '../deeds/dice.js';
import type { ArrivalFrame, Interception } from '../frame/index.js';
import { initiativeRoll, interceptionModifiers } from '../query/die-modifiers.js';
import { forceAt, majorGeneralsAt, minorGeneralsAt } from '../query/presence.js';
import { outside, type Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { commonUnits, countUnits } from '../units.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { regroup, emitMoved } from './09-regroup.js';
import { recordInterceptorOrigin } from './19-3-2-interceptor-attacks.js';

type Arrival = Draft<ArrivalFrame>;

/**
 * Begins the roll for the next declared attempt that no other player's success has cancelled and whose Army is still
 * there (R 11.3, 11.4, 11.1). Returns `false` if there is none.
 */
export function rollNext(run: GameRun, frame: Arrival): boolean {
  const attempt = frame.declared[frame.resolved];
  if (attempt === undefined) return false;
  const { player } = attempt;
  const cancelled = frame.interceptor !== null && frame.interceptor !== player;
  if (cancelled || present(run.state, attempt) === undefined) {
    cancelAttempt(run, frame, { player, from: attempt.from, cancelled });
    frame.resolved++;
  } else {
    rollForAttempt(run, frame, player);
  }
  return true;
}

/** Cancels an attempt because another player has succeeded (R 11.4), or because nobody is left to make it (R 11.1). */
export function cancelAttempt(
  run: GameRun,
  frame: Arrival,
  { player, from, cancelled }: { readonly player: PlayerId; readonly from: SpaceId; readonly cancelled: boolean },
): void {
  const rule = cancelled ? 'R 11.4' : 'R 11.1';
  run.emit({ type: 'interceptionCancelled', rule, player, from, into: frame.space });
  frame.rolling = false;
}

/** Opens the window for Surprise cards before the die of an attempt (R 4.31.1), then rolls it (R 11.3). */
export function rollForAttempt(run: GameRun, frame: Arrival, player: PlayerId): void {
  if (frame.rolling) return rollDice(run, 'interception', 1, player);
  frame.rolling = true;
  frame.bonus = 0;
  openWindow(run, 'interceptionRoll', { space: frame.space, subject: player });
}

/** Returns what is left of a declared Army; `undefined` if its CUs or its commander are gone. */
function present(situation: Situation, attempt: Interception): Interception | undefined {
  const { player, from, inside, commander } = attempt;
  const generals = attempt.generals.filter((general) =>
    majorGeneralsAt(situation, player, from, inside).includes(general),
  );
  const minors = Math.min(attempt.minors, minorGeneralsAt(situation, player, from, inside));
  const units = commonUnits(attempt.units, forceAt(situation, player, from, inside));
  const commanded = commander === 'minor' ? minors > 0 : generals.includes(commander);
  return commanded && countUnits(units) > 0 ? { player, from, inside, commander, generals, minors, units } : undefined;
}

/**
 * Compares the die with the Initiative Rating of the intercepting general, which it must exceed. After a success his
 * Army must move in (R 11.3), outside a Major City (R 11.6), without royals (ruling interceptors-travel-light).
 */
export function judgeInterception(run: GameRun, frame: Arrival, die: number): void {
  const attempt = frame.declared[frame.resolved];
  frame.resolved++;
  frame.rolling = false;
  const army = attempt === undefined ? undefined : present(run.state, attempt);
  if (army === undefined) return;
  const { player, from, commander } = army;
  const modifiers = interceptionModifiers(run.state, { player, commander, units: army.units, from, mover: frame });
  const rating = initiativeForRoll(run, { player, commander, space: frame.space }, 'intercepting');
  const judged = initiativeRoll(die, frame.bonus, modifiers, rating);
  run.emit({ type: 'interceptionRolled', rule: 'R 11.3', player, from, into: frame.space, commander, ...judged });
  if (!judged.success) return;
  frame.interceptor = player;
  recordInterceptorOrigin(run, frame, from);
  const { generals, minors, units } = army;
  const group = { generals, minors, units, royals: [], cart: false };
  const place: Place = { space: from, inside: army.inside };
  regroup(run, player, place, outside(frame.space), group);
  emitMoved(run, 'intercepted', 'R 11.3', player, from, frame.space, group);
}
