/** No cell of the parametrization's template takes what is none of its category. */
import { describe, expect, it } from 'vitest';
import { runValidations } from '#core/engine/run-validations.ts';
import type { BookRows } from '#core/engine/settings/book/book-table.ts';
import { columnNames, type ReadSheet, readSheets, sheetNames } from '#core/engine/settings/book/book-words.es.ts';
import { categoriesOf } from '#core/engine/settings/book/categories.ts';
import { takeBook } from '#core/engine/settings/book/take-book.ts';
import type { ParameterDeclaration } from '#core/engine/settings/parameter.ts';
import { withPredefined } from '#core/engine/settings/predefined.ts';
import { balanceOfBooks } from '#core/engine/validation-case.ts';
import type { ValidationText } from '#core/engine/validation-text.ts';
import type { Cell } from '#core/reading/workbook.ts';
import { validations, validationTexts } from './registry.gen.ts';

const texts: Readonly<Record<string, ValidationText>> = validationTexts;
const described = validations.map((validation) => ({ validation, text: texts[validation.key]! }));

const damages: Readonly<Record<string, Cell>> = {
  'a text': 'texto',
  'a negative': '-5',
  'a negative number': -5,
  'two commas': '1,5,3',
  'two points': '1.5.3',
  'two signs of percent': '5%%',
  'two numbers': '1 5',
  '10^15': '1000000000000000',
  '10^15 as a number': 1e15,
  'a wrong check digit': '800197268-5',
  'an impossible date': '2026-02-31',
  'an account nobody has': '99999999',
};

const listed = { account: '1524', percent: '5', nit: '800197268', months: '12', word: 'multa' };

function scalar({ kind, default: usual }: ParameterDeclaration): Cell {
  return kind === 'switch' ? 'Sí' : kind === 'amount' ? '1.250.000,50' : (usual as number);
}

/** A row that is right, for each category and for a rule. */
function goodRows(): { sheet: ReadSheet; row: Record<string, Cell>; free: readonly string[] }[] {
  const rows = categoriesOf(described).map(({ validation, name, key, kind, entry, sheet }) => {
    const category = { category: key };
    if (sheet === 'rates')
      return kind === 'monthly'
        ? { sheet, row: { ...category, rate: '16,5', from: '2026-10' }, free: ['code'] }
        : { sheet, row: { ...category, code: '1705', rate: entry === 'months' ? 12 : '2,5' }, free: ['from'] };
    if (sheet === 'thirdParties') return { sheet, row: { ...category, nit: '800197268-4' }, free: ['rule'] };
    if (sheet === 'accounts')
      return kind === 'pairs'
        ? { sheet, row: { ...category, code: '1524', other: '1592' }, free: ['name', 'to'] }
        : { sheet, row: { ...category, code: '159805' }, free: ['name'] };
    const value = kind === 'list' ? listed[entry] : scalar(validation.parameters[name]!);
    return { sheet, row: { ...category, value }, free: ['name'] };
  });
  const rule = {
    sheet: 'rules' as const,
    row: { rule: 'NIT-7', active: 'No', note: 'No aplica aquí' },
    free: ['name'],
  };
  return [...rows, rule];
}

/** Problems of a sheet with these rows, from the second on. */
function problemsOf(sheet: ReadSheet, rows: readonly Readonly<Record<string, Cell>>[]): readonly string[] {
  const titles = columnNames[sheet];
  const lines = rows.map((row) => Object.keys(titles).map((column) => row[column] ?? null));
  const book: BookRows = {
    name: sheetNames[sheet],
    rows: [Object.values(titles), ...lines].map((cells, index) => ({ number: index + 1, cells })),
  };
  // Limits narrower than 1, and an account that several roles have here, are their own business.
  return (takeBook([book], described, {}).problems ?? []).filter((problem) => !/ya está en/.test(problem));
}

/** A document of eight digits, an amount and a count may be what is also an account, and a text is part of a name. */
const maybe = (sheet: ReadSheet, column: string, damage: string, value: Cell) =>
  column === 'value' && value === listed.word
    ? damage === 'a text'
    : damage === 'an account nobody has' &&
      ((sheet === 'thirdParties' && column === 'nit') || (column === 'value' && typeof value === 'string'));

describe('the template of the parametrization', () => {
  const rows = goodRows();
  const rowsOf = (sheet: ReadSheet) => rows.filter((one) => one.sheet === sheet);

  it('has a right row for each category of each sheet', () => {
    expect(new Set(rows.map(({ sheet }) => sheet))).toEqual(new Set(readSheets));
    for (const sheet of readSheets)
      expect(
        problemsOf(
          sheet,
          rowsOf(sheet).map(({ row }) => row),
        ),
      ).toEqual([]);
  });

  it.each(Object.entries(damages))('refuses %s in every cell that is read, and says where', (damage, cell) => {
    const accepted = readSheets.flatMap((sheet) =>
      Object.keys(columnNames[sheet])
        .filter((column) => column !== 'note')
        .flatMap((column) => {
          const damaged = rowsOf(sheet).filter(
            ({ row, free }) => !free.includes(column) && !maybe(sheet, column, damage, row[column] ?? null),
          );
          const problems = problemsOf(
            sheet,
            damaged.map(({ row }) => ({ ...row, [column]: cell })),
          );
          return damaged
            .filter(
              (_, index) =>
                !problems.some(
                  (problem) => problem.includes(`fila ${index + 2},`) || problem.includes(`fila ${index + 2}:`),
                ),
            )
            .map(({ row }) => `${sheet} ${row.category ?? row.rule} ${column}`);
        }),
    );
    expect(accepted).toEqual([]);
  });

  it('a wrong value that is stored reaches no rule: those that read it are not evaluated, and say which', () => {
    const balance = balanceOfBooks(
      '2026-03',
      '51953001 Papelería | 900731118-9 La Esquina S.A.S. | 0 | 500000 | 0 | 500000',
    );
    const nit = validations.find(({ key }) => key === 'nit')!;
    const stored = { parameters: { proveedoresFicticios: ['900731118', 'texto'] } };
    const run = (validation: (typeof validations)[number], settings = {}) =>
      runValidations(
        { balance, period: { year: 2026, month: 3 }, history: [], profile: {}, settings: { nit: settings } },
        { validations: [validation], texts: validationTexts },
      ).report.validations[0]!;
    for (const result of [run(nit, stored), run(withPredefined(nit, stored) as never)]) {
      expect(result.findings.map(({ rule }) => rule)).toEqual(['NIT-1']);
      expect(result.notEvaluated).toEqual([
        {
          rule: 'NIT-7',
          reason: expect.stringContaining('«Proveedores ficticios» en la parametrización no es válido'),
          lacks: [expect.objectContaining({ kind: 'parameter', name: 'proveedoresFicticios' })],
        },
      ]);
    }
    const role = run(nit, { roles: { compras: ['5', 'texto'] } });
    expect(role).toMatchObject({
      outcome: 'no_evaluada',
      reason: expect.stringContaining('«texto», que no es una cuenta'),
    });
  });
});
