/** R D: when a battle is fought in wings, and how lines are drawn up and shifted. */
import { describe, expect, it } from 'vitest';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { createGame } from '../../src/peloponnesian/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { PieceId, PlayerId, UnitId, Wing } from '../../src/peloponnesian/vocabulary.js';
import { all, alike, attackOf, battleIn, field, fought, inWings, top } from './field.js';
import { drawnUp, drawUp, FIELD, FROM, lineOf, listed, meeting, wingsIn } from './lines.js';
import { play, refused, rolls } from './table.js';

const athens = alike('attica-hoplite-4', 6);
const sparta = alike('boeotia-hoplite-5', 6);
const cavalry = alike('boeotia-cavalry-5', 3);
const light = alike('attica-lightInfantry-3', 2);

const actorOf = (state: GameState): string | undefined => machine.actors(state)[0];

describe('R D: when a battle may be fought in wings', () => {
  const four = meeting({ athens: athens.slice(0, 4), sparta: sparta.slice(0, 4) });

  it('R D: with more than three units on both sides the attacker is asked, and one player is enough (ruling Q191)', () => {
    expect(actorOf(four)).toBe('athens');
    expect(listed(four)).toEqual(['fightInWings', 'fightAsOne']);
    expect(top(play(four, { type: 'fightInWings', player: 'athens' }).state)).toBe('wings deploy');
    const declined = play(four, { type: 'fightAsOne', player: 'athens' }).state;
    expect(actorOf(declined)).toBe('sparta');
    const { state, events } = play(declined, { type: 'fightInWings', player: 'sparta' });
    expect(events).toContainEqual({ type: 'wingsChosen', rule: 'R D', at: FIELD, player: 'sparta' });
    expect(actorOf(state)).toBe('athens');
  });

  it('R D: if neither wants it the battle is an ordinary one', () => {
    const declined = play(four, { type: 'fightAsOne', player: 'athens' }).state;
    const ordinary = play(declined, { type: 'fightAsOne', player: 'sparta' }).state;
    expect(battleIn(ordinary)).toMatchObject({ stage: 'odds', round: 1 });
    expect(ordinary.stack.some(({ kind }) => kind === 'wings')).toBe(false);
  });

  it('R D: nobody is asked where one side has three units', () => {
    const state = meeting({ athens, sparta: sparta.slice(0, 3) });
    expect(battleIn(state).stage).toBe('odds');
  });

  it('R D: nobody is asked in a game without the optional rule', () => {
    const units = { ...all(athens, FIELD), ...all(sparta, FIELD) };
    const state = fought(field('campaign', { units }), attackOf('athens', FIELD, FROM, athens));
    expect(battleIn(state).stage).toBe('odds');
  });

  it('R D: fleets at sea fight in wings too (ruling Q190)', () => {
    const [own, others] = [alike('attica-fleet-6', 4), alike('corinth-fleet-4', 4)];
    const at = 'saronicGulf';
    const state = inWings('campaign', {
      units: { ...all(own, { at, under: 'phormio' }), ...all(others, { at, under: 'cnemus' }) },
      leaders: { phormio: ['athens', at], cnemus: ['sparta', at] },
    });
    const begun = fought(state, attackOf('athens', at, at, [...own, 'phormio'], { targets: others }));
    expect(top(begun)).toBe('wings offer');
  });

  it('R D: a fortress is not stormed in wings (ruling R63), a city without walls is', () => {
    const storming = (walled: boolean): GameState => {
      const state = inWings('campaign', {
        units: { ...all(sparta, 'W3831'), ...all(athens, { at: 'W3831', inside: true }) },
        leaders: { pagondas: ['sparta', 'W3831'] },
      });
      const cities = { ...state.cities, athens: { walled } };
      const begun = fought({ ...state, cities }, attackOf('sparta', 'W3831', 'W3831', [...sparta, 'pagondas']));
      return play(begun, { type: 'assault', player: 'sparta' }).state;
    };
    expect(battleIn(storming(true)).stage).toBe('odds');
    expect(top(storming(false))).toBe('wings offer');
  });

  it('R D: the option is one of every scenario, and of nothing else', () => {
    for (const scenario of ['argiveLeague', 'spartanFantasy', 'athenianFantasy'] as const)
      expect(createGame({ players: 2, scenario, optionalRules: ['wings'] })).toHaveProperty('right');
    expect(createGame({ players: 2, optionalRules: ['phalanx'] } as never)).toHaveProperty('left');
  });
});

