/** Codes, ids and totals as people and programs write them: read by the file's own figures, or refused for what they are. */
import { expect, test } from 'vitest';
import { toDecimal } from '#core/money/money.ts';
import { all, facts, headers, type Row, read, table, title } from './evidence-rows.ts';

const codes = facts.map(([code]) => String(code));
const sumsOf = (rows: readonly Row[]) => [4, 5, 6, 7].map((at) => rows.reduce((sum, row) => sum + Number(row[at]), 0));
const isCredit = (code: string) => /^[234]/.test(code);

/** Each level before what is below it, with its figures as `print` has them. */
function withLevels(print: (code: string, figures: number[]) => (string | number)[]): Row[] {
  const seen = new Set<string>();
  return facts.flatMap((row) => {
    const code = String(row[0]);
    const news = [1, 2, 4, 6].map((width) => code.slice(0, width)).filter((level) => !seen.has(level));
    const levels = news.map((level): Row => {
      seen.add(level);
      const below = facts.filter(([account]) => String(account).startsWith(level));
      return [level, `Nivel ${level}`, '', '', ...print(level, sumsOf(below))];
    });
    return [...levels, row];
  });
}

test.each<[string, (code: string, figures: number[]) => (string | number)[]]>([
  [
    'without sign',
    (_, [opening = 0, debit = 0, credit = 0, closing = 0]) => [Math.abs(opening), debit, credit, Math.abs(closing)],
  ],
  [
    'by class',
    (code, [opening = 0, debit = 0, credit = 0, closing = 0]) =>
      isCredit(code) ? [-opening, debit, credit, -closing] : [opening, debit, credit, closing],
  ],
  ['without movement', (_, [opening = 0, , , closing = 0]) => [opening, '', '', closing]],
])('totals of levels %s over signed facts', async (_, print) => {
  expect(await read(table(withLevels(print)))).toMatchObject(all);
});

const spelled = (spell: (code: string, name: string) => string) =>
  table(facts.map(([code, name, ...others]) => [spell(String(code), String(name)), String(name), ...others]));

test.each<[string, (code: string, name: string) => string]>([
  ['slashes', (code) => `${code.slice(0, 4)}/${code.slice(4, 6)}/${code.slice(6)}`],
  ['short parts', (code) => code.match(/../g)!.join('/')],
  ['brackets and the name', (code, name) => `[${code}] ${name}`],
  ['a mark', (code) => `${code}*`],
  ['underscores', (code) => `${code.slice(0, 4)}_${code.slice(4)}`],
  ['a word', (code) => `PUC ${code}`],
  ['the name first', (code, name) => `${name} (${code})`],
  ['zeros before all', (code) => `00${code}`],
])('codes with %s', async (_, spell) => {
  const found = await read(spelled(spell));
  expect(found).toMatchObject(all);
  expect(found.accounts).toEqual([...new Set(codes)]);
});

test.each(['11/05/2005', '13/05/05', '2005/05/11'])('a code that Excel made %s is a date', async (date) => {
  const found = await read(table([[date, ...facts[0]!.slice(1)], ...facts.slice(1)]));
  expect(found.codes).toContain('code_is_date');
});

const joined = facts.map(
  ([code, name, id, person, ...figures]): Row => [
    `${code}-0-00${id === '' ? '' : `-${id}`}`,
    person || name!,
    ...figures,
  ],
);

test('account and third party in one column, as its header says', async () => {
  const found = await read(table(joined, ['Cuenta-CO-CC-Tercero', 'Descripción', ...headers.slice(4)]));
  expect(found).toMatchObject(all);
  expect(found.accounts).toEqual([...new Set(codes)]);
});

test('account and third party in one cell that nothing names are refused as such', async () => {
  const rows = joined.map(([key, ...others]): Row => [String(key).replace('-0-00', '').replace('-', '/'), ...others]);
  const found = await read(table(rows, ['Cuenta', 'Descripción', ...headers.slice(4)]));
  expect(found.says).toMatch(/la cuenta y el tercero en la misma celda/);
});

/** Accounts with the ids of their third parties below them, in the same column and without levels. */
function idsBelow(): Row[] {
  return [...Map.groupBy(facts, ([code]) => String(code))].flatMap(([code, rows]): Row[] => {
    const people = rows.filter(([, , id]) => id !== '');
    const below = people.map((row): Row => [row[2]!, row[3]!, ...row.slice(4)]);
    return [[code, rows[0]![1]!, ...sumsOf(rows)], ...below];
  });
}
const short = ['Cuenta', 'Nombre', ...headers.slice(4)];

test('ids below their accounts, which end where they add up', async () => {
  const found = await read(table(idsBelow(), short));
  expect(found).toMatchObject(all);
  expect(found.accounts).toEqual([...new Set(codes)]);
});

