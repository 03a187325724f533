/** Comparisons of what can be read off a state as it stands. */
import { query } from '../../src/successors/index.js';
import { FLEETS, GENERALS, HEIRS, type Commander } from '../../src/successors/vocabulary.js';
import { isolated, provinceHolder } from './04-control.js';
import { fleetOwner, largestFleet, macedonians, tieBreak, victorySources } from './07-victory.js';
import { isBesieged, isTarget, mayAttempt, modifier, pointsNeeded } from './13-siege.js';
import { legitimacy, legitimacySources, onSacredGround, prestige } from './15-legitimacy.js';
import { heirController } from './18-royals.js';
import { boardOf } from './board.js';
import { sorted, type Comparison } from './compare.js';
import { commanderAt, marches, piecesOf, playersOf } from './pieces.js';

const control: Comparison = {
  clause: 'R 4.22',
  what: 'who controls each Province',
  often: 'sample',
  *ask({ before }) {
    for (const { id } of boardOf(before).provinces)
      yield { of: id, model: provinceHolder(before, id), engine: query.provinceController(before, id) };
  },
};

const isolation: Comparison = {
  clause: 'R 6.7',
  what: 'Isolated markers',
  often: 'sample',
  *ask({ before }) {
    for (const player of playersOf(before))
      yield {
        of: player,
        model: sorted(isolated(before, player)),
        engine: sorted(query.isolatedMarkers(before, player)),
      };
  },
};

const victory: Comparison = {
  clause: 'R 7.4',
  what: 'Victory Points by source',
  often: 'sample',
  *ask({ before }) {
    for (const player of playersOf(before))
      yield {
        of: player,
        model: sorted(victorySources(before, player).map(({ of, points }) => `${of} ${points}`)),
        engine: sorted(
          query
            .victoryPointSources(before, player)
            .map((one) => `${one.kind === 'province' ? one.province : one.kind} ${one.points}`),
        ),
      };
    yield { of: 'largest fleet', model: largestFleet(before), engine: query.largestFleetOwner(before) };
  },
};

const fleets: Comparison = {
  clause: 'R 3.4',
  what: 'whose each Fleet is',
  often: 'sample',
  *ask({ before }) {
    for (const fleet of FLEETS)
      yield { of: fleet, model: fleetOwner(before, fleet), engine: before.fleets[fleet].owner };
  },
};

const ties: Comparison = {
  clause: 'R 7.3',
  what: 'Macedonian CUs, and who wins a tie of all',
  often: 'sample',
  *ask({ before }) {
    const players = playersOf(before);
    for (const player of players)
      yield { of: player, model: macedonians(before, player), engine: query.macedoniansOf(before, player) };
    yield { of: 'all', model: tieBreak(before, players), engine: query.breakTie(before, players) };
  },
};

const lawful: Comparison = {
  clause: 'R 15.2',
  what: 'Legitimacy by source',
  often: 'sample',
  *ask({ before }) {
    for (const player of playersOf(before)) {
      yield { of: player, model: legitimacy(before, player), engine: query.legitimacy(before, player) };
      yield {
        of: player,
        model: sorted(legitimacySources(before, player).map((one) => `${one.of} ${one.legitimacy}`)),
        engine: sorted(
          query.legitimacySources(before, player).map((one) => {
            if (one.source === 'general') return `${one.general} ${one.legitimacy}`;
            if (one.source !== 'royal') return `${one.source} ${one.legitimacy}`;
            return `${HEIRS.some((heir) => heir === one.royal) ? 'heir' : one.royal} ${one.legitimacy}`;
          }),
        ),
      };
    }
  },
};

