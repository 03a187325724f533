/** What the games of this family say alike of their faces. */
import type { FaceTable } from '../../tools/faces/table.js';

type Named = 'outcome' | 'link' | 'playedWith';

/** What signatures call their types; `ending`: that of the game. */
export const familyTypes = (ending: string): FaceTable['types'] => ({
  shown: 'GameState',
  player: 'SideId',
  subject: 'ConquestSubject',
  outcome: `Outcome<SideId, ${ending}>`,
});

/** What signatures of its words call theirs. */
export const familyTextTypes = (link = 'ConquestLink'): Readonly<Record<Named, string>> => ({
  outcome: 'Outcome<SideId, Ending>',
  link,
  playedWith: 'PlayedWith',
});

export const FAMILY_WORDS = {
  player: 'side',
  players: '2',
  unfair: 'dice fell',
  decoded: 'options, an action, an event, a state, a view or components',
  aboutNothing: 'the end of a movement',
  aspect: 'provinces',
};

export const FAMILY_TEXT_WORDS = {
  passing: 'Nobody passes in this game: to do nothing, or nothing more, is an action with words of its own.',
  won: 'by whom, how decisively, and by what',
  game: 'whose components have the names; left out: those shipped here',
  end: '{ ...orThrow(createGame({ players: {players} })), ended: {ended} as const, stack: [] }',
};

export const FAMILY_ROWS: NonNullable<FaceTable['rows']> = {
  outcome: {
    says: 'Who won, how and by which rule ({victory}); `undefined` while the game goes on. In a draw nobody has.',
  },
  chanceOutcomes: {
    says: 'The faces that a die can show now, each as likely; empty when the game does not wait for chance.',
  },
  destinations: {
    says: 'Whole moves: none. A march goes into one province, which the action names that begins it.',
  },
};
