/** What a file leaves open, on the command line: refused with the option that answers it, and read with that. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cuadre } from '../support/run-cuadre.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cuadre-questions-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const titles = ['Acme S.A.S.', 'NIT 900394374-4', 'Balance de prueba', 'Marzo de 2026'];
const header = 'Cuenta;Nombre;NIT;Tercero;Saldo anterior;Débitos;Créditos;Nuevo saldo';
const rows = (amount: number) => [
  `1105;Caja;800197268;Ana;0;${amount};0;${amount}`,
  `3105;Capital;800197268;Ana;0;0;${amount};-${amount}`,
];

const files = {
  unit: [...titles, '(Cifras en miles de pesos)', header, ...rows(7)],
  company: [
    `NIT Empresa;${header}`,
    ...rows(7).map((row) => `900394374;${row}`),
    ...rows(9).map((row) => `900111222;${row}`),
  ],
  book: [
    ...titles,
    `Libro;${header}`,
    ...rows(7).map((row) => `Fiscal;${row}`),
    ...rows(9).map((row) => `NIIF;${row}`),
  ],
  levels: [...titles, header, '1305;Clientes;;;0;100;0;100', '130505;Nacionales;;;0;60;0;60', '4135;Ventas;;;0;0;7;-7'],
  sign: [...titles, header, '1105;Caja;;;8;3;0;11', '1592;Depreciación;;;2;0;0;2', '4135;Ventas;;;1;0;3;4'],
  columns: [...titles, `${header};Nuevo saldo`, '1105;Caja;;;0;3;0;3;9', '4135;Ventas;;;0;0;3;-9;-3'],
};

test.each([
  ['unit', ['--unidad', 'miles'], ['--unidad miles', '--unidad pesos'], '7000.00'],
  ['company', ['--empresa', '900111222'], ['--empresa 900394374', '--empresa 900111222'], '9.00'],
  ['book', ['--libro', 'niif'], ['--libro Fiscal', '--libro NIIF'], '9.00'],
  ['levels', ['--niveles', 'movimientos'], ['--niveles totales', '--niveles movimientos'], '160.00'],
  ['sign', ['--signo', 'por-clase'], ['--signo por-clase', '--signo por-naturaleza'], '9.00'],
  ['columns', ['--columna', 'i'], ['--columna H', '--columna I'], '6.00'],
] as const)('%s', async (kind, answer, options, debits) => {
  const file = join(folder, `${kind} 2026-03.csv`);
  writeFileSync(file, files[kind].join('\n'));
  const asked = await cuadre('inspeccionar', file);
  expect(asked.code).toBe(2);
  for (const option of options) expect(asked.out + asked.err).toContain(`Con ${option}`);
  expect(asked.out + asked.err).toMatch(/saldo inicial .*débitos .*créditos .*saldo final/);
  const read = await cuadre('inspeccionar', file, ...answer, '--json');
  expect(read.code).toBe(0);
  expect(read.out).toContain(debits);
});

test('an answer that is none is refused with those that are', async () => {
  const file = join(folder, 'levels 2026-03.csv');
  const { code, err } = await cuadre('inspeccionar', file, '--niveles', 'sumas');
  expect(code).toBe(2);
  expect(err).toContain('totales, movimientos');
});
