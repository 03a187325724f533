/** R S1.2, S8, S12.1, S12.2: fleets move, carry, fight, are built, and follow their bases. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/clash/action/index.js';
import { machine } from '../../../src/clash/machine.js';
import type { GameState } from '../../../src/clash/state.js';
import type { SideId, UnitId } from '../../../src/conquest/vocabulary.js';
import { sequenceOf } from '../../../src/conquest/query/04-1-turn.js';
import {
  asked,
  dice,
  emptyBoard,
  everyUnit,
  expectRefused,
  listed,
  newGame,
  play,
  said,
  type Changes,
} from '../table.js';

const THREE = { players: 3 } as const;

const movement = (side: SideId): GameState['stack'] => [
  { kind: 'turn', begun: true, step: 0, order: ['antigonid', 'ptolemaic', 'seleucid'] },
  { kind: 'movement', side, moved: [], turned: [] },
];
const atSea = (side: SideId): GameState['stack'] => [
  { kind: 'turn', begun: true, step: 0, order: ['antigonid', 'ptolemaic', 'seleucid'] },
  {
    kind: 'seaBattles',
    side,
    left: ['antigonid', 'ptolemaic', 'seleucid', 'independents', 'neutral'].flatMap((against) =>
      ['ionian', 'cypriote', 'phoenician'].map((zone) => ({ zone, against: against as SideId })),
    ),
  },
];
const at = (place: string, side: SideId) => ({ at: place, side });
/** Ptolemy moves; Egypt and Cyprus are his. */
const egypt = (changes: Changes = {}): GameState =>
  emptyBoard(THREE, {
    turn: 2,
    stack: movement('ptolemaic'),
    ...changes,
    baggage: { egyptianFleet: at('egyptian', 'ptolemaic'), ...changes.baggage },
    provinces: { egypt: { holder: 'ptolemaic' }, ...changes.provinces },
  });

describe('R S8.2 naval movement', () => {
  const zonesOf = (state: GameState) => listed(state, 'sail').map(({ zone }) => zone);

  it('a fleet goes through any number of zones', () =>
    expect(zonesOf(egypt())).toEqual(['blackSea', 'aegean', 'ionian', 'cypriote', 'phoenician']));

  it('up to, but not past, an enemy’s coastal city', () =>
    // Tyre is on the Phoenician zone.
    expect(zonesOf(egypt({ cities: { tyre: { walls: 1, holder: 'seleucid' } } }))).toEqual(['phoenician']));

  it('nor past an enemy’s coastal city without walls, which belongs to the holder of its province (ruling S8.18)', () =>
    expect(
      zonesOf(egypt({ cities: { tyre: { walls: 0, holder: null } }, provinces: { syria: { holder: 'seleucid' } } })),
    ).toEqual(['phoenician']));

  it('and not past an enemy’s fleet: there it stops', () =>
    expect(zonesOf(egypt({ baggage: { cypriotFleet: at('cypriote', 'antigonid') } }))).toEqual([
      'cypriote',
      'phoenician',
    ]));

  it('past neutrals it goes, and they past nobody (ruling S8.3)', () => {
    const neutral = egypt({
      baggage: { rhodianFleet: at('cypriote', 'neutral') },
      cities: { tyre: { walls: 1, holder: 'neutral' } },
    });
    expect(zonesOf(neutral)).toHaveLength(5);
  });

  it('each once in a phase', () => {
    const { state } = play(egypt({ leaders: { ptolemy: at('egypt', 'ptolemaic') } }), [
      { type: 'sail', player: 'ptolemaic', fleet: 'egyptianFleet', zone: 'ionian' },
    ]);
    expect(state.baggage['egyptianFleet']).toEqual(at('ionian', 'ptolemaic'));
    expectRefused(
      state,
      { type: 'sail', player: 'ptolemaic', fleet: 'egyptianFleet', zone: 'aegean' },
      'fleetMoved',
      'R S8.2',
    );
  });
});

