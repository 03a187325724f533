/** Tables for the page to write and to read. */
import { isLeft, orThrow, type Either } from 'diadochi/core';
import { openGame } from '../../../examples/web/games/index.js';
import type { Session } from '../../../examples/web/games/session.js';
import type { Opened } from '../../../examples/web/state/reading.js';
import type { Unread } from '../../../examples/web/state/unread.js';
import { REGISTRY, type GameName } from '../../../src/games.js';

/** The address of a page. */
export const PAGE = 'https://example.org/play/';

/** A session of so many steps, in which every player takes a choice in the middle of those that are listed. */
export async function steppedOn(name: GameName, steps: number): Promise<Session> {
  const game = await openGame(name);
  let session = orThrow(game.begin(REGISTRY[name].usualPlayers, {}, 'arbela'));
  for (let step = 0; step < steps; step++) session = session.play(keyIn(session));
  return session;
}

/** The key of a choice in the middle of those that are listed. */
export function keyIn(session: Session): string {
  const choices = session.scene(session.last, session.asked ?? '').choices({ locale: 'en', theme: 'light' });
  const choice = choices[Math.floor(choices.length / 2)];
  if (choice === undefined) throw new Error('nothing to choose from');
  return choice.key;
}

/** What has been said to the spectators of a session, step by step. */
export const told = (session: Session): readonly (readonly string[])[] =>
  Array.from({ length: session.last + 1 }, (_, step) =>
    session
      .scene(step, 'spectator')
      .lines({ locale: 'en', theme: 'light' })
      .map(({ said }) => said.text),
  );

/** What was opened; throws what is wrong with it. */
export function opened(read: Either<Unread, Opened>): Opened {
  if (isLeft(read)) throw new Error(JSON.stringify(read.left));
  return read.right;
}

/** What is wrong with a text; throws if it was opened. */
export function unread(read: Either<Unread, Opened>): Unread {
  if (isLeft(read)) return read.left;
  throw new Error(`opened as ${read.right.from}`);
}
