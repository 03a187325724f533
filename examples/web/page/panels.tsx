/** The panel that is open beside the board: cards, chronicle, standings, or places. */
import type { Scene, Session } from '../games/session.js';
import type { BoardPart } from '../../../src/hosts/page/table.js';
import type { Offer } from '../state/choosing.js';
import type { Tab } from '../state/tab.js';
import { Cards } from './cards.js';
import { Chronicle } from './chronicle.js';
import { Places } from './places.js';
import { Standings } from './standings.js';
import { useSurroundings } from './surroundings.js';

interface PanelsProps {
  readonly tab: Tab;
  readonly session: Session;
  /** Returns whether a bot has decided a step. */
  readonly isOfBot: (step: number) => boolean;
  readonly step: number;
  readonly scene: Scene;
  readonly part: BoardPart;
  readonly offer: Offer;
  readonly onChoose: (key: string) => void;
  /** Asks why a bot took a step. */
  readonly onWhy: (step: number) => void;
  readonly onClose: () => void;
}

function Content({ tab, session, isOfBot, step, scene, part, offer, onChoose, onWhy }: PanelsProps) {
  switch (tab) {
    case 'cards':
      return <Cards scene={scene} offer={offer} onChoose={onChoose} />;
    case 'log':
      return <Chronicle viewer={scene.viewer} {...{ session, isOfBot, step, onWhy }} />;
    case 'standings':
      return <Standings scene={scene} />;
    case 'places':
      return <Places scene={scene} step={step} part={part} offer={offer} />;
    case 'choices':
      return null;
  }
}

export function Panels(props: PanelsProps) {
  const { words } = useSurroundings();
  const { tab, onClose } = props;
  if (tab === 'choices') return null;
  return (
    <section class={`panel panel-drawer panel-${tab}`} aria-labelledby="drawer-title">
      <header class="panel-head">
        <h2 id="drawer-title">{words[tab]}</h2>
        <button type="button" class="close" aria-label={words.close} title={words.close} onClick={onClose}>
          ×
        </button>
      </header>
      <div class="panel-content" tabIndex={0} role="group" aria-labelledby="drawer-title">
        <Content {...props} />
      </div>
    </section>
  );
}
