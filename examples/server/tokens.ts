/** Tokens: one for each seat, of which only the hash is stored. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The owner of a token, and its hash. */
export interface Seat {
  /** A player of the game, or `spectator`. */
  readonly viewer: string;
  readonly hash: Buffer;
}

/** 256 random bits from the platform cannot be guessed, so a plain hash is enough. */
export const newToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** The token of a request, from `Authorization: Bearer …`. */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1];

/** Returns the owner of a token. It compares every seat in constant time, so the duration reveals nothing. */
export function viewerOf(token: string, seats: readonly Seat[]): string | undefined {
  const hash = hashOf(token);
  return seats.filter((seat) => timingSafeEqual(seat.hash, hash))[0]?.viewer;
}
