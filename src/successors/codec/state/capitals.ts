/** R 19.8: each capital must be in a possible space and belong to its founder. */
import type { Finding } from '../../../core/index.js';
import { plays } from '../../options.js';
import { asCapital, standingCapitals } from '../../table/capitals.js';
import { placeKey } from '../../table/places.js';
import { addedUnits, allUnits, commonUnits, countUnits, NO_UNITS, numberOf, type Units } from '../../units.js';
import { COMBAT_UNITS, type PlayerId, type SpaceId } from '../../vocabulary.js';
import { marchIn } from './march.js';
import type { Setting, Sketch } from './sketch.js';

/** Returns the setting with existing capitals as additional Major Cities (ruling capital-as-major-city). */
export function withCapitals(setting: Setting, { capitals }: Sketch): Setting {
  const standing = standingCapitals(capitals);
  if (standing.length === 0) return setting;
  const spaces = new Map(setting.spaces);
  for (const space of standing) {
    const fact = spaces.get(space);
    if (fact !== undefined) spaces.set(space, asCapital(fact));
  }
  return { ...setting, spaces };
}

/** Returns the CUs of a player outside in a space, those of the Army on the march included. */
function unitsIn(sketch: Sketch, player: PlayerId, space: SpaceId): Units {
  const march = marchIn(sketch)?.march;
  const isThere = march?.player === player && march.space === space && !march.inside && !march.afloat;
  return addedUnits(allUnits(sketch.forces?.[placeKey(player, space)]), isThere ? march.group.units : NO_UNITS);
}

/** Finds capitals that contradict the rule or the rest of the state. `printed` is the setting without capitals. */
export function* capitalFindings(sketch: Sketch, printed: Setting): Generator<Finding> {
  const { options, capitals, stack } = sketch;
  if (options !== undefined && capitals !== undefined && !plays({ options }, 'capitals'))
    yield { keys: ['capitals'], message: 'capitals are possible only if R 19.8 is played' };
  for (const [index, frame] of (stack ?? []).entries()) {
    if (frame.kind === 'surrender' && frame.step === 'build' && capitals === undefined)
      yield { keys: ['stack', index, 'step'], message: 'capitals are built only if R 19.8 is played' };
  }
  for (const player of printed.players) yield* capitalFinding(sketch, printed, player);
}

function* capitalFinding(sketch: Sketch, { spaces }: Setting, player: PlayerId): Generator<Finding> {
  const capital = sketch.capitals?.[player];
  if (capital === undefined) return;
  const { space } = capital;
  const keys = ['capitals', player];
  const kind = spaces.get(space)?.kind;
  if (kind === 'majorCity' || kind === 'transit')
    yield { keys: [...keys, 'space'], message: 'R 19.8 builds a capital on neither a Major City nor a Transit Point' };
  if (capital.stage === 'destroyed') {
    if (capital.by === player) yield { keys: [...keys, 'by'], message: 'a player cannot destroy their own capital' };
    return;
  }
  // A game that is over may have ended in the middle of anything (R 7.1).
  if (sketch.stack?.length === 0) return;
  if (sketch.control !== undefined && sketch.control[space] !== player)
    yield { keys: [...keys, 'space'], message: `the marker in ${space} is not that of ${player}` };
  if (capital.stage === 'standing') return;
  const builders = allUnits(capital.builders);
  const there = unitsIn(sketch, player, space);
  if (countUnits(builders) === 0) yield { keys: [...keys, 'builders'], message: 'at least one CU builds' };
  if (sketch.forces === undefined || countUnits(commonUnits(builders, there)) === countUnits(builders)) return;
  const lacking = COMBAT_UNITS.find((unit) => numberOf(builders, unit) > numberOf(there, unit)) ?? 'mercenary';
  yield {
    keys: [...keys, 'builders', lacking],
    message: `${numberOf(builders, lacking)} build of ${numberOf(there, lacking)} that are there`,
  };
}
