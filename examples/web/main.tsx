/** The page. Its language and theme are set before the games are loaded. */
import { render } from 'preact';
import { dressPage, keptLook } from './state/look.js';

dressPage(keptLook());
const { Page } = await import('./page/page.js');
const root = document.getElementById('page');
if (root !== null) render(<Page />, root);
