// @ts-check
/** Builds whatever is outdated: the web application and the digests of the code. */
import { installDependencies, isPruned, pruneDependencies } from '../setup/install.mjs';

/**
 * In production the packages that build are installed for as long as that takes.
 * @param {string} root the checkout
 * @returns {Promise<boolean>} false when something failed; the reason has been printed
 */
export async function buildAll(root) {
  // Imported late: older versions of Node.js, which only set up, could not load them.
  const { buildWeb, isWebBuilt } = await import('./build-web.mjs');
  const { makeCodeDigests, hasCodeDigests } = await import('./code-digests.mjs');
  const isProduction = process.env.NODE_ENV === 'production';
  if (isPruned(root) && !(isWebBuilt(root) && hasCodeDigests(root))) {
    if ((await installDependencies(root, { develop: true })) === 'failed') return false;
  }
  if (!(await buildWeb(root))) return false;
  await makeCodeDigests(root);
  return !isProduction || pruneDependencies(root);
}
