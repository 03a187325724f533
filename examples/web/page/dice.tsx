/** Dice as rolled. */

/** The positions of the pips on a grid of three by three. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [0, 2],
    [2, 0],
    [2, 2],
  ],
  5: [
    [0, 0],
    [0, 2],
    [1, 1],
    [2, 0],
    [2, 2],
  ],
  6: [
    [0, 0],
    [0, 1],
    [0, 2],
    [2, 0],
    [2, 1],
    [2, 2],
  ],
};

export function Dice({ dice }: { readonly dice: readonly number[] }) {
  if (dice.length === 0) return null;
  return (
    <span class="dice" role="img" aria-label={dice.join(', ')}>
      {dice.map((die, index) => (
        <svg key={index} class="die" viewBox="0 0 24 24" style={{ animationDelay: `${index * 120}ms` }}>
          <rect x="1" y="1" width="22" height="22" rx="5" />
          {(PIPS[die] ?? []).map(([column, row]) => (
            <circle key={`${column} ${row}`} cx={6 + column * 6} cy={6 + row * 6} r="2.3" />
          ))}
        </svg>
      ))}
    </span>
  );
}
