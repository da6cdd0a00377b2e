/**
 * What became of the findings of a company from month to month: new, persistent, reopened, corrected, or no longer there
 * without being corrected. In memory, for the command line; the service stores the same (`api/audits/audits/life`).
 */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, previousMonth, samePeriod } from '#core/calendar/period.ts';
import type { Finding, ValidationResult } from '../finding.ts';
import { isSameFinding } from '../finding-identity.ts';
import { unexplained } from '../weighing/explained.ts';
import { registeredFlows } from './registration.ts';

type Evaluated = Pick<ValidationResult, 'key' | 'outcome' | 'notEvaluated' | 'ruleChanges' | 'findings'>;

export interface AuditedMonth {
  period: Period;
  balance: TrialBalance;
  validations: readonly Evaluated[];
}

interface ComparedMonth extends AuditedMonth {
  findings: readonly Finding[];
}

export interface Life {
  change: 'nuevo' | 'persistente' | 'reabierto';
  /** First month of the unbroken run in which it has been found. */
  since: Period;
  /** Of a persistent one about several third parties, against the audited month before: how many stay, are new, are gone. */
  compared: { still: number; fresh: number; gone: number } | null;
}

/** A finding of an earlier month that a month does not have. */
export interface Gone {
  finding: Finding;
  /** Month that had it. */
  foundIn: Period;
  /**
   * `ya_no_aplica`: a movement of that month, whose registration was not seen since; or a state of the books whose rule was
   * not evaluated.
   */
  change: 'corregido' | 'ya_no_aplica';
}

export interface MonthLife {
  period: Period;
  /** By fingerprint. */
  lives: ReadonlyMap<string, Life>;
  gone: readonly Gone[];
}

/** Months for which a flow is listed until its registration is seen. */
const MONTHS_LISTED = 12;

/** `audited`: of one company, oldest first, without duplicates. */
export function compareMonths(audited: readonly AuditedMonth[]): MonthLife[] {
  const months = audited.map((month) => ({
    ...month,
    findings: month.validations.flatMap(({ findings }) => findings),
  }));
  const compared: MonthLife[] = [];
  const open: OpenFlow[] = [];
  months.forEach((month, index) => {
    const earlier = months.slice(0, index);
    const lives = new Map(
      month.findings.map((finding) => [finding.fingerprint, lifeOf(finding, month, earlier, compared)]),
    );
    const nearest = earlier.at(-1);
    compared.push({
      period: month.period,
      lives,
      gone: [...correctedSince(month, nearest), ...flowsOf(open, month, nearest)],
    });
    const flows = unexplained(month.findings).filter(
      ({ proof, severity }) => proof === 'flow' && severity !== 'informativa',
    );
    open.push(...flows.map((finding) => ({ finding, foundIn: month.period })));
  });
  return compared;
}

function lifeOf(
  finding: Finding,
  { period, validations }: ComparedMonth,
  earlier: readonly ComparedMonth[],
  compared: readonly MonthLife[],
): Life {
  const sameIn = (month: ComparedMonth | undefined) => month?.findings.find((other) => isSameFinding(other, finding));
  const key = keyOf(validations, finding);
  /** The last of some months that looked for it, if it has it. */
  const lastIn = (months: readonly ComparedMonth[]) => {
    const last = months.findLast((month) => sameIn(month) !== undefined || evaluates(month, key, finding.rule));
    return { month: last, found: sameIn(last) };
  };
  const before = lastIn(earlier).found;
  const { month, found } = lastIn(unbrokenBefore(earlier, period));
  return {
    change: before ? 'persistente' : earlier.some(sameIn) ? 'reabierto' : 'nuevo',
    since: (month && found && compared[earlier.indexOf(month)]?.lives.get(found.fingerprint)?.since) ?? period,
    compared: before ? comparedSets(finding.subjects, before.subjects) : null,
  };
}

/** Calendar months without a gap before one, oldest first. */
function unbrokenBefore(earlier: readonly ComparedMonth[], period: Period): ComparedMonth[] {
  const before = earlier.find((month) => samePeriod(month.period, previousMonth(period)));
  return before === undefined ? [] : [...unbrokenBefore(earlier, before.period), before];
}

function comparedSets(now: readonly string[], before: readonly string[]): Life['compared'] {
  if (Math.max(now.length, before.length) <= 1) return null;
  const still = now.filter((subject) => before.includes(subject)).length;
  return { still, fresh: now.length - still, gone: before.length - still };
}

function correctedSince(month: ComparedMonth, nearest: ComparedMonth | undefined): Gone[] {
  if (nearest === undefined) return [];
  return unexplained(nearest.findings)
    .filter(({ proof }) => proof === 'balance')
    .filter((finding) => !month.findings.some((other) => isSameFinding(other, finding)))
    .map((finding) => ({
      finding,
      foundIn: nearest.period,
      change: looksFor(month, nearest, finding) ? 'corregido' : 'ya_no_aplica',
    }));
}

/** Whether a month looked for a finding of another. */
function looksFor(month: ComparedMonth, of: ComparedMonth, finding: Finding): boolean {
  return evaluates(month, keyOf(of.validations, finding), finding.rule);
}

/** Key of the validation that found it. */
function keyOf(validations: readonly Evaluated[], finding: Finding): string | undefined {
  return validations.find(({ findings }) => findings.includes(finding))?.key;
}

/** Whether a month evaluated a rule: one that did not run, or is off, proves nothing. */
function evaluates({ validations }: ComparedMonth, key: string | undefined, code: string): boolean {
  const ran = validations.find((validation) => validation.key === key);
  if (ran?.outcome !== 'sin_hallazgos' && ran?.outcome !== 'con_hallazgos') return false;
  const isOf = ({ rule }: { rule: string }) => rule === code;
  return !ran.notEvaluated.some(isOf) && !ran.ruleChanges?.some((change) => isOf(change) && change.off === true);
}

interface OpenFlow {
  finding: Finding;
  foundIn: Period;
}

/** What became of the flows of earlier months; those that end are taken out of `open`. */
function flowsOf(open: OpenFlow[], { period, balance }: ComparedMonth, nearest: ComparedMonth | undefined): Gone[] {
  const age = ({ foundIn }: OpenFlow) => 12 * (period.year - foundIn.year) + period.month - foundIn.month;
  const listed = open.filter(
    (flow) => age(flow) <= MONTHS_LISTED || (nearest !== undefined && samePeriod(flow.foundIn, nearest.period)),
  );
  const seen = new Set(
    [...Map.groupBy(listed.filter(isWaiting), ({ finding }) => finding.topic).values()].flatMap((flows) => {
      const registrations = flows.map(({ finding }) => finding.registration!);
      return registeredFlows(registrations, balance).map((index) => flows[index]!);
    }),
  );
  const gone = listed.map((flow): Gone => {
    const { finding, foundIn } = flow;
    return { finding, foundIn, change: seen.has(flow) ? 'corregido' : 'ya_no_aplica' };
  });
  open.splice(0, open.length, ...listed.filter((flow) => !seen.has(flow) && isWaiting(flow)));
  return gone;
}

/** Its registration can be seen. */
function isWaiting({ finding }: OpenFlow): boolean {
  return finding.registration !== undefined;
}