describe('R D1: setting up a line', () => {
  const deploy = (piece: PieceId, wing: Wing): Action => ({ type: 'deploy', player: 'athens', piece, wing });
  const asked = (units: readonly UnitId[]): GameState =>
    play(meeting({ athens: units, sparta }), { type: 'fightInWings', player: 'athens' }).state;

  it('R D1: each wing has a quarter of the units, rounded down (ruling R61)', () => {
    const army = (count: number): readonly UnitId[] => [
      ...alike('laconia-hoplite-5', count - 5),
      ...alike('boeotia-hoplite-5', 5),
    ];
    const askedOf = (count: number): GameState => drawnUp(meeting({ athens, sparta: army(count) }), 'LLCCRR', '');
    // Two in each wing: after four on the left and two in the center the rest stand on the right.
    const eight = drawUp(askedOf(8), 'sparta', 'LLLLCC');
    expect(lineOf(eight, 'defender')).toBe('5 5 5 5 | 5 5 | 5 5');
    // One in each wing: of the last two one stands in the center, and one on the right.
    const seven = drawUp(askedOf(7), 'sparta', 'LLLLL');
    expect(listed(seven)).toEqual(['deploy boeotia-hoplite-5-4 center', 'deploy boeotia-hoplite-5-4 right']);
    const far = { type: 'deploy', player: 'sparta', piece: 'boeotia-hoplite-5-4', wing: 'left' } as const;
    expect(refused(seven, far)).toEqual(['wingUnfit', 'R D1']);
  });

  it('R D1: no light troops stand in the center while hoplites stand on both flanks', () => {
    const state = drawUp(asked([...athens, ...light]), 'athens', 'LRCCCC');
    expect(listed(state)).toEqual(['deploy attica-lightInfantry-3-1 left', 'deploy attica-lightInfantry-3-1 right']);
    expect(refused(state, deploy('attica-lightInfantry-3-1', 'center'))).toEqual(['wingUnfit', 'R D1']);
  });

  it('R D1: what could no longer become lawful is not offered', () => {
    // Two hoplites and four light infantry: the hoplites either hold the center alone, or leave one flank to light troops.
    const units = [...athens.slice(0, 2), ...alike('attica-lightInfantry-3', 4)];
    const state = drawUp(asked(units), 'athens', 'L');
    expect(listed(state)).toEqual(['deploy attica-hoplite-4-2 left', 'deploy attica-hoplite-4-2 center']);
  });

  it('R D1: leaders with a rating stand in a wing; others stand in none (ruling Q193)', () => {
    const leaders = { brasidas: 'athens', nicias: 'athens', pagondas: 'sparta' } as const;
    const state = play(meeting({ athens, sparta, leaders }), { type: 'fightInWings', player: 'athens' }).state;
    const rated = machine.situationOf(state).roster.leaders.filter(({ id, fact }) => id in leaders && fact.land > 0);
    const { due } = wingsIn(state);
    expect(due.filter((piece) => piece in leaders)).toEqual(
      rated.map(({ id }) => id).filter((id) => leaders[id as 'nicias'] !== ('sparta' as never)),
    );
  });

  it('R D1: the attacker is drawn up first, and the defender knows his line', () => {
    const state = drawUp(asked(athens), 'athens', 'LLCCRR');
    expect(actorOf(state)).toBe('sparta');
    expect(wingsIn(state).attacker).toEqual({
      left: athens.slice(0, 2),
      center: athens.slice(2, 4),
      right: athens.slice(4),
    });
  });

  it('R D1: pieces take their places one after another', () => {
    expect(refused(asked(athens), deploy('attica-hoplite-4-2', 'left'))).toEqual(['notNextInLine', 'R D1']);
    expect(refused(asked(athens), { type: 'fightOn', player: 'athens' })).toEqual(['deployFirst', 'R D1']);
    expect(refused(meeting({ athens, sparta }), deploy('attica-hoplite-4-1', 'left'))).toEqual(['offerFirst', 'R D']);
  });
});

