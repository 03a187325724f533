/** What a question is about: the clause, what passing means, and the words in it that a newcomer does not know. */
import type { Phrase } from 'diadochi/core';
import { useState } from 'preact/hooks';
import type { About } from '../../../src/hosts/page/about.js';
import type { Scene } from '../games/session.js';
import { RuleLink } from './rule-link.js';
import { useSurroundings } from './surroundings.js';
import { useClause } from './use-clause.js';

interface WhatProps {
  readonly game: string;
  readonly about: About;
  readonly scene: Scene;
  readonly question: Phrase;
  /** Whether the viewer can pass. */
  readonly canPass: boolean;
}

/** Returns the terms in a text, with their meanings. */
const termsIn = ({ terms }: About, text: string): readonly (readonly [string, string])[] =>
  Object.entries(terms).filter(([term]) => text.includes(term));

export function What({ game, about, scene, question, canPass }: WhatProps) {
  const { look, words } = useSurroundings();
  const rule = scene.rule();
  const [isOpen, setOpen] = useState(false);
  const clause = useClause(game, isOpen ? rule : undefined);
  const choices = scene.choices(look).map(({ label }) => label.text);
  const terms = termsIn(about, [question.text, ...choices].join(' '));
  if (rule === undefined) return null;
  return (
    <details class="what" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.whatIsThis}</summary>
      <p>
        {clause ? (
          <span lang={clause.locale}>
            <strong>{clause.title}.</strong> {clause.summary}{' '}
          </span>
        ) : null}
        <RuleLink rule={rule} />
      </p>
      {canPass ? <p>{words.passing}</p> : null}
      {terms.length === 0 ? null : (
        <dl>
          {terms.map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
}
