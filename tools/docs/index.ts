/**
 * Writes the site to docs/api.
 *
 *     npm run docs
 */
import { command } from '../command.js';

command('usage: npm run docs\n\nWrites the site to docs/api; any warning is an error.', { options: {} });

// TypeDoc is slow to load, and its usage is told without it.
await import('./site.js');
