/** *The Epic of the Peloponnesian War* in the terminal. */
import { peloponnesian } from '../game.js';
import { atTheTerminal } from './terminal.js';

export const peloponnesianAtTheTerminal = /* @__PURE__ */ atTheTerminal(peloponnesian);
