/** R 6, 7: the course of the game: turns, rounds, segments, order, and the end. */
import type { RuleRef } from '../../core/index.js';
import type { SegmentMemory, Training, VictoryKind } from '../state.js';
import type { GameRun } from '../types.js';
import type { Commander, PlayerId, SegmentName, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** The next Game Turn (R 6.8). */
export function advanceTurn(run: GameRun): void {
  tableOf(run).turn += 1;
}

/** A Strategy Round, or none: 0. */
export function setRound(run: GameRun, round: number): void {
  tableOf(run).round = round;
}

/** The Turn Order of a Game Turn (R 6.2). */
export function setTurnOrder(run: GameRun, player: PlayerId, order: readonly PlayerId[]): void {
  tableOf(run).turnOrder = order;
  run.emit({ type: 'turnOrderSet', rule: 'R 6.2', player, order: [...order] });
}

/** A player is the Usurper for a Game Turn (R 6.3). */
export function labelUsurper(run: GameRun, player: PlayerId): void {
  tableOf(run).usurper = player;
  run.emit({ type: 'usurperNamed', rule: 'R 6.3.1', player });
}

/** A player is a Champion no longer (R 17.3). */
export function loseChampion(run: GameRun, player: PlayerId, target: PlayerId): void {
  const table = tableOf(run);
  table.champions = table.champions.filter((champion) => champion !== player);
  run.emit({ type: 'championLost', rule: 'R 17.3', player, target });
}

/** A player is a Champion again (R 17.4). */
export function regainChampion(run: GameRun, player: PlayerId): void {
  const table = tableOf(run);
  table.champions = [...table.champions, player];
  run.emit({ type: 'championRegained', rule: 'R 17.4', player });
}

/** Everybody's Victory Points are noted, by seats, for the next time they change. */
export function notePoints(run: GameRun, points: readonly number[]): void {
  tableOf(run).pointsAtRest = points;
}

/** A Segment of a player's turn begins: whatever was moved in the last one may move again (R 8.3.1). */
export function beginSegment(run: GameRun, player: PlayerId, segment: SegmentName): void {
  const table = tableOf(run);
  table.forgetMoves();
  table.segment = { player, segment, navalMoved: false, attempts: {}, minorsHandled: [], oratory: [] };
  run.emit({ type: 'segmentBegan', rule: 'R 6.6.1', player, segment, round: table.round });
}

/** A player's turn is over, and with it the memory of its last Segment. */
export function endSegments(run: GameRun): void {
  const table = tableOf(run);
  table.forgetMoves();
  table.segment = null;
}

/** The Naval Movement of the Segment is under way (R 8.4.1). */
export function rememberVoyage(run: GameRun): void {
  const { segment } = run.state;
  if (segment !== null) rememberIn(run, segment, { navalMoved: true });
}

/** A Siege or Subjugation has been attempted: attempts are counted for the Segment, space by space (R 13.4). */
export function rememberAttempt(run: GameRun, space: SpaceId, commander: Commander): void {
  const { segment } = run.state;
  if (segment === null) return;
  const attempt = { commander, count: (segment.attempts[space]?.count ?? 0) + 1 };
  rememberIn(run, segment, { attempts: { ...segment.attempts, [space]: attempt } });
}

/** Minor Generals of a space have been dealt with between activations. */
export function rememberMinors(run: GameRun, space: SpaceId): void {
  const { segment } = run.state;
  if (segment !== null) rememberIn(run, segment, { minorsHandled: [...segment.minorsHandled, space] });
}

/** An activation is over: Minor Generals may be dealt with anew in every space. */
export function forgetMinors(run: GameRun): void {
  const { segment } = run.state;
  if (segment !== null) rememberIn(run, segment, { minorsHandled: [] });
}

/** What is remembered in a Segment is so from now on. It is made field by field: copies of copies by spread have ever new shapes. */
export function rememberIn(
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

/** What a player has in training (R 6.6.3.3); `undefined`: nothing. */
export function setTraining(run: GameRun, player: PlayerId, training: Training | undefined): void {
  const table = tableOf(run);
  const { [player]: _, ...others } = table.training;
  table.training = training === undefined ? others : { ...others, [player]: training };
}

/** A treasure city is looted (card 29). */
export function loot(run: GameRun, player: PlayerId, space: SpaceId, rule: RuleRef): void {
  const table = tableOf(run);
  table.looted = [...table.looted, space];
  run.emit({ type: 'cityLooted', rule, player, space });
}

/** The Silver Shields have been raised (R 3.3.3.2). */
export function raiseSilverShields(run: GameRun): void {
  tableOf(run).silverShieldsRaised = true;
}

/** A player has the Persians' support (card 26). */
export function gainPopularSupport(run: GameRun, player: PlayerId): void {
  tableOf(run).popularSupport = player;
}

/** Who has the Helepolis and where, or that nobody has (card 35). */
export function setHelepolis(run: GameRun, helepolis: GameRun['state']['helepolis']): void {
  tableOf(run).helepolis = helepolis;
}

/** The game is over: it is written down who won, and nothing is left to be resolved. */
export function declareWinner(run: GameRun, winners: readonly PlayerId[], how: VictoryKind, rule: RuleRef): void {
  tableOf(run).outcome = { winners: [...winners], how, rule };
  run.emit({ type: 'gameWon', rule, winners: [...winners], how });
  run.end();
}
