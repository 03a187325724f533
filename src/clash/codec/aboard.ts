/** Checks that pieces at sea have ships (R S8.3-S8.5). */
import type { SketchCheck } from '../../conquest/codec/edition.js';
import { roomNeededByUnit } from '../../conquest/extension/fleets/sea.js';
import type { FleetInfo } from '../../conquest/table/roster.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { GameFrame } from '../frame/index.js';

/**
 * Returns whether a side has lost ships in a zone and the pieces without room on the others have not been chosen yet
 * (R S8.4, S8.5, rulings S8.4, S8.6). While the lost ship is still to be chosen, none is lost.
 */
const isWrecked = (stack: readonly GameFrame[], side: SideId, zone: string): boolean =>
  stack.some(
    (frame, index) =>
      frame.kind === 'shipless' && frame.side === side && frame.zone === zone && stack[index + 1]?.kind !== 'sinking',
  );

/** Returns the fleets of any side that are in a zone or have fought there; this includes fleets lost there. */
function everIn(
  stack: readonly GameFrame[],
  zone: string,
  afloat: readonly FleetInfo[],
  all: readonly FleetInfo[],
): readonly FleetInfo[] {
  const fought = stack.flatMap((frame) =>
    frame.kind === 'seaBattle' && frame.zone === zone ? [...frame.attacker.fleets, ...frame.defender.fleets] : [],
  );
  return all.filter((fleet) => afloat.includes(fleet) || fought.includes(fleet.fact.id));
}

/**
 * Checks that pieces at sea have ships of their side with room for all; after a loss of ships, no more pieces than
 * those ships could carry (R S8.3-S8.5). A game that is over is not checked: it may end before pieces without ships are
 * settled (R S13).
 */
export const seaChecks: SketchCheck = function* seaChecks(sketch, { roster, components: { map, sides } }) {
  const { units, leaders, baggage, ended } = sketch;
  const stack = sketch.stack as readonly GameFrame[] | undefined;
  if (units === undefined || leaders === undefined || baggage === undefined || stack === undefined) return;
  if (ended !== null) return;
  const others = [
    ...roster.leaders.map(({ id }) => ['leaders', id, leaders[id]] as const),
    ...roster.baggage.map(({ id }) => ['baggage', id, baggage[id]] as const),
  ];
  for (const { id: zone } of map.seaZones) {
    const afloat = roster.fleets.filter(({ fact }) => baggage[fact.id]?.at === zone);
    for (const { id: side } of sides) {
      const isThere = (row: { readonly at: string; readonly side: SideId } | undefined): boolean =>
        row?.at === zone && row.side === side;
      const fleets = isWrecked(stack, side, zone)
        ? everIn(stack, zone, afloat, roster.fleets)
        : afloat.filter(({ fact }) => isThere(baggage[fact.id]));
      const [first] = fleets;
      const room = fleets.reduce((sum, { fact }) => sum + fact.capacity, 0);
      let burden = 0;
      for (const unit of roster.units) {
        if (!isThere(units[unit.id])) continue;
        burden += first === undefined ? 1 : roomNeededByUnit(first, unit);
        if (burden > room) yield { keys: ['units', unit.id, 'at'], message: 'it does not fit on the ships' };
      }
      for (const [part, id, row] of first === undefined ? others : [])
        if (isThere(row)) yield { keys: [part, id, 'at'], message: 'there are no ships' };
    }
  }
};
