/** The questions of set-up, the phases of a Game Turn, and chance. */
import type { PhaseFrame } from '../../../frame/index.js';
import { countUnits } from '../../../units.js';
import { numbered, phrase } from '../../phrases.js';
import { list, listOr, troopList } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const phaseFrames: FramesIn<PhaseFrame> = {
  game: { question: ({ stage }, say) => phrase`${say.names.stages[stage]}`, pass: null },
  dealGenerals: { question: () => phrase`Welcher General wird ausgeteilt?`, pass: null },
  keepGeneral: { question: ({ dealt }, say) => phrase`${listOr(dealt.map(say.general))} behalten?`, pass: null },
  placeGeneral: { question: ({ general }, say) => phrase`Wo wird ${say.general(general)} platziert?`, pass: null },
  turnOrder: { question: () => phrase`Wer ist in diesem Spielzug Startspieler?`, pass: null },
  allotment: { question: () => phrase`Söldner oder Elitekavallerie als Nachschub?`, pass: null },
  reinforcements: { question: () => phrase`Der Nachschub wird platziert`, pass: null },
  deploy: {
    question({ stage, units, generals }, say) {
      if (stage === 'minorGenerals') return phrase`Einen Unter-General platzieren?`;
      const [general] = generals;
      if (general !== undefined) return phrase`Wo wird ${say.general(general)} platziert?`;
      const are = numbered(countUnits(units), 'wird', 'werden');
      const where = stage === 'resort' ? ', da an eigenen Orten kein Platz ist' : '';
      return phrase`Wo ${are} ${list(troopList(units), 'keine KV')} platziert${where}?`;
    },
    pass: ({ stage }) =>
      stage === 'resort'
        ? phrase`den Rest auf das Aufgerieben-Feld legen`
        : phrase`keinen weiteren Unter-General platzieren`,
  },
  deal: { question: () => phrase`Die Tyche-Karten werden ausgeteilt`, pass: null },
  endPhase: {
    question: (_, { shown, ...say }) =>
      shown.body.space === null
        ? phrase`Alexander begraben?`
        : phrase`Alexander in ${say.space(shown.body.space)} begraben?`,
    pass: () => phrase`Alexander jetzt nicht begraben`,
  },
  roll: {
    question: ({ purpose, player, dice, values }, say) =>
      phrase`${player === null ? 'der Zufall' : say.player(player)} würfelt ${say.names.rolls[purpose]}${dice === 1 ? '' : ` (Würfel ${values.length + 1} von ${dice})`}`,
    pass: null,
  },
  draw: { question: ({ player }, say) => phrase`${say.player(player)} zieht eine Karte`, pass: null },
};
