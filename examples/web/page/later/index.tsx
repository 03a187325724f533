/** What the page loads when it is needed: dialogs, what reads and writes games, and the fields for parts of one's own. */
import type { Thinker } from '../../games/bots.js';
import type { Play } from '../../state/play.js';
import type { Seating } from '../../state/table.js';
import type { Unread } from '../../state/unread.js';
import type { FieldsProps } from '../start-fields.js';
import { OwnParts } from './own-fields.js';
import { ReasonsDialog } from './reasons-dialog.js';
import { SeatsDialog } from './seats-dialog.js';
import { ShareDialog } from './share-dialog.js';
import { Styled } from './styled.js';
import { TextDialog } from './text-dialog.js';

export { readText } from '../../state/reading.js';
export { faultOf } from '../../state/unread.js';

/** A dialog: reading a text, writing the table, seating its players, or why a bot took a step. */
export type OpenDialog =
  { readonly name: 'text' | 'share' | 'seats' } | { readonly name: 'reasons'; readonly step: number };

export interface DialogProps {
  readonly dialog: OpenDialog;
  /** The table in play, if any. */
  readonly play: Play | undefined;
  readonly thinker: Thinker;
  readonly onRead: (text: string | undefined) => Promise<Unread | undefined>;
  readonly onSeat: (seating: Seating) => void;
  readonly onClose: () => void;
}

function DialogNamed({ dialog, play, thinker, onRead, onSeat, onClose }: DialogProps) {
  if (dialog.name === 'text') return <TextDialog onRead={onRead} onClose={onClose} />;
  if (play === undefined) return null;
  switch (dialog.name) {
    case 'share':
      return <ShareDialog play={play} onClose={onClose} />;
    case 'seats':
      return <SeatsDialog play={play} onSeat={onSeat} onClose={onClose} />;
    case 'reasons':
      return <ReasonsDialog play={play} step={dialog.step} thinker={thinker} onClose={onClose} />;
  }
}

export const Dialog = (props: DialogProps) => (
  <Styled>
    <DialogNamed {...props} />
  </Styled>
);

export const OwnFields = (props: FieldsProps) => (
  <Styled>
    <OwnParts {...props} />
  </Styled>
);
