/** The choices within card events. */
import type { CardAction } from '../../../action/index.js';
import { dieOffered } from '../../dice.js';
import { phrase } from '../../phrases.js';
import { ALEXANDERS_BODY, oneUnit } from '../speech.js';
import type { ActionsIn } from '../tables.js';

export const cardActions: ActionsIn<CardAction> = {
  targetSpace: ({ space }, say) => say.space(space),
  targetProvince: ({ province }, say) => say.province(province),
  targetPlayer: ({ target }, say) => say.player(target),
  targetArmy: ({ target, ...place }, say) => phrase`the Army of ${say.owner(target)} ${say.at(place)}`,
  targetGeneral: ({ general }, say) => say.general(general),
  targetCommander: ({ commander, ...place }, say) => phrase`${say.commander(commander)} ${say.at(place)}`,
  targetRoyal: ({ royal }, say) => say.royal(royal),
  targetCart: () => phrase`${ALEXANDERS_BODY}`,
  targetFleet: ({ fleet }, say) => say.fleet(fleet),
  targetUnit: ({ unit }) => phrase`${oneUnit(unit)}`,
  targetDie({ player, index }, say) {
    const die = dieOffered(say.shown, player, index);
    return die === undefined ? phrase`reroll die ${index + 1}` : phrase`reroll the ${die}`;
  },
  stealCard: ({ from, card }, say) => phrase`${say.card(card)} is taken from ${say.player(from)}`,
};
