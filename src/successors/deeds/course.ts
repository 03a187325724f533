/** R 6, 7: the course of the game: turns, rounds, Segments, order, and the end. */
import type { RuleRef } from '../../core/index.js';
import type { SegmentMemory, Training, VictoryKind } from '../state.js';
import type { GameRun } from '../types.js';
import type { Commander, PlayerId, SegmentName, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** Begins the next Game Turn (R 6.8). */
export function advanceTurn(run: GameRun): void {
  tableOf(run).turn += 1;
}

/** Sets the Strategy Round; 0: none. */
export function setRound(run: GameRun, round: number): void {
  tableOf(run).round = round;
}

/** Sets the Turn Order of a Game Turn (R 6.2). */
export function setTurnOrder(run: GameRun, player: PlayerId, order: readonly PlayerId[]): void {
  tableOf(run).turnOrder = order;
  run.emit({ type: 'turnOrderSet', rule: 'R 6.2', player, order: [...order] });
}

/** Makes a player the Usurper for a Game Turn (R 6.3). */
export function labelUsurper(run: GameRun, player: PlayerId): void {
  tableOf(run).usurper = player;
  run.emit({ type: 'usurperNamed', rule: 'R 6.3.1', player });
}

/** Ends a player's being a Champion (R 17.3). */
export function loseChampion(run: GameRun, player: PlayerId, target: PlayerId): void {
  const table = tableOf(run);
  table.champions = table.champions.filter((champion) => champion !== player);
  run.emit({ type: 'championLost', rule: 'R 17.3', player, target });
}

/** Makes a player a Champion again (R 17.4). */
export function regainChampion(run: GameRun, player: PlayerId): void {
  const table = tableOf(run);
  table.champions = [...table.champions, player];
  run.emit({ type: 'championRegained', rule: 'R 17.4', player });
}

/** Stores the Victory Points of all players, by seat, to compare them later. */
export function storePoints(run: GameRun, points: readonly number[]): void {
  tableOf(run).lastPoints = points;
}

/** Begins a Segment of a player's turn. Pieces moved in the last one may move again (R 8.3.1). */
export function beginSegment(run: GameRun, player: PlayerId, segment: SegmentName): void {
  const table = tableOf(run);
  table.clearMoved();
  table.segment = { player, segment, navalMoved: false, attempts: {}, minorsHandled: [], oratory: [] };
  run.emit({ type: 'segmentBegan', rule: 'R 6.6.1', player, segment, round: table.round });
}

/** Ends a player's turn, and removes the notes about its last Segment. */
export function endSegments(run: GameRun): void {
  const table = tableOf(run);
  table.clearMoved();
  table.segment = null;
}

/** Records the Naval Movement of the Segment (R 8.4.1). */
export function recordVoyage(run: GameRun): void {
  const { segment } = run.state;
  if (segment !== null) updateSegmentMemory(run, segment, { navalMoved: true });
}

/** Records an attempt of a Siege or Subjugation. Attempts are counted for each space and Segment (R 13.4). */
export function recordAttempt(run: GameRun, space: SpaceId, commander: Commander): void {
  const { segment } = run.state;
  if (segment === null) return;
  const attempt = { commander, count: (segment.attempts[space]?.count ?? 0) + 1 };
  updateSegmentMemory(run, segment, { attempts: { ...segment.attempts, [space]: attempt } });
}

/** Records that Minor Generals of a space have been placed or lifted between activations. */
export function recordMinors(run: GameRun, space: SpaceId): void {
  const { segment } = run.state;
  if (segment !== null) updateSegmentMemory(run, segment, { minorsHandled: [...segment.minorsHandled, space] });
}

/** Allows Minor Generals to be placed or lifted again in every space after an activation. */
export function clearMinors(run: GameRun): void {
  const { segment } = run.state;
  if (segment !== null) updateSegmentMemory(run, segment, { minorsHandled: [] });
}

/**
 * Changes the notes about the current Segment. The object is built field by field, because repeated spreads produce
 * ever new shapes.
 */
export function updateSegmentMemory(
  run: GameRun,
  before: SegmentMemory,
  {
    navalMoved = before.navalMoved,
    attempts = before.attempts,
    minorsHandled = before.minorsHandled,
    oratory = before.oratory,
    firstDice = before.firstDice,
  }: Partial<SegmentMemory>,
): void {
  const { player, segment } = before;
  const memory = { player, segment, navalMoved, attempts, minorsHandled, oratory };
  tableOf(run).segment = firstDice === undefined ? memory : { ...memory, firstDice };
}

/** Sets what a player has in training (R 6.6.3.3); `undefined`: nothing. */
export function setTraining(run: GameRun, player: PlayerId, training: Training | undefined): void {
  const table = tableOf(run);
  const { [player]: _, ...others } = table.training;
  table.training = training === undefined ? others : { ...others, [player]: training };
}

/** Marks a treasure city as looted (card 29). */
export function loot(run: GameRun, player: PlayerId, space: SpaceId, rule: RuleRef): void {
  const table = tableOf(run);
  table.looted = [...table.looted, space];
  run.emit({ type: 'cityLooted', rule, player, space });
}

/** Records that the Silver Shields have been raised (R 3.3.3.2). */
export function raiseSilverShields(run: GameRun): void {
  tableOf(run).silverShieldsRaised = true;
}

/** Gives a player the support of the Persians (card 26). */
export function gainPopularSupport(run: GameRun, player: PlayerId): void {
  tableOf(run).popularSupport = player;
}

/** Sets who has the Helepolis and where, or that nobody has (card 35). */
export function setHelepolis(run: GameRun, helepolis: GameRun['state']['helepolis']): void {
  tableOf(run).helepolis = helepolis;
}

/** Ends the game: records who has won, and clears the stack. */
export function declareWinner(run: GameRun, winners: readonly PlayerId[], how: VictoryKind, rule: RuleRef): void {
  tableOf(run).outcome = { winners: [...winners], how, rule };
  run.emit({ type: 'gameWon', rule, winners: [...winners], how });
  run.end();
}
