import { describe, expect, it } from 'vitest';
import type { GameState } from '../../src/peloponnesian/state.js';
import { hexesByArea, landArea, seaArea } from '../../src/peloponnesian/query/areas.js';
import { hexNamed } from '../../src/peloponnesian/query/presence.js';
import { isInSupply, isSuppliedPlace } from '../../src/peloponnesian/query/supply.js';
import type { AreaId, Camp, HexId, SeaId, UnitId } from '../../src/peloponnesian/vocabulary.js';
import { bare, cities, held, onlySources, situation, units } from './positions.js';

const areaNumber = (state: GameState, id: AreaId): number =>
  situation(state).ground.map.areas.findIndex((area) => area.id === id);

const status = (state: GameState, area: AreaId): readonly string[] =>
  (['empire', 'league'] as const).map((camp) => landArea(situation(state), areaNumber(state, area), camp));

const seaStatus = (state: GameState, sea: SeaId): readonly string[] => {
  const now = situation(state);
  const number = now.ground.map.seas.findIndex(({ id }) => id === sea);
  return (['empire', 'league'] as const).map((camp) => seaArea(now, number, camp));
};

/** Returns whether all hexes of an area are in supply, or none. */
function reached(state: GameState, camp: Camp, area: AreaId): boolean | 'partly' {
  const now = situation(state);
  const hexes = hexesByArea(now.ground)[areaNumber(state, area)] ?? [];
  const count = hexes.filter((hex) => isSuppliedPlace(now, hex, camp)).length;
  return count === hexes.length ? true : count === 0 ? false : 'partly';
}

const isSupplied = (state: GameState, camp: Camp, hex: HexId): boolean =>
  isSuppliedPlace(situation(state), hexNamed(situation(state), hex), camp);

const inSupply = (state: GameState, unit: UnitId): boolean =>
  isInSupply(situation(state), situation(state).roster.unitCodes.get(unit) ?? -1);

describe('R 8.1, 8.3: the example of Thessaly', () => {
  const athenian = held(bare, 'athens', 'thessaly');

  it('is friendly to Athens and enemy to Sparta where there are cities, and friendly to both where there is none', () => {
    expect(status(athenian, 'phthiotis')).toEqual(['friendly', 'enemy']);
    expect(status(athenian, 'pelasgiotis')).toEqual(['friendly', 'enemy']);
    expect(status(athenian, 'perrhaebia')).toEqual(['friendly', 'friendly']);
  });

  // Lamia is Sparta's, and four units besiege Pharsalus.
  const besieged = units(
    cities(athenian, { lamia: { held: 'sparta' }, pharsalus: { siege: 5 } }),
    Object.fromEntries([1, 2, 3, 4].map((n): [UnitId, { at: HexId }] => [`boeotia-hoplite-5-${n}`, { at: 'W2821' }])),
  );

  it('turns around when Lamia is taken and Pharsalus besieged', () => {
    expect(status(besieged, 'phthiotis')).toEqual(['enemy', 'friendly']);
  });

  it('is contested when an Athenian unit moves in, or the siege is broken off', () => {
    const relieved = units(besieged, { 'attica-hoplite-4-1': { at: 'W2822' } });
    expect(status(relieved, 'phthiotis')).toEqual(['contested', 'contested']);
    expect(status({ ...besieged, units: {} }, 'phthiotis')).toEqual(['contested', 'contested']);
  });
});

describe('R 8.2: what does not count', () => {
  it('leaders, bases, unoccupied forts and fleets ashore do not make an area contested', () => {
    const attica = held(bare, 'athens', 'attica');
    const state: GameState = {
      ...units(attica, { 'corinth-fleet-4-1': { at: 'W3929', off: 'southernEuripus' } }),
      leaders: { archidamus: { at: 'W3730', player: 'sparta' } },
      bases: { W3730: 'sparta' },
      forts: { W3729: { by: 'sparta' } },
    };
    expect(status(state, 'attica')).toEqual(['friendly', 'enemy']);
    const occupied = units(state, { 'boeotia-hoplite-5-1': { at: 'W3729', inside: true } });
    expect(status(occupied, 'attica')).toEqual(['contested', 'contested']);
  });

  it('units inside a masked city do not (R 10.2.2)', () => {
    const state = units(cities(held(bare, 'athens', 'thessaly'), { lamia: { held: 'sparta' } }), {
      'attica-hoplite-4-1': { at: 'W2821', inside: true },
      'boeotia-hoplite-5-1': { at: 'W2821' },
    });
    expect(status(state, 'phthiotis')).toEqual(['enemy', 'friendly']);
  });

  it('a revolting city that is friendly to nobody is an enemy of both (ruling Q45)', () => {
    const state = held(bare, 'athens', 'aegeanIslands');
    const weary = {
      ...cities(state, { melos: { revolt: 0 } }),
      regions: { ...state.regions, aegeanIslands: { player: 'athens', allegiance: 3, militance: 4, multiple: 1 } },
    } satisfies GameState;
    expect(status(weary, 'melos')).toEqual(['enemy', 'enemy']);
  });
});

