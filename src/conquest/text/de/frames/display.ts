/** R 10: the Tactical Display: what is asked. */
import { phrase } from '../../../../core/index.js';
import type { DisplayFrame } from '../../../frame/index.js';
import type { FramesIn } from '../tables.js';

export const displayFrames: FramesIn<DisplayFrame> = {
  battle: { question: ({ province }, say) => phrase`Schlacht ${say.at(province)}`, pass: null },
  array: {
    question({ units, leaders }) {
      if (units.length > 0) return phrase`wer steht wo in der Schlachtordnung (noch ${units.length})?`;
      if (leaders.length > 0) return phrase`wen befehligt ein Anführer (noch ${leaders.length})?`;
      return phrase`wechselt jemand vor der Schlacht die Linie?`;
    },
    pass: null,
  },
  rally: {
    question: ({ left: [leader], stage }, say) =>
      leader === undefined
        ? phrase`die Fliehenden sammeln sich`
        : stage === 'place'
          ? phrase`wo sammeln sich die Männer von ${say.leader(leader, 'dative')}?`
          : phrase`sammelt ${say.leader(leader)} die Fliehenden?`,
    pass: null,
  },
  closeUp: {
    question: ({ post }, say) =>
      post === null
        ? phrase`die Reihen werden geschlossen`
        : phrase`wer tritt ${say.inBox(post)} in die erste Linie vor?`,
    pass: null,
  },
  manoeuvre: { question: () => phrase`wer bewegt sich auf dem Schlachtfeld?`, pass: null },
  assault: {
    question: ({ current }, say) =>
      current === null
        ? phrase`wo greift die Schlachtreihe an?`
        : phrase`wer greift ${say.fromBox(current.from)} ${say.inBox(current.into)} wen an?`,
    pass: null,
  },
  duel: {
    question({ attacker, defender, stage, bereaved }, say) {
      if (bereaved !== null) return phrase`wen befehligt ${say.leader(bereaved)} nun?`;
      const fight = phrase`${say.unit(attacker)} gegen ${say.unit(defender)}`;
      return stage === 'ask' ? phrase`${fight}: vorher schießen?` : fight;
    },
    pass: null,
  },
  pursuit: {
    question({ loser, stage, toll }, say) {
      if (stage === 'ask') return phrase`${say.side(loser, 'accusative')} verfolgen?`;
      return toll > 0
        ? phrase`wer wird niedergeritten (noch ${toll})?`
        : phrase`die Verfolgung ${say.side(loser, 'genitive')}`;
    },
    pass: null,
  },
};
