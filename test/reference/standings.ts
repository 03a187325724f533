/** Comparisons of who may attack whom, of Overruns and of how games end. */
import type { GameState } from '../../src/successors/state.js';
import type { PlayerId, SpaceId } from '../../src/successors/vocabulary.js';
import { activatable, fewest, room } from './06-deployment.js';
import { tieBreak, victoryPoints } from './07-victory.js';
import { independentStrength, sideUnits } from './12-battle.js';
import { independentSteps } from './14-independents.js';
import { legitimacy } from './15-legitimacy.js';
import { boardOf } from './board.js';
import { sorted, type Comparison } from './compare.js';
import { count, marches, piecesOf, playersOf } from './pieces.js';

/** R 7.1; that for two players is 29. */
const ENOUGH_POINTS = { 2: 29, 3: 26, 4: 23, 5: 20 } as const;

const wins = (state: GameState, player: PlayerId): boolean =>
  legitimacy(state, player) >= 18 || victoryPoints(state, player) >= ENOUGH_POINTS[state.options.players];

/** R 7.1: nobody goes on playing who has won; from Game Turn 2 on (R 6.1.1). */
const immediate: Comparison = {
  clause: 'R 7.1',
  what: 'that no Immediate Victory is overlooked',
  often: 'sample',
  *ask({ before }) {
    if (before.turn < 2 || before.outcome !== null) return;
    for (const player of playersOf(before)) yield { of: player, model: wins(before, player), engine: false };
  },
};

/** R 7: who wins, and by what. */
const endings: Comparison = {
  clause: 'R 7.3',
  what: 'who has won',
  often: 'always',
  *ask({ after, events }) {
    for (const event of events) {
      if (event.type !== 'gameWon') continue;
      const players = playersOf(after);
      const both = (player: PlayerId): number => legitimacy(after, player) + victoryPoints(after, player);
      const first = (among: readonly PlayerId[], figure: (player: PlayerId) => number): PlayerId | undefined => {
        const most = Math.max(...among.map(figure));
        return tieBreak(
          after,
          among.filter((player) => figure(player) === most),
        );
      };
      const immediately = event.how === 'legitimacy' || event.how === 'victoryPoints';
      const winner = immediately
        ? first(
            players.filter((player) => wins(after, player)),
            both,
          )
        : event.how === 'mostVictoryPoints'
          ? first(players, (player) => victoryPoints(after, player))
          : first(players, both);
      yield { of: event.how, model: [winner], engine: event.winners };
    }
  },
};

/** R 17.2: who attacks whom in a step; those of a battle that is fought are told when strengths are counted. */
function* attacks({ after, events }: Parameters<Comparison['ask']>[0]): Iterable<readonly [PlayerId, PlayerId]> {
  for (const event of events) {
    if (event.type === 'battleStrengthCounted') {
      const battle = after.stack.find((one) => one.kind === 'landBattle');
      if (battle?.kind !== 'landBattle') continue;
      const [attacker, defender] = [battle.attacker.who, battle.defender.who];
      if (attacker !== 'independent' && defender !== 'independent' && event.who === attacker)
        yield [attacker, defender];
    }
    if (event.type === 'siegeAttempted' && event.against !== 'independent') yield [event.player, event.against];
    if (event.type === 'navalInterceptionDeclared') yield [event.player, event.mover];
    if (event.type === 'overrun' && event.by !== 'independent' && event.victim !== 'independent')
      yield [event.by, event.victim];
  }
}

const champions: Comparison = {
  clause: 'R 17.2',
  what: 'that whoever attacks a Champion who is not the Usurper is no Champion any more',
  often: 'always',
  *ask(step) {
    const { before, after, events } = step;
    const made = [...attacks(step)];
    for (const [attacker, target] of made) {
      const guilty = before.champions.includes(target) && target !== before.usurper;
      const had = before.champions.includes(attacker);
      yield {
        of: `${attacker} against ${target}`,
        model: had && !guilty,
        engine: after.champions.includes(attacker),
      };
    }
    for (const event of events) {
      if (event.type !== 'championLost') continue;
      yield {
        of: `${event.player} loses it to ${event.target}`,
        model: before.champions.includes(event.target) && event.target !== before.usurper,
        engine: true,
      };
    }
  },
};

/** R 17.4: a Successor whose Victory Points drop to 0 is a Champion again. */
const redeemed: Comparison = {
  clause: 'R 17.4',
  what: 'Successors who are Champions again',
  often: 'always',
  *ask({ before, after, events }) {
    const changes = events.some(
      ({ type }) => type === 'markerPlaced' || type === 'markerRemoved' || type.startsWith('fleet'),
    );
    if (!changes || after.outcome !== null) return;
    for (const player of playersOf(before)) {
      if (before.champions.includes(player) || victoryPoints(before, player) === 0) continue;
      const dropped = victoryPoints(after, player) === 0;
      yield { of: player, model: dropped, engine: after.champions.includes(player) };
    }
  },
};