describe('R 8.4: sea areas', () => {
  const fleet = (at: UnitId, state = bare): GameState => units(state, { [at]: { at: 'saronicGulf' } });

  it('belong to whoever has fleets there, and are friendly to both without any', () => {
    expect(seaStatus(bare, 'saronicGulf')).toEqual(['friendly', 'friendly']);
    const spartan = fleet('corinth-fleet-4-1');
    expect(seaStatus(spartan, 'saronicGulf')).toEqual(['enemy', 'friendly']);
    expect(seaStatus(fleet('attica-fleet-6-1', spartan), 'saronicGulf')).toEqual(['contested', 'contested']);
  });

  it('count fleets in ports, but not those that forage (R 8.2, 9.7.4)', () => {
    const inPort = units(bare, { 'corinth-fleet-4-1': { at: 'W3232', inside: true } });
    expect(seaStatus(inPort, 'saronicGulf')).toEqual(['enemy', 'friendly']);
    const foraging = units(bare, { 'corinth-fleet-4-1': { at: 'W3232', off: 'saronicGulf', foraging: true } });
    expect(seaStatus(foraging, 'saronicGulf')).toEqual(['friendly', 'friendly']);
  });

  it('count fleets in ports that land units mask, but not those that fleets mask (R 10.2.2, 10.2.3)', () => {
    const masked = units(bare, {
      'corinth-fleet-4-1': { at: 'W3232', inside: true },
      'attica-hoplite-4-1': { at: 'W3232' },
    });
    expect(seaStatus(masked, 'saronicGulf')).toEqual(['enemy', 'friendly']);
    const shut = units(masked, { 'attica-fleet-6-1': { at: 'W3232', off: 'saronicGulf' } });
    expect(seaStatus(shut, 'saronicGulf')).toEqual(['friendly', 'enemy']);
  });
});

describe('R 8.4, ruling Q46: the sea area of a fleet ashore', () => {
  const seas = (state: GameState, ...list: readonly SeaId[]) => list.map((sea) => seaStatus(state, sea)[0]);

  it('is that of its port, of several that the hex touches', () => {
    const cythera = units(bare, { 'laconia-fleet-3-1': { at: 'W3244', inside: true } });
    expect(seas(cythera, 'laconianGulf', 'maleanSea')).toEqual(['enemy', 'friendly']);
  });

  it('and elsewhere that from which it has landed', () => {
    const landed = (off: SeaId) => units(bare, { 'laconia-fleet-3-1': { at: 'W3238', off } });
    expect(seas(landed('maleanSea'), 'maleanSea', 'argolicGulf')).toEqual(['enemy', 'friendly']);
    expect(seas(landed('argolicGulf'), 'maleanSea', 'argolicGulf')).toEqual(['friendly', 'enemy']);
  });
});

