/** The game that is chosen, loaded on demand. */
import { useEffect, useState } from 'preact/hooks';
import type { GameName } from '../../../src/games.js';
import { loadedGame, openGame } from '../games/index.js';
import type { OpenGame } from '../games/open.js';
import { messageOf } from '../state/fault.js';

/** A game that is being loaded: it is there, it could not be loaded, or neither yet. */
export interface Loading {
  readonly game: OpenGame | undefined;
  /** Why it could not be loaded. */
  readonly fault: string | undefined;
}

/** Loads a game as soon as it is chosen. */
export function useGame(name: GameName): Loading {
  const [ended, setEnded] = useState<{ readonly name: GameName; readonly fault?: string }>();
  useEffect(() => {
    let isWanted = true;
    const end = (fault?: string): void => {
      if (isWanted) setEnded({ name, ...(fault !== undefined && { fault }) });
    };
    openGame(name).then(
      () => end(),
      (error: unknown) => end(messageOf(error)),
    );
    return () => {
      isWanted = false;
    };
  }, [name]);
  return { game: loadedGame(name), fault: ended?.name === name ? ended.fault : undefined };
}
