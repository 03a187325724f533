/** R S5.6, S8: the codecs of frames of fleets, and their checks. */
import type * as t from 'io-ts';
import { closed, flag, listOf, oneOf, orNull, wholeNumber } from '../../core/index.js';
import type { At, Complaint, FrameCheck } from '../../conquest/codec/edition.js';
import { frame } from '../../conquest/codec/frame/frame.js';
import { name } from '../../conquest/codec/names.js';
import type { Words } from '../../conquest/codec/words.js';
import { allDiffer, unless } from '../../conquest/codec/state/moment/check.js';
import { extensionFrames } from '../../conquest/extension/codec/frame.js';
import { voyageFindings } from '../../conquest/extension/codec/voyage.js';
import type { PiecesInPlace } from '../../conquest/extension/fleets/ship.js';
import { MINOR_RESULTS, type BaggageId, type SideId } from '../../conquest/vocabulary.js';
import type { FleetFrame, Squadron } from '../frame/fleets.js';
import type { GameFrame } from '../frame/index.js';
import { cityNamed, piecesWithoutShips, fleetsOfSideIn, zoneNamed } from '../query/08-fleets.js';
import { mayNegotiateWithRhodes } from '../query/05-6-rhodes.js';

type Kind = FleetFrame['kind'];
type Check<K extends Kind> = FrameCheck<Extract<FleetFrame, { readonly kind: K }>>;

/** An upper limit on fleets. */
export const MOST_FLEETS = 30;
const MOST_CONTESTS = 60;
export const MOST_ABOARD = 200;

/** The columns of the Minor Combat table, from below 1:1 to 4:1 and what lies beyond. */
export const LAST_COLUMN = 9;
/** The steps in which a result is carried out. */
const MOST_DONE = 20;

/** Returns one side of a fight at sea (R S8.4). */
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
    ...extensionFrames(words),
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

/** Returns whether these are fleets of a side, each once. */
const areFleetsOf = ({ situation: { roster }, situation }: At, ids: readonly BaggageId[], side: SideId): boolean =>
  allDiffer(ids) &&
  ids.every((id) => {
    const fleet = roster.fleets.find(({ fact }) => fact.id === id);
    return fleet !== undefined && situation.sideOfBaggage(fleet.code) === side;
  });

/** Returns whether this is a sea zone of the map. */
const isZone = ({ situation }: At, id: string): boolean => situation.ground.zones.some(({ fact }) => fact.id === id);

const NOBODY: PiecesInPlace = { units: [], leaders: [], baggage: [] };

const squadronFits = (at: At, { side, fleets }: Squadron): boolean => areFleetsOf(at, fleets, side);

const inZone = (at: At, zone: string): readonly Complaint[] =>
  unless([[isZone(at, zone), 'zone', 'a sea zone of the map']]);

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

/**
 * Checks that the frame follows a fight at sea or a fleet that changed sides, and that pieces lack or will lack ships
 * (R S8.4, S8.5).
 */
const shiplessCheck: Check<'shipless'> = (frame, at) => {
  const { side, zone, why } = frame;
  const below = at.below as GameFrame | undefined;
  const fight = below?.kind === 'seaBattle' ? below : undefined;
  const { units, leaders, baggage } = isZone(at, zone) ? piecesWithoutShips(at.situation, frame) : NOBODY;
  const hasFought =
    fight?.zone === zone && fight.result !== null && [fight.attacker.side, fight.defender.side].includes(side);
  return [
    ...inZone(at, zone),
    ...unless([
      [why === 'deserted' || hasFought, 'why', 'ships are sunk in a fight in this zone'],
      [
        at.above !== undefined || units.length + leaders.length + baggage.length > 0,
        'side',
        'all of them fit on its ships',
      ],
    ]),
  ];
};

/** Checks that what a side can lose is in the zone (R S8.4). */
const sinking: Check<'sinking'> = ({ side, fleets, fortress }, at) => {
  const { situation } = at;
  const below = at.below as GameFrame | undefined;
  const afloat =
    below?.kind === 'shipless' && isZone(at, below.zone)
      ? fleetsOfSideIn(situation, zoneNamed(situation, below.zone), side).map(({ fact }) => fact.id)
      : [];
  const city = cityNamed(situation, fortress);
  return unless([
    [below?.kind !== 'shipless' || below.side === side, 'side', 'the side whose ships are sunk'],
    [
      allDiffer(fleets) && fleets.every((fleet) => afloat.includes(fleet)),
      'fleets',
      'fleets of that side in the zone, each once',
    ],
    [
      fortress === null || (city !== undefined && situation.wallHolderOf(city.number) === side),
      'fortress',
      'a fortress with walls of the side',
    ],
  ]);
};

export const fleetChecks: { readonly [K in Kind]: Check<K> } = {
  // R S8.3
  voyage: voyageFindings,
  seaBattles: ({ side, left }, at) =>
    unless([
      [left.every(({ zone }) => isZone(at, zone)), 'left', 'contests in sea zones of the map'],
      [left.every(({ against }) => at.situation.law.hostile(at.situation, side, against)), 'left', 'sides at war'],
      [allDiffer(left.map(({ zone, against }) => `${zone} ${against}`)), 'left', 'each once'],
    ]),
  seaBattle,
  sinking,
  shipless: shiplessCheck,
  seaWithdrawal: ({ side, zone }, at) => [
    ...inZone(at, zone),
    ...unless([
      [
        isZone(at, zone) && fleetsOfSideIn(at.situation, zoneNamed(at.situation, zone), side).length > 0,
        'side',
        'it has fleets there',
      ],
    ]),
  ],
  talks: ({ side, done }, { situation }) =>
    unless([
      [!done, 'done', 'it has not been answered yet'],
      [mayNegotiateWithRhodes(situation, side), 'side', 'it cannot talk with Rhodes now (R S5.6)'],
    ]),
};
