/** Exports of core that every `text` entry point re-exports. */
export {
  cited,
  LOCALES,
  toHtml,
  type Link,
  type Locale,
  type Noun,
  type Phrase,
  type RuleLink,
  type Words,
} from './index.js';
