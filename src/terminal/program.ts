/** The command line: the commands, their options, and the exit status of the program. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { legible } from '../core/index.js';
import { BOT_NAMES } from '../bots/index.js';
import { CommandError, type ExitStatus } from './complaint.js';
import { engineCommand } from './engine/command.js';
import { explainCommand, type ExplainOptions } from './explain.js';
import { GAMES } from '../games.js';
import { jsonObject, localeOption, namesWithCommas, wholeNumberFrom } from './options.js';
import { inPackage } from './package.js';
import { playCommand, type PlayerStreams, type PlayOptions } from './play.js';
import { replayCommand, type ReplayOptions } from './replay.js';
import { rulesCommand, type RulesOptions } from './rules.js';
import { printError, type Outlet } from './screen.js';
import type { TournamentStreams } from './tournament/command.js';
import { withTournaments } from './tournament/options.js';

/** Everything that the program needs from outside. */
export interface ProgramStreams extends PlayerStreams, TournamentStreams {
  /** The stream for error messages. */
  readonly complaints: Outlet;
}

const EXAMPLES = `
Examples:
  diadochi play                                    Successors against three bots
  diadochi play --game alexandros --seats red,blue --save evening.json
  diadochi play --load evening.json
  diadochi replay evening.json --from 40
  diadochi explain evening.json "march to Pella"
  diadochi rules 11.8
  diadochi tournament --game conquest --bots greedy,random --games 20`;

/** Returns the version of the package. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

const gameOption = (): Option => new Option('--game <game>', 'the game to play').choices(GAMES);

function withPlay(program: Command, world: ProgramStreams): void {
  program
    .command('play')
    .description('play against bots, or several people at one terminal')
    .addOption(gameOption())
    .option('--players <n>', 'how many players', wholeNumberFrom(1))
    .option('--seats <players>', 'the seats of people, such as red,blue; none: only bots play', namesWithCommas)
    .option('--seed <text>', 'the seed of dice and draws; without it every game is different')
    .option('--options <json>', 'further options of the game, such as \'{"edition":"player-aid"}\'', jsonObject)
    .option('--bots <name>', `who plays the other seats: ${BOT_NAMES.join(', ')}`, 'greedy')
    .addOption(localeOption())
    .option('--position <file>', 'begin at the position in this file')
    .option('--load <file>', 'continue a saved game, and save it in the same file')
    .option('--save <file>', 'save the game in this file after every decision of a person')
    .action((options: PlayOptions) => playCommand(options, world));
}

function withTellers(program: Command, world: ProgramStreams): void {
  program
    .command('replay')
    .description('print a recorded or saved game, and verify it')
    .argument('<file>', 'a record or a save; -: what is piped in')
    .option('--verify', 'only verify it, without printing it')
    .option('--from <n>', 'begin with the decision with this number', wholeNumberFrom(0), 0)
    .addOption(localeOption())
    .action((file: string, options: ReplayOptions) => replayCommand(file, options, world.screen));
  program
    .command('explain')
    .description('explain why an action is possible in a situation, or not')
    .argument('<file>', 'a position, a state, a record or a save; -: what is piped in')
    .argument('<action...>', 'the action, in words or as JSON')
    .option('--as <player>', 'the player who would carry it out; by default the one who decides')
    .addOption(localeOption())
    .action((file: string, action: readonly string[], options: ExplainOptions) =>
      explainCommand(file, action.join(' '), options, world.screen),
    );
  program
    .command('rules')
    .description('show what a clause is about, its code, rulings, tests, cases and refusals')
    .argument('<clause...>', 'a clause like 11.8, a section like Levy Taxes, or a ruling by its name')
    .addOption(gameOption())
    .option('--all', 'list everything, however long')
    .action((clause: readonly string[], options: RulesOptions) =>
      rulesCommand(clause.join(' '), options, world.screen),
    );
}

/** The number of columns of the help on a wide screen. */
const HELP_COLUMNS = 100;

function withEngine(program: Command, world: ProgramStreams): void {
  program
    .command('engine')
    .description('play games for programs in any language: JSON-RPC 2.0 over standard input and output')
    .action(() => engineCommand(world));
}

/** Makes each command throw instead of ending the process, and write to the given streams. */
function configureOutput(command: Command, { screen, complaints }: ProgramStreams): void {
  command
    .exitOverride()
    .showHelpAfterError('(see --help)')
    .configureOutput({
      getOutHelpWidth: () => Math.min(screen.columns(), HELP_COLUMNS),
      writeOut: (text) => screen.lines(text.trimEnd().split('\n')),
      writeErr: (text) => printError(complaints, text),
    });
}

/** Runs the program with these arguments and returns its exit status. */
export async function run(args: readonly string[], world: ProgramStreams): Promise<0 | ExitStatus> {
  const program = new Command('diadochi')
    .description("Board wargames of Alexander's world: play them, replay them, look up their rules.")
    .version(versionOf())
    .addHelpText('after', EXAMPLES);
  configureOutput(program, world);
  withPlay(program, world);
  withTellers(program, world);
  withTournaments(program, world);
  withEngine(program, world);
  for (const command of program.commands) configureOutput(command, world);
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof CommandError)) throw error;
    printError(world.complaints, `diadochi: ${legible(error.message)}\n`);
    return error.status;
  }
}
