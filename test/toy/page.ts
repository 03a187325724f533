/** The toy game on the web page. */
import type { GameTable } from '../../src/hosts/page/table.js';
import { wordsOf } from '../../src/hosts/page/words.js';
import { toy, type ToyTypes } from '../core/toy.js';
import { toyStory } from './story.js';
import { describeAction, describeEvent, questionOf, said } from './words.js';

const ABOUT = { story: '', win: '', length: '', advice: {}, terms: {} };

export const toyTable: GameTable<ToyTypes> = {
  game: toy,
  words: wordsOf<ToyTypes>({
    action: describeAction,
    event: describeEvent,
    question(shown) {
      const text = questionOf(shown);
      return text === undefined ? undefined : said(text);
    },
    players: () => ({ ann: 'Ann', bob: 'Bob' }),
    place: (_, space) => space,
    endings: () => ({ goal: 'The goal is reached.' }),
  }),
  about: { en: ABOUT, de: ABOUT },
  standing: () => ({ scores: [], goal: '' }),
  settings: () => [],
  options: (players) => ({ players }),
  picture: (view) => toyStory.picture(view, []),
  dice: ({ value }) => (value === undefined ? [] : [value]),
  thingsAt: () => [],
  thingOf: () => undefined,
};
