/** Events in English. */
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
import { englishEvents as baseEvents } from '../../../conquest/text/en/events/index.js';
import { list } from '../../../conquest/text/en/speech.js';
import { extensionInEnglish } from '../../../conquest/text/extension/en.js';
import type { GameEvent, GroundTested, OwnEvent } from '../../event.js';
import { REBEL, type Obstacle } from '../../vocabulary.js';
import { englishOutcome } from './outcome.js';
import type { EventsIn } from './tables.js';
import type { XenophonEnglish } from './speech.js';

const GROUND: Readonly<Record<Obstacle, string>> = { river: 'a river', mountain: 'mountains', hill: 'a hill' };

/** Returns whether the first die has brought a river; the second says on which flank. */
const isAtRiver = ({ left, right }: GroundTested): boolean => left === 'river' || right === 'river';

/** Returns the ground on the flanks of a battlefield. */
function flanked({ left, right }: GroundTested, say: XenophonEnglish) {
  if (left !== null && right !== null) return phrase`${GROUND[left]} on both flanks`;
  if (left !== null) return phrase`${GROUND[left]} ${say.flank('left')}`;
  return right === null ? phrase`open country` : phrase`${GROUND[right]} ${say.flank('right')}`;
}

const own: EventsIn<OwnEvent> = {
  // R X4
  initiativeTaken({ order: [first, ...others] }, say) {
    return first === undefined
      ? phrase`nobody moves in this turn`
      : phrase`${say.side(first)} move before ${list(others.map((side) => say.side(side)))} in this turn`;
  },
  roundsOrdered: ({ first }, say) => phrase`${say.side(first)} begin each round of the battle`,
  // R X7
  groundTested: (event, say) =>
    phrase`the ground in ${say.province(event.province)}: ${isAtRiver(event) ? 'the second die' : 'the die'} is ${event.die}, ${flanked(event, say)}`,
  hillTried: ({ side, flank, die, climbed }, say) =>
    phrase`${say.side(side)} try for higher ground ${say.ownFlank(side, flank)}: the die is ${die}, ${climbed ? 'and they fight on a hill' : 'and they fail'}`,
  arrayOrdered: ({ first }, say) => phrase`${say.side(first)} set up first`,
  // R X9
  remnantCounted: ({ units }, say) =>
    units.length === 0
      ? phrase`no Greek units are left`
      : phrase`the Greek units that are left: ${list(say.troops(units))}`,
  leaderChangedSides: ({ leader, from, to }, say) =>
    phrase`${say.leader(leader)} changes sides from ${say.side(from)} to ${say.side(to)}`,
  // R X10.1
  hatredVented: ({ leaders: [one, other], dice: [first, second], loser }, say) =>
    phrase`${say.leader(one)} and ${say.leader(other)} fight hand to hand: the dice are ${first} and ${second}, and ${loser === null ? 'both survive' : phrase`${say.leader(loser)} is killed`}`,
};

/** What has another meaning here than in the base. */
type Changed =
  GameEnded | UnitRaised | UnitWithdrawn | LeaderArrived | LeaderLeft | BaggageMoved | BaggageLost | ObjectiveSecured;

const changed: EventsIn<Changed> = {
  gameEnded: (event, say) => englishOutcome(event, event, say),
  // R X8.2
  unitRaised: (event, say) =>
    event.rule === 'R X8.2'
      ? phrase`${say.unit(event.unit)} take up arms ${say.at(event.at)} against the Greeks`
      : baseEvents.unitRaised(event, say),
  // R X1.2
  unitWithdrawn: (event, say) =>
    event.rule === 'R X1.2' ? phrase`back in Europe: ${say.unit(event.unit)}` : baseEvents.unitWithdrawn(event, say),
  leaderLeft: (event, say) =>
    event.rule === 'R X1.2' ? phrase`${say.leader(event.leader)} is back in Europe` : baseEvents.leaderLeft(event, say),
  // R X2.4
  leaderArrived: (event, say) =>
    event.rule === 'R X2.4'
      ? phrase`the Greeks elect ${say.leader(event.leader)} their commander ${say.at(event.at)}`
      : baseEvents.leaderArrived(event, say),
  // R X6.1
  baggageMoved: (event, say) =>
    say.isFleet(event.baggage)
      ? phrase`${say.baggage(event.baggage)} sails from ${say.place(event.from)} into ${say.place(event.to)}`
      : baseEvents.baggageMoved(event, say),
  // R X2.3
  baggageLost(event, say) {
    switch (event.why) {
      case 'campTaken':
        return phrase`the camp is lost, and ${say.baggage(event.baggage)} with it`;
      case 'emptied':
        return phrase`${say.baggage(event.baggage)} is emptied ${say.at(event.from)} to feed the army`;
      default:
        return baseEvents.baggageLost(event, say);
    }
  },
  // R X5.2
  objectiveSecured: ({ objective }, say) => phrase`in the hands of ${say.side(REBEL)}: ${say.objective(objective)}`,
};

export const englishEvents: EventsIn<GameEvent> = { ...baseEvents, ...extensionInEnglish.events, ...own, ...changed };
