/** R 4.31.1: the moments at which Surprise cards are played, and who is asked. */
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

/** What a window is about. */
type Matter = Pick<WindowFrame, 'moment' | 'space' | 'subject'>;

/**
 * Opens a window on the matter in hand, the topmost frame: the players who may answer are asked before it goes on
 * (ruling moments-of-surprise). Does nothing if there is nobody to ask.
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

/** The first in Turn Order who has not passed and may be asked: if two want to play, the earlier goes first (R 4.31.1). */
function nextAsked(situation: Situation, matter: Matter, passed: readonly PlayerId[]): PlayerId | undefined {
  for (const player of situation.turnOrder)
    if (!passed.includes(player) && mayAnswer(situation, matter, player)) return player;
  return undefined;
}

/** Whether these hands lead to the pause that a window makes: the player asked is the first who may answer. */
export const explainsPause = (situation: Situation, frame: WindowFrame): boolean =>
  nextAsked(situation, frame, frame.passed) === frame.asked;

/** What hands must be like for a pause to come about. */
export interface Explanation {
  /** The player asked must have one of these. */
  readonly asked: PlayerId;
  readonly answers: ReadonlySet<CardId>;
  /** Who would have been asked before him must have none of these. */
  readonly before: ReadonlyMap<PlayerId, ReadonlySet<CardId>>;
}

/**
 * What explains the pause that a window makes, whoever holds what; `undefined`: nothing. In the situation everybody who holds
 * hidden cards is given all that they may be: whether a card fits depends on no other card of its hand.
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

/**
 * True holders of a card that fits, and when a turn begins of any Surprise card, which they may put aside (ruling
 * discarding-surprises), or spend where an Independent Army may react (R 19.4); with `interrupts: 'everyone'` all who hold any card, so that a pause betrays nothing.
 */
function mayAnswer(situation: Situation, { moment, space, subject }: Matter, player: PlayerId): boolean {
  const hand = handOf(situation, player);
  if (hand.length === 0 || !isConcerned(situation, moment, subject, player)) return false;
  if (situation.options.interrupts === 'everyone') return true;
  return moment === 'turn' || moment === 'independents'
    ? hasSurprise(situation, hand)
    : hasSurpriseFor(situation, player, moment, space, subject, hand);
}

/** Where Independent Armies may react, only the players who are not active are, and only as long as one of these can (R 19.4). */
const isConcerned = (situation: Situation, moment: Moment, subject: PlayerId | null, player: PlayerId): boolean =>
  moment !== 'independents' || (player !== subject && independentReactions(situation).length > 0);

/** The cards for which a player is asked. */
function answersOf(situation: Situation, matter: Matter, player: PlayerId): readonly CardId[] {
  const { moment, subject } = matter;
  if (!isConcerned(situation, moment, subject, player)) return [];
  if (situation.options.interrupts === 'everyone') return knownHand(situation, player);
  return moment === 'turn' || moment === 'independents'
    ? surprisesHeld(situation, player)
    : fitting(situation, matter, player);
}

const fitting = (situation: Situation, { moment, space, subject }: Matter, player: PlayerId): readonly CardId[] =>
  surprisesFor(situation, player, moment, space, subject);

/** Puts a Surprise card aside without effect, and draws another (R 4.31.1; for card 58 too: ruling discarding-surprises). */
function discardSurprise(run: GameRun, player: PlayerId, card: CardId): void {
  discardCard(run, player, card, 'R 4.31.1');
  run.push({ kind: 'draw', player, count: 1 });
}

/** The Surprise cards of a hand, each to be discarded (R 4.31.1). */
const discards = (situation: Situation, player: PlayerId): readonly Action[] =>
  surprisesHeld(situation, player).map((card) => ({ type: 'discardSurprise', player, card }));

const plays = (player: PlayerId, cards: readonly CardId[]): readonly Action[] =>
  cards.map((card) => ({ type: 'playSurprise', player, card }));

const NONE: readonly Action[] = [];

/**
 * What the active player may do with his Surprise cards wherever he chooses in a Segment of his own what to do next: play
 * those that fit, and discard any (R 4.31.1; rulings moments-of-surprise, discarding-surprises).
 */
export const surpriseActions = (situation: Situation, player: PlayerId): readonly Action[] =>
  holdsSurprise(situation, player)
    ? [...plays(player, ownSurprises(situation, player)), ...discards(situation, player)]
    : NONE;

/** Why a Surprise card is not played or discarded where its player is asked for one; `fits`: whether it has something to act on. */
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

/** Why the active player may not play or discard a Surprise card where he chooses what to do next; `undefined` for other actions. */
export const refuseSurprise = (situation: Situation, action: Action): Refusal | undefined =>
  refuseCard(situation, action, 'ownSegment', (player) => ownSurprises(situation, player));

/** Plays or discards a Surprise card; `false`: it is another kind of action, and nothing was done. */
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
