/** Checks of the frames of this variant in their places. */
import type { At, Complaint, FrameCheck, FrameRoom } from '../../conquest/codec/edition.js';
import { conquestEdition } from '../../conquest/codec/base.js';
import { allDiffer, unless } from '../../conquest/codec/state/moment/check.js';
import { turnCheck } from '../../conquest/codec/state/moment/sequence.js';
import { orderOfPlay } from '../../conquest/query/04-1-turn.js';
import { leaderCode, provinceCode, unitNamed } from '../../conquest/table/by-id.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { LoyaltyFact } from '../data/shape.js';
import type { Bid, FrameKind, GameFrame, OwnFrame } from '../frame/index.js';
import { clashComponents, claimNamed, loyaltyNamed } from '../query/components.js';
import { alliesOf, battle, challenge, evasion } from './combat-frames.js';
import { courseChecks } from './course-frames.js';
import { fleetChecks } from './fleet-frames.js';
import { bestAbility, isPlayed } from '../query/sides.js';
import { BABYLON, DISPUTED } from '../rules/setup.js';

/** Returns the kind of a frame, which the border of the base only knows as one of the base. */
const kindOf = (frame: { readonly kind: string } | undefined): string => frame?.kind ?? '';

type Room = FrameRoom<GameFrame>;
type Check<K extends FrameKind> = FrameCheck<Extract<GameFrame, { readonly kind: K }>>;

/** Returns whether a list has all players once. */
const isEverybody = (situation: Situation, sides: readonly SideId[]): boolean => {
  const players = situation.components.sides.filter(({ unplayed }) => unplayed !== true);
  return allDiffer(sides) && sides.length === players.length && sides.every((side) => isPlayed(situation, side));
};

/** Returns whether a list is the end of another. */
const isRest = (left: readonly unknown[], all: readonly unknown[]): boolean =>
  left.length <= all.length && left.every((item, index) => item === all[all.length - left.length + index]);

const atFirst = ({ situation }: At, found: readonly Complaint[]): readonly Complaint[] => [
  ...found,
  ...unless([[situation.turn === 1, 'kind', 'the board is set up before the first turn']]),
];

/**
 * Returns whether an order of play has all players; a turn in which leaders are drawn has one after the dice
 * (R S5.2, S6.2).
 */
function isOrder(order: readonly SideId[] | undefined, { situation }: At): boolean {
  return order === undefined || isEverybody(situation, order);
}

/**
 * Returns whether the totals of a bid are possible: a die for each, with the ability added to the first (R S1.4,
 * R S6.2).
 */
const bidFits = (situation: Situation, isInitiative: boolean, { side, added, totals }: Bid): boolean =>
  added === (isInitiative ? bestAbility(situation, side) : 0) &&
  totals.every((total, index) => {
    const die = index === 0 ? total - added : total;
    return die >= 1 && die <= 6;
  });

/** Returns whether these sides roll: two allies for their order (R S9.4), otherwise all players. */
function areBidders(at: At, sides: readonly SideId[]): boolean {
  if (kindOf(at.below) !== 'challenge') return isEverybody(at.situation, sides);
  const allies = alliesOf(at);
  return sides.length === allies.length && sides.every((side, index) => side === allies[index]);
}

const contest: Check<'contest'> = ({ purpose, bids }, at) => {
  const sides = bids.map(({ side }) => side);
  return unless([
    [areBidders(at, sides), 'bids', 'one for each side that rolls'],
    [
      bids.every((bid) => bidFits(at.situation, purpose === 'initiative', bid)),
      'bids',
      'dice, and to the first what is added to it',
    ],
    [purpose === CONTESTS[kindOf(at.below)], 'purpose', 'the frame below needs no such dice'],
  ]);
};

/** The purpose of a contest, by the frame below it. */
const CONTESTS: Readonly<Record<string, string>> = {
  possession: 'possession',
  cup: 'initialSequence',
  initiative: 'initiative',
  // R S9.4
  challenge: 'alliedOrder',
};

/** Returns whether the leaders whose loyalty is settled together are in their province (R S4.3). */
function areWhereTheyBegin(situation: Situation, fact: LoyaltyFact | undefined): boolean {
  if (fact?.leaders === undefined) return true;
  const place = provinceCode(situation, fact.province);
  return fact.leaders.every((id) => situation.placeOfLeader(leaderCode(situation, id)) === place);
}

