/** R S4.3, S5.3: what a shape cannot say of the parts of this variant: that they fit the others. */
import type { Finding } from '../../../core/index.js';
import type { ClashComponents } from '../shape.js';

type Keys = Finding['keys'];
/** The parts that are well-formed by themselves. */
export type Parts = { readonly [K in keyof ClashComponents]?: ClashComponents[K] | undefined };

const idsOf = (rows: readonly { readonly id: string }[] = []): ReadonlySet<string> => new Set(rows.map(({ id }) => id));

/** Each of these names must be known. */
function* known(keys: Keys, names: readonly string[], those: ReadonlySet<string>, what: string): Generator<Finding> {
  for (const [index, name] of names.entries())
    if (!those.has(name)) yield { keys: [...keys, index], message: `there is no ${what} ${name}` };
}

function* twice(keys: Keys, names: readonly string[]): Generator<Finding> {
  for (const [index, name] of names.entries()) {
    const first = names.indexOf(name);
    if (first < index) yield { keys: [...keys, index], message: `${name} is already number ${first}` };
  }
}

/** R S4.3: loyalties are of provinces, kinds, leaders and fortresses that there are, and two sides share them. */
function* loyaltyFindings({ loyalties = [], map, counters, sides = [] }: Parts): Generator<Finding> {
  yield* twice(
    ['loyalties'],
    loyalties.map(({ id }) => id),
  );
  const played = sides.filter(({ unplayed }) => unplayed !== true);
  if (loyalties.length > 0 && sides.length > 0 && played.length !== 2)
    yield { keys: ['loyalties'], message: `two sides share them, not ${played.length}` };
  for (const [index, { side, province, kinds = [], leaders = [], cities = [] }] of loyalties.entries()) {
    const keys: Keys = ['loyalties', index];
    if (side !== undefined && sides.length > 0 && !played.some(({ id }) => id === side))
      yield { keys: [...keys, 'side'], message: `${side} is nobody’s` };
    if (map !== undefined && !idsOf(map.provinces).has(province))
      yield { keys: [...keys, 'province'], message: `there is no province ${province}` };
    if (map !== undefined) yield* known([...keys, 'cities'], cities, idsOf(map.cities), 'city');
    if (counters === undefined) continue;
    yield* known([...keys, 'kinds'], kinds, idsOf(counters.kinds), 'kind of unit');
    yield* known([...keys, 'leaders'], leaders, idsOf(counters.leaders), 'leader');
  }
}

/** R S5.3: what is deployed and drawn is there, and sides that play deploy it. */
function* claimFindings({ choices = [], cup = [], counters, sides = [] }: Parts): Generator<Finding> {
  for (const [index, { side }] of choices.entries())
    if (sides.length > 0 && !sides.some(({ id, unplayed }) => id === side && unplayed !== true))
      yield { keys: ['choices', index, 'side'], message: `${side} is nobody’s` };
  yield* twice(['cup'], cup);
  if (cup.length > 0 && choices.length === 0)
    yield { keys: ['cup'], message: 'nobody deploys who could draw these leaders' };
  if (counters === undefined) return;
  yield* known(['cup'], cup, idsOf(counters.leaders), 'leader');
  const markers = new Set([...idsOf(counters.baggage), ...idsOf(counters.fleets)]);
  for (const [index, { baggage }] of choices.entries())
    yield* known(['choices', index, 'baggage'], baggage, markers, 'marker');
}

/** R S13: what is worth something is there. */
function* worthFindings({ tables, map, counters }: Parts): Generator<Finding> {
  if (tables === undefined) return;
  const keys: Keys = ['tables', 'worth'];
  for (const province of Object.keys(tables.worth.provinces))
    if (map !== undefined && !idsOf(map.provinces).has(province))
      yield { keys: [...keys, 'provinces', province], message: `there is no province ${province}` };
  for (const marker of Object.keys(tables.worth.baggage))
    if (counters !== undefined && !idsOf(counters.baggage).has(marker))
      yield { keys: [...keys, 'baggage', marker], message: `there is no marker ${marker}` };
}

