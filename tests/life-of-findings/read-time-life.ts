/** Changes of findings recomputed from all months: the oracle for the stored ones. */
import type { FindingItem } from '#api/audits/audits/findings/contract.ts';
import { comparePeriods, type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import { type Severity, severities } from '#core/engine/severity.ts';
import type { Stake } from '#core/engine/weighing/stake.ts';
import { toDecimal } from '#core/money/money.ts';

export interface FoundFinding {
  fingerprint: string;
  topic: string;
  proof: 'balance' | 'flow';
  subjects: string[];
  severity: Severity;
  stake: Stake;
  amount: bigint;
}

export interface DoneAudit extends Period {
  id: string;
  /** Order of creation. */
  number: number;
  /** Its validation `a` was not evaluated. */
  isBlind: boolean;
  /** Of both validations, in storage order. */
  found: FoundFinding[];
}

/** Whether two findings of different months are one. */
function isSame(one: FoundFinding, other: FoundFinding): boolean {
  if (one.topic !== other.topic || one.proof === 'flow' || other.proof === 'flow') return false;
  const isWhole = one.subjects.length + other.subjects.length === 0;
  return isWhole || new Set([...one.subjects, ...other.subjects]).size < one.subjects.length + other.subjects.length;
}

/** Whether two findings of versions of one month are one: movements too. */
function isSameInMonth(one: FoundFinding, other: FoundFinding): boolean {
  const proof = 'balance' as const;
  return isSame({ ...one, proof }, { ...other, proof });
}

const versionHas = (audit: DoneAudit | undefined, finding: FoundFinding) =>
  audit?.found.some((other) => isSameInMonth(other, finding)) ?? false;

/** The last of some audits that has it or looked for it. */
const judgeOf = (finding: FoundFinding, audits: readonly DoneAudit[]) =>
  audits.findLast((audit) => sameIn(audit, finding) !== undefined || looksFor(audit, finding));

const sameIn = (audit: DoneAudit | undefined, finding: FoundFinding) =>
  audit?.found.find((other) => isSame(other, finding));

/** `versions`: earlier audits of its own month, oldest first. */
function changeOf(
  finding: FoundFinding,
  earlier: readonly DoneAudit[],
  versions: readonly DoneAudit[],
): FindingItem['change'] {
  if (sameIn(judgeOf(finding, earlier), finding)) return 'persistente';
  const last = versions.findLastIndex((audit) => versionHas(audit, finding));
  const cameBack = last >= 0 && versions.slice(last + 1).some((audit) => looksFor(audit, finding));
  return cameBack || earlier.some((audit) => sameIn(audit, finding)) ? 'reabierto' : 'nuevo';
}

/** Followed back from month to month, as what is found may be about others in each. */
function foundSince(finding: FoundFinding, period: Period, earlier: readonly DoneAudit[]): Period {
  const unbroken: DoneAudit[] = [];
  const monthBefore = (month: Period) => earlier.find((audit) => samePeriod(audit, previousMonth(month)));
  for (let one = monthBefore(period); one !== undefined; one = monthBefore(one)) unbroken.unshift(one);
  const before = judgeOf(finding, unbroken);
  const same = sameIn(before, finding);
  const past = earlier.filter((one) => before && comparePeriods(one, before) < 0);
  return before && same ? foundSince(same, before, past) : period;
}

/** Whether the last month that judged it has it with the same severity and amount. */
function isUnchanged(finding: FoundFinding, earlier: readonly DoneAudit[]): boolean {
  const then = sameIn(judgeOf(finding, earlier), finding);
  return finding.severity === then?.severity && finding.amount === then.amount;
}

function comparedOf(finding: FoundFinding, earlier: readonly DoneAudit[]): FindingItem['compared'] {
  const then = sameIn(judgeOf(finding, earlier), finding);
  if (then === undefined || Math.max(then.subjects.length, finding.subjects.length) < 2) return undefined;
  const still = finding.subjects.filter((subject) => then.subjects.includes(subject)).length;
  return { still, fresh: finding.subjects.length - still, gone: then.subjects.length - still };
}

/** The API's answer for an audit, computed from all finished ones. */
export function readTimeLife(audit: DoneAudit, all: readonly DoneAudit[]) {
  const newest = new Map<string, DoneAudit>();
  for (const one of all.toSorted((x, y) => comparePeriods(x, y) || x.number - y.number))
    newest.set(periodKey(one), one);
  const earlier = [...newest.values()].filter((one) => comparePeriods(one, audit) < 0);
  const before = earlier.at(-1);
  const isOpen = ({ severity }: FoundFinding) => severity !== 'informativa';
  const versionsOf = (one: DoneAudit) =>
    all.filter((other) => samePeriod(other, one) && other.number < one.number).toSorted((x, y) => x.number - y.number);
  const versions = versionsOf(audit);
  // Of each version, what none after it has.
  const correctedOf = versions.flatMap((owner, at) =>
    owner.found
      .filter(
        (finding) =>
          isOpen(finding) &&
          ![...versions.slice(at + 1), audit].some((later) => versionHas(later, finding)) &&
          looksFor(audit, finding),
      )
      .map((finding) => ({ finding, owner })),
  );
  const corrected = correctedOf.map(({ finding }) => finding);
  const correctedIn = (finding: FoundFinding, owner: DoneAudit) =>
    [...versions, audit].find((later) => later.number > owner.number && looksFor(later, finding))!.number + 1;
  const gone =
    before?.found.filter(
      (finding) =>
        !sameIn(audit, finding) && isListed(finding) && !corrected.some((versioned) => isSame(versioned, finding)),
    ) ?? [];
  const life = (found: FoundFinding[], owner: DoneAudit) => {
    const past = earlier.filter((one) => comparePeriods(one, owner) < 0);
    return found.toSorted(bySeverity).map((finding) => ({
      fingerprint: finding.fingerprint,
      change:
        owner === audit
          ? changeOf(finding, past, versionsOf(audit))
          : versions.includes(owner)
            ? ('corregido' as const)
            : becameOf(finding, audit),
      // Every audit is of another version, numbered from 1.
      correctedIn: versions.includes(owner) ? correctedIn(finding, owner) : undefined,
      unchanged: isUnchanged(finding, past),
      since: periodKey(foundSince(finding, owner, past)),
      foundIn: periodKey(owner),
      compared: owner === audit ? comparedOf(finding, past) : undefined,
    }));
  };
  // In one order, wherever they come from.
  const goneItems = [...gone.map((finding) => ({ finding, owner: before! })), ...correctedOf]
    .toSorted(
      (x, y) => bySeverity(x.finding, y.finding) || x.owner.found.indexOf(x.finding) - y.owner.found.indexOf(y.finding),
    )
    .flatMap(({ finding, owner }) => life([finding], owner));
  const now = { ...audit, found: audit.found.filter(isOpen) };
  const then = before?.found.filter(isOpen) ?? [];
  const lost = then.filter((finding) => !sameIn(now, finding));
  const changed = (change: string) =>
    sumOf(now.found.filter((finding) => changeOf(finding, earlier, versionsOf(audit)) === change));
  const became = (change: string) => sumOf(lost.filter((finding) => becameOf(finding, audit) === change));
  return {
    items: [...life(audit.found, audit), ...goneItems],
    severities: severities.map((severity) => ({
      severity,
      ...sumOf(audit.found.filter((finding) => finding.severity === severity)),
    })),
    comparison: before && {
      period: periodKey(before),
      healthIndex: before.number,
      openBefore: sumOf(then),
      corrected: became('corregido'),
      unseen: became('ya_no_aplica'),
      fresh: changed('nuevo'),
      reopened: changed('reabierto'),
      persistent: changed('persistente'),
      setAside: sumOf([]),
      returned: sumOf([]),
    },
    correctedInVersion: sumOf(corrected.filter((finding) => !lost.some((one) => isSame(one, finding)))),
    trend: [...earlier, audit].slice(-12).map((one) => ({ period: periodKey(one), healthIndex: one.number })),
  };
}

/** Informative movements of a month are not awaited in the next. */
function isListed({ proof, severity }: FoundFinding): boolean {
  return proof === 'balance' || severity !== 'informativa';
}

/** Whether the validation of a finding was evaluated. */
function looksFor({ isBlind }: DoneAudit, { topic }: FoundFinding): boolean {
  return !isBlind || !topic.startsWith('a-');
}

/** A movement is looked for in no later books here. */
function becameOf(finding: FoundFinding, audit: DoneAudit): FindingItem['change'] {
  return finding.proof === 'balance' && looksFor(audit, finding) ? 'corregido' : 'ya_no_aplica';
}

function bySeverity(a: FoundFinding, b: FoundFinding): number {
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
