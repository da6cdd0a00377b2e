/** Audit as an API document, with the changes since the month before. */

import { balanceDocument } from '#api/balances/balance-document.ts';
import { type BalanceRecord, findBalances } from '#api/balances/trial-balances/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { comparePeriods, periodKey } from '#core/calendar/period.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { severities } from '#core/engine/severity.ts';
import { toDecimal } from '#core/money/money.ts';
import { balanceProofs } from '../balance-proofs.ts';
import type { Audit, CountAndAmount } from './contract.ts';
import { findingChanges } from './findings/contract.ts';
import { type AuditRecord, type EarlierMonth, monthsBefore, type Total, totalsOf } from './queries.ts';

type Result = NonNullable<Audit['attributes']['result']>;
type Totals = ReadonlyMap<string, Total>;

const mostTrend = 12;

export async function auditDocument(trx: DatabaseTransaction, audit: AuditRecord): Promise<Audit> {
  const [document] = await auditDocuments(trx, audit.companyId, [audit]);
  return document!;
}

/** Several audits of a company, with a constant number of queries. */
export async function auditDocuments(
  trx: DatabaseTransaction,
  companyId: number,
  audits: readonly AuditRecord[],
): Promise<Audit[]> {
  const balances = await findBalances(
    trx,
    companyId,
    audits.map(({ balanceId }) => balanceId),
  );
  const done = audits.filter(hasResult);
  const earlier = await earlierMonths(trx, companyId, done);
  const nearest = [...earlier.values()].flatMap((months) => months.at(-1)?.auditId ?? []);
  const totals = await totalsOf(trx, [...new Set([...done.map(({ id }) => id), ...nearest])]);
  const isUnmarked = audits.some(({ unbalanced, basis }) => unbalanced && basis?.marks === undefined);
  const proofs = isUnmarked ? await balanceProofs() : [];
  return audits.map((audit) => {
    const balance = balances.get(audit.balanceId);
    if (balance === undefined) throw new Error(`the balance of audit ${audit.id} cannot be found`);
    return documentOf(
      audit,
      balance,
      hasResult(audit) ? resultOf(audit, earlier.get(audit.id) ?? [], totals, proofs) : null,
    );
  });
}

/** Those of withdrawn balances keep theirs. */
function hasResult({ state }: AuditRecord): boolean {
  return state === 'done' || state === 'withdrawn';
}

/** The audited months shown before each audit, oldest first, by its id. */
async function earlierMonths(
  trx: DatabaseTransaction,
  companyId: number,
  audits: readonly AuditRecord[],
): Promise<Map<string, EarlierMonth[]>> {
  const latest = audits.toSorted(comparePeriods).at(-1);
  if (latest === undefined) return new Map();
  const shown = mostTrend - 1;
  const months = await monthsBefore(trx, companyId, latest, audits.length === 1 ? shown : null);
  return new Map(
    audits.map((audit) => {
      const before = months.filter((month) => comparePeriods(month, audit) < 0);
      return [audit.id, before.slice(0, shown).reverse()];
    }),
  );
}

function documentOf(audit: AuditRecord, balance: BalanceRecord, result: Result | null): Audit {
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
      result,
    },
  };
}

/** Audits of earlier releases stored only a part of their basis: treated as none. */
function basisOf({ basis }: AuditRecord): Audit['attributes']['basis'] {
  if (basis?.marks === undefined) return null;
  const { balances, profile, predefined, parametrization, validations, reused } = basis;
  const layer = predefined === undefined ? {} : { predefined };
  return { history: balances.slice(1), profile, ...layer, parametrization, validations, reused };
}

/**
 * `earlier`: audited months before, oldest first; `all`: totals of the audit and of the nearest of them; `proofs`:
 * validations that prove a balance, for audits that did not store which one failed.
 */
function resultOf(
  audit: AuditRecord,
  earlier: readonly EarlierMonth[],
  all: ReadonlyMap<string, Totals>,
  proofs: readonly string[],
): Result {
  const totals = all.get(audit.id) ?? new Map<string, Total>();
  const before = earlier.at(-1);
  return {
    healthIndex: audit.healthIndex ?? 0,
    uncappedHealthIndex: audit.uncappedHealthIndex ?? 0,
    unbalanced: audit.unbalanced ?? false,
    unbalancedBy: audit.unbalanced ? (unbalancedBy(audit) ?? [...proofs]) : [],
    severities: severities.map((severity) => ({ severity, ...countAndAmount(totals, [severity]) })),
    justified: countAndAmount(totals, ['justificado']),
    snoozed: countAndAmount(totals, ['pospuesto']),
    validations: audit.validations ?? [],
    comparison: before === undefined ? null : comparison(totals, before, all.get(before.auditId) ?? new Map()),
    correctedInVersion: countAndAmount(totals, ['corregido_en_version']),
    trend: [...earlier, audit].map((one) => ({ period: periodKey(one), healthIndex: one.healthIndex ?? 0 })),
  };
}

/** Validations that found the books unbalanced, where stored. */
function unbalancedBy({ basis }: AuditRecord): string[] | undefined {
  const marks = basis?.marks;
  return marks && Object.keys(marks).filter((key) => lookUp(marks, key)?.unbalanced);
}

/** Informative findings are for the fiscal reconciliation: they do not count as open. */
function comparison(totals: Totals, before: EarlierMonth, then: Totals): NonNullable<Result['comparison']> {
  return {
    period: periodKey(before),
    healthIndex: before.healthIndex ?? 0,
    openBefore: countAndAmount(
      then,
      findingChanges.filter((change) => change !== 'corregido' && change !== 'ya_no_aplica'),
    ),
    corrected: countAndAmount(totals, ['corregido']),
    unseen: countAndAmount(totals, ['ya_no_aplica']),
    fresh: countAndAmount(totals, ['nuevo']),
    reopened: countAndAmount(totals, ['reabierto']),
    persistent: countAndAmount(totals, ['persistente']),
    setAside: countAndAmount(totals, ['apartado']),
    returned: countAndAmount(totals, ['devuelto']),
  };
}

/** Sum over several parts. */
function countAndAmount(totals: Totals, parts: readonly string[]): CountAndAmount {
  const some = parts.flatMap((part) => totals.get(part) ?? []);
  return {
    count: some.reduce((sum, { count }) => sum + count, 0),
    amount: toDecimal(some.reduce((sum, { amount }) => sum + amount, 0n)),
    toExplain: toDecimal(some.reduce((sum, { toExplain }) => sum + toExplain, 0n)),
  };
}
