/** What no test of the core can notice. */
import type { Reason } from './shape.js';

export const CORE_REASONS: readonly Reason[] = [
  {
    where: 'core/destinations',
    was: 'this.#byCost[cost]?.push',
    because: 'For the types: there is a row for each cost up to the highest.',
  },
  {
    where: 'core/destinations',
    was: 'this.#cheapest < this.#byCost.length',
    became: /<=/,
    because: 'Beyond the dearest ways there are none.',
  },
  { where: 'core/destinations', was: '[]', because: 'For the types: there is a row for each cost up to the highest.' },
  {
    where: 'core/destinations',
    was: 'traveller.space !== null',
    became: 'true',
    because: 'Nowhere is never told as a goal, so it may stand among the starts.',
  },
  {
    where: 'core/destinations',
    was: 'seen.has(here)',
    became: 'false',
    because: 'Speed alone: whoever goes on from there anew finds nothing cheaper.',
  },
  {
    where: 'core/destinations',
    was: /^index === steps\.length - 1$|^steps\.length - 1$/,
    because: 'Speed alone: one copy of a simulation is spared.',
  },
  {
    where: 'core/destinations',
    was: 'this.#isKnown(taken)',
    became: 'false',
    because: 'Speed alone: it is asked again when others have had their say.',
  },
  {
    where: 'core/destinations',
    was: 'simulation.actors()[0] === this.#player',
    became: 'false',
    because: 'Speed alone: a way given up early is one that would be passed over later.',
  },
  {
    where: 'core/destinations',
    was: /^`\$\{begun\} /,
    because: 'Speed alone: a way given up early is one that would be passed over later.',
  },
  {
    where: 'core/destinations',
    was: /#isKnown\(\{|^\{ const traveller|cheapest !== undefined|cheapest <= traveller\.cost|^traveller (=|!)== undefined$/,
    because: 'Speed alone: a way given up early is one that would be passed over later.',
  },
  {
    where: 'core/destinations',
    was: /^supposed(\+\+| < MOST_SUPPOSED)$/,
    because: 'A bound: how many answers in a row are too many has no meaning.',
  },
  {
    where: 'core/destinations',
    was: 'first === undefined',
    became: 'false',
    because: 'For the types: a way that has begun has a first action.',
  },
  {
    where: 'core/destinations',
    was: /^actor === (undefined|CHANCE)( \|\| actor === CHANCE)?$/,
    because: 'Speed alone: when nobody or chance decides, nothing is listed with which a whole move begins.',
  },
  {
    where: 'core/destinations',
    was: 'view.viewer !== actor',
    became: 'false',
    because: 'Speed alone: to a view of who does not decide nothing is listed.',
  },
  {
    where: 'core/destinations',
    was: /^!game\.legalActionsFromView/,
    became: 'false',
    because: 'Speed alone: where no whole move begins, none is found.',
  },
  {
    where: 'core/standing-orders',
    was: '[]',
    because: 'For the types: where there are no pauses nobody asks for answers.',
  },
  {
    where: 'core/standing-orders',
    was: "'StandingOrders'",
    because: 'Nobody is told the name of a codec: faults are told by its shape.',
  },
  {
    where: 'core/standing-orders',
    was: 'orders.length === 0',
    became: 'false',
    because: 'Speed alone: without orders none is obeyed.',
  },
  {
    where: 'core/live',
    was: 'book === undefined',
    became: 'true',
    because: 'Speed alone: the rules are put in order again.',
  },
  { where: 'core/live', was: '() => false', because: 'Owned is what is marked so, and nothing else.' },
  {
    where: 'core/live',
    was: 'this.#stack.length - 1',
    became: /\+ 1/,
    because: 'Above the top of a stack nothing lies.',
  },
  {
    where: 'core/live',
    was: 'this.#stack[depth]?.kind',
    because: 'For the types: a place on the stack has its frame.',
  },
  {
    where: 'core/live',
    was: /^(frame|child) === undefined$|^top (<|>=) 0$/,
    because: 'For the types, and for speed: of an empty stack nothing is found.',
  },
  {
    where: 'core/live',
    was: /^this\.rules\(\)\?\.\w+$|^this\.#kinds\[top\]\?\.(apply|advance)$/,
    because: 'For the types: whoever has a frame has its rules.',
  },
  {
    where: 'core/live',
    was: /^this\.#asked$|^true$/,
    became: 'false',
    because: 'Speed alone: whom the game waits for is worked out again.',
  },
  {
    where: 'core/live',
    was: 'steps > LONGEST_CHAIN',
    became: /^steps >= LONGEST_CHAIN$/,
    because: 'A bound: how long a chain is too long has no meaning.',
  },
  {
    where: 'core/simulation',
    was: 'true',
    became: 'false',
    because:
      'Nothing is published yet, or speed alone: what is not found at first sight is compared with all that are listed.',
  },
  {
    where: 'core/simulation',
    was: /live\.actor\(\) (===|!==) CHANCE$|^\{ if \(outcomes === undefined/,
    because: 'Speed alone: what is not found at first sight is compared with all that are listed.',
  },
  {
    where: 'core/simulation',
    was: 'outcome.action === action',
    became: 'false',
    because: 'Speed alone: what is not found at first sight is compared with all that are listed.',
  },
  {
    where: 'core/simulation',
    was: '!isListed(action)',
    became: 'true',
    because: 'Speed alone: what is listed is found by whoever explains, too.',
  },
  {
    where: 'core/plain-border',
    was: /^key === 'stack'$|^'stack'$/,
    because: 'Speed alone: an unchanged stack may be shared.',
  },
  {
    where: 'core/machine',
    was: /^(before|live) !== undefined$|^Object\.isFrozen\(shown\)$|^by === undefined && actions\.includes\(action\)$/,
    became: 'false',
    because: 'Speed alone: what is kept at hand is made again.',
  },
  {
    where: 'core/machine',
    was: /^frame(Rules)? === undefined/,
    because: 'For the types: whoever has a frame has its rules.',
  },
  {
    where: 'core/machine',
    was: 'actor !== undefined',
    became: 'true',
    because: 'For the types: at rest the game waits for somebody.',
  },
  {
    where: 'core/machine',
    was: /^\{ length: AT_HAND \}$|^\[\]$|^next \+ 1$|^place < 0$/,
    because: 'Speed alone: what is kept at hand is made again.',
  },
  {
    where: 'core/machine',
    was: 'owners[next] === undefined',
    became: 'false',
    because: 'For the types: a place that nobody owns holds nothing, or what is given away.',
  },
  {
    where: 'core/chance/seeded',
    was: "''",
    because: 'A generator taken up again from its state takes no notice of a seed.',
  },
  {
    where: 'core/chance/seeded',
    was: /^typeof (generator|c) [!=]==/,
    because: 'For the types: what is no generator has no numbers, and what is no number is no whole one.',
  },
  {
    where: 'core/record',
    was: /^\{ key: '', type: envelope, actual: copy \}$|^''$/,
    because: 'The first step of a place is the whole, and is not told.',
  },
  {
    where: 'core/record',
    was: /^\{ is: 'text', most: 64|^'text'$|^'\^\[0-9a-f\]/,
    because: 'Written for the schemas, which are made from it and held against what is published.',
  },
  { where: 'core/bots', was: '[]', because: 'Nobody is called so.' },
  {
    where: 'core/bots',
    was: 'simulation.actors().length > 0',
    became: 'false',
    because: 'Speed alone: while a game goes on it has no outcome.',
  },
  {
    where: 'core/checkpoint',
    was: /^(now - decisions <= LATEST|now >= apart \* MOST_EARLIER|latest\.decisions % SPACING === 0|checkpoints\.filter\(\(\{ decisions \}\) => isKept\(decisions, latest\.decisions\)\))$/,
    because:
      'Noticed by test/core/checkpoint.test.ts, which counts through thousands of decisions and is left to the suite.',
  },
  {
    where: 'core/codec/decode',
    was: /^(\[?\{ key: '', type: shape \}\]?|'')$/,
    because:
      'Whether a value is one of its own is asked there, and not where it is wrong: the first step is told to nobody.',
  },
  {
    where: 'core/codec/plain',
    was: 'reading.left < 0',
    became: 'false',
    because: 'Speed alone: once too many have been read nothing more is copied, and the whole is refused in the end.',
  },
  {
    where: 'core/codec/plain',
    was: "Object.getOwnPropertyDescriptor(array, 'length')?.value",
    because: 'Types: a list has a length, and no proxy may hide that of its own.',
  },
  {
    where: 'core/codec/shape',
    was: /^(\(u\): u is string => known\.some\(\(tag\) => tag === u\)|known\.some\(\(tag\) => tag === u\)|\(tag\) => tag === u|tag === u)$/,
    became: /^(\(\) => undefined|known\.every\(.*\)|false)$/,
    because: 'Tags are asked only of what has none of those known.',
  },
  {
    where: 'core/json',
    was: /^typeof part === 'object'( && part !== null)?$|^part !== null$/,
    because: 'Speed alone: the copy of what holds no parts is itself.',
  },
  { where: 'core/json', was: 'a < b', became: 'a <= b', because: 'No key stands twice in a record.' },
  {
    where: 'core/match/obeying',
    was: 'chance === undefined',
    became: 'false',
    because: 'Types: a source left out is none, whether it is passed on or not.',
  },
  {
    where: 'core/match/starting',
    was: "'$'",
    became: '""',
    because: 'The seed takes its place in the path, and only what follows the $ is kept.',
  },
  {
    where: 'core/match/starting',
    was: /^(\{ key: '', type: shape, actual: copy \}|'')$/,
    because: 'The first step stands for the whole, and is left out of every path.',
  },
  {
    where: 'core/match/saving',
    was: '[]',
    because: 'What was laid after no number of decisions is no checkpoint that is kept.',
  },
  {
    where: 'core/match/undoing',
    was: '[]',
    because: 'What was laid after no number of decisions is no checkpoint that is known.',
  },
  {
    where: 'core/match/saving',
    was: 'end.chance === null',
    became: 'false',
    because: 'Types: with a seed chance stands somewhere, and null is not what a save says of it.',
  },
  {
    where: 'core/match/undoing',
    was: /^(from\.seed === null( \|\| chance === null)?|chance === null)$/,
    because: 'Types: chance is null where the seed is, and nowhere else; a match of both is the same either way.',
  },
  {
    where: 'core/frame',
    was: 'stack.length - 1',
    became: 'stack.length + 1',
    because: 'Above the top there is nothing, and no frame is found there.',
  },
  {
    where: 'core/frame',
    was: 'frame?.kind',
    became: 'frame.kind',
    because: 'Types: from the top of the stack down there is a frame at each depth.',
  },
  {
    where: 'core/frame',
    was: "'spectator'",
    became: '""',
    because: 'In the tests of the core the word is used by its name alone; the views of the games know it.',
  },
  {
    where: 'core/match/saving',
    was: "'a match'",
    became: '""',
    because: 'What a save is called in the words of a fault; its place and its code are tried.',
  },
];
