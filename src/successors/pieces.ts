/**
 * Handling the pieces: the only functions that write to stacks, generals and markers.
 * What follows from a change (ownership, control of royals and fleets, lifted sieges, victory) is in `rules/consequences.ts`.
 */
import type { RuleRef, Run } from '../core/index.js';
import { countUnits, NO_UNITS, stackKey } from './query/presence.js';
import type { StateDraft, Units } from './state.js';
import type { SuccessorsTypes } from './types.js';
import {
  COMBAT_UNITS,
  type CombatUnit,
  type Faction,
  type GeneralId,
  type PlayerId,
  type SpaceId,
} from './vocabulary.js';

/** One run of the machine on a game of Successors. */
export type Turn = Run<SuccessorsTypes>;

/** A space and a zone of it. */
export interface Place {
  readonly space: SpaceId;
  /** Inside the Major City of the space (R 4.16). */
  readonly inside: boolean;
}
export const outside = (space: SpaceId): Place => ({ space, inside: false });
export const inside = (space: SpaceId): Place => ({ space, inside: true });

/** So many units of one kind. */
export const unitsOf = (unit: CombatUnit, count: number): Units => ({ ...NO_UNITS, [unit]: count });

export const addedUnits = (a: Units, b: Units): Units => mapUnits((unit) => a[unit] + b[unit]);
export const subtractedUnits = (a: Units, b: Units): Units => mapUnits((unit) => a[unit] - b[unit]);
/** The smaller of two numbers, kind by kind. */
export const commonUnits = (a: Units, b: Units): Units => mapUnits((unit) => Math.min(a[unit], b[unit]));

function mapUnits(count: (unit: CombatUnit) => number): Units {
  return {
    mercenary: count('mercenary'),
    loyal: count('loyal'),
    royalArmy: count('royalArmy'),
    silverShields: count('silverShields'),
    elephant: count('elephant'),
  };
}

/** Adds CUs to a stack in silence; `moved`: they have been moved in this segment. */
export function addUnits(state: StateDraft, player: PlayerId, place: Place, units: Units, moved = false): void {
  if (countUnits(units) === 0) return;
  const key = stackKey(player, place.space, place.inside);
  const stack = (state.stacks[key] ??= {
    player,
    space: place.space,
    inside: place.inside,
    units: { ...NO_UNITS },
    moved: { ...NO_UNITS },
  });
  for (const unit of COMBAT_UNITS) {
    stack.units[unit] += units[unit];
    if (moved) stack.moved[unit] += units[unit];
  }
}

/** Takes CUs from a stack in silence, those that have moved last; an empty stack is gone. */
export function takeUnits(state: StateDraft, player: PlayerId, place: Place, units: Units): void {
  const key = stackKey(player, place.space, place.inside);
  const stack = state.stacks[key];
  if (stack === undefined) return;
  for (const unit of COMBAT_UNITS) {
    stack.units[unit] -= units[unit];
    stack.moved[unit] = Math.min(stack.moved[unit], stack.units[unit]);
  }
  if (countUnits(stack.units) === 0) delete state.stacks[key];
}

/** Takes CUs that have been moved in this segment from a stack in silence: those of the Army on the march. */
export function takeMovedUnits(state: StateDraft, player: PlayerId, place: Place, units: Units): void {
  const stack = state.stacks[stackKey(player, place.space, place.inside)];
  if (stack === undefined) return;
  for (const unit of COMBAT_UNITS) stack.moved[unit] -= units[unit];
  takeUnits(state, player, place, units);
}

/** New CUs come onto the board. */
export function placeUnits(run: Turn, player: PlayerId, place: Place, units: Units, rule: RuleRef): void {
  if (countUnits(units) === 0) return;
  addUnits(run.state, player, place, units);
  run.emit({ type: 'unitsPlaced', rule, player, ...place, units });
}

