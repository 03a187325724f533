/** R 6.6.3 A: the targets of cards, which are offered as choices and kept in notes between steps. */
import { forceAt } from '../query/presence.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { Units } from '../units.js';
import type { CardEventOf, Notes } from './module.js';
import type { ChoiceOf } from './stepwise.js';
import type { CombatUnit, PlayerId, SpaceId } from '../vocabulary.js';

/** A player's Army and the place where it stands. */
export interface ArmyTarget extends Place {
  readonly player: PlayerId;
}

export const spaceChoices = (player: PlayerId, spaces: readonly SpaceId[]): readonly ChoiceOf<'targetSpace'>[] =>
  spaces.map((space) => ({ type: 'targetSpace', player, space }));

export const armyChoices = (player: PlayerId, armies: readonly Post[]): readonly ChoiceOf<'targetArmy'>[] =>
  armies.map(({ player: target, space, inside }) => ({ type: 'targetArmy', player, target, space, inside }));

/** The notes in which an Army is kept. */
export const ARMY_NOTES = { owner: 'player', space: 'space', inside: 'flag' } as const satisfies Notes;
type WithArmy = Pick<CardEventOf<typeof ARMY_NOTES>, 'player' | 'memory'>;

/** Returns the notes for a chosen Army. */
export const armyNotes = ({ target, space, inside }: ChoiceOf<'targetArmy'>) => ({ owner: target, space, inside });

/** Returns the Army kept in the notes; without one, an Army of the card's player in no space. */
export const notedArmy = ({
  player,
  memory: { owner = player, space = '', inside = false },
}: WithArmy): ArmyTarget => ({ player: owner, space, inside });

/** Returns the CUs of the Army kept in the notes. */
export function notedUnits(situation: Situation, asked: WithArmy): Units {
  const { player, space, inside } = notedArmy(asked);
  return forceAt(situation, player, space, inside);
}

/** Returns the owner of the Army kept in the notes, who chooses which CU is removed. */
export const ownerOfArmy = (frame: WithArmy): PlayerId => notedArmy(frame).player;

/** Returns the kinds of CUs as choices for the owner of the Army kept in the notes. */
export const unitChoices = (frame: WithArmy, kinds: readonly CombatUnit[]): readonly ChoiceOf<'targetUnit'>[] =>
  kinds.map((unit) => ({ type: 'targetUnit', player: ownerOfArmy(frame), unit }));
