/** The board in words, for screen readers and for everybody who looks for a name. */
import { useMemo, useState } from 'preact/hooks';
import { inWords, standsFor, type PlaceInWords } from '../board/places.js';
import type { Scene } from '../games/session.js';
import { thingsOf, type Offer } from '../state/choosing.js';
import { thingKey, type BoardPart } from '../../../src/hosts/page/table.js';
import { usePointing, useSurroundings } from './surroundings.js';

interface PlacesProps {
  readonly scene: Scene;
  readonly step: number;
  readonly part: BoardPart;
  readonly offer: Offer;
}

export function Places({ scene, step, part, offer }: PlacesProps) {
  const { look, words } = useSurroundings();
  const [typed, setTyped] = useState('');
  const { forces, places } = useMemo(
    () => inWords(scene.board(look, step, part), (spot) => scene.thingsAt(spot)),
    [scene, look, step, part],
  );
  const open = useMemo(() => new Set(offer.choices.flatMap(thingsOf).map(thingKey)), [offer]);
  const wanted = typed.trim().toLowerCase();
  const fitting = (rows: readonly PlaceInWords[]): readonly PlaceInWords[] =>
    rows.filter(({ text }) => text.toLowerCase().includes(wanted));
  return (
    <>
      <input
        type="search"
        class="places-filter"
        value={typed}
        placeholder={words.findPlace}
        aria-label={words.findPlace}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Rows heading={words.forces} rows={fitting(forces)} open={open} />
      <Rows heading={words.otherPlaces} rows={fitting(places)} open={open} />
    </>
  );
}

interface RowsProps {
  readonly heading: string;
  readonly rows: readonly PlaceInWords[];
  /** The keys of the things that can be chosen. */
  readonly open: ReadonlySet<string>;
}

function Rows({ heading, rows, open }: RowsProps) {
  const { words } = useSurroundings();
  const { visit } = usePointing();
  if (rows.length === 0) return null;
  return (
    <section class="places">
      <h3>{heading}</h3>
      <ul>
        {rows.map((row) => {
          const [thing] = row.things;
          return (
            <li key={row.text}>
              <button type="button" class="place" onClick={() => thing !== undefined && visit(thing)}>
                {row.text}
                {standsFor(row, open) ? <em class="place-open"> {words.canBeChosen}</em> : null}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
