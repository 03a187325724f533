/** R 15.6, 17.3, 17.4: the succession, the King's end, mutinies: questions. */
import type { ObjectivesFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const objectivesFrames: FramesIn<ObjectivesFrame> = {
  succession: {
    question: ({ leader }, say) => phrase`Wo wird ${say.leader(leader)} zum König ausgerufen?`,
    pass: null,
  },
  kingsHealth: { question: ({ leader }, say) => phrase`Bleibt ${say.leader(leader)} am Leben?`, pass: null },
  mutiny: {
    question({ stage, king, left, suspects: [suspect] }, say) {
      switch (stage) {
        case 'troops':
          return phrase`Meutern die Truppen von ${say.leader(king, 'dative')}?`;
        case 'dismissal':
          return phrase`Wer geht heim (noch ${left})?`;
        case 'suspicion':
          return phrase`Wer wird des Verrats an ${say.leader(king, 'dative')} verdächtigt?`;
        case 'trial':
          return suspect === undefined ? phrase`Das Urteil` : phrase`Ist ${say.leader(suspect)} des Verrats schuldig?`;
      }
    },
    pass: null,
  },
};
