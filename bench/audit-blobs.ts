/**
 * Audits the newest month of a folder of compressed blobs, with the others as history, in this process alone. Prints
 * rows, milliseconds of the first audit, of the median of the next ones, and of those with decoded books, the peak memory
 * of the first, and the median milliseconds of each rule with decoded books.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStoredBalance } from '#api/balances/stored-balance.ts';
import type { HistoryMonth } from '#core/books/history.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { RuleTime } from '#core/engine/run-rules.ts';
import { runValidations } from '#core/engine/run-validations.ts';
import { validations, validationTexts } from '#validations/registry.gen.ts';

const AGAIN = 5;
const OUTSIDE = 'outside the rules';
const folder = process.argv[2]!;
const profile = JSON.parse(readFileSync(join(folder, 'profile.json'), 'utf8')) as CompanyProfile;
const stored = readdirSync(folder)
  .filter((name) => name.endsWith('.blob'))
  .sort()
  .map((name) => ({ period: name.slice(0, -'.blob'.length), balance: readFileSync(join(folder, name)) }));

/** Decoded on first access. */
function monthOf({ period, balance }: (typeof stored)[number]): HistoryMonth {
  let opened: TrialBalance | undefined;
  return {
    period: parsePeriod(period)!,
    get balance() {
      opened ??= openStoredBalance({ id: period, period, balance });
      return opened;
    },
  };
}

/** `clock`: times each rule too. */
function run(months: readonly HistoryMonth[], clock?: () => number): ReadonlyMap<string, readonly RuleTime[]> {
  const { balance, period } = months.at(-1)!;
  const { report, times } = runValidations(
    { balance, period, history: months.slice(0, -1), profile, ...(clock && { clock }) },
    { validations, texts: validationTexts },
    undefined,
    (key, error) => {
      throw new Error(key, { cause: error });
    },
  );
  if (report.validations.length !== validations.length) throw new Error('some validation was not run');
  return times;
}

function audit(months: readonly HistoryMonth[]): number {
  const started = performance.now();
  run(months);
  return performance.now() - started;
}

const middle = (figures: readonly number[]) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)]!;
const median = (take: () => number) => middle(Array.from({ length: AGAIN }, take));

/**
 * Median of each rule, of what the rules of a validation share, and of what no rule takes; a rule that is run twice counts
 * twice.
 */
function ruleTimes(months: readonly HistoryMonth[]): [name: string, milliseconds: number][] {
  const rounds = new Map<string, number[]>();
  const take = (name: string, round: number, milliseconds: number) => {
    const taken = rounds.get(name) ?? new Array<number>(AGAIN).fill(0);
    taken[round]! += milliseconds;
    rounds.set(name, taken);
  };
  for (let round = 0; round < AGAIN; round++) {
    const started = performance.now();
    const validated = run(months, () => performance.now());
    take(OUTSIDE, round, performance.now() - started);
    for (const [key, measured] of validated) {
      for (const { rule, milliseconds } of measured) {
        take(rule ?? `${key}, shared`, round, milliseconds);
        take(OUTSIDE, round, -milliseconds);
      }
    }
  }
  return [...rounds].map(([name, taken]) => [name, middle(taken)]);
}

const months = stored.map(monthOf);
const first = audit(months);
const peakKb = process.resourceUsage().maxRSS;
const next = median(() => audit(stored.map(monthOf)));
const opened = median(() => audit(months));
process.stdout.write(
  JSON.stringify({
    rows: months.at(-1)!.balance.rowCount,
    first,
    next,
    opened,
    peakKb,
    rules: ruleTimes(months),
  }),
);
