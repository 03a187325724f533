/** Why what the user clicked or typed cannot be chosen. */
import { useEffect, useState } from 'preact/hooks';
import type { Session } from '../games/session.js';
import type { Reason, Wanted } from '../games/why-not.js';
import { RuleLink } from './rule-link.js';
import { useSurroundings } from './surroundings.js';

interface WhyNotProps {
  readonly session: Session;
  readonly wanted: Wanted;
  /** What is wanted, in words. */
  readonly name: string;
}

export function WhyNot({ session, wanted, name }: WhyNotProps) {
  const { look, words } = useSurroundings();
  const [reasons, setReasons] = useState<readonly Reason[]>();
  useEffect(() => {
    let isWanted = true;
    setReasons(undefined);
    void session.whyNot(wanted, look).then((found) => isWanted && setReasons(found));
    return () => {
      isWanted = false;
    };
  }, [session, wanted, look]);
  return (
    <div class="why-not" role="status">
      <strong>{words.whyNot(name)}</strong>
      {reasons === undefined ? null : reasons.length === 0 ? (
        <p>{words.nothingAbout}</p>
      ) : (
        <ul>
          {reasons.map(({ meant, text, rule }) => (
            <li key={text}>
              <em>{meant}</em>: {text.replace(` (${rule})`, '')} <RuleLink rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
