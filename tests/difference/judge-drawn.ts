/** Audits a drawn company without settings, clean and with its errors, and judges what is said. */
import { reportsWithPractices } from '#app/cli/report/compare-reports.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { comparePeriods, type Period, periodKey } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { AuditReport, Finding } from '#core/engine/finding.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import type { InjectedError } from '#simulator/model.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';
import { auditAll } from '../ruling/audit-folder.ts';
import { balancesOf } from '../ruling/simulated-books.ts';
import { drawCompany, simulateDrawn } from './drawn/draw-company.ts';

export interface Judged {
  seed: number;
  /** Trade and what of its books is unusual, to find a cause. */
  about: string;
  months: number;
  /** Findings above *baja* in right books, without variations and concentrations, which describe. */
  wrong: string[];
  /** Different ones: rule and account. */
  different: Set<string>;
  errors: number;
  missed: string[];
}

const DESCRIBE = new Set(['variacion', 'concentracion']);
const ABOVE = new Set(['critica', 'alta', 'media']);

interface Books {
  balances: readonly TrialBalance[];
  profile: CompanyProfile;
}

type Told = Finding & { validation: string };

export function judgeDrawn(seed: number): Judged {
  const company = drawCompany(seed);
  const clean = simulateDrawn(company, false);
  const reports = auditAll(balancesOf(clean), clean.company.profile);
  const apart = reportsWithPractices([...reports.values()]);
  const wrong: string[] = [];
  const different = new Set<string>();
  for (const report of apart) {
    for (const { validation, rule, account, title, amount } of toldIn(report)) {
      if (DESCRIBE.has(validation)) continue;
      wrong.push(`${report.period} ${rule} ${account} ${amount} ${title}`);
      different.add(`${rule} ${account}`);
    }
  }
  const withErrors = simulateDrawn(company, true);
  const balances = balancesOf(withErrors);
  const { profile } = withErrors.company;
  // One of the last month may show in the month after it alone, which nobody has.
  const errors = withErrors.truth.filter(isFirst).filter(({ period }) => reports.has(periodKey(period)));
  const missed = errors.filter((error) => !isFound(error, { balances, profile }, reports));
  const { trade, habits, chart, branches } = company;
  return {
    seed,
    about: `${trade.key} ${JSON.stringify({ ...habits, bills: undefined, titles: chart.hasTitles, branches: branches.length })}`,
    months: reports.size,
    wrong,
    different,
    errors: errors.length,
    missed: missed.map(({ validation, period, what }) => `${periodKey(period)} ${validation}: ${what}`),
  };
}

/** An error that stays is one, in its first month. */
function isFirst({ what }: InjectedError, index: number, all: readonly InjectedError[]): boolean {
  return all.findIndex((other) => other.what === what) === index;
}

/** Said in its month by its validation, on its account or third party, and not in the same way in the right books. */
function isFound(error: InjectedError, books: Books, clean: ReadonlyMap<string, AuditReport>): boolean {
  const key = periodKey(error.period);
  const known = new Map(toldIn(clean.get(key)).map(({ fingerprint, amount }) => [fingerprint, amount]));
  return toldIn(auditOf(books, error.period)).some(
    (finding) =>
      finding.validation === error.validation &&
      known.get(finding.fingerprint) !== finding.amount &&
      isOf(finding, error),
  );
}

function isOf(finding: Told, { account, thirdParty }: InjectedError): boolean {
  if (account === null && thirdParty === null) return true;
  const ofAccount = account !== null && finding.account?.slice(0, 4) === account.slice(0, 4);
  return ofAccount || finding.thirdParties.some(({ nit }) => thirdParty !== null && nit === thirdParty);
}

/** The month alone, with the months before it. */
function auditOf({ balances, profile }: Books, period: Period): AuditReport {
  const before = balances.filter((one) => comparePeriods(one.period!, period) < 0);
  const balance = balances[before.length]!;
  const { report } = runValidations(
    { balance, period, history: before, profile },
    { validations, texts: validationTexts },
    undefined,
    (key, error) => {
      throw new Error(`${key} in ${periodKey(period)}`, { cause: error });
    },
  );
  return report;
}

function toldIn(report: AuditReport | undefined): Told[] {
  return (report?.validations ?? []).flatMap(({ key, findings }) =>
    findings.filter(({ severity }) => ABOVE.has(severity)).map((finding) => ({ ...finding, validation: key })),
  );
}
