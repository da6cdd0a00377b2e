/** Second files that mean harm: names of members, endless cells, amounts beyond any company. Each is read or refused. */
import { describe, expect, test } from 'vitest';
import type { SourceReader } from '#core/engine/sources/source.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { readers } from '#sources/readers.gen.ts';
import { sheetFile } from '../support/second-files/sheet-file.ts';

const head: Cell[][] = [
  ['Consulta de Información reportada por terceros'],
  ['Año gravable: 2025'],
  ['Identificación: 900481237'],
  ['Banco Davivienda'],
  ['Cartera por edades'],
  ['Corte: 31 de marzo de 2026'],
];
const titles: Record<string, Cell[]> = {
  documentos: [
    'Tipo de documento',
    'CUFE/CUDE',
    'Fecha Emisión',
    'NIT Emisor',
    'NIT Receptor',
    'IVA',
    'Total',
    'Estado',
    'Grupo',
  ],
  reportado: ['NIT', 'Nombre', 'NIT', 'Detalle', 'Valor', 'Uso declaración Sugerida'],
  extracto: ['Fecha', 'Descripción', 'Valor', 'Saldo'],
  auxiliares: ['NIT', 'Cliente', 'Total'],
};
const hostile: [string, Cell][] = [
  ['names of members', '__proto__'],
  ['a constructor', 'constructor'],
  ['an endless cell', 'SALDO CUENTA '.repeat(2_500)],
  ['an endless number', '9'.repeat(32_000)],
  ['an amount beyond any company', 1e300],
  ['no number', Number.NaN],
  ['a formula', '=HYPERLINK("http://x";"y")'],
  ['marks alone', '-.,()$'],
  ['a switch', true],
];

describe.each(Object.keys(titles))('%s', (key) => {
  const reader = (readers as readonly SourceReader[]).find((one) => one.key === key)!;

  test.each(hostile)('with %s in every cell is refused by its reason', async (_, cell) => {
    const row = titles[key]!.map(() => cell);
    const file = sheetFile([...head, titles[key]!, ...Array.from({ length: 50 }, () => row)]);
    expect(reader.recognises(file)).toBe(true);
    const { table, problems } = await reader.read(file);
    expect(table).toBeNull();
    expect(problems.length).toBeGreaterThan(0);
    expect(problems.join(' ').length).toBeLessThan(5_000);
  });
});
