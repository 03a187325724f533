/** R 6.6.3 A: the targets of cards, offered as choices and remembered between steps. */
import type { Action } from '../action/index.js';
import type { Place, Post } from '../table/places.js';
import type { CardEventOf, Notes } from './module.js';
import { PLAYERS, type CombatUnit, type PlayerId, type SpaceId } from '../vocabulary.js';

/** A player's Army where it stands. */
export interface ArmyTarget extends Place {
  readonly player: PlayerId;
}

export const spaceChoices = (player: PlayerId, spaces: readonly SpaceId[]): readonly Action[] =>
  spaces.map((space) => ({ type: 'targetSpace', player, space }));

export const armyChoices = (player: PlayerId, armies: readonly Post[]): readonly Action[] =>
  armies.map(({ player: target, space, inside }) => ({ type: 'targetArmy', player, target, space, inside }));

/** The player that a name means, if it means one. */
const playerNamed = (name: unknown): PlayerId | undefined => PLAYERS.find((player) => player === name);

/** The player's Army that a choice means. */
export function armyTargeted(action: Action): ArmyTarget | undefined {
  if (action.type !== 'targetArmy') return undefined;
  const player = playerNamed(action.target);
  return player === undefined ? undefined : { player, space: action.space, inside: action.inside };
}

/** The notes that tell of an Army. */
export const ARMY_NOTES = { owner: 'player', space: 'space', inside: 'flag' } as const satisfies Notes;
type WithArmy = Pick<CardEventOf<typeof ARMY_NOTES>, 'player' | 'memory'>;

/** What a memory keeps of an Army. */
export const remembering = ({ player, space, inside }: ArmyTarget) => ({ owner: player, space, inside });

/** The Army that a memory keeps. */
export function armyRemembered({ memory }: Pick<WithArmy, 'memory'>): ArmyTarget | undefined {
  const { owner: player, space, inside = false } = memory;
  return player === undefined || space === undefined ? undefined : { player, space, inside };
}

/** Who says which CU of the remembered Army goes: its owner. */
export const ownerOfArmy = (frame: WithArmy): PlayerId => armyRemembered(frame)?.player ?? frame.player;

/** Kinds of CU, for the owner of the remembered Army to choose from. */
export const unitChoices = (frame: WithArmy, kinds: readonly CombatUnit[]): readonly Action[] =>
  kinds.map((unit) => ({ type: 'targetUnit', player: ownerOfArmy(frame), unit }));
