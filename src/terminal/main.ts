#!/usr/bin/env node
/** The program `diadochi`. */
import { run } from './program.js';
import { screenOn, wantsColours } from './screen.js';

const { stdin, stdout, stderr, env, argv } = process;
const colours = wantsColours(stdout.isTTY, env);

// Whoever reads may have heard enough: `diadochi replay game.json | head`.
stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await run(argv.slice(2), {
  screen: screenOn(stdout, { colours, terminal: colours }),
  complaints: stderr,
  input: stdin,
  drawing: stdin.isTTY && colours ? stdout : null,
});