/** CUs are eliminated. */
export function loseUnits(run: Turn, player: PlayerId, place: Place, units: Units, rule: RuleRef): void {
  if (countUnits(units) === 0) return;
  takeUnits(run.state, player, place, units);
  run.emit({ type: 'unitsLost', rule, player, ...place, units });
}

/** CUs go to the Dispersed Box (R 4.6). */
export function disperseUnits(run: Turn, player: PlayerId, place: Place, units: Units, rule: RuleRef): void {
  if (countUnits(units) === 0) return;
  takeUnits(run.state, player, place, units);
  run.state.dispersed[player] = addedUnits(run.state.dispersed[player] ?? NO_UNITS, units);
  run.emit({ type: 'unitsDispersed', rule, player, ...place, units });
}

/** A Major General comes onto the board or appears elsewhere on it. */
export function placeGeneral(run: Turn, player: PlayerId, general: GeneralId, place: Place, rule: RuleRef): void {
  run.state.generals[general] = {
    status: 'map',
    owner: player,
    space: place.space,
    inside: place.inside,
    moved: false,
  };
  run.emit({ type: 'generalPlaced', rule, player, general, ...place });
}

/** A Major General goes to the Dispersed Box (R 4.6). */
export function disperseGeneral(run: Turn, general: GeneralId, rule: RuleRef): void {
  leaveMap(run, general, 'dispersed', rule);
}

/** A Major General is out of the game (R 3.1.1). */
export function eliminateGeneral(run: Turn, general: GeneralId, rule: RuleRef): void {
  leaveMap(run, general, 'eliminated', rule);
}

function leaveMap(run: Turn, id: GeneralId, status: 'dispersed' | 'eliminated', rule: RuleRef): void {
  const general = run.state.generals[id];
  const { owner, space } = general;
  Object.assign(general, { status, space: null, inside: false, moved: false });
  if (owner === null) return;
  const particulars = { rule, player: owner, general: id, space };
  run.emit(
    status === 'dispersed'
      ? { type: 'generalDispersed', ...particulars }
      : { type: 'generalEliminated', ...particulars },
  );
}

/** A Minor General comes from his owner's supply (R 3.1.2). `moved`: he arrives with an Army on the march. */
export function placeMinorGeneral(
  run: Turn,
  player: PlayerId,
  place: Place,
  rule: RuleRef = 'R 3.1.2',
  moved = false,
): void {
  (run.state.minorGenerals[player] ??= []).push({ space: place.space, inside: place.inside, moved });
  run.emit({ type: 'minorGeneralPlaced', rule, player, ...place });
}

/** A Minor General returns to his owner's supply (R 3.1.2); one that has not moved goes first. */
export function liftMinorGeneral(run: Turn, player: PlayerId, place: Place, rule: RuleRef = 'R 3.1.2'): void {
  const minors = run.state.minorGenerals[player] ?? [];
  const here = minors.filter((minor) => minor.space === place.space && minor.inside === place.inside);
  const minor = here.find(({ moved }) => !moved) ?? here[0];
  if (minor === undefined) return;
  minors.splice(minors.indexOf(minor), 1);
  run.emit({ type: 'minorGeneralLifted', rule, player, ...place });
}

/** A control marker is placed, in the stead of any that stood there (R 3.2). */
export function placeMarker(run: Turn, space: SpaceId, faction: Faction, rule: RuleRef): void {
  const previous = run.state.control[space] ?? null;
  if (previous === faction) return;
  run.state.control[space] = faction;
  delete run.state.sieges[space];
  run.emit({ type: 'markerPlaced', rule, space, faction, previous });
}

/** A control marker is taken away (R 3.2). */
export function removeMarker(run: Turn, space: SpaceId, rule: RuleRef): void {
  const faction = run.state.control[space];
  if (faction === undefined) return;
  delete run.state.control[space];
  delete run.state.sieges[space];
  run.emit({ type: 'markerRemoved', rule, space, faction });
}
