/** R 3, 4.31, 6.4: pieces listed in frames exist, and are nowhere else. */
import type { Finding, Key } from '../../../core/index.js';
import type { MarchGroup, SuccessorsFrame } from '../../frame/index.js';
import type { PlayerCount } from '../../options.js';
import { cardsEach } from '../../rules/06-5-tyche-cards.js';
import { countUnits, type Units } from '../../units.js';
import {
  FLEETS,
  GENERALS,
  MINOR_GENERALS,
  type CardId,
  type FleetId,
  type GeneralId,
  type PlayerId,
  type SpaceId,
} from '../../vocabulary.js';
import type { Setting, Sketch } from './sketch.js';

/** CUs that are in no place, but listed in a frame. */
export interface UnitsHeld {
  readonly keys: readonly Key[];
  readonly player: PlayerId;
  readonly units: Units;
}

/** Finds CUs that are on the march, being deployed, or waiting for their owner to deploy. */
export function* unitsInHand({ stack = [] }: Sketch): Generator<UnitsHeld> {
  for (const [index, frame] of stack.entries()) {
    const keys: readonly Key[] = ['stack', index];
    if (frame.kind === 'march') {
      yield { keys: [...keys, 'group', 'units'], player: frame.player, units: frame.group.units };
    } else if (frame.kind === 'deploy') {
      yield { keys: [...keys, 'units'], player: frame.player, units: frame.units };
    } else if (frame.kind === 'reinforcements') {
      for (const player of new Set(frame.waiting)) {
        const pool = frame.pools[player];
        if (pool !== undefined) yield { keys: [...keys, 'pools', player, 'units'], player, units: pool.units };
      }
    }
  }
}

/** A general who is about to be placed, and the owner. */
interface GeneralHeld {
  readonly keys: readonly Key[];
  readonly general: GeneralId;
  readonly player: PlayerId;
}

function* generalsInHand({ stack = [] }: Sketch): Generator<GeneralHeld> {
  for (const [index, frame] of stack.entries()) {
    const keys: readonly Key[] = ['stack', index];
    if (frame.kind === 'deploy') {
      for (const [place, general] of frame.generals.entries())
        yield { keys: [...keys, 'generals', place], general, player: frame.player };
    } else if (frame.kind === 'reinforcements') {
      for (const player of new Set(frame.waiting)) {
        for (const [place, general] of (frame.pools[player]?.generals ?? []).entries())
          yield { keys: [...keys, 'pools', player, 'generals', place], general, player };
      }
    } else if ((frame.kind === 'placeGeneral' || frame.kind === 'hire') && frame.general !== null) {
      yield { keys: [...keys, 'general'], general: frame.general, player: frame.player };
    }
  }
}

/**
 * Finds generals about to be placed who are on the map already, belong to somebody else, or occur twice
 * (R 6.4.2, 6.6.3 C).
 */
export function* generalsHeldFindings(sketch: Sketch): Generator<Finding> {
  const { generals } = sketch;
  if (generals === undefined) return;
  const seen = new Set<GeneralId>();
  for (const { keys, general, player } of generalsInHand(sketch)) {
    const { status, owner } = generals[general];
    if (seen.has(general)) yield { keys, message: `${general} is in hand already` };
    seen.add(general);
    if (status === 'map' || status === 'march' || status === 'eliminated') {
      yield { keys, message: `${general} is "${status}", and nobody to be placed` };
    } else if (owner !== null && owner !== player) {
      yield { keys, message: `${general} is ${owner}'s` };
    }
  }
}

/** Returns the card that a frame is about. */
const cardOf = (frame: SuccessorsFrame): CardId | null =>
  frame.kind === 'cardEvent' || frame.kind === 'tyche' || frame.kind === 'faceUp' ? frame.card : null;

/** Finds played cards that are not face up: in the discards, out of the game, or a contract (R 4.31, 6.6.3). */
export function* cardsHeldFindings(sketch: Sketch, setting: Setting): Generator<Finding> {
  const { stack = [], hands, discards, removedCards, contracts } = sketch;
  if (discards !== undefined && removedCards !== undefined && contracts !== undefined) {
    const open = new Set([...discards, ...removedCards, ...contracts.map(({ card }) => card)]);
    for (const [index, frame] of stack.entries()) {
      const card = cardOf(frame);
      if (card !== null && !open.has(card)) {
        yield {
          keys: ['stack', index, 'card'],
          message: `card ${card} has been played, and does not lie with the discards, out of the game or open before its player`,
        };
      }
    }
  }
  for (const [index, frame] of stack.entries()) {
    if (frame.kind !== 'deal' || hands === undefined) continue;
    const each = cardsEach({ options: { players: setting.players.length as PlayerCount } });
    for (const player of setting.players) {
      const count = (hands[player]?.length ?? 0) + frame.left.filter((other) => other === player).length;
      if (count !== each)
        yield { keys: ['stack', index, 'left'], message: `R 6.5 deals ${each} cards to ${player}, not ${count}` };
    }
  }
}

