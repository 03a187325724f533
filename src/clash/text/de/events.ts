/** Events in German. */
import { capital, joined, numbered, phrase } from '../../../core/index.js';
import type { GameEvent as BaseEvent } from '../../../conquest/event/index.js';
import { dieWith, signed } from '../../../conquest/text/dice.js';
import { germanEvents as ofTheBase } from '../../../conquest/text/de/events/index.js';
import { extensionInGerman } from '../../../conquest/text/extension/de.js';
import type { ExtensionEvent } from '../../../conquest/extension/event.js';
import type { MinorResult, SideId } from '../../../conquest/vocabulary.js';
import type { BoardEvent, CombatEvent, CourseEvent, FleetEvent, GameEvent, SequenceEvent } from '../../event/index.js';
import type { Squadron } from '../../frame/index.js';
import type { Saying } from '../things.js';
import { germanVocabulary } from './names.js';
import { germanOutcome } from './outcome.js';
import { list, type ClashGerman } from './speech.js';
import type { EventsIn } from './tables.js';

/** Returns a side, and who fights together with it; in German in the accusative alike (R S9.4). */
const armyOf = (side: SideId, say: ClashGerman): Saying =>
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
    const goes = say.isFleet(baggage) ? 'fährt' : say.isPrize(baggage) ? 'gelangt' : 'geht';
    return phrase`${say.baggage(baggage)} ${goes} ${say.from(from)} ${say.into(to)}`;
  },
  baggageLost: ({ baggage, from }, say) =>
    say.isFleet(baggage)
      ? phrase`${say.baggage(baggage)} wird ${say.at(from)} vernichtet`
      : phrase`${say.baggage(baggage)} geht ${say.at(from)} verloren`,
  marched: (event, say) =>
    event.leader === null
      ? phrase`${say.force(event.force)} ziehen ${say.from(event.from)} ${say.into(event.to)} mit ${say.pieces(event.units.length, 'unit')}`
      : ofTheBase.marched(event, say),
  battleBegan(event, say) {
    const [one, other] = event.sides.map((side) => armyOf(side, say));
    return one === undefined || other === undefined || event.sides.every((side) => say.alliesOf(side).length === 0)
      ? ofTheBase.battleBegan(event, say)
      : phrase`Schlacht ${say.at(event.province)}: ${capital(one)} stellen sich gegen ${other} auf`;
  },
  battleEnded(event, say) {
    const { province, how, winner, round } = event;
    return winner === null || say.alliesOf(winner).length === 0
      ? ofTheBase.battleEnded(event, say)
      : phrase`die Schlacht ${say.at(province)} endet in der ${round}. Runde, ${say.names.battleEnds[how]}: ${capital(armyOf(winner, say))} haben gesiegt`;
  },
  bandFormed: ({ units, band }, say) => phrase`jetzt die ${band}. Schar der Angreifer: ${list(say.troops(units))}`,
  replacementsReceived: ({ side, points }, say) =>
    phrase`${say.side(side)} erhalten ${points === 0 ? 'keine Ersatzpunkte' : say.pieces(points, 'replacementPoint')}`,
  gameEnded: (event, say) => germanOutcome(event, event, say),
};

/** R S1.3, S4.3, S12: what becomes of pieces. */
const boardEvents: EventsIn<BoardEvent> = {
  leaderChangedSides: ({ leader, from, to }, say) =>
    phrase`${say.leader(leader)} wechselt von ${say.side(from, 'dative')} zu ${say.side(to, 'dative')}`,
  baggageTaken: ({ baggage, to, at }, say) =>
    say.isFleet(baggage)
      ? phrase`${say.baggage(baggage)} gehört ${say.at(at)} jetzt ${say.side(to, 'dative')}`
      : phrase`${say.baggage(baggage)} ist ${say.at(at)} jetzt in der Hand ${say.side(to, 'genitive')}`,
};

