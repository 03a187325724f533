/** The toy game at the terminal. */
import type { TerminalGame } from '../../src/hosts/terminal/game.js';
import { toy, type ToyTypes } from '../core/toy.js';
import { describeAction, describeEvent, ending, questionOf, said } from './words.js';

export const toyAtTheTerminal: TerminalGame<ToyTypes> = {
  game: toy,
  words: {
    action: describeAction,
    question(shown) {
      const [asked] = toy.actors(shown);
      const text = questionOf(shown);
      return text === undefined || asked === undefined ? undefined : { ...said(text), asked };
    },
    refusal: ({ message }) => said(message),
    player: (player) => player,
    tell: (events) => events.map((event) => `${describeEvent(event).text} (${event.rule})`),
    ending,
  },
  pictures: {
    legend: () => ['The score stands alone.'],
    board: ({ score }) => [`Score: ${score}`],
    standings: ({ score }) => [`Score: ${score}`],
    hand: () => [],
    note: () => '',
    moment: ({ score }) => `At ${score}`,
    chapter: ({ score }) => String(Math.floor(score / 5)),
  },
  domains: () => ({ roll: {}, stop: {} }),
};