describe('R 9.3.3: supply lines over land', () => {
  it('example 1: from Thebes to Pharsalus and Lamia, but not to the rest of Thessaly', () => {
    const state = onlySources(held(bare, 'sparta', 'boeotia', 'phocisLocris', 'thessaly'), 'thebes');
    expect(['phthiotis', 'pelasgiotis', 'perrhaebia'].map((area) => reached(state, 'league', area))).toEqual([
      true,
      false,
      false,
    ]);
  });

  const peloponnese = onlySources(
    held(bare, 'sparta', 'laconia', 'elis', 'arcadia', 'achaea', 'argolid', 'corinth', 'epidaurus'),
    'sparta',
  );

  it('example 2: from Sparta all over the Peloponnese', () => {
    const areas = ['laconia', 'messenia', 'elis', 'arcadia', 'achaea', 'argolid', 'corinth', 'epidaurus'];
    expect(areas.filter((area) => reached(peloponnese, 'league', area) !== true)).toEqual([]);
  });

  it('example 2: not to Epidaurus if Argolid is an enemy', () => {
    const state = held(peloponnese, 'athens', 'argolid');
    expect(reached(state, 'league', 'argolid')).toBe(false);
    expect(reached(state, 'league', 'corinth')).toBe(true);
    expect(reached(state, 'league', 'epidaurus')).toBe(false);
    // A base in Corinth passes supply on.
    expect(reached({ ...state, bases: { W3131: 'sparta' } }, 'league', 'epidaurus')).toBe(true);
  });

  it('lead through contested areas hex by hex (R 9.3.1)', () => {
    // An Athenian in the open makes Arcadia contested; its own hex is closed, the rest is not.
    const state = units(peloponnese, { 'attica-hoplite-4-1': { at: 'W2734' } });
    expect(status(state, 'arcadia')).toEqual(['contested', 'contested']);
    expect(isSupplied(state, 'league', 'W2734')).toBe(false);
    expect(isSupplied(state, 'league', 'W2733')).toBe(true);
    expect(reached(state, 'league', 'achaea')).toBe(true);
  });

  it('do not leave a masked city, whose own units are in supply all the same (ruling Q48, R 4.4.3, 9.2.1)', () => {
    const state = units(peloponnese, {
      'attica-hoplite-4-1': { at: 'W2838' },
      'laconia-hoplite-5-1': { at: 'W2838', inside: true },
      'laconia-hoplite-5-2': { at: 'W2937' },
    });
    expect(inSupply(state, 'laconia-hoplite-5-1')).toBe(true);
    expect(inSupply(state, 'laconia-hoplite-5-2')).toBe(false);
  });
});

describe('R 9.3.4: the example of Naupactus', () => {
  const start: GameState = {
    ...cities(held(bare, 'sparta', 'laconia', 'corinth', 'megarid', 'achaea', 'epirus'), {
      naupactus: { held: 'athens' },
    }),
    bases: { W2428: 'athens', W3731: 'athens' },
  };
  const isNaupactusSupplied = (state: GameState): boolean => isSupplied(state, 'empire', 'W2428');

  it('is supplied from Corcyra, or from Athens by the base at Piraeus (R 9.2.2, 9.3.2)', () => {
    expect(isNaupactusSupplied(onlySources(start, 'corcyra'))).toBe(true);
    expect(isNaupactusSupplied(onlySources(start, 'athens'))).toBe(true);
    expect(isNaupactusSupplied(onlySources({ ...start, bases: { W2428: 'athens' } }, 'athens'))).toBe(false);
  });

  const blocked = units(onlySources(start, 'athens', 'corcyra'), {
    'corinth-fleet-4-1': { at: 'W1724', inside: true },
    'corinth-fleet-4-2': { at: 'W2940', inside: true },
  });

  it('is cut off by Spartan fleets at Leucas and Gytheum', () => {
    expect(isNaupactusSupplied(blocked)).toBe(false);
  });

  const pagae: GameState = {
    ...cities(blocked, { pagae: { held: 'athens' } }),
    bases: { ...start.bases, W3330: 'athens' },
  };

  it('is supplied by another route with a base at Pagae', () => {
    expect(isNaupactusSupplied(pagae)).toBe(true);
  });

  it('loses it to a Spartan fleet in any port of the Gulf of Corinth, and regains it by an Athenian one at Pagae', () => {
    const closed = units(pagae, { 'corinth-fleet-4-3': { at: 'W3031', inside: true } });
    expect(isNaupactusSupplied(closed)).toBe(false);
    expect(isNaupactusSupplied(units(closed, { 'attica-fleet-6-1': { at: 'W3330', inside: true } }))).toBe(true);
  });

  it('never leads through Open Seas (R 8.5)', () => {
    const rhodes = onlySources({ ...start, bases: { W6647: 'athens', W3731: 'athens' } }, 'athens');
    const narrow = units(rhodes, { 'corinth-fleet-4-1': { at: 'rhodianStrait' } });
    expect([isSupplied(rhodes, 'empire', 'W6647'), isSupplied(narrow, 'empire', 'W6647')]).toEqual([true, false]);
  });
});
