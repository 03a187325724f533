/** The legal actions as buttons, for mouse, keyboard and text search. */
import type { RefObject } from 'preact';
import { useMemo, useRef, useState } from 'preact/hooks';
import type { Choice, Goal, Session } from '../games/session.js';
import type { Thing } from '../../../src/hosts/page/table.js';
import { goalText, thingsOf, type Offer } from '../state/choosing.js';
import type { Wanted } from '../games/why-not.js';
import { WhyNot } from './why-not.js';
import { Saying } from './saying.js';
import { usePointing, useSurroundings } from './surroundings.js';

interface ChoicesProps {
  readonly offer: Offer;
  /** Whether something was picked or typed, so that other choices are hidden. */
  readonly narrowed: boolean;
  readonly typed: string;
  /** The things that were picked on the board. */
  readonly picked: readonly Thing[];
  /** A thing that was clicked although it cannot be chosen. */
  readonly missed: Thing | undefined;
  readonly session: Session;
  /** The number of choices before they were narrowed. */
  readonly total: number;
  readonly filter: RefObject<HTMLInputElement | null>;
  readonly onType: (text: string) => void;
  readonly onAll: () => void;
  /** Goes on as the game proposes. Omitted: there is nothing to go on with. */
  readonly onProposal?: (() => void) | undefined;
  readonly onChoose: (key: string) => void;
  readonly onGo: (goal: Goal) => void;
}

/** If there are more destinations than this, they are shown only after something has been picked or typed. */
const FEW = 6;

/** Moves the focus among the buttons of a list. */
function walk(list: HTMLElement | null, event: KeyboardEvent): void {
  const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  const ends = { Home: 0, End: -1 }[event.key];
  if (list === null || (step === undefined && ends === undefined)) return;
  const buttons = [...list.querySelectorAll<HTMLButtonElement>('button')];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const next = step === undefined ? (ends ?? 0) : at + step;
  event.preventDefault();
  buttons.at(next >= buttons.length ? 0 : next)?.focus();
}

export function Choices(props: ChoicesProps) {
  const { offer, narrowed, typed, filter, onType, onAll, onProposal, onChoose } = props;
  const { words } = useSurroundings();
  const list = useRef<HTMLDivElement>(null);
  const [only] = offer.choices;

  function typing(event: KeyboardEvent): void {
    if (event.key === 'Enter' && only !== undefined && offer.choices.length + offer.goals.length === 1) {
      event.preventDefault();
      onChoose(only.key);
    } else if (event.key === 'ArrowDown') {
      event.preventDefault();
      list.current?.querySelector('button')?.focus();
    }
  }

  return (
    <div class="choices">
      <div class="choices-head">
        <input
          ref={filter}
          type="search"
          value={typed}
          placeholder={words.filterHint}
          aria-label={words.filterHint}
          onInput={({ currentTarget }) => onType(currentTarget.value)}
          onKeyDown={typing}
        />
        {narrowed ? (
          <button type="button" class="all" onClick={onAll}>
            {words.showAll}
          </button>
        ) : null}
      </div>
      {onProposal === undefined ? null : (
        <button type="button" class="primary" onClick={onProposal}>
          {words.placeRest}
        </button>
      )}
      <Narrowing {...props} />
      <Missed {...props} />
      <div
        ref={list}
        class="choices-list"
        role="group"
        aria-label={words.choices}
        onKeyDown={(event) => walk(list.current, event)}
      >
        {offer.choices.map((choice) => (
          <ChoiceButton key={choice.key} choice={choice} onChoose={onChoose} />
        ))}
        {narrowed && offer.choices.length + offer.goals.length === 0 ? <p class="faint">{words.nothingFits}</p> : null}
        <Goals {...props} />
      </div>
    </div>
  );
}

/** Says which choices a click on the board has left. */
function Narrowing({ offer, picked, total }: ChoicesProps) {
  const { words } = useSurroundings();
  const { nameOf } = usePointing();
  if (picked.length === 0) return null;
  const names = picked.map(nameOf).filter((name) => name !== '');
  return (
    <p class="narrowing" role="status">
      {[words.leftOf(offer.choices.length + offer.goals.length, total), ...names].join(' · ')}
    </p>
  );
}

/** Says why what was clicked or typed cannot be chosen. */
function Missed({ session, offer, missed, typed }: ChoicesProps) {
  const { nameOf } = usePointing();
  const isLost = typed.trim().length > 2 && offer.choices.length + offer.goals.length === 0;
  const wanted = useMemo<Wanted | undefined>(
    () => (missed !== undefined ? { thing: missed } : isLost ? { typed } : undefined),
    [missed, isLost, typed],
  );
  if (wanted === undefined) return null;
  return <WhyNot session={session} wanted={wanted} name={'thing' in wanted ? nameOf(wanted.thing) : wanted.typed} />;
}

/** Handles a visible focus. */
const seen =
  (show: () => void) =>
  ({ currentTarget }: { readonly currentTarget: Element }): void => {
    if (currentTarget.matches(':focus-visible')) show();
  };

/** Handles a mouse that moves over something. A tap is not hovering, nor is a mouse at rest under a new list. */
const hovering =
  (show: () => void) =>
  ({ pointerType, movementX, movementY }: PointerEvent): void => {
    if (pointerType === 'mouse' && (movementX !== 0 || movementY !== 0)) show();
  };

function ChoiceButton({ choice, onChoose }: { readonly choice: Choice; readonly onChoose: (key: string) => void }) {
  const { point } = usePointing();
  const show = (): void => point(thingsOf(choice).filter(({ aspect }) => aspect === 'spaces' || aspect === 'pieces'));
  return (
    <button
      type="button"
      class="choice"
      data-choice={choice.key}
      onPointerMove={hovering(show)}
      onFocus={seen(show)}
      onPointerLeave={() => point([])}
      onBlur={() => point([])}
      onClick={() => onChoose(choice.key)}
    >
      <Saying phrase={choice.label} plain />
    </button>
  );
}

function Goals({ offer: { goals }, narrowed, onGo }: ChoicesProps) {
  const { words } = useSurroundings();
  const { point } = usePointing();
  const [isUnfolded, unfold] = useState(false);
  if (goals.length === 0) return null;
  const isOpen = narrowed || goals.length <= FEW;
  // There may be thousands, so folded ones are not rendered.
  const shown = isOpen || isUnfolded ? goals : [];
  const buttons = shown.map((goal) => {
    const show = (): void => point([{ aspect: 'spaces', id: goal.space }]);
    return (
      <button
        key={goal.way.join(' ')}
        type="button"
        class="choice goal"
        title={goal.free ? undefined : words.uncertain}
        onPointerMove={hovering(show)}
        onFocus={seen(show)}
        onPointerLeave={() => point([])}
        onBlur={() => point([])}
        onClick={() => onGo(goal)}
      >
        {goalText(goal)}
        {goal.free ? null : <span class="uncertain"> ⚂</span>}
      </button>
    );
  });
  return (
    <details class="goals" open={isOpen} onToggle={({ currentTarget }) => unfold(currentTarget.open)}>
      <summary>
        {words.goals} ({goals.length})
      </summary>
      {buttons}
    </details>
  );
}
