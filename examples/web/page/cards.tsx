/** Cards: the player's own hand and face-up cards, each with its actions. */
import type { Scene } from '../games/session.js';
import type { Card } from '../../../src/hosts/page/table.js';
import { offerAbout, type Offer } from '../state/choosing.js';
import { Saying } from './saying.js';
import { useSurroundings } from './surroundings.js';

interface CardsProps {
  readonly scene: Scene;
  readonly offer: Offer;
  readonly onChoose: (key: string) => void;
}

export function Cards({ scene, offer, onChoose }: CardsProps) {
  const { look, words } = useSurroundings();
  const rows = scene.cards(look);
  if (rows.length === 0) return <p class="faint">{words.noCards}</p>;
  return (
    <>
      {rows.map(({ heading, cards, hidden }) => (
        <section key={heading} class="card-row">
          <h3>{heading}</h3>
          <ul>
            {cards.map((card) => (
              <CardView key={card.id} card={card} offer={offer} onChoose={onChoose} />
            ))}
            {hidden === 0 ? null : (
              <li class="card card-hidden">
                {hidden} × {words.faceDown}
              </li>
            )}
          </ul>
        </section>
      ))}
    </>
  );
}

interface CardViewProps {
  readonly card: Card;
  readonly offer: Offer;
  readonly onChoose: (key: string) => void;
}

function CardView({ card: { id, title, kind, figure, text, count }, offer, onChoose }: CardViewProps) {
  const { choices } = offerAbout(offer, { aspect: 'cards', id });
  return (
    <li class="card" data-card={id} data-playable={choices.length > 0}>
      <div class="card-head">
        {figure === undefined ? null : <span class="card-figure">{figure}</span>}
        <strong>{title}</strong>
        {count > 1 ? <span class="card-count">× {count}</span> : null}
        {kind === undefined ? null : <span class="card-kind">{kind}</span>}
      </div>
      {text === undefined ? null : <p class="card-text">{text}</p>}
      {choices.length === 0 ? null : (
        <div class="card-choices">
          {choices.map(({ key, label }) => (
            <button key={key} type="button" onClick={() => onChoose(key)}>
              <Saying phrase={label} plain />
            </button>
          ))}
        </div>
      )}
    </li>
  );
}
