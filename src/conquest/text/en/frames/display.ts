/** R 10: the Tactical Display: questions. */
import type { DisplayFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const displayFrames: FramesIn<DisplayFrame> = {
  battle: { question: ({ province }, say) => phrase`battle of ${say.province(province)}`, pass: null },
  array: {
    question({ units, leaders }) {
      if (units.length > 0) return phrase`which unit do you place, and where (${units.length} to place)?`;
      if (leaders.length > 0) return phrase`with which unit do you stack a leader (${leaders.length} to place)?`;
      return phrase`which units change lines before the battle?`;
    },
    pass: null,
  },
  rally: {
    question: ({ left: [leader], stage }, say) =>
      leader === undefined
        ? phrase`routed units rally`
        : stage === 'place'
          ? phrase`in which box do the units with ${say.leader(leader)} rally?`
          : phrase`does ${say.leader(leader)} try to rally routed units?`,
    pass: null,
  },
  closeUp: {
    question: ({ post }, say) =>
      post === null
        ? phrase`the second line steps forward`
        : phrase`which unit do you move into the first line of ${say.box(post)}?`,
    pass: null,
  },
  manoeuvre: { question: () => phrase`which unit do you move on the Tactical Display?`, pass: null },
  assault: {
    question: ({ current }, say) =>
      current === null
        ? phrase`which box attacks, and where?`
        : phrase`which unit of ${say.box(current.from)} attacks which unit of ${say.box(current.into)}?`,
    pass: null,
  },
  duel: {
    question({ attacker, defender, stage, bereaved }, say) {
      if (bereaved !== null) return phrase`with which unit do you stack ${say.leader(bereaved)} now?`;
      const fight = phrase`${say.unit(attacker)} against ${say.unit(defender)}`;
      return stage === 'ask' ? phrase`${fight}: fire first?` : fight;
    },
    pass: null,
  },
  pursuit: {
    question({ loser, stage, toll }, say) {
      if (stage === 'ask') return phrase`pursue ${say.side(loser)}?`;
      return toll > 0
        ? phrase`which unit do you lose in the pursuit (${toll} to lose)?`
        : phrase`the pursuit of ${say.side(loser)}`;
    },
    pass: null,
  },
};
