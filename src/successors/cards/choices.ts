/** R 6.6.3 A: the targets of cards, offered as choices and remembered between steps. */
import { forceAt } from '../query/presence.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { NO_UNITS, type Units } from '../units.js';
import type { CardEventOf, Notes } from './module.js';
import type { ChoiceOf } from './stepwise.js';
import { PLAYERS, type CombatUnit, type PlayerId, type SpaceId } from '../vocabulary.js';

/** A player's Army where it stands. */
export interface ArmyTarget extends Place {
  readonly player: PlayerId;
}

export const spaceChoices = (player: PlayerId, spaces: readonly SpaceId[]): readonly ChoiceOf<'targetSpace'>[] =>
  spaces.map((space) => ({ type: 'targetSpace', player, space }));

export const armyChoices = (player: PlayerId, armies: readonly Post[]): readonly ChoiceOf<'targetArmy'>[] =>
  armies.map(({ player: target, space, inside }) => ({ type: 'targetArmy', player, target, space, inside }));

/** The player that a name means, if it means one. */
const playerNamed = (name: unknown): PlayerId | undefined => PLAYERS.find((player) => player === name);

/** The player's Army that a choice means. */
export function armyTargeted({ target, space, inside }: ChoiceOf<'targetArmy'>): ArmyTarget | undefined {
  const player = playerNamed(target);
  return player === undefined ? undefined : { player, space, inside };
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

/** The CUs of the Army that a memory keeps. */
export function unitsRemembered(situation: Situation, asked: Pick<WithArmy, 'memory'>): Units {
  const army = armyRemembered(asked);
  return army === undefined ? NO_UNITS : forceAt(situation, army.player, army.space, army.inside);
}

/** Who says which CU of the remembered Army goes: its owner. */
export const ownerOfArmy = (frame: WithArmy): PlayerId => armyRemembered(frame)?.player ?? frame.player;

/** Kinds of CU, for the owner of the remembered Army to choose from. */
export const unitChoices = (frame: WithArmy, kinds: readonly CombatUnit[]): readonly ChoiceOf<'targetUnit'>[] =>
  kinds.map((unit) => ({ type: 'targetUnit', player: ownerOfArmy(frame), unit }));
