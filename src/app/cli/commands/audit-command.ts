/**
 * `cuadre auditar`: recognises each file, orders them by month, uses the earlier ones as history, and audits the last
 * or the requested month.
 */
import { writeFileSync } from 'node:fs';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { parsePeriod, samePeriod } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AuditReport } from '#core/engine/finding.ts';
import { runValidations, type ValidationSettings, type Worded } from '#core/engine/run-validations.ts';
import type { Format } from '#core/reading/format.ts';
import type { ReadAnswers } from '#core/reading/questions/question.ts';
import type { SourceTables } from '#core/source/source-tables.ts';
import { expandPaths, type InputFile } from '../input/input-files.ts';
import { readAnswers } from '../input/read-answers.ts';
import { type CompanyMonths, listPeriods, type MonthFile, ofOneCompany, readFiles } from '../input/read-files.ts';
import type { Options } from '../options.ts';
import { ownVersion } from '../own-version.ts';
import { namedSoftware, type PredefinedCatalogue, predefinedCatalogue } from '../predefined-catalogue.ts';
import { comparedReports, reportsWithPractices } from '../report/compare-reports.ts';
import { companiesTable, reportTable } from '../report/report-table.ts';
import { RuleTimes } from '../report/rule-times.ts';
import { statusLine } from '../report/status-line.ts';
import { cliText } from '../text.es.ts';
import { wrongOutput } from '../wrong-output.ts';

export async function auditCommand(paths: readonly string[], options: Options): Promise<number> {
  const status = statusLine(process.stderr);
  const fail = (sentence: string): number => {
    status.clear();
    process.stderr.write(`${sentence}\n`);
    return 2;
  };
  if (paths.length === 0) return fail(cliText.noFiles);
  if (options.periodo !== undefined && !parsePeriod(options.periodo)) return fail(cliText.badPeriod(options.periodo));
  const wrong = wrongOutput(options.xlsx);
  if (wrong !== null) return fail(wrong);
  let company: Company;
  let asked: number | null;
  let columns: Format[];
  let files: InputFile[];
  let answers: ReadAnswers;
  try {
    answers = readAnswers(options);
    company = await readCompany(options);
    asked = options.software === undefined ? null : namedSoftware(options.software).id;
    columns = await columnsOf(options);
    files = await expandPaths(paths);
  } catch (error) {
    return fail((error as Error).message);
  }
  if (files.length === 0) return fail(cliText.emptyFolder(paths.join(', ')));
  const read = await readFiles(files, status.show, { columns, answers });
  const isOfOne = [options.perfil, options.parametros, options.reglas].some((path) => path !== undefined);
  const { companies, problems, doubts } = isOfOne ? ofOneCompany(read) : read;
  const chosen = companies.flatMap((one) => choose(one, companies.length, options, problems));
  status.clear();
  for (const sentence of [...doubts, ...problems]) process.stderr.write(`${sentence}\n`);
  if (chosen.length === 0) return 2;
  if (options.parametros !== undefined) {
    const { strangeAccounts } = await import('../input/read-settings.ts');
    const books = companies.flatMap(({ months }) => months.map(({ balance }) => balance));
    const strange = strangeAccounts(options.parametros, company.settings, books);
    if (strange.length > 0) return fail(strange.join('\n'));
  }
  const times = options.tiempos ? new RuleTimes() : null;
  const catalogues = await cataloguesOf(chosen, asked);
  const audited = chosen.map((one, index) =>
    auditMonth(one, { ...company, catalogue: catalogues[index]! }, status.show, times),
  );
  const reports = options.todos ? compareAll(chosen, audited) : audited;
  status.clear();
  for (const [software, ofOne] of Map.groupBy(chosen, (_, index) => catalogues[index]!.software))
    if (software !== null)
      process.stderr.write(
        `${cliText.predefined(
          software,
          ofOne.map(({ month }) => formatPeriod(month.period)),
        )}\n`,
      );
  await write(reports, chosen, companies.length > 1, options);
  if (times !== null) process.stderr.write(times.table());
  if (problems.length > 0) return 2;
  const serious = reports.some((report) =>
    report.validations.some(({ findings }) =>
      findings.some(({ severity }) => severity === 'critica' || severity === 'alta'),
    ),
  );
  return serious ? 1 : 0;
}

async function columnsOf({ columnas }: Options): Promise<Format[]> {
  return columnas === undefined ? [] : [await (await import('../input/read-columns.ts')).readColumns(columnas)];
}

