/** Writes docs/mutation.md from the reports of mutation testing. */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command } from '../command.js';
import { PAGE, page } from './page.js';
import { fared } from './survivors.js';

const REPORT = '.cache/mutation/report.json';
const USAGE = `usage: npm run mutation:page [-- REPORT…]

Writes ${PAGE}: what mutation testing has found. REPORT: its JSON, one or several (${REPORT}); what one of them
saw noticed is noticed.`;

const { positionals } = command(USAGE, { allowPositionals: true, options: {} });
const files = fared(positionals.length > 0 ? positionals : [REPORT]);
writeFileSync(fileURLToPath(new URL(`../../${PAGE}`, import.meta.url)), page(files));
const tried = files.reduce((sum, file) => sum + file.tried, 0);
const left = files.reduce((sum, { survivors }) => sum + survivors.length, 0);
console.log(`${PAGE}: ${tried - left} of ${tried} changes noticed, ${left} left`);
