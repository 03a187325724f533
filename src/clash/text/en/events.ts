/** Events in English. */
import { joined, numbered, phrase } from '../../../core/index.js';
import type { GameEvent as BaseEvent } from '../../../conquest/event/index.js';
import { dieWith, signed } from '../../../conquest/text/dice.js';
import { englishEvents as ofTheBase } from '../../../conquest/text/en/events/index.js';
import { extensionInEnglish } from '../../../conquest/text/extension/en.js';
import type { ExtensionEvent } from '../../../conquest/extension/event.js';
import type { MinorResult, SideId } from '../../../conquest/vocabulary.js';
import type { BoardEvent, CombatEvent, CourseEvent, FleetEvent, GameEvent, SequenceEvent } from '../../event/index.js';
import type { Squadron } from '../../frame/index.js';
import type { Saying } from '../things.js';
import { englishVocabulary } from './names.js';
import { englishOutcome } from './outcome.js';
import { list, type ClashEnglish } from './speech.js';
import type { EventsIn } from './tables.js';

/** Returns a side, and who fights together with it (R S9.4). */
const armyOf = (side: SideId, say: ClashEnglish): Saying =>
  list([side, ...say.alliesOf(side)].map((each) => say.side(each)));

/** Events of the base that this variant describes in other words. */
const otherwise: EventsIn<
  Extract<
    BaseEvent,
    {
      readonly type:
        | 'marched'
        | 'battleBegan'
        | 'battleEnded'
        | 'baggageMoved'
        | 'baggageLost'
        | 'bandFormed'
        | 'replacementsReceived'
        | 'gameEnded';
    }
  >
> = {
  baggageMoved({ baggage, from, to }, say) {
    const goes = say.isFleet(baggage) ? 'sails' : say.isPrize(baggage) ? 'is taken' : 'moves';
    return phrase`${say.baggage(baggage)} ${goes} from ${say.place(from)} to ${say.place(to)}`;
  },
  baggageLost: ({ baggage, from }, say) =>
    phrase`${say.baggage(baggage)} is ${say.isFleet(baggage) ? 'destroyed' : 'lost'} ${say.at(from)}`,
  marched: (event, say) =>
    event.leader === null
      ? phrase`${say.force(event.force)} march from ${say.province(event.from)} into ${say.province(event.to)} with ${say.pieces(event.units.length, 'unit')}`
      : ofTheBase.marched(event, say),
  battleBegan(event, say) {
    const [one, other] = event.sides.map((side) => armyOf(side, say));
    return one === undefined || other === undefined || event.sides.every((side) => say.alliesOf(side).length === 0)
      ? ofTheBase.battleBegan(event, say)
      : phrase`battle of ${say.province(event.province)}: ${one} draw up their lines against ${other}`;
  },
  battleEnded(event, say) {
    const { province, how, winner, round } = event;
    return winner === null || say.alliesOf(winner).length === 0
      ? ofTheBase.battleEnded(event, say)
      : phrase`the battle of ${say.province(province)} is over in round ${round}, ${say.names.battleEnds[how]}: ${armyOf(winner, say)} have won`;
  },
  bandFormed: ({ units, band }, say) => phrase`now group ${band} of raiders: ${list(say.troops(units))}`,
  replacementsReceived: ({ side, points }, say) =>
    phrase`${say.side(side)} receive ${points === 0 ? 'no replacement points' : say.pieces(points, 'replacementPoint')}`,
  gameEnded: (event, say) => englishOutcome(event, event, say),
};

/** R S1.3, S4.3, S12: what becomes of pieces. */
const boardEvents: EventsIn<BoardEvent> = {
  leaderChangedSides: ({ leader, from, to }, say) =>
    phrase`${say.leader(leader)} changes sides from ${say.side(from)} to ${say.side(to)}`,
  baggageTaken: ({ baggage, to, at }, say) =>
    say.isFleet(baggage)
      ? phrase`${say.baggage(baggage)} now belongs to ${say.side(to)}, ${say.at(at)}`
      : phrase`${say.baggage(baggage)} is now held by ${say.side(to)}, ${say.at(at)}`,
};

/** R S4-S6: the set-up and the sequence of play. */
const sequenceEvents: EventsIn<SequenceEvent> = {
  loyaltySettled: ({ loyalty, die, side }, say) =>
    phrase`${say.side(side)} ${die === null ? 'have' : 'win'} the loyalty of ${say.loyalty(loyalty)}${die === null ? '' : `: the die is ${die}`}`,
  possessionDecided: ({ province, baggage, side }, say) =>
    baggage === null
      ? phrase`${say.province(province)} is left to ${say.side(side)}`
      : phrase`${say.side(side)} take ${say.baggage(baggage)} ${say.at(province)}`,
  disengaged: ({ side, from, to }, say) =>
    phrase`${say.side(side)} withdraw from ${say.province(from)} to ${say.province(to)} with all their pieces`,
  leaderDrawn: ({ leader, side }, say) => phrase`${say.leader(leader)} is drawn for ${say.side(side)}`,
  initiativeRolled: ({ side, die, ability }, say) =>
    phrase`${say.side(side)} roll ${ability === 0 ? die : `${die}+${ability}`} for initiative`,
  orderSettled: ({ order }, say) => phrase`the order in this turn: ${list(order.map((side) => say.side(side)))}`,
};

