/** R 2.3-2.8, 3: the counters, against what the rulebook prints of them. */
import { describe, expect, it } from 'vitest';
import { counters, kinds, leaders, ranges } from '../../../src/conquest/data/counters.js';
import type { KindFact } from '../../../src/conquest/data/shape.js';
import { isCavalry, isHeavy, isNimble, strengthWith } from '../../../src/conquest/units.js';

const kind = (id: string): KindFact => {
  const found = kinds.find((each) => each.id === id);
  if (found === undefined) throw new RangeError(id);
  return found;
};
const printed = (id: string) => kind(id).strengths.map(({ attack, defense }) => `${attack}-${defense}`);
const countOf = (id: string) => kind(id).batches.reduce((sum, { count }) => sum + count, 0);
const beginAt = (at: string, choice?: string) =>
  Object.fromEntries(
    kinds.flatMap(({ id, batches }) =>
      batches.filter((batch) => batch.at === at && batch.choice === choice).map(({ count }) => [id, count]),
    ),
  );
const leadersAt = (at: string) => leaders.filter((leader) => leader.at === at).map(({ id }) => id);

describe('strengths', () => {
  it('R 12.11 a phalanx is 8-8, and 7-7 reduced', () => expect(printed('phalanx')).toEqual(['8-8', '7-7']));
  it('R 2.3 Hetairoi and Hypaspists have four steps', () => {
    expect([printed('hetairoi').length, printed('hypaspists').length]).toEqual([4, 4]);
  });
  it('R 2.5 a nation has one colour, and shows whose its units are until they change sides', () => {
    const sideOf = (nation: string) => [
      ...new Set(kinds.filter((each) => each.nation === nation).map(({ side }) => side)),
    ];
    expect(['macedonian', 'spartan', 'persian', 'indian', 'barbarian', 'arab'].map(sideOf)).toEqual([
      ['macedonian'],
      ['persian'],
      ['persian'],
      ['persian'],
      ['persian'],
      ['persian'],
    ]);
    expect(new Set(kinds.map(({ nation }) => nation))).toContain('mercenary');
  });
  it('R 2.7 types: Arabs are light infantry; heavy cavalry alone is no light cavalry, horse archers are (ruling C2.1)', () => {
    expect(kinds.filter(({ nation }) => nation === 'arab').map(({ type }) => type)).toEqual(['lightInfantry']);
    const riders = kinds.filter(isCavalry);
    expect(riders.filter(isHeavy).map(({ id }) => id)).toEqual(['hetairoi', 'thessalians', 'persianHeavyCavalry']);
    expect(riders.filter(({ type }) => type === 'horseArcher').map(({ id }) => id)).toEqual([
      'dahae',
      'massagetae',
      'barbarianHorseArchers',
    ]);
    expect(riders.every(isNimble)).toBe(true);
  });
  it('R 2.8 an attack strength, a defense strength, and of leaders one rating', () => {
    expect(strengthWith(kind('mercenaryHoplites'), 2)).toEqual({ attack: 6, defense: 7 });
    expect(strengthWith(kind('mercenaryHoplites'), 1)).toEqual({ attack: 3, defense: 5 });
    expect(leaders.every(({ ability }) => Number.isInteger(ability) && ability >= 0)).toBe(true);
  });
  it('R 10.7 Persian cavalry 3-3 and infantry 3-2 stack in pairs, and nobody else', () => {
    expect(kinds.filter(({ pairs }) => pairs).map(({ id }) => [id, ...printed(id)])).toEqual([
      ['persianCavalry', '3-3'],
      ['persianInfantry', '3-2'],
    ]);
  });
  it('R 3.3 the unit in Sardis and the Indian levies are 2-1', () => {
    expect([printed('persianLevy'), printed('indianLevy')]).toEqual([['2-1'], ['2-1']]);
  });
  it('R 10.13 Indian archers are 4-2, and shoot', () => {
    expect(printed('indianArchers')).toEqual(['4-2']);
    expect(kind('indianArchers').missile).toBe(true);
  });
  it('all archers shoot, on foot and on horse, and nobody else', () => {
    const shoots = (each: KindFact) => each.type === 'archer' || each.type === 'horseArcher';
    expect(kinds.filter((each) => (each.missile ?? false) !== shoots(each))).toEqual([]);
  });
  it('a reduced side is weaker than the one before', () => {
    const odd = kinds.filter(({ strengths }) =>
      strengths.some((one, index) => {
        const before = strengths[index - 1];
        return before !== undefined && (one.attack >= before.attack || one.defense >= before.defense);
      }),
    );
    expect(odd).toEqual([]);
  });
  it('R 18.0 Alexander and the Hetairoi defend with 17; nobody attacks them with more than 13', () => {
    const alexander = leaders.find(({ id }) => id === 'alexander');
    expect((alexander?.ability ?? 0) + (kind('hetairoi').strengths[0]?.defense ?? 0)).toBe(17);
    const best = (nation: string) =>
      Math.max(
        ...kinds
          .filter((each) => each.nation === nation && each.missile !== true)
          .map(({ strengths }) => strengths[0]?.attack ?? 0),
      ) + Math.max(...leaders.filter((each) => each.nation === nation).map(({ ability }) => ability));
    expect([best('persian'), best('indian'), best('spartan')]).toEqual([13, 13, 13]);
  });
});

