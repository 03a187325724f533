/** R Take Over an Occupied Province: two matching cards remove each guard, and the province is occupied at once. */
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action.js';
import { refusal } from '../code.js';
import { cardCounts } from '../data/deck.js';
import { conquerableRegions, removalCost, symbolAt } from '../query/covering.js';
import { namesOf, provinceNamed } from '../query/provinces.js';
import { guardsInSupply, knownCards, seatOf } from '../query/seats.js';
import { SYMBOLS } from '../vocabulary.js';
import { takeFromHand } from './cards.js';
import { beginOccupation } from './occupy-province.js';
import type { TurnPart } from './part.js';

const RULE: RuleRef = 'R Take Over an Occupied Province';

export const takeOver: TurnPart = {
  types: ['takeOverProvince'],

  options: (situation, { player }) =>
    namesOf(situation, conquerableRegions(situation, player)).map((province): Action => ({
      type: 'takeOverProvince',
      player,
      province,
    })),

  refuse(situation, { player }, action) {
    if (action.type !== 'takeOverProvince') return undefined;
    const { province: id } = action;
    const province = provinceNamed(situation, id);
    if (province === undefined) return refusal('provinceUnknown', RULE, { province: id });
    if (province.owner === null) return refusal('provinceFree', RULE, { province: id });
    if (province.owner === player) return refusal('ownProvince', 'ruling A6', { province: id });
    if (guardsInSupply(situation, player) === 0) return refusal('noGuardInSupply', RULE, { province: id });
    const cards = knownCards(seatOf(situation, player).hand);
    const cost = removalCost(situation, province);
    if (SYMBOLS.some((symbol) => cards[symbol] < cost[symbol]))
      return refusal('cannotRemoveGuards', RULE, { province: id, guards: province.guards.length });
    return namesOf(situation, conquerableRegions(situation, player)).includes(id)
      ? undefined
      : refusal('cannotCover', 'ruling A17', { province: id });
  },

  apply(run, frame, action) {
    if (action.type !== 'takeOverProvince') return;
    const { player } = frame;
    const province = provinceNamed(run.state, action.province);
    if (province === undefined || province.owner === null) return;
    const loser = seatOf(run.state, province.owner);
    const played = cardCounts();
    frame.actionsLeft--;
    for (const space of province.guards) {
      const symbol = symbolAt(run.state, space);
      if (symbol === undefined) continue;
      takeFromHand(run.state, player, symbol);
      takeFromHand(run.state, player, symbol);
      played[symbol] += 2;
      run.emit({ type: 'guardRemoved', rule: RULE, player: province.owner, by: player, space, symbol });
    }
    run.state.setGuards(
      loser.player,
      loser.guards.filter((space) => !province.guards.includes(space)),
    );
    beginOccupation(run, { player, takeOver: { from: province.owner, played } }, action.province);
  },
};
