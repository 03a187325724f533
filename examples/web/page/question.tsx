/** The question and the player who is asked, the move under way, or the end of the game. */
import type { Scene } from '../games/session.js';
import { awaited, decider, type Play } from '../state/play.js';
import { Advice } from './advice.js';
import { RuleLink } from './rule-link.js';
import { Saying } from './saying.js';
import { useSurroundings } from './surroundings.js';
import { What } from './what.js';

interface QuestionViewProps {
  readonly play: Play;
  readonly scene: Scene;
  readonly fault: string | undefined;
  /** Whether the guide is shown. */
  readonly guided: boolean;
  readonly onEndGuide: () => void;
  readonly onStop: () => void;
  readonly onBot: () => void;
}

export function QuestionView({ play, scene, fault, guided, onEndGuide, onStop, onBot }: QuestionViewProps) {
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
      <Help {...{ play, scene, guided, onEndGuide }} />
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

type HelpProps = Pick<QuestionViewProps, 'play' | 'scene' | 'guided' | 'onEndGuide'>;

/** Helps the user who decides: with advice, and with what the question is about. */
function Help({ play, scene, guided, onEndGuide }: HelpProps) {
  const { look } = useSurroundings();
  const { session } = play;
  const question = scene.question(look);
  const about = session.about(look.locale);
  const me = decider(play);
  if (question === undefined || me === undefined) return null;
  const canPass = scene.choices(look).some(({ key }) => session.passes(key));
  const isFirst = !Array.from({ length: session.last }, (_, step) => session.decidedBy(step + 1)).includes(me);
  return (
    <>
      <What game={session.game} about={about} scene={scene} question={question} canPass={canPass} />
      {guided ? <Advice about={about} scene={scene} isFirst={isFirst} onEnd={onEndGuide} /> : null}
    </>
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
      {session.endingText(look)}). <RuleLink rule={ending.rule} />
    </p>
  );
}
