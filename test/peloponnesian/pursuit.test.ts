/** R 17.9: cavalry pursues those who retreat. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import type { UnitId } from '../../src/peloponnesian/vocabulary.js';
import { alike, all, attackOf, battleIn, field, fought, top } from './field.js';
import { dice, play, rolls, said } from './table.js';

/** Rolls for a round, in which all morale checks are passed with ones. */
function round(state: GameState, die: number): GameState {
  let now = rolls(state, die);
  while (machine.actors(now)[0] === 'chance') now = rolls(now, 1);
  return now;
}

const [HERE, THERE] = ['W3730', 'W3630'] as const;
const hoplites = alike('attica-hoplite-4', 4);

describe('R 17.9.1, ruling R41: who pursues', () => {
  it('nobody at sea, where cavalry is cargo', () => {
    const [AT, FROM] = ['gulfOfPatrae', 'ithacanSea'] as const;
    const [fleets, enemies] = [alike('attica-fleet-6', 2), alike('corinth-fleet-4', 2)];
    const state = field('campaign', {
      units: {
        ...all([...fleets, 'attica-cavalry-4-1'], { at: AT, under: 'phormio' }),
        ...all(enemies, { at: AT, under: 'cnemus' }),
      },
      leaders: { phormio: ['athens', AT], cnemus: ['sparta', AT] },
    });
    const begun = fought(state, attackOf('athens', AT, FROM, [...fleets, 'phormio'], { targets: enemies }));
    // 3-2 and a die of 1: `D/+1`; both Corinthian fleets fail with 4 + 1 against 4.
    const { state: won, events } = play(begun, dice(1, 4, 4));
    expect(battleIn(won)).toMatchObject({ winner: 'attacker' });
    expect([said(events, 'cavalryPursued'), top(won)]).toEqual([[], 'retreat']);
  });

  const [THESPIAE, ROUGH] = ['W3328', 'W3329'] as const;
  const inside = { at: THESPIAE, inside: true } as const;

  it('cavalry inside a place pursues those who have failed to storm it', () => {
    const state = field('campaign', {
      units: {
        ...all(hoplites, THESPIAE),
        ...all(alike('boeotia-hoplite-5', 2), inside),
        'boeotia-cavalry-5-1': inside,
      },
      leaders: { nicias: ['athens', THESPIAE] },
    });
    const come = fought(state, attackOf('athens', THESPIAE, ROUGH, [...hoplites, 'nicias']));
    const array = play(come, { type: 'endArray', player: 'sparta' }).state;
    let now = play(array, { type: 'assault', player: 'athens' }).state;
    for (const unit of alike('boeotia-hoplite-5', 2))
      if (machine.legalActions(now).some((action) => action.type === 'manWalls' && action.unit === unit))
        now = play(now, { type: 'manWalls', player: 'sparta', unit }).state;
    expect(battleIn(now).defender.reserve).toEqual(['boeotia-cavalry-5-1']);
    const broken = play(round(now, 2), { type: 'breakOff', player: 'athens' }).state;
    expect(said(play(broken, dice(5)).events, 'cavalryPursued')).toMatchObject([
      { player: 'sparta', cavalry: ['boeotia-cavalry-5-1'], units: hoplites, odds: '1-1' },
    ]);
  });

  it('cavalry before walls pursues those who leave them', () => {
    const cavalry = 'attica-cavalry-4-1';
    const state = field('campaign', {
      units: { ...all([...hoplites, cavalry], THESPIAE), 'boeotia-hoplite-5-1': inside },
      leaders: { nicias: ['athens', THESPIAE] },
    });
    const come = fought(state, attackOf('athens', THESPIAE, ROUGH, [...hoplites, cavalry, 'nicias']));
    const array = play(come, { type: 'endArray', player: 'sparta' }).state;
    const checked = round(play(array, { type: 'assault', player: 'athens' }).state, 2);
    const asked = play(checked, { type: 'fightOn', player: 'athens' }).state;
    const left = play(asked, { type: 'breakOff', player: 'sparta' }).state;
    expect(said(play(left, dice(5)).events, 'cavalryPursued')).toMatchObject([
      { player: 'athens', cavalry: [cavalry], units: ['boeotia-hoplite-5-1'] },
    ]);
  });
});

/** Athens breaks off after so many rounds; one unit of Boeotian cavalry pursues. */
function pursued(units: readonly UnitId[], rounds = 1): GameState {
  const state = field('campaign', {
    units: { ...all(units, HERE), 'boeotia-hoplite-5-1': HERE, 'boeotia-cavalry-5-1': HERE },
    leaders: { nicias: ['athens', HERE], pagondas: ['sparta', HERE] },
  });
  let now = fought(state, attackOf('athens', HERE, THERE, [...units, 'nicias']));
  for (let number = 1; number <= rounds; number++) {
    now = round(now, 6);
    if (number === rounds) break;
    now = play(now, { type: 'fightOn', player: 'athens' }).state;
    now = play(now, { type: 'fightOn', player: 'sparta' }).state;
  }
  return play(now, { type: 'breakOff', player: 'athens' }).state;
}

describe('R 17.9.1, ruling R42: the morale of the pursued', () => {
  const morales = (rounds: number) => {
    // 1-1 and a die of 2: `D/M`: each is tested, whatever it has suffered.
    const { events } = play(pursued(hoplites.slice(0, 2), rounds), dice(2, 1, 1));
    return said(events, 'moraleChecked').map(({ checks }) => checks.map(({ morale }) => morale));
  };

  it('is their own, less one for each round with the last one', () => {
    expect(morales(1)).toEqual([[3, 3]]);
    expect(morales(2)).toEqual([[2, 2]]);
  });
});

describe('R 17.9.2, ruling R43: odds worse than 1-4', () => {
  const cavalry = (count: number) => alike('attica-cavalry-4', count);

  it('there is a pursuit at 1-4', () => {
    const { events } = play(pursued([...hoplites.slice(0, 1), ...cavalry(4)]), dice(6));
    expect(said(events, 'cavalryPursued')).toMatchObject([{ odds: '1-4', units: cavalry(4) }]);
  });

  it('and none below', () => {
    const thessalians = alike('thessaly-cavalry-5', 5);
    const state = field('campaign', {
      units: { ...all(thessalians, HERE), 'boeotia-hoplite-5-1': HERE, 'boeotia-cavalry-5-1': HERE },
      leaders: { nicias: ['athens', HERE], pagondas: ['sparta', HERE] },
    });
    const begun = fought(state, attackOf('athens', HERE, THERE, [...thessalians, 'nicias']));
    const { state: after, events } = play(round(begun, 6), { type: 'breakOff', player: 'athens' });
    expect(said(events, 'cavalryPursued')).toEqual([]);
    expect(thessalians.map((id) => after.units[id]?.at)).toEqual(thessalians.map(() => THERE));
  });

  it('leaders and light troops shift nothing', () => {
    // Pagondas has a rating, and one cavalry with one hoplite shifted the battle before.
    expect(said(play(pursued(hoplites.slice(0, 2)), dice(6)).events, 'cavalryPursued')).toMatchObject([
      { odds: '1-1' },
    ]);
  });
});