/** R S3, S9: combat. */
const combatEvents: EventsIn<CombatEvent> = {
  sideDisintegrated: ({ side, victor }, say) =>
    victor === null
      ? phrase`${say.side(side)} have lost their last leader, and their units go home`
      : phrase`${say.side(side)} have lost their last leader: the units that fought here join ${say.side(victor)}, and all others go home`,
  challengeMade: ({ province, force, against }, say) =>
    phrase`${say.force(force)} attack ${say.force(against)} ${say.at(province)}`,
  invitationAnswered: ({ province, force, joins }, say) =>
    joins
      ? phrase`${say.force(force)} join the attack ${say.at(province)}`
      : phrase`${say.force(force)} are invited to join the attack ${say.at(province)}, and decline`,
  setUpOrdered: ({ side, province, last }, say) =>
    phrase`${say.side(side)} set up ${last ? 'last' : 'first'} ${say.at(province)}`,
};

/** Returns `the Regents have 34, the Warlords 30`. */
const tally = (tallies: readonly { readonly side: SideId; readonly points: number }[], say: ClashEnglish): Saying =>
  joined(
    tallies.map(({ side, points }, index) => phrase`${say.side(side)} ${index === 0 ? 'have ' : ''}${points}`),
    ', ',
  );

/** R S7.1, S11-S14: the course of the game. */
const courseEvents: EventsIn<CourseEvent> = {
  wentNative: ({ units }, say) => phrase`joining the Indians: ${list(say.troops(units))}`,
  treasurySpent: ({ marker, side, points }, say) =>
    phrase`${say.side(side)} spend ${say.baggage(marker)}, for ${say.pieces(points, 'replacementPoint')}`,
  markerDestroyed: ({ marker, side }, say) => phrase`${say.side(side)} put ${say.baggage(marker)} to death`,
  pointsCounted: ({ die, tallies }, say) =>
    phrase`Victory Points: ${tally(tallies, say)}${die === null ? '' : `; the body of Alexander counts ${die}`}`,
  mutinyChecked: ({ side, at, die, modifier, units }, say) =>
    phrase`unrest among the troops of ${say.side(side)} ${say.at(at)}: the die is ${dieWith(die, modifier)}, ${units === 0 ? 'and all stay loyal' : `and ${say.pieces(units, 'unit')} must go home`}`,
  unitMutinied: ({ unit, side, at }, say) => phrase`deserting ${say.side(side)} ${say.at(at)}: ${say.unit(unit)}`,
  guardDesignated: ({ unit, leader }, say) =>
    phrase`the personal guard of ${say.leader(leader)} is now ${say.unit(unit)}`,
  leaderHeld: ({ leader, by }, say) => phrase`${say.leader(leader)} is a prisoner of ${say.side(by)}`,
  prisonerAsked: ({ side, leader, die, modifier, result }, say) =>
    phrase`${say.side(side)} offer ${say.leader(leader)} a command: the die is ${dieWith(die, modifier)}, ${englishVocabulary.offers[result]}`,
  prisonerDied: ({ leader, by }, say) => phrase`${say.leader(leader)} dies a prisoner of ${say.side(by)}`,
};

/**
 * Returns the fleets and walls of one side in a battle at sea: `the Ionian fleet of the Regents`, `the walls of the
 * Neutrals`.
 */
const squadron = ({ side, fleets, fortress }: Squadron, say: ClashEnglish): Saying =>
  phrase`${list([...fleets.map((fleet) => say.baggage(fleet)), ...(fortress === null ? [] : [say.city(fortress)])])} of ${say.side(side)}`;

/** R S8.4: what a fight at sea costs: a fleet, or a wall, for each step. */
const AT_SEA: Readonly<Record<MinorResult, (attacker: Saying, defender: Saying) => Saying>> = {
  AE: (attacker) => phrase`${attacker} lose all their ships`,
  AL: (attacker) => phrase`${attacker} suffer a loss`,
  EX: (attacker, defender) => phrase`${attacker} and ${defender} each suffer a loss`,
  DL: (_, defender) => phrase`${defender} suffer a loss`,
  DE: (_, defender) => phrase`${defender} lose all their ships`,
};

/** R S5.6, S8: fleets, fights at sea, and Rhodes. */
const fleetEvents: EventsIn<Exclude<FleetEvent, ExtensionEvent>> = {
  seaBattleJoined: ({ zone, attacker, defender, column, modifier }, say) =>
    phrase`battle ${say.at(zone)}: ${squadron(attacker, say)} against ${squadron(defender, say)}, at odds ${column === 0 ? 'below 1:1' : `of ${column}:1`}${modifier === 0 ? '' : `, with ${signed(modifier)} to the die`}`,
  seaBattleDecided: ({ zone, attacker, defender, die, result }, say) =>
    phrase`the battle ${say.at(zone)}: ${die === null ? '' : `the die is ${die}, and `}${AT_SEA[result](say.side(attacker), say.side(defender))}`,
  fleetsWithdrawn: ({ fleets, from, to }, say) =>
    phrase`${list(fleets.map((fleet) => say.baggage(fleet)))} ${numbered(fleets.length, 'withdraws', 'withdraw')} from ${say.place(from)} into ${say.place(to)}`,
  fleetBuilt: ({ fleet, side, zone }, say) => phrase`${say.side(side)} build ${say.baggage(fleet)} ${say.at(zone)}`,
  rhodesAnswered: ({ side, die, modifier, result }, say) =>
    phrase`${say.side(side)} send envoys to Rhodes: the die is ${dieWith(die, modifier)}, ${englishVocabulary.talks[result]}`,
  unitSentHome: ({ unit, at }, say) => phrase`going home from ${say.place(at)}: ${say.unit(unit)}`,
};

export const englishEvents: EventsIn<GameEvent> = {
  ...ofTheBase,
  ...extensionInEnglish.events,
  ...otherwise,
  ...boardEvents,
  ...sequenceEvents,
  ...combatEvents,
  ...courseEvents,
  ...fleetEvents,
};
