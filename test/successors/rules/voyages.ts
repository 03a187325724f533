/** Naval Movements of white's, from Pelousion unless it is said otherwise: for the tests of R 8.4. */
import type { GameState, Royal } from '../../../src/successors/state.js';
import type { FleetId, PlayerId } from '../../../src/successors/vocabulary.js';
import { dice, play, setting, type Setting, type Told } from '../language.js';
import { field } from './battlefield.js';
import { activate, go } from './marching.js';

export const debark = { type: 'debark', inside: false } as const;
export const sail = (to: string) => ({ type: 'sail', to }) as const;
export const embark = { type: 'embark' } as const;
export const leave = (count: number) => ({ type: 'leaveUnits', unit: 'mercenary', count, inside: false }) as const;
export const declare = (fleet: FleetId) => ({ type: 'interceptAtSea', fleet }) as const;
export const join = { type: 'joinNavalBattle' } as const;
export const take = (count: number) => ({ type: 'takeUnits', unit: 'loyal', count, inside: false }) as const;

type Commander = 'ptolemaios' | 'leonnatos' | 'minor';

/** A general of white's is activated at a place with so many Movement Points; no Independent Army is on the map. */
export const begin = (given: Setting, points: number, commander: Commander = 'ptolemaios', place = 'pelousion'): Told =>
  activate({ state: field({ active: 'white', ...given }), events: [] }, commander, `white:${place}`, { points });

/** It embarks, and sails so far. */
export const sailing = (told: Told, ...route: readonly string[]): Told => go(told, embark, ...route.map(sail));

/** Fleets of some players, one each. */
export const fleets = (owners: Partial<Record<FleetId, PlayerId>>): GameState['fleets'] => ({
  ...setting({}).fleets,
  ...Object.fromEntries(
    Object.entries(owners).map(([fleet, owner]) => [fleet, { owner, upgraded: false, dispersed: false }]),
  ),
});

/** Three Mercenaries under Ptolemaios, and what else there is. */
export const army = (more: Setting = {}): Setting => ({
  ...more,
  control: { pelousion: 'white', ...more.control },
  forces: { 'white:pelousion': { mercenary: 3 }, ...more.forces },
  generals: { ptolemaios: 'white:pelousion', ...more.generals },
});
/** Ptolemaios without CUs. */
export const lone = (more: Setting = {}): Setting => ({
  ...more,
  generals: { ptolemaios: 'white:pelousion', ...more.generals },
});

/** Alexandros is white's, where the Army is. */
export const heir = (space = 'pelousion', inside = false): Pick<GameState, 'royals'> => {
  const alexandros: Royal = { status: 'active', space, inside, controller: 'white' };
  return { royals: { ...setting({}).royals, alexandros } };
};
/** The Funeral Cart is white's, where the Army is. */
export const cart: Pick<GameState, 'body'> = {
  body: { status: 'cart', space: 'pelousion', inside: false, controller: 'white' },
};

/** Somebody holds the Storm at Sea (card 43). */
export const stormFor = (given: Setting, holder: PlayerId): Setting => ({
  ...given,
  rest: {
    ...given.rest,
    hands: { ...setting({}).hands, [holder]: [43] },
    deck: setting({}).deck.filter((card) => card !== 43),
  },
});
/** Blue raises it when white embarks; the Attrition die falls. */
export const struck = (given: Setting, die: number, commander: Commander = 'ptolemaios', place = 'pelousion'): Told =>
  play(
    go(begin(stormFor(given, 'blue'), 4, commander, place), embark, { type: 'playSurprise', card: 43 }),
    ...dice(die),
    { type: 'drawCard', player: 'chance', to: 'blue', card: 1 },
  );

/** White has sailed so far, and goes ashore; red, with the fleet of Athenai, has Ake. */
export const voyage = (more: Setting, commander: 'ptolemaios' | 'minor', ...route: readonly string[]): Told => {
  const state = field({
    active: 'white',
    ...more,
    control: { pelousion: 'white', ake: 'red', athenai: 'red', ...more.control },
    rest: { fleets: fleets({ athenai: 'red' }), ...more.rest },
  });
  return go(
    activate({ state, events: [] }, commander, 'white:pelousion', { points: 4 }),
    { type: 'embark' },
    ...route.map(sail),
    debark,
  );
};
/** Ptolemaios with three Mercenaries. */
export const three: Setting = {
  forces: { 'white:pelousion': { mercenary: 3 } },
  generals: { ptolemaios: 'white:pelousion' },
};
