/** Who asks: a token for each seat, of which only the hash is kept. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Whose a token is, and its hash. */
export interface Seat {
  /** A player of the game, or `spectator`. */
  readonly viewer: string;
  readonly hash: Buffer;
}

/** 256 bits from the platform: nobody guesses it, so a plain hash of it is enough. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a request, from `Authorization: Bearer …`. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1];

/** Whose a token is. Every seat is compared, in constant time: how long it takes tells nothing. */
export function viewerOf(token: string, seats: readonly Seat[]): string | undefined {
  const hash = hashOf(token);
  return seats.filter((seat) => timingSafeEqual(seat.hash, hash))[0]?.viewer;
}
