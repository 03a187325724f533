/** The worked examples: a situation is written down as a position, and then played by legal actions alone. */
import * as E from 'fp-ts/lib/Either.js';
import { expect } from 'vitest';
import type { Action } from '../../../src/successors/action/index.js';
import { machine } from '../../../src/successors/machine.js';
import { fromPosition, type Position } from '../../../src/successors/codec/position/index.js';
import * as query from '../../../src/successors/questions.js';
import { SUCCESSORS_POSITION_VERSION } from '../../../src/successors/version.js';
import type { GeneralId, PlayerId, SpaceId } from '../../../src/successors/vocabulary.js';
import { dice, listed, type Told } from '../language.js';
import { standing } from '../standing.js';

export { dice, forces, said, type Told } from '../language.js';

type Written = Omit<Position, 'format' | 'game' | 'version' | 'options'>;

/** Five players, so that every colour is at the table, unless the options say otherwise; all that is left out is as when play begins. */
export function situation(written: Written, options: Position['options'] = { players: 5 }): Told {
  const read = fromPosition({
    format: 'diadochi-position',
    game: 'successors',
    version: SUCCESSORS_POSITION_VERSION,
    options,
    ...written,
  } satisfies Position);
  if (E.isLeft(read)) throw new Error(JSON.stringify(read.left.faults));
  return { state: read.right, events: [] };
}

/** A decision without its player. */
type Particulars<A> = A extends { readonly player: PlayerId } ? Omit<A, 'player'> : never;
export type Deed = Particulars<Action>;

/** What one player does, one thing after the other. */
export const by = (player: PlayerId, ...deeds: readonly Deed[]): readonly Action[] =>
  deeds.map((deed) => ({ ...deed, player }) as Action);

export { play } from '../language.js';

/** Whom the game waits for. */
export const waitingFor = ({ state }: Told): readonly string[] => machine.actors(state);

/** Returns the listed actions of a type. */
export const offered = <Type extends Action['type']>({ state }: Told, type: Type) => listed(state, type);

/** Where the Army on the march may go next. */
export const ways = (told: Told): readonly SpaceId[] =>
  offered(told, 'march')
    .filter(({ passage }) => !passage)
    .map(({ to }) => to);

/** The code and the rule by which a player is refused something; `undefined` if he is not. */
export function refusal(
  { state }: Told,
  player: PlayerId,
  deed: Deed,
): { readonly code: string; readonly rule: string } | undefined {
  const violation = machine.explainAction(state, { ...deed, player } as Action);
  return violation === undefined ? undefined : { code: violation.code, rule: violation.rule };
}

/** Any refusal that says by which code and which rule. */
export const anyRefusal: unknown = { code: expect.any(String), rule: expect.stringMatching(/^R \d/) };

/** The places of a player's Minor Generals, each as often as there are some; an Army on the march is where it has come to. */
export const minors = ({ state }: Told, player: PlayerId): readonly string[] =>
  query.minorGeneralPosts(state, player).flatMap(({ space, inside }) => {
    const count = query.minorGeneralsAt(state, player, space, inside);
    return Array.from({ length: count }, () => query.placeKey(player, space, inside));
  });

/** How many Minor Generals of a place have been moved in this Segment. */
export const movedMinors = ({ state }: Told, place: string): number => state.moved.minorGenerals[place] ?? 0;

/** The place of a Major General on the map; an Army on the march is where it has come to. */
export function post({ state }: Told, general: GeneralId): string {
  const { owner, status } = standing(state).generals[general];
  for (const { id } of query.geometryOf(state).board.spaces) {
    for (const inside of [false, true]) {
      if (owner !== null && query.majorGeneralsAt(state, owner, id, inside).includes(general)) {
        return query.placeKey(owner, id, inside);
      }
    }
  }
  throw new Error(`${general} is ${status}`);
}

/** Movement Points of the last activation begun, or of the last change of command. */
export const allowance = ({ events }: Told): number | undefined => {
  const event = events.findLast(({ type }) => type === 'activationBegan' || type === 'commandChanged');
  return event?.type === 'activationBegan' || event?.type === 'commandChanged' ? event.movementPoints : undefined;
};

// What examples do again and again.
export const march = (to: SpaceId): Deed => ({ type: 'march', to, passage: false });
export const end: Deed = { type: 'endActivation', inside: false };
export const pass: Deed = { type: 'pass' };
/** The Movement Segment's roll of a player. */
export const roll = (player: PlayerId, die: number): readonly Action[] => [
  ...by(player, { type: 'rollMovement' }),
  ...dice(die),
];
