/** R 4.31.1: the moments at which Surprise cards are played, and who is asked. */
import type { Action } from '../action/index.js';
import type { Moment, WindowFrame } from '../frame/index.js';
import { cardType, surprisesHeld } from '../query/cards.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CardId, PlayerId, SpaceId } from '../vocabulary.js';
import { discardCard, knownHand } from './04-31-hands.js';
import { hasSurpriseFor, playSurprise, surprisesFor } from './20-card-events.js';

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
  const matter: Matter = { moment, space: about.space ?? null, subject: about.subject ?? null };
  const asked = nextAsked(run.state, matter, []);
  if (asked !== undefined) run.push({ kind: 'window', ...matter, asked, passed: [] });
}

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
    const answers = new Set(
      situation.options.interrupts === 'everyone' ? knownHand(situation, player) : fitting(situation, frame, player),
    );
    if (player === asked) return { asked, answers, before };
    before.set(player, answers);
  }
  return undefined;
}

/** True holders of a card that fits; with `interrupts: 'everyone'` all who hold any card, so that a pause betrays nothing. */
function mayAnswer(situation: Situation, { moment, space, subject }: Matter, player: PlayerId): boolean {
  const hand = situation.hands[player];
  if (hand === undefined || hand.length === 0) return false;
  return situation.options.interrupts === 'everyone' || hasSurpriseFor(situation, player, moment, space, subject);
}

const fitting = (situation: Situation, { moment, space, subject }: Matter, player: PlayerId): readonly CardId[] =>
  surprisesFor(situation, player, moment, space, subject);

/** Puts a Surprise card aside without effect, and draws another (R 4.31.1; for card 58 too: ruling discarding-surprises). */
export function discardSurprise(run: GameRun, player: PlayerId, card: CardId): void {
  discardCard(run, player, card);
  run.push({ kind: 'draw', player, count: 1 });
}

/** The Surprise cards of a hand, each to be discarded (R 4.31.1). */
export const surpriseDiscards = (situation: Situation, player: PlayerId): readonly Action[] =>
  surprisesHeld(situation, player).map((card) => ({ type: 'discardSurprise', player, card }));

export const window: RulesOf<'window'> = {
  rule: 'R 4.31.1',
  actor: (_, frame) => frame.asked ?? undefined,
  actions(situation, frame) {
    const player = frame.asked;
    if (player === null) return [];
    return [
      ...fitting(situation, frame, player).map((card): Action => ({ type: 'playSurprise', player, card })),
      ...(frame.moment === 'segment' ? surpriseDiscards(situation, player) : []),
      { type: 'pass', player },
    ];
  },
  refuse(situation, frame, action) {
    if (
      action.type !== 'playSurprise' ||
      frame.asked === null ||
      !knownHand(situation, frame.asked).includes(action.card)
    )
      return undefined;
    return cardType(situation, action.card) === 'surprise'
      ? {
          code: 'notTheMoment',
          rule: 'R 4.31.1',
          params: { card: action.card, moment: frame.moment },
          message: `Card ${action.card} has no effect at this moment.`,
        }
      : {
          code: 'noSurpriseCard',
          rule: 'R 4.31.1',
          params: { card: action.card },
          message: `Card ${action.card} is not a Surprise card.`,
        };
  },
  apply(run, frame, action) {
    const player = frame.asked;
    if (player === null) return;
    frame.asked = null;
    if (action.type === 'pass') frame.passed.push(player);
    else if (action.type === 'playSurprise') playSurprise(run, player, action.card);
    else if (action.type === 'discardSurprise') discardSurprise(run, player, action.card);
  },
  advance(run, frame) {
    const asked = nextAsked(run.state, frame, frame.passed);
    if (asked === undefined) run.finish();
    else frame.asked = asked;
  },
};
