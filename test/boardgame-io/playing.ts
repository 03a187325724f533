/** A match on the local master of boardgame.io: real clients, and all that comes to each of them. */
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import type { Game as AnyBoardgame } from 'boardgame.io';
import { isRecord } from '../../src/core/index.js';

type Transport = ReturnType<ReturnType<typeof Local>>;
type TransportSettings = Parameters<ReturnType<typeof Local>>[0];

/** A client of a match. */
export interface Player {
  /** `null`: a spectator. */
  readonly playerID: string | null;
  readonly client: ReturnType<typeof Client>;
  /** Everything that the master has sent it, as it came. */
  readonly received: unknown[];
}

/** Clients of one match, connected. */
export function clientsOf(game: AnyBoardgame, numPlayers: number): readonly Player[] {
  const local = Local();
  const ids = [...Array.from({ length: numPlayers }, (_, seat) => String(seat)), null];
  return ids.map((playerID) => {
    const received: unknown[] = [];
    const listening = (settings: TransportSettings): Transport =>
      local({
        ...settings,
        transportDataCallback: (data) => {
          received.push(JSON.parse(JSON.stringify(data)));
          settings.transportDataCallback(data);
        },
      });
    const seat = playerID === null ? {} : { playerID };
    const client = Client({ game, numPlayers, multiplayer: listening, debug: false, ...seat });
    client.start();
    return { playerID, client, received };
  });
}

/** Every value of a field, however deep, in something received. */
export function fieldsNamed(name: string, value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((item) => fieldsNamed(name, item));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => [...(key === name ? [item] : []), ...fieldsNamed(name, item)]);
}
