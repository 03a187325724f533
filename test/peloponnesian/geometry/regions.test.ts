/** R 1.2, 24.3: regions and their neighbours, against what the rulebook tells of them. */
import { describe, expect, it } from 'vitest';
import { map } from '../../../src/peloponnesian/data/map/index.js';
import { regionsOn } from '../../../src/peloponnesian/geometry/regions.js';
import { REGIONS } from '../../../src/peloponnesian/vocabulary.js';

const regions = regionsOn(map);

describe('regions on the map', () => {
  it('R 24.3: all but the Aegean and the Western Islands have neighbours', () => {
    expect(REGIONS.filter((region) => regions[region].neighbours.size === 0)).toEqual([
      'westernIslands',
      'aegeanIslands',
    ]);
  });

  it('are neighbours of each other', () => {
    for (const region of REGIONS)
      for (const other of regions[region].neighbours)
        expect(regions[other].neighbours.has(region), `${region} and ${other}`).toBe(true);
  });

  it('R 15.5, 16.8.2: Boeotia touches Attica, and Leucas ties Epirus to Acarnania', () => {
    expect(regions.boeotia.neighbours.has('attica')).toBe(true);
    expect(regions.epirus.neighbours.has('acarnania')).toBe(true);
    expect([...regions.euboea.neighbours]).toEqual(['boeotia']);
    expect(regions.laconia.neighbours.has('attica')).toBe(false);
  });

  it('R 7.3.2, 6.5: have areas and cities', () => {
    expect(regions.corinth.cities).toEqual(['corinth', 'lechaeum', 'cenchreae']);
    expect([...regions.chios.cities].sort()).toEqual(['chios', 'clazomenae', 'erythrae', 'teos']);
    expect(regions.thessaly.areas).toHaveLength(3);
    expect(REGIONS.filter((region) => regions[region].cities.length === 0)).toEqual([]);
  });
});
