import { expect, test } from 'vitest';
import { storableJson, storableText } from './storable.ts';

const half = '\ud83d';

test('halves of pairs and NUL are replaced, whole pairs and what only looks like an escape stay', () => {
  expect(storableText(`a${half}b\0c😀`)).toBe('a\uFFFDb\uFFFDc😀');
  const value = { [`k${half}`]: ['\0', '\udc00', '😀', '\\u0000', '\\', `\\${half}`, '\n"'] };
  expect(JSON.parse(storableJson(value))).toEqual({
    'k\uFFFD': ['\uFFFD', '\uFFFD', '😀', '\\u0000', '\\', '\\\uFFFD', '\n"'],
  });
});
