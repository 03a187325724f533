/** The commands for tournaments, with their options. */
import { availableParallelism } from 'node:os';
import { Option, type Command } from 'commander';
import { BOT_NAMES } from '../../bots/index.js';
import { GAMES } from '../../games.js';
import { jsonObject, namesWithCommas, wholeNumberFrom } from '../options.js';
import { workerCommand, type WorkerOptions } from './queue/worker.js';
import { tournamentCommand, type TournamentOptions, type TournamentStreams } from './command.js';

/** Adds the commands for tournaments to the program. */
export function withTournaments(program: Command, streams: TournamentStreams): void {
  program
    .command('tournament')
    .description('play many games between bots on all cores, and report who wins')
    .addOption(new Option('--game <game>', 'the game to play').choices(GAMES).default('successors'))
    .option('--players <n>', 'how many players', wholeNumberFrom(1))
    .option('--bots <names>', `the bots, such as greedy,random: ${BOT_NAMES.join(', ')}`, namesWithCommas, [
      'greedy',
      'random',
    ])
    .option('--games <n>', 'how many games; a multiple of the number of bots', wholeNumberFrom(1), 100)
    .option('--workers <n>', 'how many games to play at the same time', wholeNumberFrom(1), availableParallelism())
    .option('--queue <url>', 'let the workers of a queue in Redis play, such as redis://localhost')
    .option('--seed <text>', 'the seed of the tournament', 'tournament')
    .option('--options <json>', 'further options of the game', jsonObject)
    .option('--out <file>', 'write the results into this file, or continue it')
    .option('--report <file>', 'play nothing, and report on the results in this file')
    .option('--svg <folder>', 'write charts into this folder')
    .action((options: TournamentOptions) => tournamentCommand(options, streams));
  program
    .command('tournament-worker')
    .description('play the games of tournaments with --queue, on this machine')
    .requiredOption('--queue <url>', 'the address of Redis, such as redis://localhost')
    .option('--workers <n>', 'how many games to play at the same time', wholeNumberFrom(1), availableParallelism())
    .action((options: WorkerOptions) => workerCommand(options, streams));
}
