/** The buttons that open the panels. */
import { TABS, type Tab } from '../state/tab.js';
import { useSurroundings } from './surroundings.js';

interface TabsProps {
  readonly tab: Tab;
  readonly hasCards: boolean;
  readonly onTab: (tab: Tab) => void;
}

/** Opens a panel, or closes the open one. A narrow screen shows one at a time. */
export function Tabs({ tab, hasCards, onTab }: TabsProps) {
  const { words } = useSurroundings();
  return (
    <nav class="tabs" aria-label={words.panels}>
      {TABS.filter((each) => hasCards || each !== 'cards').map((each) => (
        <button
          key={each}
          type="button"
          class={`tab tab-${each}`}
          aria-pressed={each === tab}
          onClick={() => onTab(each === tab ? 'choices' : each)}
        >
          {words[each]}
        </button>
      ))}
    </nav>
  );
}
