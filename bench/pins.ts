/** The options `--players` and `--policy` of the commands that play random games. */
import type { WholeGameTypes } from '../src/core/index.js';
import { oneOf, wholeNumber, wrongUse } from '../tools/command.js';
import type { SoakKit } from './kit.js';
import type { Pins } from './ways.js';

/** The texts of the two options, as far as they are given. */
interface Given {
  readonly players: string | undefined;
  readonly policy: string | undefined;
}

/** Returns the numbers of players and the policies that the options name; a wrong use ends the program. */
export function pinsFrom<G extends WholeGameTypes>(
  usage: string,
  game: string,
  { policies, playerCounts }: SoakKit<G>,
  given: Given,
): Pins {
  const named = given.policy?.split(',').map((word) => oneOf(usage, 'policy', word, Object.keys(policies)));
  const players = given.players?.split(',').map((count) => wholeNumber(usage, 'players', count, 1, 99));
  const unknown = players?.find((count) => !playerCounts.includes(count));
  if (unknown !== undefined)
    wrongUse(usage, `--players: ${game} is for ${playerCounts.join(', ')} players, not ${unknown}`);
  return { ...(named && { policies: named }), ...(players && { players }) };
}