describe('R S8.3 naval transport', () => {
  const load = (fleet: string, province: string): Action => ({ type: 'load', player: 'ptolemaic', fleet, province });
  const board = (piece: string): Action => ({ type: 'board', player: 'ptolemaic', piece });

  it('four units, of which cavalry counts for two, and any number of leaders', () => {
    const state = egypt({
      units: {
        'persianCavalry-1': at('egypt', 'ptolemaic'),
        'persianCavalry-2': at('egypt', 'ptolemaic'),
        'persianInfantry-1': at('egypt', 'ptolemaic'),
        'artillery-1': at('egypt', 'ptolemaic'),
      },
      leaders: { ptolemy: at('egypt', 'ptolemaic'), eumenes: at('egypt', 'ptolemaic') },
    });
    const { state: full } = play(state, [
      load('egyptianFleet', 'egypt'),
      board('persianCavalry-1'),
      board('persianInfantry-1'),
      board('artillery-1'),
      board('ptolemy'),
      board('eumenes'),
    ]);
    expectRefused(full, board('persianCavalry-2'), 'shipsFull', 'R S8.3');
  });

  it('R S1.2 a side that lands alone on Rhodes holds the island, and its fortress stays neutral (ruling S1.3)', () => {
    const state = egypt({
      units: { 'persianInfantry-1': at('egypt', 'ptolemaic') },
      provinces: { rhodes: { holder: 'neutral' } },
      cities: { rhodianFortress: { walls: 2, holder: 'neutral' } },
    });
    const { state: landed } = play(state, [
      load('egyptianFleet', 'egypt'),
      { type: 'land', player: 'ptolemaic', province: 'rhodes', zone: 'ionian' },
    ]);
    expect(landed.units['persianInfantry-1']?.at).toBe('rhodes');
    expect(landed.provinces['rhodes']?.holder).toBe('ptolemaic');
    expect(landed.cities['rhodianFortress']).toEqual({ walls: 2, holder: 'neutral' });
  });

  it('elephants and chariots take the room of one unit each (ruling S8.11)', () => {
    const four = ['persianElephant-1', 'indianChariots-1', 'scytheChariots-1', 'persianInfantry-1'];
    const state = egypt({
      units: Object.fromEntries([...four, 'persianInfantry-2'].map((id) => [id, at('egypt', 'ptolemaic')])),
      leaders: { ptolemy: at('egypt', 'ptolemaic') },
    });
    const { state: full } = play(state, [load('egyptianFleet', 'egypt'), ...four.map(board)]);
    expectRefused(full, board('persianInfantry-2'), 'shipsFull', 'R S8.3');
  });

  it('ruling S8.15 the Siege Train and the markers take no room', () => {
    const four = ['phalanx-1', 'phalanx-2', 'phalanx-3', 'phalanx-4'];
    const state = egypt({
      units: Object.fromEntries(four.map((id) => [id, at('egypt', 'ptolemaic')])),
      leaders: { ptolemy: at('egypt', 'ptolemaic') },
      baggage: Object.fromEntries(['siegeTrain', 'body', 'roxane'].map((id) => [id, at('egypt', 'ptolemaic')])),
    });
    const { state: landed } = play(state, [
      load('egyptianFleet', 'egypt'),
      ...[...four, 'siegeTrain', 'body', 'roxane', 'ptolemy'].map(board),
      { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'cypriote' },
    ]);
    for (const id of ['siegeTrain', 'body', 'roxane'])
      expect(landed.baggage[id]).toMatchObject(at('cyprus', 'ptolemaic'));
    for (const id of four) expect(landed.units[id as UnitId]?.at).toBe('cyprus');
  });

  it('begins on a controlled coast and ends on any: an amphibious invasion', () => {
    const state = egypt({
      units: { 'persianInfantry-1': at('egypt', 'ptolemaic') },
      provinces: { ionia: { holder: 'antigonid' } },
    });
    const { state: landed, events } = play(state, [
      load('egyptianFleet', 'egypt'),
      { type: 'land', player: 'ptolemaic', province: 'ionia', zone: 'cypriote' },
    ]);
    expect(landed.units['persianInfantry-1']?.at).toBe('ionia');
    expect(landed.baggage['egyptianFleet']?.at).toBe('cypriote');
    expect(landed.provinces['ionia']?.holder).toBe('ptolemaic');
    expect(said(events, 'carried')).toMatchObject([{ from: 'egypt', to: 'ionia', zone: 'cypriote', rule: 'R S8.3' }]);
  });

  it('who comes aboard elsewhere is not carried back past an enemy’s city where the fleet has begun (R S8.2)', () => {
    // From the Phoenician zone, where Tyre is an enemy's, to Ionia, and back: it ends there, not in the Egyptian zone beyond.
    const aboard = (walls: number) =>
      play(
        emptyBoard(THREE, {
          turn: 2,
          stack: movement('ptolemaic'),
          baggage: { sidonianFleet: at('phoenician', 'ptolemaic') },
          units: { 'persianInfantry-1': at('ionia', 'ptolemaic') },
          provinces: { ionia: { holder: 'ptolemaic' } },
          cities: { tyre: { walls, holder: walls === 0 ? null : 'seleucid' } },
        }),
        [load('sidonianFleet', 'ionia')],
      ).state;
    const zonesOf = (state: GameState) => listed(state, 'stayAboard').map(({ zone }) => zone);
    const near = ['blackSea', 'aegean', 'ionian', 'cypriote', 'phoenician'];
    expect(zonesOf(aboard(1)).toSorted()).toEqual(near.toSorted());
    expect(zonesOf(aboard(0)).toSorted()).toEqual([...near, 'egyptian'].toSorted());
    expectRefused(
      aboard(1),
      { type: 'land', player: 'ptolemaic', province: 'egypt', zone: 'egyptian' },
      'noLanding',
      'R S8.3',
    );
  });

  it('nobody comes aboard on a coast that the side neither controls nor contests', () => {
    const state = egypt({
      leaders: { ptolemy: at('syria', 'ptolemaic') },
      provinces: { syria: { holder: 'seleucid' } },
    });
    expectRefused(state, load('egyptianFleet', 'syria'), 'noHarbour', 'R S8.3');
  });

  it('Cyprus is reached so, and its fleet follows at once (R S1.2, S8.5)', () => {
    const state = egypt({
      units: { 'persianInfantry-1': at('egypt', 'ptolemaic') },
      baggage: { cypriotFleet: at('cypriote', 'neutral') },
    });
    const { state: landed } = play(state, [
      load('egyptianFleet', 'egypt'),
      { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'phoenician' },
    ]);
    expect(landed.provinces['cyprus']?.holder).toBe('ptolemaic');
    expect(landed.baggage['cypriotFleet']).toEqual(at('cypriote', 'ptolemaic'));
  });

  it('where an enemy’s fleet lies nobody lands: those aboard stay so, and fight (R S8.2, S8.4, ruling S8.2)', () => {
    const state = egypt({
      units: { 'persianInfantry-1': at('egypt', 'ptolemaic') },
      baggage: { cypriotFleet: at('phoenician', 'antigonid') },
    });
    const { state: aboard } = play(state, [load('egyptianFleet', 'egypt')]);
    expect(machine.legalActions(aboard).map((action) => (action.type === 'land' ? action.zone : action.type))).toEqual([
      // Lybia, where it is.
      'egyptian',
      'stayAboard',
      'stayAboard',
    ]);
    const { state: sailed } = play(aboard, [{ type: 'stayAboard', player: 'ptolemaic', zone: 'phoenician' }]);
    expect(sailed.units['persianInfantry-1']).toMatchObject(at('phoenician', 'ptolemaic'));
    expect(sailed.stack.some(({ kind }) => kind === 'roll')).toBe(true);
  });

  it('who is at sea needs ships: the last fleet does not leave them (ruling S8.2)', () => {
    const state = egypt({
      units: { 'persianInfantry-1': at('egyptian', 'ptolemaic') },
      leaders: { ptolemy: at('egypt', 'ptolemaic') },
    });
    expectRefused(
      state,
      { type: 'sail', player: 'ptolemaic', fleet: 'egyptianFleet', zone: 'phoenician' },
      'shipsNeeded',
      'R S8.3',
    );
    const { state: taken } = play(state, [
      load('egyptianFleet', 'egyptian'),
      { type: 'land', player: 'ptolemaic', province: 'syria', zone: 'phoenician' },
    ]);
    expect(taken.units['persianInfantry-1']?.at).toBe('syria');
  });

  it('the Siege Train sails with infantry alone, and Roxane with units, as they march (R 11.7, S12.2)', () => {
    const state = egypt({
      units: {
        'persianCavalry-1': at('egypt', 'ptolemaic'),
        'persianInfantry-1': at('egypt', 'ptolemaic'),
        'persianInfantry-2': at('egypt', 'ptolemaic'),
      },
      leaders: { ptolemy: at('egypt', 'ptolemaic') },
      baggage: { siegeTrain: at('egypt', 'ptolemaic'), roxane: at('egypt', 'ptolemaic') },
    });
    const { state: led } = play(state, [load('egyptianFleet', 'egypt'), board('ptolemy')]);
    expectRefused(led, board('roxane'), 'staysBehind', 'R S12');
    expectRefused(led, board('siegeTrain'), 'needsInfantry', 'R 11.7');
    const { state: ridden } = play(led, [board('persianCavalry-1'), board('roxane')]);
    expectRefused(ridden, board('siegeTrain'), 'needsInfantry', 'R 11.7');
    const { state: landed } = play(ridden, [
      board('persianInfantry-1'),
      board('siegeTrain'),
      { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'cypriote' },
    ]);
    expect([landed.baggage['siegeTrain']?.at, landed.baggage['roxane']?.at]).toEqual(['cyprus', 'cyprus']);
  });

  it('the Body sails with a leader alone, and not by itself (R S12.1)', () => {
    const alone = egypt({ baggage: { body: at('egypt', 'ptolemaic') } });
    expect(listed(alone, 'load')).toEqual([]);
    const state = egypt({
      leaders: { ptolemy: at('egypt', 'ptolemaic') },
      baggage: { body: at('egypt', 'ptolemaic') },
    });
    const { state: landed } = play(state, [
      load('egyptianFleet', 'egypt'),
      board('body'),
      { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'cypriote' },
    ]);
    expect(landed.baggage['body']).toEqual(at('cyprus', 'ptolemaic'));
    expect(landed.leaders['ptolemy']?.at).toBe('cyprus');
  });
});

