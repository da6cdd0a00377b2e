/** A trading company with instructive errors, audited from files of any layout. */
import { DATA } from '#core/books/balance-data.ts';
import { TrialBalance } from '#core/books/trial-balance.ts';
import { periodKey } from '#core/calendar/period.ts';
import type { AuditReport } from '#core/engine/finding.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';
import { auditAll } from '../ruling/audit-folder.ts';
import { balanceIn } from './layout-file.ts';
import type { Layout } from './packages/layout.ts';

export const { company, months } = simulateCompany({
  seed: 31,
  from: { year: 2026, month: 1 },
  months: 2,
  errors: 'instructive',
});

/** The last month; the one before is its history. */
export const auditedMonth = months.at(-1)!;

const audits = new Map<Layout, Promise<AuditReport>>();

/** The report of a layout, audited once per worker. */
export function auditIn(layout: Layout): Promise<AuditReport> {
  const known = audits.get(layout) ?? audited(layout);
  audits.set(layout, known);
  return known;
}

async function audited(layout: Layout): Promise<AuditReport> {
  const balances = await Promise.all(months.map((month) => balanceIn(layout, company, month)));
  // Some layouts name no company: the importing user does.
  const named = balances.map((balance) => new TrialBalance({ ...balance[DATA], company }));
  return auditAll(named, company.profile).get(periodKey(auditedMonth.period))!;
}

/** Validation, rule, account and amount of each finding: file rows differ between layouts, and a general balance names nobody. */
export function findingsIn({ validations }: AuditReport): string[] {
  return validations.flatMap(({ key, findings }) =>
    findings.map(({ rule, account, amount }) => `${key} ${rule}:${account} ${amount}`),
  );
}
