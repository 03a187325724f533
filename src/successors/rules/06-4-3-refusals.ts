/** R 6.4.2, 6.4.3: why a piece may not be deployed in a space. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import type { DeployFrame } from '../frame/index.js';
import { isEnemyHeld, isShutIn, lastResort, roomForUnits } from '../query/deployment.js';
import { hasEnemyUnits, minorGeneralsAt, minorGeneralsInSupply, unitsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import { numberOf } from '../units.js';
import { refusePortion } from './portions.js';

type Deploying<Type extends 'deployUnits' | 'deployGeneral' | 'deployMinorGeneral'> = Extract<Action, { type: Type }>;

/** Returns what is wrong with a deployment; `undefined` if these rules do not forbid it. */
export function refuseDeployment(
  situation: Situation,
  frame: DeployFrame,
  action: Action,
  possible: readonly Action[],
): Refusal | undefined {
  const { stage } = frame;
  switch (action.type) {
    case 'pass':
      return stage === 'general' || stage === 'units' ? refusal('mustDeploy', 'R 6.4.2') : undefined;
    case 'deployMinorGeneral':
      return refuseMinorGeneral(situation, frame, action);
    case 'deployGeneral':
      return refuseGeneral(frame, action) ?? refuseSpace(situation, frame, action);
    case 'deployUnits':
      return refuseUnits(frame, action, possible) ?? refuseSpace(situation, frame, action);
    default:
      return undefined;
  }
}

/**
 * Returns why no Minor General is deployed. They come last, and only to friendly zones with CUs that have none
 * (R 6.4.3; ruling deploying-minor-generals).
 */
function refuseMinorGeneral(
  situation: Situation,
  frame: DeployFrame,
  { space, inside }: Deploying<'deployMinorGeneral'>,
): Refusal | undefined {
  const { player, stage } = frame;
  const rule = 'ruling deploying-minor-generals';
  if (!frame.minorGenerals) return refusal('onlyAsReinforcements', rule, { space });
  if (stage !== 'minorGenerals') return refusal('wrongStep', rule, { stage });
  if (situation.controller(space) !== player) return refusal('nothingFriendlyThere', 'R 6.4.3', { space });
  if (unitsAt(situation, player, space, inside) === 0) return refusal('needsUnits', 'R 3.1.2', { space, inside });
  return minorGeneralsAt(situation, player, space, inside) > 0
    ? refusal('minorGeneralThere', rule, { space, inside })
    : undefined;
}

/** Returns why a general is not deployed yet: generals come one by one, in the order of the frame. */
function refuseGeneral({ generals }: DeployFrame, { general }: Deploying<'deployGeneral'>): Refusal | undefined {
  const [first] = generals;
  if (!generals.includes(general)) return refusal('noSuchPiece', 'R 6.4.2', { general });
  return general === first ? undefined : refusal('otherMatter', 'R 6.4.2', { general, waitingFor: first ?? null });
}

/** Returns why CUs are not deployed: generals come first, CUs come kind by kind, and some must stay together. */
function refuseUnits(
  { generals, units, together }: DeployFrame,
  { unit, count }: Deploying<'deployUnits'>,
  possible: readonly Action[],
): Refusal | undefined {
  if (generals.length > 0) return refusal('generalsFirst', 'R 6.4.3');
  const available = numberOf(units, unit);
  const portion = refusePortion(unit, count, available, 'R 6.4.2');
  if (portion !== undefined) return portion;
  if (together && count < available) return refusal('indivisible', 'R 6.4.2', { unit, available });
  const next = possible.find((action) => action.type === 'deployUnits');
  return next?.type === 'deployUnits' && !possible.some((other) => other.type === 'deployUnits' && other.unit === unit)
    ? refusal('otherMatter', 'R 6.4.3', { unit, waitingFor: next.unit })
    : undefined;
}

function refuseSpace(
  situation: Situation,
  frame: DeployFrame,
  action: Deploying<'deployUnits' | 'deployGeneral'>,
): Refusal | undefined {
  const { player } = frame;
  const { space, type } = action;
  if (!situation.geometry.spaces.has(space)) return undefined;
  if (frame.stage === 'resort') return refuseResort(situation, frame, action);
  if (frame.spaces !== null && !frame.spaces.includes(space)) return refusal('notOffered', 'R 6.4.2', { space });
  if (type === 'deployUnits' && isShutIn(situation, player, space))
    return refusal('cityBesieged', 'R 6.4.3', { space });
  if (!frame.bases.includes(space)) {
    if (situation.controller(space) !== player) return refusal('nothingFriendlyThere', 'R 6.4.2', { space });
    if (isEnemyHeld(situation, player, situation.spaceCode(space)))
      return refusal('enemiesThere', 'R 6.4.2', { space });
  } else if (hasEnemyUnits(situation, player, space) && !isShutIn(situation, player, space)) {
    return refusal('enemiesThere', 'R 8.3.8.2', { space });
  }
  if (type === 'deployGeneral') return undefined;
  const room = roomForUnits(situation, frame).find((other) => other.space === space)?.room ?? 0;
  return action.count > room ? deployLimit(space, room) : undefined;
}

/**
 * Returns why a space is no last resort: no enemies, no marker of a player, no province of another; two CUs to a
 * province, with a general (R 6.4.3).
 */
function refuseResort(
  situation: Situation,
  frame: DeployFrame,
  action: Deploying<'deployUnits' | 'deployGeneral'>,
): Refusal | undefined {
  const { player } = frame;
  const { space, type } = action;
  const room = lastResort(situation, frame).find((other) => other.space === space)?.room;
  if (room === undefined)
    return isEnemyHeld(situation, player, situation.spaceCode(space))
      ? refusal('enemiesThere', 'R 6.4.3', { space })
      : refusal('notOffered', 'ruling last-resort', { space });
  if (type === 'deployGeneral' || action.count <= room) return undefined;
  return room === 0 && minorGeneralsInSupply(situation, player) === 0
    ? refusal('noMinorGeneral', 'R 6.4.3', { player, from: null })
    : deployLimit(space, room);
}

const deployLimit = (space: string, room: number): Refusal =>
  refusal('deployLimit', 'R 6.4.3', { space, room }, `There is room for ${room} more combat units in ${space}.`);
