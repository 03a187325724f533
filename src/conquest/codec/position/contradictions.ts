/** Contradictions within a position of the base. */
import type { Finding } from '../../../core/index.js';
import { leavesOut } from '../../options.js';
import { isOnMap } from '../../query/06-1-presence.js';
import { foundAlone } from '../../rules/11-7-siege-train.js';
import type { Situation } from '../../table/situation.js';
import type { Contradictions } from '../edition.js';

/** R 14.3: a raider on the map belongs to a group, whose number says where it came from. */
function* raiderContradictions(situation: Situation): Generator<Finding> {
  const { charts, counters } = situation.components;
  const { places, nations } = charts.raids;
  for (const { code, id, kind } of situation.roster.raiders) {
    if (!counters.bands.includes(kind.nation) || situation.bandOf(code) > 0) continue;
    if (!isOnMap(situation, situation.placeOfUnit(code))) continue;
    const numbers = places.flatMap((place, index) =>
      place !== null && nations[place] === kind.nation ? [`/${index + 1} (${place})`] : [],
    );
    yield {
      keys: ['units', id, 'at'],
      message: `raiders on the map belong to a group, whose number says where it came from: ${numbers.join(', ')} (R 14.3)`,
    };
  }
}

/** R 15.6, 15.7, 16.1: leaders that are lost according to other parts of a position. */
function* leaderFindings(situation: Situation): Generator<Finding> {
  const { roster, ground, secured, ended } = situation;
  for (const { code, id, fact } of roster.leaders) {
    const place = situation.placeOfLeader(code);
    if (fact.king === 'ofGame' && place === ground.trays.gone && ended === null)
      yield { keys: ['leaders', id, 'at'], message: 'the game ends with the loss of this leader (R 16.1)' };
    if (fact.objective !== undefined && secured[fact.objective] !== undefined && isOnMap(situation, place))
      yield { keys: ['secured', fact.objective], message: `${id} is on the map, neither killed nor captured (R 15.6)` };
  }
  for (const { king, heir } of roster.heirs) {
    const isHere = (code: number): boolean => isOnMap(situation, situation.placeOfLeader(code));
    if (isHere(king) && isHere(heir.code))
      yield {
        keys: ['leaders', heir.id, 'at'],
        message: `this leader comes when ${roster.leaders[king]?.id ?? 'the king'} has left the board (R 15.6)`,
      };
  }
}

/** R 11.7: what an enemy catches alone is lost. */
function* baggageFindings(situation: Situation): Generator<Finding> {
  for (const code of foundAlone(situation)) {
    const id = situation.roster.baggage[code]?.id;
    if (id !== undefined)
      yield { keys: ['baggage', id, 'at'], message: 'a marker alone in a province of the enemy is lost (R 11.7)' };
  }
}

/** R 14, 15: sections that are not played have had no effect. */
function* sectionFindings(situation: Situation): Generator<Finding> {
  const { secured, milestones } = situation;
  if (leavesOut(situation, 'objectives'))
    for (const objective of Object.keys(secured)) yield { keys: ['secured', objective], message: 'R 15 is not played' };
  if (leavesOut(situation, 'randomEvents'))
    for (const milestone of ['revolt', 'revoltCalledOff'] as const)
      if (milestones[milestone] !== undefined) yield { keys: ['milestones', milestone], message: 'R 14 is not played' };
}

/** Contradictions within positions of the base. */
export const contradictions: Contradictions = function* contradictions(situation) {
  yield* raiderContradictions(situation);
  yield* leaderFindings(situation);
  yield* baggageFindings(situation);
  yield* sectionFindings(situation);
};
