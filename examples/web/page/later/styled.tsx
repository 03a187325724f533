/** Brings the style sheet of what is loaded later along with it. */
import type { ComponentChildren } from 'preact';
import css from '../../style/later.css?inline';

export function Styled({ children }: { readonly children: ComponentChildren }) {
  return (
    <>
      <style>{css}</style>
      {children}
    </>
  );
}
