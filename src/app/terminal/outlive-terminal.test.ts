import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const module = JSON.stringify(join(import.meta.dirname, 'outlive-terminal.ts'));

/** The exit code of a process that goes on writing after nobody reads what it writes. */
async function endOf(begin: string): Promise<unknown> {
  const program = `${begin}
    console.log('ready');
    process.stdin.once('data', () => {
      let lines = 0;
      setInterval(() => {
        console.log('a line');
        console.error('a line');
        if (++lines === 20) process.exit(7);
      }, 10);
    });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], { stdio: 'pipe' });
  const ended = once(child, 'exit');
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stderr.destroy();
  child.stdin.write('go on');
  const [code] = await ended;
  return code;
}

test('what writes to a terminal that is gone goes on to its end', async () => {
  expect(await endOf(`import { outliveTerminal } from ${module}; outliveTerminal();`)).toBe(7);
});

test('without, the first words would end it', async () => {
  expect(await endOf('')).not.toBe(7);
});
