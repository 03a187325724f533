import { describe, expect, it } from 'vitest';
import { components } from '../../../src/conquest/data/default.js';
import {
  baggageCode,
  findLeader,
  findProvince,
  findUnit,
  leaderCode,
  leaderNamed,
  placeCode,
  provinceCode,
  provinceNamed,
  unitCode,
  unitNamed,
} from '../../../src/conquest/table/by-id.js';
import { groundOf } from '../../../src/conquest/table/ground.js';
import { rosterOf } from '../../../src/conquest/table/roster.js';

const box = { ground: groundOf(components), roster: rosterOf(components) };
const { ground, roster } = box;

describe('by its id', () => {
  it('a unit of the counters (R 2.3) is found with its code', () => {
    expect(unitNamed(box, 'phalanx-2').id).toBe('phalanx-2');
    expect(findUnit(box, 'phalanx-2')).toBe(unitNamed(box, 'phalanx-2'));
    expect(roster.units[unitCode(box, 'phalanx-2')]?.id).toBe('phalanx-2');
  });

  it('a leader of the counters is', () => {
    expect(leaderNamed(box, 'darius').id).toBe('darius');
    expect(findLeader(box, 'darius')).toBe(leaderNamed(box, 'darius'));
    expect(roster.leaders[leaderCode(box, 'darius')]?.id).toBe('darius');
  });

  it('what armies take along (R 11.7) is', () => {
    expect(roster.baggage[baggageCode(box, 'siegeTrain')]?.id).toBe('siegeTrain');
  });

  it('a place of the map (R 2.2), or a tray, is', () => {
    expect(ground.places[placeCode(box, 'tyre')]).toBe('tyre');
    expect(placeCode(box, 'gone')).toBe(ground.trays.gone);
    expect(provinceNamed(box, 'phrygia').fact.id).toBe('phrygia');
    expect(findProvince(box, 'phrygia')).toBe(provinceNamed(box, 'phrygia'));
    expect(ground.provinces[provinceCode(box, 'phrygia')]?.fact.id).toBe('phrygia');
  });
});

describe('what there is not', () => {
  it('is a RangeError that says what was looked for, and by which id', () => {
    expect(() => unitCode(box, 'triarii-1')).toThrow(new RangeError('the counters have no unit triarii-1'));
    expect(() => unitNamed(box, 'phalanx-999')).toThrow('the counters have no unit phalanx-999');
    expect(() => leaderCode(box, 'hannibal')).toThrow('the counters have no leader hannibal');
    expect(() => leaderNamed(box, 'hannibal')).toThrow('the counters have no leader hannibal');
    expect(() => baggageCode(box, 'sacredBand')).toThrow('the counters have no baggage sacredBand');
    expect(() => placeCode(box, 'carthage')).toThrow('the map has no place carthage');
    expect(() => provinceCode(box, 'carthage')).toThrow('the map has no province carthage');
  });

  it('is undefined for whoever asks whether it is there', () => {
    expect(findUnit(box, 'darius')).toBeUndefined();
    expect(findLeader(box, 'phalanx-2')).toBeUndefined();
    expect(findProvince(box, 'carthage')).toBeUndefined();
  });

  it('a city and a tray are no provinces', () => {
    expect(findProvince(box, 'tyre')).toBeUndefined();
    expect(() => provinceNamed(box, 'tyre')).toThrow('the map has no province tyre');
    expect(() => provinceCode(box, 'pool')).toThrow('the map has no province pool');
  });
});
