/** R 12, 4.31.1, 14.7: the course of a Land Battle: when cards may be shown, what draws and defeats cost, what Independents win. */
import { describe, expect, it } from 'vitest';
import { NO_UNITS } from '../../../src/successors/questions.js';
import { dice, forces, legal, play, said, type Setting, topKind, type Told } from '../language.js';
import { field, fight, independentsAt, passes } from './battlefield.js';

const result = (told: Told) => said(told, 'landBattleDecided')[0]?.result;
const scores = (told: Told) => said(told, 'battleScored').map(({ score }) => score);
/** The kinds of CU that may be lost now, and whose. */
const losable = (told: Told) =>
  legal(told).map((action) => (action.type === 'loseUnit' ? `${action.player} ${action.unit}` : action.type));

describe('R 4.31.1 moments of Surprise', () => {
  /** Blue, who is asked whenever anybody could be, in Lamia. */
  const state = (given: Setting) =>
    field({
      options: { players: 4, interrupts: 'everyone' },
      ...given,
      rest: { ...given.rest, hands: { ...field({}).hands, blue: [53] } },
    });
  const open = (told: Told) => {
    const top = told.state.stack.at(-1);
    return top?.kind === 'window' ? [top.moment, top.space, top.subject] : undefined;
  };

  it('R 4.31.1 before the dice, over the dice and after the battle, about the space and the attacker', () => {
    const begun = fight(
      state({
        forces: { 'red:lamia': { mercenary: 9 }, 'blue:lamia': { mercenary: 1 } },
        minors: ['red:lamia', 'blue:lamia'],
      }),
      { space: 'lamia', attacker: 'red', defender: 'blue', retreatTo: 'larisa' },
    );
    expect(open(begun)).toEqual(['landBattle', 'lamia', 'red']);
    const rolled = play(passes(begun), ...dice(6, 6, 2, 2));
    expect(open(rolled)).toEqual(['battleRolled', 'lamia', 'red']);
    const over = passes(rolled);
    expect(open(over)).toEqual(['battleOver', 'lamia', 'red']);
    expect(topKind(passes(over))).toBeUndefined();
  });

  it('R 4.31.1, 14.7 an attacking Independent Army is nobody', () => {
    const begun = fight(
      state({
        forces: { 'blue:lamia': { mercenary: 1 } },
        minors: ['blue:lamia'],
        rest: independentsAt({ leosthenes: 'lamia' }),
      }),
      { space: 'lamia', attacker: 'independent', defender: 'blue' },
    );
    expect(open(begun)).toEqual(['landBattle', 'lamia', null]);
  });

  it('R 3.3.4.3 after a battle that was none there is nothing to answer', () => {
    const begun = fight(
      state({
        active: 'yellow',
        forces: { 'yellow:lamia': { mercenary: 2 }, 'blue:lamia': { royalArmy: 1 } },
        generals: { krateros: 'yellow:lamia' },
        minors: ['blue:lamia'],
      }),
      { space: 'lamia', attacker: 'yellow', defender: 'blue', retreatTo: 'larisa' },
    );
    expect(open(begun)?.[0]).toBe('landBattle');
    const over = passes(begun);
    expect(said(over, 'landBattleEnded')).toMatchObject([{ result: 'noBattle' }]);
    expect(topKind(over)).toBeUndefined();
  });
});

describe('R 14.7 a defending Independent Army', () => {
  /** Red attacks Leosthenes in a space of blue's: 8 against 8. */
  const told = (...faces: readonly number[]) =>
    play(
      fight(
        field({
          control: { lamia: 'blue' },
          forces: { 'red:lamia': { mercenary: 8 } },
          minors: ['red:lamia'],
          rest: independentsAt({ leosthenes: 'lamia' }),
        }),
        { space: 'lamia', attacker: 'red', defender: 'independent', retreatTo: 'larisa' },
      ),
      ...dice(...faces),
    );

  it('R 14.7 removes the marker of a player when it wins', () => {
    const won = told(2, 2, 6, 6);
    expect(result(won)).toBe('defender');
    expect(won.state.control['lamia']).toBeUndefined();
  });

  it('R 14.7 leaves it where it is after a draw or a defeat', () => {
    const drawn = told(4, 4, 4, 4);
    expect([result(drawn), drawn.state.control['lamia']]).toEqual(['draw', 'blue']);
    const lost = told(6, 6, 1, 1);
    expect([result(lost), lost.state.control['lamia']]).toEqual(['attacker', 'blue']);
  });
});

describe('losses of the Royal Army', () => {
  /** Krateros, of a Champion (Prestige 5), attacks a Minor General of nobody of rank (Prestige 0). */
  const attack = (yellow: object, blue: object, ...faces: readonly number[]): Told =>
    play(
      fight(
        field({
          active: 'yellow',
          forces: { 'yellow:lamia': yellow, 'blue:lamia': blue },
          generals: { krateros: 'yellow:lamia' },
          minors: ['blue:lamia'],
          rest: { champions: ['yellow'] },
        }),
        { space: 'lamia', attacker: 'yellow', defender: 'blue', retreatTo: 'larisa' },
      ),
      ...dice(...faces),
    );

  it('R 12.6 in a draw it is spared if it stood aside (ruling who-fought-pays)', () => {
    // 4 against 2 Mercenaries and a loyal Macedonian: 4, twice on an 8.
    const told = attack({ mercenary: 4 }, { royalArmy: 2, loyal: 1, mercenary: 2 }, 4, 4, 4, 4);
    expect(result(told)).toBe('draw');
    expect(forces(told, 'yellow:larisa')).toEqual({});
    expect(losable(told)).toEqual(['blue mercenary', 'blue loyal']);
  });

  it('R 12.5.2 of a victor for whom it fought it may be the loss', () => {
    // 6 on an 8 score 4, 5 score 3.
    const told = attack({ royalArmy: 2, mercenary: 2 }, { mercenary: 5 }, 4, 4, 4, 4);
    expect([result(told), scores(told)]).toEqual(['attacker', [4, 3]]);
    expect(losable(told)).toEqual(['yellow mercenary', 'yellow royalArmy']);
  });

  it('R 12.5.2 exactly twice the score of the loser is enough to lose none', () => {
    const told = attack({ royalArmy: 2, mercenary: 2 }, { mercenary: 5 }, 4, 4, 3, 4);
    expect([result(told), scores(told)]).toEqual(['attacker', [4, 2]]);
    expect(forces(told, 'yellow:lamia')).toEqual({ royalArmy: 2, mercenary: 2 });
    expect(topKind(told)).toBeUndefined();
  });

  it('R 3.3.4.2, 12.5.1 beaten by less Prestige it is Dispersed like all Macedonians, and goes over to nobody', () => {
    // 6 on an 8 score 4, 11 on a 12 score 11; of three Macedonians a 1 takes none.
    const told = attack({ royalArmy: 2, loyal: 1 }, { mercenary: 11 }, 1, 1, 6, 6, 1);
    expect(result(told)).toBe('defender');
    expect(said(told, 'unitsDefected')).toEqual([]);
    expect(told.state.dispersed.yellow).toEqual({ ...NO_UNITS, royalArmy: 2, loyal: 1 });
  });
});
