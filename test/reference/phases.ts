/** Comparisons of what happens in the phases, in movement and in Sieges. */
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { holder, isolated } from './04-control.js';
import { reinforcements } from './06-reinforcement.js';
import { usurper } from './07-victory.js';
import { initiative, sideCommander } from './12-battle.js';
import { modifier, siegeTable } from './13-siege.js';
import { prestige } from './15-legitimacy.js';
import { boardOf, space } from './board.js';
import { sorted, type Comparison } from './compare.js';
import { commanderAt, count, piecesOf, unitsAt } from './pieces.js';
import { allowance } from './tables.js';

const named: Comparison = {
  clause: 'R 6.3.1',
  what: 'who is named the Usurper',
  often: 'always',
  *ask({ before, after, events }) {
    for (const event of events) {
      if (event.type !== 'usurperNamed') continue;
      // The player aid names him before the Turn Order is chosen, in one step with what went before.
      const at = after.options.edition === 'player-aid' ? after : before;
      yield { of: `Game Turn ${after.turn}`, model: usurper(at), engine: event.player };
    }
  },
};

const received: Comparison = {
  clause: 'R 6.4.1',
  what: 'what each player receives',
  often: 'always',
  *ask({ before, events }) {
    for (const event of events) {
      if (event.type !== 'reinforcementsReceived') continue;
      yield { of: event.player, model: reinforcements(before, event.player), engine: event.units };
    }
  },
};

/**
 * R 6.7: in Turn Order each player removes his own; what he has removed bars the next one no longer. No CU moves between the
 * Isolation Phase and the first decision after it: the board of the phase is the one after it with what it has removed.
 */
const removed: Comparison = {
  clause: 'R 6.7',
  what: 'markers that the Isolation Phase removes',
  often: 'always',
  *ask({ before, after, events }) {
    if (!events.some(({ type }) => type === 'turnEnded')) return;
    const found = events.flatMap((event) => (event.type === 'markerRemoved' && event.rule === 'R 6.7' ? [event] : []));
    const was = Object.fromEntries(found.map(({ space: at, faction }) => [at, faction]));
    let state: GameState = { ...after, control: { ...after.control, ...was } };
    const expected: string[] = [];
    for (const player of before.turnOrder) {
      const gone = isolated(state, player);
      expected.push(...gone);
      const control = Object.fromEntries(Object.entries(state.control).filter(([id]) => !gone.includes(id)));
      state = { ...state, control };
    }
    yield {
      of: `Game Turn ${before.turn}`,
      model: sorted(expected),
      engine: sorted(found.map((event) => event.space)),
    };
  },
};

const activation: Comparison = {
  clause: 'R 8.1',
  what: 'Movement Points of an activation',
  often: 'always',
  *ask({ before, events }) {
    for (const event of events) {
      if (event.type !== 'activationBegan') continue;
      const frame = before.stack.findLast((one) => one.kind === 'movement' || one.kind === 'forcedMarch');
      if (frame?.kind === 'movement' && frame.die !== null)
        yield {
          of: `${event.player} ${event.commander}`,
          model: allowance(frame.die, initiative(event.commander)),
          engine: event.movementPoints,
        };
      if (frame?.kind === 'forcedMarch')
        yield { of: `${event.player} ${event.commander}`, model: frame.points, engine: event.movementPoints };
    }
  },
};

const initiatives: Comparison = {
  clause: 'R 10.2, 11.3',
  what: 'dice against Initiative',
  often: 'always',
  *ask({ events }) {
    for (const event of events) {
      if (event.type !== 'avoidBattleRolled' && event.type !== 'interceptionRolled') continue;
      const needed = initiative(event.commander);
      yield {
        of: `${event.player} ${event.commander}`,
        model: { initiative: needed, success: event.die + event.bonus > needed },
        engine: { initiative: event.initiative, success: event.success },
      };
    }
  },
};

/**
 * Returns whether the Royal Army CUs inside a city go over to the besieger (R 13.2.2 and
 * ruling royal-army-under-siege).
 */
function goesOver(state: GameState, player: PlayerId, at: SpaceId): boolean {
  const owner = holder(state, at);
  if (owner === undefined || owner === 'independent') return false;
  const within = commanderAt(state, piecesOf(state), { player: owner, space: at, inside: true }) ?? null;
  const besieger = prestige(state, player, sideCommander(state, player, at), at, false);
  return besieger > prestige(state, owner, within, at, false);
}

/** The Siege die, and what it brings. */
const sieges = (): Comparison => {
  let pending: { readonly space: string; readonly falls: boolean } | undefined;
  return {
    clause: 'R 13.2',
    what: 'Siege dice, and whether a city falls',
    often: 'always',
    *ask({ before, after, events }) {
      if (pending !== undefined && !before.stack.some(({ kind }) => kind === 'siegeAttempt' || kind === 'capture')) {
        yield { of: `${pending.space}: captured`, model: pending.falls, engine: false };
        pending = undefined;
      }
      for (const event of events) {
        if (event.type === 'spaceCaptured' && pending?.space === event.space) {
          yield { of: `${event.space}: captured`, model: pending.falls, engine: true };
          pending = undefined;
        }
        if (event.type !== 'siegeRolled') continue;
        const { player, space: at, die } = event;
        const added = modifier(before, player, at);
        const { points, losses } = siegeTable(die + added);
        const total = (before.sieges[at]?.points ?? 0) + points;
        yield {
          of: `${player} before ${at}`,
          model: { modifier: added, points, losses, total },
          engine: { modifier: event.modifier, points: event.points, losses: event.losses, total: event.total },
        };
        const owner = holder(before, at);
        const { kind } = space(boardOf(before), at);
        const aid = before.options.edition === 'player-aid';
        let needed = kind === 'stronghold' ? (aid ? 2 : 3) : kind === 'minorCity' ? 1 : 3;
        if (kind === 'majorCity' && owner !== undefined && owner !== 'independent') {
          const garrison = unitsAt(piecesOf(before), { player: owner, space: at, inside: true });
          const over = points > 0 && goesOver(before, player, at) ? garrison.royalArmy : 0;
          const went = events.flatMap((one) =>
            one.type === 'unitsDefected' && one.space === at && one.from === owner ? [one.count] : [],
          );
          yield { of: `${at}: Royal Army that goes over`, model: over, engine: went[0] ?? 0 };
          if (!aid) needed = 1 + count(garrison) - over;
        }
        pending = { space: at, falls: total >= needed };
        const fallen = events.some((one) => one.type === 'spaceCaptured' && one.space === at);
        if (after.outcome !== null && !fallen) pending = undefined;
      }
    },
  };
};

export const phases = (): readonly Comparison[] => [named, received, removed, activation, initiatives, sieges()];
