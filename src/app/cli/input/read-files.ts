/**
 * Reads the files of the command line into trial balances by company; unreadable ones are reported, the rest continues.
 */
import { basename } from 'node:path';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { comparePeriods, type Period, periodKey, samePeriod } from '#core/calendar/period.ts';
import { formatNit, thirdPartyKey } from '#core/identity/nit.ts';
import type { Format } from '#core/reading/format.ts';
import { describeAnswers } from '#core/reading/questions/answer-words.es.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import { describeReadIssue } from '#core/reading/read-issue.es.ts';
import { codesToConfirm, type ReadIssue } from '#core/reading/read-issue.ts';
import type { SourceTables } from '#core/source/source-tables.ts';
import { formats } from '#formats/registry.gen.ts';
import { type FileReading, readFile } from '#platform/workbook/read-file.ts';
import { cliText } from '../text.es.ts';
import type { InputFile } from './input-files.ts';
import { describeQuestion } from './read-answers.ts';
import { RefusedFile } from './refused-file.ts';
import { type SourceFile, sourceOf, sourcesOf } from './source-files.ts';

const MOST_ISSUES = 5;

export interface MonthFile {
  path: string;
  period: Period;
  balance: TrialBalance;
  /** Accounting package of its layout; null when no package is known by it. */
  softwareId: number | null;
}

export interface CompanyMonths {
  /** Null when no file contains it. */
  nit: string | null;
  name: string;
  /** Oldest first, without duplicate months. */
  months: MonthFile[];
  /** Its second files. */
  sources?: SourceTables;
}

export interface FilesRead {
  /** In order of appearance. */
  companies: CompanyMonths[];
  /** Messages about unusable files; any of them means exit code 2. */
  problems: string[];
  /** What a user of the service would be asked before storing: a side that is missing, another chart, a whole year. */
  doubts: string[];
}

/** Reads one file, trying the column mappings first. `answers`: to what a file leaves open. */
export async function readInput(
  file: InputFile,
  columns: readonly Format[] = [],
  answers: ReadAnswers = {},
): Promise<InputReading> {
  const open = async () => ({ bytes: await file.read(), fileName: file.name });
  const reading = await readFile(open, [...columns, ...formats], undefined, answers);
  // A balance that can be read is one, whatever its titles say.
  const { view, workbook, file: opened } = reading;
  const found = view === null && workbook && opened ? { workbook, bytes: opened.bytes } : null;
  const source = found && (await sourceOf(found));
  if (found === null || source === null) return { ...reading, second: null };
  return { ...reading, second: { path: file.label, source, reading: await source.read(found) } };
}

/** A file as a balance, or as a second file of the period. */
export interface InputReading extends FileReading {
  second: SourceFile | null;
}

interface ReadOptions {
  columns?: readonly Format[];
  answers?: ReadAnswers;
  /** Option that answers the unit. */
  unitOption?: 'unidad' | 'cifras';
}

export async function readFiles(
  files: readonly InputFile[],
  progress: (line: string) => void,
  { columns = [], answers = {}, unitOption = 'unidad' }: ReadOptions = {},
): Promise<FilesRead> {
  const months: MonthFile[] = [];
  const seconds: SourceFile[] = [];
  const problems: string[] = [];
  const doubts: string[] = [];
  for (const [index, file] of files.entries()) {
    progress(cliText.reading(index + 1, files.length, file.name));
    const { label: path } = file;
    const read = await readInput(file, columns, answers).catch((error: unknown) => {
      if (error instanceof RefusedFile) return error;
      throw error;
    });
    if (read instanceof RefusedFile) {
      problems.push(read.message);
      continue;
    }
    const { view, issues, format, question, second } = read;
    if (second !== null) {
      seconds.push(second);
      const told = second.reading.problems.map((problem) => cliText.doubt(path, problem));
      (second.reading.table === null ? problems : doubts).push(...told);
      continue;
    }
    const asked = issues.filter(({ code, fatal }) => !fatal && codesToConfirm.has(code));
    doubts.push(...asked.map((issue) => cliText.doubt(path, describeReadIssue(issue))));
    if (view?.unit) doubts.push(cliText.doubt(path, describeAnswers({ unit: view.unit })));
    if (!view) {
      const how = question ? ` ${describeQuestion(question, unitOption)}` : '';
      problems.push(
        ...issues.filter(({ fatal }) => fatal).map((issue) => `${path}: ${describeReadIssue(issue)}${how}`),
      );
    } else if (!view.period) problems.push(cliText.noPeriod(path));
    else months.push({ path, period: view.period, balance: view, softwareId: format?.softwareId ?? null });
  }
  const companies = byCompany(months, problems);
  const tables = sourcesOf(
    seconds,
    companies.map(({ nit }) => nit),
    problems,
  );
  return { companies: companies.map((one, index) => ({ ...one, sources: tables[index]! })), problems, doubts };
}

/** The first issues of a file in full, the rest counted: one wrong column makes every row wrong. */
export function describeIssues(name: string, issues: readonly ReadIssue[]): string[] {
  const told = issues.slice(0, MOST_ISSUES).map((issue) => `${name}: ${describeReadIssue(issue)}`);
  return issues.length > told.length ? [...told, cliText.moreProblems(name, issues.length - told.length)] : told;
}

/** A file without company belongs to the only company there is. */
function byCompany(months: readonly MonthFile[], problems: string[]): CompanyMonths[] {
  const groups = Map.groupBy(months, ({ balance }) => nitOf(balance));
  const unsaid = groups.get(null) ?? [];
  groups.delete(null);
  if (groups.size === 0 && unsaid.length > 0) groups.set('', unsaid);
  else if (groups.size === 1) for (const group of groups.values()) group.push(...unsaid);
  else for (const { path } of unsaid) problems.push(cliText.whichCompany(path));
  return [...groups].map(([nit, group]) => {
    const sorted = group.toSorted((a, b) => comparePeriods(a.period, b.period));
    const named = sorted.find(({ balance }) => balance.company.name)?.balance.company;
    return { nit: nit || null, name: named?.name ?? formatNit(nit ?? ''), months: withoutRepeats(sorted, problems) };
  });
}

function nitOf({ company }: TrialBalance): string | null {
  return company.nit === null ? null : thirdPartyKey(company.nit);
}

function withoutRepeats(months: readonly MonthFile[], problems: string[]): MonthFile[] {
  return months.filter((month, index) => {
    const before = months[index - 1];
    if (!before || !samePeriod(before.period, month.period)) return true;
    problems.push(cliText.repeatedMonth(formatPeriod(month.period), basename(before.path), basename(month.path)));
    return false;
  });
}

/**
 * Options for one company (a profile, an expression) do not apply to others: keeps the first, and reports the others.
 */
export function ofOneCompany({ companies, problems, doubts }: FilesRead): FilesRead {
  const [first, ...others] = companies;
  const left = others.flatMap(({ nit, months }) =>
    months.map(({ path }) => cliText.otherCompany(basename(path), formatNit(nit ?? ''), formatNit(first?.nit ?? ''))),
  );
  return { companies: first ? [first] : [], problems: [...problems, ...left], doubts };
}

/** Available periods, for messages. */
export function listPeriods(months: readonly MonthFile[]): string {
  return months.map(({ period }) => periodKey(period)).join(', ');
}