/** R S2, S7.1, S11, S12: what is bought, awaited, carried and held is there. */
function* courseFindings({ purchases = [], awaited = [], markers = [], india, map, counters }: Parts): Generator<Finding> {
  const named = (keys: Keys, name: string | undefined, those: ReadonlySet<string>, what: string): readonly Finding[] =>
    name === undefined || those.has(name) ? [] : [{ keys, message: `there is no ${what} ${name}` }];
  if (map !== undefined) {
    const provinces = idsOf(map.provinces);
    for (const [index, { needs = [], oneWithout, freeIn }] of purchases.entries()) {
      yield* known(['purchases', index, 'needs'], needs, provinces, 'province');
      yield* named(['purchases', index, 'oneWithout'], oneWithout, provinces, 'province');
      yield* named(['purchases', index, 'freeIn'], freeIn, provinces, 'province');
    }
    for (const [index, { province }] of awaited.entries())
      yield* named(['awaited', index, 'province'], province, provinces, 'province');
    for (const [index, { liesIn }] of markers.entries())
      yield* named(['markers', index, 'liesIn'], liesIn, idsOf(map.cities), 'city');
    yield* known(['india', 'provinces'], india?.provinces ?? [], provinces, 'province');
    yield* named(['india', 'gate'], india?.gate, provinces, 'province');
  }
  if (counters === undefined) return;
  const kinds = idsOf(counters.kinds);
  for (const [index, { kind }] of purchases.entries())
    yield* named(['purchases', index, 'kind'], kind, kinds, 'kind of unit');
  for (const [index, { kind, leader }] of awaited.entries()) {
    yield* named(['awaited', index, 'kind'], kind, kinds, 'kind of unit');
    yield* named(['awaited', index, 'leader'], leader, idsOf(counters.leaders), 'leader');
  }
  for (const [index, { baggage }] of markers.entries())
    yield* named(['markers', index, 'baggage'], baggage, idsOf(counters.baggage), 'marker');
}

/** R S8.1, S8.5: every fleet has one base, of which there is what it names. */
function* baseFindings({ bases, map, counters }: Parts): Generator<Finding> {
  if (bases === undefined) return;
  const names = bases.map(({ fleet }) => fleet);
  yield* twice(['bases'], names);
  const places = map && new Set([...idsOf(map.provinces), ...idsOf(map.cities)]);
  for (const [index, { base, zone }] of bases.entries()) {
    if (places !== undefined && base !== null && !places.has(base))
      yield { keys: ['bases', index, 'base'], message: `there is no province or city ${base}` };
    if (map !== undefined && zone !== null && !idsOf(map.seaZones).has(zone))
      yield { keys: ['bases', index, 'zone'], message: `there is no sea zone ${zone}` };
  }
  if (counters === undefined) return;
  const fleets = idsOf(counters.fleets);
  for (const [index, name] of names.entries())
    if (!fleets.has(name)) yield { keys: ['bases', index, 'fleet'], message: `there is no fleet ${name}` };
  for (const fleet of fleets)
    if (!names.includes(fleet)) yield { keys: ['bases'], message: `nothing is said of the fleet ${fleet}` };
}

/** R S1.2, S5.6: Rhodes, its fortress, who comes from it, and whose word counts there. */
function* rhodesFindings({ rhodes, map, counters }: Parts): Generator<Finding> {
  if (rhodes === undefined) return;
  const { province, fortress, gift, sway } = rhodes;
  if (map !== undefined) {
    const provinces = idsOf(map.provinces);
    if (!provinces.has(province)) yield { keys: ['rhodes', 'province'], message: `there is no province ${province}` };
    const city = map.cities.find(({ id }) => id === fortress);
    if (city === undefined) yield { keys: ['rhodes', 'fortress'], message: `there is no city ${fortress}` };
    else if (!city.provinces.includes(province))
      yield { keys: ['rhodes', 'fortress'], message: `it does not lie in ${province}` };
    yield* known(['rhodes', 'sway'], sway, provinces, 'province');
  }
  if (counters !== undefined && !idsOf(counters.kinds).has(gift))
    yield { keys: ['rhodes', 'gift'], message: `there is no kind of unit ${gift}` };
}

/** Finds the faults of the parts of this variant that are well-formed. */
export function* clashFindings(parts: Parts): Generator<Finding> {
  yield* loyaltyFindings(parts);
  yield* claimFindings(parts);
  yield* worthFindings(parts);
  yield* courseFindings(parts);
  yield* baseFindings(parts);
  yield* rhodesFindings(parts);
}
