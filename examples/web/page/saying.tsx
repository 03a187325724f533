/** A phrase whose things are highlighted on the board when the user points at them. */
import type { Phrase } from 'diadochi/core';
import { usePointing } from './surroundings.js';

interface SayingProps {
  readonly phrase: Phrase;
  /** Set if its things are plain words, because it is on a button. */
  readonly plain?: boolean;
}

export function Saying({ phrase, plain = false }: SayingProps) {
  const { thingOf, point, visit } = usePointing();
  return (
    <>
      {phrase.parts.map((part) => {
        if (part.kind === 'words') return part.text;
        const thing = 'id' in part ? thingOf(part) : undefined;
        const kind = `thing thing-${part.kind}`;
        if (thing === undefined || plain) {
          const id = 'id' in part && part.kind === 'player' ? String(part.id) : undefined;
          return (
            <span class={kind} data-side={id}>
              {part.text}
            </span>
          );
        }
        return (
          <span
            class={`${kind} thing-seen`}
            onPointerEnter={() => point([thing])}
            onPointerLeave={() => point([])}
            onClick={() => visit(thing)}
          >
            {part.text}
          </span>
        );
      })}
    </>
  );
}