test('ids below accounts that do not add up are refused for what they are', async () => {
  const rows = idsBelow().map((row, at) => (at === 2 ? [...row.slice(0, 5), Number(row[5]) + 7] : row));
  expect((await read(table(rows, short))).says).not.toMatch(/Corrige esa celda/);
});

test('an arrow is no formula', async () => {
  const rows = facts.map((row) => row.map((cell, at) => (at === 2 && cell === '' ? '====>' : cell)));
  expect(await read(table(rows))).toMatchObject(all);
  const lost = await read(table([...facts, ['====>', '', '', '', 1, 2, 3, 4]]));
  expect(lost.says).not.toMatch(/fórmula/);
});

test('totals by third party below the book are none of its rows', async () => {
  const people = [
    ...Map.groupBy(
      facts.filter(([, , id]) => id !== ''),
      ([, , id]) => id!,
    ),
  ];
  const totals = people.map(([id, rows]): Row => ['', '', id, rows[0]![3]!, ...sumsOf(rows)]);
  expect(await read(table([...facts, ['TOTAL POR TERCERO'], ...totals]))).toMatchObject(all);
});

test('totals of classes in a summary below the book', async () => {
  const classes = [...Map.groupBy(facts, ([code]) => String(code)[0]!)];
  const summary = classes.map(([, rows], at): Row => [`Clase ${'ABCDE'[at]}`, '', '', '', ...sumsOf(rows)]);
  expect(await read(table([...facts, ['RESUMEN'], ...summary.toReversed()]))).toMatchObject(all);
});

const dated = (opening: string, closing: string) => [...headers.slice(0, 4), opening, 'Débitos', 'Créditos', closing];

test.each([
  ['Saldo a 28/02/2026', 'Saldo a 31/03/2026'],
  ['Saldo febrero 2026', 'Saldo marzo 2026'],
])('the month that %s and %s name', async (opening, closing) => {
  const found = await read(table(facts, dated(opening, closing), title.slice(0, 2)));
  expect(found).toMatchObject({ ...all, period: { year: 2026, month: 3 } });
});

test('balances further apart than a month are of several, whatever the title says', async () => {
  const found = await read(table(facts, dated('Saldo a 31/12/2025', 'Saldo a 31/03/2026')));
  expect(found.codes).toEqual(['period_range']);
});

test.each([
  ['Saldo inicial', 'Débitos acumulados', 'Créditos acumulados'],
  ['Saldo inicial', 'Débitos trimestre', 'Créditos trimestre'],
  ['Saldo inicial del año', 'Débitos', 'Créditos'],
])('headers %s, %s and %s are of more than March', async (opening, debits, credits) => {
  const head = [...headers.slice(0, 4), opening, debits, credits, 'Saldo final'];
  expect((await read(table(facts, head))).codes).toEqual(['period_range']);
});

test('two companies in lines within the table, below a title that names none', async () => {
  const line = (name: string, nit: string): Row => [`${name} NIT ${nit}`];
  const rows = [line('Acme S.A.S.', '900394374-4'), ...facts, line('Otra S.A.S.', '830045612-1'), ...facts];
  expect((await read(table(rows, headers, title.slice(2)))).codes).toContain('company_several');
});

test('zero as a line of dashes, and the end of a text of DOS', async () => {
  const rows = facts.map((row) => row.map((cell, at) => (at > 3 && cell === 0 ? '--' : cell)));
  expect(await read(table(rows))).toMatchObject(all);
  expect(await read([...table(facts), ['\u001a']])).toMatchObject(all);
});

const doubled = facts.map((row): Row => row.map((cell, at) => (at > 3 ? 2 * Number(cell) : cell)));

const books = (header: string, first: string, second: string) =>
  table(
    [...facts.map((row): Row => [...row, first]), ...doubled.map((row): Row => [...row, second])].flatMap((row, at) =>
      at % 7 === 0 ? [row, [...row.slice(0, 4), 0, 1, 1, 0, row[8]!]] : [row],
    ),
    [...headers, header],
  );

test('a column of no known name that parts the table into whole books is asked about', async () => {
  const found = await read(books('Grp', 'A1', 'B2'));
  expect(found.codes).toEqual(['book_asked']);
  const choices = found.question?.choices.map(({ value, totals }) => [value, totals && toDecimal(totals.debits)]);
  expect(choices).toEqual([
    ['Grp: A1', '2801.00'],
    ['Grp: B2', '5601.00'],
    ['todos', '8402.00'],
  ]);
  const answered = await read(books('Grp', 'A1', 'B2'), { book: 'Grp: B2' });
  expect(answered).toMatchObject({ codes: [], debits: '5601.00' });
});

test('branches of one company are one book', async () => {
  expect(await read(books('Sede', 'Bogotá', 'Cali'))).toMatchObject({ codes: [], debits: '8402.00' });
});
