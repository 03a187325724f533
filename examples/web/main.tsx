/** The page. */
import { render } from 'preact';
import { Page } from './page/page.js';

const root = document.getElementById('page');
if (root !== null) render(<Page />, root);
