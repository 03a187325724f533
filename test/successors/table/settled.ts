/** What follows from changes is looked for where something was said; here everywhere, and nothing must be left to follow. */
import { sameJson } from '../../../src/core/index.js';
import { Live } from '../../../src/core/live.js';
import type { GameEvent } from '../../../src/successors/event/index.js';
import { border } from '../../../src/successors/machine.js';
import { settleRoyals } from '../../../src/successors/rules/18-royal-family.js';
import { consequences } from '../../../src/successors/rules/consequences.js';
import { settleCity } from '../../../src/successors/rules/consequences/cities.js';
import { settleOwnership } from '../../../src/successors/rules/consequences/ownership.js';
import { settleSiege } from '../../../src/successors/rules/consequences/sieges.js';
import { isAtRest } from '../../../src/successors/rules/consequences/touched.js';
import { frames } from '../../../src/successors/rules/frames.js';
import type { GameState } from '../../../src/successors/state.js';
import type { GameRun } from '../../../src/successors/types.js';

/** What rules say and change in a state in which somebody is to act, or nobody any more. */
function heard(state: GameState, rules: (run: GameRun) => void): readonly string[] {
  const run = new Live({ frames, border }, border.open(state));
  rules(run);
  const said = run.advance().map((event) => JSON.stringify(event));
  return sameJson(run.publish(), state) ? said : [...said, 'and the state is another'];
}

/** What the parts of a settlement would do in spaces that are at rest. */
export const unrest = (state: GameState): readonly string[] =>
  heard(state, (run) => {
    for (const [code, space] of run.state.geometry.byCode.names.entries()) {
      if (!isAtRest(run.state, code)) continue;
      settleCity(run, space);
      settleOwnership(run, space);
      settleSiege(run, space);
      settleRoyals(run, space);
    }
  });

/** What would follow if something had been said of every space, and of everybody's figures. */
export const afterthoughts = (state: GameState): readonly string[] =>
  heard(state, (run) => {
    const everywhere = run.state.geometry.byCode.names.map((space): GameEvent => ({
      type: 'markerPlaced',
      rule: 'R 3.2',
      space,
      faction: 'independent',
      previous: null,
    }));
    consequences(run, everywhere, 0);
  });
