import { describe, expect, it } from 'vitest';
import { machine } from '../../src/peloponnesian/machine.js';
import { athenianCount } from '../../src/peloponnesian/query/victory.js';
import type { CityState, GameState } from '../../src/peloponnesian/state.js';
import type { ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { war } from './war.js';
import { situation } from './positions.js';

/** Counts units that are somewhere: `laconia: 5 hoplite-6, 3 hoplite-5`. */
function pools(state: GameState, where: 'forcePool' | 'buildPool' | 'map'): Record<string, string> {
  const { roster, places } = situation(state);
  const table = situation(state);
  const counts = new Map<string, Map<string, number>>();
  for (const { code, home, type, morale } of roster.units) {
    const at = table.placeOfUnit(code);
    const tray = at === places.trays.forcePool ? 'forcePool' : at === places.trays.buildPool ? 'buildPool' : 'map';
    if (tray !== where) continue;
    const row = counts.get(home) ?? new Map<string, number>();
    row.set(`${type}-${morale}`, (row.get(`${type}-${morale}`) ?? 0) + 1);
    counts.set(home, row);
  }
  return Object.fromEntries(
    [...counts].map(([home, row]) => [home, [...row].map(([kind, count]) => `${count} ${kind}`).join(', ')]),
  );
}

const rows = ({ regions }: GameState, player: 'athens' | 'sparta'): string[] =>
  Object.entries(regions)
    .filter(([, region]) => region.player === player)
    .map(
      ([region, { allegiance, militance, multiple, neutral }]) =>
        `${region} ${allegiance} ${militance} x${multiple}${neutral === true ? ' neutral' : ''}`,
    )
    .sort();

const leadersOf = ({ leaders }: GameState): string[] =>
  Object.entries(leaders)
    .map(([id, { player, at, pool }]) => `${player} ${id} ${pool ?? at}`)
    .sort();

/** Cities that differ from the map. */
const marked = ({ cities }: GameState, mark: keyof CityState): string[] =>
  Object.entries(cities)
    .filter(([, city]) => city[mark] !== undefined)
    .map(([id, city]) => (mark === 'held' ? `${id} ${city.held}` : id))
    .sort();

const spots = (state: GameState): string[] => {
  const { map } = situation(state).ground;
  return Object.entries(state.bases)
    .map(([hex, by]) => `${by} ${map.cities.find((city) => city.hex === hex)?.id ?? hex}`)
    .sort();
};

describe('the set-up of the Campaign Game (R 23.2)', () => {
  const state = war();

  it('R 23.2.1: pools of the last page of the rulebook', () => {
    expect(pools(state, 'forcePool')).toEqual({
      achaea: '1 hoplite-5, 2 fleet-3, 2 lightInfantry-3',
      elis: '3 hoplite-5, 2 fleet-3, 2 lightInfantry-3',
      arcadia: '3 hoplite-5, 2 lightInfantry-3',
      argolid: '1 hoplite-6, 6 hoplite-4',
      corinth: '5 hoplite-4, 4 fleet-4, 4 lightInfantry-3',
      laconia: '5 hoplite-6, 3 hoplite-5, 1 fleet-3',
      epidaurus: '2 hoplite-5, 1 fleet-3',
      megarid: '2 hoplite-4, 2 fleet-4',
      attica: '6 hoplite-4, 4 hoplite-3, 8 fleet-6, 4 fleet-5, 3 cavalry-4, 3 lightInfantry-3',
      boeotia: '7 hoplite-5, 6 cavalry-5, 6 lightInfantry-3',
      phocisLocris: '1 hoplite-4, 5 lightInfantry-3, 2 cavalry-5',
      aetolia: '8 lightInfantry-4',
      acarnania: '3 hoplite-4, 3 lightInfantry-3',
      epirus: '2 hoplite-4, 3 lightInfantry-3',
      westernIslands: '3 hoplite-4, 2 fleet-4',
      thessaly: '8 cavalry-5, 4 lightInfantry-4',
      macedon: '6 cavalry-5, 6 lightInfantry-4',
      chalcidice: '1 hoplite-4, 1 lightInfantry-3, 2 cavalry-5',
      thrace: '2 hoplite-4, 1 lightInfantry-3, 1 fleet-5',
      hellespont: '2 hoplite-4, 2 fleet-5',
      lesbos: '1 fleet-5, 1 hoplite-4',
      chios: '2 fleet-5, 1 hoplite-4',
      samos: '1 hoplite-4, 4 fleet-5',
      rhodes: '1 hoplite-4, 2 fleet-5',
      aegeanIslands: '1 fleet-5, 1 hoplite-4',
      tissaphernes: '12 lightInfantry-4, 6 cavalry-5, 4 fleet-5',
      pharnabazus: '8 lightInfantry-4, 4 cavalry-5, 3 fleet-5',
      sicily: '4 fleet-5',
    });
    expect(pools(state, 'buildPool')).toEqual({
      achaea: '1 hoplite-5',
      elis: '1 hoplite-5',
      arcadia: '1 hoplite-5',
      argolid: '4 lightInfantry-3, 4 fleet-4',
      corinth: '1 hoplite-4, 2 fleet-4',
      laconia: '1 hoplite-5, 5 fleet-3, 2 cavalry-4',
      epidaurus: '1 fleet-3, 2 lightInfantry-3',
      megarid: '2 hoplite-4',
      attica: '4 fleet-4, 1 cavalry-4, 1 lightInfantry-3',
      boeotia: '1 hoplite-5, 2 fleet-3',
      euboea: '2 hoplite-4, 2 fleet-4, 2 lightInfantry-3, 2 cavalry-5',
      phocisLocris: '1 hoplite-4, 1 lightInfantry-3',
      acarnania: '1 hoplite-4, 1 lightInfantry-3',
      epirus: '1 lightInfantry-3, 2 fleet-3',
      westernIslands: '1 hoplite-4',
      thessaly: '4 lightInfantry-4',
      chalcidice: '1 hoplite-4, 1 lightInfantry-3, 2 fleet-5',
      thrace: '1 lightInfantry-3, 2 cavalry-5, 1 fleet-5',
      hellespont: '2 lightInfantry-3',
      lesbos: '1 hoplite-4, 3 fleet-5',
      chios: '1 hoplite-4, 2 fleet-5',
      samos: '1 hoplite-4',
      rhodes: '1 hoplite-4',
      aegeanIslands: '1 hoplite-4, 1 fleet-5',
    });
    expect(pools(state, 'map')).toEqual({});
  });

  it('R 23.2.2: twelve leaders, two of Sparta on the map; all others in their Leader Pools', () => {
    expect(leadersOf(state)).toEqual([
      'athens eurymedon attica',
      'athens nicias attica',
      'athens nicostratus attica',
      'athens paches attica',
      'athens pericles attica',
      'athens phormio attica',
      'sparta alcidas laconia',
      'sparta archidamus laconia',
      'sparta diemporus W3528',
      'sparta eurylochus laconia',
      'sparta ramphias laconia',
      'sparta xenocleides W3131',
    ]);
    expect(situation(state).scenario.mostLeaders).toEqual({ athens: 6, sparta: 6 });
    expect(situation(state).scenario.leaderPools).toEqual({ empire: 'others', league: 'others' });
  });

  it('R 23.2.3: regions, levels and assessments; Argolid is neutral', () => {
    expect(rows(state, 'athens')).toEqual([
      'acarnania 7 8 x1',
      'aegeanIslands 19 10 x1',
      'argolid 3 8 x1 neutral',
      'attica 20 20 x1',
      'chalcidice 2 7 x1',
      'chios 4 8 x1',
      'euboea 13 7 x1',
      'hellespont 8 8 x1',
      'lesbos 3 9 x1',
      'macedon 2 7 x1',
      'rhodes 6 8 x1',
      'samos 12 9 x1',
      'thessaly 6 8 x1',
      'thrace 4 8 x1',
      'westernIslands 8 7 x1',
    ]);
    expect(rows(state, 'sparta')).toEqual([
      'achaea 4 6 x1',
      'aetolia 5 7 x1',
      'arcadia 10 8 x1',
      'boeotia 12 12 x1',
      'corinth 20 16 x1',
      'elis 6 8 x1',
      'epidaurus 13 10 x1',
      'epirus 8 6 x1',
      'laconia 20 20 x1',
      'megarid 7 10 x1',
      'phocisLocris 6 8 x1',
    ]);
  });

  it('R 23.2.4, 23.2.5: treasuries, markers and bases', () => {
    expect(state.treasuries).toEqual({ athens: 230, sparta: 20 });
    expect(marked(state, 'held')).toEqual(['anactorium sparta', 'naupactus athens', 'oeniadae sparta']);
    expect(marked(state, 'revolt')).toEqual(['melos', 'plataea', 'potidaea', 'thera']);
    expect(Object.keys(state.cities)).toHaveLength(7);
    expect(spots(state)).toEqual([
      'athens amphipolis',
      'athens naupactus',
      'athens piraeus',
      'sparta cyllene',
      'sparta gytheum',
    ]);
    expect(state.forts).toEqual({});
  });

  it('R 23.2.6, 23.4: the first deck has 107 of 120 cards, and three kinds join later', () => {
    const { components, scenario } = situation(state);
    const { without = [], later = [], optional, hands } = scenario.deck ?? {};
    const count = (kinds: readonly string[]): number =>
      components.cards.cards.filter(({ kind }) => kinds.includes(kind)).length;
    expect(components.cards.cards.length - count([...without, ...later])).toBe(107);
    expect(without).toEqual(['alliedDissent']);
    expect([...later].sort()).toEqual(['argosEndsNeutrality', 'carthageInvadesSicily', 'peaceEmbassy']);
    expect(count(later)).toBe(5);
    expect(optional).toEqual(['plagueInAthens']);
    expect(hands).toEqual({ athens: 5, sparta: 5 });
  });

  it('R 23.3: it begins with Spring 431, without a last season', () => {
    expect([state.year, state.season]).toEqual([431, 'spring']);
    expect(situation(state).scenario.end).toBeNull();
  });
});

describe('the set-up of the Archidamian War (R 26.2)', () => {
  const state = war({}, 'archidamianWar');

  it('R 26.2.1, 26.2.2, 26.2.4, 26.2.5: it is that of the Campaign Game', () => {
    const { units, leaders, treasuries, cities, bases, forts, longWalls } = war();
    expect(state).toMatchObject({ units, leaders, treasuries, cities, bases, forts, longWalls });
  });

  it('R 26.2.3: but for both homes, and Argolid, which never takes sides', () => {
    const { regions } = war();
    const both = { allegiance: 15, militance: 15, multiple: 1 };
    expect(state.regions).toEqual({
      ...regions,
      attica: { player: 'athens', ...both },
      laconia: { player: 'sparta', ...both },
    });
    expect(situation(state).scenario.regions.find(({ region }) => region === 'argolid')?.neutral).toBe('always');
  });

  it('R 26.2.6: 101 cards, with the embassies from the start (ruling Q106)', () => {
    const { components, scenario } = situation(state);
    const without: readonly string[] = scenario.deck?.without ?? [];
    expect([...without].sort()).toEqual([
      'alliedDissent',
      'argosEndsNeutrality',
      'carthageInvadesSicily',
      'sicilianExpeditionEscalation',
      'sicilianExpeditionResolution',
    ]);
    expect(scenario.deck?.later).toEqual([]);
    expect(components.cards.cards.filter(({ kind }) => !without.includes(kind))).toHaveLength(101);
  });

  it('R 26.3.1, ruling Q109: it ends after Winter 420', () => {
    expect([state.year, state.season]).toEqual([431, 'spring']);
    expect(situation(state).scenario.end).toEqual({ year: 420, season: 'winter' });
  });
});

describe('the set-up of the Ionian War (R 27.2)', () => {
  const state = war({}, 'ionianWar');

  it('R 27.2.1: Force Pools', () => {
    expect(pools(state, 'forcePool')).toEqual({
      achaea: '1 hoplite-5, 1 lightInfantry-3',
      elis: '2 hoplite-5, 1 lightInfantry-3',
      arcadia: '1 hoplite-5',
      argolid: '1 hoplite-6, 3 hoplite-4',
      corinth: '3 hoplite-4, 1 lightInfantry-3',
      laconia: '3 hoplite-6, 2 hoplite-5, 1 fleet-3, 2 cavalry-4',
      epidaurus: '1 hoplite-5, 1 lightInfantry-3',
      megarid: '2 hoplite-4',
      attica: '3 hoplite-3, 4 fleet-5, 1 cavalry-4, 1 lightInfantry-3',
      boeotia: '5 hoplite-5, 4 cavalry-5, 5 lightInfantry-3',
      phocisLocris: '3 lightInfantry-3, 1 cavalry-5',
      aetolia: '5 lightInfantry-4',
      acarnania: '2 hoplite-4, 2 lightInfantry-3',
      epirus: '1 hoplite-4, 1 lightInfantry-3',
      westernIslands: '2 hoplite-4, 1 fleet-4',
      thessaly: '4 cavalry-5, 4 lightInfantry-4',
      macedon: '4 cavalry-5, 4 lightInfantry-4',
      chalcidice: '1 hoplite-4, 2 lightInfantry-3, 2 cavalry-5',
      thrace: '1 hoplite-4, 1 lightInfantry-3',
      hellespont: '1 hoplite-4',
      lesbos: '1 hoplite-4',
      chios: '2 fleet-5, 1 hoplite-4',
      tissaphernes: '10 lightInfantry-4, 6 cavalry-5, 4 fleet-5',
      pharnabazus: '8 lightInfantry-4, 4 cavalry-5, 3 fleet-5',
      // One of the four has come to Sparta already, and is in Sicily (ruling Q108).
      sicily: '3 fleet-5',
    });
  });

  it('R 27.2.1: Build Pools have the rest of the units of the Campaign Game', () => {
    const totals = (of: GameState): Record<string, number> => {
      const counts: Record<string, number> = {};
      for (const { home, type, morale } of situation(of).roster.units) {
        const kind = `${home}-${type}-${morale}`;
        counts[kind] = (counts[kind] ?? 0) + 1;
      }
      return counts;
    };
    expect(totals(state)).toEqual(totals(war()));
    // Ruling Q105: elite units are there too.
    expect(pools(state, 'buildPool')).toMatchObject({
      laconia: '2 hoplite-6, 2 hoplite-5, 5 fleet-3',
      attica: '6 hoplite-4, 1 hoplite-3, 8 fleet-6, 3 cavalry-4, 3 lightInfantry-3, 4 fleet-4',
    });
  });

  it('R 27.2.2, ruling Q107: six leaders of each side at home, and the others in the Leader Pools', () => {
    expect(leadersOf(state)).toEqual([
      'athens charminus attica',
      'athens cleomedes attica',
      'athens diomedon attica',
      'athens strombichides attica',
      'athens theramenes attica',
      'athens thrasybulus attica',
      'sparta agis laconia',
      'sparta alcibiades laconia',
      'sparta alexarchus laconia',
      'sparta astyochus laconia',
      'sparta clearchus laconia',
      'sparta dercyllidas laconia',
    ]);
    expect(situation(state).scenario.leaderPools).toEqual({
      empire: ['aristocrates', 'periclesTheYounger', 'philocles', 'conon'],
      league: ['mindarus', 'callicratidas', 'lysander', 'pausanius', 'scirphondas', 'ramphias'],
    });
  });

  it('R 27.2.3: regions, levels and assessments', () => {
    expect(rows(state, 'athens')).toEqual([
      'acarnania 5 8 x1',
      'aegeanIslands 13 8 x3',
      'argolid 3 5 x1',
      'attica 15 15 x3',
      'chios -1 9 x2',
      'euboea 3 7 x2',
      'hellespont 3 8 x2',
      'lesbos 0 8 x2',
      'macedon 1 4 x1',
      'rhodes 2 8 x2',
      'samos 4 9 x2',
      'thessaly 3 10 x1',
      'thrace 1 8 x2',
      'westernIslands 6 6 x2',
    ]);
    expect(rows(state, 'sparta')).toEqual([
      'achaea 4 5 x2',
      'aetolia 3 4 x1',
      'arcadia 5 8 x1',
      'boeotia 9 9 x3',
      'chalcidice 2 7 x2',
      'corinth 12 10 x3',
      'elis 4 7 x1',
      'epidaurus 8 7 x2',
      'epirus 5 3 x1',
      'laconia 12 11 x3',
      'megarid 6 8 x3',
      'phocisLocris 5 6 x2',
    ]);
  });

  it('R 27.2.4, 27.2.5, ruling Q66: treasuries, and what stands on the map', () => {
    expect(state.treasuries).toEqual({ athens: 86, sparta: 41 });
    expect(marked(state, 'held')).toEqual([
      'cythera athens',
      'naupactus athens',
      'nisaea athens',
      'potidaea athens',
      'torone athens',
    ]);
    expect(marked(state, 'revolt')).toEqual(['amphipolis']);
    expect(marked(state, 'destroyed')).toEqual(['melos', 'plataea', 'scione']);
    expect(marked(state, 'walled')).toEqual(['mytilene', 'thespiae']);
    expect(state.longWalls).not.toContain('megara nisaea');
    expect(war().longWalls).toContain('megara nisaea');
    expect(state.forts).toEqual({ W2337: { by: 'athens' }, W3729: { by: 'sparta' } });
    expect(spots(state)).toEqual([
      'athens W2337',
      'athens naupactus',
      'athens piraeus',
      'athens potidaea',
      'sparta cyllene',
      'sparta gytheum',
    ]);
    // Inside the forts.
    expect(state.units['westernIslands-hoplite-4-3']).toEqual({ at: 'W2337', inside: true });
    expect(pools(state, 'map')).toMatchObject({ westernIslands: '1 hoplite-4', boeotia: '1 hoplite-5' });
  });

  it('R 27.2.6: the deck of 101 cards, of which Sparta begins with five', () => {
    const { components, scenario } = situation(state);
    const without: readonly string[] = scenario.deck?.without ?? [];
    expect([...without].sort()).toEqual([
      'alliedDissent',
      'argosEndsNeutrality',
      'plagueInAthens',
      'sicilianExpeditionEscalation',
      'sicilianExpeditionResolution',
      'sitalcesInvades',
    ]);
    expect(components.cards.cards.filter(({ kind }) => !without.includes(kind))).toHaveLength(101);
    expect(scenario.deck?.dealt).toEqual({
      sparta: [
        { kind: 'rebellionPossible', region: 'euboea' },
        { kind: 'rebellionPossible', region: 'lesbos' },
        { kind: 'rebellionPossible', region: 'chios' },
        { kind: 'tissaphernesOffersTroops' },
        { kind: 'pharnabazusOffersTroops' },
      ],
    });
  });

  it('R 27.3.1: from Spring 412 to Winter 405', () => {
    expect([state.year, state.season]).toEqual([412, 'spring']);
    expect(situation(state).scenario.end).toEqual({ year: 405, season: 'winter' });
  });
});

describe.each<ScenarioId>(['campaign', 'archidamianWar', 'ionianWar'])('the beginning of the %s', (scenario) => {
  it('R 2.4: the Yearly Start Phase is skipped in the first year, and somebody has something to decide', () => {
    const { state, events } = machine.start(war({}, scenario));
    expect(events.some(({ type }) => type === 'tributeCollected')).toBe(false);
    expect(machine.actors(state)).toHaveLength(1);
  });

  it('R 23.5, 27.4: Athens begins with 33 of the Base Tribute Values: in the Ionian War with Argolid instead of Chalcidice', () => {
    expect(athenianCount(situation(war({}, scenario)))).toBe(33);
  });
});
