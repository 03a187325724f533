/** R 10: what happens on the Tactical Display. */
import type { DisplayEvent } from '../../../event/index.js';
import { dieWith, oddsOf } from '../../dice.js';
import { phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const displayEvents: EventsIn<DisplayEvent> = {
  battleBegan: ({ province, sides: [one, other] }, say) =>
    phrase`battle of ${say.province(province)}: ${say.side(one)} and ${say.side(other)} draw up their lines`,
  roundBegan: ({ round }) => phrase`round ${round} of the battle begins`,
  unitPosted: ({ unit, with: other, army, box, line, rule }, say) =>
    phrase`${say.unit(unit)}${other === undefined ? '' : phrase` and ${say.unit(other)}`}${say.withLeader(say.leaderAlong({ unit, rule }))}: in ${say.box({ army, box })}${say.line({ box }, line)}`,
  leaderPosted: ({ leader, unit, army, box }, say) =>
    unit === null
      ? phrase`${say.leader(leader)} is alone in ${say.box({ army, box })}`
      : phrase`${say.leader(leader)} leads ${say.unit(unit)} in ${say.box({ army, box })}`,
  unitsPaired: (event, say) => phrase`paired: ${say.unit(event.unit)} and ${say.unit(event.with)}`,
  unitsParted: (event, say) => phrase`pair split: ${say.unit(event.unit)} and ${say.unit(event.with)}`,
  attackBegan: ({ side, from, into }, say) =>
    phrase`${say.side(side)} attack from ${say.box(from)} into ${say.box(into)}`,
  shotFired: ({ unit, target, strength, die, modifier, hit }, say) =>
    phrase`missiles of ${say.unit(unit)} at ${say.unit(target)}: the die is ${dieWith(die, modifier)}, ${strength} or less needed, ${hit ? 'a hit' : 'a miss'}`,
  duelFought: ({ attacker, defender, attack, defense, column, die, modifier = 0, result }, say) =>
    phrase`${say.unit(attacker)} against ${say.unit(defender)}: ${attack} to ${defense}, at odds of ${oddsOf(column)}, the die is ${dieWith(die, modifier)}, and ${say.names.tacticalResults[result]}`,
  unitRouted: ({ unit, leader, ...event }, say) =>
    phrase`routed: ${say.unit(unit)}${event.with === null ? '' : phrase` and ${say.unit(event.with)}`}${leader === null ? '' : phrase`, and ${say.leader(leader)} with them`}`,
  routIgnored: ({ unit, leader }, say) => phrase`${say.leader(leader)} prevents the rout of ${say.unit(unit)}`,
  battleEnded: ({ province, how, winner, round }, say) =>
    phrase`the battle of ${say.province(province)} is over in round ${round}, ${say.names.battleEnds[how]}: ${winner === null ? 'nobody has won' : phrase`${say.side(winner)} have won`}`,
  pursuitTried: ({ unit, die, units }, say) =>
    phrase`pursued by ${say.unit(unit)}: the die is ${die}, ${units === 0 ? 'and no unit is lost' : `and ${say.pieces(units, 'unit')} must be given up`}`,
};
