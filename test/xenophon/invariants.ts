/** What holds at every step of every game of Xenophon, beside what holds in every game of the family. */
import type { Situation } from '../../src/conquest/table/situation.js';
import { TRAYS, type SideId } from '../../src/conquest/vocabulary.js';
import { machine } from '../../src/xenophon/machine.js';
import { obstacleAt } from '../../src/xenophon/query/07-3-battlefield.js';
import { frameIn } from '../../src/xenophon/query/frames.js';
import { pointsOf } from '../../src/xenophon/query/09-victory.js';
import type { GameState } from '../../src/xenophon/state.js';
import { XENOPHON_SIDES } from '../../src/xenophon/vocabulary.js';
import { isDisputed, type Crowd } from '../conquest/crowd.js';
import { familyInvariants, type Expect } from '../conquest/invariants.js';
import { placesWithin } from '../conquest/land.js';

const trays: ReadonlySet<string> = new Set(TRAYS);
const isTray = (place: string): boolean => trays.has(place);

/** R X1.2, X6.1: nobody stays in Europe or at sea; the fleet is at sea, and nobody else. */
function places(state: GameState, { components: { map, counters } }: Situation, expect: Expect): void {
  const seas = map.seaZones.map(({ id }) => id);
  const nowhere = [...seas, 'thrace'];
  const pieces: Readonly<Record<string, { readonly at: string }>> = { ...state.units, ...state.leaders };
  for (const [id, { at }] of Object.entries(pieces)) expect(!nowhere.includes(at), `${id} is in ${at}`);
  for (const { id } of counters.fleets ?? [])
    expect(seas.includes(state.baggage[id]?.at ?? ''), `${id} lies ${state.baggage[id]?.at ?? 'nowhere'}`);
  expect(state.provinces['thrace']?.holder === null, 'Thrace is somebody’s');
}

/** R X2.3, 11.7: the train is the rebels’, and lost where enemies hold the land and none of them is there, in a city neither, nor Cyrus with it. */
function train(
  { baggage, units, leaders, provinces }: GameState,
  { components: { map } }: Situation,
  expect: Expect,
): void {
  const { at, side } = baggage['baggageTrain'] ?? { at: 'nowhere', side: 'nobody' };
  expect(side === 'rebel', `the train is ${side}’s`);
  if (isTray(at) || leaders['cyrus']?.at === at) return;
  const within = map.cities.filter((city) => city.provinces.includes(at)).map(({ id }) => id);
  const isHeld = Object.values(units).some((unit) => unit.side === 'rebel' && [at, ...within].includes(unit.at));
  expect(isHeld || provinces[at]?.holder !== 'royal', 'the train stays where there are only enemies');
}

/** Who is Greek is told by its kind alone, whatever rules ask. */
const GREEKS: ReadonlySet<string> = new Set([
  'spartanHoplites',
  'mercenaryHoplites',
  'thracianPeltasts',
  'mercenaryPeltasts',
  'illyrians',
  'greekArchers',
  'cretanArchers',
  'prodromoi',
  'slingers',
]);
const isGreek = (id: string): boolean => GREEKS.has(id.replace(/-\d+$/, ''));

/** R X1.3, X2.4, X8.2, X9.2: what follows from the fall of the pretender, and what waits for it. */
function fall(state: GameState, situation: Situation, expect: Expect): void {
  const { milestones, turn, units, leaders, memory, ended } = state;
  const fallen = milestones.pretenderFallen;
  expect((fallen === undefined) === (memory?.remnant === undefined), 'who is left has been counted, or not');
  expect(fallen === undefined || isTray(leaders['cyrus']?.at ?? ''), 'Cyrus has fallen and stands');
  expect(ended !== null || leaders['artaxerxes']?.at !== 'gone' || fallen !== undefined, 'the King is gone');
  const haveDeserted = fallen !== undefined && fallen < turn;
  for (const { id, side: own } of situation.roster.units) {
    const { at, side } = units[id] ?? { at: 'pool', side: own };
    if (isTray(at)) continue;
    const due: SideId = own === 'rebel' && !isGreek(id) && haveDeserted ? 'royal' : own;
    expect(side === due, `${id} stands for ${side}`);
  }
  for (const [id, home] of Object.entries(HOMES)) {
    const at = units[`${id}-1`]?.at ?? 'pool';
    expect(fallen === undefined ? at === 'aside' : at === home || at === 'pool', `${id} stand in ${at}`);
  }
  const isElected = leaders['xenophon']?.at !== 'aside';
  expect(!isElected || (fallen !== undefined && milestones.generalLost !== undefined), 'Xenophon is elected too early');
}