describe('R S8.4 naval combat', () => {
  /** Three fleets of Antigonus with a light infantry each and Demetrius against two of Ptolemy with an infantry, in the Phoenician zone. */
  const example = emptyBoard(THREE, {
    turn: 2,
    stack: atSea('antigonid'),
    units: {
      'mercenaryPeltasts-1': at('phoenician', 'antigonid'),
      'mercenaryPeltasts-2': at('phoenician', 'antigonid'),
      'agrianes-1': at('phoenician', 'antigonid'),
      'persianInfantry-1': at('phoenician', 'ptolemaic'),
    },
    leaders: { demetrius: at('phoenician', 'antigonid') },
    baggage: {
      ionianFleet: at('phoenician', 'antigonid'),
      athenianFleet: at('phoenician', 'antigonid'),
      newFleet: at('phoenician', 'antigonid'),
      egyptianFleet: at('phoenician', 'ptolemaic'),
      sidonianFleet: at('phoenician', 'ptolemaic'),
    },
  });

  it('the example: 3:2 is 1:1, with Demetrius 2:1; +3 -1; a 4 is a 6: DE, and the infantry is in the dead pile', () => {
    const begun = machine.start(example);
    expect(said(begun.events, 'seaBattleJoined')).toMatchObject([
      {
        zone: 'phoenician',
        attacker: { side: 'antigonid', fleets: ['ionianFleet', 'athenianFleet', 'newFleet'], fortress: null },
        defender: { side: 'ptolemaic', fleets: ['sidonianFleet', 'egyptianFleet'], fortress: null },
        // Below 1:1, 1:1, 2:1
        column: 2,
        modifier: 2,
      },
    ]);
    const { state, events } = play(begun.state, dice(4));
    expect(said(events, 'seaBattleDecided')).toMatchObject([
      { die: 4, result: 'DE', attacker: 'antigonid', defender: 'ptolemaic' },
    ]);
    expect(state.baggage['egyptianFleet']?.at).toBe('pool');
    expect(state.baggage['sidonianFleet']?.at).toBe('pool');
    expect(everyUnit(state)['persianInfantry-1']?.at).toBe('pool');
    expect(state.baggage['ionianFleet']).toEqual(at('phoenician', 'antigonid'));
    expect(state.units['agrianes-1']?.at).toBe('phoenician');
  });

  /** One fleet against so many, with whom else. */
  const duel = (side: SideId, changes: Changes = {}) =>
    machine.start(
      emptyBoard(THREE, {
        turn: 2,
        stack: atSea(side),
        ...changes,
        baggage: {
          ionianFleet: at('phoenician', 'antigonid'),
          egyptianFleet: at('phoenician', 'ptolemaic'),
          ...changes.baggage,
        },
      }),
    );
  const joined = (side: SideId, changes: Changes = {}) => said(duel(side, changes).events, 'seaBattleJoined')[0];

  it('of equally many whose turn it is attacks; of others whoever has more', () => {
    expect(joined('antigonid')).toMatchObject({ attacker: { side: 'antigonid' }, column: 1, modifier: 0 });
    expect(joined('ptolemaic')).toMatchObject({ attacker: { side: 'ptolemaic' }, column: 1 });
    expect(joined('antigonid', { baggage: { sidonianFleet: at('phoenician', 'ptolemaic') } })).toMatchObject({
      attacker: { side: 'ptolemaic' },
      column: 2,
    });
  });

  it('the better leader shifts the column his way (ruling S8.5); of equals none does', () => {
    // Demetrius 6, Ptolemy 7, Lysimachus 6.
    const demetrius = { demetrius: at('phoenician', 'antigonid') };
    expect(joined('antigonid', { leaders: { ...demetrius, ptolemy: at('phoenician', 'ptolemaic') } })?.column).toBe(0);
    expect(joined('antigonid', { leaders: { ...demetrius, lysimachus: at('phoenician', 'ptolemaic') } })?.column).toBe(
      1,
    );
    expect(joined('antigonid', { leaders: demetrius })?.column).toBe(2);
  });

  it('foot and archers aboard count, neither cavalry nor engines nor elephants (ruling S8.9)', () =>
    expect(
      joined('antigonid', {
        units: {
          'phalanx-1': at('phoenician', 'antigonid'),
          'persianArchers-1': at('phoenician', 'antigonid'),
          'persianCavalry-1': at('phoenician', 'antigonid'),
          'persianElephant-1': at('phoenician', 'ptolemaic'),
          'artillery-1': at('phoenician', 'ptolemaic'),
        },
      })?.modifier,
    ).toBe(2));

  it('a die beyond the table counts as its end', () => {
    // 1:1 with +2: a 6 is an 8, which is a 6: DL at 1:1.
    const units = { 'phalanx-1': at('phoenician', 'antigonid'), 'phalanx-2': at('phoenician', 'antigonid') };
    const { events } = play(duel('antigonid', { units }).state, dice(6));
    expect(said(events, 'seaBattleDecided')).toMatchObject([{ die: 6, result: 'DL' }]);
  });

  it('the loss of a step is that of a fleet; for whom there is no room is lost, the owner chooses whom (ruling S8.4)', () => {
    const state = duel('antigonid', {
      units: {
        'persianInfantry-1': at('phoenician', 'ptolemaic'),
        'phalanx-1': at('phoenician', 'ptolemaic'),
        'phalanx-2': at('phoenician', 'ptolemaic'),
        'persianCavalry-1': at('phoenician', 'ptolemaic'),
      },
      baggage: {
        athenianFleet: at('phoenician', 'antigonid'),
        newFleet: at('phoenician', 'antigonid'),
        cretanFleet: at('phoenician', 'antigonid'),
        sidonianFleet: at('phoenician', 'ptolemaic'),
      },
    }).state;
    // 4:2 is 2:1; three of foot take 3 of the die: 6 is 3, EX.
    const { state: hit, events } = play(state, dice(6));
    expect(said(events, 'seaBattleDecided')).toMatchObject([{ result: 'EX' }]);
    expect(listed(hit, 'loseFleet')).toHaveLength(4);
    const { state: next } = play(hit, [{ type: 'loseFleet', player: 'antigonid', fleet: 'cretanFleet' }]);
    const { state: sunk } = play(next, [{ type: 'loseFleet', player: 'ptolemaic', fleet: 'sidonianFleet' }]);
    // 1 + 1 + 1 + 2 aboard, and room for 4.
    expect(listed(sunk, 'giveUp').map(({ unit }) => unit)).toEqual([
      'phalanx-1',
      'persianCavalry-1',
      'persianInfantry-1',
    ]);
    const { state: over } = play(sunk, [{ type: 'giveUp', player: 'ptolemaic', unit: 'persianInfantry-1' }]);
    expect(everyUnit(over)['persianInfantry-1']?.at).toBe('pool');
    expect(over.units['persianCavalry-1']?.at).toBe('phoenician');
  });

  it('who defended and is left may withdraw to a zone that he uses, with all aboard', () => {
    const state = duel('antigonid', {
      provinces: { egypt: { holder: 'ptolemaic' } },
      units: { 'persianCavalry-1': at('phoenician', 'ptolemaic') },
      baggage: {
        athenianFleet: at('phoenician', 'antigonid'),
        newFleet: at('phoenician', 'antigonid'),
        cretanFleet: at('phoenician', 'antigonid'),
        sidonianFleet: at('phoenician', 'ptolemaic'),
      },
    }).state;
    // 2:1, a 4: DL.
    const { state: hit } = play(state, dice(4));
    const { state: left } = play(hit, [{ type: 'loseFleet', player: 'ptolemaic', fleet: 'sidonianFleet' }]);
    expect(machine.legalActions(left)).toEqual([
      { type: 'withdrawFleets', player: 'ptolemaic', zone: 'egyptian' },
      { type: 'holdSea', player: 'ptolemaic' },
    ]);
    expectRefused(left, { type: 'withdrawFleets', player: 'ptolemaic', zone: 'cypriote' }, 'noSeaRefuge', 'R S8.4');
    const { state: gone } = play(left, [{ type: 'withdrawFleets', player: 'ptolemaic', zone: 'egyptian' }]);
    expect(gone.baggage['egyptianFleet']?.at).toBe('egyptian');
    expect(gone.units['persianCavalry-1']?.at).toBe('egyptian');
  });

  it('rebels do not leave the Aegean, nor does an enemy send them away (R S7.1)', () => {
    // Four against two are 2:1, and a 4 is DL. Crete, which is theirs, is off the Ionian zone too.
    const { state } = machine.start(
      emptyBoard(
        { players: 2 },
        {
          turn: 3,
          provinces: { crete: { holder: 'independents' } },
          leaders: { antigonus: at('phrygia', 'warlords'), perdiccas: at('media', 'regency') },
          baggage: {
            ...Object.fromEntries(
              ['ionianFleet', 'newFleet', 'blackSeaFleet', 'sidonianFleet'].map((id) => [id, at('aegean', 'regency')]),
            ),
            athenianFleet: at('aegean', 'independents'),
            cretanFleet: at('aegean', 'independents'),
          },
          stack: [
            { kind: 'turn', begun: true, step: 0 },
            { kind: 'seaBattles', side: 'regency', left: [{ zone: 'aegean', against: 'independents' }] },
          ],
        },
      ),
    );
    const lost = play(state, dice(4)).state;
    // The other side decides for them (ruling S7.1).
    const { state: over } = play(lost, [{ type: 'loseFleet', player: 'warlords', fleet: 'athenianFleet' }]);
    expect(over.baggage['cretanFleet']).toEqual(at('aegean', 'independents'));
    expect(over.stack.some(({ kind }) => kind === 'seaBattle' || kind === 'seaWithdrawal')).toBe(false);
  });

  it('with the last ships go leaders and engines; the Body, Roxane and the Family are washed ashore (R S12.1, S12.2, ruling S8.10)', () => {
    const state = duel('antigonid', {
      leaders: { leonnatus: at('phoenician', 'ptolemaic') },
      baggage: {
        ...Object.fromEntries(['body', 'roxane', 'siegeTrain'].map((id) => [id, at('phoenician', 'ptolemaic')])),
        ...Object.fromEntries(
          ['athenianFleet', 'newFleet', 'cretanFleet', 'blackSeaFleet', 'cypriotFleet'].map((id) => [
            id,
            at('phoenician', 'antigonid'),
          ]),
        ),
      },
      // 6:1 with the leader one column less: beyond 4:1 there is no die.
    }).state;
    expect(state.leaders['leonnatus']?.at).toBe('gone');
    expect(state.baggage['siegeTrain']?.at).toBe('pool');
    expect(listed(state, 'comeAshore').map(({ piece, province }) => [piece, province])).toEqual([
      ['body', 'cilicia'],
      ['body', 'syria'],
      ['body', 'cyprus'],
    ]);
    expectRefused(
      state,
      { type: 'comeAshore', player: 'ptolemaic', piece: 'body', province: 'egypt' },
      'noCoastThere',
      'R S8.4',
    );
    const { state: over } = play(state, [
      { type: 'comeAshore', player: 'ptolemaic', piece: 'body', province: 'cyprus' },
      { type: 'comeAshore', player: 'ptolemaic', piece: 'roxane', province: 'syria' },
    ]);
    expect(over.baggage['body']).toEqual(at('cyprus', 'ptolemaic'));
    expect(over.baggage['roxane']).toEqual(at('syria', 'ptolemaic'));
  });

  it('comes when the side has moved: who lay with an enemy may sail away before (ruling S8.1)', () => {
    const state = emptyBoard(THREE, {
      turn: 2,
      stack: movement('ptolemaic'),
      baggage: { egyptianFleet: at('phoenician', 'ptolemaic'), ionianFleet: at('phoenician', 'antigonid') },
    });
    const { state: away, events } = play(state, [
      { type: 'sail', player: 'ptolemaic', fleet: 'egyptianFleet', zone: 'egyptian' },
    ]);
    expect(away.baggage['egyptianFleet']?.at).toBe('egyptian');
    expect(said(events, 'seaBattleJoined')).toEqual([]);
    const situation = asked(state);
    const steps = sequenceOf(situation).map(({ phase, side }) => `${phase} ${side ?? ''}`.trim());
    expect(steps[steps.indexOf('movement ptolemaic') + 1]).toBe('seaCombat ptolemaic');
  });

  it('it is mandatory; of several enemies the side whose turn it is chooses who is first (R S9.3)', () => {
    const { state } = duel('antigonid', { baggage: { newFleet: at('phoenician', 'seleucid') } });
    expect(machine.legalActions(state)).toEqual([
      { type: 'engageFleets', player: 'antigonid', zone: 'phoenician', against: 'ptolemaic' },
      { type: 'engageFleets', player: 'antigonid', zone: 'phoenician', against: 'seleucid' },
    ]);
    expectRefused(state, { type: 'endSeaBattles', player: 'antigonid' }, 'seaBattleForced', 'R S8.4');
  });

  it('whoever is neutral is left alone, or attacked; Rhodes defends with its walls as with two fleets (R S1.2)', () => {
    const begun = machine.start(
      emptyBoard(THREE, {
        turn: 2,
        stack: atSea('antigonid'),
        baggage: {
          ionianFleet: at('ionian', 'antigonid'),
          athenianFleet: at('ionian', 'antigonid'),
          newFleet: at('ionian', 'antigonid'),
          rhodianFleet: at('ionian', 'neutral'),
        },
        cities: { rhodianFortress: { walls: 2, holder: 'neutral' } },
      }),
    );
    expect(machine.legalActions(begun.state).map(({ type }) => type)).toEqual(['engageFleets', 'endSeaBattles']);
    const { state, events } = play(begun.state, [
      { type: 'engageFleets', player: 'antigonid', zone: 'ionian', against: 'neutral' },
      // 3:3 is 1:1; a 6: DL.
      ...dice(6),
    ]);
    expect(said(events, 'seaBattleJoined')).toMatchObject([
      { column: 1, defender: { side: 'neutral', fleets: ['rhodianFleet'], fortress: 'rhodianFortress' } },
    ]);
    // An opposing player decides for neutrals (R S7.1).
    const { state: breached } = play(state, [{ type: 'loseSeaWall', player: 'ptolemaic', city: 'rhodianFortress' }]);
    expect(breached.cities['rhodianFortress']).toEqual({ walls: 1, holder: 'neutral' });
  });

  it.each([
    [1, 1],
    [2, 1],
    [5, 1],
  ])('R S1.2 %i walls of the fortress count as two fleets at most (ruling S8.7)', (walls, column) => {
    // Three fleets against one and the walls: 3:2, or 3:3 with two walls and more; 3:6 would be the first column.
    const { state } = machine.start(
      emptyBoard(THREE, {
        turn: 2,
        stack: atSea('antigonid'),
        baggage: {
          ionianFleet: at('ionian', 'antigonid'),
          athenianFleet: at('ionian', 'antigonid'),
          newFleet: at('ionian', 'antigonid'),
          rhodianFleet: at('ionian', 'neutral'),
        },
        cities: { rhodianFortress: { walls, holder: 'neutral' } },
      }),
    );
    const { events } = play(state, [
      { type: 'engageFleets', player: 'antigonid', zone: 'ionian', against: 'neutral' },
      ...dice(6),
    ]);
    expect(said(events, 'seaBattleJoined')).toMatchObject([{ column }]);
  });

  it('the fortress of an ally defends, however many fleets he has (ruling S8.7)', () =>
    expect(
      said(
        machine.start(
          emptyBoard(THREE, {
            turn: 2,
            stack: atSea('antigonid'),
            baggage: { ionianFleet: at('ionian', 'antigonid'), rhodianFleet: at('ionian', 'ptolemaic') },
            cities: { rhodianFortress: { walls: 2, holder: 'ptolemaic' } },
          }),
        ).events,
        'seaBattleJoined',
      ),
    ).toMatchObject([{ attacker: { side: 'antigonid' }, defender: { side: 'ptolemaic' }, column: 0 }]));

  describe('walls of the fortress fall (ruling S8.13)', () => {
    // Three fleets against two walls: 1:1.
    const attacked = (walls: number, garrison: readonly string[]) => {
      const { state } = machine.start(
        emptyBoard(THREE, {
          turn: 2,
          stack: atSea('antigonid'),
          baggage: {
            ionianFleet: at('ionian', 'antigonid'),
            athenianFleet: at('ionian', 'antigonid'),
            newFleet: at('ionian', 'antigonid'),
          },
          units: Object.fromEntries(garrison.map((id) => [id, at('rhodianFortress', 'ptolemaic')])),
          leaders: { ptolemy: at('rhodianFortress', 'ptolemaic'), seleucus: at('media', 'seleucid') },
          provinces: { rhodes: { holder: 'ptolemaic' } },
          cities: { rhodianFortress: { walls, holder: 'ptolemaic' } },
        }),
      );
      return play(state, [
        { type: 'engageFleets', player: 'antigonid', zone: 'ionian', against: 'ptolemaic' },
        // A 6: DL.
        ...dice(6),
      ]).state;
    };

    it.each([
      [2, ['phalanx-1']],
      [3, ['phalanx-1', 'persianInfantry-1', 'mercenaryHoplites-1']],
    ])('of %i one: all stay behind the others, and nobody is asked (ruling C11.5)', (walls, garrison) => {
      const state = attacked(walls, garrison);
      expect(state.cities['rhodianFortress']).toEqual({ walls: walls - 1, holder: 'ptolemaic' });
      for (const id of garrison) expect(state.units[id as UnitId]).toMatchObject({ at: 'rhodianFortress' });
      expect(state.leaders['ptolemy']).toMatchObject({ at: 'rhodianFortress' });
      expect(machine.legalActions(state).map(({ type }) => type)).not.toContain('takeField');
    });

    it('with the last all take the field, leaders too, and nobody takes the city', () => {
      const state = attacked(1, ['phalanx-1', 'phalanx-2']);
      expect(state.cities['rhodianFortress']).toEqual({ walls: 0, holder: null });
      expect(state.units['phalanx-1']).toMatchObject({ at: 'rhodes', side: 'ptolemaic' });
      expect(state.leaders['ptolemy']).toMatchObject({ at: 'rhodes', side: 'ptolemaic' });
    });
  });

  it('nobody fights in the truce of the first turn (R S4.4)', () => {
    const state = emptyBoard(
      { players: 2 },
      {
        stack: [{ kind: 'turn', begun: true, step: 0, order: ['regency', 'warlords'] }],
        baggage: { ionianFleet: at('ionian', 'regency'), egyptianFleet: at('ionian', 'warlords') },
      },
    );
    const { events } = machine.start(state);
    expect(said(events, 'phaseBegan').some(({ phase }) => phase === 'seaCombat')).toBe(false);
  });
});

