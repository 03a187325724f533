/** The toy game as a story. */
import type { Storyteller } from '../../src/hosts/story.js';
import { toy, type ToyTypes } from '../core/toy.js';
import { describeEvent, ending } from './words.js';

export const toyStory: Storyteller<ToyTypes> = {
  game: toy,
  options: (players) => ({ players }),
  newTale: () => (events) => events.map((event) => `${describeEvent(event).text} (${event.rule})`),
  round: ({ score }) => `score-${score}`,
  picture: ({ score }) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${score}</text></svg>`,
  ending: (state) => [ending(state)],
};