/** R X8.2: the tribes, and where they are at home. */
const HOMES = { carduchi: 'armenia', chalybes: 'cappadocia', pisidians: 'cilicia' } as const;

/** R X9.2: nobody comes home whom nobody counted, and who is home stays there. */
function march({ memory, units, ended, milestones }: GameState, expect: Expect): void {
  const remnant = memory?.remnant ?? [];
  const isOnMap = (id: string): boolean => !isTray(units[id as `${string}-${number}`]?.at ?? 'pool');
  for (const [id, { at }] of Object.entries(units))
    expect(
      at !== 'gone' || remnant.some((each) => each === id) || id === 'prodromoi-1' || id === 'slingers-1',
      `${id} is home`,
    );
  if (ended === null && milestones.pretenderFallen !== undefined)
    expect(remnant.some(isOnMap), 'nobody is on his way any more');
}

/** R X6.2: two units are aboard at most. */
function ships({ stack }: GameState, expect: Expect): void {
  for (const frame of stack) if (frame.kind === 'voyage') expect(frame.units.length <= 2, 'the ships are overloaded');
}

/** R X7.3: nobody stands where a river or a mountain is, nor two as one in a hill. */
function ground(situation: Situation, expect: Expect): void {
  const battle = frameIn(situation, 'battle');
  if (battle === undefined || battle.ended !== null) return;
  for (const fighter of battle.fighters) {
    const obstacle = obstacleAt(situation, fighter);
    expect(obstacle === null || obstacle === 'hill', `${fighter.unit} stands in a ${obstacle ?? ''}`);
    expect(obstacle !== 'hill' || fighter.with === null, `${fighter.unit} stands in a hill with another`);
  }
}

/** R X9.3: what a side has to show, counted from outside: provinces that nobody disputes, capitals, the family and the treasury. */
function worthOf(
  { provinces, cities, secured }: GameState,
  crowd: Crowd,
  { components: { map } }: Situation,
  side: SideId,
): number {
  const terrain = { rich: 3, fertile: 2, mountain: 1, desert: 0 };
  const land = map.provinces.filter(
    ({ id }) => provinces[id]?.holder === side && !isDisputed(crowd, placesWithin(map, id)),
  );
  const holds = (id: string): boolean => {
    const [lies = ''] = map.cities.find((city) => city.id === id)?.provinces ?? [];
    return (cities[id]?.holder ?? provinces[lies]?.holder) === side;
  };
  const isFamilys = (secured.royalFamily === undefined ? 'royal' : 'rebel') === side;
  return (
    land.reduce((sum, { terrain: kind }) => sum + terrain[kind], 0) +
    (['babylon', 'susa', 'persepolis', 'ecbatana'].every(holds) ? 10 : 0) +
    (isFamilys ? 4 : 0) +
    (holds('babylon') ? 10 : 0)
  );
}

/** R X9: points come of what is held alone, and decide as they are. */
function points(state: GameState, crowd: Crowd, situation: Situation, expect: Expect): void {
  const [rebel, royal] = XENOPHON_SIDES.map((side) => {
    const [counted, due] = [pointsOf(situation, side), worthOf(state, crowd, situation, side)];
    expect(counted === due, `${counted} points of ${side} for what is worth ${due}`);
    return due;
  });
  if (state.ended?.how === 'victoryPoints')
    expect(state.ended.points === Math.max(rebel ?? 0, royal ?? 0), `it ended with ${state.ended.points ?? 0} points`);
}

/** What is wrong with a state; empty when nothing is. */
export const invariants = familyInvariants<GameState>({
  machine,
  board(state, situation, expect, crowd) {
    places(state, situation, expect);
    train(state, situation, expect);
    fall(state, situation, expect);
    march(state, expect);
    points(state, crowd, situation, expect);
  },
  stack(state, situation, expect) {
    ships(state, expect);
    ground(situation, expect);
  },
});
