/** What no test of the sequence of play and its Segments can notice (R 3 to 7). */
import type { Reason } from './shape.js';

export const SEGMENT_REASONS: readonly Reason[] = [
  {
    where: 'rules/03-1-2-minor-generals',
    was: 'situation.count(post) === 0',
    became: 'false',
    because: 'a Minor General without CUs goes home at once: where one stands there are some',
  },
  {
    where: 'rules/03-1-2-minor-generals',
    was: '!mayPlace && !mayLift',
    became: 'false',
    because: 'speed: where nothing can be done nothing is named',
  },
  {
    where: 'rules/03-1-2-minor-generals',
    was: '[]',
    because: 'spaces are only asked for by name, and none has that name',
  },
  {
    where: 'rules/03-1-2-minor-generals',
    was: /^action\.type !== 'placeMinorGeneral'/,
    became: 'false',
    because: 'what else is listed has been carried out by another rule: the types demand it',
  },
  {
    where: 'rules/03-3-4-6-disbanding',
    was: "'royalArmy'",
    became: '""',
    because: 'of all kinds but the Silver Shields any number may part from the others',
  },
  {
    where: 'rules/03-3-4-6-disbanding',
    was: 'true',
    became: 'false',
    because: 'what has been disbanded is no choice about a Minor General: asked once more, nothing is done',
  },
  {
    where: 'rules/04-31-window',
    was: 'asked !== undefined',
    became: 'true',
    because: 'a window in which nobody is asked closes as soon as it is opened',
  },
  {
    where: 'rules/04-31-window',
    was: '[]',
    because:
      'players who have passed are only asked for by name, and nobody has that name; and a window with nobody to be asked lists nothing',
  },
  {
    where: 'rules/04-31-window',
    was: 'player === null',
    became: 'false',
    because: 'a window that waits waits for somebody: the types demand it',
  },
  {
    where: 'rules/04-31-window',
    was: "frame.moment === 'independents'",
    became: 'true',
    because: 'speed: at no other moment can an Independent Army react',
  },
  {
    where: 'rules/06-4-3-deploy',
    was: /^(\[\]|'next'|case 'next': return \[\];)$/,
    because: 'nobody is asked before it is known what is next: the types demand it',
  },
  {
    where: 'rules/06-4-3-deploy',
    was: 'province !== null',
    became: 'true',
    because: 'the last resort is never a transit point: the types demand it',
  },
  {
    where: 'rules/06-4-reinforcements',
    was: '[]',
    because:
      'all who are in Turn Order have received something, be it nothing, and noted where they stood: the types demand it',
  },
  {
    where: 'rules/06-4-reinforcements',
    was: '{ units: NO_UNITS, generals: [] }',
    because: 'all who are in Turn Order have received something, be it nothing: the types demand it',
  },
  {
    where: 'rules/06-4-reinforcements',
    was: "'R 6.4'",
    because: 'the phase itself asks nobody, and so refuses nothing',
  },
  {
    where: 'rules/05-4-1-forces',
    was: 'only !== undefined',
    became: 'true',
    because: 'of one space there is a first: the types demand it',
  },
  {
    where: 'rules/05-4-1-forces',
    was: 'seats.slice(0, first)',
    became: 'seats',
    because: 'who has been looked at already has nobody left to place',
  },
  {
    where: 'rules/05-4-1-forces',
    was: 'waiting.filter(isSetUpGeneral)',
    because: 'Generals who are dealt are those with starting forces: the types demand it',
  },
  {
    where: 'rules/05-4-1-forces',
    was: '[]',
    because: 'starting forces name provinces of the board: the types demand it',
  },
  {
    where: 'rules/05-4-generals',
    was: /^(to === undefined|\[\])$/,
    because: 'chance deals while somebody is to receive, and everybody has been dealt some: the types demand it',
  },
  {
    where: 'rules/05-4-generals',
    was: /^child\.k/,
    because: 'nothing but a choice already made comes back to the deal: the types demand it',
  },
  {
    where: 'rules/05-',
    was: /^action\.type !== '(placeGeneral|dealGeneral|keepGeneral)'$/,
    became: 'false',
    because: 'nothing else is listed: the types demand it',
  },
  {
    where: 'rules/06-1-turn-events',
    was: 'controller !== null',
    became: 'true',
    because: 'nobody is not ahead of anybody: the types demand it',
  },
  {
    where: 'rules/06-2-turn-order',
    was: /^(chooser === null|\[\])$/,
    because: 'actions are asked for once there is a chooser: the types demand it',
  },
  {
    where: 'rules/06-2-turn-order',
    was: /^action\.type !== 'chooseFirstPlayer'$/,
    became: 'false',
    because: 'nothing else is listed: the types demand it',
  },
  {
    where: 'rules/06-2-turn-order',
    was: "child.kind === 'roll'",
    became: 'true',
    because: 'nothing but dice come back to it: the types demand it',
  },
  {
    where: 'rules/06-8-end',
    was: 'controller !== null',
    became: 'true',
    because: 'nobody has no Army to bury with: the types demand it',
  },
  {
    where: 'rules/06-8-end',
    was: /^(player === undefined|\[\])$/,
    because: 'actions are asked for while somebody can bury the body: the types demand it',
  },
  { where: 'rules/07-victory', was: '[]', because: 'what nobody is called has no figures, and is ahead of nobody' },
  {
    where: 'rules/07-victory',
    was: /^winner (===|!==) undefined$/,
    because: 'of some players one is ahead, ties being broken to the last: the types demand it',
  },
  {
    where: 'rules/06-3-usurper',
    was: 'usurper === undefined',
    became: 'false',
    because: 'somebody is always in the Turn Order: the types demand it',
  },
  {
    where: 'rules/06-5-tyche-cards',
    was: 'draws === undefined',
    became: 'true',
    because: 'speed: made anew, the draws are the same',
  },
  {
    where: 'rules/06-5-tyche-cards',
    was: '[]',
    because: 'no card has the number 0; and a deal that nobody is due in waits for nobody',
  },
  {
    where: 'rules/06-5-tyche-cards',
    was: /^(card === 'hidden'|'hidden')$/,
    because: 'what is hidden has no place among the draws: the types demand it',
  },
  {
    where: 'rules/06-5-tyche-cards',
    was: 'to === undefined',
    became: 'false',
    because: 'a deal that nobody is due in waits for nobody: the types demand it',
  },
  {
    where: 'rules/06-5-tyche-cards',
    was: "action.type !== 'drawCard'",
    became: 'false',
    because: 'nothing else is listed: the types demand it',
  },
  {
    where: 'rules/06-5-3-face-up',
    was: /^(action\.type === 'drawResolver'|frame\.card !== null)( && frame\.card !== null)?$/,
    became: /^true$|\|\|/,
    because:
      'a resolver is drawn for a card turned up, and its event is the only thing that comes between: the types demand it',
  },
  {
    where: 'rules/06-5-3-face-up',
    was: /^(card === null|resolver === null|card === null \|\| resolver === null)$/,
    became: /^false$|&&/,
    because: 'where nobody is waited for, there are both a card and its resolver, or neither: the types demand it',
  },
  {
    where: 'rules/06-5-3-face-up',
    was: "child.kind !== 'cardEvent'",
    became: 'false',
    because: 'no event that is turned up makes a city fall, and nothing else is resolved upon it: the types demand it',
  },
  {
    where: 'rules/06-6-strategy',
    was: /^'R 6\.6(\.1)?'$/,
    because: 'in the midst of it nobody is ever asked for anything, so that nothing is refused by it',
  },
  {
    where: 'rules/06-6-strategy',
    was: 'left > 0',
    became: /^(true|left >= 0)$/,
    because: 'speed: of no cards none is turned up',
  },
  {
    where: 'rules/06-6-2',
    was: /^(holder === NONE|holder === seat|holder === NONE \|\| holder === seat)$/,
    became: /^false$|&&/,
    because: 'speed: whether it can be besieged is asked once more (R 13.1)',
  },
  {
    where: 'rules/06-6-2',
    was: 'commander !== undefined',
    became: 'true',
    because: 'without a general nothing is attempted (R 13.4): the types demand it',
  },
  {
    where: 'rules/06-6-2',
    was: 'situation.capitals === undefined',
    became: 'false',
    because: 'speed: whether capitals are built is asked once more',
  },
  {
    where: 'rules/06-6-2',
    was: 'isInside(place)',
    became: 'false',
    because: 'speed: whoever is inside is in his own Major City (R 8.3.7), of which no step asks anything',
  },
  {
    where: 'rules/06-6-2',
    was: "step === 'build'",
    became: 'true',
    because: 'no spaces are looked for once all is done: the types demand it',
  },
  {
    where: 'rules/06-6-2',
    was: /^(step !== 'done'|step === 'done'|'done'|\[\])$/,
    because: 'nobody is asked once all is done: the types demand it',
  },
  {
    where: 'rules/06-6-2',
    was: '!isDecision(action)',
    became: 'false',
    because: 'nothing else is listed: the types demand it',
  },
  {
    where: 'rules/06-6-3-c-hire',
    was: 'easierHiringFrom !== null',
    became: 'true',
    because: 'the edition in which fewer than dealt may hire names a Turn: the types demand it',
  },
  { where: 'rules/06-6-3-c-hire', was: '[]', because: 'every province has spaces: the types demand it' },
  {
    where: 'rules/06-6-3-c-hire',
    was: /spacesOf\.get\(province\)\?\.includes$/,
    because: 'every province has spaces: the types demand it',
  },
  {
    where: 'rules/06-6-3-c-hire',
    was: /^general === null( \|\| province === null)?$|^province === null$/,
    became: /^false$|&&/,
    because:
      'a player who is asked knows both the General and his province, or neither; of the province chance asks no more: the types demand it',
  },
  {
    where: 'rules/06-6-3-c-hire',
    was: /^action\.type === 'deployGeneral'( && arrival !== undefined)?$|^(arrival !== undefined|general !== null)$/,
    became: /^true$|\|\|/,
    because: 'where somebody comes, he is what is listed, and nobody else is ever deployed: the types demand it',
  },
  {
    where: 'rules/06-6-3-tyche',
    was: 'card === null',
    became: 'false',
    because: 'after Operation Points there is the card that they were printed on: the types demand it',
  },
  {
    where: 'rules/06-6-3-tyche',
    was: "'done'",
    became: '""',
    because: 'whatever is no step of its own leads to the end, once the Operation Points have been used',
  },
  {
    where: 'rules/06-6-3-3',
    was: "action.type !== 'trainUnit'",
    became: 'false',
    because: 'nothing else is listed: the types demand it',
  },
  {
    where: 'rules/06-6-3-3',
    was: 'training === undefined',
    became: 'false',
    because:
      'with nothing in training and points to spend its player is asked, without points it is over: the types demand it',
  },
  {
    where: 'rules/06-6-3-b',
    was: "action.type !== 'operation'",
    became: 'false',
    because: 'nothing else names an operation: the types demand it',
  },
  {
    where: 'rules/06-6-5',
    was: /^situation\.count\(post\) <= LEAST_LIMIT$/,
    because: 'speed: whom any space feeds this one does',
  },
  { where: 'rules/06-6-5', was: 'hungry.length < 2', became: 'false', because: 'speed: one alone is in order' },
  {
    where: 'rules/06-6-5',
    was: 'a.space < b.space',
    became: 'a.space <= b.space',
    because: 'no two Armies of a player starve in one space: a city holds two CUs',
  },
];
