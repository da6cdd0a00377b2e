import { expect, test } from 'vitest';
import { readChartFile } from '#api/balances/read-chart-file.ts';
import { csvFile } from '#core/call/csv.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';

const read = (rows: string[][]) => readChartFile({ bytes: Buffer.from(csvFile(rows)), fileName: 'plan.csv' });

test('the chart of Siigo: what is transactional takes movements', async () => {
  const siigo = [
    ['Plan de cuentas'],
    [
      'Código',
      'Nombre',
      'Categoría',
      'Clase',
      'Relación con',
      'Maneja vencimientos',
      'Diferencia fiscal',
      'Activo',
      'Nivel agrupación',
    ],
    ['1', 'Activo', '', '', '', '', '', 'Sí', 'Clase'],
    ['110505', 'Caja general', 'Caja', '', '', 'No', '', 'No', 'Transaccional'],
  ];
  expect(await read(siigo)).toEqual({
    accounts: [
      { code: '1', name: 'Activo', isActive: true, movements: false },
      { code: '110505', name: 'Caja general', isActive: false, movements: true },
    ],
    problems: [],
  });
});

test('our own, as a workbook', async () => {
  const rows = [
    [
      'Código',
      'Nombre',
      'Naturaleza',
      'Recibe movimientos',
      'Recibe terceros',
      'No deducible',
      'Naturaleza por tercero',
      'Activa',
    ],
    ['110505', 'Caja general', 'Débito', 'Sí', 'No', 'No', 'Sí', 'Sí'],
  ];
  const bytes = await writeWorkbook([{ name: 'Plan de cuentas', rows }]);
  expect((await readChartFile({ bytes, fileName: 'plan.xlsx' })).accounts).toEqual([
    {
      code: '110505',
      name: 'Caja general',
      nature: 'D',
      movements: true,
      takesThirdParties: false,
      nonDeductible: false,
      byThirdParty: true,
      isActive: true,
    },
  ]);
});

test('every problem is told with its row and column, and nothing is taken', async () => {
  const { accounts, problems } = await read([
    ['Código', 'Nombre', 'Naturaleza', 'Activo'],
    ['11A5', 'Caja', 'Débito', 'Sí'],
    ['1105', 'Caja', 'arriba', 'quizás'],
    ['1105', 'Caja otra vez', '', ''],
  ]);
  expect(accounts).toEqual([]);
  expect(problems).toEqual([
    'Fila 2, columna A: esperábamos el código de una cuenta, solo dígitos, y dice «11A5».',
    'Fila 3, columna C: esperábamos Débito o Crédito, y dice «arriba».',
    'Fila 3, columna D: esperábamos Sí o No, y dice «quizás».',
    'Fila 4, columna A: la cuenta 1105 ya está en la fila 3.',
  ]);
});

test('a file without the titles of a chart says what was expected', async () => {
  expect(
    (
      await read([
        ['a', 'b'],
        ['1', '2'],
      ])
    ).problems,
  ).toEqual([expect.stringContaining('«Código» y «Nombre»')]);
});
