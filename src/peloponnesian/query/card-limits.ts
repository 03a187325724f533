/** R C: how often cards of one kind are played in a season. */
import type { CardLimit } from '../data/shape/cards.js';
import type { CardTarget } from '../frame/cards.js';
import type { PlayedCard } from '../state.js';
import type { Situation } from '../table/situation.js';
import { cardOf, type CardInPlay } from './cards.js';
import { satrapyOf } from './persia.js';

/** Returns whether a card played this season prevents another one from being played on a target. */
function bars(
  before: PlayedCard & CardInPlay['kind'],
  play: CardInPlay,
  target: CardTarget,
  limit: CardLimit,
): boolean {
  const isSameKind = before.kind === play.kind.kind;
  switch (limit) {
    case 'season':
      return isSameKind;
    case 'region':
      return isSameKind && before.region === target.region;
    case 'city':
      return isSameKind && before.city === target.city;
    case 'satrapy':
      return satrapyOf(before.effect) === satrapyOf(play.effect);
  }
}

/**
 * Returns whether a card has reached its limit: a card of its kind has been played this season, or on this region, city
 * or satrapy (R C).
 */
export function isBarred(situation: Situation, play: CardInPlay, target: CardTarget): boolean {
  const played = (situation.cards?.played ?? []).map((each) => ({
    ...each,
    ...cardOf(situation, each.card, each.player).kind,
  }));
  return play.kind.limits.some((limit) => played.some((before) => bars(before, play, target, limit)));
}
