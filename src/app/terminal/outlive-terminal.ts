/** Words to a terminal or a reader of logs that is gone, or to a full disk, are lost: a stop goes on to its end. */
export function outliveTerminal(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}
