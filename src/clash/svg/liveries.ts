/** The colours of the sides (R S1.1). Sides of one game have different colours. */
import { seated, type Liveries } from '../../conquest/svg/liveries.js';

const inLiveries = (): Liveries => ({
  regency: seated('blue'),
  warlords: seated('red'),
  antigonid: seated('red'),
  ptolemaic: seated('yellow'),
  seleucid: seated('blue'),
  independents: {
    shape: { pattern: 'upright', emblem: 'triangle' },
    colours: {
      light: { fill: '#2f7d4f', ink: '#ffffff', edge: '#123a23' },
      dark: { fill: '#5fb884', ink: '#04200f', edge: '#c3ecd3' },
    },
    tint: 0.2,
  },
  neutral: {
    shape: { pattern: 'level', emblem: 'cross' },
    colours: {
      light: { fill: '#5f6b76', ink: '#ffffff', edge: '#2a3138' },
      dark: { fill: '#8fa0ae', ink: '#0d1318', edge: '#d6e0e8' },
    },
    tint: 0.2,
  },
});

export const liveries: Liveries = /* @__PURE__ */ inLiveries();
