/** The questions of set-up, the phases of a Game Turn, and chance. */
import type { PhaseFrame } from '../../../frame/index.js';
import { countUnits } from '../../../units.js';
import { numbered, phrase } from '../../phrases.js';
import { list, listOr, troopList } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const phaseFrames: FramesIn<PhaseFrame> = {
  game: { question: ({ stage }, say) => phrase`${say.names.stages[stage]}`, pass: null },
  dealGenerals: { question: () => phrase`which General is dealt?`, pass: null },
  keepGeneral: { question: ({ dealt }, say) => phrase`keep ${listOr(dealt.map(say.general))}?`, pass: null },
  placeGeneral: { question: ({ general }, say) => phrase`where do you place ${say.general(general)}?`, pass: null },
  turnOrder: { question: () => phrase`who goes first in this Game Turn?`, pass: null },
  allotment: { question: () => phrase`Mercenaries or Elite Cavalry as Reinforcements?`, pass: null },
  reinforcements: { question: () => phrase`Reinforcements are deployed`, pass: null },
  deploy: {
    question({ stage, units, generals }, say) {
      if (stage === 'minorGenerals') return phrase`deploy a Minor General?`;
      const [general] = generals;
      if (general !== undefined) return phrase`where do you deploy ${say.general(general)}?`;
      const are = numbered(countUnits(units), 'is', 'are');
      const where = stage === 'resort' ? ', as your own spaces have no room' : '';
      return phrase`where ${are} ${list(troopList(units), 'nothing')} deployed${where}?`;
    },
    pass: ({ stage }) =>
      stage === 'resort' ? phrase`send the rest to the Dispersed Box` : phrase`deploy no more Minor Generals`,
  },
  deal: { question: () => phrase`the Tyche cards are dealt`, pass: null },
  endPhase: {
    question: (_, { shown, ...say }) =>
      shown.body.space === null ? phrase`bury Alexander?` : phrase`bury Alexander in ${say.space(shown.body.space)}?`,
    pass: () => phrase`do not bury Alexander now`,
  },
  roll: {
    question: ({ purpose, player, dice, values }, say) =>
      phrase`${player === null ? 'chance' : say.player(player)} rolls ${dice === 1 ? 'a die' : `die ${values.length + 1} of ${dice}`} ${say.names.rolls[purpose]}`,
    pass: null,
  },
  draw: { question: ({ player }, say) => phrase`${say.player(player)} draws a card`, pass: null },
};
