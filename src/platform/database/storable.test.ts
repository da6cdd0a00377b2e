import { expect, test } from 'vitest';
import { storableJson, storableText } from './storable.ts';

const half = '\ud83d';

test('lone surrogates and NUL are replaced; valid pairs and look-alike escapes stay', () => {
  expect(storableText(`a${half}b\0c😀`)).toBe('a\uFFFDb\uFFFDc😀');
  const value = { [`k${half}`]: ['\0', '\udc00', '😀', '\\u0000', '\\', `\\${half}`, '\n"'] };
  expect(JSON.parse(storableJson(value))).toEqual({
    'k\uFFFD': ['\uFFFD', '\uFFFD', '😀', '\\u0000', '\\', '\\\uFFFD', '\n"'],
  });
});