/** R S4-S6: the set-up and the sequence of play. */
const sequenceEvents: EventsIn<SequenceEvent> = {
  loyaltySettled: ({ loyalty, die, side }, say) =>
    die === null
      ? phrase`auf der Seite ${say.side(side, 'genitive')}: ${say.loyalty(loyalty)}`
      : phrase`${say.side(side)} gewinnen ${say.loyalty(loyalty)} für sich: Wurf ${die}`,
  possessionDecided: ({ province, baggage, side }, say) =>
    baggage === null
      ? phrase`${say.province(province)} bleibt ${say.side(side, 'dative')}`
      : phrase`${say.side(side)} bringen ${say.at(province)} ${say.baggage(baggage, 'accusative')} in ihre Hand`,
  disengaged: ({ side, from, to }, say) =>
    phrase`${say.side(side)} ziehen mit allen Figuren ${say.from(from)} ${say.into(to)} ab`,
  leaderDrawn: ({ leader, side }, say) =>
    phrase`${say.leader(leader)} wird für ${say.side(side, 'accusative')} gezogen`,
  initiativeRolled: ({ side, die, ability }, say) =>
    phrase`${say.side(side)} würfeln ${ability === 0 ? die : `${die}+${ability}`} um die Initiative`,
  orderSettled: ({ order }, say) => phrase`die Reihenfolge dieser Runde: ${list(order.map((side) => say.side(side)))}`,
};

/** R S3, S9: combat. */
const combatEvents: EventsIn<CombatEvent> = {
  sideDisintegrated: ({ side, victor }, say) =>
    victor === null
      ? phrase`${say.side(side)} haben ihren letzten Feldherrn verloren, und ihre Einheiten gehen heim`
      : phrase`${say.side(side)} haben ihren letzten Feldherrn verloren: Einheiten, die hier gekämpft haben, gehen zu ${say.side(victor, 'dative')} über, und alle anderen gehen heim`,
  challengeMade: ({ province, force, against }, say) =>
    phrase`${say.force(force)} greifen ${say.at(province)} ${say.force(against, 'accusative')} an`,
  invitationAnswered: ({ province, force, joins }, say) =>
    joins
      ? phrase`${say.force(force)} schließen sich dem Angriff ${say.at(province)} an`
      : phrase`${say.force(force)} werden zum Angriff ${say.at(province)} eingeladen und lehnen ab`,
  setUpOrdered: ({ side, province, last }, say) =>
    phrase`${say.side(side)} stellen sich ${say.at(province)} ${last ? 'zuletzt' : 'zuerst'} auf`,
};

/** Returns `die Reichsverweser haben 34, die Kriegsherren 30`. */
const tally = (tallies: readonly { readonly side: SideId; readonly points: number }[], say: ClashGerman): Saying =>
  joined(
    tallies.map(({ side, points }, index) => phrase`${say.side(side)} ${index === 0 ? 'haben ' : ''}${points}`),
    ', ',
  );

/** R S7.1, S11-S14: the course of the game. */
const courseEvents: EventsIn<CourseEvent> = {
  wentNative: ({ units }, say) => phrase`den Indern angeschlossen: ${list(say.troops(units))}`,
  treasurySpent: ({ marker, side, points }, say) =>
    phrase`${say.side(side)} geben ${say.baggage(marker, 'accusative')} aus, für ${say.pieces(points, 'replacementPoint')}`,
  markerDestroyed: ({ marker, side }, say) =>
    phrase`${say.side(side)} lassen ${say.baggage(marker, 'accusative')} töten`,
  pointsCounted: ({ die, tallies }, say) =>
    phrase`Siegpunkte: ${capital(tally(tallies, say))}${die === null ? '' : `; der Leichnam Alexanders zählt ${die}`}`,
  mutinyChecked: ({ side, at, die, modifier, units }, say) =>
    phrase`Unruhe unter den Truppen ${say.side(side, 'genitive')} ${say.at(at)}: Wurf ${dieWith(die, modifier)}, ${units === 0 ? 'und alle bleiben treu' : `und ${say.pieces(units, 'unit')} ${numbered(units, 'muss', 'müssen')} heim`}`,
  unitMutinied: ({ unit, side, at }, say) =>
    phrase`${say.side(side, 'dative')} ${say.at(at)} desertiert: ${say.unit(unit)}`,
  guardDesignated: ({ unit, leader }, say) =>
    phrase`jetzt die Leibgarde von ${say.leader(leader, 'dative')}: ${say.unit(unit)}`,
  leaderHeld: ({ leader, by }, say) => phrase`${say.leader(leader)} ist Gefangener ${say.side(by, 'genitive')}`,
  prisonerAsked: ({ side, leader, die, modifier, result }, say) =>
    phrase`${say.side(side)} bieten ${say.leader(leader, 'dative')} ein Kommando an: Wurf ${dieWith(die, modifier)}, ${germanVocabulary.offers[result]}`,
  prisonerDied: ({ leader, by }, say) =>
    phrase`${say.leader(leader)} stirbt als Gefangener ${say.side(by, 'genitive')}`,
};

