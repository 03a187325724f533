/** The choices of the user, and those they are looking at. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Scene } from '../games/session.js';
import type { Thing } from '../../../src/hosts/page/table.js';
import { areSame, NOTHING, pickedPiece, type Offer } from '../state/choosing.js';
import { decider, type Play } from '../state/play.js';
import { useSurroundings } from './surroundings.js';

/** Returns the choices of the user, if it is their turn, with the destinations of the piece that they have picked last. */
export function useOffer(play: Play, scene: Scene, picked: readonly Thing[]): Offer {
  const { look } = useSurroundings();
  const mayChoose = decider(play) !== undefined;
  const piece = pickedPiece(picked)?.id;
  return useMemo(
    () => (mayChoose ? { choices: scene.choices(look), goals: scene.goals(look, piece) } : NOTHING),
    [mayChoose, scene, look, piece],
  );
}

const NO_THINGS: readonly Thing[] = [];

interface Attending {
  readonly scene: Scene;
  readonly picked: readonly Thing[];
  readonly typed: string;
  readonly missed?: Thing | undefined;
}

/** What was clicked, typed and pointed at. */
export interface Attention {
  readonly picked: readonly Thing[];
  readonly typed: string;
  readonly pointed: readonly Thing[];
  /** A thing that was clicked although it cannot be chosen. */
  readonly missed: Thing | undefined;
  /** Notes a click on something that cannot be chosen. */
  miss(thing: Thing | undefined): void;
  /** Shows only the choices about all of these things. */
  pick(things: readonly Thing[]): void;
  type(text: string): void;
  point(things: readonly Thing[]): void;
}

/** Returns the attention, which is reset with each step. */
export function useAttention(scene: Scene): Attention {
  const [attending, setAttending] = useState<Attending>({ scene, picked: NO_THINGS, typed: '' });
  const [pointing, setPointing] = useState({ scene, things: NO_THINGS });
  const { picked, typed, missed }: Attending =
    attending.scene === scene ? attending : { scene, picked: NO_THINGS, typed: '' };
  const point = useCallback(
    (things: readonly Thing[]) =>
      setPointing((old) => (old.scene === scene && areSame(old.things, things) ? old : { scene, things })),
    [scene],
  );
  return {
    picked,
    typed,
    missed,
    miss: (thing) => setAttending({ scene, picked: NO_THINGS, typed: '', missed: thing }),
    pointed: pointing.scene === scene ? pointing.things : NO_THINGS,
    pick: (things) => setAttending({ scene, picked: things, typed: '' }),
    type: (text) => setAttending({ scene, picked, typed: text }),
    point,
  };
}

/** Handles keys, except while the user types text. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key } = event;
      const isTyping = target instanceof HTMLElement && target.matches('input:not([type=checkbox]), select, textarea');
      // An open dialog has the keys to itself.
      if (document.querySelector('dialog[open]') !== null) return;
      if (event.ctrlKey || event.metaKey || event.altKey || (isTyping && key !== 'Escape')) return;
      const act = latest.current[key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
}
