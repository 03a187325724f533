/** What happens on the Tactical Display (R 10). */
import { flag, oneOf, orNull, wholeNumber } from '../../../core/index.js';
import type { DisplayEvent } from '../../event/index.js';
import { BATTLE_ENDS, PURSUERS, TACTICAL_RESULTS } from '../../vocabulary.js';
import { box, line } from '../names.js';
import { amount, die, pairOf } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function displayEvents(words: Words): EventCodecs<DisplayEvent['type']> {
  const { leader, post, province, side, somebody, unit } = eventWords(words);
  const stand = { army: side, box };
  return {
    battleBegan: said('battleBegan', { province, sides: pairOf(side) }),
    roundBegan: said('roundBegan', { round: amount }),
    unitPosted: said('unitPosted', { unit, ...stand, line }, { with: unit }),
    leaderPosted: said('leaderPosted', { leader, unit: orNull(unit), ...stand }),
    unitsPaired: said('unitsPaired', { unit, with: unit }),
    unitsParted: said('unitsParted', { unit, with: unit }),
    attackBegan: said('attackBegan', { side, from: post, into: post }),
    shotFired: said('shotFired', {
      unit,
      target: unit,
      strength: amount,
      die,
      modifier: wholeNumber(-9, 9),
      hit: flag,
    }),
    duelFought: said(
      'duelFought',
      {
        attacker: unit,
        defender: unit,
        attack: amount,
        defense: amount,
        column: amount,
        die,
        result: oneOf(TACTICAL_RESULTS),
      },
      { modifier: amount },
    ),
    unitRouted: said('unitRouted', { unit, with: orNull(unit), leader: orNull(leader) }),
    routIgnored: said('routIgnored', { unit, leader }),
    battleEnded: said('battleEnded', { province, how: oneOf(BATTLE_ENDS), winner: somebody, round: amount }),
    pursuitTried: said('pursuitTried', { unit, as: oneOf(PURSUERS), die, units: amount }),
  };
}