describe('set-up', () => {
  it('R 8.3 six infantry units and Antipater are the Home Army', () => {
    expect(beginAt('macedonia')).toEqual({ phalanx: 6 });
    expect(leadersAt('macedonia')).toEqual(['antipater']);
    expect(kind('phalanx').batches.find(({ at }) => at === 'macedonia')?.range).toBe('europe');
  });
  it('R 3.3 one unit in Sardis, the Dahae in Bactria, the Massagetae in Sogdiana', () => {
    expect(beginAt('sardis')).toEqual({ persianLevy: 1 });
    expect([beginAt('bactria'), beginAt('sogdiana')]).toEqual([{ dahae: 1 }, { massagetae: 1 }]);
  });
  it('R 3.3 two levies in Lower India and in Gandara, all other Indians with Porus', () => {
    expect([beginAt('lowerIndia'), beginAt('gandara')]).toEqual([{ indianLevy: 2 }, { indianLevy: 2 }]);
    const elsewhere = kinds
      .filter(({ nation }) => nation === 'indian')
      .flatMap(({ batches }) => batches.filter(({ at }) => !['upperIndia', 'lowerIndia', 'gandara'].includes(at)));
    expect(elsewhere).toEqual([]);
    expect(leadersAt('upperIndia')).toEqual(['porus']);
  });
  it("R 3.3 Darius is with the King's army, of seventeen units in this reconstruction", () => {
    expect(leaders.filter(({ choice }) => choice === 'kingsArmy').map(({ id }) => id)).toEqual(['darius']);
    expect(Object.values(beginAt('aside', 'kingsArmy')).reduce((sum, count) => sum + count, 0)).toBe(17);
  });
  it('R 3.2, 3.3 Alexander, Parmenio and Memnon meet in Ionia', () => {
    expect(leadersAt('ionia')).toEqual(['alexander', 'parmenio', 'memnon']);
  });
  it('R S4.2 thirteen phalanxes, four heavy Persian cavalry and four Persian archers', () => {
    expect([countOf('phalanx'), countOf('persianHeavyCavalry'), countOf('persianArchers')]).toEqual([13, 4, 4]);
  });
  it('R 13.2 Memnon is withdrawn in the Spring of 333, the fifth turn', () => {
    expect(leaders.find(({ id }) => id === 'memnon')?.leaves).toBe(5);
  });
});

describe('what counters may', () => {
  it('R 12.8 one-step Persian infantry and cavalry, and one-step Indian infantry, have Macedonian backs', () => {
    const recruits = (by: string) => kinds.filter(({ recruited }) => recruited === by).map(({ id }) => id);
    // R 12.8, and those of whom R 3.3 says which side is up (ruling C12.10).
    expect(recruits('capitals')).toEqual(['persianCavalry', 'persianInfantry', 'persianLevy', 'dahae', 'massagetae']);
    expect(recruits('india')).toEqual(['indianLevy', 'indianInfantry']);
    expect(recruits('byAnybody')).toEqual(['mercenaryHoplites', 'mercenaryPeltasts']);
  });
  it('R 15.8 foot archers and Royal Guard need the treasuries', () => {
    expect(kinds.filter(({ needsTreasury }) => needsTreasury).map(({ id }) => id)).toEqual([
      'royalGuard',
      'persianArchers',
    ]);
  });
  it('R 12.10 one leader without rating a side, and they alone have no reverse', () => {
    expect(leaders.filter(({ standIn }) => standIn).map(({ side, ability }) => [side, ability])).toEqual([
      ['macedonian', 0],
      ['persian', 0],
    ]);
    expect(leaders.filter(({ wounded }) => wounded === null)).toEqual(leaders.filter(({ standIn }) => standIn));
  });
  it('R 10.17, 10.18, 12.9 Alexander, Darius and Porus are what others are not', () => {
    expect(leaders.filter(({ fearless }) => fearless).map(({ id }) => id)).toEqual(['alexander']);
    expect(leaders.filter(({ ralliesOn }) => ralliesOn !== 3).map(({ id, ralliesOn }) => [id, ralliesOn])).toEqual([
      ['darius', 0],
      ['porus', 6],
    ]);
    expect(leaders.filter(({ recoversOn }) => recoversOn !== 3).map(({ id, recoversOn }) => [id, recoversOn])).toEqual([
      ['alexander', 5],
      ['porus', 5],
    ]);
  });
  it('R 10.19 Alexander, Darius and Bessus are kings', () => {
    expect(leaders.filter(({ king }) => king).map(({ id, king }) => [id, king])).toEqual([
      ['alexander', 'ofGame'],
      ['darius', 'ofArmy'],
      ['bessus', 'ofArmy'],
    ]);
  });
  it('R 8.3, 14.2 ranges', () => {
    const provincesOf = (id: string) => [...(ranges.find((range) => range.id === id)?.provinces ?? [])].sort();
    expect(provincesOf('europe')).toEqual(['hellas', 'macedonia', 'thrace']);
    expect(provincesOf('india')).toEqual(['gandara', 'lowerIndia', 'upperIndia']);
    expect(provincesOf('aegean')).toEqual(['hellas', 'ionia', 'macedonia', 'thrace']);
    expect(provincesOf('empire')).toEqual([
      'arabia',
      'chorasmia',
      'gandara',
      'lowerIndia',
      'scythia',
      'sind',
      'upperIndia',
    ]);
  });
  it('R 6.3 Indians and barbarians stay apart', () => {
    expect([counters.apart, counters.bands]).toEqual([
      ['indian', 'barbarian', 'arab'],
      ['barbarian', 'arab'],
    ]);
  });
});
