/** Runs one `cuadre` command in this process and tells, as the last line of stderr, how long it took from the start of the process and its peak memory. */
import { enableCompileCache } from 'node:module';

enableCompileCache();
const { runCommand } = await import('../src/app/cli/commands.ts');
process.exitCode = await runCommand(process.argv.slice(2));
process.stderr.write(`${JSON.stringify({ ms: performance.now(), peakKb: process.resourceUsage().maxRSS })}\n`);
