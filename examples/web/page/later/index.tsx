/** What the page loads when it is needed: dialogs, what reads and writes games, and the fields for parts of one's own. */
import type { Play } from '../../state/play.js';
import type { Seating } from '../../state/table.js';
import type { Unread } from '../../state/unread.js';
import type { FieldsProps } from '../start-fields.js';
import { OwnParts } from './own-fields.js';
import { SeatsDialog } from './seats-dialog.js';
import { ShareDialog } from './share-dialog.js';
import { Styled } from './styled.js';
import { TextDialog } from './text-dialog.js';

export { readText } from '../../state/reading.js';
export { faultOf } from '../../state/unread.js';

/** Reading a text, writing the table, and seating its players. */
export type DialogName = 'text' | 'share' | 'seats';

export interface DialogProps {
  readonly name: DialogName;
  /** The table in play, if any. */
  readonly play: Play | undefined;
  readonly onRead: (text: string | undefined) => Promise<Unread | undefined>;
  readonly onSeat: (seating: Seating) => void;
  readonly onClose: () => void;
}

function DialogNamed({ name, play, onRead, onSeat, onClose }: DialogProps) {
  if (name === 'text') return <TextDialog onRead={onRead} onClose={onClose} />;
  if (play === undefined) return null;
  return name === 'share' ? (
    <ShareDialog play={play} onClose={onClose} />
  ) : (
    <SeatsDialog play={play} onSeat={onSeat} onClose={onClose} />
  );
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
