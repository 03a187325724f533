/** The questions of the Strategy Phase. */
import type { SegmentFrame, SurrenderFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { FramesIn } from '../tables.js';
import { occasionOf } from './moments.js';

const SURRENDER: Readonly<Record<SurrenderFrame['step'], readonly [question: string, pass: string]>> = {
  remove: ['remove enemy markers?', 'remove no more markers'],
  place: ['place control markers where your CUs stand?', 'place no more markers'],
  siege: ['besiege or subjugate?', 'make no more siege attempts'],
  build: ['begin to build a capital?', 'do not build a capital'],
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
        : phrase`which card do you play?`,
    pass: null,
  },
  operations: {
    question: ({ points }) => phrase`how do you use ${pieces(points, 'operationPoint')}?`,
    pass: () => phrase`use no Operation Points`,
  },
  forcedMarch: {
    question: ({ points, left, generalsToo }) =>
      phrase`which ${generalsToo ? 'General or Army' : 'Army'} do you activate with ${pieces(points, 'movementPoint')}${left > 1 ? ` (the first of ${left})` : ''}?`,
    pass: () => phrase`activate nobody`,
  },
  placeMarkers: {
    question: ({ left }) => phrase`where do you place a control marker (${left} left)?`,
    pass: () => phrase`place no more markers`,
  },
  train: { question: () => phrase`train a Mercenary or a Loyal Macedonian?`, pass: null },
  hire: {
    question({ stage, general }, say) {
      if (general === null) return phrase`what do you do with the discarded card?`;
      return stage === 'province'
        ? phrase`which province is drawn for ${say.general(general)}?`
        : phrase`where do you deploy ${say.general(general)}?`;
    },
    pass: () => phrase`do not use the discarded card`,
  },
  movement: {
    question: ({ stage, die }) =>
      stage === 'choose'
        ? phrase`roll for movement, or forfeit the Segment for a Mercenary?`
        : die === null
          ? phrase`place Minor Generals?`
          : phrase`whom do you activate (movement die: ${die})?`,
    pass: ({ die }) => (die === null ? phrase`end the Movement Segment` : phrase`activate nobody else`),
  },
  forage: {
    question: () => phrase`do anything else in the Forage Segment?`,
    pass: () => phrase`end the Forage Segment`,
  },
  faceUp: {
    question: ({ card }, say) =>
      card === null ? phrase`a card is turned face up` : phrase`who resolves ${say.card(card)}?`,
    pass: null,
  },
  window: {
    question: ({ moment, space, subject }, say) =>
      phrase`play a Surprise card? (${occasionOf(moment, { space, subject }, say)})`,
    pass: ({ moment }) =>
      moment === 'independents' ? phrase`do not react with an Independent Army` : phrase`do not play a Surprise card`,
  },
};
