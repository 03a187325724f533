/** *The Epic of the Peloponnesian War* played by bots, as a chronicle in the terminal. */
import { peloponnesian } from '../game.js';
import { boardSvg } from '../svg/index.js';
import { tellerOf } from './teller.js';

export const peloponnesianTeller = /* @__PURE__ */ tellerOf({
  game: peloponnesian,
  picture: (state, lastEvents) => boardSvg(state, { lastEvents, focus: 'inPlay' }),
});
