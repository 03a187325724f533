import { expect, test } from 'vitest';
import { legalActions, simulate, type Action } from '../../src/successors/index.js';
import { activate, go } from './rules/marching.js';
import { sharedParts } from './shared.js';

test('a part that two frames share is told', () => {
  const units = { mercenary: 1, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 };
  const stack = [
    { kind: 'game', stage: 'strategy' },
    { kind: 'march', group: { units }, through: units },
  ];
  expect(sharedParts({ stack } as never)).toEqual(['1 march.group.units is 1 march.through']);
});

test('R 8.3.11 what is fetched in a Stronghold has not come through it, in a simulation as well', () => {
  const { state } = go(
    activate(
      {
        control: { ekbatana: 'red', kossaioi: 'independent' },
        forces: { 'red:ekbatana': { mercenary: 1 }, 'red:kossaioi': { elephant: 1 } },
        generals: { peithon: 'red:ekbatana' },
        minors: ['red:kossaioi'],
      },
      'peithon',
      'red:ekbatana',
      { points: 4 },
    ),
  );
  const simulation = simulate(state);
  const take = (fits: (action: Action) => boolean): readonly string[] => {
    const action = simulation.legalActions().find(fits);
    if (action === undefined) throw new Error(`not listed: ${JSON.stringify(legalActions(simulation.state()))}`);
    const answer = simulation.apply(action);
    return answer._tag === 'Right' ? answer.right.map((event) => JSON.stringify(event)) : [];
  };
  take((action) => action.type === 'march' && action.to === 'kossaioi');
  take((action) => action.type === 'takeUnits' && action.unit === 'elephant');
  take((action) => action.type === 'march' && action.to === 'sousa');
  const said = take((action) => action.type === 'roll' && action.die === 6);
  // The one Mercenary came through: the column of 2 is rolled for it alone, and the Elephant is not exposed.
  expect(said.filter((event) => event.includes('"attritionRolled"'))).toEqual([
    expect.stringContaining('"count":1,"losses":1'),
  ]);
});
