/** What is signed when a month is closed: its balance, its audit, and what stays open and why. */
import { createHash } from 'node:crypto';
import { type BalanceRecord, findNewest } from '#api/balances/trial-balances/queries.ts';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { causeOf } from '#core/engine/weighing/causes.ts';
import { stakeSums } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';
import { auditDocument } from '../audit-document.ts';
import type { Audit } from '../contract.ts';
import type { FindingItem } from '../findings/contract.ts';
import { findingItems } from '../findings/finding-items.ts';
import { type AuditRecord, findAudit } from '../queries.ts';
import { isSetAside } from '../report/report-content.ts';
import { newestAudit } from '../run/queries.ts';
import type { OpenTopic, SignedContent } from './contract.ts';
import { openReasons } from './queries.ts';

/** The newest version of a month and its newest audit, finished or not. */
export interface AuditedMonth {
  balance: BalanceRecord | undefined;
  audit: AuditRecord | undefined;
}

export async function auditedMonth(trx: DatabaseTransaction, companyId: number, period: Period): Promise<AuditedMonth> {
  const balance = await findNewest(trx, companyId, period);
  const auditId = balance === undefined ? null : await newestAudit(trx, balance.id);
  const audit = auditId === null ? undefined : await findAudit(trx, companyId, auditId);
  return { balance, audit };
}

export interface ContentOfMonth {
  content: SignedContent;
  result: NonNullable<Audit['attributes']['result']>;
}

/** Null without a finished audit of the newest version. */
export async function signedContent(
  trx: DatabaseTransaction,
  { id, businessName: name, nit, checkDigit: dv }: CompanyRecord,
  { balance, audit }: AuditedMonth,
): Promise<ContentOfMonth | null> {
  if (balance === undefined || audit?.state !== 'done') return null;
  const { attributes } = await auditDocument(trx, audit);
  const { result } = attributes;
  if (result === null) return null;
  const items = await findingItems(trx, audit);
  const open = openTopics(items, await openReasons(trx, id, audit));
  const of = (...outcomes: readonly string[]) =>
    result.validations.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const content: SignedContent = {
    company: { name, nit, dv },
    period: periodKey(audit),
    balance: {
      id: balance.id,
      version: balance.version,
      fileName: balance.fileName,
      sha256: balance.sha256,
      rows: balance.rows,
      debits: toDecimal(balance.debits),
      credits: toDecimal(balance.credits),
    },
    audit: { id: audit.id, finishedAt: attributes.finishedAt!, healthIndex: result.healthIndex },
    validations: {
      ran: of('sin_hallazgos', 'con_hallazgos'),
      notApplicable: of('no_aplica'),
      notEvaluated: of('no_evaluada', 'error'),
    },
    rules: rulesDigest(audit),
    corrected: items.filter(({ change }) => change === 'corregido').length,
    justified: result.justified.count,
    snoozed: result.snoozed.count,
    open,
    sums: sumsOf(open, items),
  };
  return { content, result };
}

/** Findings of a month that count: neither gone, set aside, told with another one, nor informative. */
function openItems(items: readonly FindingItem[]): FindingItem[] {
  return items.filter(
    ({ change, life, finding }) =>
      change !== 'corregido' &&
      change !== 'ya_no_aplica' &&
      finding.severity !== 'informativa' &&
      finding.explainedBy === undefined &&
      !isSetAside(life),
  );
}

/** Those of one cause are one, in the order of the list. */
function openTopics(items: readonly FindingItem[], reasons: ReadonlyMap<string, string>): OpenTopic[] {
  const topics = Map.groupBy(openItems(items), ({ validation, finding }) => `${validation}:${causeOf(finding)}`);
  return Array.from(topics, ([topic, findings]) => {
    const [{ finding, life, validationId, validationTitle }] = findings as [FindingItem, ...FindingItem[]];
    const accounts = new Set(findings.map((item) => item.finding.account));
    const sums = stakeSums(findings.map((item) => item.finding));
    return {
      topic,
      fingerprint: finding.fingerprint,
      validationId,
      validationTitle,
      rule: finding.rule,
      severity: finding.severity,
      title: finding.cause?.title ?? finding.title,
      account: accounts.size === 1 ? (finding.account ?? null) : null,
      findings: findings.length,
      amount: toDecimal(sums.atRisk),
      toExplain: toDecimal(sums.toExplain),
      state: life.state,
      assignee: life.assignee,
      due: life.due,
      reason: reasons.get(topic) ?? null,
    };
  });
}

function sumsOf(open: readonly OpenTopic[], items: readonly FindingItem[]): SignedContent['sums'] {
  const { atRisk, toExplain } = stakeSums(openItems(items).map(({ finding }) => finding));
  return { count: open.length, amount: toDecimal(atRisk), toExplain: toDecimal(toExplain) };
}

/** What the audit ran with, besides its balance. */
export function rulesDigest({ basis }: AuditRecord): string {
  const { marks: _, reused: __, ...inputs } = basis ?? {};
  return digestOf(inputs);
}

/** SHA-256 of a document, whatever the order of its keys. */
export function digestOf(document: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(ordered(document)))
    .digest('hex');
}

function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => part !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}
