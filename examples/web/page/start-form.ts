/** What is agreed before a game. */
import { isGameName, GAMES, type GameName } from '../../../src/games.js';
import type { Agreed } from '../../../src/hosts/page/table.js';
import { listed } from '../games/index.js';
import type { OpenGame, Own } from '../games/open.js';
import { newSeed } from '../state/seed.js';

/** The content of the form. */
export interface Form {
  readonly name: GameName;
  readonly players: number;
  /** The seats that bots play; omitted: all but the first. */
  readonly bots?: readonly string[];
  readonly secret: boolean;
  readonly seed: string;
  readonly agreed: Agreed;
  /** The parts that the players bring, by option. */
  readonly own: Readonly<Record<string, OwnFile>>;
}

/** A file with a part of the game. */
export interface OwnFile {
  readonly fileName: string;
  readonly content: unknown;
}

export interface FormProps {
  readonly form: Form;
  readonly onForm: (form: Form) => void;
}

/** Returns the seats that bots play. */
export const botsIn = ({ bots, players }: Form, game: OpenGame): readonly string[] =>
  bots ?? game.seats(players).slice(1);

/** Returns the parts that the players bring. */
export const ownIn = ({ own }: Form): Own =>
  Object.fromEntries(Object.entries(own).map(([id, { content }]) => [id, content]));

/** Returns the form for a game, with a number of players if the game is for so many. */
export function formFor(name: GameName, seed: string, players = listed(name).usualPlayers): Form {
  const { playerCounts } = listed(name);
  const [least = players] = playerCounts;
  return { name, players: playerCounts.includes(players) ? players : least, secret: true, seed, agreed: {}, own: {} };
}

/** Returns the form for another number of players, without settings and seats, which depend on that number. */
export const withPlayers = ({ name, seed, secret, own }: Form, players: number): Form => ({
  ...formFor(name, seed, players),
  secret,
  own,
});

/** Returns the form at first: for the game that the address names (`?game=alexandros`), or the first of the list. */
export function firstForm(): Form {
  const [first = 'successors'] = GAMES;
  const asked = new URLSearchParams(location.search).get('game');
  return formFor(isGameName(asked) ? asked : first, newSeed());
}
