/** R 12, C: the deck, against what the rulebook counts and says of it. */
import { describe, expect, it } from 'vitest';
import { cards } from '../../../src/peloponnesian/data/cards/index.js';
import { map } from '../../../src/peloponnesian/data/map/index.js';
import { campaignPools } from '../../../src/peloponnesian/data/pools.js';
import type { CardEffect } from '../../../src/peloponnesian/data/shape/cards.js';
import { CARD_KINDS, type CardKind } from '../../../src/peloponnesian/vocabulary.js';

const { kinds } = cards;
const kind = (id: CardKind) => kinds.find((each) => each.kind === id);
const effectOf = <D extends CardEffect['does']>(id: CardKind, does: D): CardEffect & { readonly does: D } => {
  const effect = kind(id)?.effect;
  if (effect?.does !== does) throw new Error(`${id} does not ${does}`);
  return effect as CardEffect & { readonly does: D };
};

describe('kinds of card', () => {
  it('R C: are thirty, in the order of the rulebook', () => {
    expect(kinds.map((each) => each.kind)).toEqual(CARD_KINDS);
    expect(kinds).toHaveLength(30);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(30);
  });

  it('R C: as many of each as it prints, and one Audience', () => {
    expect(kinds.map(({ count }) => count)).toEqual([
      1, 8, 8, 1, 8, 1, 2, 14, 1, 1, 1, 1, 4, 2, 4, 3, 1, 2, 1, 18, 6, 2, 4, 4, 1, 2, 12, 3, 2, 2,
    ]);
  });

  it('R C: each is played by those whom it names', () => {
    const of = (user: string) => kinds.filter((each) => each.user === user).map((each) => each.kind);
    expect(of('athens')).toEqual(['alliedUnrest', 'athenianEmbassyToPersia', 'helotUprising']);
    expect(of('league')).toEqual([
      'alliedDissent',
      'audienceWithGreatKing',
      'pharnabazusOffersFleet',
      'pharnabazusOffersSupport',
      'pharnabazusOffersTroops',
      'rebellionPossible',
      'tissaphernesOffersFleet',
      'tissaphernesOffersSupport',
      'tissaphernesOffersTroops',
    ]);
  });

  it('every row and every modifier says where it comes from', () => {
    const modifiers = kinds.flatMap(({ effect }) => ('roll' in effect ? effect.roll.modifiers : []));
    const embassy = Object.values(effectOf('athenianEmbassyToPersia', 'endPersianAid').modifiers).flat();
    const sicily = effectOf('sicilianExpeditionResolution', 'resolveSicily').modifiers;
    const rows = [...kinds, ...cards.cards, ...modifiers, ...embassy, ...sicily];
    expect(rows.filter(({ source }) => source === undefined)).toEqual([]);
  });
});

describe('the deck', () => {
  it('R 1.1: has 120 cards, numbered from 1', () => {
    expect(cards.cards.map(({ id }) => id)).toEqual(Array.from({ length: 120 }, (_, index) => index + 1));
    for (const { kind: id, count } of kinds)
      expect(
        cards.cards.filter((card) => card.kind === id),
        id,
      ).toHaveLength(count);
  });

  it('R C: each City Betrayal names a large city of its own', () => {
    const named = cards.cards.filter((card) => card.kind === 'cityBetrayal').map(({ city }) => city);
    expect(new Set(named).size).toBe(14);
    const large = map.cities.filter(({ size }) => size === 'large').map(({ id }) => id);
    expect(named.filter((city) => !large.includes(city ?? ''))).toEqual([]);
  });

  it('R C, 27.2.6: each Rebellion Possible names Athenian regions, three of them with one fleet', () => {
    const rebellions = cards.cards.filter((card) => card.kind === 'rebellionPossible');
    expect(rebellions.every(({ regions = [], minimum }) => regions.length > 0 && minimum !== undefined)).toBe(true);
    const attested = rebellions.filter(({ source }) => source === 'R 27.2.6');
    expect(attested.map(({ regions, minimum }) => [regions, minimum])).toEqual(
      ['euboea', 'lesbos', 'chios'].map((region) => [[region], { type: 'fleet', count: 1 }]),
    );
  });
});

describe('effects', () => {
  it('R C: the satraps give what their pools hold', () => {
    const force = (home: string) => campaignPools.find((pool) => pool.home === home)?.force;
    for (const [home, fleet, troops] of [
      ['pharnabazus', 'pharnabazusOffersFleet', 'pharnabazusOffersTroops'],
      ['tissaphernes', 'tissaphernesOffersFleet', 'tissaphernesOffersTroops'],
    ] as const) {
      const ships = effectOf(fleet, 'persianAid').gift;
      const soldiers = effectOf(troops, 'persianAid').gift;
      const given = [
        ...(soldiers.gives === 'troops' ? soldiers.units.map((unit) => ({ ...unit, count: 2 * unit.count })) : []),
        ...(ships.gives === 'fleets' ? [ships.fleets] : []),
      ];
      expect(given).toEqual(force(home));
      expect(
        soldiers.gives === 'troops' && soldiers.keepTo.every((id) => map.areas.some((area) => area.id === id)),
      ).toBe(true);
    }
  });

  it('R C: Asia Minor is the mainland of four regions, and the south coast has Abydos, Cyzicus and Chalcedon', () => {
    const { areas, regions } = effectOf('tissaphernesOffersFleet', 'persianAid');
    const islands = ['lesbos', 'chios', 'samos', 'icaria', 'rhodes', 'cos'];
    const mainland = map.areas.filter(
      ({ region, id }) => regions.some((each) => each === region) && !islands.includes(id),
    );
    expect(areas).toEqual(mainland.map(({ id }) => id));
    const south = effectOf('pharnabazusOffersFleet', 'persianAid').areas;
    const ports = map.cities.filter(({ area, port }) => south.includes(area) && port !== null).map(({ id }) => id);
    expect(ports).toEqual(expect.arrayContaining(['abydos', 'cyzicus', 'chalcedon']));
  });

  it('R C: a die has a region for each festival and a sea for each storm', () => {
    expect(effectOf('festival', 'festival').regions).toHaveLength(6);
    const { seas } = effectOf('stormsAtSea', 'storms');
    const open = map.seas.filter(({ kind: of }) => of === 'open').map(({ id }) => id);
    expect([...seas].sort()).toEqual([...open].sort());
  });

  it('R C: Sicily is decided by two dice, alike for both sides', () => {
    const { outcomes } = effectOf('sicilianExpeditionResolution', 'resolveSicily');
    expect(outcomes.map(({ from, winner }) => [from, winner])).toEqual([
      [2, 'league'],
      [5, 'league'],
      [8, 'empire'],
      [11, 'empire'],
    ]);
    for (const [index, { checks, allegiance }] of outcomes.entries()) {
      const mirror = outcomes[outcomes.length - 1 - index];
      expect([checks.empire + checks.league, (mirror?.allegiance ?? NaN) + allegiance]).toEqual([0, 0]);
    }
  });

  it('R 9.3.3, C: the earthquake shakes the Peloponnese', () => {
    expect(effectOf('earthquakeInPeloponnese', 'stopMovement').regions).toHaveLength(7);
  });
});
