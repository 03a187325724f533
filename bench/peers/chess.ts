/** Random play with chessops: every legal move is listed, one is played. */
import { Chess } from 'chessops/chess';
import type { NormalMove } from 'chessops/types';
import seedrandom from 'seedrandom';

/** Plays random games of at most this number of plies and returns the number of moves. */
export function chessGames(games: number, seed: string, plies = 200): number {
  const generator = seedrandom.alea(seed);
  const draw = (bound: number) => (generator.int32() >>> 0) % bound;
  let moves = 0;
  for (let game = 0; game < games; game++) {
    const position = Chess.default();
    for (let ply = 0; ply < plies; ply++) {
      const list: NormalMove[] = [];
      for (const [from, targets] of position.allDests()) for (const to of targets) list.push({ from, to });
      const move = list[draw(Math.max(1, list.length))];
      if (move === undefined || position.isInsufficientMaterial()) break;
      const pawn = position.board.pawn.has(move.from);
      position.play(pawn && (move.to >= 56 || move.to < 8) ? { ...move, promotion: 'queen' } : move);
      moves++;
    }
  }
  return moves;
}
