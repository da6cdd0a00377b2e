// @ts-check
/**
 * First step of every command: installs the dependencies, and re-executes under the pinned Node.js, whatever the
 * machine has.
 */
import { realpathSync } from 'node:fs';
import { root } from '../root.mjs';
import { installDependencies, pinnedNode } from './install.mjs';
import { endWithParent, run } from './process.mjs';
import { text } from './text.es.mjs';

const oldestMajor = 20;

/** Marks a process started by our launcher under an older Node.js. */
const launched = 'CUADRE_LAUNCHED';

/**
 * Returns only under the pinned Node.js with everything installed. Otherwise installs, re-executes the same command
 * line under that Node.js, and exits with its exit code.
 */
export async function setUp() {
  if (Number(process.versions.node.split('.')[0]) < oldestMajor) {
    console.error(text.nodeTooOld(process.version));
    process.exit(1);
  }
  if (process.env.npm_lifecycle_event || process.env[launched]) endWithParent();
  const outcome = await installDependencies(root);
  if (outcome === 'failed') process.exit(1);
  const pinned = pinnedNode(root);
  // Right after an installation the executable of this process may have been replaced.
  if (outcome === 'unchanged' && realpathSync(process.execPath) === realpathSync(pinned)) return;
  const env = { ...process.env, [launched]: '1' };
  const { code } = await run(pinned, [...process.execArgv, ...process.argv.slice(1)], { env });
  process.exit(code);
}
