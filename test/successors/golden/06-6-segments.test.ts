import { describe, expect, it } from 'vitest';
import { fleetStrength } from '../../../src/successors/questions.js';
import {
  allowance,
  by,
  dice,
  end,
  forces,
  march,
  minors,
  offered,
  pass,
  play,
  refusal,
  anyRefusal,
  said,
  situation,
  waitingFor,
} from './situation.js';

const PIRATES = 12;
const PHILIPPOS = 33;
const TRAITOR = 39;

/** Yellow in Karia and before Sagalassos: the thread of the examples of R 6.6.2 to 6.6.3.3. */
const yellow = {
  toMove: 'yellow',
  turn: 2,
  generals: { antigonos: 'yellow:sagalassos' },
  minorGenerals: ['yellow:halikarnassos'],
  forces: { 'yellow:halikarnassos': { mercenary: 1 }, 'yellow:sagalassos': { mercenary: 3 } },
  hands: { yellow: [PIRATES] },
} as const;
/** The same after the Surrender Segment. */
const tyche = { ...yellow, segment: 'tyche', markers: { yellow: ['halikarnassos', 'kelainai'] } } as const;

describe('R 6.6.2 the Surrender Segment', () => {
  it('R 6.6.2 Yellow takes Halikarnassos without a siege, and may try once to subjugate Sagalassos', () => {
    const start = situation({ ...yellow, segment: 'surrender' });
    expect(offered(start, 'placeMarker').map(({ space }) => space)).toEqual(['halikarnassos']);
    expect(refusal(start, 'yellow', { type: 'placeMarker', space: 'sagalassos' })).toEqual(anyRefusal);
    const placed = play(start, by('yellow', { type: 'placeMarker', space: 'halikarnassos' }));
    expect(placed.state.control.halikarnassos).toBe('yellow');
    expect(said(placed, 'siegeAttempted')).toEqual([]);
    expect(offered(placed, 'siege').map(({ space }) => space)).toEqual(['sagalassos']);
    const tried = play(placed, by('yellow', { type: 'siege', space: 'sagalassos' }), dice(2));
    expect(said(tried, 'siegeAttempted')).toMatchObject([
      { space: 'sagalassos', commander: 'antigonos', against: 'independent', rule: 'R 13.3.1' },
    ]);
    expect(offered(tried, 'siege')).toEqual([]);
    expect(refusal(tried, 'yellow', { type: 'siege', space: 'sagalassos' })).toEqual(anyRefusal);
  });
});

describe('R 6.6.2 what surrenders', () => {
  it('R 6.6.2 the note: removing a marker of another player is optional, and an Independent Minor City must be subjugated', () => {
    const start = situation({
      toMove: 'yellow',
      segment: 'surrender',
      turn: 2,
      markers: { blue: ['synnada'] },
      minorGenerals: ['yellow:synnada', 'yellow:gangra'],
      forces: { 'yellow:synnada': { mercenary: 1 }, 'yellow:gangra': { mercenary: 1 } },
    });
    expect(offered(start, 'removeMarker').map(({ space }) => space)).toEqual(['synnada']);
    expect(refusal(start, 'yellow', { type: 'removeMarker', space: 'gangra' })).toEqual({
      code: 'mustBeSubjugated',
      rule: 'R 6.6.2',
    });
    expect(play(start, by('yellow', pass)).state.control.synnada).toBe('blue');
    const removed = play(start, by('yellow', { type: 'removeMarker', space: 'synnada' }));
    expect(play(removed, by('yellow', pass)).state.control.synnada).toBeUndefined();
    expect(play(removed, by('yellow', { type: 'placeMarker', space: 'synnada' })).state.control.synnada).toBe('yellow');
  });
});