describe('R D2: shifting', () => {
  const horse = [...sparta.slice(0, 5), ...cavalry];
  const leaders = { brasidas: 'sparta' } as const;
  // Sparta: two hoplites on the left, two in the center, one on the right with three cavalry, and Brasidas on the left.
  const begun = drawnUp(meeting({ athens, sparta: horse, leaders }), 'LLCCRR', 'LLCCRRRRL');

  it('R D2: on a 1 to 3 the battle begins; on a 4 to 6 the player may shift, and the other one rolls', () => {
    expect(battleIn(rolls(begun, 3)).round).toBe(1);
    const shifting = rolls(begun, 4);
    expect(top(shifting)).toBe('wings shift');
    expect(actorOf(shifting)).toBe('athens');
    const next = play(shifting, { type: 'endShifts', player: 'athens' }).state;
    expect(next.stack.at(-1)).toMatchObject({ kind: 'roll', purpose: 'wingShift', player: 'sparta' });
    expect(actorOf(rolls(next, 6))).toBe('sparta');
    expect(battleIn(rolls(next, 1)).round).toBe(1);
  });

  it('R D2: one hoplite to an adjacent wing, of those that are alike one; then nothing else on foot', () => {
    const shifting = rolls(begun, 5);
    expect(listed(shifting)).toEqual([
      'shiftPiece attica-hoplite-4-1 center',
      'shiftPiece attica-hoplite-4-3 left',
      'shiftPiece attica-hoplite-4-3 right',
      'shiftPiece attica-hoplite-4-5 center',
      'endShifts',
    ]);
    const far = { type: 'shiftPiece', player: 'athens', piece: 'attica-hoplite-4-1', wing: 'right' } as const;
    expect(refused(shifting, far)).toEqual(['cannotShiftThere', 'R D2']);
    const twin = { ...far, piece: 'attica-hoplite-4-2', wing: 'center' } as const;
    expect(refused(shifting, twin)?.[0]).toBe('alikeListed');
    // With nothing left to choose the turn ends by itself.
    const after = play(shifting, { ...far, wing: 'center' }).state;
    expect(lineOf(after, 'attacker')).toBe('4 | 4 4 4 | 4 4');
    expect(after.stack.at(-1)).toMatchObject({ kind: 'roll', player: 'sparta' });
  });

  it('R D2: any number of cavalry anywhere lawful, and leaders besides', () => {
    const sparta1 = rolls(play(rolls(begun, 5), { type: 'endShifts', player: 'athens' }).state, 6);
    // A quarter of eight is two: of the four on the right two must stay, and there is no cavalry for the center.
    expect(listed(sparta1)).toEqual([
      'shiftPiece brasidas center',
      'shiftPiece brasidas right',
      'shiftPiece boeotia-hoplite-5-5 center',
      'shiftPiece boeotia-cavalry-5-1 left',
      'endShifts',
    ]);
    const shift = (state: GameState, piece: PieceId, wing: Wing): GameState =>
      play(state, { type: 'shiftPiece', player: 'sparta', piece, wing }).state;
    const two = shift(shift(sparta1, 'boeotia-cavalry-5-1', 'left'), 'boeotia-cavalry-5-2', 'left');
    expect(listed(two)).toEqual(['shiftPiece brasidas center', 'shiftPiece brasidas right', 'endShifts']);
    const led = shift(two, 'brasidas', 'right');
    expect(led.stack.at(-1)).toMatchObject({ kind: 'roll', player: 'athens' });
    expect(wingsIn(led).defender.right).toEqual(['boeotia-hoplite-5-5', 'boeotia-cavalry-5-3', 'brasidas']);
  });

  it('R D2: after a shift each wing still has its share (ruling Q195)', () => {
    // A quarter of six is one: whoever stands alone on a flank stays there.
    const shifting = rolls(drawnUp(meeting({ athens, sparta }), 'LCCCCR', 'LLCCRR'), 4);
    expect(listed(shifting)).toEqual([
      'shiftPiece attica-hoplite-4-2 left',
      'shiftPiece attica-hoplite-4-2 right',
      'endShifts',
    ]);
    const alone = { type: 'shiftPiece', player: 'athens', piece: 'attica-hoplite-4-1', wing: 'center' } as const;
    expect(refused(shifting, alone)).toEqual(['cannotShiftThere', 'R D2']);
  });

  it('R D2: after a shift no light troops stand in the center between hoplites (ruling Q195)', () => {
    const army = [...athens.slice(0, 4), ...light];
    // Hoplites and light infantry on both flanks: of these only hoplites go to the center.
    const flanked = drawnUp(meeting({ athens: army, sparta }), 'LCCRLR', 'LLCCRR');
    const toCenter = listed(rolls(flanked, 4)).filter((shift) => shift.endsWith('center'));
    expect(toCenter).toEqual(['shiftPiece attica-hoplite-4-1 center', 'shiftPiece attica-hoplite-4-4 center']);
    // Light troops in the center, and none but them on the right: no hoplite goes there.
    const open = drawnUp(meeting({ athens: army, sparta }), 'LLCCCR', 'LLCCRR');
    const toRight = listed(rolls(open, 4)).filter((shift) => shift.endsWith('right'));
    expect(toRight).toEqual(['shiftPiece attica-lightInfantry-3-1 right']);
  });

  it('R D2: cavalry is shifted one after another until the line is lawful, and each piece once by a die (ruling Q195)', () => {
    const [boeotian, locrian] = [cavalry, alike('phocisLocris-cavalry-5', 1)];
    const army = [...sparta.slice(0, 4), ...boeotian, ...locrian];
    // Sparta: two hoplites and two cavalry on the left, two hoplites in the center, two cavalry on the right.
    const drawn = drawnUp(meeting({ athens, sparta: army }), 'LLCCRR', 'LLCCLRRL');
    expect(wingsIn(drawn).defender).toEqual({
      left: [sparta[0], sparta[1], boeotian[0], locrian[0]],
      center: [sparta[2], sparta[3]],
      right: [boeotian[1], boeotian[2]],
    });
    const endsShifts = (state: GameState, player: PlayerId): GameState =>
      play(state, { type: 'endShifts', player }).state;
    const shift = (state: GameState, piece: PieceId, wing: Wing): GameState =>
      play(state, { type: 'shiftPiece', player: 'sparta', piece, wing }).state;
    const shifting = rolls(endsShifts(rolls(drawn, 4), 'athens'), 4);
    // A quarter of eight is two: one is missing on the right, and Sparta cannot stop before another one has come there.
    const short = shift(shifting, 'boeotia-cavalry-5-2', 'left');
    expect(refused(short, { type: 'endShifts', player: 'sparta' })).toEqual(['lineUnfit', 'R D2']);
    expect(listed(short)).toEqual([
      'shiftPiece boeotia-cavalry-5-1 center',
      'shiftPiece boeotia-cavalry-5-1 right',
      'shiftPiece phocisLocris-cavalry-5-1 center',
      'shiftPiece phocisLocris-cavalry-5-1 right',
      'shiftPiece boeotia-cavalry-5-3 left',
      'shiftPiece boeotia-cavalry-5-3 center',
    ]);
    const full = shift(short, 'phocisLocris-cavalry-5-1', 'right');
    expect(listed(full)).toEqual([
      'shiftPiece boeotia-cavalry-5-1 center',
      'shiftPiece boeotia-cavalry-5-1 right',
      'shiftPiece boeotia-cavalry-5-3 left',
      'shiftPiece boeotia-cavalry-5-3 center',
      'endShifts',
    ]);
    const back = { type: 'shiftPiece', player: 'sparta', piece: 'phocisLocris-cavalry-5-1', wing: 'left' } as const;
    expect(refused(full, back)).toEqual(['cannotShiftThere', 'R D2']);
    // It may go back by the next die of Sparta.
    const next = rolls(endsShifts(rolls(endsShifts(full, 'sparta'), 4), 'athens'), 4);
    expect(wingsIn(play(next, back).state).defender.left).toContain('phocisLocris-cavalry-5-1');
  });

  it('R D2, ruling Q194: at sea only leaders are shifted', () => {
    const [own, others] = [alike('attica-fleet-6', 4), alike('corinth-fleet-4', 4)];
    const at = 'saronicGulf';
    const state = inWings('campaign', {
      units: { ...all(own, { at, under: 'phormio' }), ...all(others, { at, under: 'cnemus' }) },
      leaders: { phormio: ['athens', at], cnemus: ['sparta', at] },
    });
    const sea = fought(state, attackOf('athens', at, at, [...own, 'phormio'], { targets: others }));
    const drawn = drawnUp(sea, 'LLCL', 'LLCL');
    expect(listed(rolls(drawn, 6))).toEqual(['shiftPiece phormio center', 'shiftPiece phormio right', 'endShifts']);
  });
});
