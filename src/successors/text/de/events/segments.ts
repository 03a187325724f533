/** The Strategy Phase: rounds, each player's turn, and its Segments. */
import type { SegmentEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { oneUnit, pieces } from '../speech.js';
import type { EventsIn } from '../tables.js';

const INTERRUPTIONS = {
  unitsGone: 'die KV dort sind fort',
  attacked: 'die KV dort wurden angegriffen',
  controlLost: 'der Ort ist verloren',
} as const;

export const segmentEvents: EventsIn<SegmentEvent> = {
  roundBegan: ({ round }) => phrase`Runde ${round} beginnt`,
  segmentBegan: ({ player, segment }, say) =>
    phrase`das ${say.names.segments[segment]} von ${say.player(player)} beginnt`,
  eventWithoutEffect: ({ card }, say) => phrase`${say.card(card)} bleibt ohne Wirkung`,
  eventCancelled: ({ card }, say) => phrase`das Ereignis von ${say.card(card)} wird verhindert`,
  condemnationEnded: ({ general }, say) => phrase`${say.general(general)} ist nicht länger verurteilt`,
  trainingBegan: ({ player, unit }, say) => phrase`${say.player(player)} beginnt, ${oneUnit(unit)} auszubilden`,
  trainingAdvanced: ({ unit, points, needed }) =>
    phrase`${oneUnit(unit)} in Ausbildung: ${points} von ${needed} Aktionspunkten`,
  unitTrained: ({ player, unit }, say) => phrase`${oneUnit(unit)} von ${say.player(player)} ist fertig ausgebildet`,
  provinceDrawn: ({ player, general, province }, say) =>
    phrase`für ${say.general(general)}, den ${say.player(player)} rekrutiert, wird die Karte von ${say.province(province)} gezogen`,
  generalHired: ({ player, general, province }, say) =>
    phrase`${say.player(player)} rekrutiert ${say.general(general)}, der in ${say.province(province)} erscheint`,
  movementForfeited: ({ player }, say) =>
    phrase`${say.player(player)} verzichtet auf Aktivierungen und erhält ${oneUnit('mercenary')}`,
  forageShortage: ({ player, space, count, limit }, say) =>
    phrase`${say.player(player)} hat in ${say.space(space)} ${pieces(count, 'combatUnit')}, wo nur ${limit} versorgt werden`,
  capitalBegun: ({ player, space }, say) =>
    phrase`${say.player(player)} beginnt in ${say.space(space)} mit dem Bau einer Hauptstadt`,
  capitalInterrupted: ({ player, space, why }, say) =>
    phrase`der Bau der Hauptstadt von ${say.player(player)} in ${say.space(space)} wird unterbrochen: ${INTERRUPTIONS[why]}`,
  capitalBuilt: ({ player, space }, say) =>
    phrase`die Hauptstadt von ${say.player(player)} in ${say.space(space)} ist erbaut`,
  capitalDestroyed: ({ player, space, by }, say) =>
    phrase`die Hauptstadt von ${say.player(player)} in ${say.space(space)} wird${by === null ? '' : phrase` von ${say.player(by)}`} zerstört`,
  resolverDrawn: ({ player, card }, say) =>
    phrase`${say.player(player)} wird ausgelost und handelt ${say.card(card)} ab`,
};
