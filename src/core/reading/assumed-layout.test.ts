/** A layout that rests on no real file: what is read is proved by the file's sums, and the user is asked to compare the totals. */
import { describe, expect, it } from 'vitest';
import { formats } from '#formats/registry.gen.ts';
import { readFile } from '#platform/workbook/read-file.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { isProvedBySums } from './assumed-layout.ts';

const above = ['Comercial La Muestra S.A.S.', 'NIT 900481237-6', 'Marzo de 2026'];
const header = 'Cuenta;Nombre;Identidad;DV;Nombre tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo';
const helisa = (...rows: string[]) => read([...above, header, ...rows].join('\r\n'));
const clientes = '13050501;Clientes;860002964;4;Cliente Uno S.A.S.;5.000,00;1.500,00;500,00;6.000,00';
const capital = '31050501;Capital;890903938;8;Socio Dos S.A.;5.000,00;500,00;1.500,00;6.000,00';
const codes = async (reading: ReturnType<typeof read>) => (await reading).issues.map(({ code }) => code);

function read(text: string) {
  return readFile(async () => ({ bytes: Buffer.from(text), fileName: 'balance.csv' }), formats);
}

async function book(rows: (string | number)[][]) {
  const bytes = Buffer.from(await writeWorkbook([{ name: 'Balance', rows }]));
  return readFile(async () => ({ bytes, fileName: 'balance.xlsx' }), formats);
}

describe('an assumed layout', () => {
  it('is told with what was read, when the sums of the file prove it', async () => {
    const { format, view } = await helisa(clientes, capital);
    expect(format).toMatchObject({ key: 'helisa', isAssumed: true });
    expect(view?.sum('')).toEqual({ opening: 0n, debit: 200_000n, credit: 200_000n, closing: 0n });
  });

  it.each([
    ['rows are missing', [clientes]],
    ['a column is another one', [clientes.replace('500,00;6.000,00', '500,00;7.000,00'), capital, capital]],
    ['an account is read twice', [clientes, capital, capital.replace('31050501', '32050501')]],
  ])('is refused when %s', async (_, rows) => {
    const { view, issues } = await helisa(...rows);
    expect(view).toBeNull();
    expect(issues.find(({ fatal }) => fatal)).toMatchObject({ code: 'layout_unproved', sheet: '' });
  });

  it('is read with books that do not balance, when the report prints the movements that were read', async () => {
    const head = [...above.map((line) => [line]), header.split(';')];
    const row = (label: string, ...amounts: number[]) => [
      label,
      '',
      '',
      '',
      '',
      ...amounts.map((thousands) => thousands * 1000),
    ];
    const books = [...head, row('1305', 5, 2, 1, 6), row('3105', 5, 0, 2, 7)];
    expect(await codes(book([...books, row('Total general', 0, 2, 3, 1)]))).toContain('totals_differ');
    expect(await codes(book([...books, row('Total general', 0, 9, 3, 1)]))).toContain('layout_unproved');
    expect(await codes(book(books))).toContain('layout_unproved');
  });

  it('is a real one in a file that the program of a real export signs', async () => {
    const annex = [
      ...above.slice(0, 2),
      'Cuentas;Descripción;2026/03;Débitos;Créditos;2026/03',
      '13050501;Clientes;5.000,00;1.500,00;500,00;6.000,00',
      '31050501;Capital;-5.000,00;500,00;1.500,00;-6.000,00',
      'Total general;;0,00;2.000,00;2.000,00;0,00',
    ];
    expect((await read(annex.join('\r\n'))).format).toMatchObject({ key: 'biable', isAssumed: true });
    const signed = await read([...annex, ';;;;;', 'UnoEE 1.21.930;;;;;1'].join('\r\n'));
    expect(signed.format).toMatchObject({ key: 'biable' });
    expect(signed.format?.isAssumed).toBeUndefined();
  });

  it('is declared by the programs of which no file was seen', () => {
    const assumed = formats.filter(({ evidence }) => evidence === 'assumed').map(({ key }) => key);
    expect(assumed.toSorted()).toEqual(['biable', 'helisa', 'sisco']);
  });
});

describe('sums prove a reading', () => {
  const balanced = { opening: 0n, debit: 500n, credit: 500n, closing: 0n };
  const proof = (telling: number, explained: number) => ({ convention: 'signed' as const, telling, explained });

  it('by its rows, of which nine in ten add up', () => {
    expect(isProvedBySums(proof(10, 9), balanced, null)).toBe(true);
    expect(isProvedBySums(proof(10, 8), balanced, balanced)).toBe(false);
  });

  it('without rows that tell, by totals that balance alone', () => {
    expect(isProvedBySums(proof(0, 0), balanced, null)).toBe(true);
    const unbalanced = { ...balanced, debit: 5000n };
    expect(isProvedBySums(proof(0, 0), unbalanced, unbalanced)).toBe(false);
    expect(isProvedBySums(proof(4, 4), unbalanced, unbalanced)).toBe(true);
  });
});