describe('R 6.6.3 the Tyche Segment', () => {
  it('R 4.31.2 the note: Unrest, a Bonus card that must be played, gives its Operation Points only together with its event', () => {
    const unrest = 17;
    const start = situation({
      toMove: 'yellow',
      segment: 'tyche',
      turn: 2,
      markers: { yellow: ['kelainai'] },
      hands: { yellow: [unrest] },
    });
    expect(refusal(start, 'yellow', { type: 'playCard', card: unrest, as: 'discard' })).toEqual({
      code: 'mustPlayEvent',
      rule: 'R 6.6.3',
    });
    const used = play(
      start,
      by('yellow', { type: 'playCard', card: unrest, as: 'operations' }, { type: 'operation', operation: 'train' }),
      by('yellow', { type: 'trainUnit', unit: 'loyal' }),
    );
    // The dice for the province fall next; nobody is asked whether they shall.
    expect(waitingFor(used)).toEqual(['chance']);
  });

  it('R 6.6.3.A Kilikia Pirates as an event brings Yellow the pirate fleet, of strength 1', () => {
    const over = play(situation(tyche), by('yellow', { type: 'playCard', card: PIRATES, as: 'event' }));
    expect(over.state.fleets.kilikia).toEqual({ owner: 'yellow', upgraded: false, dispersed: false });
    expect(fleetStrength(over.state, ['kilikia'])).toBe(1);
    expect(over.state.hands.yellow).toEqual([]);
  });

  it('R 6.6.3.1 the 3 Operation Points of Kilikia Pirates bring the Minor General and his Mercenary to Antigonos', () => {
    const over = play(
      situation(tyche),
      by(
        'yellow',
        { type: 'playCard', card: PIRATES, as: 'operations' },
        { type: 'operation', operation: 'forcedMarch' },
      ),
      by('yellow', { type: 'activate', commander: 'minor', space: 'halikarnassos', inside: false }),
    );
    expect(allowance(over)).toBe(3);
    const joined = play(over, by('yellow', march('tp-kibyra'), march('sagalassos'), end));
    expect(forces(joined, 'yellow:sagalassos')).toEqual({ mercenary: 4 });
    expect(minors(joined, 'yellow')).toEqual(['yellow:sagalassos']);
    expect(joined.state.control.halikarnassos).toBe('yellow');
    expect(joined.state.fleets.kilikia.owner).toBeNull();
  });

  it('R 6.6.3.2 the same 3 points place markers in Sardeis, Miletos and Ephesos, but none in Lesbos, 3 Movement Points away', () => {
    const start = play(
      situation(tyche),
      by(
        'yellow',
        { type: 'playCard', card: PIRATES, as: 'operations' },
        { type: 'operation', operation: 'placeMarkers' },
      ),
    );
    const lesbos = { type: 'placeMarker', space: 'lesbos' } as const;
    expect(offered(start, 'placeMarker').map(({ space }) => space)).toEqual(
      expect.arrayContaining(['sardeis', 'miletos', 'ephesos']),
    );
    expect(refusal(start, 'yellow', lesbos)).toEqual({ code: 'tooFar', rule: 'R 6.6.3.2' });
    const two = play(
      start,
      by('yellow', { type: 'placeMarker', space: 'sardeis' }, { type: 'placeMarker', space: 'ephesos' }),
    );
    // A marker of this very Segment does not bring Lesbos any nearer.
    expect(refusal(two, 'yellow', lesbos)).toEqual({ code: 'tooFar', rule: 'R 6.6.3.2' });
    const three = play(two, by('yellow', { type: 'placeMarker', space: 'miletos' }));
    expect(three.state.control).toMatchObject({ sardeis: 'yellow', ephesos: 'yellow', miletos: 'yellow' });
    expect(offered(three, 'placeMarker')).toEqual([]);
  });

  it('R 6.6.3.3 the same 3 points begin to train a phalangite, who needs 4 more', () => {
    const over = play(
      situation(tyche),
      by('yellow', { type: 'playCard', card: PIRATES, as: 'operations' }, { type: 'operation', operation: 'train' }),
      by('yellow', { type: 'trainUnit', unit: 'loyal' }),
    );
    expect(over.state.training.yellow).toEqual({ unit: 'loyal', points: 3 });
    expect(said(over, 'trainingAdvanced')).toMatchObject([{ points: 3, needed: 3 + 4 }]);
    expect(forces(over, 'yellow:sagalassos')).toEqual({ mercenary: 3 });
  });

  it('R 6.6.3.C Blue, who has lost Perdikkas, discards Traitor and hires Eumenes, who takes Kappadokia but for two spaces', () => {
    const start = situation(
      {
        toMove: 'blue',
        segment: 'tyche',
        turn: 2,
        hands: { blue: [TRAITOR] },
        generals: { perdikkas: { status: 'eliminated', owner: 'blue' } },
        forces: { 'yellow:dana': { mercenary: 3 } },
        minorGenerals: ['yellow:dana'],
      },
      { players: 4 },
    );
    const province = play(
      start,
      by('blue', { type: 'playCard', card: TRAITOR, as: 'discard' }, { type: 'hireGeneral', general: 'eumenes' }),
    );
    expect(waitingFor(province)).toEqual(['chance']);
    const drawn = play(province, [{ type: 'drawProvince', player: 'chance', province: 'kappadokia' }]);
    expect(
      offered(drawn, 'deployGeneral')
        .map(({ space }) => space)
        .sort(),
    ).toEqual(['amaseja', 'mazaka', 'melitene', 'zela']);
    for (const space of ['komana', 'dana'])
      expect(refusal(drawn, 'blue', { type: 'deployGeneral', general: 'eumenes', space })).toEqual(anyRefusal);
    const over = play(drawn, by('blue', { type: 'deployGeneral', general: 'eumenes', space: 'melitene' }));
    expect(over.state.generals.eumenes).toMatchObject({ status: 'map', owner: 'blue', space: 'melitene' });
    expect(forces(over, 'blue:melitene')).toEqual({ mercenary: 2 });
    expect(over.state.control).toMatchObject({
      melitene: 'blue',
      mazaka: 'blue',
      zela: 'blue',
      amaseja: 'blue',
      komana: 'independent',
      dana: 'independent',
    });
  });

  it('R 6.6.3.4 Black uses the 3 Operation Points of Philippos Breaks From Guardian, and then has Philippos with Antipatros in Pella', () => {
    const start = situation({
      toMove: 'black',
      segment: 'tyche',
      turn: 2,
      hands: { black: [PHILIPPOS] },
      markers: { black: ['pella'] },
      generals: { antipatros: 'black:pella' },
      forces: { 'black:pella': { loyal: 2, royalArmy: 2 } },
    });
    const used = play(
      start,
      by('black', { type: 'playCard', card: PHILIPPOS, as: 'operations' }, { type: 'operation', operation: 'train' }),
      by('black', { type: 'trainUnit', unit: 'loyal' }),
    );
    expect(used.state.training.black).toEqual({ unit: 'loyal', points: 3 });
    expect(used.state.royals.philippos.status).toBe('box');
    const over = play(
      used,
      by(
        'black',
        { type: 'resolveBonusEvent', resolve: true },
        { type: 'targetArmy', target: 'black', space: 'pella', inside: false },
      ),
    );
    expect(over.state.royals.philippos).toMatchObject({ status: 'active', controller: 'black', space: 'pella' });
  });
});