describe('R S8.1 fleet construction', () => {
  const buying = (points: number, changes: Changes = {}): GameState =>
    emptyBoard(THREE, {
      turn: 2,
      ...changes,
      stack: [
        { kind: 'turn', begun: true, step: 0, order: ['antigonid', 'ptolemaic', 'seleucid'] },
        {
          kind: 'replacements',
          side: 'ptolemaic',
          points,
          bought: { own: 0, recruits: 0 },
          raising: null,
          razed: null,
        },
      ],
      baggage: Object.fromEntries(
        ['sidonianFleet', 'cypriotFleet', 'blackSeaFleet', 'newFleet', 'egyptianFleet'].map((id) => [
          id,
          { at: 'pool' },
        ]),
      ),
    });
  const build = (fleet: string, zone: string): Action => ({ type: 'buildFleet', player: 'ptolemaic', fleet, zone });

  it('four points each, where its city or province is controlled; the New fleet off any friendly coastal city', () => {
    const state = buying(8, {
      provinces: { armenia: { holder: 'ptolemaic' }, cyprus: { holder: 'ptolemaic' } },
      cities: { athens: { walls: 1, holder: 'ptolemaic' } },
    });
    expect(listed(state, 'buildFleet')).toEqual([
      build('cypriotFleet', 'cypriote'),
      build('blackSeaFleet', 'blackSea'),
      build('newFleet', 'aegean'),
    ]);
    expectRefused(state, build('sidonianFleet', 'phoenician'), 'baseNotControlled', 'R S8.1');
    expectRefused(state, build('newFleet', 'ionian'), 'notItsZone', 'R S8.1');
    expectRefused(state, build('athenianFleet', 'aegean'), 'fleetAfloat', 'R S8.1');
    const { state: built, events } = play(state, [build('cypriotFleet', 'cypriote')]);
    expect(built.baggage['cypriotFleet']).toEqual(at('cypriote', 'ptolemaic'));
    expect(said(events, 'pointsSpent')).toMatchObject([{ points: 4, left: 4, rule: 'R S8.1' }]);
  });

  it('the Sidonian fleet by whoever controls Syria, with Tyre or without (ruling S8.12)', () => {
    const state = buying(4, {
      provinces: { syria: { holder: 'ptolemaic' } },
      cities: { tyre: { walls: 2, holder: 'antigonid' } },
    });
    const { state: built } = play(state, [build('sidonianFleet', 'phoenician')]);
    expect(built.baggage['sidonianFleet']).toEqual(at('phoenician', 'ptolemaic'));
  });

  it('not for three points', () => {
    const state = buying(3, {
      provinces: { cyprus: { holder: 'ptolemaic' } },
      cities: { alexandria: { walls: 1, holder: 'ptolemaic' } },
    });
    expect(listed(state, 'buildFleet')).toEqual([]);
    expectRefused(state, build('cypriotFleet', 'cypriote'), 'tooDear', 'R S8.1');
  });
});

