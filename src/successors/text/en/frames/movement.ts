/** The questions of marches and voyages. */
import type { MovementFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { list } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const movementFrames: FramesIn<MovementFrame> = {
  march: {
    question: ({ commander, space, inside, ...march }, say) =>
      phrase`what does ${say.commander(commander)} do ${say.at({ space, inside })}${say.withCompany(march.group, commander)}?`,
    pass: null,
  },
  passage: {
    question: ({ mover, space }, say) =>
      phrase`grant ${say.player(mover)} Friendly Passage through ${say.space(space)}?`,
    pass: null,
  },
  shelter: { question: ({ space }, say) => phrase`whom do you move inside ${say.space(space)}?`, pass: null },
  seaMove: {
    question: ({ stage, embarkation, route, escort }, say) =>
      stage === 'escort'
        ? phrase`which fleets escort the Army from ${say.space(embarkation)} (declared: ${list(escort.map(say.fleet), 'none')})?`
        : phrase`sail on from ${say.space(route.at(-1) ?? embarkation)}, or debark?`,
    pass: null,
  },
  navalInterception: {
    question: ({ mover, fleets }, say) =>
      phrase`intercept ${say.player(mover)} at sea${fleets.length === 0 ? '' : phrase` with more fleets (declared: ${list(fleets.map(say.fleet))})`}?`,
    pass: () => phrase`do not intercept at sea`,
  },
  navalBattle: {
    question: ({ mover, interceptor }, say) =>
      phrase`Naval Battle between ${say.player(mover)} and ${say.player(interceptor)}`,
    pass: null,
  },
};
