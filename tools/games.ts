/** Prints the names of the games, for scripts that do something with each of them. */
import { GAMES } from '../src/games.js';

console.log(GAMES.join('\n'));
