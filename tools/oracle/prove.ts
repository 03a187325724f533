/**
 * Shows that playing in step finds what it is for: faults planted in copies of the oracle are caught, explanations excuse what
 * they name and nothing else, another order is no difference, and both formats of a state are described alike.
 *
 *     npm run oracle:prove
 */
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { command } from '../command.js';
import { buildEngine, correct, oracle, oracleFolder, oracleSource } from './build.js';
import { playInStep, type Fixture, type InStep, type Pairing } from './compare.js';
import type { Correction } from './facts.js';
import { loadEngine, type AnyState, type Engine, type GameName, type Plain } from './engine.js';
import type { Explanation, Item } from './explained/index.js';
import { POLICIES } from './policy.js';
import { readable } from './report.js';
import { clamped } from './translate.js';

command(
  'usage: npm run oracle:prove\n\nPlants faults in copies of the old engine, and shows that playing in step finds them.',
  { options: {} },
);

/** A fault: a text of the source, and what stands there instead. */
interface Plant extends Correction {
  readonly name: string;
  readonly game: GameName;
  /** What shows it first; `undefined`: nothing may. */
  readonly shows: Item['of'] | undefined;
}

const PLANTS: readonly Plant[] = [
  {
    name: 'a city holds three CUs',
    game: 'successors',
    file: 'successors/vocabulary.ts',
    text: 'export const CITY_CAPACITY = 2;',
    instead: 'export const CITY_CAPACITY = 3;',
    shows: 'action',
  },
  {
    name: 'a landing cites another clause',
    game: 'successors',
    file: 'successors/rules/08-4-naval-movement.ts',
    text: "type: 'debarked', rule: 'R 8.4.3'",
    instead: "type: 'debarked', rule: 'R 8.4.4'",
    shows: 'events',
  },
  {
    name: 'the Dispersed Box forgets whom it held, in silence',
    game: 'successors',
    file: 'successors/pieces.ts',
    text: 'addedUnits(run.state.dispersed[player] ?? NO_UNITS, units)',
    instead: 'units',
    shows: 'state',
  },
  {
    name: 'the cart may not move again in the next Segment',
    game: 'successors',
    file: 'successors/rules/segment-memory.ts',
    text: 'if (state.body.moved) state.body.moved = false;',
    instead: '',
    shows: 'state',
  },
  {
    name: 'a fault is thrown in the Siege Table',
    game: 'successors',
    file: 'successors/rules/13-siege.ts',
    text: 'const modifier = siegeModifier(run.state, player, space);',
    instead: "const modifier = siegeModifier(run.state, player, space); if (die === 6) throw new Error('planted');",
    shows: 'fault',
  },
  {
    name: 'a symbol is drawn twice as often',
    game: 'alexandros',
    file: 'alexandros/rules/take-a-card.ts',
    text: 'weight: cards[symbol] }',
    instead: "weight: symbol === 'lyre' ? 2 * cards[symbol] : cards[symbol] }",
    shows: 'chance',
  },
  {
    name: 'taxes are a point too high',
    game: 'alexandros',
    file: 'alexandros/rules/levy-taxes.ts',
    text: 'seat.score += points;',
    instead: 'seat.score += points + 1;',
    shows: 'events',
  },
  {
    name: 'lists are turned round',
    game: 'successors',
    file: 'core/machine.ts',
    text: 'chance().map(({ action }) => action) : list(situation)',
    instead: 'chance().map(({ action }) => action) : [...list(situation)].reverse()',
    shows: undefined,
  },
  {
    name: 'the rest of a turn is never forgone',
    game: 'alexandros',
    file: 'alexandros/rules/pass.ts',
    text: "options: (_, { player }) => [{ type: 'pass', player }]",
    instead: 'options: () => []',
    shows: 'action',
  },
];

/** A copy of the oracle with a fault in it. */
async function planted(plant: Plant): Promise<Engine> {
  const tree = join(oracleFolder, 'planted');
  rmSync(tree, { recursive: true, force: true });
  cpSync(oracleSource, tree, { recursive: true });
  correct(tree, plant);
  return loadEngine(await buildEngine(tree, `planted-${planting++}`));
}
let planting = 0;

