/** `cuadre inspeccionar`: kind of a file, what was read, what was refused. */

import { formatPeriod } from '#core/calendar/period.es.ts';
import { periodKey } from '#core/calendar/period.ts';
import { formatNit } from '#core/identity/nit.ts';
import { formatCents, formatCount } from '#core/money/money.es.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Format } from '#core/reading/format.ts';
import { describeAnswers } from '#core/reading/questions/answer-words.es.ts';
import type { Question, ReadAnswers } from '#core/reading/questions/question.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { columnLetters } from '#core/reading/workbook.ts';
import { recordCount } from '#core/source/source-tables.ts';
import { expandPaths, type InputFile } from '../input/input-files.ts';
import { describeQuestion, readAnswers } from '../input/read-answers.ts';
import { describeIssues, type InputReading, readInput } from '../input/read-files.ts';
import type { SourceFile } from '../input/source-files.ts';
import type { Options } from '../options.ts';
import { cliText, inspectText, signName } from '../text.es.ts';

export async function inspectCommand(paths: readonly string[], options: Options): Promise<number> {
  if (paths.length === 0) {
    process.stderr.write(`${cliText.noFiles}\n`);
    return 2;
  }
  let files: InputFile[];
  let columns: Format[] = [];
  let answers: ReadAnswers;
  try {
    answers = readAnswers(options);
    files = await expandPaths(paths);
    if (options.columnas !== undefined)
      columns = [await (await import('../input/read-columns.ts')).readColumns(options.columnas)];
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    return 2;
  }
  const documents: unknown[] = [];
  let unreadable = false;
  for (const file of files) {
    const result = await readInput(file, columns, answers);
    unreadable ||= result.balance === null && result.second?.reading.table == null;
    if (options.json) documents.push(inspectionDocument(file, result));
    else process.stdout.write(`${inspectionLines(file, result).join('\n')}\n\n`);
  }
  if (options.json)
    process.stdout.write(`${JSON.stringify(documents.length === 1 ? documents[0] : documents, null, 1)}\n`);
  return unreadable ? 2 : 0;
}

function inspectionLines(
  { label }: InputFile,
  { format, view, proof, issues, question, second }: InputReading,
): string[] {
  const lines = [label];
  if (second !== null) return [...lines, ...sourceLines(second)];
  if (format) lines.push(inspectText.format(format.name, format.sheet, format.headerRow));
  if (view) {
    const { company, period, sign } = view;
    const total = view.sum('');
    lines.push(
      inspectText.company(
        company.name ?? inspectText.unknown,
        company.nit ? formatNit(company.nit, company.dv) : inspectText.unknown,
      ),
      inspectText.period(period ? formatPeriod(period) : inspectText.unknown),
      inspectText.size(
        formatCount(view.rowCount),
        formatCount(view.accountCount),
        formatCount(view.thirdParties.count - 1),
      ),
      ...(view.unit === null ? [] : [`  ${describeAnswers({ unit: view.unit })}`]),
      inspectText.sign(signName[sign], proof?.explained ?? 0, proof?.telling ?? 0),
      inspectText.totals(
        formatCents(total.opening),
        formatCents(total.debit),
        formatCents(total.credit),
        formatCents(total.closing),
      ),
    );
  }
  if (view && format?.isAssumed) lines.push(`  ${inspectText.notice} ${inspectText.assumed}`);
  const notices = issues
    .filter(({ fatal }) => !fatal)
    .map((issue) => `  ${inspectText.notice} ${describeReadIssue(issue)}`);
  const fatal = issues.filter((issue) => issue.fatal);
  const refusals = describeIssues(inspectText.refused, fatal).map((line) => `  ${line}`);
  const answer = question ? [`  ${describeQuestion(question)}`] : [];
  return [...lines, ...notices, ...refusals, ...answer];
}

function sourceLines({ source, reading: { table, problems } }: SourceFile): string[] {
  const told = problems.map((problem) => `  ${table === null ? inspectText.refused : inspectText.notice} ${problem}`);
  if (table === null) return told;
  return [
    `  ${source.name}`,
    inspectText.company(inspectText.unknown, table.nit === '' ? inspectText.unknown : formatNit(table.nit)),
    inspectText.period(table.from === table.to ? table.from : `${table.from} – ${table.to}`),
    inspectText.records(formatCount(recordCount(table)), formatCount(table.rows)),
    ...told,
  ];
}

/** A second file's key, months and rows; nothing where it was refused. */
function sourceDocument({ second }: InputReading): object {
  const table = second?.reading.table;
  if (!second || !table) return {};
  const period = table.from === table.to ? table.from : `${table.from}/${table.to}`;
  return { source: { key: second.source.key, period, rows: table.rows } };
}

function inspectionDocument({ name }: InputFile, result: InputReading): unknown {
  const { format, view, proof, issues, question } = result;
  const total = view?.sum('');
  return {
    file: name,
    readable: view !== null,
    ...sourceDocument(result),
    format,
    company: view?.company ?? null,
    period: view?.period ? periodKey(view.period) : null,
    sign: view?.sign ?? null,
    unit: view?.unit ?? null,
    proof,
    rows: view?.rowCount ?? 0,
    accounts: view?.accountCount ?? 0,
    thirdParties: view ? view.thirdParties.count - 1 : 0,
    totals: total
      ? {
          opening: toDecimal(total.opening),
          debits: toDecimal(total.debit),
          credits: toDecimal(total.credit),
          closing: toDecimal(total.closing),
        }
      : null,
    ...(question && { question: { ...question, choices: question.choices.map(choiceDocument) } }),
    issues: issues.map(({ column, ...issue }) => ({
      ...issue,
      ...(column === undefined ? {} : { column: columnLetters(column) }),
      message: describeReadIssue(issue),
    })),
  };
}

function choiceDocument({ totals, ...choice }: Question['choices'][number]): unknown {
  if (totals === null) return { ...choice, totals };
  const { opening, debits, credits, closing } = totals;
  return {
    ...choice,
    totals: {
      opening: toDecimal(opening),
      debits: toDecimal(debits),
      credits: toDecimal(credits),
      closing: toDecimal(closing),
    },
  };
}
