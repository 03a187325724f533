/** R 5.4.1: the starting Generals are placed with their forces and markers. */
import { refusal } from '../code.js';
import { CAVALRY_OF_GENERALS } from '../data/cavalry.js';
import { startingForces, type SetUpGeneralId, type StartingForce } from '../data/generals.js';
import { placeGeneral as placeOnMap } from '../deeds/generals.js';
import { placeMarker } from '../deeds/markers.js';
import { placeUnits, raiseCavalry } from '../deeds/units.js';
import { playersOf } from '../query/presence.js';
import { mostSenior } from '../query/seniority.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { allUnits } from '../units.js';
import { GENERALS, type GeneralId, type PlayerId, type SpaceId } from '../vocabulary.js';
import { placePolyperchon } from './06-1-turn-events.js';

export const isSetUpGeneral = (general: GeneralId): general is SetUpGeneralId => general in startingForces;

/**
 * Places the next General, or asks the owner where. Players go clockwise from the owner of Perdikkas, each with all
 * their Generals (ruling placing-order). Returns whether a General was left to place.
 */
export function placeNextGeneral(run: GameRun): boolean {
  const next = nextToPlace(run.state);
  if (next === undefined) return false;
  const { player, general } = next;
  const spaces = startingSpaces(run.state, general);
  const [only] = spaces;
  if (only !== undefined && spaces.length === 1) placeStartingForce(run, player, general, only);
  else run.push({ kind: 'placeGeneral', player, general, spaces, chosen: null });
  return true;
}

/** Returns the General who is placed next, and the owner. */
function nextToPlace(
  situation: Situation,
): { readonly player: PlayerId; readonly general: SetUpGeneralId } | undefined {
  const seats = playersOf(situation);
  const first = Math.max(
    0,
    seats.findIndex((player) => player === situation.generals.perdikkas.owner),
  );
  for (const player of [...seats.slice(first), ...seats.slice(0, first)]) {
    const waiting = GENERALS.filter(
      (id) => situation.generals[id].owner === player && situation.generals[id].status === 'unused',
    );
    const [general] = mostSenior(situation, waiting.filter(isSetUpGeneral));
    if (general !== undefined) return { player, general };
  }
  return undefined;
}

/**
 * Returns the spaces of a General's province that get the owner's marker. Only the markers of Eumenes replace
 * Independent ones (R 5.4.5).
 */
function markedSpaces(situation: Situation, general: SetUpGeneralId): readonly SpaceId[] {
  const { province, markers }: StartingForce = startingForces[general];
  const spaces = situation.geometry.spacesOf.get(province) ?? [];
  return markers === 'all'
    ? spaces.filter((space) => situation.controller(space) !== 'independent')
    : spaces.filter((space) => !markers.allBut.includes(space));
}

/**
 * Returns the spaces where a General and all his forces may stand: outside if the space has a Major City
 * (ruling starting-forces-outside).
 */
export function startingSpaces(situation: Situation, general: SetUpGeneralId): readonly SpaceId[] {
  const { spaces }: StartingForce = startingForces[general];
  return spaces === 'anyInProvince' ? markedSpaces(situation, general) : spaces;
}

/**
 * Places the owner's markers in a General's province, and the General with his CUs in one space of it (R 5.4.1, 5.4.5).
 * The Royal Army CUs placed here are all that the game has (R 3.3.4.1).
 */
function placeStartingForce(run: GameRun, player: PlayerId, general: SetUpGeneralId, space: SpaceId): void {
  const { rule } = startingForces[general];
  for (const marked of markedSpaces(run.state, general)) placeMarker(run, marked, player, rule);
  placeOnMap(run, player, general, outside(space), rule);
  placeUnits(run, player, outside(space), allUnits(startingForces[general].units), rule);
  raiseCavalry(run, player, outside(space), CAVALRY_OF_GENERALS, 'R 19.9.1');
}

/** Asks where a General stands who may start in several spaces, or where Polyperchon returns (R 5.4.1, 6.1.3). */
export const placeGeneral: RulesOf<'placeGeneral'> = {
  rule: 'R 5.4.1',
  actor: (_, frame) => frame.player,
  actions: (_, { player, general, spaces }) =>
    spaces.map((space) => ({ type: 'placeGeneral', player, general, space })),
  refuse(_, { general, spaces }, action) {
    if (action.type !== 'placeGeneral') return undefined;
    const rule = isSetUpGeneral(general) ? 'R 5.4.1' : 'R 6.1.3';
    if (action.general !== general)
      return refusal('otherMatter', rule, { general: action.general, waitingFor: general });
    return spaces.includes(action.space) ? undefined : refusal('notOffered', rule, { general, space: action.space });
  },
  apply(run, frame, action) {
    if (action.type !== 'placeGeneral') return;
    const { player, general } = frame;
    frame.chosen = action.space;
    if (isSetUpGeneral(general)) placeStartingForce(run, player, general, action.space);
    else placePolyperchon(run, player, action.space);
    run.finish();
  },
};
