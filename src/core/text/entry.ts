/** What every entry of words shows of core beside the functions of the game. */
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
