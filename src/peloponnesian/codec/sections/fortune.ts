/** R C: cards of the gods, the weather and fate: the shapes of actions, events and frames. */
import { closed, flag, listOf, oneOf, wholeNumber } from '../../../core/index.js';
import { REGIONS } from '../../vocabulary.js';
import { change, die, figure, MOST_CARDS, MOST_LEADERS, unitList } from '../figures.js';
import { chance, id, literal, pieceId, placeId, player, region, rule } from '../names.js';
import { MOST_UNITS } from '../setup.js';

/** A limit above the number of sea areas of any map. */
const MOST_SEAS = 300;
const regions = listOf(region, REGIONS.length);
const plagueDie = closed({ piece: pieceId, die });

export const fortuneActions = {
  strikeLeader: closed({ type: literal('strikeLeader'), player: chance, leader: id }),
};

export const fortuneEvents = {
  stormRolled: closed({ rule, type: literal('stormRolled'), die, total: figure, rises: flag }),
  stormStruck: closed({ rule, type: literal('stormStruck'), sea: id, fleets: unitList }),
  oracleSpoke: closed({ rule, type: literal('oracleSpoke'), player, morale: change }),
  earthShook: closed({ rule, type: literal('earthShook'), regions }),
  moonDarkened: closed({ rule, type: literal('moonDarkened'), morale: change }),
  festivalHeld: closed({ rule, type: literal('festivalHeld'), die, regions }),
  leaderStruck: closed({
    rule,
    type: literal('leaderStruck'),
    leader: id,
    player,
    at: placeId,
    how: oneOf(['lost', 'rests', 'raids']),
  }),
  plagueRaged: closed({
    rule,
    type: literal('plagueRaged'),
    region,
    lostFrom: figure,
    dice: listOf(plagueDie, MOST_UNITS + MOST_LEADERS),
  }),
  regionsInvaded: closed({ rule, type: literal('regionsInvaded'), regions }),
};

export const fortuneFrames = {
  storms: closed({
    kind: literal('storms'),
    rolls: wholeNumber(0, MOST_CARDS),
    left: listOf(id, MOST_SEAS),
    checking: unitList,
  }),
};
