/** `cuadre estados`: the financial statements of the newest month of each company, or of the one asked for. */

import { writeFileSync } from 'node:fs';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod, samePeriod } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { toDecimal } from '#core/money/money.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { type Comparative, comparatives } from '#core/statement/comparatives.ts';
import type { Statement } from '#core/statement/declaration.ts';
import { drawStatement, type StatementOptions } from '#core/statement/draw-statement.ts';
import { figuresOf, type MonthFigures } from '#core/statement/month-figures.ts';
import type { StatementTree } from '#core/statement/statement-tree.ts';
import { type StatementUnit, statementUnits } from '#core/statement/unit/statement-unit.ts';
import { statements, statementTexts } from '#statements/registry.gen.ts';
import { expandPaths, type InputFile } from '../input/input-files.ts';
import { readAnswers } from '../input/read-answers.ts';
import { type CompanyMonths, listPeriods, readFiles } from '../input/read-files.ts';
import type { Options } from '../options.ts';
import { statementTable } from '../report/statement-table.ts';
import { statementsText } from '../report/statements-text.es.ts';
import { statusLine } from '../report/status-line.ts';
import { cliText } from '../text.es.ts';
import { wrongOutput } from '../wrong-output.ts';

const choices = { funcion: 'function', naturaleza: 'nature' } as const;

export async function statementsCommand(paths: readonly string[], options: Options): Promise<number> {
  const status = statusLine(process.stderr);
  const fail = (sentence: string): number => {
    status.clear();
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  if (paths.length === 0) return fail(statementsText.noFiles);
  const wrong = wrongOption(options) ?? wrongOutput(options.xlsx);
  if (wrong !== null) return fail(wrong);
  let files: InputFile[];
  let answers: ReadAnswers;
  try {
    answers = readAnswers(options, 'cifras');
    files = await expandPaths(paths);
  } catch (error) {
    return fail((error as Error).message);
  }
  if (files.length === 0) return fail(cliText.emptyFolder(paths.join(', ')));
  const { companies, problems, doubts } = await readFiles(files, status.show, { answers, unitOption: 'cifras' });
  const drawn = companies.flatMap((company) => drawnOf(company, options, problems));
  status.clear();
  for (const sentence of [...doubts, ...problems]) process.stderr.write(`${sentence}\n`);
  if (drawn.length === 0) return 2;
  await write(drawn, options);
  if (problems.length > 0) return 2;
  return drawn.every(({ trees }) => trees.every(({ checks }) => checks.every(({ holds }) => holds))) ? 0 : 1;
}

interface Drawn {
  company: { nit: string; name: string };
  trees: StatementTree[];
}

function wrongOption({ periodo, estado, comparar, por, unidad }: Options): string | null {
  if (periodo !== undefined && !parsePeriod(periodo)) return cliText.badPeriod(periodo);
  const keys = inOrder().map(({ declaration }) => declaration.key);
  if (estado !== undefined && !keys.includes(estado)) return statementsText.unknownStatement(estado, keys);
  const known: readonly string[] = comparatives.filter((key) => key !== 'presupuesto');
  const unknown = listOf(comparar).find((key) => !known.includes(key));
  if (unknown !== undefined) return statementsText.unknownComparative(unknown, known);
  if (unidad !== undefined && !isUnit(unidad)) return statementsText.unknownUnit(unidad, statementUnits);
  if (por !== undefined && !Object.hasOwn(choices, por)) return statementsText.unknownChoice(por, Object.keys(choices));
  return null;
}

function drawnOf({ nit, name, months }: CompanyMonths, options: Options, problems: string[]): Drawn[] {
  const wanted = options.periodo === undefined ? months.at(-1)!.period : parsePeriod(options.periodo)!;
  if (!months.some(({ period }) => samePeriod(period, wanted))) {
    problems.push(cliText.periodNotThere(formatPeriod(wanted), listPeriods(months)));
    return [];
  }
  const figures = months.map(({ balance, period }) => figuresOf(balance, period));
  const chosen = inOrder().filter(({ declaration: { key } }) => options.estado === undefined || key === options.estado);
  const trees = chosen.map((statement) => drawStatement(statement, figures, optionsOf(wanted, figures, options)));
  return [{ company: { nit: nit ?? '', name: name ?? '' }, trees }];
}

function optionsOf(
  period: StatementOptions['period'],
  months: readonly MonthFigures[],
  options: Options,
): StatementOptions {
  const asked = options.comparar === undefined ? usualComparatives(period, months) : listOf(options.comparar);
  return {
    period,
    compare: asked as Comparative[],
    basis: options.acumulado ? 'year' : 'month',
    unit: unitOf(options),
    by: lookUp(choices, options.por ?? 'funcion')!,
  };
}

/** Month and year before, where their files are there. */
function usualComparatives({ year, month }: StatementOptions['period'], months: readonly MonthFigures[]): string[] {
  const isThere = (other: { year: number; month: number }) => months.some(({ period }) => samePeriod(period, other));
  const before = month === 1 ? { year: year - 1, month: 12 } : { year, month: month - 1 };
  return [
    ...(isThere(before) ? ['mes-anterior'] : []),
    ...(month < 13 ? ['acumulado'] : []),
    ...(isThere({ year: year - 1, month }) ? ['ano-anterior'] : []),
  ];
}

const isUnit = (unit: string): unit is StatementUnit => statementUnits.some((one) => one === unit);

/** Pesos unless another is asked for. */
function unitOf({ unidad = 'pesos' }: Options): StatementUnit {
  return isUnit(unidad) ? unidad : 'pesos';
}

function listOf(words: string | undefined): string[] {
  return (words ?? '').split(',').flatMap((word) => word.trim() || []);
}

/** Statements as they are presented. */
function inOrder(): Statement[] {
  return statements
    .map(
      (declaration): Statement => ({
        declaration,
        text: lookUp(statementTexts, declaration.key)!,
      }),
    )
    .sort((a, b) => a.declaration.order - b.declaration.order);
}

async function write(drawn: readonly Drawn[], options: Options): Promise<void> {
  if (options.xlsx !== undefined) {
    const { statementsWorkbook } = await import('../report/statements-workbook.ts');
    writeFileSync(
      options.xlsx,
      await statementsWorkbook(drawn, { basis: options.acumulado ? 'year' : 'month', unit: unitOf(options) }),
    );
    process.stderr.write(`${cliText.written(options.xlsx)}\n`);
  }
  if (options.json) {
    const document = drawn.map(({ company, trees }) => ({ company, statements: trees }));
    const decimals = (_: string, value: unknown) => (typeof value === 'bigint' ? toDecimal(value) : value);
    process.stdout.write(`${JSON.stringify(document, decimals, 1)}\n`);
    return;
  }
  if (options.xlsx !== undefined) return;
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  for (const { company, trees } of drawn)
    for (const tree of trees)
      process.stdout.write(
        statementTable(company.name, tree, {
          colour,
          withAccounts: options.cuentas === true,
          unit: unitOf(options),
        }),
      );
}
