/** What a refusal is about, in German. */
import { phrase } from '../../../core/index.js';
import type { AboutWords } from '../particulars.js';

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
