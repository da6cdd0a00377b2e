/**
 * Practices of a company: what it does in the same way month after month, by a rule that declares `mayBePractice`, is told
 * when it is first seen and then kept apart: it is asked about, not accused each month. In memory, of months audited together.
 */
import { comparePeriods, type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import type { AuditReport, Finding } from '../finding.ts';
import { oneOfEachCause } from '../weighing/causes.ts';
import { unexplained } from '../weighing/explained.ts';
import { healthIndex } from '../weighing/health-index.ts';

/** Months in a row of one rule, account and third party that make a practice. */
export const MONTHS_OF_PRACTICE = 3;

/** What is known of a finding. */
type Seen = Pick<Finding, 'rule' | 'fingerprint' | 'topic' | 'subjects'>;

export interface SeenMonth {
  period: Period;
  findings: readonly Seen[];
}

/** A practice as one month has it. */
export interface PracticeInMonth {
  /** First month of the run that made it a practice. */
  since: Period;
  /** Months that have it until this one, this one included. */
  months: number;
}

/** What a person said of a practice: that the company registers it so, or that it is an error. */
export const practiceAnswers = ['registered', 'error'] as const;
export type PracticeAnswer = (typeof practiceAnswers)[number];

/** An answer about a topic and its third parties, in the months from one on. */
export interface AnsweredPractice extends Pick<Finding, 'topic' | 'subjects'> {
  answer: PracticeAnswer;
  from: Period;
}

/** Codes of the rules whose findings may become a practice. */
export function practiceRules(
  validations: readonly { rules: readonly { code: string; mayBePractice?: true }[] }[],
): Set<string> {
  return new Set(
    validations.flatMap(({ rules }) => rules.filter(({ mayBePractice }) => mayBePractice).map(({ code }) => code)),
  );
}

/** A kind of finding in one month. */
interface Counted {
  months: number;
  /** Position of the first month of its run. */
  start: number;
}

interface Habit {
  /** Of the current run. */
  run: number;
  start: number;
  last: number;
  months: number;
  /** Position of the first month in which it is kept apart, and of the first of its run. */
  apart: { from: number; start: number } | null;
}

/**
 * For each month, by fingerprint, the findings that are a practice. One that stands in the first month is one from then on:
 * it is how the books are kept. One that begins later may be an error: it is told as a finding in its first months. A finding
 * about several third parties is one where all of them are. An answer holds from its month on: what is an error is none, what
 * the company registers so is one however few months have it.
 *
 * `months`: of one company, oldest first, without duplicates. `mayBe`: codes of the rules that may become a practice.
 * `answers`: oldest first; of two about the same, the later one holds.
 */
export function practicesOf(
  months: readonly SeenMonth[],
  mayBe: ReadonlySet<string>,
  answers: readonly AnsweredPractice[] = [],
): ReadonlyMap<string, PracticeInMonth>[] {
  const habits = new Map<string, Habit>();
  const answersOf = Map.groupBy(
    answers.flatMap((one) => kindsOf(one).map((kind) => ({ ...one, kind }))),
    ({ kind }) => kind,
  );
  const counted = months.map(({ period, findings }, index) => {
    const follows = index > 0 && samePeriod(months[index - 1]!.period, previousMonth(period));
    const kinds = new Set(findings.filter(({ rule }) => mayBe.has(rule)).flatMap(kindsOf));
    return new Map([...kinds].map((kind) => [kind, countIn(habits, kind, index, follows)]));
  });
  const startOf = (kind: string, index: number): number | null => {
    const answer = answersOf
      .get(kind)
      ?.findLast(({ from }) => comparePeriods(from, months[index]!.period) <= 0)?.answer;
    if (answer === 'error') return null;
    const { apart } = habits.get(kind)!;
    if (apart !== null && apart.from <= index) return apart.start;
    return answer === 'registered' ? counted[index]!.get(kind)!.start : null;
  };
  return months.map(({ findings }, index) => {
    const found = findings
      .filter(({ rule }) => mayBe.has(rule))
      .flatMap((finding): [string, PracticeInMonth][] => {
        const kinds = kindsOf(finding);
        const starts = kinds.map((kind) => startOf(kind, index)).filter((start) => start !== null);
        if (starts.length < kinds.length) return [];
        const since = months[Math.min(...starts)]!.period;
        const number = Math.max(...kinds.map((kind) => counted[index]!.get(kind)!.months));
        return [[finding.fingerprint, { since, months: number }]];
      });
    return new Map(found);
  });
}

/** Rule, account and subject of a finding, for each of its third parties. */
function kindsOf({ topic, subjects }: Pick<Seen, 'topic' | 'subjects'>): string[] {
  return subjects.length === 0 ? [topic] : subjects.map((subject) => `${topic}@${subject}`);
}

function countIn(habits: Map<string, Habit>, kind: string, index: number, follows: boolean): Counted {
  const habit = habits.get(kind) ?? { run: 0, start: index, last: -2, months: 0, apart: null };
  const isNext = follows && habit.last === index - 1;
  habit.run = isNext ? habit.run + 1 : 1;
  habit.start = isNext ? habit.start : index;
  habit.last = index;
  habit.months += 1;
  if (habit.apart === null && habit.run >= MONTHS_OF_PRACTICE)
    habit.apart = { from: habit.start === 0 ? 0 : index, start: habit.start };
  habits.set(kind, habit);
  return { months: habit.months, start: habit.start };
}

/**
 * The report with its practices apart: neither among the findings nor in the index. `weights`: of the validations, by key.
 */
export function withPracticesApart(
  report: AuditReport,
  practices: ReadonlyMap<string, PracticeInMonth>,
  weights: ReadonlyMap<string, number>,
): AuditReport {
  if (practices.size === 0) return report;
  const told = report.validations.flatMap(({ key, findings }) =>
    findings.flatMap((finding) => {
      const practice = practices.get(finding.fingerprint);
      if (practice === undefined) return [];
      return [{ validation: key, since: periodKey(practice.since), months: practice.months, finding }];
    }),
  );
  const validations = report.validations.map((validation) => {
    const findings = validation.findings.filter(({ fingerprint }) => !practices.has(fingerprint));
    const isEmptied = validation.outcome === 'con_hallazgos' && findings.length === 0;
    return { ...validation, findings, ...(isEmptied ? { outcome: 'sin_hallazgos' as const } : {}) };
  });
  const ends = validations.map(({ key, outcome, findings }) => ({
    key,
    outcome,
    findings: oneOfEachCause(unexplained(findings)),
  }));
  return { ...report, healthIndex: healthIndex(ends, weights).index, validations, practices: told };
}
