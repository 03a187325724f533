/** Events in German. */
import { phrase } from '../../../core/index.js';
import type {
  BaggageLost,
  BaggageMoved,
  GameEnded,
  LeaderArrived,
  LeaderLeft,
  ObjectiveSecured,
  UnitRaised,
  UnitWithdrawn,
} from '../../../conquest/event/index.js';
import { germanEvents as baseEvents } from '../../../conquest/text/de/events/index.js';
import { list } from '../../../conquest/text/de/speech.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { GameEvent, GroundTested, OwnEvent } from '../../event.js';
import { REBEL, type Obstacle } from '../../vocabulary.js';
import { germanOutcome } from './outcome.js';
import type { XenophonGerman } from './speech.js';
import type { EventsIn } from './tables.js';

const GROUND: Readonly<Record<Obstacle, string>> = { river: 'ein Fluss', mountain: 'Berge', hill: 'ein Hügel' };

/** Returns whether the first die has brought a river; the second says on which flank. */
const isAtRiver = ({ left, right }: GroundTested): boolean => left === 'river' || right === 'river';

/** Returns the ground on the flanks of a battlefield. */
function flanked({ left, right }: GroundTested, say: XenophonGerman) {
  if (left !== null && right !== null) return phrase`${GROUND[left]} auf beiden Seiten`;
  if (left !== null) return phrase`${GROUND[left]} ${say.flank('left')}`;
  return right === null ? phrase`offenes Land` : phrase`${GROUND[right]} ${say.flank('right')}`;
}

const own: EventsIn<OwnEvent> = {
  // R X4
  initiativeTaken({ order: [first, ...others] }, say) {
    return first === undefined
      ? phrase`in dieser Runde zieht niemand`
      : phrase`${say.side(first)} ziehen in dieser Runde vor ${list(others.map((side) => say.side(side, 'dative')))}`;
  },
  roundsOrdered: ({ first }, say) => phrase`${say.side(first)} beginnen jede Runde der Schlacht`,
  // R X7
  groundTested: (event, say) =>
    phrase`das Schlachtfeld ${say.at(event.province)}: ${isAtRiver(event) ? 'zweiter Wurf' : 'Wurf'} ${event.die}, ${flanked(event, say)}`,
  hillTried: ({ side, flank, die, climbed }, say) =>
    phrase`${say.side(side)} suchen ${say.ownFlank(side, flank)} günstigeres Gelände: Wurf ${die}, ${climbed ? 'und gekämpft wird auf einem Hügel' : 'vergeblich'}`,
  arrayOrdered: ({ first }, say) => phrase`${say.side(first)} stellen sich zuerst auf`,
  // R X9
  remnantCounted: ({ units }, say) =>
    units.length === 0
      ? phrase`keine griechische Einheit ist mehr da`
      : phrase`noch da sind diese griechischen Einheiten: ${list(say.troops(units))}`,
  leaderChangedSides: ({ leader, from, to }, say) =>
    phrase`${say.leader(leader)} wechselt von ${say.side(from, 'dative')} zu ${say.side(to, 'dative')}`,
  // R X10.1
  hatredVented: ({ leaders: [one, other], dice: [first, second], loser }, say) =>
    phrase`${say.leader(one)} und ${say.leader(other)} kämpfen Mann gegen Mann: Würfe ${first} und ${second}, und ${loser === null ? 'beide überleben' : phrase`${say.leader(loser)} wird getötet`}`,
};

/** What has another meaning here than in the base. */
type Changed =
  GameEnded | UnitRaised | UnitWithdrawn | LeaderArrived | LeaderLeft | BaggageMoved | BaggageLost | ObjectiveSecured;

const changed: EventsIn<Changed> = {
  gameEnded: (event, say) => germanOutcome(event, event, say),
  // R X8.2
  unitRaised: (event, say) =>
    event.rule === 'R X8.2'
      ? phrase`${say.unit(event.unit)} greifen ${say.at(event.at)} gegen die Griechen zu den Waffen`
      : baseEvents.unitRaised(event, say),
  // R X1.2
  unitWithdrawn: (event, say) =>
    event.rule === 'R X1.2' ? phrase`zurück in Europa: ${say.unit(event.unit)}` : baseEvents.unitWithdrawn(event, say),
  leaderLeft: (event, say) =>
    event.rule === 'R X1.2'
      ? phrase`${say.leader(event.leader)} ist zurück in Europa`
      : baseEvents.leaderLeft(event, say),
  // R X2.4
  leaderArrived: (event, say) =>
    event.rule === 'R X2.4'
      ? phrase`die Griechen wählen ${say.at(event.at)} ${say.leader(event.leader, 'accusative')} zum Feldherrn`
      : baseEvents.leaderArrived(event, say),
  // R X6.1
  baggageMoved: (event, say) =>
    say.isFleet(event.baggage)
      ? phrase`${say.baggage(event.baggage)} segelt ${say.from(event.from)} ${say.into(event.to)}`
      : baseEvents.baggageMoved(event, say),
  // R X2.3
  baggageLost(event, say) {
    switch (event.why) {
      case 'campTaken':
        return phrase`das Lager ist verloren, und mit ihm ${say.baggage(event.baggage)}`;
      case 'emptied':
        return phrase`${say.baggage(event.baggage)} wird ${say.at(event.from)} geleert, um das Heer zu ernähren`;
      default:
        return baseEvents.baggageLost(event, say);
    }
  },
  // R X5.2
  objectiveSecured: ({ objective }, say) =>
    phrase`in der Hand ${say.side(REBEL, 'genitive')}: ${say.objective(objective)}`,
};

export const germanEvents: EventsIn<GameEvent> = { ...baseEvents, ...extensionInGerman.events, ...own, ...changed };
