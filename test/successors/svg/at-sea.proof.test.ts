/** Marks of Naval Battles: off the port that the voyage had reached, whatever part of the story a picture is told. */
import { describe, expect, it } from 'vitest';
import { frameOf } from '../../../src/core/index.js';
import type { GameEvent, GameState, SuccessorsTypes } from '../../../src/successors/index.js';
import { boardSvg } from '../../../src/successors/svg/index.js';
import { SUCCESSORS_POLICIES } from '../policies.js';
import { deciding, walk, type Step } from '../../kit/walk.js';
import { SEED } from '../../seed.js';
import { named } from '../../svg/reading.js';
import { successorsKit } from '../kit.js';
import { dice, play, setting, type Told } from '../language.js';
import { field, independentsAt } from '../rules/battlefield.js';
import { activate, go } from '../rules/marching.js';

/** Where something was fought, as a picture marks it. */
const marksOf = (state: GameState, lastEvents: readonly GameEvent[]): readonly string[] =>
  named(boardSvg(state, { part: 'map', lastEvents }), 'data-event')
    .filter(({ attributes }) => attributes['data-event'] === 'fought')
    .map(({ attributes, children }) => `${attributes['data-at']}: ${children[0]?.text}`);

/** White sails from Pelousion to Ake; yellow has Sidon, next to it, and the fleet of Phoinike (2). */
function offAke(): Told {
  const { fleets } = setting({});
  const state = field({
    active: 'white',
    control: { pelousion: 'white', sidon: 'yellow' },
    forces: { 'white:pelousion': { mercenary: 3 } },
    generals: { ptolemaios: 'white:pelousion' },
    rest: {
      ...independentsAt({}),
      fleets: { ...fleets, phoinike: { owner: 'yellow', upgraded: false, dispersed: false } },
    },
  });
  const begun = activate({ state, events: [] }, 'ptolemaios', 'white:pelousion', { points: 4 });
  const sailed = go(begun, { type: 'embark' }, { type: 'sail', to: 'gaza' }, { type: 'sail', to: 'ake' });
  const asked = go(sailed, { type: 'debark', inside: false });
  return go(asked, { type: 'interceptAtSea', fleet: 'phoinike' }, { type: 'joinNavalBattle' });
}

/** The events from the last Naval Battle on. */
const fromBattle = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.slice(events.findLastIndex(({ type }) => type === 'navalBattleFought'));

describe('Naval Battles in pictures', () => {
  it('R 8.6.3 of a voyage that is beaten off is marked where it would have landed, and not where it went back to', () => {
    // A 7 scores 1 with a Strength of 2, white has no fleet: beaten. Attrition of three CUs on a 4.
    const met = offAke();
    const over = play(met, ...dice(3, 4), ...dice(4));
    expect(frameOf(over.state, 'seaMove')).toBeUndefined();
    expect(marksOf(over.state, over.events)).toEqual(['ake: Naval Battle off Ake']);
    expect(marksOf(over.state, fromBattle(over.events))).toEqual(['ake: Naval Battle off Ake']);
  });

  it('R 8.6.3 while its Attrition is rolled the situation tells where it is', () => {
    const beaten = play(offAke(), ...dice(3, 4));
    const [battle] = fromBattle(beaten.events);
    expect(battle?.type).toBe('navalBattleFought');
    expect(marksOf(beaten.state, battle === undefined ? [] : [battle])).toEqual(['ake: Naval Battle off Ake']);
  });

  it('R 8.6.2 of a voyage that slips by is marked where it lands', () => {
    // A 2 scores nothing with a Strength of 2, and no fleet scores nothing: a draw.
    const over = play(offAke(), ...dice(1, 1));
    expect(over.events.findLast(({ type }) => type === 'navalBattleFought')).toMatchObject({ winner: 'draw' });
    expect(marksOf(over.state, fromBattle(over.events))).toEqual(['ake: Naval Battle off Ake']);
  });

  it('R 8.6 are marked where the Army was, in whole games', () => {
    const battles: { readonly at: string | undefined; readonly marks: readonly string[] }[] = [];
    for (let seed = SEED; battles.length === 0; seed++) {
      let story: GameEvent[] = [];
      const look = ({ before, after, events }: Step<SuccessorsTypes>): void => {
        const march = frameOf(before, 'march');
        if (march === undefined) story = [];
        story.push(...events);
        if (!events.some(({ type }) => type === 'navalBattleFought')) return;
        for (const told of [events, story])
          battles.push({ at: march?.space, marks: marksOf(after, told).map((mark) => mark.split(':')[0] ?? '') });
      };
      walk(successorsKit, 4, seed, look, undefined, deciding(SUCCESSORS_POLICIES.sail));
    }
    for (const { at, marks } of battles) expect(marks).toContain(at);
  });
});
