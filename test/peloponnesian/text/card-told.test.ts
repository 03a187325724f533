/** What Event Cards do, in words: read against Appendix C. */
import { describe, expect, it, test } from 'vitest';
import { LOCALES } from '../../../src/core/index.js';
import { components } from '../../../src/peloponnesian/data/default.js';
import { findCard, findKind } from '../../../src/peloponnesian/query/cards.js';
import { cardTold, type ToldCard } from '../../../src/peloponnesian/text/card-told.js';

const ALL = components.cards.cards;

function told(id: number, locale: (typeof LOCALES)[number] = 'en'): ToldCard {
  const [card, kind] = [findCard({ components }, id), findKind({ components }, id)];
  if (card === undefined || kind === undefined) throw new Error(`no card ${id}`);
  return cardTold(locale, { options: {} }, card, kind);
}

/** The first card of a kind. */
function first(kind: (typeof ALL)[number]['kind'], locale: (typeof LOCALES)[number] = 'en'): ToldCard {
  const card = ALL.find((each) => each.kind === kind);
  if (card === undefined) throw new Error(`no card of the kind ${kind}`);
  return told(card.id, locale);
}

describe.each(LOCALES)('in %s', (locale) => {
  it.each(ALL.map(({ id, kind }) => [kind, id] as const))('%s (card %i) is told in whole sentences', (_, id) => {
    const { user, text } = told(id, locale);
    expect(user).not.toBe('');
    expect(text).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect(text).not.toMatch(/ {2}|undefined|NaN|\[object|\.\.|, \./);
  });

  it('kinds that do something else read otherwise', () => {
    const texts = components.cards.kinds.map(({ kind }) => first(kind, locale).text);
    expect(new Set(texts).size).toBe(texts.length);
  });
});

test('R C who plays a card', () => {
  expect(first('helotUprising').user).toBe('Athens');
  expect(first('rebellionPossible').user).toBe('the League');
  expect(first('cityBetrayal').user).toBe('either side');
  expect(first('helotUprising', 'de').user).toBe('Athen');
});

test('R C what succeeds on a 6 says so, and what a failure costs', () => {
  expect(first('helotUprising').text).toMatch(
    /^From 6 on, .* Laconia but Sparta: .*If it fails: Militance \+2 in Laconia\.$/,
  );
  expect(first('alliedDissent').text).toContain('If it fails with 3 or less: Allegiance −1.');
  expect(first('athenianEmbassyToPersia').text).toContain('In any case: 1 talent.');
});

test('R C an oracle is good from 4 on, and bad below', () => {
  expect(first('consultOracleAtDelphi').text).toContain('From 4 on');
  expect(first('consultOracleAtDelphi').text).toContain('morale +1');
  expect(first('consultOracleAtDelphi').text).toContain('−1');
});

test('R C what Persia gives, where, and what it costs in Allegiance', () => {
  expect(first('pharnabazusOffersFleet').text).toContain('Pharnabazus sends 3 fleets');
  expect(first('tissaphernesOffersFleet').text).toContain('Tissaphernes sends 4 fleets');
  expect(first('tissaphernesOffersTroops').text).toContain('a general with 6 light infantry and 3 cavalry');
  expect(first('tissaphernesOffersTroops').text).toContain(
    'Allegiance +1 towards the Athenian Empire in Lesbos, Chios, Samos and Rhodes',
  );
  expect(first('pharnabazusOffersSupport').text).toContain('another card of this satrap');
});

test('R C a betrayal names its city, with +2 in its siege and +1 in another', () => {
  const card = ALL.find(({ kind, city }) => kind === 'cityBetrayal' && city === 'argos');
  expect(told(card?.id ?? 0).text).toContain('In a siege: +2 to the roll for Argos, +1 for another city.');
});

test('R C a rebellion tells of the force that it names', () => {
  const card = ALL.find(({ kind, minimum }) => kind === 'rebellionPossible' && minimum?.type === 'fleet');
  const count = card?.minimum?.count ?? 0;
  expect(told(card?.id ?? 0).text).toContain(`${count} fleet${count === 1 ? '' : 's'} in it: +2 to the roll.`);
});

test('R C what takes effect when it is drawn says so', () => {
  expect(first('stormsAtSea').text).toMatch(/Played as soon as it is drawn\.$/);
  expect(first('perdiccasSwitchesSides').text).toMatch(/Played or discarded as soon as it is drawn\.$/);
  expect(first('alliedUnrest').text).toMatch(/Played when all players have built\.$/);
});
