/** What a state cannot say, each by the place of its fault. The pieces stand as at the beginning of the game but for what is said. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, it } from 'vitest';
import { orThrow } from '../../../src/core/index.js';
import {
  createGame,
  decode,
  fromPosition,
  legalActions,
  applyAction,
  type GameState,
} from '../../../src/conquest/index.js';
import { CONQUEST_POSITION_VERSION } from '../../../src/conquest/version.js';

const begun = orThrow(createGame({ players: 2 }));
/** The King is in Persis, and the Persian sets up at the Granicus. */
const arraying = orThrow(
  applyAction(begun, legalActions(begun)[1] ?? { type: 'deploy', player: 'persian', choice: '', province: '' }),
).state;

/** The faults of the state at the Granicus with changes. */
function faults(changes: object, of: GameState = arraying): readonly string[] {
  const read = decode.state(JSON.parse(JSON.stringify({ ...of, ...changes })));
  return E.isLeft(read) ? read.left.faults.map(({ path, message }) => `${path}: ${message}`) : [];
}

const unit = (id: keyof GameState['units'], row: object) => ({
  units: { ...arraying.units, [id]: { ...arraying.units[id], ...row } },
});
const leader = (id: string, row: object) => ({
  leaders: { ...arraying.leaders, [id]: { ...arraying.leaders[id], ...row } },
});
const city = (id: string, row: object) => ({
  cities: { ...arraying.cities, [id]: { ...arraying.cities[id], ...row } },
});
const province = (id: string, row: object) => ({
  provinces: { ...arraying.provinces, [id]: { ...arraying.provinces[id], ...row } },
});

describe('a state', () => {
  it('is accepted as it is', () => {
    expect(faults({})).toEqual([]);
    expect(faults({}, begun)).toEqual([]);
  });

  it('R 2.3: has every counter once, with no more steps than are printed', () => {
    expect(faults({ units: { ...arraying.units, 'phalanx-99': { at: 'media', steps: 2, side: 'persian' } } })).toEqual([
      '$.units["phalanx-99"]: expected as key a unit of the counters',
    ]);
    expect(faults(unit('persianLevy-1', { at: 'pool', steps: 1 }))).toEqual([
      '$.units["persianLevy-1"].at: who lies in the dead pile is not named',
    ]);
    expect(faults(unit('phalanx-7', { steps: 3 }))).toEqual(['$.units["phalanx-7"].steps: it has 2 at most']);
    expect(faults(unit('thracians-1', { steps: 1 }))).toEqual([
      '$.units["thracians-1"].steps: a unit that is not on the map has all of its steps',
    ]);
  });

  it('R 14.3: has groups of raiders and of nobody else', () => {
    expect(faults(unit('phalanx-7', { band: 1 }))).toEqual([
      '$.units["phalanx-7"].band: only raiders on the map are a group',
    ]);
  });

  it('R 10.16, 12.10: has nobody wounded who would have died of it, or is not there', () => {
    const message = 'only leaders on the map are wounded, and those whose counters say what they can do then';
    expect(faults(leader('macedonianOfficer', { at: 'macedonia', wounded: true }))).toEqual([
      `$.leaders.macedonianOfficer.wounded: ${message}`,
    ]);
    expect(faults(leader('craterus', { wounded: true }))).toEqual([`$.leaders.craterus.wounded: ${message}`]);
    expect(faults(leader('antipater', { side: 'persian' }))).toEqual([
      '$.leaders.antipater.side: he is the macedonian side’s',
    ]);
  });

  it('R 6.4, 12.5, 15.4: has walls where they may stand, of somebody, and no more than markers', () => {
    expect(faults(city('tyre', { walls: 6 }))).toEqual([
      '$.cities.tyre.walls: expected a whole number from 0 to 5, got 6',
    ]);
    expect(faults(city('tyre', { holder: null }))).toEqual([
      '$.cities.tyre.holder: walls are somebody’s, and nobody has none',
    ]);
    expect(faults(city('alexandria', { walls: 1, holder: 'macedonian' }))).toEqual([
      '$.cities.alexandria.walls: it has not been founded',
    ]);
  });

  it('R 11.2: has nobody in a city but infantry and leaders of who holds its walls, and no more than the most walls take in', () => {
    // Athens has three walls of the Macedonians, Sardis three of the Persians; units stay when walls fall (ruling C11.5).
    const inAthens = (...ids: readonly (keyof GameState['units'])[]) => ({
      units: { ...begun.units, ...Object.fromEntries(ids.map((id) => [id, { ...begun.units[id], at: 'athens' }])) },
    });
    const intruder = 'only pieces of the side that holds the walls are in a city (R 11.2)';
    const five = ['phalanx-7', 'phalanx-8', 'phalanx-9', 'phalanx-10', 'phalanx-1'] as const;
    expect(faults(inAthens(...five), begun)).toEqual([]);
    expect(faults(inAthens(...five, 'phalanx-2'), begun)).toEqual([
      expect.stringMatching(/at: no city takes in more than 5 units \(R 11\.2\)$/),
    ]);
    expect(faults({ ...inAthens('phalanx-7'), ...city('athens', { walls: 1 }) }, begun)).toEqual([]);
    expect(faults(inAthens('hetairoi-1'), begun)).toEqual([
      '$.units["hetairoi-1"].at: only infantry is a garrison (R 11.2)',
    ]);
    expect(faults(unit('phalanx-7', { at: 'sardis' }))).toEqual([`$.units["phalanx-7"].at: ${intruder}`]);
    expect(faults(unit('phalanx-7', { at: 'gordium' }))).toContain(`$.units["phalanx-7"].at: ${intruder}`);
    expect(faults(leader('antipater', { at: 'sardis' }))).toEqual([`$.leaders.antipater.at: ${intruder}`]);
  });

  it('R 5: has provinces held by whoever is alone in them', () => {
    // Antipater's army is in Macedonia, which is always its side's; the Indians alone are in Upper India.
    expect(faults(province('macedonia', { holder: 'persian' }))).toHaveLength(1);
    expect(faults(province('bactria', { holder: 'macedonian' }))).toHaveLength(1);
  });

  it('R 17: remembers nothing for the sake of optional rules that are not played', () => {
    expect(faults(province('phrygia', { supplies: 'scorched' }))).toEqual([
      '$.provinces.phrygia.supplies: R 17.1 is not played',
    ]);
    expect(faults({ hated: ['tyre'] })).toEqual(['$.hated: R 17.2 is not played']);
    expect(faults({ defiant: ['tyre'] })).toEqual(['$.defiant: R 17.5 is not played']);
  });

  it('R 4: is in a turn of the track, and nothing has happened after it', () => {
    expect(faults({ turn: 47 })).toContain('$.turn: the game has 46 turns at most');
    expect(faults({ secured: { gordianKnot: 2 } })).toEqual([
      '$.secured.gordianKnot: that turn has not been played yet',
    ]);
    expect(faults({ stack: [] })).toEqual([
      '$.stack: a game that goes on waits for something, and one that is over for nothing',
    ]);
  });

  it('R 16: has ended as it must have', () => {
    const ended = { how: 'victoryPoints', winners: ['macedonian'], margin: 'decisive', points: 40 };
    expect(faults({ stack: [], ended })).toEqual(['$.ended: the game does not end so in this situation (R 16)']);
  });
});

