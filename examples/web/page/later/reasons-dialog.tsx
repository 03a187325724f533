/** Why a bot took a step: what it went by, and what else it weighed. */
import { useEffect, useState } from 'preact/hooks';
import type { Thinker } from '../../games/bots.js';
import type { Reasons, Weighed } from '../../games/reasons.js';
import type { Line } from '../../games/session.js';
import { messageOf } from '../../state/fault.js';
import { hasSecrets, viewerOf, type Play } from '../../state/play.js';
import { Saying } from '../saying.js';
import { useSurroundings } from '../surroundings.js';
import { Modal } from './modal.js';
import { useLaterWords } from './use-later-words.js';

/** The most choices that are shown. */
const MOST = 6;

/** The reasons, once the bot has thought again, or why it could not. */
type Loaded = { readonly reasons: Reasons | undefined } | { readonly failure: string };

function useReasons(play: Play, step: number, thinker: Thinker): Loaded | undefined {
  const { look } = useSurroundings();
  const { session } = play;
  const isSecret = hasSecrets(play);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isWanted = true;
    session.reasons(step, isSecret ? undefined : (turn) => thinker.rate(turn), look).then(
      (reasons) => isWanted && setLoaded({ reasons }),
      (error: unknown) => isWanted && setLoaded({ failure: messageOf(error) }),
    );
    return () => {
      isWanted = false;
    };
    // What happens later does not change why.
  }, [step, thinker, isSecret, look]);
  return loaded;
}

/** Returns the choices that are shown, with their ranks: the best, and the one that was taken. */
const shownOf = (choices: readonly Weighed[]): readonly (Weighed & { readonly rank: number })[] =>
  choices.map((each, index) => ({ ...each, rank: index + 1 })).filter(({ isChosen, rank }) => rank <= MOST || isChosen);

function Choices({ choices }: { readonly choices: readonly Weighed[] }) {
  const { look } = useSurroundings();
  const { reasons: words } = useLaterWords();
  const figures = new Intl.NumberFormat(look.locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const [best, ...others] = choices;
  if (best === undefined) return null;
  if (others.length === 0) return <p>{words.only}</p>;
  return (
    <>
      <p>{words.choices(choices.length, choices.length > MOST)}</p>
      <ol class="weighed">
        {shownOf(choices).map(({ label, score, isChosen, rank }) => (
          <li key={rank} value={rank} class={isChosen ? 'weighed-chosen' : ''}>
            {label} {isChosen ? <span class="faint">{words.chosen}</span> : null}
            <span class="weighed-score">{Number.isFinite(score) ? figures.format(score) : '–'}</span>
          </li>
        ))}
      </ol>
      <p class="faint">{best.isChosen ? words.chance : words.other}</p>
    </>
  );
}

function Explained({ reasons: { motive, choices } }: { readonly reasons: Reasons }) {
  const { reasons: words } = useLaterWords();
  // A forced choice, or one that the bot would not make, does not follow from its motive.
  const isOwn = choices === undefined || (choices.length > 1 && choices[0]?.isChosen === true);
  return (
    <>
      {isOwn ? <p>{motive ?? words.indifferent}</p> : null}
      {choices === undefined ? <p class="faint">{words.hidden}</p> : <Choices choices={choices} />}
    </>
  );
}

interface DecidedProps {
  readonly line: Line | undefined;
  readonly loaded: Loaded | undefined;
}

/** What was decided. If that must stay hidden, it is what all could see: the first event of the step. */
function Decided({ line, loaded }: DecidedProps) {
  const done = loaded !== undefined && 'reasons' in loaded ? loaded.reasons?.done : undefined;
  if (done !== undefined) return <p>{done}</p>;
  return line === undefined ? null : (
    <p>
      <Saying phrase={line.said} plain />
    </p>
  );
}

interface ReasonsDialogProps {
  readonly play: Play;
  readonly step: number;
  readonly thinker: Thinker;
  readonly onClose: () => void;
}

export function ReasonsDialog({ play, step, thinker, onClose }: ReasonsDialogProps) {
  const { look } = useSurroundings();
  const { reasons: words } = useLaterWords();
  const loaded = useReasons(play, step, thinker);
  const [line] = play.session.scene(step, viewerOf(play)).lines(look);
  return (
    <Modal title={words.title} onClose={onClose}>
      <div class="reasons">
        <Decided line={line} loaded={loaded} />
        <div role="status">
          {loaded === undefined ? (
            <p>{words.thinking}</p>
          ) : 'failure' in loaded ? (
            <p>{words.failed(loaded.failure)}</p>
          ) : loaded.reasons === undefined ? null : (
            <Explained reasons={loaded.reasons} />
          )}
        </div>
      </div>
    </Modal>
  );
}
