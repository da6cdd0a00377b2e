import { expect, test } from 'vitest';
import { lastingStream } from './log.ts';

function failure(code: string): Error {
  return Object.assign(new Error(code), { code });
}

test('a line that cannot be written is lost, and the next that can says so', () => {
  let text = '';
  let free = 8;
  const stream = lastingStream(9, (_, bytes) => {
    const taken = Math.min(free, bytes.length);
    if (taken === 0) throw failure('ENOSPC');
    free -= taken;
    text += Buffer.from(bytes.subarray(0, taken)).toString();
    return taken;
  });
  for (const line of ['one\n', 'two and more\n', 'three\n']) stream.write(line);
  free = 1000;
  for (const line of ['four\n', 'five\n']) stream.write(line);
  const [one, half, lost, four, five] = text.trimEnd().split('\n');
  expect([one, half, JSON.parse(lost!), four, five]).toEqual([
    'one',
    'two ',
    expect.objectContaining({ lost: 2 }),
    'four',
    'five',
  ]);
});

test('a pipe whose reader is slow is waited for', () => {
  const given: string[] = [];
  let refusals = 2;
  const stream = lastingStream(9, (_, bytes) => {
    if (refusals-- > 0) throw failure('EAGAIN');
    given.push(Buffer.from(bytes).toString());
    return bytes.length;
  });
  stream.write('one\n');
  expect(given).toEqual(['one\n']);
});

test('a pipe without reader costs lines only', () => {
  const stream = lastingStream(9, () => {
    throw failure('EPIPE');
  });
  expect(() => stream.write('one\n')).not.toThrow();
});