/** Finds fleets that are declared twice, out of their order, or on both sides (R 8.4.4, 8.5.2). */
export function* fleetFindings({ stack = [] }: Sketch): Generator<Finding> {
  for (const [index, frame] of stack.entries()) {
    if (!('escort' in frame)) continue;
    const sides = { escort: frame.escort, ...('fleets' in frame && { fleets: frame.fleets }) };
    const seen = new Set<FleetId>();
    for (const [side, declared] of Object.entries(sides)) {
      for (const [place, fleet] of declared.entries()) {
        const before = declared[place - 1];
        const isLate = before !== undefined && FLEETS.indexOf(fleet) <= FLEETS.indexOf(before);
        if (isLate || seen.has(fleet))
          yield {
            keys: ['stack', index, side, place],
            message: `the fleet of ${fleet} has been declared or passed over`,
          };
      }
      for (const fleet of declared) seen.add(fleet);
    }
  }
}

/** The most activations that one card can grant: one for each general. */
const MOST_ACTIVATIONS = GENERALS.length + MINOR_GENERALS;

/** Finds counts that exceed the number of pieces. */
export function* countFindings({ stack = [] }: Sketch, { spaces, cards }: Setting): Generator<Finding> {
  for (const [index, frame] of stack.entries()) {
    const tooMany = (key: string, count: number, most: number, what: string): readonly Finding[] =>
      count > most ? [{ keys: ['stack', index, key], message: `${count} ${what}; ${most} is the most` }] : [];
    if (frame.kind === 'draw') yield* tooMany('count', frame.count, 1, 'cards to be drawn');
    else if (frame.kind === 'faceUp') yield* tooMany('left', frame.left, cards.length, 'cards to be turned up');
    else if (frame.kind === 'placeMarkers') yield* tooMany('left', frame.left, spaces.size, 'control markers');
    else if (frame.kind === 'forcedMarch') yield* tooMany('left', frame.left, MOST_ACTIVATIONS, 'activations');
    else if (frame.kind === 'arrival')
      yield* tooMany('resolved', frame.resolved, frame.declared.length, 'interceptions resolved');
  }
}

/** Returns whether a group has no CUs and no generals. */
const isEmptyGroup = ({ generals, minors, units }: MarchGroup): boolean =>
  generals.length === 0 && minors === 0 && countUnits(units) === 0;

/** Finds the frames that mention the inside of a city, with its space (R 4.16). */
function* citiesNamed(frame: SuccessorsFrame): Generator<readonly [readonly Key[], SpaceId | undefined]> {
  if (frame.kind === 'march' || frame.kind === 'succession') {
    if (frame.inside) yield [['inside'], frame.space];
  } else if (frame.kind === 'seaMove') {
    if (frame.embarkedInside) yield [['embarkedInside'], frame.embarkation];
    if (frame.inside) yield [['inside'], frame.route.at(-1)];
  } else if (frame.kind === 'joinBattle') {
    yield [['space'], frame.space];
  } else if (frame.kind === 'landBattle') {
    for (const side of ['attacker', 'defender'] as const) {
      const { fromCity } = frame[side];
      if (fromCity !== null && !isEmptyGroup(fromCity)) yield [[side, 'fromCity'], frame.space];
    }
  }
}

/** Finds an inside in a space without a Major City (R 4.16). */
export function* zoneFindings({ stack = [] }: Sketch, { spaces }: Setting): Generator<Finding> {
  for (const [index, frame] of stack.entries()) {
    for (const [keys, space] of citiesNamed(frame)) {
      if (space === undefined || spaces.get(space)?.kind !== 'majorCity')
        yield { keys: ['stack', index, ...keys], message: 'only a Major City has an inside' };
    }
  }
}

/** Finds a Segment on the stack other than the one whose notes are kept (R 6.6.1). */
export function* segmentFindings({ stack = [], segment }: Sketch): Generator<Finding> {
  if (segment === undefined) return;
  for (const [index, frame] of stack.entries()) {
    const { kind } = frame;
    if (kind !== 'surrender' && kind !== 'tyche' && kind !== 'movement' && kind !== 'forage') continue;
    if (segment === null) yield { keys: ['segment'], message: `the memory of the Segment of the frame "${kind}"` };
    else if (segment.segment !== kind || segment.player !== frame.player) {
      yield {
        keys: ['stack', index],
        message: `the Segment is that of ${segment.player} called "${segment.segment}"`,
      };
    }
  }
}
