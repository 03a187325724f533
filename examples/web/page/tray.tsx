/** The latest dice, each with its result. The user can hide them, because they may cover a part of the board. */
import { useState } from 'preact/hooks';
import type { Line, Session } from '../games/session.js';
import { LineView } from './chronicle.js';
import { useSurroundings } from './surroundings.js';

/** The most steps that are searched. */
const MOST_STEPS = 20;
/** The most lines in the tray. */
const MOST = 6;

/** A line with a key that stays the same from one step to the next. */
interface Told {
  readonly id: string;
  readonly line: Line;
}

/** Returns the lines with dice, each with the line after it, which says the result. */
const thrown = (lines: readonly Told[]): readonly Told[] =>
  lines.filter(({ line: { dice } }, index) => dice.length > 0 || (lines[index - 1]?.line.dice.length ?? 0) > 0);

interface TrayProps {
  readonly session: Session;
  readonly viewer: string;
  readonly step: number;
  readonly since: number;
}

export function Tray({ session, viewer, step, since }: TrayProps) {
  const { look, words } = useSurroundings();
  const [hidden, hide] = useState<string>();
  const first = Math.min(step, Math.max(since + 1, step - MOST_STEPS));
  const lines = Array.from({ length: step - first + 1 }, (_, index) => {
    const number = first + index;
    const told = session.scene(number, viewer).lines(look);
    return told.map((line, place): Told => ({ id: `${number}.${place}`, line }));
  }).flat();
  const shown = thrown(lines).slice(-MOST);
  const latest = shown.at(-1)?.id;
  if (latest === undefined || latest === hidden) return null;
  return (
    <div class="tray">
      <ul>
        {shown.map(({ id, line }) => (
          <LineView key={id} line={line} />
        ))}
      </ul>
      <button
        type="button"
        class="tray-end"
        aria-label={words.hideDice}
        title={words.hideDice}
        onClick={() => hide(latest)}
      >
        ×
      </button>
    </div>
  );
}
