/** R S8.3-S8.5: who is at sea has ships. */
import type { SketchCheck } from '../../conquest/codec/edition.js';
import { roomNeededByUnit } from '../../conquest/extension/fleets/sea.js';
import type { FleetInfo } from '../../conquest/table/roster.js';
import type { SideId } from '../../conquest/vocabulary.js';
import type { GameFrame } from '../frame/index.js';

/**
 * R S8.4, S8.5: whether a side has lost ships in a zone, and nobody has yet been chosen of those for whom there is no room on the others
 * (rulings S8.4, S8.6). As long as the ship that is lost has to be chosen, none is lost.
 */
const isWrecked = (stack: readonly GameFrame[], side: SideId, zone: string): boolean =>
  stack.some(
    (frame, index) =>
      frame.kind === 'shipless' && frame.side === side && frame.zone === zone && stack[index + 1]?.kind !== 'sinking',
  );

/** The fleets that lie in a zone or have fought there, whoever's they are: those that a side has lost there are among them. */
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
 * R S8.3-S8.5: who is at sea has ships of his side there, with room for all; after a wreck no more are left than the ships could carry.
 * Of a game that is over this is not asked: it may be so before those who have lost their ships have been looked after (R S13).
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
        if (burden > room) yield { keys: ['units', unit.id, 'at'], message: 'there is no room for it on the ships' };
      }
      for (const [part, id, row] of first === undefined ? others : [])
        if (isThere(row)) yield { keys: [part, id, 'at'], message: 'there are no ships' };
    }
  }
};
