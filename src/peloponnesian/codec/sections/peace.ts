/** R 20: peace: the shapes of actions, events and frames. */
import { closed, flag, listOf, oneOf, orNull, wholeNumber } from '../../../core/index.js';
import { BREACHES } from '../../event/peace.js';
import { ERRANDS } from '../../frame/peace.js';
import { PLAYERS, REGIONS } from '../../vocabulary.js';
import { cardId, change, die, figure, MOST_LEADERS } from '../figures.js';
import { camp, hexId, literal, player, region, rule, season } from '../names.js';

const errand = oneOf(ERRANDS);

export const peaceActions = {
  demandPeace: closed({ type: literal('demandPeace'), player, on: player }),
  proposePeace: closed({ type: literal('proposePeace'), player }),
  acceptPeace: closed({ type: literal('acceptPeace'), player }),
  refusePeace: closed({ type: literal('refusePeace'), player }),
  airGrievances: closed({ type: literal('airGrievances'), player }),
  endEmbassies: closed({ type: literal('endEmbassies'), player }),
};

export const peaceEvents = {
  peaceDemanded: closed({ rule, type: literal('peaceDemanded'), player, on: player }),
  peaceRolled: closed({
    rule,
    type: literal('peaceRolled'),
    player,
    card: cardId,
    die,
    total: change,
    succeeds: flag,
    fails: flag,
  }),
  peaceProposed: closed({ rule, type: literal('peaceProposed'), player }),
  peaceAnswered: closed({ rule, type: literal('peaceAnswered'), player, to: player, accepts: flag }),
  peaceSigned: closed({ rule, type: literal('peaceSigned'), card: orNull(cardId), year: figure, season }),
  siegeEnded: closed({ rule, type: literal('siegeEnded'), hex: hexId, defender: orNull(player) }),
  peaceYearRolled: closed({
    rule,
    type: literal('peaceYearRolled'),
    region,
    player,
    count: wholeNumber(1, MOST_LEADERS),
    die,
    total: figure,
    allegiance: change,
  }),
  peaceBroken: closed({
    rule,
    type: literal('peaceBroken'),
    by: camp,
    how: oneOf(BREACHES),
    violates: flag,
    grievances: figure,
  }),
  grievanceRolled: closed({
    rule,
    type: literal('grievanceRolled'),
    player,
    die,
    grievances: figure,
    total: figure,
    succeeds: flag,
  }),
  peaceEnded: closed({ rule, type: literal('peaceEnded'), by: player }),
};

export const peaceFrames = {
  embassy: closed({
    kind: literal('embassy'),
    player,
    errand: orNull(errand),
    errands: listOf(errand, ERRANDS.length),
    asked: listOf(player, PLAYERS.length),
  }),
  peaceYear: closed({ kind: literal('peaceYear'), regions: listOf(region, REGIONS.length) }),
};