const renown: Comparison = {
  clause: 'R 16.1',
  what: 'Prestige of every commander, attacking and defending',
  often: 'sample',
  *ask({ before }) {
    const pieces = piecesOf(before);
    for (const zone of [...pieces.stacks, ...pieces.leaders]) {
      const { player, space, inside } = zone;
      const commander: Commander | undefined = commanderAt(before, pieces, zone);
      yield {
        of: `${player} ${space} ${inside}: commander`,
        model: commander,
        engine: query.commanderAt(before, player, space, inside),
      };
      yield {
        of: `${player} ${space}: Sacred Ground`,
        model: onSacredGround(before, player, space),
        engine: query.onSacredGround(before, player, space),
      };
      for (const defending of [true, false])
        yield {
          of: `${player} ${space} ${commander ?? 'nobody'} ${defending ? 'defending' : 'attacking'}`,
          model: prestige(before, player, commander ?? null, space, defending),
          engine: query.prestige(before, player, commander ?? null, { space, defending }),
        };
    }
  },
};

const siegeworks: Comparison = {
  clause: 'R 13.2',
  what: 'what can be besieged, Siege Points needed, modifiers',
  often: 'sample',
  *ask({ before }) {
    for (const { id } of boardOf(before).spaces) {
      yield { of: `${id}: besieged`, model: isBesieged(before, id), engine: query.isBesieged(before, id) };
      for (const player of playersOf(before)) {
        const target = isTarget(before, player, id);
        yield { of: `${player} ${id}: target`, model: target, engine: query.isSiegeTarget(before, player, id) };
        if (!target) continue;
        yield {
          of: `${id}: points`,
          model: pointsNeeded(before, id),
          engine: query.siegePointsNeeded(before, id),
        };
        yield {
          of: `${player} ${id}: modifier`,
          model: modifier(before, player, id),
          engine: query.siegeModifier(before, player, id),
        };
      }
    }
  },
};

const attempts: Comparison = {
  clause: 'R 13.4',
  what: 'who may attempt a Siege or Subjugation',
  often: 'sample',
  *ask({ before }) {
    const march = marches(before).at(-1);
    if (march !== undefined) {
      const { player, space, commander, afloat, inside } = march;
      if (!afloat && !inside)
        yield {
          of: `${player} ${space} ${commander} on the march`,
          model: mayAttempt(before, player, space, commander),
          engine: query.mayAttempt(before, player, space, commander),
        };
      return;
    }
    if (before.segment?.segment !== 'surrender') return;
    const { player } = before.segment;
    const pieces = piecesOf(before);
    for (const stack of pieces.stacks) {
      if (stack.player !== player || stack.inside) continue;
      const commander = commanderAt(before, pieces, stack);
      if (commander === undefined) continue;
      yield {
        of: `${player} ${stack.space} ${commander} in the Surrender Segment`,
        model: mayAttempt(before, player, stack.space, commander),
        engine: query.mayAttempt(before, player, stack.space, commander),
      };
    }
  },
};

const wards: Comparison = {
  clause: 'R 18.1',
  what: 'who controls Heirs and the Funeral Cart',
  often: 'sample',
  *ask({ before }) {
    for (const ward of piecesOf(before).wards) {
      if (ward.who !== 'cart' && !HEIRS.some((heir) => heir === ward.who)) continue;
      if (query.isFateOpen(before, ward.space)) continue;
      yield { of: ward.who, model: heirController(before, ward), engine: ward.controller };
    }
  },
};

/** Nobody is in two places: what a player has on the map, in box and supply is what the state says of him. */
const careers: Comparison = {
  clause: 'R 3.1.1',
  what: 'that each General on the map stands in one place',
  often: 'sample',
  *ask({ before }) {
    const { leaders } = piecesOf(before);
    const afloat = marches(before).flatMap((march) => (march.afloat ? march.group.generals : []));
    for (const general of GENERALS) {
      const { status } = before.generals[general];
      const places = leaders.filter((one) => one.general === general).length + (afloat.includes(general) ? 1 : 0);
      yield { of: general, model: status === 'map' || status === 'march' ? 1 : 0, engine: places };
    }
  },
};

export const STANDING: readonly Comparison[] = [
  control,
  isolation,
  victory,
  fleets,
  ties,
  lawful,
  renown,
  siegeworks,
  attempts,
  wards,
  careers,
];
