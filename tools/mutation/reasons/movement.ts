/** What no test of movement by land and sea can notice (R 8). */
import type { Reason } from './shape.js';

export const MOVEMENT_REASONS: readonly Reason[] = [
  {
    where: 'rules/08-3-1-taking',
    was: '!hasCompany(situation, march, inside)',
    became: 'false',
    because: 'Speed alone: where there is no company, nothing is found.',
  },
  {
    where: 'rules/08-3-1-group',
    was: /^situation\.wards\(situation\.spaceCode\(march\.space\)\) !== 0 \|\|/,
    became: 'true',
    because: 'Speed alone: who is told of company looks, and finds none.',
  },
  {
    where: 'rules/08-3-1-group',
    was: 'unitsBesides(situation, march, inside) > 0',
    became: /^(true|unitsBesides\(situation, march, inside\) >= 0)$/,
    because: 'Speed alone: who is told of company looks, and finds none.',
  },
  {
    where: 'rules/08-3-1-group',
    was: "march.commander !== 'minor'",
    became: 'true',
    because: 'For the types: no Major General of a group is called minor.',
  },
  {
    where: 'rules/08-3-1-group',
    was: 'first !== undefined',
    became: 'true',
    because: 'For the types: where there is a general, there is a first.',
  },
  {
    where: 'rules/08-3-1-group',
    was: 'rankOf(situation, general) < rankOf(situation, first)',
    became: /<=/,
    because: 'No two Major Generals have the same rank, and with himself he may be compared.',
  },
  {
    where: 'rules/08-3-2-command',
    was: 'rankOf(run.state, general) >= rankOf(run.state, from)',
    became: /> rankOf/,
    because: 'Two generals of a group have no rank in common.',
  },
  {
    where: 'rules/08-3-1-ways',
    was: 'left === 0',
    became: 'false',
    because: 'Speed alone: every path costs something.',
  },
  {
    where: 'rules/08-3-3',
    was: 'unitsAt(situation, other, space) === 0',
    became: 'true',
    because:
      'Asked only where no enemy CUs stand outside, or where whoever stands among them is passing, which is asked first.',
  },
  {
    where: 'rules/08-3-3',
    was: 'seat < situation.players.length',
    became: /<=/,
    because: 'Beyond the last seat nobody stands anywhere.',
  },
  {
    where: 'rules/08-3-3',
    was: 'situation.segment?.navalMoved',
    because: 'For the types: an activation belongs to a Segment.',
  },
  { where: 'rules/08-3-3', was: '[]', because: 'For the types: every space has its row of ways.' },
  {
    where: 'rules/08-3-land-movement',
    was: 'way === undefined',
    became: 'false',
    because: 'For the types: an action listed leads along a path.',
  },
  {
    where: 'rules/08-3-3',
    was: "'landed'",
    because: 'Of the ways in which he may have come only the two others are asked for.',
  },
  {
    where: 'rules/08-3-1-group',
    was: "'minor'",
    became: '""',
    because: 'For the types: no Major General of a group is called minor.',
  },
  // src/successors/rules/08-3-5 to 08-3-11, 08-4 to 08-6
  {
    where: 'rules/08-4-naval-movement',
    was: 'false',
    became: 'true',
    because:
      'where the ships land is said anew when they do, and a voyage at whose end nobody is asked ends at the next step',
  },
  {
    where: 'rules/08-4-naval-movement',
    was: 'last === undefined',
    became: 'false',
    because: 'the place of nothing is -1, and the one after it the first: the types demand it',
  },
  {
    where: 'rules/08-4-naval-movement',
    was: /^march [!=]== undefined$/,
    became: /^(true|false)$/,
    because: 'without an Army on the march there is no voyage: the types demand it',
  },
  {
    where: 'rules/08-4-naval-movement',
    was: '[]',
    because: 'without an Army on the march there is no voyage: the types demand it',
  },
  {
    where: 'rules/08-4-',
    was: 'way === undefined',
    became: 'false',
    because: 'a path that is followed is one of those listed: the types demand it',
  },
  {
    where: 'rules/08-4-naval-movement',
    was: "'landed'",
    became: '""',
    because: 'a stage in which nobody decides is the end of the voyage, whatever its name',
  },
  {
    where: 'rules/08-4-naval-movement',
    was: "child.kind === 'navalInterception'",
    became: 'true',
    because: 'nothing else is ever beaten: the types demand it',
  },
  {
    where: 'rules/08-4-2-sea-ways',
    was: /^situation\.segment\?\.navalMoved$/,
    because: 'Armies move in a Segment: the types demand it',
  },
  {
    where: 'rules/08-4-5-on-the-way',
    was: 'rankOf(situation, action.general) < rankOf(situation, commander)',
    became: /<=/,
    because: 'no two generals have the same Seniority',
  },
  {
    where: 'rules/08-4-5-on-the-way',
    was: "action.type === 'leaveUnits'",
    became: 'true',
    because: 'nothing but CUs has a count: the types demand it',
  },
  {
    where: 'rules/08-4-5-on-the-way',
    was: '!isTaking(action)',
    became: 'false',
    because: 'asked about is only what is taken or left: the types demand it',
  },
  {
    where: 'rules/08-5-naval-interception',
    was: '[]',
    because: 'a fleet of no name comes before all others, and while nobody is asked nothing is listed',
  },
  {
    where: 'rules/08-5-naval-interception',
    was: 'asked === null',
    became: 'false',
    because: 'while nobody is asked nothing is listed, refused or done: the types demand it',
  },
  {
    where: 'rules/08-5-naval-interception',
    was: /^frameOf\(situation, 'seaMove'\)\?\./,
    because: 'intercepted is a voyage under way: the types demand it',
  },
  {
    where: 'rules/08-5-naval-interception',
    was: "child.kind === 'navalBattle'",
    became: 'true',
    because: 'nothing else comes of it: the types demand it',
  },
  {
    where: 'rules/08-6-naval-battle',
    was: "'R 8.6'",
    because: 'nobody decides in it, and nothing is refused by its rule',
  },
  {
    where: 'rules/08-6-naval-battle',
    was: 'side === undefined',
    became: 'false',
    because: 'dice fall for one of two sides: the types demand it',
  },
  {
    where: 'rules/08-3-5-encounter',
    was: '[]',
    became: /Stryker/,
    because: 'who failed to avoid battle is only asked for by name, and nobody has that name',
  },
  { where: 'rules/08-3-6-overrun', was: "'losses'", because: 'a stage that is not the last is the first' },
  {
    where: 'rules/08-3-6-overrun',
    was: "'R 8.3.6'",
    because: 'nobody decides in it, and nothing is refused by its rule',
  },
  {
    where: 'rules/08-3-6-overrun',
    was: /^(by !== 'independent'|'independent')$/,
    because: 'the Independents are no Champion: an attack by them changes nothing',
  },
  {
    where: 'rules/08-3-7-shelter',
    was: 'entrants(run.state, seeking).length > 1',
    because: 'where there is nothing to choose nobody is asked, and what finds room goes in at the next step',
  },
  {
    where: 'rules/08-3-7-shelter',
    was: /^action\.type [!=]== 'moveIntoCity'$/,
    became: /^(true|false)$/,
    because: 'nothing else is listed, and what has no count is never too much: the types demand it',
  },
  {
    where: 'rules/08-3-7-shelter',
    was: '[]',
    became: /Stryker/,
    because: 'neither a royal nor the cart has that name',
  },
  { where: 'rules/08-3-7-shelter', was: '{ used: false }', because: 'what is not said to be used is not' },
  {
    where: 'rules/08-3-8-friendly',
    was: 'passage.length > 0',
    became: /^(true|passage\.length >= 0)$/,
    because: 'speed: where nobody granted passage nobody need be looked for',
  },
  {
    where: 'rules/08-3-8-friendly',
    was: /^(action\.type !== 'grantPassage'|child\.kind === 'window')$/,
    because: 'nothing else is listed, and nothing else follows: the types demand it',
  },
  {
    where: 'rules/08-3-8-friendly',
    was: 'topFrame(run.state)?.kind',
    because: 'a frame that acts is on the stack: the types demand it',
  },
  {
    where: 'rules/08-3-10-sieges',
    was: "'siege'",
    because: 'what an Army waits for is asked about where it is Attrition, and nowhere else',
  },
  {
    where: 'rules/08-3-10-sieges',
    was: '!march.attempted.includes(space)',
    became: 'true',
    because: 'a space that is among those attempted twice is among them',
  },
  {
    where: 'rules/08-3-11-strongholds',
    was: /^countUnits\(march\.through\) > 0( &&.*)?$/,
    became: /^(true|countUnits\(march\.through\) >= 0)$/,
    because: 'speed: where nobody came through no die falls',
  },
];
