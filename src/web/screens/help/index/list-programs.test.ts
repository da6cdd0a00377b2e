import { expect, test } from 'vitest';
import { listPrograms } from './list-programs.ts';

const format = (key: string, software: string[], isGeneral = false) => ({
  key,
  name: key,
  isGeneral,
  isAssumed: false,
  software,
  report: null,
  files: null,
});

test('packages with a layout of their own come first, then the rest, then any other', () => {
  const formats = [
    format('plano', ['Sisco'], true),
    format('siigo', ['Siigo Nube']),
    format('helisa', ['Helisa v2', 'Helisa']),
  ];
  expect(listPrograms(formats, 'Otro').map(({ program, format: { key } }) => `${program}: ${key}`)).toEqual([
    'Helisa: helisa',
    'Helisa v2: helisa',
    'Siigo Nube: siigo',
    'Sisco: plano',
    'Otro: plano',
  ]);
});
