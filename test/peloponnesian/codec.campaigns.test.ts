import { describe, expect, it } from 'vitest';
import { setupFindings } from '../../src/peloponnesian/codec/setup.js';
import { sketchFindings } from '../../src/peloponnesian/codec/state/index.js';
import { settingOf } from '../../src/peloponnesian/codec/state/sketch.js';
import { components } from '../../src/peloponnesian/data/default.js';
import type { Components } from '../../src/peloponnesian/data/shape/components.js';
import type { ScenarioFact } from '../../src/peloponnesian/data/shape/scenario.js';
import type { GameFrame } from '../../src/peloponnesian/frame/index.js';
import type { GameState, PeaceState } from '../../src/peloponnesian/state.js';
import type { ScenarioId } from '../../src/peloponnesian/vocabulary.js';
import { atStep, onBoard, war } from './war.js';

const factOf = (id: ScenarioId): ScenarioFact => {
  const fact = components.scenarios.find((each) => each.id === id);
  if (fact === undefined) throw new RangeError(`no scenario ${id}`);
  return fact;
};
const faultsOf = (fact: ScenarioFact, own: Components = components): string[] =>
  [...setupFindings(own, fact)].map(({ keys }) => keys.join('.'));
const campaign = factOf('campaign');
const [deck] = campaign.deck === null ? [] : [campaign.deck];

describe('scenarios of one\u2019s own with the full sequence', () => {
  it.each<ScenarioId>(['campaign', 'archidamianWar', 'ionianWar'])('R 23, 26, 27: the %s is sound', (id) => {
    expect(faultsOf(factOf(id))).toEqual([]);
  });

  it.each<readonly [string, Partial<ScenarioFact>, string]>([
    ['no cards', { deck: null }, 'deck'],
    ['cards and the simplified sequence', { special: { simplified: true } }, 'deck'],
    [
      'an assessment that is too high',
      { regions: campaign.regions.map((row) => (row.region === 'elis' ? { ...row, multiple: 6 } : row)) },
      `regions.${campaign.regions.findIndex(({ region }) => region === 'elis')}.multiple`,
    ],
    [
      'no assessment',
      { regions: campaign.regions.map((row) => (row.region === 'attica' ? { ...row, multiple: null } : row)) },
      'regions.0.multiple',
    ],
    [
      'neither an end nor an embassy',
      deck === undefined ? {} : { deck: { ...deck, without: ['peaceEmbassy'], later: [] } },
      'end',
    ],
    [
      'peace for somebody who does not play',
      { peace: { thebes: [{ for: 'eachEliteHopliteLost', modifier: 1 }] } },
      'peace.thebes',
    ],
    [
      'a comparison with somebody who does not play',
      { peace: { athens: [{ for: 'moreRegions', than: 'thebes', modifier: 1 }] } },
      'peace.athens.0.than',
    ],
  ])('R 3.2, 5.3, 23.3: refuse %s', (_, change, path) => {
    expect(faultsOf({ ...campaign, ...change })).toContain(path);
  });

  it('R 12: refuse cards that there are not', () => {
    const { cards } = components;
    const fewer = {
      ...components,
      cards: {
        kinds: cards.kinds.filter(({ kind }) => kind !== 'carthageInvadesSicily'),
        cards: cards.cards.filter(({ kind }) => kind !== 'carthageInvadesSicily'),
      },
    };
    expect(faultsOf(campaign, fewer)).toEqual(['deck.later.1']);
  });
});

describe('a peace in a state', () => {
  const [embassy = 0] = components.cards.cards.flatMap(({ id, kind }) => (kind === 'peaceEmbassy' ? [id] : []));
  const cards = onBoard([embassy, 'athens']);
  const found = (state: GameState): string[] =>
    sketchFindings(state, settingOf(state.options))
      .map(({ keys }) => keys.join('.'))
      .filter((path) => /^(peace|cities|forts|stack\.1)/.test(path));
  const signed = (parts: Partial<PeaceState> = {}): PeaceState => ({
    year: 431,
    card: embassy,
    offences: { now: {}, before: {} },
    ...parts,
  });

  it('R 20.1 was signed in a year of the game, by an embassy on the board', () => {
    expect(found(war({ cards, peace: signed() }))).toEqual([]);
    expect(found(war({ cards, peace: signed({ card: null }) }))).toEqual([]);
    expect(found(war({ cards, peace: signed({ year: 432 }) }))).toEqual(['peace.year']);
    expect(found(war({ cards, peace: signed({ year: 430 }) }))).toEqual(['peace.year']);
    expect(found(war({ cards: onBoard(), peace: signed() }))).toEqual(['peace.card']);
    expect(found(war({ cards: onBoard([1, 'athens']), peace: signed({ card: 1 }) }))).toEqual(['peace.card']);
    expect(found(war({ peace: signed({ card: null }) }, 'argiveLeague'))).toContain('peace');
  });

  it('R 20.2 has neither sieges nor offences in its first year', () => {
    const offences = { now: { league: { violates: true, grievances: 0 } }, before: {} };
    expect(found(war({ cards, peace: signed(), cities: { megara: { siege: 3 } } }))).toEqual(['cities.megara.siege']);
    expect(found(war({ cards, peace: signed({ offences }) }))).toEqual(['peace.offences.now']);
    const later = { year: 430, season: 'spring', turn: 4 } as const;
    expect(found(war({ ...later, cards, peace: signed({ offences }), cities: { megara: { siege: 3 } } }))).toEqual([]);
  });

  it('R 20.1: an embassy knows whom it has asked', () => {
    const waiting = atStep(war({ cards }), 'embassies');
    const [turn] = waiting.stack;
    const withFrame = (parts: object): GameState => ({
      ...waiting,
      stack: [turn as GameFrame, { ...(waiting.stack[1] as GameFrame), ...parts }],
    });
    expect(found(waiting)).toEqual([]);
    expect(found(withFrame({ errand: 'proposal', errands: ['proposal'], asked: ['sparta'] }))).toEqual([]);
    expect(found(withFrame({ errand: 'proposal', errands: ['proposal'] }))).toEqual(['stack.1.asked']);
    expect(found(withFrame({ errand: 'proposal', asked: ['sparta'] }))).toEqual(['stack.1.errands']);
    expect(found(withFrame({ asked: ['sparta'] }))).toEqual(['stack.1.asked']);
    expect(found(withFrame({ errand: 'demand', errands: ['demand'], asked: ['athens'] }))).toEqual(['stack.1.asked']);
  });
});
