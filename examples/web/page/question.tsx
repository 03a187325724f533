/** The question and the player who is asked, the move under way, or the end of the game. */
import type { Scene } from '../games/session.js';
import { awaited, decider, type Play } from '../state/play.js';
import { Saying } from './saying.js';
import { useSurroundings } from './surroundings.js';

interface QuestionViewProps {
  readonly play: Play;
  readonly scene: Scene;
  readonly fault: string | undefined;
  readonly onStop: () => void;
  readonly onBot: () => void;
}

export function QuestionView({ play, scene, fault, onStop, onBot }: QuestionViewProps) {
  const { look, words } = useSurroundings();
  const { session, seating, errand, pace } = play;
  const { asked, ending } = session;
  const question = scene.question(look);
  const botsTurn = asked !== undefined && seating.bots.includes(asked) && play.looking === null;
  return (
    <section
      class="question"
      data-side={scene.asked}
      data-mine={decider(play) !== undefined}
      tabIndex={-1}
      aria-live="polite"
      aria-label={words.question}
    >
      {fault === undefined ? null : (
        <p class="fault" role="alert">
          {fault}
        </p>
      )}
      {play.watching ? <p class="faint">{words.watching}</p> : null}
      {ending !== undefined && scene.asked === undefined ? <EndingText play={play} /> : null}
      {question === undefined ? null : (
        <p class="question-text">
          <Saying phrase={question} />
        </p>
      )}
      {botsTurn && awaited(play) === undefined ? (
        <p class="faint">
          {session.nameOf(asked, look)} {words.thinks}
        </p>
      ) : null}
      {errand.length > 0 ? (
        <p class="errand">
          {words.underWay}{' '}
          <button type="button" onClick={onStop}>
            {words.stop}
          </button>
        </p>
      ) : null}
      {botsTurn && pace === 'onDemand' ? (
        <button type="button" class="primary" onClick={onBot}>
          {words.stepBot}
        </button>
      ) : null}
    </section>
  );
}

function EndingText({ play: { session } }: { readonly play: Play }) {
  const { look, words } = useSurroundings();
  const { ending } = session;
  if (ending === undefined) return null;
  const winners = ending.winners.map((player) => session.nameOf(player, look)).join(', ');
  return (
    <p class="ending">
      <strong>{words.over}.</strong> {ending.winners.length > 1 ? words.winners : words.winner}: {winners} (
      {session.endingText(look)}). <span class="rule">{ending.rule}</span>
    </p>
  );
}
