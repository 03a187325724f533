/** The questions of marches and voyages. */
import type { MovementFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { list } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const movementFrames: FramesIn<MovementFrame> = {
  march: {
    question: ({ commander, space, inside, group }, say) =>
      phrase`Was tut ${say.commander(commander)} ${say.at({ space, inside })}${say.withCompany(group, commander)}?`,
    pass: null,
  },
  passage: {
    question: ({ mover, space }, say) => phrase`${say.player(mover)} Freie Passage durch ${say.space(space)} gewähren?`,
    pass: null,
  },
  shelter: { question: ({ space }, say) => phrase`Wer geht in die Stadt ${say.space(space)}?`, pass: null },
  seaMove: {
    question: ({ stage, embarkation, route, escort }, say) =>
      stage === 'escort'
        ? phrase`Wer eskortiert die Armee aus ${say.space(embarkation)} (angesagt: ${list(
            escort.map((fleet) => say.fleet(fleet)),
            'niemand',
          )})?`
        : phrase`Von ${say.space(route.at(-1) ?? embarkation)} weitersegeln oder an Land gehen?`,
    pass: null,
  },
  navalInterception: {
    question: ({ mover, fleets }, say) =>
      fleets.length === 0
        ? phrase`${say.player(mover)} auf See abfangen?`
        : phrase`${say.player(mover)} auf See mit noch mehr Flotten abfangen (angesagt: ${list(fleets.map((fleet) => say.fleet(fleet)))})?`,
    pass: () => phrase`nicht auf See abfangen`,
  },
  navalBattle: {
    question: ({ mover, interceptor }, say) =>
      phrase`Seeschlacht zwischen ${say.player(mover)} und ${say.player(interceptor)}`,
    pass: null,
  },
};