/** Options about the company besides its books. */
interface Company {
  profile: CompanyProfile;
  settings: Readonly<Record<string, ValidationSettings>>;
  /** Custom rules. */
  own: readonly Worded[];
}

/** Throws a Spanish message, one line per problem. */
async function readCompany({ perfil, parametros, reglas }: Options): Promise<Company> {
  return {
    profile: perfil === undefined ? {} : await (await import('../input/read-profile.ts')).readProfile(perfil),
    settings:
      parametros === undefined ? {} : await (await import('../input/read-settings.ts')).readSettings(parametros),
    own: reglas === undefined ? [] : await (await import('../input/read-rules.ts')).readRules(reglas),
  };
}

/** Of each month: of the asked package, or else of the one that its layout says. */
function cataloguesOf(chosen: readonly Chosen[], asked: number | null): Promise<PredefinedCatalogue[]> {
  return Promise.all(chosen.map(({ month }) => predefinedCatalogue(asked ?? month.softwareId)));
}

interface Chosen {
  month: MonthFile;
  /** All months of its company. */
  months: readonly MonthFile[];
  /** Its second files. */
  sources: SourceTables;
}

/** Months of a company to audit; reports a missing requested month. */
function choose(
  { name, months, sources = {} }: CompanyMonths,
  companies: number,
  options: Options,
  problems: string[],
): Chosen[] {
  if (options.todos) return months.map((month) => ({ month, months, sources }));
  if (options.periodo === undefined) return months.slice(-1).map((month) => ({ month, months, sources }));
  const wanted = parsePeriod(options.periodo)!;
  const month = months.find(({ period }) => samePeriod(period, wanted));
  if (month) return [{ month, months, sources }];
  const sentence = cliText.periodNotThere(formatPeriod(wanted), listPeriods(months));
  problems.push(companies > 1 ? `${name}: ${sentence}` : sentence);
  return [];
}

function auditMonth(
  { month, months, sources }: Chosen,
  { own, catalogue, ...company }: Company & { catalogue: PredefinedCatalogue },
  show: (line: string) => void,
  times: RuleTimes | null,
): AuditReport {
  const label = formatPeriod(month.period);
  const answer = runValidations(
    {
      balance: month.balance,
      period: month.period,
      history: months.filter((other) => other !== month).map(({ balance }) => balance),
      sources,
      ...company,
      ...(times === null ? {} : { clock: () => performance.now() }),
    },
    { ...catalogue, own },
    ({ done, total, result }) => show(cliText.auditing(label, done, total, result.title)),
    (key, error) =>
      process.stderr.write(
        `${cliText.validationFailed(key, error instanceof Error ? (error.stack ?? error.message) : String(error))}\n`,
      ),
  );
  times?.add(answer.times);
  return answer.report;
}

/** Reports of all months of some companies, each compared with the months before, with the practices of the company apart. */
function compareAll(chosen: readonly Chosen[], reports: readonly AuditReport[]): AuditReport[] {
  const paired = chosen.map((one, index) => ({ ...one, report: reports[index]! }));
  return [...Map.groupBy(paired, ({ months }) => months).values()].flatMap((ofOne) =>
    reportsWithPractices(
      comparedReports(
        ofOne.map(({ month }) => month),
        ofOne.map(({ report }) => report),
      ),
    ),
  );
}

/** @param chosen the months of the reports, in their order */
async function write(
  reports: readonly AuditReport[],
  chosen: readonly Chosen[],
  isOfSeveral: boolean,
  options: Options,
): Promise<void> {
  if (options.xlsx !== undefined) {
    const { reportWorkbook } = await import('../report/report-workbook.ts');
    writeFileSync(options.xlsx, await reportWorkbook(reports));
    process.stderr.write(`${cliText.written(options.xlsx)}\n`);
  }
  if (options.sarif) {
    const { sarifReport } = await import('../report/sarif-report.ts');
    const audited = reports.map((report, index) => ({ report, path: chosen[index]!.month.path }));
    process.stdout.write(`${JSON.stringify(sarifReport(audited, ownVersion()), null, 1)}\n`);
  } else if (options.json)
    process.stdout.write(`${JSON.stringify(options.todos || isOfSeveral ? reports : reports[0], null, 1)}\n`);
  else if (options.xlsx === undefined) {
    const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
    for (const report of reports)
      process.stdout.write(reportTable(report, { colour, width: process.stdout.columns ?? 110 }));
    if (isOfSeveral) process.stdout.write(companiesTable(reports, colour));
  }
}
