/**
 * R S1-S5: all that is in the box, as far as it is known, and reconstructed where it is not: for each number of
 * players.
 */
import { keptByText } from '../../core/board/index.js';
import { freezeJson } from '../../core/index.js';
import { charts } from '../../conquest/data/charts.js';
import type { BaggageFact, Counters, RangeFact, SideFact, TurnFact } from '../../conquest/data/shape.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { GameOptions, PlayerCount } from '../options.js';
import type { Start } from '../vocabulary.js';
import { bases, fleetsFor, rhodes } from './fleets.js';
import { cup, leadersFor } from './leaders.js';
import { loyalties } from './loyalties.js';
import { FOR_MORE, FOR_TWO, mapFor } from './map.js';
import { awaitedIn, INDIA, india, markers, NEAR_INDIA } from './course.js';
import { purchases } from './purchases.js';
import type { ClaimFact, ClashComponents } from './shape.js';
import { tables } from './tables.js';
import { trackFrom } from './track.js';
import { kindsFor } from './units.js';

/** R S9.1, S9.2, S11.3: all sides alike may evade, set up freely, and receive replacements in Winter and Spring. */
const ALIKE = {
  evadesOn: 3,
  setsUpFreely: true,
  conquers: false,
  replacements: ['spring', 'winter'],
  source: 'R S9.1, S9.2, S11.3',
} as const;

/** A side that takes no turn and receives nothing (R 12.6, S7.1). */
const NOBODYS = { ...ALIKE, replacements: [], unplayed: true } as const;

/** R S1.1, S5.7, S7.1: who plays; and who is there besides. */
export const SIDES_FOR: Readonly<Record<number, readonly SideFact[]>> = {
  2: [
    { ...ALIKE, id: 'regency', name: 'Regency' },
    { ...ALIKE, id: 'warlords', name: 'Warlords' },
    { ...NOBODYS, id: 'independents', name: 'Independents' },
    { ...NOBODYS, id: 'neutral', name: 'Neutrals' },
  ],
  3: [
    { ...ALIKE, id: 'antigonid', name: 'Antigonids' },
    { ...ALIKE, id: 'ptolemaic', name: 'Ptolemies' },
    { ...ALIKE, id: 'seleucid', name: 'Seleucids' },
    { ...NOBODYS, id: 'independents', name: 'Independents' },
    { ...NOBODYS, id: 'neutral', name: 'Neutrals' },
  ],
  4: [
    { ...ALIKE, id: 'antigonid', name: 'Antigonids' },
    { ...ALIKE, id: 'ptolemaic', name: 'Ptolemies' },
    { ...ALIKE, id: 'seleucid', name: 'Seleucids' },
    { ...ALIKE, id: 'independents', name: 'Independents' },
    { ...NOBODYS, id: 'neutral', name: 'Neutrals' },
  ],
};

/**
 * R S5.1, S5.3: what three sides deploy as they like. Alexandria's marker, which counts as one of Ptolemy's walls,
 * stands already.
 */
const claims: readonly ClaimFact[] = [
  { id: 'antigonids', side: 'antigonid', provinces: ['ionia', 'phrygia', 'cilicia', 'cappadocia'], walls: 4, baggage: ['siegeTrain', 'ionianFleet'], source: 'R S5.1, S5.3' },
  { id: 'ptolemies', side: 'ptolemaic', provinces: ['egypt', 'lybia', 'cyprus', 'syria'], walls: 3, baggage: ['body', 'cretanFleet', 'egyptianFleet'], source: 'R S5.1, S5.3' },
  { id: 'seleucids', side: 'seleucid', provinces: ['babylonia', 'assyria', 'media', 'susiana', 'persis'], walls: 4, baggage: [], source: 'R S5.1, S5.3' },
];

/** R S7.1: where independent forces stay. */
const ranges: readonly RangeFact[] = [
  { id: 'greeks', side: 'independents', keeps: 'only', provinces: ['hellas'], source: 'R S7.1' },
  { id: 'india', side: 'independents', keeps: 'only', provinces: [...INDIA, ...NEAR_INDIA], source: 'R S7.1' },
];

/**
 * Returns what armies take along, and what they fight for (R S4.2, S5.3, S5.4, S12). The Treasury is in Babylon in
 * every game (ruling S5.6).
 */
const baggageFor = (setUp: 'two' | 'more'): readonly BaggageFact[] => {
  const isForTwo = setUp === 'two';
  const holder: SideId = isForTwo ? 'independents' : 'neutral';
  return [
    { id: 'siegeTrain', name: 'Siege Train', side: 'independents', at: isForTwo ? 'phrygia' : 'aside', builtIn: 'macedonia', besieges: true, source: 'R S4.2, S5.3' },
    { id: 'body', name: "Alexander's Body", side: 'independents', at: isForTwo ? 'babylonia' : 'aside', source: 'R S4.2, S5.3' },
    { id: 'roxane', name: 'Roxane', side: holder, at: isForTwo ? 'babylonia' : 'macedonia', source: 'R S4.2, S5.4' },
    { id: 'royalFamily', name: 'Royal Family', side: holder, at: 'macedonia', source: 'R S4.2, S5.4' },
    { id: 'treasury', name: 'Treasury', side: isForTwo ? 'independents' : 'seleucid', at: 'babylon', source: 'R S4.2; for three and four players reconstructed' },
  ];
};

const countersFor = (setUp: 'two' | 'more', track: readonly TurnFact[]): Counters => ({
  kinds: kindsFor(setUp),
  leaders: leadersFor(setUp, track),
  ranges,
  baggage: baggageFor(setUp),
  fleets: fleetsFor(setUp),
  apart: ['indian', 'barbarian', 'arab'],
  bands: ['barbarian', 'arab'],
  // The walls of the base, and the two that the counter of Rhodes stands for (R S1.2).
  walls: 26,
});

function boxFor(players: PlayerCount, start: Start, extended: boolean): ClashComponents {
  const setUp = players === 2 ? 'two' : 'more';
  const track = trackFrom(start, extended);
  return freezeJson({
    name: `Successors: Clash of the Generals for ${players}, reconstructed`,
    sides: SIDES_FOR[players] ?? [],
    map: mapFor(players === 2 ? FOR_TWO : FOR_MORE),
    counters: countersFor(setUp, track),
    charts: { ...charts, victory: [] },
    track,
    choices: players === 2 ? [] : claims,
    objectives: [],
    trays: ['mutinied', 'captive'],
    loyalties: players === 2 ? loyalties : [],
    cup: players === 2 ? [] : cup,
    bases,
    rhodes,
    tables,
    purchases,
    awaited: players === 2 ? awaitedIn(track) : [],
    india,
    markers,
  });
}

/** The components by number of players, start and length; their number is below this. */
const boxes = /* @__PURE__ */ keptByText<ClashComponents>(16);

/** Returns the components that a game of these options is played with unless it brings its own. */
export function componentsFor({ players, start = 'babylon', extended = false }: GameOptions): ClashComponents {
  const begins = players === 2 ? 'babylon' : start;
  return boxes([players, begins, extended].join(), () => boxFor(players, begins, extended));
}

/** The components of the default game for two. */
export const components: ClashComponents = /* @__PURE__ */ componentsFor({ players: 2 });
