/** The subjects of refusals in English. */
import type { AboutWords } from '../particulars.js';
import { phrase } from '../phrases.js';

export const englishAbout: AboutWords = {
  from: (place) => phrase`from ${place}`,
  into: (place) => phrase`into ${place}`,
  against: (thing) => phrase`against ${thing}`,
  with: (thing) => phrase`with ${thing}`,
  next: (thing) => phrase`waiting for ${thing}`,
  line: (line) => `${line === 1 ? 'first' : 'second'} line`,
  boxOf: (box, army) => `${box} of the ${army}`,
};
