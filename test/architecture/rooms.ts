/**
 * The order of the house: each folder of `src` as a list of rooms from the ground up. A file knows its own room and the rooms
 * below it. A name stands for the file or the folder of that name; the longest name that fits is the room of a file.
 */
export interface Room {
  readonly names: readonly string[];
  /** The rooms below that it may know, where not all of them; each by its first name. */
  readonly knows?: readonly string[];
}

/** One file of a room that alone may know another room, which its neighbours may not. */
export interface Door {
  readonly from: string;
  readonly to: string;
  readonly file: string;
}

export interface House {
  readonly folder: string;
  readonly rooms: readonly Room[];
  readonly doors: readonly Door[];
  /** Ways against the order that are not yet mended, `from → to` by the first names of the rooms: each must still be taken. */
  readonly unmended: readonly string[];
  /** How many files may still hang together in circles: by what runs, and with types counted too. */
  readonly circles: { readonly running: number; readonly all: number };
}

const room = (...names: readonly string[]): Room => ({ names });

const CORE: House = {
  folder: 'src/core',
  rooms: [
    room('json', 'rule', 'either', 'result'),
    room('chance', 'checkpoint'),
    room('codec'),
    room('frame'),
    room('live', 'plain-border'),
    room('simulation'),
    room('machine'),
    room('game'),
    room('record', 'retrace', 'bots'),
    room('match'),
    room('index'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

const ALEXANDROS: House = {
  folder: 'src/alexandros',
  rooms: [
    room('vocabulary'),
    room('data'),
    room('geometry'),
    room('frame', 'action', 'event', 'code', 'options', 'state', 'position', 'version'),
    room('table'),
    room('types'),
    room('query'),
    room('codec/action', 'codec/names'),
    room('rules'),
    room('view', 'sample'),
    room('codec'),
    room('game'),
    room('index'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

const SUCCESSORS: House = {
  folder: 'src/successors',
  rooms: [
    room('vocabulary', 'units', 'tabulate'),
    room('data', 'options', 'version'),
    room('frame', 'action', 'event', 'code', 'state', 'position/shape'),
    room('table'),
    room('types'),
    room('query'),
    room('deeds'),
    { names: ['cards'], knows: ['vocabulary', 'data', 'frame', 'table', 'types', 'query', 'deeds'] },
    room('rules'),
    room('codec/action', 'codec/words'),
    room('machine'),
    room('asked', 'questions'),
    room('codec', 'position', 'view'),
    room('game'),
    room('data/sources', 'data/texts', 'text'),
    room('index'),
  ],
  doors: [{ from: 'rules', to: 'cards', file: 'rules/20-card-events' }],
  unmended: [],
  circles: { running: 0, all: 0 },
};

/** It stands on top of the games, and may know them all. */
export const CONFORMANCE: House = {
  folder: 'src/conformance',
  rooms: [
    room('case', 'compare', 'json.d'),
    room('engine'),
    room('run', 'files'),
    room('ours', 'report', 'cases'),
    room('successors', 'alexandros'),
    room('index'),
  ],
  doors: [],
  unmended: [],
  circles: { running: 0, all: 0 },
};

export const HOUSES: readonly House[] = [CORE, ALEXANDROS, SUCCESSORS, CONFORMANCE];

/** Whether a name stands for a path below the house's folder: `frame` for `frame.ts` and for all below `frame/`. */
const standsFor = (name: string, path: string): boolean => path === `${name}.ts` || path.startsWith(`${name}/`);

/** The room of a file, by its number from the ground up; -1 for one that has none. */
export function roomOf({ folder, rooms }: House, file: string): number {
  const path = file.slice(folder.length + 1);
  const [nearest] = rooms
    .flatMap(({ names }, number) => names.map((name) => ({ name, number })))
    .filter(({ name }) => standsFor(name, path))
    .sort((a, b) => b.name.length - a.name.length);
  return nearest?.number ?? -1;
}

/** The name that a room goes by. */
export const nameOf = ({ rooms }: House, number: number): string => rooms[number]?.names[0] ?? 'no room';

/** Whether a file of one room may know one of another. */
export function mayKnow(house: House, file: string, from: number, to: number): boolean {
  if (from === to) return true;
  if (to > from) return false;
  const [asking, asked] = [nameOf(house, from), nameOf(house, to)];
  const doors = house.doors.filter((door) => door.from === asking && door.to === asked);
  if (doors.length > 0 && !doors.some((door) => file === `${house.folder}/${door.file}.ts`)) return false;
  const known = house.rooms[from]?.knows;
  return known === undefined || known.includes(asked);
}
