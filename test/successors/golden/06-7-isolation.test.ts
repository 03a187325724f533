import { describe, expect, it } from 'vitest';
import { by, dice, pass, play, said, situation } from './situation.js';

const GREEK_SOLDIERS = 25;

describe('R 6.7 the Isolation Phase', () => {
  /** The last turn of the last round is White's, who has the card of Filon's Greeks. */
  const start = situation(
    {
      toMove: 'white',
      segment: 'tyche',
      turn: 2,
      round: 5,
      hands: { white: [GREEK_SOLDIERS] },
      markers: { blue: ['ekbatana', 'hekatompylos'] },
      independentArmies: { filon: 'rhagai' },
    },
    { players: 4 },
  );

  it("R 6.7 Filon at Rhagai and the Kadousioi cut Blue's marker in Hekatompylos off from Ekbatana", () => {
    const settled = play(
      start,
      by(
        'white',
        { type: 'playCard', card: GREEK_SOLDIERS, as: 'event' },
        { type: 'placeIndependentMarker', space: 'rhagai' },
      ),
    );
    expect(settled.state.control).toMatchObject({
      rhagai: 'independent',
      kadousioi: 'independent',
      hekatompylos: 'blue',
    });
    const over = play(settled, by('white', { type: 'rollMovement' }), dice(1), by('white', pass));
    expect(said(over, 'markerRemoved')).toMatchObject([{ rule: 'R 6.7', space: 'hekatompylos', faction: 'blue' }]);
    expect(over.state.control.ekbatana).toBe('blue');
    expect(over.state.control.hekatompylos).toBeUndefined();
  });

  it('R 6.7 with Filon gone west the way from Hekatompylos over Rhagai to Ekbatana is open', () => {
    const over = play(
      situation(
        {
          toMove: 'white',
          turn: 2,
          round: 5,
          markers: { blue: ['ekbatana', 'hekatompylos'] },
          independentArmies: { filon: 'box' },
        },
        { players: 4 },
      ),
      by('white', { type: 'rollMovement' }),
      dice(1),
      by('white', pass),
    );
    expect(said(over, 'markerRemoved')).toEqual([]);
    expect(over.state.control.hekatompylos).toBe('blue');
  });
});
