/**
 * Writes the site to docs/api.
 *
 *     npm run docs
 */
import { command } from '../command.js';

command('usage: npm run docs\n\nWrites the site to docs/api; any warning is an error.', { options: {} });

// TypeDoc takes seconds to load, so it is loaded after the arguments have been read.
await import('./site.js');
