/** What no test of the cards can notice. */
import type { Reason } from './shape.js';

export const CARD_REASONS: readonly Reason[] = [
  {
    where: 'successors/cards/',
    was: '() => true',
    became: '() => undefined',
    because: 'An event of which a module says nothing may be activated as well.',
  },
  {
    where: 'successors/cards/',
    was: /^'(ruling card-(37|41|46|48)|R 18\.5\.2|R 3\.4)'$/,
    became: '""',
    because:
      'Nobody decides anything in these events, so nothing is ever refused by their rule; a test of its own reads it.',
  },
  {
    where: 'successors/cards/stepwise',
    was: "'done'",
    because: 'At a step without a name nobody decides either: the event is over as soon as it is on top again.',
  },
  {
    where: 'successors/cards/stepwise',
    was: 'target !== undefined',
    because: 'Types: an effect without a first step called so says itself when it may be activated.',
  },
  {
    where: 'successors/cards/stepwise',
    was: /^(stepOf\(frame\)\?\.choices|\[\])$/,
    because: 'Types: nobody is asked at a step that is none of the effect.',
  },
  {
    where: 'successors/cards/stepwise',
    was: /^rolled\?\./,
    because: 'Types: only effects that roll dice hear of a roll.',
  },
  {
    where: 'successors/cards/ahura-mazda',
    was: /^(from === undefined|action\.type === 'stealCard')$/,
    because: 'Types: a theft is from somebody, by whom it is listed; nobody has no hand.',
  },
  {
    where: 'successors/cards/always-liars',
    was: 'card !== null',
    because: 'Types: a window for an event just played opens only once its card is named.',
  },
  {
    where: 'successors/cards/choices',
    was: /^(''|false)$/,
    because:
      'What a memory keeps of an Army it keeps whole: without it no space is meant, and in none of its zones stands a CU.',
  },
  {
    where: 'successors/cards/desertions',
    was: 'false',
    became: 'true',
    because: 'The Army that is joined is remembered with its zone.',
  },
  {
    where: 'successors/cards/',
    was: 'only !== undefined',
    became: 'true',
    because: 'Types: who or what is chosen from is there, and where nothing else is, it is the one.',
  },
  {
    where: 'successors/cards/eleventh-hour',
    was: 'owner === null',
    because: 'Types: who stands in a space belongs to somebody.',
  },
  {
    where: 'successors/cards/hemlock',
    was: 'space === null',
    because: 'Types: in no space stands no piece or marker of anybody.',
  },
  {
    where: 'successors/cards/independent-army',
    was: 'otherwise === undefined',
    because: 'Types: a province without a name has no spaces.',
  },
  {
    where: 'successors/cards/independent-markers',
    was: '[]',
    because: 'Types: a province of the board has its spaces and its neighbours, a space its ways.',
  },
  {
    where: 'successors/cards/levy',
    was: "typeof lands === 'string'",
    became: 'true',
    because: 'Speed alone: several provinces are answered for at once as well.',
  },
  {
    where: 'successors/cards/plans-of-their-own',
    was: /^royal [!=]== undefined$/,
    because: 'Types: only women of the royal family are listed, and the one chosen is remembered.',
  },
  {
    where: 'successors/cards/reach',
    was: /^(answers|spaces) === undefined$/,
    because: 'Speed alone: what is not remembered is found anew.',
  },
  {
    where: 'successors/cards/reach',
    was: "typeof lands === 'string'",
    because: 'Speed alone: what is remembered by the list itself is not found by its names, and found anew.',
  },
  {
    where: 'successors/cards/reach',
    was: 'found.has(to)',
    because: 'Speed alone: a space that is reached again is in the set already, and leads nowhere new in time.',
  },
  {
    where: 'successors/cards/reach',
    was: /^\(\(situation\.seatsOutside\(space\)/,
    became: 'false',
    because: 'Speed alone: who has no CU in a space has no Army in it.',
  },
  {
    where: 'successors/cards/reach',
    was: 'seat < situation.players.length',
    became: 'seat <= situation.players.length',
    because: 'Behind the last seat nobody has a piece.',
  },
  {
    where: 'successors/cards/reach',
    was: '[]',
    because:
      'A space that is not on the board has no ways and lies in no province; a space and a province on it have theirs.',
  },
  {
    where: 'successors/cards/reach',
    was: 'commander !== undefined',
    because: 'Types: where a general stands, one commands.',
  },
  {
    where: 'successors/cards/reach',
    was: 'b !== null',
    because: 'Types: no way leads to no space.',
  },
  {
    where: 'successors/cards/repercussions',
    was: /^(loser\.who === 'independent'|'independent'|loser === undefined)$/,
    because: 'Types: who is no player has no isolated markers (R 6.7).',
  },
  {
    where: 'successors/cards/repercussions',
    was: '[]',
    because: 'Types: each province of the board has its neighbours, be it none.',
  },
  {
    where: 'successors/cards/satrapal-levy',
    was: '[]',
    because: 'Types: a province that somebody controls has spaces.',
  },
  {
    where: 'successors/cards/silver-shields',
    was: 'post === undefined',
    because: 'Types: a thief is only asked for while the unit is on the board.',
  },
  {
    where: 'successors/cards/traitor',
    was: /^holder [!=]== undefined$/,
    because: "Types: a space that is betrayed is a player's; of nobody there are neither pieces nor royals inside.",
  },
  {
    where: 'successors/cards/treachery',
    was: 'false',
    became: 'true',
    because: 'Types: the general who receives the prize is remembered with his zone.',
  },
  {
    where: 'successors/cards/treachery',
    was: "prize.type === 'targetRoyal'",
    became: 'true',
    because: 'Types: the cart has no name among the Heirs.',
  },
  {
    where: 'successors/cards/unrest',
    was: 'memory.province === undefined',
    because: 'Types: a province without a name has no spaces.',
  },
  {
    where: 'successors/cards/',
    was: /^'(rolling|suffered|raised|opened)'$/,
    became: '""',
    because:
      'The name of a step at which nobody chooses anything is read by nobody: the event goes on when it is on top again.',
  },
  {
    where: 'successors/cards/orators-gift',
    was: "'minor'",
    became: '""',
    because: 'Types: where an Army is somebody commands it (R 4.29).',
  },
  {
    where: 'successors/cards/stepwise',
    was: 'step === undefined',
    became: 'false',
    because: 'Types: nobody is asked at a step that is none of the effect.',
  },
];
