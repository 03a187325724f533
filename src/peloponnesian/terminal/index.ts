/** The Epic of the Peloponnesian War at the terminal. */
import { peloponnesian } from '../game.js';
import { atTheTerminal } from './terminal.js';

export const peloponnesianAtTheTerminal = /* @__PURE__ */ atTheTerminal(peloponnesian);
