/** What is wrong with a text, and where. */
import { faultsShown, reasonOf, type Unread } from '../../state/unread.js';
import { useLaterWords } from './use-later-words.js';

export function UnreadView({ unread }: { readonly unread: Unread }) {
  const words = useLaterWords();
  const { shown, more } = faultsShown(unread);
  return (
    <div class="unread" role="alert">
      <p class="fault">{reasonOf(unread, words)}</p>
      {shown.length === 0 ? null : (
        <ul lang="en">
          {shown.map(({ path, message }) => (
            <li key={path}>
              <code>{path}</code> {message}
            </li>
          ))}
        </ul>
      )}
      {more === 0 ? null : <p class="faint">{words.moreFaults(more)}</p>}
    </div>
  );
}