const fixtures = (game: GameName, games: number): readonly Fixture[] =>
  Array.from({ length: games }, (_, index) => ({
    game,
    options: { players: 2 + (index % 3) },
    policy: POLICIES[index % 2] ?? 'uniform',
    seed: `prove-${index}`,
  }));

/** The first game that differs, or `undefined` if none does. */
function firstDifference(pairing: Pairing, game: GameName, games = 60): readonly [number, Fixture, InStep] | undefined {
  for (const [index, fixture] of fixtures(game, games).entries()) {
    const result = playInStep(pairing, fixture);
    if (result.difference !== null) return [index, fixture, result];
  }
  return undefined;
}

/** A state of the oracle in the other format: forces without zeros, the Army on the march in its frame alone, what has moved apart. */
function inTheOtherFormat(state: AnyState): AnyState {
  type Units = Record<string, number>;
  interface Group {
    readonly generals: readonly string[];
    readonly minors: number;
    readonly units: Units;
    readonly royals: readonly string[];
    readonly cart: boolean;
  }
  interface March {
    readonly player: string;
    readonly space: string;
    readonly inside: boolean;
    readonly arrivedBy: string;
    readonly group: Group;
  }
  const { stacks, ...rest } = structuredClone({ ...clamped(state), options: undefined }) as Plain as {
    stacks: Record<string, { player: string; space: string; inside: boolean; units: Units; moved: Units }>;
    generals: Record<string, { space: string | null; inside: boolean; moved: boolean }>;
    royals: Record<string, { space: string | null; inside: boolean; moved: boolean }>;
    body: { space: string | null; inside: boolean; moved: boolean };
    minorGenerals: Record<string, { space: string; inside: boolean; moved: boolean }[]>;
    stack: (Plain & { kind: string })[];
  };
  for (const frame of rest.stack) {
    if (frame.kind !== 'march') continue;
    const { player, space, inside, arrivedBy, group } = frame as unknown as March;
    const stack = stacks[`${player}:${space}${inside ? ':inside' : ''}`];
    for (const unit in group.units) {
      if (stack === undefined) continue;
      stack.units[unit] = (stack.units[unit] ?? 0) - (group.units[unit] ?? 0);
      if (arrivedBy !== 'start') stack.moved[unit] = (stack.moved[unit] ?? 0) - (group.units[unit] ?? 0);
    }
    for (const piece of [
      ...group.generals.map((id) => rest.generals[id]),
      ...group.royals.map((id) => rest.royals[id]),
      ...(group.cart ? [rest.body] : []),
    ])
      if (piece !== undefined) Object.assign(piece, { space: null, inside: false, moved: false });
    const minors = rest.minorGenerals[player] ?? [];
    for (let left = group.minors; left > 0; left--) {
      const there = minors.filter((minor) => minor.space === space && minor.inside === inside);
      const one = there.find(({ moved }) => moved === (arrivedBy !== 'start')) ?? there[0];
      if (one !== undefined) minors.splice(minors.indexOf(one), 1);
    }
  }
  const without = (units: Units): Units => Object.fromEntries(Object.entries(units).filter(([, count]) => count !== 0));
  const forces: Record<string, Units> = {};
  const movedForces: Record<string, Units> = {};
  for (const [key, { units, moved }] of Object.entries(stacks)) {
    const [standing, rested] = [without(units), without(moved)];
    if (Object.keys(standing).length > 0) forces[key] = standing;
    if (Object.keys(rested).length > 0) movedForces[key] = rested;
  }
  const minors = Object.entries(rest.minorGenerals).flatMap(([player, ones]) =>
    ones.map((one) => ({ post: `${player}:${one.space}${one.inside ? ':inside' : ''}`, moved: one.moved })),
  );
  const byPost = (ones: typeof minors): Units => {
    const counts: Units = {};
    for (const { post } of ones) counts[post] = (counts[post] ?? 0) + 1;
    return counts;
  };
  const movedOf = (pieces: Readonly<Record<string, { moved: boolean }>>): readonly string[] =>
    Object.keys(pieces).filter((id) => pieces[id]?.moved === true);
  const moved = {
    forces: movedForces,
    minorGenerals: byPost(minors.filter((one) => one.moved)),
    generals: movedOf(rest.generals),
    royals: movedOf(rest.royals),
    cart: rest.body.moved,
  };
  return { ...rest, forces, minorGenerals: byPost(minors), moved };
}

