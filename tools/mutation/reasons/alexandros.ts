/** What no test of *Alexandros* can notice. */
import type { Reason } from './shape.js';

export const ALEXANDROS_REASONS: readonly Reason[] = [
  {
    where: 'alexandros/query/covering',
    was: 'number === undefined',
    because: 'For the types: what has no number has no symbol.',
  },
  {
    where: 'alexandros/query/covering',
    was: 'symbol !== undefined',
    because: 'For the types: only symbol spaces are counted and covered.',
  },
  {
    where: 'alexandros/query/covering',
    was: 'region < regions.count',
    became: /<=/,
    because: 'Beyond the last region no space is counted, and nobody stands.',
  },
  {
    where: 'alexandros/query/covering',
    was: 'space === NONE',
    became: 'false',
    because: 'For the types: a guard that stands nowhere is in no region.',
  },
  {
    where: 'alexandros/query/provinces',
    was: 'space < lattice.spaces.length',
    became: /<=/,
    because: 'Beyond the last space there is no region.',
  },
  {
    where: 'alexandros/query/provinces',
    was: '[]',
    because: 'For the types: of a province that nobody owns no guards are asked for.',
  },
  {
    where: 'alexandros/query/moves',
    was: /^(number|goal) (===|!==) undefined$/,
    because: 'For the types: of a name that the board lacks there is no number, and nothing lies there.',
  },
  {
    where: 'alexandros/query/moves',
    was: 'next < 0',
    became: 'false',
    because: 'Speed alone: where there is no point, there is no distance.',
  },
  {
    where: 'alexandros/query/moves',
    was: /^(a|b) === undefined/,
    because: 'For the types: from or to what has no number the search finds no way.',
  },
  {
    where: 'alexandros/query/moves',
    was: /<= walls$|^\(ground\.lattice\.distances/,
    became: /^false$|< walls$|< w …$/,
    because: 'Speed alone: a path never needs more walls than it has sides, and the search finds that out.',
  },
  {
    where: 'alexandros/query/moves-left',
    was: /^SYMBOLS\.reduce|STANDSTILL_TURNS|FACE_UP|idleLeft|diameter|takeOver === null|'setup'/,
    because: 'A bound: by how much it exceeds what can follow has no meaning, as long as it falls.',
  },
  {
    where: 'alexandros/query/moves-left',
    was: 'stack[0]?.kind',
    because: 'For the types: an empty stack has been asked for.',
  },
  {
    where: 'alexandros/query/unseen',
    was: "frame.kind === 'occupation'",
    became: 'true',
    because: 'For the types: no other frame tells of a take-over.',
  },
  {
    where: 'alexandros/rules/',
    was: /^action\.type !== '\w+'( && action\.type !== '\w+')?$/,
    became: 'false',
    because: 'For the types: whoever refuses or carries out an action is given those of his own types.',
  },
  {
    where: 'alexandros/rules/',
    was: /^action\.type === '(choosePoint|payCard|giveCard|drawCard|takeBackGuard)'$/,
    became: 'true',
    because: 'For the types: the other actions have been dealt with, or name nothing of the kind.',
  },
  {
    where: 'alexandros/rules/occupy-province',
    was: /^(space|symbol|province) === undefined( (\|\||&&) symbol === undefined)?$/,
    because: 'For the types: what is to be covered is a symbol space of a province.',
  },
  {
    where: 'alexandros/rules/occupy-province',
    was: /^provinceOf\(run\.state, province\)\?\.symbolSpaces$|^\[\]$/,
    because: 'For the types: an action listed names a province.',
  },
  {
    where: 'alexandros/rules/take-over',
    was: /^(province|province\.owner|symbol) === (undefined|null)( \|\| province\.owner === null)?$/,
    because: 'For the types: an action listed names a province of somebody, whose guards stand on symbols.',
  },
  {
    where: 'alexandros/rules/turn',
    was: 'partFor(action)?.apply',
    because: 'For the types: an action listed belongs to a part of the turn.',
  },
  {
    where: 'alexandros/rules/path',
    was: /^\(pointNumber\.get\(a\) \?\? 0\) </,
    became: /<=/,
    because: 'No side joins a point to itself.',
  },
  {
    where: 'alexandros/rules/path',
    was: 'turn === undefined',
    became: 'false',
    because: 'For the types: Alexander moves in a turn.',
  },
  {
    where: 'alexandros/rules/levy-taxes',
    was: 'guards.length === 0',
    became: 'false',
    because: 'Speed alone: without guards no symbol is guarded.',
  },
  {
    where: 'alexandros/rules/setup',
    was: "'R Setup'",
    because: 'For the types: while cards are dealt the frame on top is that of a draw.',
  },
];
