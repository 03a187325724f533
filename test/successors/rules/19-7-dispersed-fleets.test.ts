/** R 19.7: Dispersed fleets. */
import { describe, expect, it } from 'vitest';
import { largestFleetOwner, retrievableFleets } from '../../../src/successors/questions.js';
import { transferFleet } from '../../../src/successors/deeds/fleets.js';
import { machine } from '../../../src/successors/machine.js';
import type { GameOptions } from '../../../src/successors/options.js';
import { carryOut, legal, play, said, type Told } from '../language.js';
import { event } from '../cards/support.js';
import { begin, FOUR_HANDS, setUp } from './phases-support.js';
import { halted, hold, named, situationWith, type Sketch } from './segments-support.js';

const PLAYED: GameOptions = { players: 4, optionalRules: ['dispersedFleets'] };
/** A card of 2 Operation Points, and one of 4. */
const RAID = 9;
const TRAITOR = 39;

const inBox = (state: Sketch): void => {
  state.fleets.rhodos = { owner: 'blue', upgraded: false, dispersed: true };
  state.fleets.karia = { owner: 'blue', upgraded: false, dispersed: true };
  state.fleets.kypros = { owner: 'blue', upgraded: false, dispersed: false };
  state.fleets.phoinike = { owner: 'yellow', upgraded: false, dispersed: true };
};
const discarding = (card: number, options = PLAYED): Told => {
  const state = situationWith(
    options,
    (draft) => {
      hold(draft, 'blue', card);
      inBox(draft);
    },
    { kind: 'tyche', player: 'blue', card: null, stage: 'choose', cancelled: false, operationsUsed: false, bases: [] },
  );
  return play(state, { type: 'playCard', player: 'blue', card, as: 'discard' });
};

describe('R 19.7 Dispersed fleets', () => {
  /** Game Turn 2, whose Reinforcements are about to come. */
  const reinforced = (options: GameOptions) =>
    begin(
      {
        ...setUp(options, FOUR_HANDS),
        turn: 2,
        dispersed: { blue: { mercenary: 1, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 } },
        fleets: {
          ...setUp(options, FOUR_HANDS).fleets,
          makedonia: { owner: 'blue', upgraded: false, dispersed: true },
        },
      },
      'reinforcements',
    );

  it('R 19.7 no fleet comes back in the Reinforcement Phase, while CUs do', () => {
    const told = reinforced(PLAYED);
    expect(told.state.fleets.makedonia.dispersed).toBe(true);
    expect(said(told, 'fleetReturned')).toEqual([]);
    expect(told.state.dispersed.blue).toBeUndefined();
  });

  it('R 6.4.1 where it is not played they come back by themselves', () => {
    expect(said(reinforced({ players: 4 }), 'fleetReturned')).toEqual([
      { type: 'fleetReturned', rule: 'R 6.4.1', fleet: 'makedonia', player: 'blue' },
    ]);
  });

  it('R 19.7 a card discarded in the Tyche Segment, whatever its Operation Points, brings one back on its weak side', () => {
    const told = discarding(RAID);
    expect(legal(told)).toEqual([
      { type: 'retrieveFleet', player: 'blue', fleet: 'karia' },
      { type: 'retrieveFleet', player: 'blue', fleet: 'rhodos' },
      { type: 'pass', player: 'blue' },
    ]);
    const { state, events } = play(told, { type: 'retrieveFleet', player: 'blue', fleet: 'rhodos' });
    expect(state.fleets.rhodos).toEqual({ owner: 'blue', upgraded: false, dispersed: false });
    expect(state.fleets.karia.dispersed).toBe(true);
    expect(events).toContainEqual({ type: 'fleetReturned', rule: 'R 19.7', fleet: 'rhodos', player: 'blue' });
    expect(halted(state)).toBe(true);
  });

  it('R 6.6.3.C he need not', () => {
    const { state } = play(discarding(RAID), { type: 'pass', player: 'blue' });
    expect(state.fleets.rhodos.dispersed).toBe(true);
    expect(halted(state)).toBe(true);
  });

  it('R 3.4.1 a card of 4 upgrades a fleet or brings one back, and not both (ruling bargains-of-a-discard)', () => {
    const told = discarding(TRAITOR);
    expect(named(told.state, 'upgradeFleet', 'fleet')).toEqual(['kypros']);
    const { state } = play(told, { type: 'retrieveFleet', player: 'blue', fleet: 'karia' });
    expect(state.fleets.kypros.upgraded).toBe(false);
    expect(halted(state)).toBe(true);
  });

  it("R 19.7 refused: what is not Dispersed, what is another player's", () => {
    const { state } = discarding(RAID);
    const refused = (fleet: 'kypros' | 'phoinike') =>
      machine.explainAction(state, { type: 'retrieveFleet', player: 'blue', fleet });
    expect(refused('kypros')).toMatchObject({ code: 'fleetNotDispersed', rule: 'R 19.7', params: { fleet: 'kypros' } });
    expect(refused('phoinike')).toMatchObject({
      code: 'noSuchPiece',
      rule: 'R 19.7',
      params: { player: 'blue', fleet: 'phoinike' },
    });
  });

  it('R 19.7 refused where it is not played: a discarded card brings no fleet back', () => {
    const { state } = discarding(TRAITOR, { players: 4 });
    expect(named(state, 'retrieveFleet', 'fleet')).toEqual([]);
    expect(machine.explainAction(state, { type: 'retrieveFleet', player: 'blue', fleet: 'rhodos' })).toMatchObject({
      code: 'notOffered',
      rule: 'R 19.7',
      params: { fleet: 'rhodos' },
    });
    expect(retrievableFleets(state, 'blue')).toEqual([]);
  });

  it("R 3.4 a Dispersed fleet that changes hands stays Dispersed, and is its new master's to bring back (ruling fleets-in-the-box)", () => {
    const told = carryOut(situationWith(PLAYED, inBox), (run) => transferFleet(run, 'rhodos', 'red'));
    expect(told.state.fleets.rhodos).toEqual({ owner: 'red', upgraded: false, dispersed: true });
    expect(retrievableFleets(told.state, 'red')).toEqual(['rhodos']);
    expect(retrievableFleets(told.state, 'blue')).toEqual(['karia']);
  });

  it('R 7.4 Dispersed fleets still count for the Largest Fleet: 2 of Rhodos, 1 of Karia, 1 of Kypros', () => {
    expect(largestFleetOwner(situationWith(PLAYED, inBox))).toBe('blue');
  });

  it('R 20 card 44 Shipbuilding brings one back as ever', () => {
    const told = event(situationWith(PLAYED, inBox), 44, 'blue');
    expect(play(told, { type: 'targetFleet', player: 'blue', fleet: 'karia' }).state.fleets.karia.dispersed).toBe(
      false,
    );
  });
});
