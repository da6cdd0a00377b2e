import { describe, expect, test } from 'vitest';
import { describeListProblem } from './list-words.es.ts';
import { readListJson, readListTable } from './read-list.ts';

const told = (text: string) => readListJson(text).problems.map(describeListProblem);
const row = { razon_social: 'Uno', resolucion: '8812', fecha: '1/02/2026' };

describe('a list as JSON', () => {
  test('is read in each of the forms that transcriptions have', () => {
    const expected = [{ nit: '900731118', name: 'Uno', day: '2026-02-01', resolution: '8812' }];
    const forms = [
      { _meta: { fuente: 'DIAN' }, nits: { '900731118': row } },
      { _meta: { fuente: 'DIAN' }, '900731118': row },
      [{ NIT: 900731118, ...row }],
      { nits: [{ nit: '900731118', ...row }] },
    ];
    for (const form of forms)
      expect(readListJson(JSON.stringify(form))).toMatchObject({ entries: expected, problems: [] });
  });

  test('says which of its rows is none, and drops none in silence', () => {
    expect(told(JSON.stringify([{ nit: '900731118', ...row }, '901000111', null]))).toEqual([
      'Fila 2: «901000111» no es un registro con NIT y nombre.',
      'Fila 3: «null» no es un registro con NIT y nombre.',
    ]);
    expect(told('{"nits":{"900731118":"Uno"}}')).toEqual(['Fila 1: «Uno» no es un registro con NIT y nombre.']);
  });

  test.each([
    ['[', 'El archivo no es JSON: no se puede leer.'],
    ['[]', 'El archivo no trae ningún NIT.'],
    ['{"_meta":{}}', 'El archivo no trae ningún NIT.'],
    ['"900731118"', 'El archivo no trae ningún NIT.'],
    ['[{"nit":"900731118"}]', 'Fila 1, columna «razon_social»: está vacío.'],
    ['[{"nit":{"a":1},"razon_social":"x"}]', 'Fila 1, columna «nit»: está vacío.'],
    [
      '[{"nit":"12345678901","razon_social":"x"}]',
      'Fila 1, columna «nit»: «12345678901» no tiene entre 5 y 10 dígitos.',
    ],
    [`[${'{},'.repeat(100_000)}{}]`, 'El archivo trae más de 100.000 filas: no es una lista de la DIAN.'],
  ])('%.30s: %s', (text, words) => {
    expect(told(text)).toEqual([words]);
  });

  test('of any depth and with any keys is read', () => {
    const keys = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`campo ${index}`, 'x']));
    expect(told(JSON.stringify([{ nit: '900731118', ...row, ...keys }]))).toEqual([]);
    expect(told(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)).toEqual([
      'Fila 1: «[…]» no es un registro con NIT y nombre.',
    ]);
  });
});

test('a date that cannot be read is kept for review, and of several resolutions the last one counts', () => {
  const cells = (...of: string[]) => ({ number: 0, cells: of });
  const rows = [
    cells('NIT', 'DV', 'Razón social', 'Fecha'),
    cells('900731118', '', 'Uno', '31/02/2026'),
    cells('900731118', '', 'Uno', '17/11/2025'),
    cells('901000111', '', 'Dos', 'Bogotá 17/11/2025'),
  ];
  expect(readListTable([{ rows }])).toMatchObject({
    repeated: 1,
    undated: 1,
    entries: [
      { nit: '900731118', day: '2025-11-17' },
      { nit: '901000111', day: null },
    ],
  });
});
