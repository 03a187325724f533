/** R 10: the Tactical Display: questions. */
import type { DisplayFrame } from '../../../frame/index.js';
import { capital, phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const displayFrames: FramesIn<DisplayFrame> = {
  battle: { question: ({ province }, say) => phrase`Schlacht ${say.at(province)}`, pass: null },
  array: {
    question({ units, leaders }) {
      if (units.length > 0) return phrase`Welche Einheit wird wo aufgestellt (noch ${units.length})?`;
      if (leaders.length > 0) return phrase`Zu welcher Einheit wird ein Anführer gestellt (noch ${leaders.length})?`;
      return phrase`Wechselt jemand vor der Schlacht die Linie?`;
    },
    pass: null,
  },
  rally: {
    question: ({ left: [leader], stage }, say) =>
      leader === undefined
        ? phrase`Die Fliehenden sammeln sich`
        : stage === 'place'
          ? phrase`In welchem Feld sammeln sich die Einheiten bei ${say.leader(leader, 'dative')}?`
          : phrase`Versucht ${say.leader(leader)}, Fliehende zu sammeln?`,
    pass: null,
  },
  closeUp: {
    question: ({ post }, say) =>
      post === null
        ? phrase`Die Reihen werden geschlossen`
        : phrase`Wer tritt ${say.inBox(post)} in die erste Linie vor?`,
    pass: null,
  },
  manoeuvre: { question: () => phrase`Welche Einheit bewegt sich auf dem Schlachtfeld?`, pass: null },
  assault: {
    question: ({ current }, say) =>
      current === null
        ? phrase`Welches Feld greift wo an?`
        : phrase`Wer greift ${say.fromBox(current.from)} ${say.inBox(current.into)} wen an?`,
    pass: null,
  },
  duel: {
    question({ attacker, defender, stage, bereaved }, say) {
      if (bereaved !== null) return phrase`Zu welcher Einheit wird ${say.leader(bereaved)} jetzt gestellt?`;
      const fight = phrase`${say.unit(attacker)} gegen ${say.unit(defender)}`;
      return stage === 'ask' ? phrase`${fight}: vorher schießen?` : fight;
    },
    pass: null,
  },
  pursuit: {
    question({ loser, stage, toll }, say) {
      if (stage === 'ask') return capital(phrase`${say.side(loser, 'accusative')} verfolgen?`);
      return toll > 0
        ? phrase`Welche Einheit geht bei der Verfolgung verloren (noch ${toll})?`
        : phrase`Die Verfolgung ${say.side(loser, 'genitive')}`;
    },
    pass: null,
  },
};
