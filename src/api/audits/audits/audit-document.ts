/** An audit as the API shows it, with what changed since the month before. */

import { balanceDocument } from '#api/balances/balance-document.ts';
import { findBalance } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { periodKey } from '#core/calendar/period.ts';
import { severities } from '#core/engine/severity.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Audit } from './contract.ts';
import { type AuditHistory, readHistory } from './months/audit-history.ts';
import { changeOf } from './months/compare-months.ts';
import type { AuditRecord, FindingRecord } from './queries.ts';

type Result = NonNullable<Audit['attributes']['result']>;

const mostTrend = 12;

export async function auditDocument(trx: DatabaseTransaction, audit: AuditRecord): Promise<Audit> {
  const balance = await findBalance(trx, audit.companyId, audit.balanceId);
  if (balance === undefined) throw new Error(`the balance of audit ${audit.id} cannot be found`);
  return {
    id: audit.id,
    attributes: {
      period: periodKey(audit),
      state: audit.state,
      createdAt: audit.createdAt.toISOString(),
      finishedAt: audit.finishedAt?.toISOString() ?? null,
      failure: audit.failure,
      balance: balanceDocument(balance),
      basis: basisOf(audit),
      result: audit.state === 'done' ? resultOf(audit, await readHistory(trx, audit)) : null,
    },
  };
}

/** An audit of a release that did not keep all of it says nothing. */
function basisOf({ basis }: AuditRecord): Audit['attributes']['basis'] {
  if (basis?.marks === undefined) return null;
  const { balances, profile, parametrization, validations, reused } = basis;
  return { history: balances.slice(1), profile, parametrization, validations, reused };
}

function resultOf(audit: AuditRecord, history: AuditHistory): Result {
  const findings = history.findings.get(audit.id) ?? [];
  return {
    healthIndex: audit.healthIndex ?? 0,
    uncappedHealthIndex: audit.uncappedHealthIndex ?? 0,
    unbalanced: audit.unbalanced ?? false,
    severities: severities.map((severity) => ({
      severity,
      ...countAndAmount(findings.filter((finding) => finding.severity === severity)),
    })),
    validations: audit.validations ?? [],
    comparison: history.before === null ? null : comparison(audit, history.before, history),
    trend: history.audits
      .slice(-mostTrend)
      .map((one) => ({ period: periodKey(one), healthIndex: one.healthIndex ?? 0 })),
  };
}

/** Informative findings are for the fiscal reconciliation: nothing is open because of them. */
export const isOpen = ({ severity }: FindingRecord) => severity !== 'informativa';

function comparison(audit: AuditRecord, before: AuditRecord, history: AuditHistory): Result['comparison'] {
  const now = (history.findings.get(audit.id) ?? []).filter(isOpen);
  const then = (history.findings.get(before.id) ?? []).filter(isOpen);
  const present = new Set(now.map(({ fingerprint }) => fingerprint));
  const byChange = Map.groupBy(now, ({ fingerprint }) => changeOf(fingerprint, audit, history.fingerprints));
  return {
    period: periodKey(before),
    healthIndex: before.healthIndex ?? 0,
    openBefore: countAndAmount(then),
    corrected: countAndAmount(then.filter(({ fingerprint }) => !present.has(fingerprint))),
    fresh: countAndAmount(byChange.get('nuevo')),
    reopened: countAndAmount(byChange.get('reabierto')),
    persistent: countAndAmount(byChange.get('persistente')),
  };
}

function countAndAmount(findings: readonly FindingRecord[] = []): { count: number; amount: string } {
  return { count: findings.length, amount: toDecimal(findings.reduce((sum, { amount }) => sum + amount, 0n)) };
}
