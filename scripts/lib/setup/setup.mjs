// @ts-check
/**
 * What every command of a checkout runs first: dependencies installed, and this very process running under the Node.js
 * that they pin, whatever the machine has.
 */
import { realpathSync } from 'node:fs';
import { root } from '../root.mjs';
import { installDependencies, pinnedNode } from './install.mjs';
import { endWithParent, run } from './process.mjs';
import { text } from './text.es.mjs';

const oldestMajor = 20;

/** Tells a process that it was started by an older Node.js of ours. */
const launched = 'CUADRE_LAUNCHED';

/**
 * Returns only under the pinned Node.js with everything installed. Otherwise it installs, runs the same command line
 * again under that Node.js, and ends this process as that one ended.
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
  // Right after an installation this process may be running a Node.js whose file has been replaced.
  if (outcome === 'unchanged' && realpathSync(process.execPath) === realpathSync(pinned)) return;
  const env = { ...process.env, [launched]: '1' };
  const { code } = await run(pinned, [...process.execArgv, ...process.argv.slice(1)], { env });
  process.exit(code);
}
