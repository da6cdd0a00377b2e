/** Files and folders of the command line as trial balances; what cannot be read is told, the rest goes on. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { formatNit } from '#core/nit.ts';
import { formatPeriod } from '#core/period.es.ts';
import { comparePeriods, type Period, periodKey, samePeriod } from '#core/period.ts';
import { type ReadResult, readBalance } from '#core/read-balance.ts';
import { describeReadIssue } from '#core/read-issue.es.ts';
import { type ReadIssue, UnreadableFile } from '#core/read-issue.ts';
import { TrialBalance } from '#core/trial-balance.ts';
import { formats } from '#formats/registry.gen.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { cliText } from './text.es.ts';

const EXTENSIONS = new Set(['.xlsx', '.xls', '.ods', '.csv', '.txt']);

const MOST_ISSUES = 5;

export interface MonthFile {
  path: string;
  period: Period;
  balance: TrialBalance;
}

export interface FilesRead {
  /** Of one company, oldest first, no month twice. */
  months: MonthFile[];
  /** Sentences about what could not be used; any of them means exit code 2. */
  problems: string[];
}

/** Files of the arguments; a folder stands for the balance files directly in it. Throws a sentence when one does not exist. */
export async function expandPaths(paths: readonly string[]): Promise<string[]> {
  const files: string[] = [];
  for (const path of paths) {
    const found = await stat(path).catch(() => null);
    if (!found) throw new Error(cliText.missingFile(path));
    if (!found.isDirectory()) files.push(path);
    else {
      const names = (await readdir(path)).filter(
        (name) => EXTENSIONS.has(extname(name).toLowerCase()) && !name.startsWith('~$'),
      );
      files.push(...names.sort().map((name) => join(path, name)));
    }
  }
  return files;
}

/** Reads one file; an unreadable one comes back as its issue. */
export async function readFileBalance(path: string): Promise<ReadResult> {
  try {
    return await readBalance(await openWorkbook(await readFile(path), basename(path)), formats);
  } catch (error) {
    if (error instanceof UnreadableFile) return { format: null, balance: null, proof: null, issues: [error.issue] };
    throw error;
  }
}

export async function readFiles(paths: readonly string[], progress: (line: string) => void): Promise<FilesRead> {
  const months: MonthFile[] = [];
  const problems: string[] = [];
  for (const [index, path] of paths.entries()) {
    progress(cliText.reading(index + 1, paths.length, basename(path)));
    const { balance, issues } = await readFileBalance(path);
    const name = basename(path);
    if (!balance)
      problems.push(...issues.filter(({ fatal }) => fatal).map((issue) => `${name}: ${describeReadIssue(issue)}`));
    else if (!balance.period) problems.push(cliText.noPeriod(name));
    else months.push({ path, period: balance.period, balance: new TrialBalance(balance) });
  }
  months.sort((a, b) => comparePeriods(a.period, b.period));
  return { months: ofOneCompany(withoutRepeats(months, problems), problems), problems };
}

/** The first problems of a file in full, the rest counted: a wrong column makes every row wrong. */
export function describeIssues(name: string, issues: readonly ReadIssue[]): string[] {
  const told = issues.slice(0, MOST_ISSUES).map((issue) => `${name}: ${describeReadIssue(issue)}`);
  return issues.length > told.length ? [...told, cliText.moreProblems(name, issues.length - told.length)] : told;
}

function withoutRepeats(months: readonly MonthFile[], problems: string[]): MonthFile[] {
  return months.filter((month, index) => {
    const before = months[index - 1];
    if (!before || !samePeriod(before.period, month.period)) return true;
    problems.push(cliText.repeatedMonth(formatPeriod(month.period), basename(before.path), basename(month.path)));
    return false;
  });
}

/** History only makes sense within one company: files of another are left out, and said. */
function ofOneCompany(months: readonly MonthFile[], problems: string[]): MonthFile[] {
  const nit = months.find(({ balance }) => balance.data.company.nit !== null)?.balance.data.company.nit ?? null;
  return months.filter(({ path, balance }) => {
    const own = balance.data.company.nit;
    if (own === null || own === nit) return true;
    problems.push(cliText.otherCompany(basename(path), formatNit(own), formatNit(nit ?? '')));
    return false;
  });
}

/** `2026-02` of the months at hand, for messages. */
export function listPeriods(months: readonly MonthFile[]): string {
  return months.map(({ period }) => periodKey(period)).join(', ');
}
