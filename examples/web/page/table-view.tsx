/** The table: board, question, choices, and everything next to them. */
import type { RefObject } from 'preact';
import { useCallback, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../board/board.js';
import type { BoardHandle } from '../board/handle.js';
import type { Thinker } from '../games/bots.js';
import type { Goal, Scene } from '../games/session.js';
import type { Look } from '../../../src/hosts/page/table.js';
import type { Fault } from '../state/fault.js';
import { litBy, narrowedBy, offerWith, type Offer } from '../state/choosing.js';
import { awaited, decidedByBot, stepShown, viewerOf, type Play } from '../state/play.js';
import { useAttention, useKeys, useOffer, type Attention } from './attention.js';
import { Bar } from './bar.js';
import { Choices } from './choices.js';
import { Pointers } from './pointers.js';
import { Curtain } from './curtain.js';
import { decidingAt } from './deciding.js';
import type { OpenDialog } from './later/index.js';
import { useKeptFocus } from './keeping-focus.js';
import { Panels } from './panels.js';
import { QuestionView } from './question.js';
import { Replay } from './replay.js';
import { useKeeping, useRunning } from './running.js';
import { useSurroundings } from './surroundings.js';
import { keepGuide, keptGuide } from '../state/guide.js';
import { keepTab, keptTab, type Tab } from '../state/tab.js';
import { BoardParts } from './board-parts.js';
import { Tray } from './tray.js';

/** A screen that shows one panel at a time; as in the style sheets. */
const NARROW = '(max-width: 860px)';

interface TableViewProps {
  readonly play: Play;
  readonly thinker: Thinker;
  readonly onPlay: (play: Play) => void;
  readonly onLook: (look: Look) => void;
  readonly onText: (text: string | undefined) => void;
  readonly onDialog: (dialog: OpenDialog) => void;
  readonly onLeave: () => void;
  readonly fault: string | undefined;
  readonly onFault: (fault: Fault) => void;
}

/** Returns a value that is kept between visits, and a function that changes it. */
function useKept<A>(kept: () => A, keep: (value: A) => void): readonly [A, (value: A) => void] {
  const [value, setValue] = useState(kept);
  const change = useCallback(
    (next: A): void => {
      keep(next);
      setValue(next);
    },
    [keep],
  );
  return [value, change];
}

/** Returns the open panel, and a function that opens another. */
function useTab(hasCards: boolean): readonly [Tab, (tab: Tab) => void] {
  const [tab, open] = useKept(keptTab, keepTab);
  return [tab === 'cards' && !hasCards ? 'choices' : tab, open];
}

/** A table, or the curtain in front of it while another player has to come to the screen. */
export function TableView(props: TableViewProps) {
  const { look } = useSurroundings();
  const { play, thinker, onPlay, onFault } = props;
  const comes = awaited(play);
  const stepBot = useRunning(play, thinker, onPlay, onFault);
  useKeeping(play);
  return (
    <>
      <OpenTable {...props} onBot={stepBot} />
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

interface SideProps {
  readonly play: Play;
  readonly scene: Scene;
  readonly fault: string | undefined;
  readonly guided: boolean;
  readonly offer: Offer;
  readonly attention: Attention;
  readonly filter: RefObject<HTMLInputElement | null>;
  readonly onPlay: (play: Play) => void;
  readonly onEndGuide: () => void;
  readonly onBot: () => void;
  readonly onChoose: (key: string) => void;
  readonly onGo: (goal: Goal) => void;
}

/** The question and its choices. */
function Side(props: SideProps) {
  const { play, scene, fault, guided, offer, attention, filter, onPlay, onEndGuide, onBot, onChoose, onGo } = props;
  const { words } = useSurroundings();
  const { session } = play;
  const { picked, typed, missed, pick, type } = attention;
  const canGoOn = session.proposedKey() !== undefined;
  return (
    <div class="side">
      <QuestionView
        {...{ play, scene, fault, guided, onEndGuide, onBot }}
        onStop={() => onPlay({ ...play, errand: [] })}
      />
      <section class="panel panel-choices" aria-label={words.choices}>
        {offer.choices.length === 0 ? null : (
          <Choices
            {...{ session, picked, typed, missed, filter, onChoose, onGo }}
            offer={offerWith(narrowedBy(offer, picked), typed)}
            narrowed={picked.length > 0 || typed !== ''}
            total={offer.choices.length + offer.goals.length}
            onType={type}
            onAll={() => pick([])}
            onProposal={canGoOn ? () => onPlay({ ...play, proposing: session.asked ?? null }) : undefined}
          />
        )}
      </section>
    </div>
  );
}

interface OpenTableProps extends TableViewProps {
  /** Takes one step of a bot. */
  readonly onBot: () => void;
}

function OpenTable({ play, onPlay, onLook, onText, onDialog, onLeave, onBot, fault }: OpenTableProps) {
  const { session, looking } = play;
  const step = stepShown(play);
  const since = looking === null ? play.since : step - 1;
  const scene = session.scene(step, viewerOf(play));
  const attention = useAttention(scene);
  const { picked, pointed, pick, point } = attention;
  const offer = useOffer(play, scene, picked);
  const [tab, setTab] = useTab(session.hasCards);
  const [guided, guide] = useKept(keptGuide, keepGuide);
  const [wantsMap, setWantsMap] = useState(false);
  const part = scene.hasDisplay && !wantsMap ? 'battle' : 'map';
  const board = useRef<BoardHandle>(null);
  const filter = useRef<HTMLInputElement>(null);
  // On a narrow screen a panel may hide the choices.
  const showChoices = (): void => {
    if (matchMedia(NARROW).matches) setTab('choices');
  };
  const { choose, go, click, grasp, undo } = decidingAt(play, scene, offer, attention, onPlay, showChoices);

  const lit = useMemo(() => litBy(offer, picked, pointed), [offer, picked, pointed]);
  const toStep = useCallback((number: number) => onPlay({ ...play, looking: number }), [play, onPlay]);
  const askWhy = useCallback((number: number) => onDialog({ name: 'reasons', step: number }), [onDialog]);
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
    <Pointers session={session} board={board} point={point}>
      <main class="table" data-tab={tab} data-step={step} inert={awaited(play) !== undefined}>
        <Bar
          tab={tab}
          onTab={setTab}
          scene={scene}
          guided={guided}
          onGuide={guide}
          play={play}
          onPlay={onPlay}
          onUndo={undo}
          onText={onText}
          onDialog={onDialog}
          onLook={onLook}
          onLeave={onLeave}
        />
        <Side
          {...{ play, scene, fault, guided, offer, attention, filter, onPlay, onBot }}
          onEndGuide={() => guide(false)}
          onChoose={choose}
          onGo={go}
        />
        <div class="ground">
          <Board {...{ scene, since, part, lit }} onPick={click} onGrasp={grasp} handle={board} />
          {scene.hasDisplay ? <BoardParts part={part} onPart={(next) => setWantsMap(next === 'map')} /> : null}
          <Tray session={session} viewer={scene.viewer} step={step} since={since} />
        </div>
        {looking === null ? null : (
          <Replay
            step={step}
            last={session.last}
            onStep={toStep}
            onPlayFrom={() => onText(JSON.stringify(session.position(step)))}
            onEnd={() => onPlay({ ...play, looking: null })}
          />
        )}
        <Panels
          tab={tab}
          session={session}
          isOfBot={(number) => decidedByBot(play, number)}
          step={step}
          scene={scene}
          part={part}
          offer={offer}
          onChoose={choose}
          onWhy={askWhy}
          onClose={() => setTab('choices')}
        />
      </main>
    </Pointers>
  );
}
