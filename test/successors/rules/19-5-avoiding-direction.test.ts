/** R 19.5: avoiding battle, the first step into a Transit Point counts one less. */
import { describe, expect, it } from 'vitest';
import { dice, legal, play, said, type Told } from '../language.js';
import { choose, enter, field } from './battlefield.js';

type Given = Parameters<typeof field>[0];
const options = { players: 4, optionalRules: ['avoidingDirection'] } as const;

/** Blue comes from Kelainai upon Kassandros of Red, Initiative 3, in Sagalassos; the ways are Aspendos and a Transit Point. */
const tried = (die: number, more: Given = {}) =>
  play(
    choose(
      enter(
        field({
          options,
          active: 'blue',
          ...more,
          forces: { 'blue:kelainai': { mercenary: 4 }, 'red:sagalassos': { mercenary: 2 } },
          generals: { krateros: 'blue:kelainai', kassandros: 'red:sagalassos' },
        }),
        'blue',
        'kelainai',
        'sagalassos',
      ),
      { type: 'avoidBattle' },
    ),
    ...dice(die),
  );
const ways = (told: Told) => legal(told).flatMap((action) => (action.type === 'avoidTo' ? [action.to] : []));

describe('R 19.5 the direction of avoiding', () => {
  it('R 19.5 a die higher by two carries anywhere', () => {
    expect([...ways(tried(5))].sort()).toEqual(['aspendos', 'tp-kibyra']);
    expect(tried(5).state.stack.at(-1)).not.toHaveProperty('transitShut');
  });

  it('R 19.5 one higher by one shuts the Transit Point alone, and is a success', () => {
    const told = tried(4);
    expect(ways(told)).toEqual(['aspendos']);
    const [rolled] = said(told, 'avoidBattleRolled');
    expect(rolled).toMatchObject({ die: 4, success: true });
    expect(rolled).not.toHaveProperty('modifiers');
  });

  it.each([
    [4, false],
    [5, true],
  ])(
    'R 19.5 where every way begins at a Transit Point the roll itself counts one less: a %i succeeds: %s',
    (die, success) => {
      const told = tried(die, { control: { aspendos: 'yellow' } });
      expect(said(told, 'avoidBattleRolled')).toMatchObject([
        { die, modifiers: [{ rule: 'R 19.5', value: -1 }], success },
      ]);
      expect(ways(told)).toEqual(success ? ['tp-kibyra'] : []);
    },
  );

  it('R 19.5 a die that fails anyway fails', () => {
    expect(said(tried(3), 'avoidBattleRolled')).toMatchObject([{ success: false }]);
  });

  it('R 19.5 the second step may lead into a Transit Point with any die', () => {
    /** In Mazaka no first step is a Transit Point; from Dana two lead on. */
    const away = play(
      choose(
        enter(
          field({
            options,
            active: 'blue',
            forces: { 'blue:komana': { mercenary: 4 }, 'red:mazaka': { mercenary: 2 } },
            generals: { krateros: 'blue:komana', kassandros: 'red:mazaka' },
          }),
          'blue',
          'komana',
          'mazaka',
        ),
        { type: 'avoidBattle' },
      ),
      ...dice(4),
    );
    const second = play(away, { type: 'avoidTo', player: 'red', to: 'dana' });
    expect([...ways(second)].sort()).toEqual(['tp-kilikian-gates', 'tp-lykaonia']);
  });
});
