/** The questions of the Strategy Phase. */
import type { SegmentFrame, SurrenderFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { FramesIn } from '../tables.js';
import { occasionOf } from './moments.js';

const SURRENDER: Readonly<Record<SurrenderFrame['step'], readonly [question: string, pass: string]>> = {
  remove: ['Gegnerische K-Marker entfernen?', 'keinen weiteren K-Marker entfernen'],
  place: ['K-Marker platzieren, wo eigene KV stehen?', 'keinen weiteren K-Marker platzieren'],
  siege: ['Belagerungen oder Unterwerfungen durchführen?', 'keinen weiteren Belagerungsversuch durchführen'],
  build: ['Mit dem Bau einer Hauptstadt beginnen?', 'keine Hauptstadt bauen'],
  done: ['Das Übergabe-Segment beenden?', 'das Übergabe-Segment beenden'],
};

export const segmentFrames: FramesIn<SegmentFrame> = {
  strategy: { question: () => phrase`Die nächste Runde`, pass: null },
  playerTurn: { question: ({ player }, say) => phrase`Der Spielerzug von ${say.player(player)}`, pass: null },
  surrender: {
    question: ({ step }) => phrase`${SURRENDER[step][0]}`,
    pass: ({ step }) => phrase`${SURRENDER[step][1]}`,
  },
  tyche: {
    question: ({ stage, card }, say) =>
      stage === 'bonus' && card !== null
        ? phrase`Auch das Ereignis von ${say.card(card)} abhandeln?`
        : phrase`Welche Karte wird gespielt?`,
    pass: null,
  },
  operations: {
    question: ({ points }) => phrase`Wofür werden ${pieces(points, 'operationPoint')} ausgegeben?`,
    pass: () => phrase`keine Aktionspunkte ausgeben`,
  },
  forcedMarch: {
    question: ({ points, left, generalsToo }) =>
      phrase`${generalsToo ? 'Welchen General oder welche Armee' : 'Welche Armee'} aktivieren (${pieces(points, 'movementPoint')}${left > 1 ? `, noch ${left} Aktivierungen` : ''})?`,
    pass: () => phrase`niemanden aktivieren`,
  },
  placeMarkers: {
    question: ({ left }) => phrase`Wo wird ein K-Marker platziert (noch ${left})?`,
    pass: () => phrase`keinen weiteren K-Marker platzieren`,
  },
  train: {
    question: ({ points }, say) =>
      phrase`${say.names.units.mercenary.one} oder ${say.names.units.loyal.one} ausbilden (${pieces(points, 'operationPoint')})?`,
    pass: null,
  },
  hire: {
    question({ stage, general }, say) {
      if (general === null) return phrase`Wofür wird die abgelegte Karte genutzt?`;
      return stage === 'province'
        ? phrase`Für ${say.general(general)} wird eine Provinz gezogen`
        : phrase`Wo wird ${say.general(general)} platziert?`;
    },
    pass: () => phrase`die abgelegte Karte nicht nutzen`,
  },
  movement: {
    question: ({ stage, die }) =>
      stage === 'choose'
        ? phrase`Für die Bewegung würfeln oder 1 Söldner-KV erhalten?`
        : die === null
          ? phrase`Unter-Generäle platzieren?`
          : phrase`Wen aktivieren? Der Bewegungswurf ist ${die}`,
    pass: ({ die }) => (die === null ? phrase`das Aktivierung-Segment beenden` : phrase`niemanden sonst aktivieren`),
  },
  forage: {
    question: () => phrase`Im Versorgung-Segment noch etwas tun?`,
    pass: () => phrase`das Versorgung-Segment beenden`,
  },
  faceUp: {
    question: ({ card }, say) =>
      card === null ? phrase`Eine Karte wird aufgedeckt` : phrase`Wer handelt ${say.card(card)} ab?`,
    pass: null,
  },
  window: {
    question: ({ moment, space, subject }, say) =>
      phrase`Eine Überraschungskarte spielen? (${occasionOf(moment, { space, subject }, say)})`,
    pass: ({ moment }) =>
      moment === 'independents'
        ? phrase`mit keiner Unabhängigen Armee reagieren`
        : phrase`keine Überraschungskarte spielen`,
  },
};
