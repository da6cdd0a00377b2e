/** `cuadre`: audits files with no server and no account. Composition only: each command is a module of its own. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runCommand } = await import('./cli/commands.ts');
process.exitCode = await runCommand(process.argv.slice(2));
