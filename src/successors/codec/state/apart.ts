/** R 8.3.8.2: two enemy Armies stand in the same space only while one of them passes or fights. */
import type { Finding, Key } from '../../../core/index.js';
import type { SuccessorsFrame } from '../../frame/index.js';
import type { Faction, PlayerId, SpaceId } from '../../vocabulary.js';
import { postOf } from './places.js';
import type { Setting, Sketch } from './sketch.js';

/** An Army that has entered the space of others. */
interface Visit {
  readonly by: Faction;
  readonly space: SpaceId | null;
  /** The players who granted it passage; `all`: it is still asking, or meets them. */
  readonly granters: readonly PlayerId[] | 'all';
}

/** The frames that a march or move waits for while it meets others. */
const MEETING: readonly string[] = ['passage', 'arrival', 'battle', 'overrun', 'retreat'];

function visitOf(frame: SuccessorsFrame, { independentArmies }: Sketch): Visit | undefined {
  if (frame.kind === 'march') {
    const { player, space, awaiting, passage } = frame;
    return { by: player, space, granters: MEETING.includes(awaiting) ? 'all' : passage };
  }
  if (frame.kind !== 'independentMove' || !MEETING.includes(frame.awaiting)) return undefined;
  return { by: 'independent', space: independentArmies?.[frame.army].space ?? null, granters: 'all' };
}

const grantsPassage = ({ granters }: Visit, host: Faction): boolean =>
  granters === 'all' || granters.some((player) => player === host);

/** Returns whether two sides may be outside in a space at the same time. */
const mayMeet = (visits: readonly Visit[], one: Faction, other: Faction, where: SpaceId): boolean =>
  visits.some(
    (visit) =>
      visit.space === where &&
      ((visit.by === one && grantsPassage(visit, other)) || (visit.by === other && grantsPassage(visit, one))),
  );

/** Finds who has CUs outside in which space, and where the state says so. */
function* armiesOutside(
  { forces, independentArmies }: Sketch,
  { words }: Setting,
): Generator<{ readonly whose: Faction; readonly space: SpaceId; readonly keys: readonly Key[] }> {
  for (const key of Object.keys(forces ?? {})) {
    const post = postOf(key, words);
    if (post !== undefined && !post.inside) yield { whose: post.player, space: post.space, keys: ['forces', key] };
  }
  for (const [id, { space }] of Object.entries(independentArmies ?? {}))
    if (space !== null) yield { whose: 'independent', space, keys: ['independentArmies', id, 'space'] };
}

/**
 * Finds spaces where CUs of several sides are outside, other than those of an Army that passes or meets the others
 * (ruling apart-at-rest).
 */
export function* apartFindings(sketch: Sketch, setting: Setting): Generator<Finding> {
  const { stack } = sketch;
  // A game that is over may have ended in the middle of anything (R 7.1).
  if (stack === undefined || stack.length === 0) return;
  const visits = stack.flatMap((frame) => visitOf(frame, sketch) ?? []);
  const found = new Map<SpaceId, Set<Faction>>();
  for (const { whose, space, keys } of armiesOutside(sketch, setting)) {
    const others = found.get(space);
    if (others === undefined) {
      found.set(space, new Set([whose]));
      continue;
    }
    for (const other of others) {
      if (other !== whose && !mayMeet(visits, whose, other, space))
        yield { keys, message: `R 8.3.8.2: CUs of ${other} stand outside in ${space}` };
    }
    others.add(whose);
  }
}

/** Finds CUs outside in the space of a Land Battle that do not take part in it (R 12.1.1). */
export function* bystanderFindings(sketch: Sketch, setting: Setting): Generator<Finding> {
  for (const frame of sketch.stack ?? []) {
    if (frame.kind !== 'landBattle') continue;
    const { space: field, attacker, defender } = frame;
    for (const { whose, space, keys } of armiesOutside(sketch, setting)) {
      if (space === field && whose !== attacker.who && whose !== defender.who)
        yield { keys, message: `R 12.1.1: in ${field} fight ${attacker.who} and ${defender.who}` };
    }
  }
}
