/** R 19.4: which Independent Armies may intercept or Avoid Battle. */
import { describe, expect, it } from 'vitest';
import type { ArrivalFrame } from '../../../src/successors/frame/index.js';
import { avoidanceFrom, independentAvoidWays, independentReactions } from '../../../src/successors/questions.js';
import { NOTHING_MOVED } from '../../../src/successors/state.js';
import type { IndependentArmyId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import type { Setting } from '../language.js';
import { field, independentsAt } from '../rules/battlefield.js';

type Armies = Parameters<typeof independentsAt>[0];

/** Krateros of Blue has come from Pella to Larisa, which is next to Lamia and Pherai. */
const arrival = (terms: Partial<ArrivalFrame>): ArrivalFrame => ({
  kind: 'arrival',
  mover: 'blue',
  army: null,
  space: 'larisa',
  from: 'pella',
  trail: ['pella'],
  bySea: false,
  passage: [],
  stage: 'offerAvoidance',
  handled: [],
  declared: [],
  resolved: 0,
  rolling: false,
  bonus: 0,
  interceptor: null,
  failedToAvoid: [],
  withdrew: false,
  ...terms,
});

const MOVED = { 'blue:larisa': { mercenary: 4 } } as const;

/** A Reaction Step with four Mercenaries of Blue's and Krateros in Larisa. */
const step = (armies: Armies, terms: Partial<ArrivalFrame> = {}, more: Setting = {}) =>
  field({
    active: 'blue',
    ...more,
    options: { players: 4, optionalRules: ['independentReactions'] },
    forces: { ...MOVED, ...more.forces },
    generals: { krateros: 'blue:larisa', ...more.generals },
    rest: {
      ...independentsAt(armies),
      moved: { ...NOTHING_MOVED, forces: MOVED },
      stack: [arrival(terms)],
      ...more.rest,
    },
  });
const reacting = (...scene: Parameters<typeof step>) =>
  independentReactions(step(...scene)).map(({ army, reaction, from }) => `${army} ${reaction} ${from}`);

const INTERCEPTION = { stage: 'offerInterception' } as const;
const attempts = (
  ...tried: readonly (readonly [IndependentArmyId, SpaceId])[]
): Pick<ArrivalFrame, 'independents'> => ({
  independents: {
    attempts: tried.map(([army, from]) => ({ player: 'red', army, from })),
    failed: false,
    came: false,
  },
});

describe('when', () => {
  it('R 19.4 in a Reaction Step alone', () => {
    expect(independentReactions(step({ leosthenes: 'lamia' }, {}, { rest: { stack: [] } }))).toEqual([]);
  });

  it('R 19.4 first to Avoid Battle where they stand, then to intercept from the spaces beside it, and at no other moment', () => {
    const both: Armies = { leosthenes: 'lamia', glaukias: 'larisa' };
    expect(reacting(both)).toEqual(['glaukias avoidBattle larisa']);
    expect(reacting(both, INTERCEPTION)).toEqual(['leosthenes interception lamia']);
    for (const stage of ['window', 'avoid', 'independentsAvoid', 'declare', 'roll', 'independentsIntercept'] as const)
      expect(reacting(both, { stage })).toEqual([]);
  });

  it('R 14.1, 19.4 not to another Independent Army (ruling reactions-of-independents)', () => {
    const entered = { mover: 'independent', army: 'glaukias' } as const;
    const more: Setting = { forces: { 'blue:larisa': {} }, generals: { krateros: 'blue:pella' } };
    expect(reacting({ leosthenes: 'lamia', glaukias: 'larisa' }, { ...INTERCEPTION, ...entered }, more)).toEqual([]);
    expect(reacting({ leosthenes: 'larisa', glaukias: 'larisa' }, entered, more)).toEqual([]);
  });
});

describe('avoiding battle', () => {
  it('R 10.1, 19.4 when an Army has come, and not when a general alone has', () => {
    expect(reacting({ leosthenes: 'larisa' })).toEqual(['leosthenes avoidBattle larisa']);
    expect(reacting({ leosthenes: 'larisa' }, {}, { forces: { 'blue:larisa': {} } })).toEqual([]);
  });

  it('R 19.4 each once (ruling one-attempt-an-army)', () => {
    const three: Armies = { leosthenes: 'larisa', seuthes: 'larisa', glaukias: 'larisa' };
    const left = (...tried: readonly (readonly [IndependentArmyId, SpaceId])[]) => reacting(three, attempts(...tried));
    expect(left()).toEqual([
      'leosthenes avoidBattle larisa',
      'seuthes avoidBattle larisa',
      'glaukias avoidBattle larisa',
    ]);
    expect(left(['seuthes', 'larisa'])).toEqual(['leosthenes avoidBattle larisa', 'glaukias avoidBattle larisa']);
    expect(left(['leosthenes', 'larisa'], ['glaukias', 'larisa'])).toEqual(['seuthes avoidBattle larisa']);
  });

  it('R 10.5 not where every way is shut: those from which the Army came, and those with enemies', () => {
    const forces = { 'white:pherai': { loyal: 1 } };
    expect(reacting({ leosthenes: 'larisa' }, { trail: ['lamia'] })).toEqual(['leosthenes avoidBattle larisa']);
    expect(reacting({ leosthenes: 'larisa' }, { trail: ['lamia'] }, { forces })).toEqual([]);
  });
});

describe('where to', () => {
  const ways = (army: IndependentArmyId, space: SpaceId, given: Setting = {}, left = 2, forbidden: SpaceId[] = []) =>
    [...independentAvoidWays(field(given), { ...avoidanceFrom(army, space), left }, forbidden)].sort();

  it('R 10.5 along Land paths alone, with Movement Points left, within its own limits (R 14.3)', () => {
    expect(ways('glaukias', 'larisa')).toEqual(['lamia', 'pella', 'pherai']);
    expect(ways('leosthenes', 'larisa')).toEqual(['lamia', 'pherai']);
    expect(ways('glaukias', 'larisa', {}, 2, ['pella'])).toEqual(['lamia', 'pherai']);
    expect(ways('glaukias', 'larisa', {}, 0)).toEqual([]);
  });

  it.each<PlayerId>(['red', 'blue'])(
    'R 10.5 not where CUs or a lone Major General of %s’s stand (ruling no-fight-from-avoiding)',
    (player) => {
      expect(ways('leosthenes', 'larisa', { forces: { [`${player}:lamia`]: { loyal: 1 } } })).toEqual(['pherai']);
      expect(ways('leosthenes', 'larisa', { generals: { kassandros: `${player}:lamia` } })).toEqual(['pherai']);
    },
  );

  it('R 10.5 not under a player’s marker, but where another Independent Army stands', () => {
    expect(ways('leosthenes', 'larisa', { control: { lamia: 'red' } })).toEqual(['pherai']);
    expect(ways('leosthenes', 'larisa', { control: { lamia: 'independent' } })).toEqual(['lamia', 'pherai']);
    const rest = independentsAt({ glaukias: 'lamia' });
    expect(ways('leosthenes', 'larisa', { control: { lamia: 'red' }, rest })).toEqual(['lamia', 'pherai']);
  });

  it('R 14.3 Filon goes east only if he can then end further west than he stood', () => {
    // Hamath lies at 36.75, west of Chalybon (37.16); from there Issos (36.17) and Myriandos (36.18) lie west of Hamath.
    expect(ways('filon', 'hamath')).toEqual(['arados', 'chalybon', 'heliopolis']);
    expect(ways('filon', 'hamath', {}, 1)).toEqual(['arados', 'heliopolis']);
    const shut: Setting = { control: { issos: 'red', myriandos: 'red' } };
    expect(ways('filon', 'hamath', shut)).toEqual(['arados', 'heliopolis']);
    expect(ways('glaukias', 'hamath', shut, 1)).toEqual(['arados', 'chalybon', 'heliopolis']);
  });
});

describe('interception', () => {
  it('R 11.1 from next to the space along a Land path, one from each space', () => {
    expect(reacting({ leosthenes: 'lamia', seuthes: 'pherai' }, INTERCEPTION)).toEqual([
      'leosthenes interception lamia',
      'seuthes interception pherai',
    ]);
    const tried = attempts(['glaukias', 'lamia']);
    expect(reacting({ leosthenes: 'lamia', seuthes: 'pherai' }, { ...INTERCEPTION, ...tried })).toEqual([
      'seuthes interception pherai',
    ]);
    const both = attempts(['glaukias', 'lamia'], ['seuthes', 'pherai']);
    expect(reacting({ leosthenes: 'lamia', seuthes: 'pherai' }, { ...INTERCEPTION, ...both })).toEqual([]);
    // A Mountain path leads from Molossia to Larisa.
    expect(reacting({ glaukias: 'molossia' }, INTERCEPTION)).toEqual([]);
  });

  it('R 11.8 not where CUs of the mover stood before', () => {
    const forces = { 'blue:larisa': { mercenary: 4, loyal: 1 } };
    expect(reacting({ leosthenes: 'lamia' }, INTERCEPTION, { forces })).toEqual([]);
  });

  it('R 11.8 nor where those of another player stand', () => {
    const forces = { 'red:larisa': { loyal: 1 } };
    expect(reacting({ leosthenes: 'lamia' }, INTERCEPTION, { forces })).toEqual([]);
  });

  it('R 11.8 into spaces of the Independents, of nobody, and with an Independent Army, not under a player’s marker', () => {
    const into = (control: Setting['control'], armies: Armies = { leosthenes: 'lamia' }) =>
      reacting(armies, INTERCEPTION, control === undefined ? {} : { control });
    expect(into({ larisa: 'independent' })).toEqual(['leosthenes interception lamia']);
    expect(into({ larisa: 'red' })).toEqual([]);
    expect(into({ larisa: 'red' }, { leosthenes: 'lamia', seuthes: 'larisa' })).toEqual([
      'leosthenes interception lamia',
    ]);
  });

  it('R 14.3 within its own limits, and Filon further west alone', () => {
    const entered = (space: SpaceId): Partial<ArrivalFrame> => ({ ...INTERCEPTION, space, from: 'pella', trail: [] });
    // Pella is in Makedonia, beside Larisa.
    expect(reacting({ leosthenes: 'larisa' }, entered('pella'))).toEqual([]);
    expect(reacting({ glaukias: 'larisa' }, entered('pella'))).toEqual(['glaukias interception larisa']);
    expect(reacting({ filon: 'hamath' }, entered('chalybon'))).toEqual([]);
    expect(reacting({ filon: 'chalybon' }, entered('hamath'))).toEqual(['filon interception chalybon']);
  });
});
