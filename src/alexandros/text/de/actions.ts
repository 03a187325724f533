/** Actions in German. */
import { phrase } from '../../../core/index.js';
import type { Actions } from '../tables.js';

export const germanActions: Actions = {
  moveByFaceUpCard: ({ symbol }, say) => phrase`die offene ${say.card(symbol)} nehmen und Alexander damit ziehen`,
  moveByHandCard: ({ symbol }, say) => phrase`eine ${say.card(symbol)} aus der Hand spielen und Alexander damit ziehen`,
  nameSymbol: ({ symbol }, say) => phrase`den Joker als ${say.names.symbols[symbol]} einsetzen`,
  chooseSpace: ({ space }, say) => phrase`Alexander zum ${say.spaceKind(space)} ${say.space(space)} ziehen`,
  choosePoint: ({ point }, say) => phrase`zum Eckpunkt ${say.point(point)} ziehen`,
  step: ({ to }, say) => phrase`über ${say.point(to)} ziehen`,
  takeSupplyCard: () => phrase`eine Karte vom Stapel ziehen`,
  takeFaceUpCard: ({ symbol }, say) => phrase`die offene ${say.card(symbol)} nehmen`,
  occupyProvince: ({ province }, say) =>
    phrase`die Provinz ${say.province(province)} besetzen, Wert ${say.pieces(say.worth(province), 'point')}`,
  takeOverProvince: ({ province }, say) =>
    phrase`die Provinz ${say.province(province)} übernehmen, Wert ${say.pieces(say.worth(province), 'point')}`,
  placeGuard: ({ space }, say) => phrase`eine Wache auf das ${say.spaceKind(space)} ${say.space(space)} stellen`,
  payCard({ space }, say) {
    const symbol = say.symbolAt(space);
    return phrase`für ${say.space(space)} eine ${symbol === undefined ? 'Karte' : say.card(symbol)} zahlen`;
  },
  giveCard: ({ symbol }, say) => phrase`eine ${say.card(symbol)} abgeben`,
  levyTaxes: ({ symbol }, say) => phrase`mit einer ${say.card(symbol)} Steuern eintreiben`,
  takeBackGuard: ({ space }, say) => phrase`die Wache von ${say.space(space)} zurücknehmen`,
  drawCard: ({ symbol }, say) => phrase`eine ${say.card(symbol)} wird vom Stapel gezogen`,
};
