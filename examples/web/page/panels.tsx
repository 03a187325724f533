/** Everything next to the board: cards, chronicle, standings. */
import type { Scene, Session } from '../games/session.js';
import type { Offer } from '../state/choosing.js';
import { Cards } from './cards.js';
import { Chronicle } from './chronicle.js';
import { Standings } from './standings.js';
import { useSurroundings } from './surroundings.js';

interface PanelsProps {
  readonly session: Session;
  readonly step: number;
  readonly scene: Scene;
  readonly offer: Offer;
  readonly onChoose: (key: string) => void;
}

export function Panels({ session, step, scene, offer, onChoose }: PanelsProps) {
  const { words } = useSurroundings();
  return (
    <>
      <section class="panel panel-cards" aria-label={words.cards}>
        <h2>{words.cards}</h2>
        <Cards scene={scene} offer={offer} onChoose={onChoose} />
      </section>
      <section class="panel panel-log" aria-label={words.log}>
        <h2>{words.log}</h2>
        <Chronicle session={session} viewer={scene.viewer} step={step} />
      </section>
      <section class="panel panel-standings" aria-label={words.standings}>
        <Standings scene={scene} />
      </section>
    </>
  );
}
