/** R S5.6, S8: the frames of fleets, as they are written, and what is asked of them in their places. */
import type * as t from 'io-ts';
import { closed, flag, listOf, oneOf, orNull, wholeNumber } from '../../core/index.js';
import type { At, Complaint, FrameCheck } from '../../conquest/codec/edition.js';
import { frame } from '../../conquest/codec/frame/frame.js';
import { name } from '../../conquest/codec/names.js';
import type { Words } from '../../conquest/codec/words.js';
import { allDiffer, unless } from '../../conquest/codec/state/moment/check.js';
import { sharedFrames } from '../../conquest/shared/codec/frame.js';
import { MINOR_RESULTS, type BaggageId, type SideId } from '../../conquest/vocabulary.js';
import type { FleetFrame, Squadron } from '../frame/fleets.js';

type Kind = FleetFrame['kind'];
type Check<K extends Kind> = FrameCheck<Extract<FleetFrame, { readonly kind: K }>>;

/** More of anything than there is. */
export const MOST_FLEETS = 30;
const MOST_CONTESTS = 60;
export const MOST_ABOARD = 200;

/** The columns of the Minor Combat table, from below 1:1 to 4:1 and what lies beyond. */
export const LAST_COLUMN = 9;
/** The steps in which a result is carried out. */
const MOST_DONE = 20;

/** R S8.4: one side of a fight at sea. */
export const squadronOf = ({ side, baggage, city }: Words): t.Type<Squadron> =>
  closed(
    { side, fleets: listOf(baggage, MOST_FLEETS), fortress: orNull(city) },
    undefined,
    'one side of a fight at sea',
  );

export function fleetFrames(words: Words) {
  const { side, baggage, city } = words;
  const fleets = listOf(baggage, MOST_FLEETS);
  const squadron = squadronOf(words);
  const contest = closed({ zone: name, against: side }, undefined, 'a contest at sea');
  return {
    ...sharedFrames(words),
    // R S8.4
    seaBattles: frame('seaBattles', { side, left: listOf(contest, MOST_CONTESTS) }),
    seaBattle: frame('seaBattle', {
      zone: name,
      attacker: squadron,
      defender: squadron,
      column: wholeNumber(0, LAST_COLUMN),
      modifier: wholeNumber(-MOST_ABOARD, MOST_ABOARD),
      result: orNull(oneOf(MINOR_RESULTS)),
      done: wholeNumber(0, MOST_DONE),
    }),
    sinking: frame('sinking', { side, fleets, fortress: orNull(city) }),
    // R S8.4, S8.5
    shipless: frame('shipless', { side, zone: name, why: oneOf(['sunk', 'deserted']) }),
    seaWithdrawal: frame('seaWithdrawal', { side, zone: name }),
    // R S5.6
    talks: frame('talks', { side, done: flag }),
  };
}

/** Fleets of a side, each once. */
const areFleetsOf = ({ situation: { roster }, situation }: At, ids: readonly BaggageId[], side: SideId): boolean =>
  allDiffer(ids) &&
  ids.every((id) => {
    const fleet = roster.fleets.find(({ fact }) => fact.id === id);
    return fleet !== undefined && situation.sideOfBaggage(fleet.code) === side;
  });

/** A sea zone of the map. */
const isZone = ({ situation }: At, id: string): boolean => situation.ground.zones.some(({ fact }) => fact.id === id);

const squadronFits = (at: At, { side, fleets }: Squadron): boolean => areFleetsOf(at, fleets, side);

const inZone = (at: At, zone: string): readonly Complaint[] =>
  unless([[isZone(at, zone), 'zone', 'a sea zone of the map']]);

const voyage: Check<'voyage'> = ({ side, fleet, units, leaders }, at) =>
  unless([
    [areFleetsOf(at, [fleet], side), 'fleet', 'a fleet of that side'],
    [allDiffer(units), 'units', 'each once'],
    [allDiffer(leaders), 'leaders', 'each once'],
  ]);

const seaBattle: Check<'seaBattle'> = ({ zone, attacker, defender, result }, at) =>
  result !== null
    ? inZone(at, zone)
    : [
        ...inZone(at, zone),
        ...unless([
          [squadronFits(at, attacker), 'attacker', 'fleets of that side, each once'],
          [squadronFits(at, defender), 'defender', 'fleets of that side, each once'],
        ]),
      ];

export const fleetChecks: { readonly [K in Kind]: Check<K> } = {
  voyage,
  seaBattles: ({ left }, at) =>
    unless([[left.every(({ zone }) => isZone(at, zone)), 'left', 'contests in sea zones of the map']]),
  seaBattle,
  sinking: ({ side, fleets }, at) =>
    unless([[areFleetsOf(at, fleets, side), 'fleets', 'fleets of that side, each once']]),
  shipless: ({ zone }, at) => inZone(at, zone),
  seaWithdrawal: ({ zone }, at) => inZone(at, zone),
  talks: () => [],
};
