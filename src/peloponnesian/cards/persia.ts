/** R C: satraps offer help, the Great King receives the League, and Athens tries to end this help. */
import { payForPlaying, payForResult, readCardRoll, rollForCard, dieIn } from '../deeds/card-rolls.js';
import { endCard, layCard } from '../deeds/cards.js';
import { endAid, takeOffer } from '../deeds/persia.js';
import type { CardModifier, CardRoll } from '../data/shape/cards.js';
import type { CardTarget } from '../frame/cards.js';
import { holdsCity } from '../query/card-counts.js';
import { cardOf, cardsOnBoard, onBoardThat, type CardInPlay, type CardOnBoard } from '../query/cards.js';
import { campOf, findCity } from '../query/owners.js';
import { cardsOfSatrapy, satrapyOf, supportCards, unitsToSend, type PersianAid } from '../query/persia.js';
import { citiesOpenTo, harbourOf } from '../query/placement.js';
import type { Situation } from '../table/situation.js';
import type { CardRules, EffectThat } from './rules.js';
import { bySingleRoll } from './single-roll.js';

/** Returns whether a card with a certain effect has been played in this season. */
const wasPlayed = (situation: Situation, isMeant: (effect: CardInPlay['effect']) => boolean): boolean =>
  (situation.cards?.played ?? []).some(({ card, player }) => isMeant(cardOf(situation, card, player).effect));

/**
 * Returns the cities to which a satrap's units can come: controlled by the League (ruling Q210), in the areas of the
 * card, and for fleets with a port.
 */
function citiesFor(situation: Situation, { effect, player }: CardInPlay<PersianAid>): readonly CardTarget[] {
  return citiesOpenTo(situation, campOf(player))
    .filter(({ city }) => effect.areas.includes(city.area) && holdsCity(situation, campOf(player), city))
    .filter(({ city }) => effect.needs !== 'port' || harbourOf(situation, city, player) !== undefined)
    .map(({ city }) => ({ city: city.id }));
}

/** A satrap sends fleets or troops, or supplies the League's units in place of earlier help (R C). */
export const persianAid = bySingleRoll<EffectThat<'persianAid'>>(
  (situation, play) => {
    const { effect } = play;
    // No other card of Persia is played in the season of an audience (ruling Q164).
    if (wasPlayed(situation, ({ does }) => does === 'courtGreatKing')) return [];
    if (effect.needs !== 'otherCard')
      return unitsToSend(situation, effect).length === 0 ? [] : citiesFor(situation, play);
    const isSupported = supportCards(situation).some((card) => card.effect.satrapy === effect.satrapy);
    return !isSupported && cardsOfSatrapy(situation, effect.satrapy).length > 0 ? [{}] : [];
  },
  (run, { target: { city } }, play) => takeOffer(run, play, city === undefined ? undefined : findCity(run.state, city)),
);

/** The Great King receives envoys of the League, who may then negotiate with both satraps (R C). */
export const courtGreatKing = bySingleRoll<EffectThat<'courtGreatKing'>>(
  (situation) => {
    const isBarred = wasPlayed(situation, ({ does }) => does === 'persianAid');
    // A satrap must already be helping (ruling Q164).
    return !isBarred && onBoardThat(situation, 'persianAid').length > 0 ? [{}] : [];
  },
  (run, _, { card, player }) => layCard(run, { card: card.id, player }),
);

/**
 * Returns the cards on the board that an embassy can end, except those of this season. While the Great King has
 * received the League, the Great King’s card must be ended first.
 */
function endable(situation: Situation): readonly CardOnBoard[] {
  const received = onBoardThat(situation, 'courtGreatKing');
  const all: readonly CardOnBoard[] = received.length > 0 ? received : onBoardThat(situation, 'persianAid');
  return all.filter(({ since }) => since !== situation.turn);
}

/** Returns the roll of an embassy. Its modifiers depend on the court. */
function embassyRoll(
  situation: Situation,
  { effect }: CardInPlay<EffectThat<'endPersianAid'>>,
  target: CardTarget,
): CardRoll {
  const against = cardsOnBoard(situation).find(({ card }) => card.id === target.against);
  const court = (against && satrapyOf(against.effect)) ?? 'greatKing';
  const modifiers: readonly CardModifier[] = effect.modifiers[court];
  return { from: effect.from, modifiers };
}

/** An embassy of Athens ends a card of Persia. It costs a talent whatever the result (R C). */
export const endPersianAid: CardRules<EffectThat<'endPersianAid'>> = {
  targets(situation, { kind, player }) {
    const price = kind.costs.reduce((sum, { talents = 0 }) => sum + talents, 0);
    // The talent is paid first (ruling R20).
    if ((situation.treasuries[player] ?? 0) < price) return [];
    return endable(situation).map(({ card }) => ({ against: card.id }));
  },
  advance(run, frame, play) {
    if (frame.stage > 0) return run.finish();
    payForPlaying(run, frame, play);
    rollForCard(run, frame);
  },
  resume(run, frame, play, child) {
    const die = dieIn(child);
    if (die === undefined) return;
    frame.stage = 1;
    const result = readCardRoll(run, frame, play, embassyRoll(run.state, play, frame.target), die);
    payForResult(run, frame, play, result);
    const against = frame.target.against;
    if (!result.succeeds || against === undefined) return;
    const aid = onBoardThat(run.state, 'persianAid').find(({ card }) => card.id === against);
    if (aid === undefined) endCard(run, against);
    else endAid(run, aid);
  },
};
