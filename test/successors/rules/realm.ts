/** What the tests beside this folder take from the common language. */
export { carryOut, setting, type Told } from '../language.js';
