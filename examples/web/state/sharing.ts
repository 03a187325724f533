/** The texts that a table can be written as, and the links to it. */
import type { Session } from '../games/session.js';
import { LINK_FORMAT, PREFIX } from './formats.js';
import { packed } from './link.js';

/** The most characters of a link that is made; longer ones do not survive messengers and mail. */
const MOST = 30_000;

/** A link, or why there is none: it would be too long, or the browser cannot compress. */
export type Link = { readonly address: string } | { readonly failure: 'tooLong' | 'noLink' };

/** Returns a link to something that was begun with a page at this address. */
async function linkTo(page: string, content: object): Promise<Link> {
  try {
    const fragment = await packed(JSON.stringify({ format: LINK_FORMAT, version: 1, ...content }));
    return fragment.length > MOST ? { failure: 'tooLong' } : { address: `${page}${PREFIX}${fragment}` };
  } catch {
    return { failure: 'noLink' };
  }
}

/** Returns a link to the situation after a step. Everybody who opens it gets the same dice from then on. */
export const linkToPosition = (page: string, session: Session, step: number, seed: string): Promise<Link> =>
  linkTo(page, { game: session.game, seed, position: session.position(step) });

/** Returns a link to a new game with the same options and seed, if the game has both. */
export async function linkToStart(page: string, session: Session): Promise<Link | undefined> {
  const deal = session.deal();
  return deal === undefined ? undefined : linkTo(page, { game: session.game, ...deal });
}