let failures = 0;
function say(holds: boolean, what: string): void {
  if (!holds) failures++;
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${what}`);
}

const old = await loadEngine(await oracle());
const alike = { old, new: old, explained: [], every: 1 };

for (const plant of PLANTS) {
  const twin = await planted(plant);
  for (const every of [1, 50]) {
    const pairing = { ...alike, new: twin, every };
    const found = firstDifference(pairing, plant.game, plant.shows === undefined ? 4 : 60);
    const shown = found?.[2].difference?.items.map(({ of }) => of) ?? [];
    const caught = plant.shows === undefined ? found === undefined : shown.includes(plant.shows);
    say(caught, `${plant.name}: ${plant.shows ?? 'nothing'} shows, states compared every ${every} actions`);
    if (found !== undefined && every === 1) console.log(readable(...found, 4).replaceAll(/^/gm, '       '));
  }
  if (plant.shows === undefined) {
    const { reordered } = playInStep({ ...alike, new: twin }, fixtures(plant.game, 1)[0] as Fixture);
    say(reordered > 0, `${plant.name}: ${reordered} lists in another order counted`);
  }
  if (plant.name !== 'the rest of a turn is never forgone') continue;
  const excuse = (explains: Explanation['explains']): Pairing => ({
    ...alike,
    new: twin,
    explained: [{ id: 'no-pass', clause: 'ruling A22', sentence: 'Nothing is forgone.', explains }],
  });
  const named = excuse((item) => item.of === 'action' && item.only === 'old' && item.action.type === 'pass');
  const other = excuse((item) => item.of === 'action' && item.only === 'new' && item.action.type === 'pass');
  const passing = playInStep(named, fixtures(plant.game, 1)[0] as Fixture);
  say(
    passing.how !== null && (passing.passed['no-pass'] ?? 0) > 0,
    `${plant.name}: explained ${passing.passed['no-pass']} times, and played to its end (${passing.how})`,
  );
  say(
    firstDifference(other, plant.game)?.[2].difference?.explanations === null,
    `${plant.name}: an explanation of something else does not excuse it`,
  );
}

const format = firstDifference({ ...alike, seen: inTheOtherFormat }, 'successors', 24);
say(format === undefined, 'both formats of a state are described alike, at every step of 24 games');
if (format !== undefined) console.log(readable(...format));

/** Each takes something away from a state in the other format, at whose loss the description must differ. */
const THEFTS: readonly [string, (state: AnyState) => AnyState][] = [
  [
    'a CU of the Army on the march',
    (state) => ({
      ...state,
      stack: state.stack.map((frame) => {
        const group = frame['group'] as { readonly units: Readonly<Record<string, number>> } | undefined;
        return frame.kind === 'march' && group !== undefined && (group.units['mercenary'] ?? 0) > 0
          ? { ...frame, group: { ...group, units: { ...group.units, mercenary: 0 } } }
          : frame;
      }),
    }),
  ],
  ['what has moved', (state) => ({ ...state, moved: { ...(state['moved'] as Plain), forces: {} } })],
  ['a card of the deck', (state) => ({ ...state, deck: (state['deck'] as readonly unknown[]).slice(1) })],
];
for (const [what, steal] of THEFTS) {
  const found = firstDifference({ ...alike, seen: (state) => steal(inTheOtherFormat(state)) }, 'successors', 2);
  say(found?.[2].difference?.items.every(({ of }) => of === 'state') === true, `${what} is missed when it is gone`);
}

console.log(failures === 0 ? 'in step finds what it is for' : `${failures} failures`);
process.exitCode = failures === 0 ? 0 : 1;
