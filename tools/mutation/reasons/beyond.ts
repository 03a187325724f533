/** What no test of the optional rules, and of what follows upon a change of the board, can notice (R 19, consequences). */
import type { Reason } from './shape.js';

export const BEYOND_REASONS: readonly Reason[] = [
  {
    where: 'consequences/cities',
    was: '!isMajorCity(run.state, space)',
    became: 'false',
    because: 'speed: nobody is inside where there is no city',
  },
  {
    where: 'consequences/fleets',
    was: 'fleet !== undefined',
    became: 'true',
    because: 'each bit is that of a fleet: the types demand it',
  },
  {
    where: 'consequences/helepolis',
    was: 'event === undefined',
    became: 'false',
    because: 'there are as many events as are looked at: the types demand it',
  },
  {
    where: 'consequences/touched',
    was: '[]',
    became: '["Stryker was here"]',
    because: 'what is no code of a space has no name, and is looked at no further',
  },
  {
    where: 'consequences/touched',
    was: 'false',
    became: 'true',
    because: 'speed: whether anybody has won is asked once more than needed',
  },
  {
    where: 'consequences/touched',
    was: 'at < said.length',
    became: 'at <= said.length',
    because: 'behind the last event there is none, and the loop ends',
  },
  {
    where: 'consequences/touched',
    was: /^(event|space) === (undefined|null)$/,
    became: 'false',
    because: 'there are as many events as are looked at, and no space has no code: the types demand it',
  },
  {
    where: 'consequences/touched',
    was: /^code !== situation\.spaces/,
    because: 'speed: what is not on the board has no name, and a space looked at twice is settled the first time',
  },
  {
    where: 'consequences/touched',
    was: 'situation.geometry.byCode.isCity[space] === true',
    became: 'true',
    because: 'speed: nobody is inside where there is no city',
  },
  {
    where: 'consequences/touched',
    was: 'seat < situation.players.length',
    became: 'seat <= situation.players.length',
    because: 'behind the last seat nobody has a piece',
  },
  {
    where: 'rules/consequences',
    was: 'run.state.outcome !== null',
    became: 'false',
    because: 'speed: when the game is over nothing is being resolved any more',
  },
  {
    where: 'rules/consequences',
    was: /^(name !== undefined|movesVictoryPoints|mayBringVictory|run\.state\.(helepolis !== null|capitals !== undefined|contracts\.length > 0))/,
    because: 'speed: where nothing follows nothing is found; each space has a name',
  },
  {
    where: 'rules/consequences',
    was: '!unsettled',
    became: 'true',
    because: 'who is to arrange his city holds it, and when a captured city loses its marker nobody is inside',
  },
  {
    where: 'rules/roll',
    was: "action.type !== 'roll'",
    became: 'false',
    because: 'nothing but a die falls here: the types demand it',
  },
  {
    where: 'consequences/touched',
    was: "frame.kind === 'arrival'",
    became: 'true',
    because:
      'nothing else that opens with a window has a mover before whom a city could be arranged: the types demand it',
  },
  {
    where: 'rules/19-',
    was: /^'independent'$/,
    became: '""',
    because: 'the Independents have no CUs of a seat and no cards are asked for against them: the types demand it',
  },
  {
    where: 'rules/19-3-2-',
    was: /^(frame\.(interceptor !== null|mover !== 'independent')|attack === undefined|interceptor === null|mover === 'independent')$/,
    because:
      'where an interception has been noted there is an interceptor, and the Independents have no CUs of a seat: the types demand it',
  },
  {
    where: 'rules/19-4-independent',
    was: "mover !== 'independent'",
    became: 'true',
    because: 'the reactions themselves are listed against players alone: nobody is asked',
  },
  {
    where: 'rules/19-4-independent',
    was: /^(frame\.independents !== undefined|reactions\?\.attempts|(reactions|attempt) === undefined|reactions === undefined \|\| attempt === undefined)$/,
    because: 'a die falls for an attempt that was noted: the types demand it',
  },
  {
    where: 'rules/19-4-independent',
    was: /^(at === null|journey !== undefined)$/,
    because:
      'an army that is off the map has nowhere to go, so that nobody is asked where it stops: the types demand it',
  },
  {
    where: 'rules/19-4-independent',
    was: /^(frameOf\(run\.state, 'arrival'\)\?\.mover|mover === 'independent'|\[\])$/,
    because: 'an army avoids the battle of a player’s arrival: the types demand it',
  },
  {
    where: 'rules/19-4-independent',
    was: "'done'",
    became: '""',
    because: 'whatever is neither the window, nor the die, nor the way is the end',
  },
  {
    where: 'rules/19-4-commitment',
    was: /^(reaction|arrival) === undefined/,
    because: 'what is committed is one of the reactions listed, to an arrival: the types demand it',
  },
  {
    where: 'rules/19-8-capitals',
    was: 'said.slice(from)',
    became: 'said',
    because: 'what was said before in the same step has been looked at in its turn',
  },
  {
    where: 'rules/19-8-capitals',
    was: "event.type === 'overrun'",
    became: 'true',
    because: 'no other event has a victim: the types demand it',
  },
  {
    where: 'rules/19-9-2-allotment',
    was: /^(player === undefined|\[\])$/,
    because: 'while the choices are asked for somebody waits: the types demand it',
  },
  {
    where: 'rules/19-9-2-allotment',
    was: "action.type !== 'chooseAllotment'",
    became: 'false',
    because: 'nothing else is listed here: the types demand it',
  },
  {
    where: 'rules/19-11-faster-cart',
    was: "body.status === 'cart'",
    became: 'true',
    because: 'a tomb is controlled by nobody, nor is a body that is lost',
  },
];
