/** Ends the program quietly when the reader of its output closes the pipe: `diadochi replay game.json | head`. */
export function endWithReader(output: NodeJS.WritableStream): void {
  output.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
