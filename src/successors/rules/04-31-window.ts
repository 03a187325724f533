/** R 4.31.1: the moments at which Surprise cards may be played, and the players who are asked. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { Moment, WindowFrame } from '../frame/index.js';
import { cardType, handOf, hasSurprise, holdsSurprise, surprisesHeld } from '../query/cards.js';
import { independentReactions } from '../query/independent-reactions.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId, SpaceId } from '../vocabulary.js';
import { discardCard, knownHand } from './04-31-hands.js';
import { commit, commitments, refuseCommitment } from './19-4-commitment.js';
import { hasSurpriseFor, ownSurprises, playSurprise, surprisesFor } from './20-card-events.js';

/** The moment of a window and what it is about. */
type WindowSubject = Pick<WindowFrame, 'moment' | 'space' | 'subject'>;

/**
 * Opens a window about the topmost frame: before that frame goes on, the players who may answer are asked
 * (ruling moments-of-surprise). Does nothing if nobody can answer.
 */
export function openWindow(
  run: GameRun,
  moment: Moment,
  about: { readonly space?: SpaceId | null; readonly subject?: PlayerId | null } = {},
): void {
  const { space = null, subject = null } = about;
  const asked = nextAsked(run.state, { moment, space, subject }, NOBODY);
  if (asked !== undefined) run.push({ kind: 'window', moment, space, subject, asked, passed: [] });
}

const NOBODY: readonly PlayerId[] = [];

/**
 * Returns the first player in Turn Order who has not passed and may answer. If two players want to play a card, the
 * earlier one goes first (R 4.31.1).
 */
function nextAsked(situation: Situation, matter: WindowSubject, passed: readonly PlayerId[]): PlayerId | undefined {
  for (const player of situation.turnOrder)
    if (!passed.includes(player) && mayAnswer(situation, matter, player)) return player;
  return undefined;
}

/**
 * Returns whether the hands of a situation lead to the open window: the player asked must be the first who may answer.
 */
export const explainsPause = (situation: Situation, frame: WindowFrame): boolean =>
  nextAsked(situation, frame, frame.passed) === frame.asked;

/** What hands must contain for a window to open. */
export interface Explanation {
  /** The player asked has at least one of these cards. */
  readonly asked: PlayerId;
  readonly answers: ReadonlySet<CardId>;
  /** Players who would have been asked earlier have none of these cards. */
  readonly before: ReadonlyMap<PlayerId, ReadonlySet<CardId>>;
}

/**
 * Returns what hands must contain for this window to open; `undefined` if no hands can explain it. In the situation,
 * every hidden hand holds all cards that it may hold. That is possible because no card depends on the others of its
 * hand.
 */
export function explanationOf(situation: Situation, frame: WindowFrame): Explanation | undefined {
  const { asked, passed } = frame;
  const before = new Map<PlayerId, ReadonlySet<CardId>>();
  for (const player of situation.turnOrder) {
    if (passed.includes(player)) continue;
    const answers = new Set(answersOf(situation, frame, player));
    if (player === asked) return { asked, answers, before };
    before.set(player, answers);
  }
  return undefined;
}

/** Whether any Surprise card counts at a moment: to discard it (ruling discarding-surprises), or to spend it (R 19.4). */
const asksForAnySurprise = (moment: Moment): boolean => moment === 'turn' || moment === 'independents';

/**
 * Returns whether a player is asked: holders of a fitting card and, at the start of a turn, holders of any Surprise
 * card, which they may discard (ruling discarding-surprises) or spend where an Independent Army may react (R 19.4).
 * With `interrupts: 'everyone'` it is every player with a card, so that a pause reveals nothing.
 */
function mayAnswer(situation: Situation, { moment, space, subject }: WindowSubject, player: PlayerId): boolean {
  const hand = handOf(situation, player);
  if (hand.length === 0 || !isConcerned(situation, moment, subject, player)) return false;
  if (situation.options.interrupts === 'everyone') return true;
  return asksForAnySurprise(moment)
    ? hasSurprise(situation, hand)
    : hasSurpriseFor(situation, player, moment, space, subject, hand);
}

/**
 * Returns whether the moment concerns a player. Where Independent Armies may react, it concerns only inactive players,
 * and only while one of these Armies can react (R 19.4; ruling cards-for-independents).
 */
const isConcerned = (situation: Situation, moment: Moment, subject: PlayerId | null, player: PlayerId): boolean =>
  moment !== 'independents' || (player !== subject && independentReactions(situation).length > 0);

