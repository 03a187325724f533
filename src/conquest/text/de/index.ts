export { inEnglish as inGerman } from '../en/index.js';
