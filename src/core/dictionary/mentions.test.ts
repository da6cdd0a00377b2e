import { expect, test } from 'vitest';
import { mentionsOf } from './mentions.ts';

test('a word is found within others, whatever its case and accents', () => {
  const mentions = mentionsOf('PERÍODO de Sept. de 2026');
  expect(mentions(['mes', 'periodo'])).toBe(true);
  expect(mentions(['sep'])).toBe(true);
  expect(mentions(['mes', 'lapso'])).toBe(false);
  expect(mentions([])).toBe(false);
});
