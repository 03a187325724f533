/** R 10: the Tactical Display: questions. */
import type { DisplayFrame } from '../../../frame/index.js';
import { capital, phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const displayFrames: FramesIn<DisplayFrame> = {
  battle: { question: ({ province }, say) => phrase`Schlacht ${say.at(province)}`, pass: null },
  array: {
    question({ units, leaders }) {
      if (units.length > 0) return phrase`Wer steht wo in der Schlachtordnung (noch ${units.length})?`;
      if (leaders.length > 0) return phrase`Wen befehligt ein Anführer (noch ${leaders.length})?`;
      return phrase`Wechselt jemand vor der Schlacht die Linie?`;
    },
    pass: null,
  },
  rally: {
    question: ({ left: [leader], stage }, say) =>
      leader === undefined
        ? phrase`Die Fliehenden sammeln sich`
        : stage === 'place'
          ? phrase`Wo sammeln sich die Männer von ${say.leader(leader, 'dative')}?`
          : phrase`Sammelt ${say.leader(leader)} die Fliehenden?`,
    pass: null,
  },
  closeUp: {
    question: ({ post }, say) =>
      post === null
        ? phrase`Die Reihen werden geschlossen`
        : phrase`Wer tritt ${say.inBox(post)} in die erste Linie vor?`,
    pass: null,
  },
  manoeuvre: { question: () => phrase`Wer bewegt sich auf dem Schlachtfeld?`, pass: null },
  assault: {
    question: ({ current }, say) =>
      current === null
        ? phrase`Wo greift die Schlachtreihe an?`
        : phrase`Wer greift ${say.fromBox(current.from)} ${say.inBox(current.into)} wen an?`,
    pass: null,
  },
  duel: {
    question({ attacker, defender, stage, bereaved }, say) {
      if (bereaved !== null) return phrase`Wen befehligt ${say.leader(bereaved)} nun?`;
      const fight = phrase`${say.unit(attacker)} gegen ${say.unit(defender)}`;
      return stage === 'ask' ? phrase`${fight}: vorher schießen?` : fight;
    },
    pass: null,
  },
  pursuit: {
    question({ loser, stage, toll }, say) {
      if (stage === 'ask') return capital(phrase`${say.side(loser, 'accusative')} verfolgen?`);
      return toll > 0
        ? phrase`Wer wird niedergeritten (noch ${toll})?`
        : phrase`Die Verfolgung ${say.side(loser, 'genitive')}`;
    },
    pass: null,
  },
};
