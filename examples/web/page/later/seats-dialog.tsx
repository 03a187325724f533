/** Who plays at this screen, and who is played by bots. */
import { useState } from 'preact/hooks';
import type { Play } from '../../state/play.js';
import type { Seating } from '../../state/table.js';
import { SeatRows, SecretCheck } from '../seat-rows.js';
import { useSurroundings } from '../surroundings.js';
import { Modal } from './modal.js';
import { useLaterWords } from './use-later-words.js';

interface SeatsDialogProps {
  readonly play: Play;
  readonly onSeat: (seating: Seating) => void;
  readonly onClose: () => void;
}

export function SeatsDialog({ play: { session, seating }, onSeat, onClose }: SeatsDialogProps) {
  const { look, words } = useSurroundings();
  const { play: playIt } = useLaterWords();
  const [{ bots, secret }, setChosen] = useState(seating);
  return (
    <Modal title={words.seats} onClose={onClose}>
      <form method="dialog" class="text-form" onSubmit={() => onSeat({ bots, secret })}>
        <SeatRows
          players={session.players}
          bots={bots}
          nameOf={(player) => session.nameOf(player, look)}
          onBots={(next) => setChosen({ bots: next, secret })}
        />
        {session.hasHands ? (
          <SecretCheck secret={secret} onSecret={(next) => setChosen({ bots, secret: next })} />
        ) : null}
        <div class="modal-buttons">
          <button class="primary" autofocus>
            {playIt}
          </button>
        </div>
      </form>
    </Modal>
  );
}
