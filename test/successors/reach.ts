/** All that there is to be reached in a game of Successors, from the tables that the rules themselves go by. */
import type { Happened, Reachable } from '../../bench/reach.js';
import { REFUSAL_CODES } from '../../src/successors/code.js';
import { ACTION_TYPES } from '../../src/successors/codec/action/index.js';
import { cards } from '../../src/successors/data/cards.js';
import type { CardFact } from '../../src/successors/data/shape.js';
import { EVENT_TYPES } from '../../src/successors/event/traits.js';
import { frames } from '../../src/successors/rules/frames.js';
import { VICTORY_KINDS } from '../../src/successors/state.js';
import type { SuccessorsTypes } from '../../src/successors/types.js';
import type { CardId } from '../../src/successors/vocabulary.js';

const nameOf = ({ id, title }: CardFact): string => `${id} ${title}`;
const NAMES: ReadonlyMap<CardId, string> = new Map(cards.map((card) => [card.id, nameOf(card)]));
const named = (card: CardId): string => NAMES.get(card) ?? `${card}`;

/** A card that answers; the Silver Shields are played for their event first (R 3.3.3.2). */
const isSurprise = ({ type, effect }: CardFact): boolean => type === 'surprise' || effect.kind === 'silverShields';

function ofCards({ events }: Happened<SuccessorsTypes>): readonly (readonly [kind: string, name: string])[] {
  const told: (readonly [string, string])[] = [];
  for (const event of events) {
    if (event.type === 'cardPlayed') {
      if (event.as === 'event') told.push(['cards for their event', named(event.card)]);
      if (event.as === 'operations') told.push(['cards for Operation Points', named(event.card)]);
    } else if (event.type === 'surprisePlayed') told.push(['Surprise cards', named(event.card)]);
    else if (event.type === 'cardTurnedUp') told.push(['cards turned up', named(event.card)]);
  }
  return told;
}

export const successorsReach: Reachable<SuccessorsTypes> = {
  all: {
    actions: ACTION_TYPES,
    events: EVENT_TYPES,
    frames: Object.keys(frames),
    'cards for their event': cards.filter(({ type }) => type !== 'surprise').map(nameOf),
    'cards for Operation Points': cards.filter(({ operationPoints }) => operationPoints > 0).map(nameOf),
    'Surprise cards': cards.filter(isSurprise).map(nameOf),
    'cards turned up': cards.map(nameOf),
    refusals: Object.keys(REFUSAL_CODES),
    endings: VICTORY_KINDS,
  },
  of: ofCards,
};
