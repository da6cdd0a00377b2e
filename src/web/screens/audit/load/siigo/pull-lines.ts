/** Lines of a pull: its months, failures with the same reason grouped. */
import type { BalancePull, PulledMonth } from '#api/balances/balance-pulls/contract.ts';

export interface PullLine {
  /** First and last month; equal for one. */
  from: string;
  to: string;
  /** Outcome of all of them. */
  month: PulledMonth;
}

export function pullLines(months: readonly PulledMonth[]): PullLine[] {
  const lines: PullLine[] = [];
  for (const month of months) {
    const last = lines.at(-1);
    const isSame = last?.month.state === 'failed' && month.state === 'failed' && last.month.message === month.message;
    if (isSame) last.to = month.period;
    else lines.push({ from: month.period, to: month.period, month });
  }
  return lines;
}

export function isGood({ state }: PulledMonth): boolean {
  return state === 'stored' || state === 'unchanged';
}

const hourMs = 3_600_000;

/** Whether a finished pull is still shown: for an hour, or a day if some months failed. */
export function isFresh({ attributes: { finishedAt, months } }: BalancePull, now: Date): boolean {
  if (finishedAt === null) return true;
  return now.getTime() - Date.parse(finishedAt) < (months.every(isGood) ? hourMs : 24 * hourMs);
}

/** First and last failed month, or null. Months between them that succeeded are fetched again without effect. */
export function failedRange(months: readonly PulledMonth[]): { from: string; to: string; count: number } | null {
  const failed = months.filter(({ state }) => state === 'failed').map(({ period }) => period);
  const [from] = failed;
  const to = failed.at(-1);
  return from === undefined || to === undefined ? null : { from, to, count: failed.length };
}

/** Newest successful month of the newest pull that had one. */
export function lastGood(pulls: readonly BalancePull[]): { period: string; at: string } | null {
  for (const { attributes } of pulls) {
    const month = attributes.months.findLast(isGood);
    if (month !== undefined) return { period: month.period, at: attributes.finishedAt ?? attributes.createdAt };
  }
  return null;
}
