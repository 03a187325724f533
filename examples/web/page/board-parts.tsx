/** The buttons that show the map or the battle on the board. */
import type { BoardPart } from '../../../src/hosts/page/table.js';
import { useSurroundings } from './surroundings.js';

interface BoardPartsProps {
  readonly part: BoardPart;
  readonly onPart: (part: BoardPart) => void;
}

export function BoardParts({ part, onPart }: BoardPartsProps) {
  const { words } = useSurroundings();
  return (
    <div class="switch board-parts" role="group" aria-label={words.boardPart}>
      {(['map', 'battle'] as const).map((each) => (
        <button key={each} type="button" aria-pressed={each === part} onClick={() => onPart(each)}>
          {words[each]}
        </button>
      ))}
    </div>
  );
}
