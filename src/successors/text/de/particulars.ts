/** The details of refusals in German. */
import type { AboutWords } from '../particulars.js';
import { phrase } from '../phrases.js';

export const germanAbout: AboutWords = {
  inside: (place) => phrase`innerhalb von ${place}`,
  from: (place) => phrase`von ${place}`,
  to: (place) => phrase`nach ${place}`,
  waitingFor: (thing) => phrase`erwartet wird ${thing}`,
  figures: {
    left: (figure) => `noch ${figure}`,
    needed: (figure) => `${figure} nötig`,
    available: (figure) => `${figure} vorhanden`,
    room: (figure) => `Platz für ${figure}`,
  },
};
