/** The details of refusals in English. */
import type { AboutWords } from '../particulars.js';
import { phrase } from '../phrases.js';

export const englishAbout: AboutWords = {
  inside: (place) => phrase`inside ${place}`,
  from: (place) => phrase`from ${place}`,
  to: (place) => phrase`to ${place}`,
  waitingFor: (thing) => phrase`waiting for ${thing}`,
  figures: {
    left: (figure) => `${figure} left`,
    needed: (figure) => `${figure} needed`,
    available: (figure) => `${figure} available`,
    room: (figure) => `room for ${figure}`,
  },
};
