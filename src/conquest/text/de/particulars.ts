/** The subjects of refusals in German. */
import type { AboutWords } from '../particulars.js';
import { phrase } from '../phrases.js';

export const germanAbout: AboutWords = {
  from: (place) => phrase`von ${place} aus`,
  into: (box) => phrase`Ziel ${box}`,
  against: (thing) => phrase`gegen ${thing}`,
  with: (thing) => phrase`und ${thing}`,
  next: (thing) => phrase`erwartet wird ${thing}`,
  line: (line) => `${line === 1 ? 'erste' : 'zweite'} Linie`,
  boxOf: (box, army) => `${box} der ${army}`,
};
