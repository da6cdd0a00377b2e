/** `cuadre`: audits files with no server and no account. Composition only: each command is a module of its own. */
import { enableCompileCache } from 'node:module';

/** We are wrong: neither the books (1) nor the files (2). */
const OUR_FAULT = 3;

enableCompileCache();
// Whoever reads may have seen enough (`cuadre auditar … | head`): that is no failure, and the exit code is still the answer.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});
try {
  const { runCommand } = await import('./cli/commands.ts');
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exitCode = OUR_FAULT;
}