describe('what is being resolved', () => {
  const [turn, combats, battle, array] = arraying.stack;
  if (battle?.kind !== 'battle' || array?.kind !== 'array' || turn === undefined || combats === undefined)
    throw new Error('no army is being set up');
  const stack = (...frames: readonly object[]) => ({ stack: frames });

  it('R 4.2: lies on what has opened it', () => {
    expect(faults(stack(turn, battle, array))[0]).toBe(
      '$.stack[1].kind: a frame "battle" lies upon "combats", not upon "turn" (R 4.2)',
    );
    expect(faults(stack({ ...turn, step: 2 }, combats, battle, array))).toEqual([
      '$.stack[0].step: the frame "combats" is not what this step of the turn opens',
    ]);
  });

  it('R 9.1: has no force that fights itself', () => {
    const read = fromPosition({
      format: 'diadochi-position',
      game: 'conquest',
      version: CONQUEST_POSITION_VERSION,
      turn: 9,
      pieces: { macedonian: { media: ['hypaspists-1', 'paiones-1', 'persianLevy-1'] } },
      stack: [
        { kind: 'turn', begun: true, step: 9 },
        { kind: 'combats', left: [], now: { province: 'media', forces: ['macedonian', 'macedonian'] }, withdrawn: [] },
        {
          kind: 'evasion',
          province: 'media',
          tactical: true,
          left: [{ side: 'macedonian', force: 'macedonian', units: [], leaders: [], on: 4, within: null }],
          evaded: null,
        },
      ],
    });
    expect(E.isLeft(read) ? read.left.faults : []).toEqual([
      { path: '$.stack[1].now', message: 'two forces at war in a province (R 9.1)' },
      { path: '$.stack[2].left', message: 'units or leaders who may evade' },
    ]);
  });

  it('R 10.1: has nobody in an army who is elsewhere on the map', () => {
    const [first] = battle.armies;
    const elsewhere = 'phalanx-7';
    const armies = battle.armies.map((each) =>
      each === first ? { ...each, units: [...each.units, elsewhere] } : each,
    );
    expect(faults(stack(turn, combats, { ...battle, armies }, array))).toContain(
      '$.stack[2].armies: they are lost, or still there, each once',
    );
  });

  it('R 10.1: names pieces of its own components alone', () => {
    const [found] = faults(stack(turn, combats, battle, { ...array, units: ['triarii-1'] }));
    expect(found).toBe('$.stack[3].units[0]: expected a unit of the counters, got "triarii-1"');
  });

  it('R 10.3: has every unit that has come on the display once, or yet to be placed', () => {
    expect(faults(stack(turn, combats, battle, { ...array, units: array.units.slice(1) }))).toEqual([
      '$.stack[2].fighters: every unit of the battle that is still there, once',
    ]);
  });

  it('R 10.2: is the part of the round that has been opened', () => {
    expect(faults(stack(turn, combats, { ...battle, step: 2 }, array))).not.toEqual([]);
    expect(faults(stack(turn, combats, { ...battle, round: 1 }, array))).not.toEqual([]);
  });

  it('R 2: is the die of whoever has called for it', () => {
    const roll = { kind: 'roll', purpose: 'duel', side: 'persian', dice: 1, values: [] };
    expect(faults(stack(turn, combats, battle, array, roll))).toContain(
      '$.stack[4].purpose: the frame below waits for no such dice',
    );
  });

  it('waits for somebody', () => {
    expect(faults(stack(turn))).toEqual(['$.stack[0]: "turn" waits for nobody here']);
  });
});
