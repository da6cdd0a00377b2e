// @ts-check
/**
 * First step of every command: installs the dependencies, and re-executes under the pinned Node.js, whatever the
 * machine has.
 */
import { realpathSync } from 'node:fs';
import { root } from '../root.mjs';
import { installDependencies } from './install.mjs';
import { nodePackages, oldestOwnMajor, pinnedNode } from './pinned-node.mjs';
import { endWithParent, run } from './process.mjs';
import { text } from './text.es.mjs';

const oldestMajor = 20;

/** Marks a process started by our launcher under an older Node.js. */
const launched = 'CUADRE_LAUNCHED';

/**
 * Returns only under the pinned Node.js with everything installed. Otherwise installs, re-executes the same command
 * line under that Node.js, and exits with its exit code. `develop`: with the packages that build and test; by default not
 * in production, where `buildAll` asks for them.
 */
export async function setUp({ develop = process.env.NODE_ENV !== 'production' } = {}) {
  const isPinned = nodePackages[`${process.platform}-${process.arch}`] !== undefined;
  const oldest = isPinned ? oldestMajor : oldestOwnMajor;
  if (Number(process.versions.node.split('.')[0]) < oldest) {
    console.error(text.nodeTooOld(oldest, process.version));
    process.exit(1);
  }
  if (process.env.npm_lifecycle_event || process.env[launched]) endWithParent();
  const outcome = await installDependencies(root, { develop });
  if (outcome === 'failed') process.exit(1);
  const pinned = pinnedNode(root);
  // Right after an installation the executable of this process may have been replaced.
  if (outcome === 'unchanged' && realpathSync(process.execPath) === realpathSync(pinned)) return;
  const env = { ...process.env, [launched]: '1' };
  const { code } = await run(pinned, [...process.execArgv, ...process.argv.slice(1)], { env });
  process.exit(code);
}
