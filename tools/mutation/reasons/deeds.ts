/** What no test of the deeds can notice. */
import type { Reason } from './shape.js';

export const DEED_REASONS: readonly Reason[] = [
  { where: 'deeds/cards', was: '[]', because: 'Types: every player has a hand, be it empty.' },
  {
    where: 'deeds/cards',
    was: 'Number(other) > card',
    became: 'Number(other) >= card',
    because: 'No card is in a deck twice.',
  },
  { where: 'deeds/cards', was: /hands\[from\]\?\.length$/, because: 'Types: every player has a hand, be it empty.' },
  {
    where: 'deeds/generals',
    was: /^(general\.owner|owner) === null$/,
    became: 'false',
    because: "Types: who has won a battle, or is lost, is somebody's.",
  },
  {
    where: 'deeds/group',
    was: 'group.minors === 0',
    became: 'false',
    because: 'Of none nothing is told, and none of them is favoured.',
  },
  {
    where: 'deeds/oratory',
    was: 'segment.oratory.length === 0',
    became: 'false',
    because: 'Speed alone: of no favours none is followed.',
  },
  {
    where: 'deeds/royals',
    was: 'space === null',
    became: 'false',
    because: 'Types: a woman who is to retire, and a cart that is to be built, stand in a space.',
  },
  {
    where: 'deeds/table',
    was: /^(!\(state instanceof Table\)|'a run works on a table')$/,
    because: 'Types: rules are let loose on nothing but a table.',
  },
  {
    where: 'deeds/royals',
    was: /^(to\?\.inside \?\? )?false$/,
    because:
      'What is at sea is in the hands of its Army, and a state tells of it that it is in no space and in no city.',
  },
  {
    where: 'deeds/royals',
    was: "'cart'",
    became: '""',
    because: 'A card moves the cart in its player’s own Tyche Segment, in which nobody is on the march.',
  },
];
