/** R 6.6.3 A: the targets of cards, offered as choices and remembered between steps. */
import { forceAt } from '../query/presence.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { Units } from '../units.js';
import type { CardEventOf, Notes } from './module.js';
import type { ChoiceOf } from './stepwise.js';
import type { CombatUnit, PlayerId, SpaceId } from '../vocabulary.js';

/** A player's Army where it stands. */
export interface ArmyTarget extends Place {
  readonly player: PlayerId;
}

export const spaceChoices = (player: PlayerId, spaces: readonly SpaceId[]): readonly ChoiceOf<'targetSpace'>[] =>
  spaces.map((space) => ({ type: 'targetSpace', player, space }));

export const armyChoices = (player: PlayerId, armies: readonly Post[]): readonly ChoiceOf<'targetArmy'>[] =>
  armies.map(({ player: target, space, inside }) => ({ type: 'targetArmy', player, target, space, inside }));

/** The notes that tell of an Army. */
export const ARMY_NOTES = { owner: 'player', space: 'space', inside: 'flag' } as const satisfies Notes;
type WithArmy = Pick<CardEventOf<typeof ARMY_NOTES>, 'player' | 'memory'>;

/** What a memory keeps of an Army that has been chosen. */
export const remembering = ({ target, space, inside }: ChoiceOf<'targetArmy'>) => ({ owner: target, space, inside });

/** The Army that a memory keeps: one of the player's own in no space where it keeps none. */
export const armyRemembered = ({
  player,
  memory: { owner = player, space = '', inside = false },
}: WithArmy): ArmyTarget => ({ player: owner, space, inside });

/** The CUs of the Army that a memory keeps. */
export function unitsRemembered(situation: Situation, asked: WithArmy): Units {
  const { player, space, inside } = armyRemembered(asked);
  return forceAt(situation, player, space, inside);
}

/** Who says which CU of the remembered Army goes: its owner. */
export const ownerOfArmy = (frame: WithArmy): PlayerId => armyRemembered(frame).player;

/** Kinds of CU, for the owner of the remembered Army to choose from. */
export const unitChoices = (frame: WithArmy, kinds: readonly CombatUnit[]): readonly ChoiceOf<'targetUnit'>[] =>
  kinds.map((unit) => ({ type: 'targetUnit', player: ownerOfArmy(frame), unit }));
