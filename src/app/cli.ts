/** `cuadre`: audits files without a server or account. Composition only: each command is a module of its own. */

/** Exit code of an internal error: neither the books (1) nor the files (2). */
const OUR_FAULT = 3;

// A reader may close the pipe early (`cuadre auditar … | head`): not a failure, and the exit code still holds.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
void run();

/** A function, because a bundle of scripts has no top-level `await`. */
async function run(): Promise<void> {
  try {
    const { runCommand } = await import('./cli/commands.ts');
    const { guardStream } = await import('./cli/report/terminal.ts');
    const args = process.argv.slice(2);
    guardStream(
      process.stdout,
      args.some((arg) => arg === '--json' || arg === '--sarif'),
    );
    guardStream(process.stderr, false);
    process.exitCode = await runCommand(args);
  } catch (error) {
    console.error(error);
    process.exitCode = OUR_FAULT;
  }
}
