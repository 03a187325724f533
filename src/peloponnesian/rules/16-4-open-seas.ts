/** R 16.4.6: fleets in Open Seas check their morale at the end of their player's movement (ruling R31). */
import { unitsIn } from '../query/pieces.js';
import { rollDice } from '../deeds/dice.js';
import { checkMorale } from '../deeds/morale.js';
import { sinkFleets } from '../deeds/sinking.js';
import { unitsAt } from '../query/presence.js';
import { seaNumber } from '../query/voyages.js';
import type { PlaceCode } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, SeaId } from '../vocabulary.js';

const placeOfSea = ({ places, ground }: Situation, sea: SeaId): PlaceCode => places.firstSea + seaNumber(ground, sea);

/** Starts the checks of a player's fleets in all Open Seas. */
export function openOpenSeas(run: GameRun, player: PlayerId): void {
  const { state } = run;
  const left = state.ground.map.seas.flatMap(({ id, kind }) =>
    kind === 'open' && unitsAt(state, placeOfSea(state, id), { player, land: false }).length > 0 ? [id] : [],
  );
  run.push({ kind: 'openSeas', player, left, checking: [] });
}

export const openSeas: RulesOf<'openSeas'> = {
  rule: 'R 16.4.6',
  advance(run, { player, left }) {
    if (left.length === 0) return run.finish();
    rollDice(run, 'openSea', 1, player);
  },
  resume(run, frame, child) {
    if (child.kind !== 'roll') return;
    const { state } = run;
    const { player } = frame;
    const [sea] = frame.left;
    if (sea === undefined) return;
    if (child.purpose === 'openSea') {
      const [die = 0] = child.values;
      const isStormy = die === state.components.charts.movement.openSeaCheckOn;
      const fleets = unitsAt(state, placeOfSea(state, sea), { player, land: false });
      const ids = fleets.map(({ id }) => id);
      run.emit({ type: 'openSeaEndured', rule: 'R 16.4.6', sea, player, fleets: ids, die, isStormy });
      if (!isStormy || fleets.length === 0) {
        frame.left = frame.left.slice(1);
        return;
      }
      frame.checking = ids;
      return rollDice(run, 'openSeaMorale', fleets.length, player);
    }
    const lost = checkMorale(run, unitsIn(state, frame.checking), child.values, { rule: 'R 16.4.6' });
    frame.checking = [];
    frame.left = frame.left.slice(1);
    const ids = lost.map(({ id }) => id);
    sinkFleets(run, placeOfSea(state, sea), ids, 'R 16.4.6');
  },
};