describe('R 6.6.5 the Forage Segment', () => {
  it("R 6.6.5 Antigonos' 18 combat units in Kelainai lose one: a Mercenary, as Yellow chooses", () => {
    const start = situation({
      toMove: 'yellow',
      segment: 'forage',
      turn: 2,
      markers: { yellow: ['kelainai'] },
      generals: { antigonos: 'yellow:kelainai' },
      forces: { 'yellow:kelainai': { loyal: 4, mercenary: 12, elephant: 2 } },
    });
    expect(offered(start, 'loseUnit').map(({ unit }) => unit)).toEqual(['mercenary', 'loyal', 'elephant']);
    expect(refusal(start, 'yellow', pass)).toEqual(anyRefusal);
    const over = play(start, by('yellow', { type: 'loseUnit', unit: 'mercenary', space: 'kelainai', inside: false }));
    expect(forces(over, 'yellow:kelainai')).toEqual({ loyal: 4, mercenary: 11, elephant: 2 });
    expect(offered(over, 'loseUnit')).toEqual([]);
  });

  it('R 6.6.5 the combat units of the other side in a siege do not count: 8 besiegers before 2 besieged lose nothing', () => {
    const over = situation({
      toMove: 'yellow',
      segment: 'forage',
      turn: 2,
      markers: { black: ['pella'] },
      generals: { demetrios: 'yellow:pella' },
      forces: { 'yellow:pella': { mercenary: 8 }, 'black:pella:inside': { royalArmy: 2 } },
    });
    expect(forces(over, 'yellow:pella')).toEqual({ mercenary: 8 });
    expect(offered(over, 'loseUnit')).toEqual([]);
  });
});
