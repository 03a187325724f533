/** R 10: the Tactical Display: questions. */
import type { DisplayFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const displayFrames: FramesIn<DisplayFrame> = {
  battle: { question: ({ province }, say) => phrase`battle of ${say.province(province)}`, pass: null },
  array: {
    question({ units, leaders }) {
      if (units.length > 0) return phrase`who stands where in the line (${units.length} to place)?`;
      if (leaders.length > 0) return phrase`whom does a leader command (${leaders.length} to place)?`;
      return phrase`does anybody change lines before the battle?`;
    },
    pass: null,
  },
  rally: {
    question: ({ left: [leader], stage }, say) =>
      leader === undefined
        ? phrase`the routed rally`
        : stage === 'place'
          ? phrase`where do the men of ${say.leader(leader)} rally?`
          : phrase`does ${say.leader(leader)} rally the routed?`,
    pass: null,
  },
  closeUp: {
    question: ({ post }, say) =>
      post === null
        ? phrase`the second line steps forward`
        : phrase`who steps into the first line of ${say.box(post)}?`,
    pass: null,
  },
  manoeuvre: { question: () => phrase`who moves on the field of battle?`, pass: null },
  assault: {
    question: ({ current }, say) =>
      current === null
        ? phrase`where does the line attack?`
        : phrase`who of ${say.box(current.from)} attacks whom of ${say.box(current.into)}?`,
    pass: null,
  },
  duel: {
    question({ attacker, defender, stage, bereaved }, say) {
      if (bereaved !== null) return phrase`whom does ${say.leader(bereaved)} command now?`;
      const fight = phrase`${say.unit(attacker)} against ${say.unit(defender)}`;
      return stage === 'ask' ? phrase`${fight}: fire first?` : fight;
    },
    pass: null,
  },
  pursuit: {
    question({ loser, stage, toll }, say) {
      if (stage === 'ask') return phrase`pursue ${say.side(loser)}?`;
      return toll > 0
        ? phrase`which unit is lost in the pursuit (${toll} to lose)?`
        : phrase`the pursuit of ${say.side(loser)}`;
    },
    pass: null,
  },
};
