/** The table: board, question, choices, and everything next to them. */
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { Board, type BoardHandle } from '../board/board.js';
import { gameNamed } from '../games/index.js';
import type { Look } from '../../../src/hosts/page/table.js';
import { litBy, narrowedBy, offerWith } from '../state/choosing.js';
import { awaited, follows, stepShown, viewerOf, type Play } from '../state/play.js';
import { useAttention, useKeys, useOffer } from './attention.js';
import { Bar } from './bar.js';
import { Choices } from './choices.js';
import { Curtain } from './curtain.js';
import { decidingAt } from './deciding.js';
import { useKeptFocus } from './keeping-focus.js';
import { Panels } from './panels.js';
import { QuestionView } from './question.js';
import { Replay } from './replay.js';
import { useKeeping, useRunning } from './running.js';
import { PointingContext, useSurroundings, type Pointing } from './surroundings.js';
import { keepTab, keptTab, type Tab } from '../state/tab.js';
import { BoardParts } from './board-parts.js';
import { Tray } from './tray.js';

/** A screen that shows one panel at a time; as in the style sheets. */
const NARROW = '(max-width: 860px)';

interface TableViewProps {
  readonly play: Play;
  readonly onPlay: (play: Play) => void;
  readonly onLook: (look: Look) => void;
  readonly onText: (text: string) => void;
  readonly onLeave: () => void;
  readonly fault: string | undefined;
}

/** Returns the open panel, and a function that opens another; both are kept between visits. */
function useTab(hasCards: boolean): readonly [Tab, (tab: Tab) => void] {
  const [tab, setTab] = useState<Tab>(keptTab);
  const open = useCallback((next: Tab): void => {
    keepTab(next);
    setTab(next);
  }, []);
  return [tab === 'cards' && !hasCards ? 'choices' : tab, open];
}

/** A table, or the curtain in front of it while another player has to come to the screen. */
export function TableView(props: TableViewProps) {
  const { look } = useSurroundings();
  const { play, onPlay } = props;
  const comes = awaited(play);
  useRunning(play, onPlay);
  useKeeping(play);
  return (
    <>
      <OpenTable {...props} />
      {comes === undefined ? null : (
        <Curtain
          player={comes}
          name={play.session.nameOf(comes, look)}
          onLift={() => onPlay({ ...play, seated: comes, watching: false })}
        />
      )}
    </>
  );
}

function OpenTable({ play, onPlay, onLook, onText, onLeave, fault }: TableViewProps) {
  const { words } = useSurroundings();
  const { session, looking } = play;
  const step = stepShown(play);
  const since = looking === null ? play.since : step - 1;
  const scene = session.scene(step, viewerOf(play));
  const attention = useAttention(scene);
  const { picked, typed, pointed, pick, type, point } = attention;
  const offer = useOffer(play, scene, picked);
  const [tab, setTab] = useTab(session.hasCards);
  const [wantsMap, setWantsMap] = useState(false);
  const part = scene.hasDisplay && !wantsMap ? 'battle' : 'map';
  const board = useRef<BoardHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  // On a narrow screen a panel may hide the choices.
  const showChoices = (): void => {
    if (matchMedia(NARROW).matches) setTab('choices');
  };
  const { choose, go, click, undo } = decidingAt(play, scene, offer, attention, onPlay, showChoices);

  const lit = useMemo(() => litBy(offer, picked, pointed), [offer, picked, pointed]);
  const shown = offerWith(narrowedBy(offer, picked), typed);
  const toStep = useCallback((number: number) => onPlay({ ...play, looking: number }), [play, onPlay]);
  const pointing = useMemo<Pointing>(
    () => ({
      thingOf: (link) => gameNamed(session.game)?.thingOf(link),
      point,
      visit: (thing) => board.current?.visit(thing),
      nameOf: (thing) => board.current?.nameOf(thing) ?? '',
    }),
    [session.game, point],
  );
  useKeptFocus(offer);
  useKeys({
    Escape: () => pick([]),
    '/': () => {
      showChoices();
      filter.current?.focus();
      // On a narrow screen it may have been hidden behind another tab until now.
      if (document.activeElement !== filter.current) requestAnimationFrame(() => filter.current?.focus());
    },
    u: undo,
    b: () => board.current?.focus(),
  });

  return (
    <PointingContext.Provider value={pointing}>
      <main class="table" data-tab={tab} data-step={step} inert={awaited(play) !== undefined}>
        <Bar
          tab={tab}
          onTab={setTab}
          play={play}
          onPlay={onPlay}
          onUndo={undo}
          onText={onText}
          onLook={onLook}
          onLeave={onLeave}
        />
        <div class="side">
          <QuestionView
            play={play}
            scene={scene}
            fault={fault}
            onStop={() => onPlay({ ...play, errand: [] })}
            onBot={() => onPlay({ ...play, ...follows(play)?.next() })}
          />
          <section class="panel panel-choices" aria-label={words.choices}>
            {offer.choices.length === 0 ? null : (
              <Choices
                offer={shown}
                narrowed={picked.length > 0 || typed !== ''}
                typed={typed}
                filter={filter}
                onType={type}
                onAll={() => pick([])}
                onProposal={
                  session.proposedKey() === undefined ? undefined : () => onPlay({ ...play, proposing: true })
                }
                picked={picked}
                total={offer.choices.length + offer.goals.length}
                onChoose={choose}
                onGo={go}
              />
            )}
          </section>
        </div>
        <div class="ground">
          <Board scene={scene} since={since} part={part} lit={lit} onPick={click} handle={board} />
          {scene.hasDisplay ? <BoardParts part={part} onPart={(next) => setWantsMap(next === 'map')} /> : null}
          <Tray session={session} viewer={scene.viewer} step={step} since={since} />
        </div>
        {looking === null ? null : (
          <Replay step={step} last={session.last} onStep={toStep} onEnd={() => onPlay({ ...play, looking: null })} />
        )}
        <Panels
          tab={tab}
          session={session}
          step={step}
          scene={scene}
          part={part}
          offer={offer}
          onChoose={choose}
          onClose={() => setTab('choices')}
        />
      </main>
    </PointingContext.Provider>
  );
}
