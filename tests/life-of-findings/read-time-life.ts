/** Changes of findings recomputed from all months: the oracle for the stored ones. */
import type { FindingItem } from '#api/audits/audits/contract.ts';
import { comparePeriods, type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';

export interface DoneAudit extends Period {
  id: string;
  /** Order of creation. */
  number: number;
  /** Of both validations, in storage order. */
  found: { fingerprint: string; severity: Severity; stake: Stake; amount: bigint }[];
}

type AuditedMonths = ReadonlyMap<string, ReadonlySet<string>>;

function changeOf(fingerprint: string, period: Period, months: AuditedMonths): FindingItem['change'] {
  const current = periodKey(period);
  const earlier = [...months].filter(([key]) => key < current).sort(([a], [b]) => (a < b ? 1 : -1));
  if (earlier[0]?.[1].has(fingerprint)) return 'persistente';
  return earlier.some(([, found]) => found.has(fingerprint)) ? 'reabierto' : 'nuevo';
}

function foundSince(fingerprint: string, period: Period, months: AuditedMonths): Period {
  let first = period;
  for (
    let month = previousMonth(period);
    months.get(periodKey(month))?.has(fingerprint);
    month = previousMonth(month)
  ) {
    first = month;
  }
  return first;
}

/** Whether the audited month before has it with the same severity and amount. */
function isUnchanged(fingerprint: string, owner: DoneAudit, months: readonly DoneAudit[]): boolean {
  const of = (audit: DoneAudit | undefined) => audit?.found.find((finding) => finding.fingerprint === fingerprint);
  const [now, then] = [of(owner), of(months.filter((one) => comparePeriods(one, owner) < 0).at(-1))];
  return now !== undefined && now.severity === then?.severity && now.amount === then.amount;
}

/** The API's answer for an audit, computed from all finished ones. */
export function readTimeLife(audit: DoneAudit, all: readonly DoneAudit[]) {
  const newest = new Map<string, DoneAudit>();
  for (const one of all.toSorted((x, y) => comparePeriods(x, y) || x.number - y.number))
    newest.set(periodKey(one), one);
  const earlier = [...newest.values()].filter((one) => comparePeriods(one, audit) < 0);
  const audits = [...earlier, audit];
  const months = new Map(
    audits.map((one) => [periodKey(one), new Set(one.found.map((finding) => finding.fingerprint))]),
  );
  const before = earlier.at(-1);
  const present = months.get(periodKey(audit))!;
  const gone = before?.found.filter(({ fingerprint }) => !present.has(fingerprint)) ?? [];
  const life = (found: DoneAudit['found'], owner: DoneAudit, change?: 'corregido') =>
    found.toSorted(bySeverity).map(({ fingerprint }) => ({
      fingerprint,
      change: change ?? changeOf(fingerprint, owner, months),
      unchanged: isUnchanged(fingerprint, owner, earlier),
      since: periodKey(foundSince(fingerprint, owner, months)),
    }));
  const isOpen = ({ severity }: { severity: Severity }) => severity !== 'informativa';
  const now = audit.found.filter(isOpen);
  const then = before?.found.filter(isOpen) ?? [];
  const stillOpen = new Set(now.map(({ fingerprint }) => fingerprint));
  const changed = (change: string) =>
    sumOf(now.filter(({ fingerprint }) => changeOf(fingerprint, audit, months) === change));
  return {
    items: [...life(audit.found, audit), ...(before ? life(gone, before, 'corregido') : [])],
    severities: severities.map((severity) => ({
      severity,
      ...sumOf(audit.found.filter((finding) => finding.severity === severity)),
    })),
    comparison: before && {
      period: periodKey(before),
      healthIndex: before.number,
      openBefore: sumOf(then),
      corrected: sumOf(then.filter(({ fingerprint }) => !stillOpen.has(fingerprint))),
      fresh: changed('nuevo'),
      reopened: changed('reabierto'),
      persistent: changed('persistente'),
    },
    trend: audits.slice(-12).map((one) => ({ period: periodKey(one), healthIndex: one.number })),
  };
}

function bySeverity(a: DoneAudit['found'][number], b: DoneAudit['found'][number]): number {
  const difference = severities.indexOf(a.severity) - severities.indexOf(b.severity);
  if (difference !== 0 || a.amount === b.amount) return difference;
  return a.amount > b.amount ? -1 : 1;
}

function sumOf(found: DoneAudit['found']): { count: number; amount: string; toExplain: string } {
  const of = (stake: Stake) =>
    toDecimal(
      found.reduce((sum, one) => (one.stake === stake && one.severity !== 'informativa' ? sum + one.amount : sum), 0n),
    );
  return { count: found.length, amount: of('at_risk'), toExplain: of('to_explain') };
}
