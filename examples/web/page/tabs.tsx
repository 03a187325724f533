/** The panels, of which a narrow screen shows one at a time. */
import { useSurroundings } from './surroundings.js';

export const TABS = ['choices', 'cards', 'log', 'standings'] as const;
export type Tab = (typeof TABS)[number];

export function Tabs({ tab, onTab }: { readonly tab: Tab; readonly onTab: (tab: Tab) => void }) {
  const { words } = useSurroundings();
  return (
    <nav class="tabs">
      {TABS.map((each) => (
        <button key={each} type="button" aria-pressed={each === tab} onClick={() => onTab(each)}>
          {words[each]}
        </button>
      ))}
    </nav>
  );
}
