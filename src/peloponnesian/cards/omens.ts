/** R C: cards of the gods: oracles, earthquakes, eclipses and festivals. */
import { readCardRoll, dieIn, rollForCard } from '../deeds/card-rolls.js';
import { rollDice } from '../deeds/dice.js';
import { addEffect, endEffects } from '../deeds/effects.js';
import { changeTreasury } from '../deeds/treasury.js';
import type { CardRoll } from '../data/shape/cards.js';
import type { CardTarget } from '../frame/cards.js';
import { isSicilyContested } from '../query/sicily.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { expedition } from './expedition.js';
import type { CardRules, EffectThat } from './rules.js';

/**
 * Returns the numbers of gifts that matter and that a treasury can pay: none, or enough for the lowest die that counts
 * to succeed.
 */
function giftsOf({ treasuries }: Situation, { from, neverOn = 0, modifiers }: CardRoll, player: PlayerId): number[] {
  const gift = modifiers.find((modifier) => modifier.if === 'eachGift');
  if (gift?.if !== 'eachGift') return [0];
  const most = Math.ceil((from - (neverOn + 1)) / gift.modifier);
  return Array.from({ length: most + 1 }, (_, times) => times * gift.talents).filter(
    (talents) => talents <= (treasuries[player] ?? 0),
  );
}

/** A player asks the oracle about themselves or another player, and may send gifts (R C, rulings R24, Q172). */
export const oracle: CardRules<EffectThat<'oracle'>> = {
  targets: (situation, { effect, player }) =>
    situation.scenario.players.flatMap((on) =>
      giftsOf(situation, effect.roll, player).map((gifts): CardTarget => ({ on, gifts })),
    ),
  advance(run, frame) {
    changeTreasury(run, frame.player, -(frame.target.gifts ?? 0), 'R C');
    rollForCard(run, frame);
  },
  resume(run, frame, play, child) {
    const die = dieIn(child);
    if (die === undefined) return;
    const { succeeds } = readCardRoll(run, frame, play, play.effect.roll, die);
    const player = frame.target.on ?? frame.player;
    const morale = succeeds ? play.effect.morale : -play.effect.morale;
    endEffects(run, (effect) => effect.does === 'oracle' && effect.player === player);
    addEffect(run, { does: 'oracle', player, morale });
    run.emit({ type: 'oracleSpoke', rule: 'R C', player, morale });
    run.finish();
  },
};

/** Returns the regions of a list that are in play. */
const inPlay = ({ regions }: Situation, some: readonly RegionId[]): readonly RegionId[] =>
  some.filter((region) => regions[region] !== undefined);

export const stopMovement: CardRules<EffectThat<'stopMovement'>> = {
  targets: () => [{}],
  advance(run, _, { effect }) {
    const regions = inPlay(run.state, effect.regions);
    addEffect(run, { does: 'earthquake', regions });
    run.emit({ type: 'earthShook', rule: 'R C', regions });
    run.finish();
  },
};

/** Attackers have lower morale, and an expedition to Sicily is resolved, if there is one (R C, ruling Q173). */
export const eclipse: CardRules<EffectThat<'eclipse'>> = {
  targets: () => [{}],
  advance(run, frame, play) {
    if (frame.stage > 0) return expedition.advance(run, frame, play);
    const { morale } = play.effect;
    addEffect(run, { does: 'eclipse', morale });
    run.emit({ type: 'moonDarkened', rule: 'R C', morale });
    if (!isSicilyContested(run.state)) return run.finish();
    expedition.advance(run, frame, play);
  },
  resume: (run, frame, play, child) => expedition.resume(run, frame, play, child),
};

export const festival: CardRules<EffectThat<'festival'>> = {
  targets: () => [{}],
  advance: (run, { player }) => rollDice(run, 'festival', 1, player),
  resume(run, _, { effect }, child) {
    const die = dieIn(child);
    if (die === undefined) return;
    const regions = inPlay(run.state, effect.regions[die - 1] ?? []);
    if (regions.length > 0) addEffect(run, { does: 'festival', regions, attacked: effect.attacked });
    run.emit({ type: 'festivalHeld', rule: 'R C', die, regions: effect.regions[die - 1] ?? [] });
    run.finish();
  },
};