/** Returns the cards because of which a player is asked: `mayAnswer` is true if there is one. Change both together. */
function answersOf(situation: Situation, matter: WindowSubject, player: PlayerId): readonly CardId[] {
  const { moment, subject } = matter;
  if (!isConcerned(situation, moment, subject, player)) return [];
  if (situation.options.interrupts === 'everyone') return knownHand(situation, player);
  return asksForAnySurprise(moment) ? surprisesHeld(situation, player) : fitting(situation, matter, player);
}

const fitting = (
  situation: Situation,
  { moment, space, subject }: WindowSubject,
  player: PlayerId,
): readonly CardId[] => surprisesFor(situation, player, moment, space, subject);

/**
 * Discards a Surprise card without effect; its player draws another (R 4.31.1; for card 58 too:
 * ruling discarding-surprises).
 */
function discardSurprise(run: GameRun, player: PlayerId, card: CardId): void {
  discardCard(run, player, card, 'R 4.31.1');
  run.push({ kind: 'draw', player, count: 1 });
}

/** Returns the actions that discard a Surprise card of a hand (R 4.31.1). */
const discards = (situation: Situation, player: PlayerId): readonly Action[] =>
  surprisesHeld(situation, player).map((card) => ({ type: 'discardSurprise', player, card }));

const plays = (player: PlayerId, cards: readonly CardId[]): readonly Action[] =>
  cards.map((card) => ({ type: 'playSurprise', player, card }));

const NONE: readonly Action[] = [];

/**
 * Returns what the active player may do with Surprise cards between two steps of their own Segment: play a fitting
 * card, or discard any (R 4.31.1; rulings moments-of-surprise, discarding-surprises).
 */
export const surpriseActions = (situation: Situation, player: PlayerId): readonly Action[] =>
  holdsSurprise(situation, player)
    ? [...plays(player, ownSurprises(situation, player)), ...discards(situation, player)]
    : NONE;

/** Returns why a player who is asked may not play or discard a Surprise card. `fits`: whether the card has a target. */
function refuseCard(
  situation: Situation,
  action: Action,
  moment: Moment | 'ownSegment',
  fits: (player: PlayerId) => readonly CardId[],
): Refusal | undefined {
  if (action.type !== 'playSurprise' && action.type !== 'discardSurprise') return undefined;
  const { player, card } = action;
  if (!knownHand(situation, player).includes(card)) return refusal('cardNotHeld', 'R 4.31.1', { card });
  if (cardType(situation, card) !== 'surprise') return refusal('noSurpriseCard', 'R 4.31.1', { card });
  return action.type === 'discardSurprise' || fits(player).includes(card)
    ? undefined
    : refusal('notTheMoment', 'R 4.31.1', { card, moment });
}

/**
 * Returns why the active player may not play or discard a Surprise card between two steps; `undefined` for other
 * actions.
 */
export const refuseSurprise = (situation: Situation, action: Action): Refusal | undefined =>
  refuseCard(situation, action, 'ownSegment', (player) => ownSurprises(situation, player));

/** Plays or discards a Surprise card. Returns `false` for any other action. */
export function applySurprise(run: GameRun, action: Action): boolean {
  if (action.type === 'playSurprise') playSurprise(run, action.player, action.card);
  else if (action.type === 'discardSurprise') discardSurprise(run, action.player, action.card);
  else return false;
  return true;
}

export const window: RulesOf<'window'> = {
  rule: 'R 4.31.1',
  actor: (_, frame) => frame.asked ?? undefined,
  actions(situation, frame) {
    const player = frame.asked;
    if (player === null) return [];
    return [
      ...(frame.moment === 'independents' ? commitments(situation, player) : NONE),
      ...plays(player, fitting(situation, frame, player)),
      ...discards(situation, player),
      { type: 'pass', player },
    ];
  },
  refuse(situation, frame, action) {
    const { moment } = frame;
    if (action.type !== 'reactWithIndependentArmy')
      return refuseCard(situation, action, moment, (player) => fitting(situation, frame, player));
    return moment === 'independents'
      ? refuseCommitment(situation, action)
      : refusal('notTheMoment', 'R 19.4', { card: action.card, moment });
  },
  apply(run, frame, action) {
    const player = frame.asked;
    if (player === null) return;
    frame.asked = null;
    if (action.type === 'reactWithIndependentArmy') commit(run, action);
    else if (!applySurprise(run, action)) frame.passed.push(player);
  },
  advance(run, frame) {
    const asked = nextAsked(run.state, frame, frame.passed);
    if (asked === undefined) run.finish();
    else frame.asked = asked;
  },
};
