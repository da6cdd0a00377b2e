import { expect, test } from 'vitest';
import { painter } from './paint.ts';
import { forTerminal } from './terminal.ts';

const hostile = 'Caja \u009b31mROJO \u001b[2J\u001b]0;x\u0007 T\u202ex \u2066y\u2069 \r\b fin';

test('controls of files reach no terminal, in whatever text; our colours do', () => {
  expect(forTerminal(hostile, false)).toBe('Caja 31mROJO [2J]0;x Tx y  fin');
  expect(forTerminal('uno\tdos\n', false)).toBe('uno\tdos\n');
  expect(forTerminal(painter(true)('red', 'Crítica'), false)).toBe('\u001b[31mCrítica\u001b[0m');
});

test('JSON keeps what a file has, as escapes', () => {
  const document = JSON.stringify({ name: hostile });
  const told = forTerminal(document, true);
  expect(JSON.parse(told)).toEqual({ name: hostile });
  expect(told).not.toMatch(/[\x7f-\x9f\u202a-\u202e\u2066-\u2069]/);
});
