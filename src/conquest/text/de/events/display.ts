/** R 10: what happens on the Tactical Display. */
import type { DisplayEvent } from '../../../event/index.js';
import { dieWith, oddsOf } from '../../dice.js';
import { capital, numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const displayEvents: EventsIn<DisplayEvent> = {
  battleBegan: ({ province, sides: [one, other] }, say) =>
    phrase`Schlacht ${say.at(province)}: ${capital(say.side(one))} und ${say.side(other)} stellen sich auf`,
  roundBegan: ({ round }) => phrase`die ${round}. Runde der Schlacht beginnt`,
  unitPosted: ({ unit, with: other, army, box, line, rule }, say) =>
    phrase`${say.unit(unit)}${other === undefined ? '' : phrase` und ${say.unit(other)}`}${say.withLeader(say.leaderAlong({ unit, rule }))}: ${say.inBox({ army, box })}${say.line({ box }, line)}`,
  leaderPosted: ({ leader, unit, army, box }, say) =>
    unit === null
      ? phrase`${say.leader(leader)} ist allein ${say.inBox({ army, box })}`
      : phrase`${say.leader(leader)} führt ${say.inBox({ army, box })} ${say.unit(unit)}`,
  unitsPaired: (event, say) => phrase`als Paar: ${say.unit(event.unit)} und ${say.unit(event.with)}`,
  unitsParted: (event, say) => phrase`getrennt: ${say.unit(event.unit)} und ${say.unit(event.with)}`,
  attackBegan: ({ side, from, into }, say) =>
    phrase`${say.side(side)} stoßen ${say.fromBox(from)} ${say.intoBox(into)} vor`,
  shotFired: ({ unit, target, strength, die, modifier, hit }, say) =>
    phrase`Schüsse: ${say.unit(unit)} auf ${say.unit(target)}, Wurf ${dieWith(die, modifier)}, nötig ist ${strength} oder weniger, ${hit ? 'Treffer' : 'kein Treffer'}`,
  duelFought: ({ attacker, defender, attack, defense, column, die, modifier = 0, result }, say) =>
    phrase`${say.unit(attacker)} gegen ${say.unit(defender)}: ${attack} zu ${defense}, im Verhältnis ${oddsOf(column)}, Wurf ${dieWith(die, modifier)}, und ${say.names.tacticalResults[result]}`,
  unitRouted: ({ unit, leader, ...event }, say) =>
    phrase`in die Flucht geschlagen: ${say.unit(unit)}${event.with === null ? '' : phrase` und ${say.unit(event.with)}`}${leader === null ? '' : phrase`, und mit ihnen ${say.leader(leader)}`}`,
  routIgnored: ({ unit, leader }, say) => phrase`${say.leader(leader)} verhindert die Flucht: ${say.unit(unit)}`,
  battleEnded: ({ province, how, winner, round }, say) =>
    phrase`die Schlacht ${say.at(province)} endet in der ${round}. Runde, ${say.names.battleEnds[how]}: ${winner === null ? 'Niemand hat gesiegt' : capital(phrase`${say.side(winner)} haben gesiegt`)}`,
  pursuitTried: ({ unit, die, units }, say) =>
    phrase`Verfolgung, ${say.unit(unit)}: Wurf ${die}, ${units === 0 ? 'und niemand wird eingeholt' : `und ${say.pieces(units, 'unit')} ${numbered(units, 'wird', 'werden')} eingeholt`}`,
};
