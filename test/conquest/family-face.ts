/** The words and comments that the public APIs of the Conquest family share. */
import type { FaceTable } from '../../tools/faces/table.js';

type Named = 'outcome' | 'link' | 'playedWith';

/** The names of types in the signatures; `ending` is the type of the endings of the game. */
export const familyTypes = (ending: string): FaceTable['types'] => ({
  shown: 'GameState',
  player: 'SideId',
  subject: 'ConquestSubject',
  outcome: `Outcome<SideId, ${ending}>`,
});

/** The names of types in the signatures of the text functions. */
export const familyTextTypes = (link = 'ConquestLink'): Readonly<Record<Named, string>> => ({
  outcome: 'Outcome<SideId, Ending>',
  link,
  playedWith: 'PlayedWith',
});

export const FAMILY_WORDS = {
  player: 'side',
  players: '2',
  unfair: 'dice were rolled',
  decoded: 'options, an action, an event, a state, a view or components',
  aboutNothing: 'the end of a movement',
  aspect: 'provinces',
};

export const FAMILY_TEXT_WORDS = {
  passing: 'There is no passing in this game: to do nothing, or nothing more, is an action with a label of its own.',
  won: 'the winners, the margin, and what decided',
  game: 'the components with the names; by default those of the library',
  end: '{ ...orThrow(createGame({ players: {players} })), ended: {ended} as const, stack: [] }',
};

export const FAMILY_ROWS: NonNullable<FaceTable['rows']> = {
  outcome: {
    says: 'Returns who has won, how and by which rule ({victory}), or `undefined` while the game goes on. A draw has no winners.',
  },
  chanceOutcomes: {
    says: 'Returns the faces that a die can show now, all equally likely. Empty if the game does not wait for chance.',
  },
  destinations: {
    says: 'Returns an empty list. A march enters a single province, which the action `march` names.',
  },
};
