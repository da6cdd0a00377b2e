import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { text } from './lib/setup/text.es.mjs';

const isRoot = process.getuid?.() === 0;

/** The only folder in PATH. */
let programs: string;

beforeEach(() => {
  programs = mkdtempSync(join(tmpdir(), 'cuadre-programs-'));
});
afterEach(() => rmSync(programs, { recursive: true }));

function add(name: string, body = ''): string {
  const path = join(programs, name);
  writeFileSync(path, `#!/bin/sh\n${body}\n`);
  chmodSync(path, 0o755);
  return path;
}

/** Result and messages on a machine with these programs. */
function find(env: Record<string, string> = {}): [found: string, said: string] {
  const program = `
    import { findOrInstallChromium } from ${JSON.stringify(join(import.meta.dirname, 'lib', 'setup', 'chromium.mjs'))};
    const found = findOrInstallChromium();
    console.error(found);`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    env: { PATH: programs, ...env },
    encoding: 'utf8',
  });
  return [stderr.trim(), stdout.trim()];
}

test.each(['chromium', 'google-chrome', 'chromium-browser'])('%s of the machine is used', (name) => {
  expect(find()[0]).not.toContain(programs);
  expect([add(name), '']).toEqual(find());
});

test('CUADRE_CHROMIUM takes precedence', () => {
  add('chromium');
  const mine = add('my-own');
  expect(find({ CUADRE_CHROMIUM: mine })).toEqual([mine, '']);
});

test('a file that is not executable is ignored', () => {
  chmodSync(add('chromium'), 0o644);
  expect(find()[0]).toBe('undefined');
});

test.runIf(isRoot)('root installs it with the package manager', () => {
  const log = join(programs, 'log');
  const chromium = join(programs, 'chromium');
  add('apt-get', `echo "$*" >> ${log}; case "$*" in *install*) echo > ${chromium}; /bin/chmod 755 ${chromium};; esac`);
  expect(find()).toEqual([chromium, text.chromiumInstalling]);
  expect(readFileSync(log, 'utf8')).toMatch(/update.*\n.*install -y .*chromium\n$/);
});

test('without one, and without a way to install it, the remedy is printed', () => {
  if (isRoot) add('apt-get', '[ "$1" = --version ]');
  expect(find()).toEqual(['undefined', (isRoot ? `${text.chromiumInstalling}\n` : '') + text.chromiumMissing]);
});
