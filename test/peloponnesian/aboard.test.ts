/** R 7.8.6, 16.7.2: fleets carry any number of leaders, who share what becomes of their stack. */
import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/peloponnesian/state.js';
import { attackOf, battleIn, field, fought } from './field.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { play, rolls, started } from './table.js';

const SEA = 'saronicGulf';
const OPEN = 'seaOfCrete';

/** One fleet under Nicias, who carries Cleon, and another one that is alone; a Spartan fleet before them. */
const aboard = (sea: string): GameState =>
  field('campaign', {
    units: {
      'attica-fleet-6-1': { at: sea, under: 'nicias' },
      'attica-fleet-6-2': { at: sea },
      'laconia-fleet-3-1': { at: sea },
    },
    leaders: { nicias: ['athens', sea], cleon: ['athens', sea] },
  });

const attack = attackOf('sparta', SEA, 'argolicGulf', ['laconia-fleet-3-1'], { targets: ['attica-fleet-6-1'] });

describe('R 7.8.6: a leader who is carried', () => {
  it('is in the battle of those who carry him', () => {
    expect(battleIn(fought(aboard(SEA), attack)).defender.leaders).toEqual(['nicias', 'cleon']);
  });

  it('not in that of others', () => {
    const other = { ...attack, targets: ['attica-fleet-6-2'] as const };
    expect(battleIn(fought(aboard(SEA), other)).defender.leaders).toEqual([]);
  });

  it('retreats with them', () => {
    let state = fought(aboard(SEA), attack);
    state = rolls(state, 2);
    while (machine.actors(state)[0] === 'chance') state = rolls(state, 1);
    if (machine.actors(state)[0] === 'sparta') state = play(state, { type: 'fightOn', player: 'sparta' }).state;
    state = play(state, { type: 'breakOff', player: 'athens' }).state;
    const way = machine.legalActions(state).find((action) => action.type === 'retreat');
    if (way?.type !== 'retreat') throw new RangeError('there is no way to retreat');
    state = play(state, way).state;
    expect([state.leaders['nicias']?.at, state.leaders['cleon']?.at, state.units['attica-fleet-6-1']?.at]).toEqual([
      way.to,
      way.to,
      way.to,
    ]);
  });

  it('is lost with them in an Open Sea, although another fleet is there', () => {
    const state = field(
      'archidamianWar',
      {
        units: { 'corinth-fleet-4-1': { at: OPEN, under: 'agis' }, 'corinth-fleet-4-2': { at: OPEN } },
        leaders: { agis: ['sparta', OPEN], clearchus: ['sparta', OPEN] },
      },
      { stack: [{ kind: 'openSeas', player: 'sparta', left: [OPEN], checking: [] }] },
    );
    // The sea is stormy; the first fleet rolls above its morale, and the second one does not.
    const after = rolls(started(state), 6, 5, 1);
    const inSea = Object.values(after.leaders).filter(({ at }) => at === OPEN);
    expect([after.units['corinth-fleet-4-1'], after.units['corinth-fleet-4-2'], inSea]).toEqual([
      undefined,
      { at: OPEN },
      [],
    ]);
  });
});