/**
 * Returns the fleets and walls of one side in a battle at sea: `die Ionische Flotte der Reichsverweser`; in the
 * accusative alike, for fleets and fortresses are feminine.
 */
const squadron = ({ side, fleets, fortress }: Squadron, say: ClashGerman): Saying =>
  phrase`${list([...fleets.map((fleet) => say.baggage(fleet, 'accusative')), ...(fortress === null ? [] : [say.city(fortress, 'accusative')])])} ${say.side(side, 'genitive')}`;

/** R S8.4: what a fight at sea costs: a fleet, or a wall, for each step. */
const AT_SEA: Readonly<Record<MinorResult, (attacker: Saying, defender: Saying) => Saying>> = {
  AE: (attacker) => phrase`${attacker} verlieren alle Schiffe`,
  AL: (attacker) => phrase`${attacker} erleiden einen Verlust`,
  EX: (attacker, defender) => phrase`${attacker} und ${defender} erleiden je einen Verlust`,
  DL: (_, defender) => phrase`${defender} erleiden einen Verlust`,
  DE: (_, defender) => phrase`${defender} verlieren alle Schiffe`,
};

/** R S5.6, S8: fleets, fights at sea, and Rhodes. */
const fleetEvents: EventsIn<Exclude<FleetEvent, ExtensionEvent>> = {
  seaBattleJoined: ({ zone, attacker, defender, column, modifier }, say) =>
    phrase`Seeschlacht ${say.at(zone)}: ${capital(squadron(attacker, say))} gegen ${squadron(defender, say)}, im Verhältnis ${column === 0 ? 'unter 1:1' : `${column}:1`}${modifier === 0 ? '' : `, mit ${signed(modifier)} auf den Wurf`}`,
  seaBattleDecided({ zone, attacker, defender, die, result }, say) {
    const outcome = AT_SEA[result](say.side(attacker), say.side(defender));
    return die === null
      ? phrase`die Seeschlacht ${say.at(zone)}: ${capital(outcome)}`
      : phrase`die Seeschlacht ${say.at(zone)}: Wurf ${die}, und ${outcome}`;
  },
  fleetsWithdrawn: ({ fleets, from, to }, say) =>
    phrase`${list(fleets.map((fleet) => say.baggage(fleet)))} ${numbered(fleets.length, 'weicht', 'weichen')} ${say.from(from)} ${say.into(to)} aus`,
  fleetBuilt: ({ fleet, side, zone }, say) =>
    phrase`${say.side(side)} bauen ${say.at(zone)} ${say.baggage(fleet, 'accusative')}`,
  rhodesAnswered: ({ side, die, modifier, result }, say) =>
    phrase`${say.side(side)} schicken Gesandte nach Rhodos: Wurf ${dieWith(die, modifier)}, ${germanVocabulary.talks[result]}`,
  unitSentHome: ({ unit, at }, say) => phrase`${say.from(at)} auf dem Heimweg: ${say.unit(unit)}`,
};

export const germanEvents: EventsIn<GameEvent> = {
  ...ofTheBase,
  ...extensionInGerman.events,
  ...otherwise,
  ...boardEvents,
  ...sequenceEvents,
  ...combatEvents,
  ...courseEvents,
  ...fleetEvents,
};
