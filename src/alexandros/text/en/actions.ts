/** Actions in English. */
import { phrase } from '../../../core/index.js';
import type { Actions } from '../tables.js';
import { a, aCard } from './grammar.js';

export const englishActions: Actions = {
  moveByFaceUpCard: ({ symbol }, say) => phrase`take the face-up ${say.card(symbol)} and move Alexander with it`,
  moveByHandCard: ({ symbol }, say) => phrase`play ${aCard(symbol, say)} from your hand and move Alexander with it`,
  nameSymbol: ({ symbol }, say) => phrase`use the joker as ${a(say.names.symbols[symbol])}`,
  chooseSpace: ({ space }, say) => phrase`move Alexander to the ${say.spaceKind(space)} ${say.space(space)}`,
  choosePoint: ({ point }, say) => phrase`move to the point ${say.point(point)}`,
  step: ({ to }, say) => phrase`move by way of ${say.point(to)}`,
  takeSupplyCard: () => phrase`take a card from the supply`,
  takeFaceUpCard: ({ symbol }, say) => phrase`take the face-up ${say.card(symbol)}`,
  occupyProvince: ({ province }, say) =>
    phrase`occupy the province ${say.province(province)}, worth ${say.pieces(say.worth(province), 'point')}`,
  takeOverProvince: ({ province }, say) =>
    phrase`take over the province ${say.province(province)}, worth ${say.pieces(say.worth(province), 'point')}`,
  placeGuard: ({ space }, say) => phrase`place a guard on ${say.space(space)}, ${a(say.spaceKind(space))}`,
  payCard({ space }, say) {
    const symbol = say.symbolAt(space);
    return phrase`pay ${symbol === undefined ? 'a card' : aCard(symbol, say)} for ${say.space(space)}`;
  },
  giveCard: ({ symbol }, say) => phrase`give ${aCard(symbol, say)}`,
  levyTaxes: ({ symbol }, say) => phrase`levy taxes with ${aCard(symbol, say)}`,
  takeBackGuard: ({ space }, say) => phrase`take back the guard from ${say.space(space)}`,
  drawCard: ({ symbol }, say) => phrase`${aCard(symbol, say)} is drawn from the supply`,
};
