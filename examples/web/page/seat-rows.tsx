/** The fields for who plays: each seat, and whether hands are hidden from each other. */
import { useSurroundings } from './surroundings.js';

interface SeatRowsProps {
  readonly players: readonly string[];
  readonly bots: readonly string[];
  readonly nameOf: (player: string) => string;
  readonly onBots: (bots: readonly string[]) => void;
}

export function SeatRows({ players, bots, nameOf, onBots }: SeatRowsProps) {
  const { words } = useSurroundings();
  const seat = (player: string, isBot: boolean): void =>
    onBots(isBot ? [...bots, player] : bots.filter((each) => each !== player));
  return (
    <ul class="seats">
      {players.map((player) => (
        <li key={player}>
          <span class="thing-player" data-side={player}>
            {nameOf(player)}
          </span>
          <div class="switch" role="group" aria-label={nameOf(player)}>
            {[false, true].map((isBot) => (
              <button
                key={String(isBot)}
                type="button"
                aria-pressed={bots.includes(player) === isBot}
                onClick={() => {
                  if (bots.includes(player) !== isBot) seat(player, isBot);
                }}
              >
                {isBot ? words.bot : words.human}
              </button>
            ))}
          </div>
        </li>
      ))}
    </ul>
  );
}

interface SecretCheckProps {
  readonly secret: boolean;
  readonly onSecret: (secret: boolean) => void;
}

export function SecretCheck({ secret, onSecret }: SecretCheckProps) {
  const { words } = useSurroundings();
  return (
    <label class="check">
      <input type="checkbox" checked={secret} onChange={({ currentTarget }) => onSecret(currentTarget.checked)} />
      {words.secret}
    </label>
  );
}
