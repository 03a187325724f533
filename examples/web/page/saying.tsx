/** A phrase whose things are highlighted on the board when the user points at them. */
import type { Phrase } from 'diadochi/core';
import { useContext } from 'preact/hooks';
import { TermsContext, usePointing } from './surroundings.js';

interface SayingProps {
  readonly phrase: Phrase;
  /** Set if its things are plain words, because it is on a button. */
  readonly plain?: boolean;
}

/** A text whose words of the rulebook have their meanings as tooltips. */
function Terms({ text }: { readonly text: string }) {
  const terms = useContext(TermsContext);
  const [term] = Object.keys(terms).filter((each) => text.includes(each));
  if (term === undefined) return <>{text}</>;
  const at = text.indexOf(term);
  return (
    <>
      {text.slice(0, at)}
      <dfn title={terms[term]}>{term}</dfn>
      <Terms text={text.slice(at + term.length)} />
    </>
  );
}

export function Saying({ phrase, plain = false }: SayingProps) {
  const { thingOf, point, visit } = usePointing();
  return (
    <>
      {phrase.parts.map((part) => {
        if (part.kind === 'words') return plain ? part.text : <Terms text={part.text} />;
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
