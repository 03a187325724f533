/** Records and saves of other versions of the rules: a game is never played on by rules that it was not made for. */

/** The refusal of a record, or of a save, that another version of its game's rules wrote. */
export interface OtherVersion {
  readonly code: 'otherVersion';
  readonly game: string;
  /** The version of the rules under which it was written. */
  readonly written: number;
  /** The version that this library plays. */
  readonly plays: number;
  readonly message: string;
}

/** Says which version wrote something, which one this library plays, and what can be done. */
export function otherVersion(game: string, written: number, plays: number): OtherVersion {
  const remedy =
    written < plays
      ? `a release of diadochi that plays version ${written} reads it (docs/records.md)`
      : 'a later release of diadochi reads it';
  const message = `version ${written} of the rules of ${game} wrote this, and this library plays version ${plays}: ${remedy}`;
  return { code: 'otherVersion', game, written, plays, message };
}

/** The version of the rules that fields of unknown origin name, where it is one that a game could have. */
export const versionIn = (version: unknown): number | undefined =>
  typeof version === 'number' && Number.isSafeInteger(version) && version > 0 ? version : undefined;
