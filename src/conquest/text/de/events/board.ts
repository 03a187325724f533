/** R 5-8, 11-15: what becomes of pieces and places. */
import type { BoardEvent, LeaderLeft } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import type { Saying } from '../../things.js';
import type { EventsIn } from '../tables.js';
import { called } from '../../calling.js';

/** An event about a leader and its place. */
const LEFT: Readonly<Record<LeaderLeft['why'], (where: Saying) => Saying>> = {
  killed: (where) => phrase`fällt ${where}`,
  captured: (where) => phrase`gerät ${where} in Gefangenschaft`,
  withdrawn: (where) => phrase`scheidet ${where} aus dem Krieg aus`,
  replaced: (where) => phrase`wird ${where} ersetzt`,
  died: (where) => phrase`stirbt ${where}`,
};

export const boardEvents: EventsIn<BoardEvent> = {
  unitMoved: ({ unit, from, to }, say) => phrase`${say.unit(unit)}: ${say.from(from)} ${say.into(to)}`,
  unitRaised: ({ unit, side, at, steps }, say) =>
    phrase`${say.isRecruit(unit, side) ? 'Rekruten' : 'neue Truppen'} ${say.side(side, 'genitive')} ${say.at(at)}: ${say.unit(unit)}${steps < say.fullOf(unit) ? say.stepsOf(unit, steps) : ''}`,
  unitChangedSides: ({ unit, from, to, at }, say) =>
    phrase`Überläufer von ${say.side(from, 'dative')} zu ${say.side(to, 'dative')} ${say.at(at)}: ${say.unit(unit)}`,
  unitReduced: ({ unit, at, steps }, say) =>
    phrase`eine Stufe verloren ${say.at(at)}: ${say.unit(unit)}, noch${say.stepsOf(unit, steps).slice(1)}`,
  unitRestored: ({ unit, at, steps }, say) =>
    phrase`eine Stufe aufgefrischt ${say.at(at)}: ${say.unit(unit)}${say.stepsOf(unit, steps)}`,
  unitEliminated: ({ unit, at }, say) => phrase`vernichtet ${say.at(at)}: ${say.unit(unit)}`,
  unitWithdrawn: ({ unit, at }, say) =>
    say.isTray(at)
      ? phrase`vor der Ankunft aufgelöst: ${say.unit(unit)}`
      : phrase`${say.from(at)} auf dem Heimweg: ${say.unit(unit)}`,
  leaderMoved: ({ leader, from, to }, say) => phrase`${say.leader(leader)} geht ${say.from(from)} ${say.into(to)}`,
  leaderArrived: ({ leader, at }, say) => phrase`${say.leader(leader)} trifft ${say.at(at)} ein`,
  leaderWounded: ({ leader }, say) => phrase`${say.leader(leader)} ist verwundet`,
  leaderRecovered: ({ leader }, say) => phrase`${say.leader(leader)} ist genesen`,
  leaderLeft: ({ leader, from, why }, say) =>
    say.isTray(from)
      ? phrase`${say.leader(leader)} scheidet vor der Ankunft aus dem Krieg aus`
      : phrase`${say.leader(leader)} ${LEFT[why](say.at(from))}`,
  baggageMoved: ({ baggage, from, to }, say) => phrase`${say.baggage(baggage)} geht ${say.from(from)} ${say.into(to)}`,
  baggageLost: ({ baggage, from }, say) => phrase`${say.baggage(baggage)} geht ${say.at(from)} verloren`,
  baggageBuilt: ({ baggage, at }, say) => phrase`${say.baggage(baggage)} wird ${say.at(at)} neu gebaut`,
  provinceTaken: ({ province, from, to }, say) =>
    to === null
      ? phrase`${say.province(province)} wird von keiner Seite mehr kontrolliert`
      : phrase`${say.province(province)} geht an ${say.side(to, 'accusative')}${from === null ? '' : phrase`, bisher in der Hand ${say.side(from, 'genitive')}`}`,
  suppliesChanged: ({ province, supplies }, say) => phrase`${say.province(province)}: ${say.names.supplies[supplies]}`,
  wallBuilt: ({ city, side, walls }, say) =>
    phrase`${say.side(side)} bauen ${say.at(city)} eine Mauer: jetzt ${say.pieces(walls, 'wall')}`,
  wallLost: ({ city, walls }, say) =>
    phrase`${say.city(city)} verliert eine Mauer: noch ${walls === 0 ? 'keine' : say.pieces(walls, 'wall')}`,
  cityTaken: ({ city, from, to, walls }, say) =>
    phrase`${say.city(city)} fällt an ${say.side(to, 'accusative')}${from === null ? '' : phrase`, bisher in der Hand ${say.side(from, 'genitive')}`}: ${say.pieces(walls, 'wall')}`,
  objectiveSecured: ({ objective }, say) => phrase`Ziel erreicht: ${say.objective(objective)}`,
  milestonePassed: ({ milestone }, say) => phrase`${called(say.names.milestones, milestone)}`,
};
