/** The workbook of a parametrization goes out and in again without a difference, and says everything that is wrong in it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import { softwareHabits } from '#core/reference/chart/software-habits.ts';
import { defineRule } from '../../rule.ts';
import { severities } from '../../severity.ts';
import type { AnyValidation } from '../../validation.ts';
import { checkSettings } from '../check-settings.ts';
import type { BookRows } from './book-table.ts';
import { columnNames, sheetNames } from './book-words.es.ts';
import { prefixesOfRange } from './code-range.ts';
import { takeBook } from './take-book.ts';
import { type BookSheet, writeBook } from './write-book.ts';

const text = { title: () => 'a', message: () => 'b', why: 'c', correction: () => 'd' };
const rule = (code: string) =>
  defineRule({
    code,
    proof: 'balance',
    name: 'a',
    stake: 'at_risk',
    series: null,
    severity: 'alta',
    legal: [],
    text,
    find: () => ({ facts: [] }),
  });
const validation: AnyValidation = {
  id: 900,
  key: 'depreciacion',
  version: 1,
  order: 1,
  weight: 1,
  roles: { costo: ['1524', '1528'], gasto: ['5160'], vacia: [] },
  parameters: {
    minimo: { kind: 'amount', default: 100000n, minimum: 0n },
    tarifa: { kind: 'percent', default: 2.5, minimum: 0, maximum: 100 },
    meses: { kind: 'count', default: 3, minimum: 1 },
    estricto: { kind: 'switch', default: false },
    pares: { kind: 'pairs', default: [['1592', '15']] },
    tasas: { kind: 'pairs', second: 'percent', default: [['1524', '33.33']] },
    porMes: { kind: 'monthly', default: [], maximum: 100 },
    palabras: { kind: 'list', default: [] },
  },
  rules: [rule('PRU-1'), rule('PRU-2')],
  analyse: () => ({}),
};
const described = [
  {
    validation,
    text: { title: 'Depreciación', summary: '', roles: { costo: 'Costo' }, parameters: {}, labels: {}, reasons: {} },
  },
] as unknown as Parameters<typeof takeBook>[1];

const asRead = (sheets: readonly BookSheet[]): BookRows[] =>
  sheets.map(({ name, rows }) => ({ name, rows: rows.map((cells, index) => ({ number: index + 1, cells })) }));
const written = (settings = {}) => writeBook({ described, settings, nameOf: () => '', about: [] });
const sheet = (name: keyof typeof columnNames, ...rows: (string | number | null)[][]): BookRows[] =>
  asRead([{ name: sheetNames[name], rows: [Object.values(columnNames[name]), ...rows] }]);

const anyAccount = () => true;
const code = fc.stringMatching(/^[1-9]\d{0,15}$/);
const entry = fc.tuple(fc.constantFrom('', '='), code).map(([mark, digits]) => mark + digits);
const word = fc.stringMatching(/^[a-záñ]([a-z ]{0,20}[a-z])?$/);
const reason = fc.stringMatching(/^[A-Z][a-z ]{4,40}[a-z]$/);
const setting = fc.oneof(
  fc.record({ off: fc.constant(true), reason }),
  fc.record({ severity: fc.constantFrom(...severities), reason }),
);
const settings = fc.record(
  {
    roles: fc
      .uniqueArray(entry, { maxLength: 12 })
      .map((all) => ({ costo: all.slice(0, all.length / 2), gasto: all.slice(all.length / 2), vacia: [] })),
    parameters: fc.record(
      {
        minimo: fc.bigInt({ min: 0n, max: 10n ** 16n }).map(toDecimal),
        tarifa: fc.double({ min: 0, max: 100, noNaN: true, noDefaultInfinity: true }),
        meses: fc.integer({ min: 1, max: 100_000 }),
        estricto: fc.boolean(),
        pares: fc.array(fc.tuple(code, code), { maxLength: 4 }),
        tasas: fc.array(fc.tuple(code, fc.constantFrom('20', '2.22', '33.330')), { maxLength: 4 }),
        porMes: fc.uniqueArray(
          fc.tuple(fc.constantFrom('2026-01', '2026-02', '2025-12'), fc.double({ min: 0.1, max: 100, noNaN: true })),
          { selector: ([month]) => month },
        ),
        palabras: fc.array(word, { maxLength: 4 }),
      },
      { requiredKeys: [] },
    ),
    rules: fc.record({ 'PRU-1': setting, 'PRU-2': setting }, { requiredKeys: [] }),
  },
  { requiredKeys: [] },
);

describe('the workbook of a parametrization', () => {
  it('goes out and in again without a difference, and moves any state to the one it was written from', () => {
    fc.assert(
      fc.property(settings, settings, (own, other) => {
        fc.pre([own, other].every((one) => checkSettings(validation, one).issues === undefined));
        const book = asRead(written({ 900: own }));
        expect(takeBook(book, described, { 900: own }, undefined, anyAccount)).toMatchObject({
          taken: [],
          keepsElse: false,
          unused: [],
        });
        const { taken = [] } = takeBook(book, described, { 900: other }, undefined, anyAccount);
        const moved = { 900: taken[0]?.settings ?? other };
        expect(asRead(written(moved))).toEqual(book);
      }),
      { numRuns: 60 },
    );
  });

  it('takes a sheet alone, leaves what it does not name, and empties what it says has none', () => {
    const { taken = [] } = takeBook(
      sheet(
        'accounts',
        ['152405', 'exacta', null, null, 'depreciacion.costo'],
        ['1528', null, null, null, 'Depreciacion.Costo', null, 'Sí'],
        ['1540', null, null, null, 'depreciacion.costo', null, 'no'],
        ['—', 'ninguna', null, null, 'depreciacion.gasto'],
        ['1596', 'rango', '1598', null, 'depreciacion.vacia'],
      ),
      described,
      {},
    );
    expect(taken).toMatchObject([
      { settings: { roles: { costo: ['=152405', '1528'], gasto: [], vacia: ['1596', '1597', '1598'] } } },
    ]);
    // As a csv, whose sheet has the name of the file.
    const [alone] = sheet(
      'parameters',
      ['depreciacion.minimo', null, '1.250.000,50'],
      ['depreciacion.tarifa', null, '2,5 %'],
    );
    const csv = takeBook([{ ...alone!, name: 'mi archivo' }], described, {});
    expect(csv.taken).toMatchObject([
      { settings: { parameters: { minimo: '1250000.50' } }, changes: [{ name: 'minimo' }] },
    ]);
  });

  it('says everything that is wrong with sheet, row and column, and takes nothing', () => {
    const sheets = [
      ...sheet(
        'accounts',
        ['15x', null, null, null, 'depreciacion.costo'],
        ['1599', 'comienzo', null, null, 'depreciacion.costo'],
        ['5160', null, null, null, 'depreciacion.costo'],
        ['1', null, null, null, 'nomina.sueldos'],
        ['1520', 'rango', '15', null, 'depreciacion.costo'],
      ),
      ...sheet('parameters', ['depreciacion.meses', null, 'pocos'], ['depreciacion.tarifa', null, 101]),
      ...sheet('rules', ['PRU-9', null, 'Sí'], ['PRU-1', null, 'No']),
      { name: 'Notas', rows: [{ number: 1, cells: ['x'] }] },
    ];
    const { problems, taken } = takeBook(sheets, described, {});
    expect(taken).toBeUndefined();
    expect(problems).toEqual([
      expect.stringMatching(/^Hoja «Notas»: No es una hoja/),
      expect.stringMatching(/^Hoja «Cuentas», fila 2, columna A \(Código o prefijo\): «15x» no es un código/),
      expect.stringMatching(
        /^Hoja «Cuentas», fila 3, columna B \(Tipo de coincidencia\): No existe el tipo «comienzo»/,
      ),
      expect.stringMatching(
        /^Hoja «Cuentas», fila 5, columna E \(Categoría\): No existe la categoría «nomina.sueldos»/,
      ),
      expect.stringMatching(/^Hoja «Cuentas», fila 6, columna C \(Código hasta\): Un rango/),
      expect.stringMatching(/^Hoja «Parámetros», fila 2, columna C \(Valor\): «pocos» no es un número/),
      expect.stringMatching(/^Hoja «Reglas», fila 2, columna A \(Regla\): No existe la regla «PRU-9»/),
      expect.stringMatching(/^Hoja «Cuentas», fila 4: La cuenta 5160 ya está/),
      expect.stringMatching(/^Hoja «Parámetros», fila 3, columna C \(Valor\): Escribe un porcentaje/),
      expect.stringMatching(/^Hoja «Reglas», fila 3, columna E \(Observación\): Escribe por qué/),
    ]);
  });

  it('keeps what it cannot use, says it, and writes it again', () => {
    const titles = [...Object.values(columnNames.accounts), 'Exige tercero'];
    const rows = [
      ['1524', null, null, null, 'depreciacion.costo', null, null, 'revisada', true],
      ['1596', 'rango', '1598', null, 'depreciacion.vacia', null, null, null, 'S'],
      ['1540', null, null, null, 'depreciacion.costo', null, 'No', 'en venta', null],
    ];
    const exogena = [
      ['Prefijo', 'Formato'],
      ['5105', 1001],
    ];
    const book = asRead([
      { name: 'Cuentas', rows: [titles, ...(rows as BookSheet['rows'])] },
      { name: 'exogena', rows: exogena },
    ]);
    const first = takeBook(book, described, {});
    if (first.problems) throw new Error(first.problems.join());
    expect(first).toMatchObject({
      keepsElse: true,
      unused: [
        expect.stringMatching(/^Hoja «Cuentas», columna I \(Exige tercero\): La auditoría no la usa/),
        expect.stringMatching(/^Hoja «exogena»: La auditoría no la usa/),
      ],
    });
    const settings = { 900: first.taken[0]!.settings };
    const sheets = writeBook({ described, settings, nameOf: () => '', about: [], kept: first.kept });
    const accounts = sheets.find(({ name }) => name === 'Cuentas')!.rows;
    expect(accounts[0]!.at(-1)).toBe('Exige tercero');
    expect(accounts.filter((row) => row.length > 8 || row[6] === 'No').slice(1)).toEqual([
      ['1524', 'prefijo', null, '', 'depreciacion.costo', null, 'Sí', 'revisada', 'Sí'],
      ...['1596', '1597', '1598'].map((one) => [one, 'prefijo', null, '', 'depreciacion.vacia', null, 'Sí', null, 'S']),
      ['1540', null, null, null, 'depreciacion.costo', null, 'No', 'en venta', null],
    ]);
    expect(sheets.at(-1)).toEqual({ name: 'Exógena', rows: exogena });
    expect(takeBook(asRead(sheets), described, settings, first.kept)).toMatchObject({ taken: [], keepsElse: false });
    // Taken out of the sheet, it goes.
    const bare = takeBook(
      sheet('accounts', ['1524', null, null, null, 'depreciacion.costo']),
      described,
      settings,
      first.kept,
    );
    expect(bare).toMatchObject({ keepsElse: true });
  });

  it('needs one of its sheets, with its titles', () => {
    expect(takeBook([], described, {}).problems).toEqual([expect.stringContaining('no tiene ninguna hoja')]);
    const untitled = [{ name: 'Cuentas', rows: [{ number: 1, cells: ['1524', 'depreciacion.costo'] }] }];
    expect(takeBook(untitled, described, {}).problems).toEqual([
      'Hoja «Cuentas»: Falta la fila de títulos, con las columnas Código o prefijo y Categoría.',
    ]);
  });
});

it('a range is the prefixes of its codes and of no others', () => {
  expect(prefixesOfRange('510500', '510599')).toEqual(['5105']);
  expect(prefixesOfRange('1596', '1602')).toEqual(['1596', '1597', '1598', '1599', '1600', '1601', '1602']);
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 9999 }), fc.integer({ min: 0, max: 3000 }), (from, more) => {
      const to = Math.min(9999, from + more);
      const prefixes = prefixesOfRange(String(from), String(to));
      const held = Array.from({ length: 9000 }, (_, index) => String(index + 1000)).filter((one) =>
        prefixes.some((prefix) => one.startsWith(prefix)),
      );
      expect([held[0], held.at(-1), held.length]).toEqual([String(from), String(to), to - from + 1]);
    }),
    { numRuns: 20 },
  );
});

it('habits of a package name prefixes only', () => {
  expect(softwareHabits(1)).toEqual({});
  for (const roles of Object.values(softwareHabits(8)))
    for (const prefix of Object.values(roles).flat()) expect(prefix).toMatch(/^\d{1,16}$/);
});
