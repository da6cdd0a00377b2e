import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openArrivalFolder } from './arrival-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'cuadre-arrivals-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

test('files have names of ours, are readable by their owner alone, and go', async () => {
  const folder = openArrivalFolder(parent);
  const { path, handle, discard } = await folder.create();
  await handle.writeFile('uno');
  expect([statSync(path).mode & 0o777, statSync(dirname(path)).mode & 0o777]).toEqual([0o600, 0o700]);
  await discard();
  expect(readdirSync(dirname(path))).toEqual([]);
  folder.close();
  expect(readdirSync(parent)).toEqual([]);
});

test('what a killed process left is deleted at the next start, and what a living one holds is not', async () => {
  const entry = new URL('./arrival-folder.ts', import.meta.url);
  const script = `const { openArrivalFolder } = await import(${JSON.stringify(entry.href)});
    await openArrivalFolder(${JSON.stringify(parent)}).create();
    process.kill(process.pid, 'SIGKILL');`;
  expect(spawnSync(process.execPath, ['--input-type=module', '-e', script]).signal).toBe('SIGKILL');
  const [left = ''] = readdirSync(parent);
  expect(readdirSync(join(parent, left))).toHaveLength(1);
  const folder = openArrivalFolder(parent);
  const { path, discard } = await folder.create();
  expect(readdirSync(parent)).not.toContain(left);
  openArrivalFolder(parent);
  expect(statSync(path).isFile()).toBe(true);
  await discard();
});

test('what another machine holds is deleted a day later', () => {
  const [fresh, old] = ['11-0123456789ab-0123456789ab', '12-0123456789ab-0123456789ab'];
  for (const name of [fresh, old]) mkdirSync(join(parent, name));
  const yesterday = Date.now() / 1000 - 25 * 60 * 60;
  utimesSync(join(parent, old), yesterday, yesterday);
  openArrivalFolder(parent);
  expect(readdirSync(parent)).toContain(fresh);
  expect(readdirSync(parent)).not.toContain(old);
});