const loyalty: Check<'loyalty'> = ({ left }, at) =>
  atFirst(
    at,
    unless([
      [
        isRest(
          left,
          clashComponents(at.situation).loyalties.map(({ id }) => id),
        ),
        'left',
        'the last of the loyalties, in their order',
      ],
      [left.every((id) => loyaltyNamed(at.situation, id) !== undefined), 'left', 'loyalties that there are'],
      [
        left.every((id) => areWhereTheyBegin(at.situation, loyaltyNamed(at.situation, id))),
        'left',
        'leaders who have yet to choose are where they begin',
      ],
    ]),
  );

const possession: Check<'possession'> = ({ province, left }, at) =>
  atFirst(
    at,
    unless([
      [province === BABYLON, 'province', 'it is Babylon that is disputed'],
      [isRest(left, DISPUTED), 'left', 'the last disputed items, in their order'],
      [clashComponents(at.situation).loyalties.length > 0, 'kind', 'nothing is disputed in this game'],
    ]),
  );

const disengagement: Check<'disengagement'> = ({ side, from }, at) =>
  atFirst(
    at,
    unless([
      [from === BABYLON, 'from', 'it is Babylon that is left'],
      [isPlayed(at.situation, side), 'side', 'a player leaves it'],
    ]),
  );

const cup: Check<'cup'> = ({ left }, at) =>
  atFirst(
    at,
    unless([
      [
        allDiffer(left) && left.every((id) => clashComponents(at.situation).cup.includes(id)),
        'left',
        'leaders of the cup, each once',
      ],
      [
        left.every((id) => {
          const { situation } = at;
          return situation.placeOfLeader(leaderCode(situation, id)) === situation.ground.trays.aside;
        }),
        'left',
        'leaders who have not been drawn',
      ],
    ]),
  );

const deployment: Check<'deployment'> = ({ claim, left, units, leaders, baggage, walls }, at) => {
  const { situation } = at;
  const { roster, ground } = situation;
  const fact = claimNamed(situation, claim);
  const isAside = (place: number): boolean => place === ground.trays.aside;
  const isToFollow = (choice: string | undefined): boolean => left.some((id) => id === choice);
  const isNothing = units.length + leaders.length + baggage.length + walls === 0;
  return atFirst(
    at,
    unless([
      [allDiffer(left) && !left.some((id) => id === claim), 'left', 'claims that follow, each once'],
      [
        roster.units.every(
          ({ code, batch: { choice } }) => !isToFollow(choice) || isAside(situation.placeOfUnit(code)),
        ),
        'left',
        'claims that follow, whose units are aside until then (R S5.3)',
      ],
      [(fact === undefined) === (claim === null) && (claim !== null || isNothing), 'claim', 'a claim that is deployed'],
      [walls <= (fact?.walls ?? 0), 'walls', 'at most as many as the claim has'],
      [
        units.every((id) => {
          const unit = unitNamed(situation, id);
          return unit.batch.choice === claim && isAside(situation.placeOfUnit(unit.code));
        }) && allDiffer(units),
        'units',
        'units of the claim that are aside, each once',
      ],
      [
        leaders.every((id) => {
          const leader = leaderCode(situation, id);
          return situation.sideOfLeader(leader) === fact?.side && isAside(situation.placeOfLeader(leader));
        }) && allDiffer(leaders),
        'leaders',
        'leaders of the side who are aside, each once',
      ],
      [
        allDiffer(baggage) && baggage.every((id) => fact?.baggage.includes(id) === true),
        'baggage',
        'markers of the claim, each once',
      ],
    ]),
  );
};

const initiative: Check<'initiative'> = ({ ranking, places }, { situation, above }) => {
  const chosen = places.flatMap((side) => side ?? []);
  const all = [...chosen, ...(ranking ?? orderOfPlay(situation))];
  return unless([
    [
      isEverybody(situation, all) && places.length === all.length,
      'places',
      'every player has a place, or has yet to choose one',
    ],
    [(ranking === null) === (kindOf(above) === 'contest'), 'ranking', 'it is set only after the dice'],
  ]);
};

const own: { readonly [K in OwnFrame['kind'] | 'reinforcements' | 'replacements']: Check<K> } = {
  // R S1.4
  contest,
  // R S4
  loyalty,
  possession,
  disengagement,
  // R S5
  cup,
  deployment,
  // R S6
  initiative,
  // R S5.6, S8: Rhodes, fleets
  ...fleetChecks,
  // R S9
  challenge,
  // R S7.1, S11-S14: the course of the game
  ...courseChecks,
};

const SET_UP: readonly FrameKind[] = ['loyalty', 'possession', 'cup', 'deployment'];

/** The checks of frames, by kind. */
export const checks: Room['checks'] = {
  ...conquestEdition.frames.checks,
  ...own,
  battle,
  evasion,
  turn: turnCheck({ setUp: SET_UP, isOrder }),
};
