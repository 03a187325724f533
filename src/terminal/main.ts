#!/usr/bin/env node
/** The program `diadochi`. */
import { run } from './program.js';
import { endWithReader } from './reader.js';
import { columnsOf, screenOn, wantsColours } from './screen.js';

const { stdin, stdout, stderr, env, argv } = process;
const colours = wantsColours(stdout.isTTY, env);

endWithReader(stdout);

process.exitCode = await run(argv.slice(2), {
  screen: screenOn(stdout, { colours, terminal: colours, columns: () => columnsOf(stdout.columns, env) }),
  complaints: stderr,
  input: stdin,
  progress: wantsColours(stderr.isTTY, env) ? stderr : null,
  drawing: stdin.isTTY && colours ? stdout : null,
});
