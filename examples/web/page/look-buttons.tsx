/** The buttons for language and theme. */
import { LOCALES, type Locale } from 'diadochi/core';
import { THEMES, type Look } from '../../../src/hosts/page/table.js';
import { useSurroundings } from './surroundings.js';

const LANGUAGES: Readonly<Record<Locale, string>> = { en: 'English', de: 'Deutsch' };

export function LookButtons({ onLook }: { readonly onLook: (look: Look) => void }) {
  const { look, words } = useSurroundings();
  return (
    <div class="look">
      <label class="field">
        <span class="unseen">{words.language}</span>
        <select
          value={look.locale}
          onChange={({ currentTarget: { value } }) =>
            onLook({ ...look, locale: LOCALES.find((each) => each === value) ?? look.locale })
          }
        >
          {LOCALES.map((locale) => (
            <option key={locale} value={locale}>
              {LANGUAGES[locale]}
            </option>
          ))}
        </select>
      </label>
      <div class="switch" role="group">
        {THEMES.map((theme) => (
          <button
            key={theme}
            type="button"
            aria-pressed={look.theme === theme}
            onClick={() => onLook({ ...look, theme })}
          >
            {words[theme]}
          </button>
        ))}
      </div>
    </div>
  );
}
