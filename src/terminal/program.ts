/** The command line: which commands there are, what they take, and with what status the program ends. */
import { readFileSync } from 'node:fs';
import { Command, CommanderError, Option } from 'commander';
import { legible } from '../core/index.js';
import { BOTS } from './bot.js';
import { Complaint, type ExitStatus } from './complaint.js';
import { explainCommand, type ExplainOptions } from './explain.js';
import { GAMES } from '../games.js';
import { jsonObject, localeOption, namesWithCommas, wholeNumberFrom } from './options.js';
import { inPackage } from './package.js';
import { playCommand, type Place, type PlayOptions } from './play.js';
import { replayCommand, type ReplayOptions } from './replay.js';
import { rulesCommand, type RulesOptions } from './rules.js';
import { complain, type Outlet } from './screen.js';

/** Everything outside that the program needs. */
export interface World extends Place {
  /** Where complaints go. */
  readonly complaints: Outlet;
}

const EXAMPLES = `
Examples:
  diadochi play                                    Successors against three bots
  diadochi play --game alexandros --seats red,blue --save evening.json
  diadochi play --load evening.json
  diadochi replay evening.json --from 40
  diadochi explain evening.json "march to Pella"
  diadochi rules 11.8`;

/** The version of the package. */
function versionOf(): string {
  const { version } = JSON.parse(readFileSync(inPackage('package.json'), 'utf8')) as {
    readonly version: string;
  };
  return version;
}

const gameOption = (): Option => new Option('--game <game>', 'which game').choices(GAMES);

function withPlay(program: Command, world: World): void {
  program
    .command('play')
    .description('play against bots, or several people at one terminal')
    .addOption(gameOption())
    .option('--players <n>', 'how many players', wholeNumberFrom(1))
    .option('--seats <players>', 'the seats that people have, like red,blue; none: bots play alone', namesWithCommas)
    .option('--seed <text>', 'from which dice and draws follow; without it every game is another')
    .option('--options <json>', 'what else the game takes, like \'{"edition":"player-aid"}\'', jsonObject)
    .addOption(new Option('--bots <kind>', 'how the other seats are played').choices(BOTS).default(BOTS[0]))
    .addOption(localeOption())
    .option('--position <file>', 'begin at a position instead of the beginning')
    .option('--load <file>', 'go on with a game that was saved, and keep it in the same file')
    .option('--save <file>', 'keep the game in this file, after every decision of a person')
    .action((options: PlayOptions) => playCommand(options, world));
}

function withTellers(program: Command, world: World): void {
  program
    .command('replay')
    .description('tell a game that was recorded or saved, and verify it')
    .argument('<file>', 'a record or a save; -: what is piped in')
    .option('--verify', 'say whether it holds, and tell nothing')
    .option('--from <n>', 'begin with the decision of this number', wholeNumberFrom(0), 0)
    .addOption(localeOption())
    .action((file: string, options: ReplayOptions) => replayCommand(file, options, world.screen));
  program
    .command('explain')
    .description('why an action is possible in a situation, or not')
    .argument('<file>', 'a position, a state, a record or a save; -: what is piped in')
    .argument('<action...>', 'the action, in words or as JSON')
    .option('--as <player>', 'who would carry it out; whoever decides if nobody is named')
    .addOption(localeOption())
    .action((file: string, action: readonly string[], options: ExplainOptions) =>
      explainCommand(file, action.join(' '), options, world.screen),
    );
  program
    .command('rules')
    .description('what a clause is about, where it lives, its rulings, tests, cases and refusals')
    .argument('<clause...>', 'a clause like 11.8, a section like Levy Taxes, or a ruling by its name')
    .addOption(gameOption())
    .option('--all', 'list everything, however long')
    .action((clause: readonly string[], options: RulesOptions) =>
      rulesCommand(clause.join(' '), options, world.screen),
    );
}

/** Has each command throw where it would end the process, and write where the world says. */
function tamed(command: Command, { screen, complaints }: World): void {
  command
    .exitOverride()
    .showHelpAfterError('(--help tells more)')
    .configureOutput({
      writeOut: (text) => screen.lines(text.trimEnd().split('\n')),
      writeErr: (text) => complain(complaints, text),
    });
}

/** Runs the program with these arguments; answers the exit status. */
export async function run(args: readonly string[], world: World): Promise<0 | ExitStatus> {
  const program = new Command('diadochi')
    .description("Board wargames of Alexander's world: play them, replay them, ask about their rules.")
    .version(versionOf())
    .addHelpText('after', EXAMPLES);
  tamed(program, world);
  withPlay(program, world);
  withTellers(program, world);
  for (const command of program.commands) tamed(command, world);
  if (args.length === 0) {
    program.outputHelp();
    return 0;
  }
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2;
    if (!(error instanceof Complaint)) throw error;
    complain(world.complaints, `diadochi: ${legible(error.message)}\n`);
    return error.status;
  }
}
