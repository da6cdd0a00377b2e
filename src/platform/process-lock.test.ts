import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Lock, processStart, tryLock } from './process-lock.mjs';

let folder: string;

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'cuadre-lock-')), 'lock');
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

function take(): Lock {
  const attempt = tryLock(folder);
  if (!attempt.acquired) throw new Error(`held by ${attempt.holder.pid}`);
  return attempt;
}

/** A process that lives until it is killed. */
async function startSleeper(): Promise<{ pid: number; end: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await new Promise((resolve) => child.once('spawn', resolve));
  const end = async () => {
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
  };
  return { pid: child.pid ?? 0, end };
}

function leave(holders: { pid: number; started: string }[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, '7'), JSON.stringify(holders));
}

describe('a lock between processes', () => {
  test('is held until released', () => {
    const lock = take();
    expect(tryLock(folder)).toEqual({
      acquired: false,
      holder: { pid: process.pid, started: processStart(process.pid) },
    });
    lock.release();
    take().release();
  });

  test('is free when its holder is dead', () => {
    leave([{ pid: 4_194_304, started: 'boot/1' }]);
    take().release();
  });

  test('is free when another process has reused the pid of its dead holder', () => {
    leave([{ pid: process.pid, started: 'another boot/1' }]);
    take().release();
  });

  test.each(['', '{"pid":', 'null'])('is free when its file says only %j', (content) => {
    mkdirSync(folder);
    writeFileSync(join(folder, '3'), content);
    take().release();
  });

  test('stays held by a child that shares it', async () => {
    const sleeper = await startSleeper();
    take().share(sleeper.pid);
    const [name] = readdirSync(folder);
    const holders = JSON.parse(readFileSync(join(folder, name ?? ''), 'utf8'));
    // State after this process was killed, and the child was not.
    leave(holders.filter(({ pid }: { pid: number }) => pid !== process.pid));
    expect(tryLock(folder)).toMatchObject({ acquired: false, holder: { pid: sleeper.pid } });
    await sleeper.end();
    take().release();
  });

  test('leaves one file, however often it changes holders', () => {
    for (let round = 0; round < 5; round += 1) take().release();
    expect(readdirSync(folder)).toEqual(['5']);
  });

  test('is acquired by exactly one of many that find a dead holder concurrently', async () => {
    leave([{ pid: 4_194_304, started: 'boot/1' }]);
    const begin = join(folder, '..', 'begin');
    const program = `
      import { existsSync } from 'node:fs';
      import { tryLock } from ${JSON.stringify(join(import.meta.dirname, 'process-lock.mjs'))};
      process.stdout.write('.');
      while (!existsSync(${JSON.stringify(begin)}));
      console.log(tryLock(${JSON.stringify(folder)}).acquired ? 'mine' : 'taken');
      setInterval(() => {}, 1000);`;
    const contenders = Array.from({ length: 6 }, () => {
      const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (data) => (output += data));
      return { child, says: () => output };
    });
    await expect.poll(() => contenders.map(({ says }) => says()), { timeout: 60_000 }).toEqual(Array(6).fill('.'));
    writeFileSync(begin, '');
    await expect.poll(() => contenders.every(({ says }) => says().endsWith('\n')), { timeout: 60_000 }).toBe(true);
    expect(contenders.filter(({ says }) => says() === '.mine\n')).toHaveLength(1);
    for (const { child } of contenders) child.kill('SIGKILL');
  });
});

describe('the start time of a process', () => {
  test('is stable, and differs from that of another', async () => {
    const sleeper = await startSleeper();
    expect(processStart(sleeper.pid)).toBe(processStart(sleeper.pid));
    await sleeper.end();
    expect(processStart(sleeper.pid)).toBeUndefined();
    expect(processStart(process.pid)).toBeDefined();
  });
});
