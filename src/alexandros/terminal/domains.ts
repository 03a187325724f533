/** Everything that a player can name in a game of Alexandros. */
import { SYMBOLS, type AlexandrosTypes, type Situation } from '../index.js';
import { latticeOf } from '../geometry/index.js';
import type { Domains } from '../../hosts/terminal/domains.js';

/** Returns the possible values of each type of decision on this board. */
export function domains(situation: Situation): Domains<AlexandrosTypes> {
  const { spaces, points } = latticeOf(situation);
  const ofSymbol = { symbol: SYMBOLS };
  const ofSpace = { space: spaces };
  const ofProvince = { province: spaces };
  return {
    moveByFaceUpCard: ofSymbol,
    moveByHandCard: ofSymbol,
    nameSymbol: ofSymbol,
    chooseSpace: ofSpace,
    choosePoint: { point: points },
    step: { to: points },
    takeSupplyCard: {},
    takeFaceUpCard: ofSymbol,
    occupyProvince: ofProvince,
    takeOverProvince: ofProvince,
    placeGuard: ofSpace,
    payCard: ofSpace,
    giveCard: ofSymbol,
    levyTaxes: ofSymbol,
    takeBackGuard: ofSpace,
    pass: {},
  };
}
