/** States between the months of a company, added to their reports. */
import { parsePeriod, periodKey } from '#core/calendar/period.ts';
import type { AuditReport, Finding } from '#core/engine/finding.ts';
import { compareMonths, type Gone, type Life } from '#core/engine/life/compare-months.ts';
import { correctedWords, noLongerWords } from '#core/engine/life/life-words.es.ts';
import { practiceRules, practicesOf, withPracticesApart } from '#core/engine/life/practices.ts';
import { validations } from '#validations/with-sources.ts';
import type { MonthFile } from '../input/read-files.ts';

/** `months` and `reports`: of one company, in the same order, oldest first. */
export function comparedReports(months: readonly MonthFile[], reports: readonly AuditReport[]): AuditReport[] {
  const lives = compareMonths(
    months.map(({ period, balance }, index) => ({ period, balance, validations: reports[index]!.validations })),
  );
  return reports.map((report, index) => ({
    ...report,
    validations: report.validations.map((validation) => ({
      ...validation,
      findings: validation.findings.map((finding) => withLife(finding, lives[index]!.lives.get(finding.fingerprint)!)),
    })),
    gone: lives[index]!.gone.map((gone) => goneFinding(gone, report)),
  }));
}

const mayBePractice = practiceRules(validations);
const weights = new Map(validations.map(({ key, weight }) => [key, weight]));

/** `reports`: of all months of one company, oldest first. */
export function reportsWithPractices(reports: readonly AuditReport[]): AuditReport[] {
  const practices = practicesOf(
    reports.map(({ period, validations: checked }) => ({
      period: parsePeriod(period)!,
      findings: checked.flatMap(({ findings }) => findings),
    })),
    mayBePractice,
  );
  const apartIn = new Map(reports.map(({ period }, index) => [period, practices[index]!]));
  return reports.map((report, index) => {
    // What was kept apart is not missed as a finding either.
    const gone = report.gone?.filter(({ foundIn, fingerprint }) => !apartIn.get(foundIn)?.has(fingerprint));
    return withPracticesApart({ ...report, ...(gone && { gone }) }, practices[index]!, weights);
  });
}

function withLife(finding: Finding, { change, since, compared }: Life): Finding {
  return { ...finding, change, since: periodKey(since), ...(compared === null ? {} : { compared }) };
}

function goneFinding(
  { finding, foundIn, change }: Gone,
  report: AuditReport,
): NonNullable<AuditReport['gone']>[number] {
  const { fingerprint, rule, severity, account, accountName, amount, title, proof } = finding;
  const now = parsePeriod(report.period)!;
  const state = change === 'corregido' ? correctedWords(now, foundIn, proof) : noLongerWords(now, foundIn, finding);
  const told = { fingerprint, rule, severity, account, accountName, amount, title, proof };
  return { ...told, change, foundIn: periodKey(foundIn), state };
}
