/** Versions of the rules: a match is continued only by the version of the rules that it was made with. */

/** A refusal of a record or a save that another version of the rules has written. */
export interface OtherVersion {
  readonly code: 'otherVersion';
  readonly game: string;
  /** The version of the rules that wrote it. */
  readonly written: number;
  /** The version of the rules that this library plays. */
  readonly plays: number;
  readonly message: string;
}

/**
 * Returns the refusal of something that another version has written. Its message names both versions and says what to
 * do.
 */
export function otherVersion(game: string, written: number, plays: number): OtherVersion {
  const remedy =
    written < plays
      ? `a release of diadochi that plays version ${written} reads it (docs/records.md)`
      : 'a later release of diadochi reads it';
  const message = `version ${written} of the rules of ${game} wrote this, and this library plays version ${plays}: ${remedy}`;
  return { code: 'otherVersion', game, written, plays, message };
}

/** Returns the version that an untrusted value gives, or `undefined` if it is not a possible version. */
export const versionIn = (version: unknown): number | undefined =>
  typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? version : undefined;
