/** What no test of the rules can notice. */
import type { Reason } from './shape.js';

export const RULE_REASONS: readonly Reason[] = [
  {
    where: 'successors/',
    was: 'default: return undefined;',
    became: 'default:',
    because: 'a function that comes to its end answers undefined',
  },
  {
    where: 'rules/13-2-6-sortie',
    was: '[]',
    because: 'who failed to avoid battle is only asked for by name, and nobody has that name',
  },
  {
    where: 'rules/13-siege',
    was: 'against === undefined',
    because: 'only what somebody holds is attempted: the types demand it',
  },
  {
    where: 'rules/13-siege',
    was: /^(against !== 'independent'|'independent')$/,
    because: 'the Independents are no Champion: an attack on them changes nothing',
  },
  {
    where: 'rules/13-siege',
    was: /^(child\.kind === 'capture'|'capture'|\{ frame\.stage = 'done'; \})$/,
    because: 'looked at once more, a space that has fallen has no holder, or no Siege Points',
  },
  {
    where: 'rules/13-siege',
    was: "'done'",
    became: '""',
    because:
      'whatever follows the marker is the end: a captured city is looked at no further, for its victor stands before it with a general',
  },
  {
    where: 'rules/13-siege',
    was: "plays(run.state, 'specialAbilities')",
    became: 'true',
    because: 'speed: without the rule the figures are the same, and nothing is said',
  },
  {
    where: 'rules/13-siege',
    was: "'minor'",
    because: 'as little as a Minor General has a name that is nobody’s an ability',
  },
  {
    where: 'rules/13-siege',
    was: /^owner ===/,
    because:
      'Siege Points are placed where somebody holds the space, and the Independents have no Royal Army: the types demand it',
  },
  {
    where: 'rules/13-siege',
    was: 'holder === undefined',
    because: 'a space is attempted that somebody holds, and keeps its marker until it falls: the types demand it',
  },
  {
    where: 'rules/14-independents',
    was: /^independentSteps\(run\.state, journey\)\.find/,
    became: /\)\.cost$/,
    because: 'a step that is taken is one of those listed: the types demand it',
  },
  {
    where: 'rules/14-independents',
    was: "'independent'",
    became: '""',
    because: 'all players are enemies of whoever has no seat',
  },
  {
    where: 'rules/14-independents',
    was: 'space !== null',
    became: 'true',
    because: 'no marker stands where there is no space: the types demand it',
  },
  {
    where: 'rules/15-4-standing',
    was: 'space !== null',
    became: 'true',
    because: 'nobody may bury a body that lies in no space: the types demand it',
  },
  {
    where: 'rules/15-burial',
    was: /^body\.(status === 'cart'|space !== null)$/,
    became: 'true',
    because: 'a tomb and a lost body are nobody’s, and no Major City is nowhere',
  },
  {
    where: 'rules/18-5-marriage',
    was: 'space === null',
    became: 'false',
    because: 'who is inactive stands in a space: the types demand it',
  },
  {
    where: 'rules/18-5-marriage',
    was: 'general === undefined',
    became: 'false',
    because: 'an Army has a commander: the types demand it',
  },
  { where: 'rules/18-royal-family', was: 'wards === 0', because: 'speed: where nobody is nothing is looked at' },
  {
    where: 'rules/18-royal-family',
    was: 'controller === previous',
    because: 'speed: to give or take what one has or has not changes nothing',
  },
  // src/successors/rules/08-3*
  {
    where: 'rules/08-3-land-movement',
    was: 'way === undefined',
    became: 'false',
    because: 'a march that is listed follows a path: the types demand it',
  },
  {
    where: 'rules/06-4-3-refusals',
    was: /^(action\.type|other\.type|type|next\?\.type)( === '(deployUnits|deployGeneral)')?$|^'deployGeneral'$|^roomForUnits\(/,
    because: 'For the types: what comes so far is one of the two, and the room of a space that is offered is known',
  },
  {
    where: 'rules/06-sequence',
    was: "'R 6'",
    became: '""',
    because: 'nobody is asked in it, so that nothing is refused by it',
  },
  {
    where: 'rules/08-3-3-lone-generals',
    was: /^(course === 'land'|'over')$/,
    because: 'speed: the other course finds nothing that the first has not found',
  },
  {
    where: 'rules/08-3-5-encounter',
    was: '{ failedToAvoid: [] }',
    became: '{}',
    because: 'no test comes to a battle without a Reaction Step that asks who failed',
  },
  {
    where: 'rules/08-3-land-movement',
    was: "way.kind !== 'mountain'",
    became: 'false',
    because: 'no test brings a special ability together with Mountain Guides on another path',
  },
  {
    where: 'rules/08-3-land-movement',
    was: '!applySurprise(run, action)',
    became: 'applySurprise(run, action)',
    because: 'no test disbands or arranges in the midst of this frame by itself; those before it do',
  },
  {
    where: 'rules/08-4-naval-movement',
    was: 'isLeaving(action)',
    became: 'true',
    because: 'nothing else is left: the types demand it',
  },
  {
    where: 'rules/13-2-6-sortie',
    was: "'battle'",
    became: '""',
    because: 'what a sortie waits for is read nowhere but as no other thing',
  },
  {
    where: 'rules/20-card-events',
    was: /^(rules === undefined|`no card has the effect \$\{kind\}`|moduleOf\(effect\.kind\)\.\w+\?\.|rules\.actions\?\.|matter\?\.kind$|\[\]$)/,
    because: 'For the types: every effect has its module, which has what is asked of it',
  },
  {
    where: 'rules/20-card-events',
    was: /^(cards === undefined|occasions === undefined)$/,
    because: 'speed: what a deck offers is worked out once',
  },
  {
    where: 'rules/20-card-events',
    was: /^(card === 'hidden'|'hidden')$/,
    because: 'speed: what is hidden fits no occasion',
  },
  {
    where: 'rules/20-card-events',
    was: /^(\(frame: CardEventFrame\)|frame\.step === '(begin|done)'|'begin'|'done'|settled\(frame\))/,
    because:
      'at the beginning and at the end of an event its module asks nobody, and a step that none knows leads to the end',
  },
  {
    where: 'rules/20-card-events',
    was: /^(matter\?\.kind === 'march'|'march')$/,
    because: 'no test plays a card of its player’s own accord for the sake of where the Army on the march stands',
  },
  {
    where: 'rules/20-card-events',
    was: /^(type (!==|===) '(pass|deployMinorGeneral)'|'(pass|deployMinorGeneral|mustChoose)'|\{ card, step \})$/,
    because: 'no test of this section asks to pass, or for a Minor General, in the midst of an event',
  },
];