describe('R S8.5 fleet loyalty', () => {
  it('R S4.5 the dice of loyalty give fleets to whoever holds their bases; that of Cyprus is neutral (ruling S4.7)', () => {
    let state = newGame();
    // Every province and group follows the Warlords.
    while (state.stack.at(-1)?.kind === 'roll' && state.stack.some(({ kind }) => kind === 'loyalty'))
      state = play(state, dice(6)).state;
    expect(
      Object.fromEntries(
        Object.entries(state.baggage)
          .filter(([id]) => id.endsWith('Fleet'))
          .map(([id, { side }]) => [id, side]),
      ),
    ).toMatchObject({
      ionianFleet: 'warlords',
      sidonianFleet: 'warlords',
      egyptianFleet: 'warlords',
      blackSeaFleet: 'warlords',
      cypriotFleet: 'neutral',
      athenianFleet: 'independents',
      cretanFleet: 'independents',
      rhodianFleet: 'neutral',
    });
  });

  it('who sails on a fleet that changes sides goes ashore where his side likes (ruling S8.6), and it moves with its new side (ruling S8.14)', () => {
    const state = emptyBoard(THREE, {
      turn: 2,
      stack: movement('ptolemaic'),
      units: {
        'persianInfantry-1': at('egypt', 'ptolemaic'),
        'phalanx-1': at('cypriote', 'antigonid'),
      },
      leaders: { demetrius: at('cypriote', 'antigonid') },
      baggage: { egyptianFleet: at('egyptian', 'ptolemaic'), cypriotFleet: at('cypriote', 'antigonid') },
      provinces: { egypt: { holder: 'ptolemaic' }, cyprus: { holder: 'antigonid' } },
    });
    const { state: landed } = play(state, [
      { type: 'load', player: 'ptolemaic', fleet: 'egyptianFleet', province: 'egypt' },
      { type: 'land', player: 'ptolemaic', province: 'cyprus', zone: 'phoenician' },
    ]);
    expect(landed.baggage['cypriotFleet']?.side).toBe('ptolemaic');
    const { state: ashore } = play(landed, [
      { type: 'comeAshore', player: 'antigonid', piece: 'phalanx-1', province: 'cilicia' },
      { type: 'comeAshore', player: 'antigonid', piece: 'demetrius', province: 'ionia' },
    ]);
    expect(ashore.units['phalanx-1']?.at).toBe('cilicia');
    expect(ashore.leaders['demetrius']?.at).toBe('ionia');
    // The one that has carried them has moved.
    const sailing = listed(ashore, 'sail').map(({ fleet }) => fleet);
    expect(new Set(sailing)).toEqual(new Set(['cypriotFleet']));
  });
});
