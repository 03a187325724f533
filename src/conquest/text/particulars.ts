/** The subjects of refusals: the things that they name, as links. */
import { linkTo, phrase, words, type Link, type ParticularWords } from '../../core/index.js';
import type { BoxId, SideId } from '../vocabulary.js';
import type { FamilyNames } from './names.js';
import type { ConquestLink, Saying } from './things.js';
import { called } from './calling.js';

/** The words of a language for the things that a refusal names. */
export interface AboutWords {
  from(place: Saying): Saying;
  into(box: Saying): Saying;
  against(thing: Saying): Saying;
  with(thing: Saying): Saying;
  /** Returns the words for what the game waits for instead. */
  next(thing: Saying): Saying;
  line(line: number): string;
  boxOf(box: string, army: string): string;
}

type Id = string | number;
type Finder = (id: Id) => Saying | undefined;

const link = (to: ConquestLink & Link): Saying => linkTo(to);

const within =
  (table: Readonly<Record<string, string>>, tell: (id: string, text: string) => Saying): Finder =>
  (id) => {
    const text = Object.hasOwn(table, id) ? table[id] : undefined;
    return text === undefined ? undefined : tell(String(id), text);
  };

const either =
  (...finders: readonly Finder[]): Finder =>
  (id) => {
    for (const find of finders) {
      const found = find(id);
      if (found !== undefined) return found;
    }
    return undefined;
  };

/** Finds things by their ids, each kind in its table. */
function findersIn(names: FamilyNames) {
  const { provinces, cities, seaZones, units, leaders, baggage, sides, statuses, boxes, peoples } = names;
  const province = within(provinces, (id, text) => link({ kind: 'province', id, text }));
  const city = within(cities, (id, text) => link({ kind: 'city', id, text }));
  const zone = within(seaZones, (id, text) => link({ kind: 'seaZone', id, text }));
  const unit = within(units, (id, text) => link({ kind: 'unit', id: id as `${string}-${number}`, text }));
  const leader = within(leaders, (id, text) => link({ kind: 'leader', id, text }));
  const goods = within(baggage, (id, text) => link({ kind: 'baggage', id, text }));
  const side = within(sides, (id, text) => link({ kind: 'player', id: id as SideId, text }));
  return {
    province: either(province, zone),
    city,
    zone,
    unit,
    leader,
    baggage: goods,
    place: either(province, city, zone),
    piece: either(unit, leader, goods),
    force: either(
      side,
      within(peoples, (_, text) => words(text)),
    ),
    status: within(statuses, (_, text) => words(text)),
    /** A box: of an army, where one is named. */
    box: (id: Id, army: unknown, boxOf: AboutWords['boxOf']): Saying | undefined => {
      if (!Object.hasOwn(boxes, id)) return undefined;
      const box = id as BoxId;
      if (typeof army !== 'string' || !Object.hasOwn(sides, army)) return words(boxes[box]);
      return link({ kind: 'box', id: `${army as SideId}:${box}`, text: boxOf(boxes[box], called(sides, army)) });
    },
  };
}

/** Returns phrases for the parameters of a refusal, from the names of a game. */
export function particularsOf(names: FamilyNames, about: AboutWords): ParticularWords<ConquestLink> {
  const find = findersIn(names);
  const put =
    (finder: Finder, say: (thing: Saying) => Saying): Finder =>
    (id) => {
      const thing = finder(id);
      return thing === undefined ? undefined : say(thing);
    };
  return {
    piece: find.piece,
    unit: find.unit,
    leader: find.leader,
    baggage: find.baggage,
    marker: find.baggage,
    fleet: find.baggage,
    force: find.force,
    against: put(find.force, about.against),
    with: put(find.unit, about.with),
    target: put(find.unit, about.against),
    city: find.city,
    province: find.province,
    place: find.place,
    zone: find.zone,
    from: put(find.place, about.from),
    box: (id, { army }) => find.box(id, army, about.boxOf),
    into: (id, { intoArmy }) => {
      const box = find.box(id, intoArmy, about.boxOf);
      return box === undefined ? undefined : about.into(box);
    },
    line: (line) => (typeof line === 'number' ? phrase<ConquestLink>`${about.line(line)}` : undefined),
    status: find.status,
    next: put(find.piece, about.next),
    heir: put(find.leader, about.next),
    prescribed: (id, { army }) => {
      const box = find.box(id, army, about.boxOf);
      return box === undefined ? undefined : about.next(box);
    },
  };
}