/** R 8.3.6: five CUs to each one of the enemy make an Overrun, and no battle. */
const overruns: Comparison = {
  clause: 'R 8.3.6',
  what: 'Overruns and the battles that are none',
  often: 'always',
  *ask({ before, after, action, events }) {
    const outside = (state: GameState, who: PlayerId | 'independent', at: SpaceId): number =>
      who === 'independent' ? independentStrength(state, at) : count(sideUnits(state, who, at));
    for (const event of events) {
      if (event.type === 'landBattleBegan') {
        const battle = after.stack.find((one) => one.kind === 'landBattle');
        // A sortie enters no space; once cards have been played, losses are no longer those of the entry.
        if (battle?.kind !== 'landBattle' || battle.retreatTo === null || action.type === 'playSurprise') continue;
        const { attacker, defender, space } = event;
        const [ours, theirs] = [outside(after, attacker, space), outside(after, defender, space)];
        if (theirs === 0) continue;
        yield { of: `${attacker} against ${defender} in ${space}`, model: ours >= 5 * theirs, engine: false };
      }
      if (event.type !== 'overrun') continue;
      const { by, victim, space } = event;
      if (by === 'independent' || action.type === 'playSurprise') continue;
      const moved = events.findLast((one) => one.type === 'groupMoved' && one.to === space);
      const march = marches(before).at(-1);
      const ours = moved?.type === 'groupMoved' ? count(moved.units) : count(march?.group.units ?? {});
      const helpers = events.reduce(
        (sum, one) => sum + (one.type === 'intercepted' && one.to === space ? count(one.units) : 0),
        0,
      );
      const away = events.reduce(
        (sum, one) =>
          one.type === 'unitsThroughGate' && one.space === space && one.player === victim
            ? sum + (one.inside ? -count(one.units) : count(one.units))
            : sum,
        0,
      );
      const theirs = outside(before, victim, space) + helpers + away;
      yield { of: `${by} over ${victim} in ${space}: ${ours} to ${theirs}`, model: ours >= 5 * theirs, engine: true };
    }
  },
};

const independents: Comparison = {
  clause: 'R 14.3',
  what: 'where an Independent Army may go',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    if (frame?.kind !== 'independentMove' || frame.awaiting !== 'none' || legal.length === 0) return;
    yield {
      of: `${frame.army} with ${frame.left}`,
      model: sorted(independentSteps(before, frame)),
      engine: sorted(legal.flatMap((one) => (one.type === 'moveIndependentArmy' ? [one.to] : []))),
    };
  },
};

const deployment: Comparison = {
  clause: 'R 6.4.2',
  what: 'where CUs may be deployed',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    if (frame?.kind !== 'deploy' || frame.stage !== 'units' || frame.spaces !== null || frame.together) return;
    const pieces = piecesOf(before);
    const found = legal.flatMap((one) => (one.type === 'deployUnits' ? [one.space] : []));
    yield {
      of: frame.player,
      model: sorted(
        boardOf(before)
          .spaces.map(({ id }) => id)
          .filter((id) => room(before, pieces, frame, id) >= fewest(frame)),
      ),
      engine: sorted([...new Set(found)]),
    };
  },
};

const activations: Comparison = {
  clause: 'R 8.3.1',
  what: 'who may be activated',
  often: 'always',
  *ask({ before, legal }) {
    const frame = before.stack.at(-1);
    if (frame?.kind !== 'movement' || frame.stage !== 'activate' || legal.length === 0) return;
    yield {
      of: frame.player,
      model: sorted(activatable(before, frame.player)),
      engine: sorted(
        legal.flatMap((one) => (one.type === 'activate' ? [`${one.commander} ${one.space} ${one.inside}`] : [])),
      ),
    };
  },
};

/** R 13.2.5: Siege Points lie only where their Army stands. */
const lifted: Comparison = {
  clause: 'R 13.2.5',
  what: 'that no Siege outlasts its Army',
  often: 'sample',
  *ask({ before }) {
    const pieces = piecesOf(before);
    const quiet = !before.stack.some(({ kind }) => kind === 'landBattle' || kind === 'defeat' || kind === 'losses');
    if (!quiet) return;
    for (const [at, { by }] of Object.entries(before.sieges)) {
      const there = pieces.stacks.some((one) => one.player === by && one.space === at && !one.inside);
      yield { of: `${by} before ${at}`, model: there, engine: true };
    }
  },
};

export const standings = (): readonly Comparison[] => [
  immediate,
  endings,
  champions,
  redeemed,
  overruns,
  independents,
  deployment,
  activations,
  lifted,
];
