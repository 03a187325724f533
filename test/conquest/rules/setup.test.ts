/** R 3: the set-up. */
import { describe, expect, it } from 'vitest';
import { machine } from '../../../src/conquest/machine.js';
import { components } from '../../../src/conquest/data/default.js';
import { everyUnit, expectRefused, newGame, play, said } from '../table.js';

const deploy = (province: string) => ({ type: 'deploy', player: 'persian', choice: 'kingsArmy', province }) as const;

/** How many units of each kind stand somewhere. */
function kindsAt(units: Readonly<Record<string, { readonly at: string }>>, place: string) {
  const counts: Record<string, number> = {};
  for (const [id, { at }] of Object.entries(units)) {
    const kind = id.replace(/-\d+$/, '');
    if (at === place) counts[kind] = (counts[kind] ?? 0) + 1;
  }
  return counts;
}

describe('R 3.3 the King begins where the Persian likes', () => {
  it('in Susiana, Persis or Babylonia', () => {
    const state = newGame();
    expect(machine.actors(state)).toEqual(['persian']);
    expect(machine.legalActions(state)).toEqual([deploy('susiana'), deploy('persis'), deploy('babylonia')]);
  });

  it('and nowhere else', () => {
    expectRefused(newGame(), deploy('syria'), 'provinceNotOffered', 'R 3.3');
    expectRefused(newGame(), deploy('atlantis'), 'provinceUnknown', 'R 3.3');
    expectRefused(newGame(), { ...deploy('persis'), choice: 'guards' }, 'choiceNotOpen', 'R 3.3');
    expectRefused(newGame(), { ...deploy('persis'), player: 'macedonian' }, 'notYourTurn', 'R 4.1');
  });

  it('all of it together, at full strength', () => {
    const { state, events } = play(newGame(), [deploy('persis')]);
    expect(kindsAt(state.units, 'persis')).toEqual({
      royalGuard: 1,
      persianHeavyCavalry: 2,
      persianCavalry: 6,
      persianInfantry: 6,
      persianArchers: 2,
    });
    expect(state.leaders.darius).toEqual({ at: 'persis', wounded: false, side: 'persian' });
    expect(said(events, 'unitRaised')).toHaveLength(17);
    expect(state.units['royalGuard-1']?.steps).toBe(2);
  });
});

describe('R 3.2, 3.3 everything else is where it is printed', () => {
  const state = newGame();

  it('both armies in Ionia, the Home Army in Macedonia, a garrison in Sardis', () => {
    expect(kindsAt(state.units, 'macedonia')).toEqual({ phalanx: 6 });
    expect(kindsAt(state.units, 'sardis')).toEqual({ persianLevy: 1 });
    expect(kindsAt(state.units, 'ionia')).toMatchObject({ phalanx: 6, hetairoi: 1, mercenaryHoplites: 3 });
    expect(state.leaders.alexander?.at).toBe('ionia');
    expect(state.baggage.siegeTrain).toEqual({ at: 'ionia', side: 'macedonian' });
  });

  it('ruling C3.1 a province in which one side alone begins is that side’s', () => {
    const { counters } = components;
    const kinds = counters.kinds.map((kind) =>
      kind.id === 'paiones' ? { ...kind, batches: [{ count: 1, at: 'phrygia' }] } : kind,
    );
    const { provinces } = newGame({ players: 2, components: { ...components, counters: { ...counters, kinds } } });
    expect([provinces.phrygia?.holder, provinces.ionia?.holder]).toEqual(['macedonian', 'persian']);
    expect(newGame().provinces.phrygia?.holder).toBe('persian');
  });
  it('every counter stands somewhere, all at full strength', () => {
    expect(Object.keys(everyUnit(state))).toHaveLength(
      components.counters.kinds.flatMap(({ batches }) => batches).reduce((sum, { count }) => sum + count, 0),
    );
    expect(state.units['hetairoi-1']?.steps).toBe(4);
  });

  it('walls are blue but those of Athens; without walls a city is nobody’s by itself', () => {
    expect(state.cities.athens).toEqual({ walls: 3, holder: 'macedonian' });
    expect(state.cities.tyre).toEqual({ walls: 4, holder: 'persian' });
    expect(state.cities.gordium).toEqual({ walls: 0, holder: null });
  });

  it('is no longer than 20 kB of JSON', () => {
    expect(JSON.stringify(state).length).toBeLessThan(20_000);
  });
});
