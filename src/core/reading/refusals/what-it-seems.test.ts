/** Workbooks that are no trial balance: what their refusal says. */
import { expect, test } from 'vitest';
import { describeReadIssue } from '../read-issue.es.ts';
import type { Cell, Workbook } from '../workbook.ts';
import { whatItSeems } from './what-it-seems.es.ts';

function workbook(...rows: Cell[][]): Workbook {
  const head = rows.map((cells, index) => ({ number: index + 1, cells }));
  const sheet = { name: 'Hoja1', hidden: false, head, scan: () => Promise.resolve() };
  return { kind: 'xlsx', fileName: 'informe.xlsx', sheets: [sheet] };
}

test.each<[string, string[], number | undefined]>([
  ['movements', ['Código cuenta', 'Nombre cuenta', 'Tercero', 'Débito', 'Crédito'], 3],
  ['net_movement', ['CUENTA', 'NOMBRE', 'INICIAL', 'VALOR', 'SALDO'], 3],
  ['no_movements', ['Cuenta', 'Nombre cuenta', 'Saldo final'], 3],
  ['compared', ['Cuenta', 'Nombre', 'Saldo 2025', 'Saldo 2024', 'Variación'], 3],
  ['month_columns', ['Cuenta', 'Nombre', 'Enero', 'Febrero', 'Marzo', 'Abril', 'Mayo'], 3],
  ['journal', ['Fecha', 'Comprobante', 'Cuenta', 'Detalle', 'Débito', 'Crédito', 'Saldo'], 3],
  ['aging', ['NIT', 'Cliente', 'Por vencer', 'De 1 a 30', 'De 31 a 60', 'Más de 90'], 3],
  ['payroll', ['Cédula', 'Nombre', 'Días trabajados', 'Salario básico', 'Neto a pagar'], 3],
  ['bank', ['Fecha', 'Descripción', 'Oficina', 'Valor', 'Saldo'], 3],
  ['bank', ['Fecha', 'Descripción', 'Sucursal', 'Documento', 'Débito', 'Crédito', 'Saldo'], 3],
  ['bank', ['Fecha', 'Detalle', 'Cheque', 'Retiros', 'Depósitos', 'Saldo'], 3],
  ['third_parties', ['Identificación', 'Razón social', 'Dirección', 'Teléfono', 'Ciudad'], 3],
  ['chart', ['Código', 'Nombre cuenta', 'Naturaleza'], 3],
])('%s', (seems, headers, row) => {
  const told = whatItSeems(workbook(['Acme S.A.S.'], ['NIT 900394374-4'], headers, ['1105', 'Caja', 5, 6, 7]));
  expect(told).toMatchObject({ seems, row });
});

test('a tax identity of another country says so, also without any headers', () => {
  expect(whatItSeems(workbook(['Comercial del Norte S.A. de C.V.'], ['RFC CNO850101AB1']))).toEqual({
    seems: 'other_country',
  });
});

test('the sentence says what was found, what is missing, what the file seems to be and what to do', () => {
  const data = { sheets: 'Hoja1', ...whatItSeems(workbook(['CUENTA', 'NOMBRE', 'INICIAL', 'VALOR', 'SALDO'])) };
  expect(describeReadIssue({ code: 'format_unknown', fatal: true, data })).toBe(
    'No reconocimos un balance de prueba por tercero en la hoja Hoja1. En la fila 1, encontramos la cuenta en A (CUENTA), el nombre de la cuenta en B (NOMBRE), el saldo inicial en C (INICIAL) y el saldo final en E (SALDO); faltan el débito y el crédito. Parece un balance con el movimiento neto en una sola columna: VALOR. Expórtalo con los débitos y los créditos en columnas separadas.',
  );
  expect(describeReadIssue({ code: 'format_unknown', fatal: true, data: { sheets: 'Hoja1' } })).toBe(
    'No reconocimos un balance de prueba por tercero en la hoja Hoja1: esperábamos una fila de títulos con la cuenta, el saldo inicial, el débito, el crédito y el saldo final. Exporta el balance de prueba por tercero de un mes y súbelo aquí.',
  );
});
