/** R 19, C: random seasons of the campaign in which storms rage, the gods speak, and fleets go to Sicily and back. */
import { expect, it } from 'vitest';
import { drawWeighted, orThrow, seededChance, type ChanceSource } from '../../src/core/index.js';
import type { Action } from '../../src/peloponnesian/action/index.js';
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { EffectState, GameState } from '../../src/peloponnesian/state.js';
import type { UnitId } from '../../src/peloponnesian/vocabulary.js';
import { checked } from '../kit/memo.js';
import { faultsOf } from './invariants.js';
import { started } from './table.js';

/** What players do here rather than anything else: they go to sea, and to Sicily and back. */
const PREFERRED: ReadonlySet<Action['type']> = new Set<Action['type']>([
  'place',
  'placeLeader',
  'sail',
  'sailTo',
  'enterSicily',
  'leaveSicily',
  'callFleet',
  'intercept',
  'engage',
]);

/** What is in force in each season here. */
const EFFECTS: readonly EffectState[] = [
  { does: 'storms' },
  { does: 'storms' },
  { does: 'storms' },
  { does: 'oracle', player: 'athens', morale: -1 },
  { does: 'eclipse', morale: -1 },
  { does: 'festival', regions: ['attica'], attacked: 1 },
  { does: 'plunder', leader: 'xenocleides' },
  { does: 'rest', leader: 'diemporus' },
  { does: 'invasion', regions: ['macedon', 'chalcidice'] },
];
const SHAKEN: EffectState = { does: 'earthquake', regions: ['laconia', 'corinth'] };

/** Forces of both sides in Sicily. */
function withExpedition(state: GameState): GameState {
  const ids = ['attica-fleet-5-1', 'attica-fleet-5-2', 'attica-hoplite-4-1', 'attica-hoplite-4-2', 'laconia-fleet-3-1'];
  const there = ids.filter((id) => state.units[id as UnitId] !== undefined).map((id) => [id, { at: 'inSicily' }]);
  const leader = Object.entries(state.leaders).find(([, { player }]) => player === 'athens');
  return {
    ...state,
    units: { ...state.units, ...(Object.fromEntries(there) as GameState['units']) },
    leaders: { ...state.leaders, ...(leader && { [leader[0]]: { at: 'inSicily', player: 'athens' } }) },
  };
}

/** Nobody makes peace here. */
const isWarlike = ({ type }: Action): boolean => !['proposePeace', 'acceptPeace', 'demandPeace'].includes(type);

function choose(actions: readonly Action[], chance: ChanceSource): Action {
  const listed = actions.filter(isWarlike);
  const preferred = listed.filter(({ type }) => PREFERRED.has(type));
  const among = preferred.length > 0 && chance.draw(4) > 0 ? preferred : listed;
  const action = among[chance.draw(among.length)];
  if (action === undefined) throw new RangeError('nothing can be done');
  return action;
}

/** Plays until the season is over, and looks at the position now and then; notes the types of events. */
function playSeason(state: GameState, chance: ChanceSource, seen: Set<string>): GameState {
  const simulation = machine.simulate(state);
  for (let step = 0; step < 20_000; step++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    const action =
      actor === 'chance'
        ? drawWeighted(simulation.chanceOutcomes(), chance)
        : choose(simulation.legalActions() as readonly Action[], chance);
    for (const { type } of orThrow(simulation.apply(action))) seen.add(type);
    if (step % 10 !== 0) continue;
    const now = simulation.state();
    expect(faultsOf(now)).toEqual([]);
    if (step % 200 === 0) expect(checked(simulation.situation()).stale).toEqual([]);
    if (now.turn > state.turn) return now;
  }
  return simulation.state();
}

it.each([1, 2, 3])(
  'game %i',
  (game) => {
    const chance = seededChance(`fortune ${game}`);
    const seen = new Set<string>();
    let state = started(withExpedition(initialState({ players: 2, scenario: game === 2 ? 'ionianWar' : 'campaign' })));
    for (let season = 0; season < 5 && state.ended === null; season++) {
      const effects = season % 2 === 0 ? EFFECTS : [...EFFECTS, SHAKEN];
      state = playSeason({ ...state, effects }, chance, seen);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['stormStruck', 'moraleChecked', 'voyageEnded']));
  },
  300_000,
);
