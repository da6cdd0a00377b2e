/** `cuadre auditar`: recognises each file, orders them by month, uses the earlier ones as history, audits the last or the asked month. */
import { writeFile } from 'node:fs/promises';
import type { CompanyProfile } from '#core/company-profile.ts';
import type { AuditReport } from '#core/finding.ts';
import { formatPeriod } from '#core/period.es.ts';
import { parsePeriod, samePeriod } from '#core/period.ts';
import { runValidations, type ValidationSettings, type Worded } from '#core/run-validations.ts';
import { catalogue } from '../catalogue.ts';
import type { Options } from './options.ts';
import { expandPaths, listPeriods, type MonthFile, readFiles } from './read-files.ts';
import { reportTable } from './report-table.ts';
import { statusLine } from './status-line.ts';
import { cliText } from './text.es.ts';

export async function auditCommand(paths: readonly string[], options: Options): Promise<number> {
  const status = statusLine(process.stderr);
  const fail = (sentence: string): number => {
    status.clear();
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  if (paths.length === 0) return fail(cliText.noFiles);
  if (options.periodo !== undefined && !parsePeriod(options.periodo)) return fail(cliText.badPeriod(options.periodo));
  let company: Company;
  let files: string[];
  try {
    company = await readCompany(options);
    files = await expandPaths(paths);
  } catch (error) {
    return fail((error as Error).message);
  }
  if (files.length === 0) return fail(cliText.emptyFolder(paths.join(', ')));
  const { months, problems } = await readFiles(files, status.show);
  status.clear();
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  if (months.length === 0) return 2;
  const chosen = choose(months, options);
  if (!chosen) return fail(cliText.periodNotThere(formatPeriod(parsePeriod(options.periodo!)!), listPeriods(months)));
  const reports = chosen.map((month) => auditMonth(month, months, company, status.show));
  status.clear();
  await write(reports, options);
  if (problems.length > 0) return 2;
  const serious = reports.some((report) =>
    report.validations.some(({ findings }) =>
      findings.some(({ severity }) => severity === 'critica' || severity === 'alta'),
    ),
  );
  return serious ? 1 : 0;
}

/** What is told of the company beside its books. */
interface Company {
  profile: CompanyProfile;
  settings: Readonly<Record<string, ValidationSettings>>;
  /** Its own validations. */
  own: readonly Worded[];
}

/** Throws a Spanish sentence, of one line a problem. */
async function readCompany({ perfil, parametros, reglas }: Options): Promise<Company> {
  return {
    profile: perfil === undefined ? {} : await (await import('./read-profile.ts')).readProfile(perfil),
    settings: parametros === undefined ? {} : await (await import('./read-settings.ts')).readSettings(parametros),
    own: reglas === undefined ? [] : await (await import('./read-rules.ts')).readRules(reglas),
  };
}

function choose(months: readonly MonthFile[], options: Options): MonthFile[] | null {
  if (options.todos) return [...months];
  if (options.periodo === undefined) return months.slice(-1);
  const wanted = parsePeriod(options.periodo)!;
  const found = months.find(({ period }) => samePeriod(period, wanted));
  return found ? [found] : null;
}

function auditMonth(
  month: MonthFile,
  months: readonly MonthFile[],
  { own, ...company }: Company,
  show: (line: string) => void,
): AuditReport {
  const label = formatPeriod(month.period);
  const { report } = runValidations(
    {
      balance: month.balance,
      period: month.period,
      history: months.filter((other) => other !== month).map(({ balance }) => balance),
      ...company,
    },
    { ...catalogue, own },
    ({ done, total, result }) => show(cliText.auditing(label, done, total, result.title)),
    (key, error) =>
      process.stderr.write(
        `${cliText.validationFailed(key, error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
      ),
  );
  return report;
}

async function write(reports: readonly AuditReport[], options: Options): Promise<void> {
  if (options.xlsx !== undefined) {
    const { reportWorkbook } = await import('./report-workbook.ts');
    await writeFile(options.xlsx, await reportWorkbook(reports));
    process.stderr.write(`${cliText.written(options.xlsx)}\n`);
  }
  if (options.json) process.stdout.write(`${JSON.stringify(options.todos ? reports : reports[0], null, 1)}\n`);
  else if (options.xlsx === undefined) {
    const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
    for (const report of reports)
      process.stdout.write(reportTable(report, { colour, width: process.stdout.columns ?? 110 }));
  }
}
