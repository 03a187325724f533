/** Checks frames against the table. It is called only if the parts of a state are valid by themselves. */
import { CHANCE, frameOf, sameJson, topFrame, type Finding } from '../../../../core/index.js';
import type { GameFrame } from '../../../frame/index.js';
import { leadersAt, aloneIn, unitsAt } from '../../../query/06-1-presence.js';
import { MOST_WALLS } from '../../../data/shape.js';
import type { GameState } from '../../../state.js';
import type { City } from '../../../table/ground.js';
import type { Situation } from '../../../table/situation.js';
import { isInfantry } from '../../../units.js';
import type { SideId } from '../../../vocabulary.js';
import type { Edition } from '../../edition.js';
import type { At, Complaint } from './check.js';
import { rowFindings, rowOf } from './row.js';

const complaintsOf = (frame: GameFrame, at: At): readonly Complaint[] =>
  (at.edition.frames.checks[frame.kind] as (frame: GameFrame, at: At) => readonly Complaint[])(frame, at);

/** Checks that the units in a province agree with its holder (R 5). */
export function* controlFindings(situation: Situation): Generator<Finding> {
  for (const province of situation.ground.provinces) {
    const { code, fact } = province;
    const holder = situation.law.holderWith(situation, code, aloneIn(situation, province));
    if (holder !== undefined && holder !== situation.holderOf(code))
      yield {
        keys: ['provinces', fact.id, 'holder'],
        message: `with those who are there it is ${holder ?? 'nobody'}’s (R 5)`,
      };
  }
}

/**
 * Returns the side whose pieces may be in a city: the holder of its walls, or its defender if a siege has just
 * destroyed the last wall (R 11.2, 11.6).
 */
function keeperOf(situation: Situation, { fact, number }: City): SideId | null {
  const siege = frameOf(situation, 'siege');
  return situation.wallHolderOf(number) ?? (siege?.city === fact.id ? siege.defender.side : null);
}

/**
 * Checks that a city only has leaders and infantry of the side that holds it, and no more units than the most walls
 * allow: units stay when walls are lost (R 6.3, 11.2, ruling C11.5).
 */
export function* garrisonFindings(situation: Situation): Generator<Finding> {
  for (const city of situation.ground.cities) {
    const { code } = city;
    const keeper = keeperOf(situation, city);
    // The game may be over before a city without walls is captured.
    const isOpen = situation.ended !== null && keeper === null;
    const [units, leaders] = [unitsAt(situation, code), leadersAt(situation, code)];
    for (const { id, kind } of units)
      if (!isInfantry(kind)) yield { keys: ['units', id, 'at'], message: 'only infantry is a garrison (R 11.2)' };
    for (const { id, code: unit } of units)
      if (situation.sideOfUnit(unit) !== keeper && !isOpen)
        yield {
          keys: ['units', id, 'at'],
          message: 'only pieces of the side that holds the walls are in a city (R 11.2)',
        };
    for (const { id, code: leader } of leaders)
      if (situation.sideOfLeader(leader) !== keeper && !isOpen)
        yield {
          keys: ['leaders', id, 'at'],
          message: 'only pieces of the side that holds the walls are in a city (R 11.2)',
        };
    const [surplus] = units.slice(MOST_WALLS);
    if (surplus !== undefined)
      yield { keys: ['units', surplus.id, 'at'], message: `no city takes in more than ${MOST_WALLS} units (R 11.2)` };
  }
}

function endFindings(situation: Situation, { endings }: Edition): readonly Finding[] {
  const { ended } = situation;
  if (ended === null || sameJson(endings[ended.how]?.(situation), ended)) return [];
  return [{ keys: ['ended'], message: 'the game does not end so in this situation (R 16)' }];
}

/** Returns whether what lies below a frame, such as that of an heir (R 15.6), is between two steps. */
const interrupts = (frame: GameFrame | undefined, { frames: { rows } }: Edition): boolean =>
  frame !== undefined && rows[frame.kind].interrupts === true;

function* frameFindings(situation: Situation, edition: Edition): Generator<Finding> {
  const { stack } = situation;
  for (const [index, frame] of stack.entries()) {
    const at: At = { edition, situation, below: stack[index - 1], above: stack[index + 1] };
    const { skippedWhenInterrupted: skipped = [] } = interrupts(at.above, edition) ? rowOf(at, frame) : {};
    for (const [field, message] of [...rowFindings(frame, at), ...complaintsOf(frame, at)])
      if (!skipped.includes(field)) yield { keys: ['stack', index, field], message };
  }
}

/** A side must be able to act. */
function restFindings(state: GameState, { machine }: Edition): readonly Finding[] {
  const [actor] = machine.actors(state);
  const top = topFrame(state);
  if (top === undefined) return [];
  const keys = ['stack', state.stack.length - 1];
  if (actor === undefined) return [{ keys, message: `"${top.kind}" waits for nobody here` }];
  const listed = actor === CHANCE ? machine.chanceOutcomes(state) : machine.legalActions(state);
  return listed.length === 0 ? [{ keys, message: 'nothing can be done here' }] : [];
}

/** Contradictions within a state that is otherwise valid. */
export function momentFindings(state: GameState, edition: Edition): readonly Finding[] {
  const situation = edition.machine.situationOf(state);
  const found = [
    ...controlFindings(situation),
    ...garrisonFindings(situation),
    ...endFindings(situation, edition),
    ...frameFindings(situation, edition),
  ];
  return found.length > 0 ? found : restFindings(state, edition);
}
