/** R 5: who is alone in a province. */
import { describe, expect, it } from 'vitest';
import { aloneIn, provinceAt } from '../../../src/conquest/query/06-1-presence.js';
import { asked, emptyBoard, place, type Changes } from '../table.js';

const alone = (province: string, changes: Changes) => {
  const situation = asked(emptyBoard(changes));
  return aloneIn(situation, provinceAt(situation, place(situation, province)));
};
const at = (id: string) => ({ at: id });

describe('R 5.4 who is alone in a province', () => {
  it('whose units alone are in its field or its cities (ruling C5.2)', () => {
    expect(alone('syria', { units: { 'phalanx-1': at('syria') } })).toBe('macedonian');
    expect(alone('syria', { units: { 'persianInfantry-1': at('tyre') } })).toBe('persian');
  });
  it('nobody with units of both in it, the one in the field and the other behind walls, or of none', () => {
    expect(alone('syria', { units: { 'phalanx-1': at('syria'), 'dahae-1': at('syria') } })).toBeUndefined();
    expect(alone('syria', { units: { 'phalanx-1': at('syria'), 'persianInfantry-1': at('tyre') } })).toBeUndefined();
    expect(alone('syria', {})).toBeUndefined();
  });
  it('leaders are none (R 5.5), nor those in a fortress on a border (ruling C5.2)', () => {
    const units = { 'phalanx-1': at('syria'), 'persianInfantry-1': at('gaza') };
    expect(alone('syria', { units, leaders: { darius: at('syria') } })).toBe('macedonian');
    expect(alone('egypt', { units })).toBeUndefined();
  });
});
