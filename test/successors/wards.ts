/** R 15.4.1, 18.1, 18.5, 18.6.1 once more, plainly and from the JSON alone: who controls whom, and who would be married (rulings keeping-royals, abandoned-women, marriage). */
import { frameOf } from '../../src/core/index.js';
import { spaceFact } from '../../src/successors/questions.js';
import type { GameState } from '../../src/successors/state.js';
import { allUnits, countUnits } from '../../src/successors/units.js';
import {
  GENERALS,
  HEIRS,
  PLAYERS,
  ROYAL_WOMEN,
  type PlayerId,
  type RoyalId,
  type SpaceId,
} from '../../src/successors/vocabulary.js';
import { standing } from './standing.js';

interface Ward {
  readonly name: RoyalId | 'cart';
  readonly space: SpaceId;
  readonly inside: boolean;
  readonly controller: PlayerId | null;
}

/** A state, and the same with the Army on the march put down where it counts as standing. */
interface Scene {
  readonly given: GameState;
  readonly state: GameState;
}

/** What is wrong with the royals and the cart where nothing is being resolved; empty when nothing is. */
export function wardFaults(given: GameState): readonly string[] {
  if (given.outcome !== null) return [];
  const scene: Scene = { given, state: standing(given) };
  const faults: string[] = [];
  for (const ward of heirsAndCart(scene)) {
    if (isOpen(given, ward)) continue;
    const keeper = keeperOf(scene, ward);
    if (keeper !== ward.controller)
      faults.push(`${ward.name} at ${ward.space} is ${ward.controller}'s, not ${keeper}'s`);
  }
  for (const name of ROYAL_WOMEN) {
    const { status, space, inside, controller } = scene.state.royals[name];
    if (status !== 'active' || space === null || isOpen(given, { space, controller })) continue;
    if (controller === null) faults.push(`${name} is active and nobody's`);
    else if (!keepsWoman(scene, { name, space, inside, controller })) faults.push(`${name} at ${space} was abandoned`);
  }
  for (const { player, bride } of given.contracts) {
    const { status, space } = scene.state.royals[bride];
    if (
      status === 'inactive' &&
      space !== null &&
      !isOpen(given, { space, controller: null }) &&
      mayWed(scene, player, space)
    )
      faults.push(`${bride} waits beside an Army of ${player}'s`);
  }
  return faults;
}

function heirsAndCart({ state }: Scene): readonly Ward[] {
  const wards: Ward[] = [];
  for (const name of HEIRS) {
    const { status, space, inside, controller } = state.royals[name];
    if (status === 'active' && space !== null) wards.push({ name, space, inside, controller });
  }
  const { status, space, inside, controller } = state.body;
  if (status === 'cart' && space !== null) wards.push({ name: 'cart', space, inside, controller });
  return wards;
}

/** Returns whether something in a space is still being resolved, or its controller's ships lie off it. */
const isOpen = ({ stack }: GameState, { space, controller }: Pick<Ward, 'space' | 'controller'>): boolean =>
  stack.some(
    (frame) =>
      (['arrival', 'landBattle', 'overrun', 'defeat', 'capture'].includes(frame.kind) &&
        'space' in frame &&
        frame.space === space) ||
      ('holds' in frame && frame.holds === space) ||
      (frame.kind === 'march' && frame.afloat && frame.space === space && frame.player === controller),
  );

function keeperOf(scene: Scene, { name, space, inside, controller }: Ward): PlayerId | null {
  const marker = markerAt(scene, space);
  if (inside) return marker;
  const keeps = controller !== null && hasGeneral(scene, controller, space, false);
  const group = frameOf(scene.given, 'march')?.group;
  if (keeps && (name === 'cart' ? group?.cart : group?.royals.includes(name)) === true) return controller;
  const besieger = besiegerOf(scene, space);
  if (besieger !== null) return besieger;
  const [sole, ...others] = PLAYERS.filter((player) =>
    [false, true].some((zone) => unitsAt(scene, player, space, zone) > 0 || hasGeneral(scene, player, space, zone)),
  );
  const alone = others.length === 0 && !hasIndependents(scene, space);
  if (sole !== undefined && alone && hasGeneral(scene, sole, space, false)) return sole;
  return keeps ? controller : marker;
}

function keepsWoman(scene: Scene, { space, inside, controller }: Ward): boolean {
  const marker = markerAt(scene, space);
  if (inside) return marker === controller;
  if (controller !== null && hasGeneral(scene, controller, space, false)) return true;
  return marker === controller && besiegerOf(scene, space) === null;
}

/** Returns whether the faction has an Army there, and no enemy army is outside (R 18.5.1). */
const mayWed = (scene: Scene, player: PlayerId, space: SpaceId): boolean =>
  [false, true].some((zone) => unitsAt(scene, player, space, zone) > 0 && hasGeneral(scene, player, space, zone)) &&
  !hasIndependents(scene, space) &&
  !PLAYERS.some((other) => other !== player && unitsAt(scene, other, space, false) > 0);

/** The player whose CUs stand before a city that somebody else holds: first of those who are not on the march, then of one who stays. */
function besiegerOf(scene: Scene, space: SpaceId): PlayerId | null {
  const { given } = scene;
  const holder = given.control[space];
  if (holder === undefined || spaceFact(given, space).kind !== 'majorCity') return null;
  const before = PLAYERS.filter((player) => player !== holder && unitsAt(scene, player, space, false) > 0);
  const march = frameOf(given, 'march');
  const mover = march !== undefined && !march.afloat && march.space === space ? march : undefined;
  const settled = before.find((player) => player !== mover?.player);
  if (settled !== undefined || mover === undefined || !before.includes(mover.player)) return settled ?? null;
  const left = countUnits(allUnits(given.forces[key(mover.player, space, false)])) > 0;
  const stays = mover.ended || mover.entered === 0 || left || given.segment?.attempts[space] !== undefined;
  return stays ? mover.player : null;
}

const key = (player: PlayerId, space: SpaceId, inside: boolean): string =>
  inside ? `${player}:${space}:inside` : `${player}:${space}`;
const unitsAt = ({ state }: Scene, player: PlayerId, space: SpaceId, inside: boolean): number =>
  countUnits(allUnits(state.forces[key(player, space, inside)]));
const hasGeneral = ({ state }: Scene, player: PlayerId, space: SpaceId, inside: boolean): boolean =>
  (state.minorGenerals[key(player, space, inside)] ?? 0) > 0 ||
  GENERALS.some((id) => {
    const general = state.generals[id];
    return general.status === 'map' && general.owner === player && general.space === space && general.inside === inside;
  });
const hasIndependents = ({ state }: Scene, space: SpaceId): boolean =>
  Object.values(state.independentArmies).some((army) => army.status === 'map' && army.space === space);
function markerAt({ given }: Scene, space: SpaceId): PlayerId | null {
  const holder = given.control[space];
  return holder === undefined || holder === 'independent' ? null : holder;
}
