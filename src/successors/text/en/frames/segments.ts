/** The questions of the Strategy Phase. */
import type { SegmentFrame, SurrenderFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { FramesIn } from '../tables.js';
import { occasionOf } from './moments.js';

const SURRENDER: Readonly<Record<SurrenderFrame['step'], readonly [question: string, pass: string]>> = {
  remove: ['remove enemy markers?', 'remove no further marker'],
  place: ['place control markers where your CUs stand?', 'place no further marker'],
  siege: ['besiege or subjugate?', 'make no further siege attempt'],
  build: ['begin to build a capital?', 'build no capital'],
  done: ['end the Surrender Segment?', 'end the Surrender Segment'],
};

export const segmentFrames: FramesIn<SegmentFrame> = {
  strategy: { question: () => phrase`the next round`, pass: null },
  playerTurn: { question: ({ player }, say) => phrase`the turn of ${say.player(player)}`, pass: null },
  surrender: {
    question: ({ step }) => phrase`${SURRENDER[step][0]}`,
    pass: ({ step }) => phrase`${SURRENDER[step][1]}`,
  },
  tyche: {
    question: ({ stage, card }, say) =>
      stage === 'bonus' && card !== null
        ? phrase`resolve the event of ${say.card(card)} too?`
        : phrase`which card is played?`,
    pass: null,
  },
  operations: {
    question: ({ points }) => phrase`how are ${pieces(points, 'operationPoint')} used?`,
    pass: () => phrase`use no Operation Points`,
  },
  forcedMarch: {
    question: ({ points, left, generalsToo }) =>
      phrase`activate which ${generalsToo ? 'General or Army' : 'Army'} with ${pieces(points, 'movementPoint')}${left > 1 ? `, the first of ${left}` : ''}?`,
    pass: () => phrase`activate nobody`,
  },
  placeMarkers: {
    question: ({ left }) => phrase`where is a control marker placed (${left} left)?`,
    pass: () => phrase`place no further marker`,
  },
  train: { question: () => phrase`train a Mercenary or a Loyal Macedonian?`, pass: null },
  hire: {
    question({ stage, general }, say) {
      if (general === null) return phrase`what does the discarded card bring?`;
      return stage === 'province'
        ? phrase`a province is drawn for ${say.general(general)}`
        : phrase`where does ${say.general(general)} appear?`;
    },
    pass: () => phrase`gain nothing by the discarded card`,
  },
  movement: {
    question: ({ stage, die }) =>
      stage === 'choose'
        ? phrase`roll for movement, or raise a Mercenary?`
        : die === null
          ? phrase`place Minor Generals?`
          : phrase`activate whom? The movement die shows ${die}`,
    pass: ({ die }) => (die === null ? phrase`end the Movement Segment` : phrase`activate nobody else`),
  },
  forage: {
    question: () => phrase`do anything else in the Forage Segment?`,
    pass: () => phrase`end the Forage Segment`,
  },
  faceUp: {
    question: ({ card }, say) =>
      card === null ? phrase`a card is turned up` : phrase`who resolves ${say.card(card)}?`,
    pass: null,
  },
  window: {
    question: ({ moment, space, subject }, say) =>
      phrase`play a Surprise card? (${occasionOf(moment, { space, subject }, say)})`,
    pass: ({ moment }) =>
      moment === 'independents' ? phrase`call on no Independent Army` : phrase`play no Surprise card`,
  },
};
