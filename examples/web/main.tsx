/** The page. Its language and theme are set before it is drawn. */
import { render } from 'preact';
import { workOffline } from './offline/register.js';
import { Page } from './page/page.js';
import { dressPage, keptLook } from './state/look.js';
import { ENGLISH } from './words/english.js';
import { wordsIn } from './words/index.js';

const look = keptLook();
dressPage(look);
const words = await wordsIn(look.locale).catch(() => ENGLISH);
const root = document.getElementById('page');
if (root !== null) render(<Page surroundings={{ look, words }} />, root);
workOffline();
