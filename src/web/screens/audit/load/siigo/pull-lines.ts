/** What is told of a pull: its months, those that failed for the same reason together. */
import type { BalancePull, PulledMonth } from '#api/balances/balance-pulls/contract.ts';

export interface PullLine {
  /** The first and the last of its months; the same when it is one. */
  from: string;
  to: string;
  /** What became of all of them. */
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

/** Whether whoever comes back still wants to know what became of it: for an hour, or a day when some of it failed. */
export function isFresh({ attributes: { finishedAt, months } }: BalancePull, now: Date): boolean {
  if (finishedAt === null) return true;
  return now.getTime() - Date.parse(finishedAt) < (months.every(isGood) ? hourMs : 24 * hourMs);
}

/** First and last of the months that failed, or null. Between them those that went well come again, and change nothing. */
export function failedRange(months: readonly PulledMonth[]): { from: string; to: string; count: number } | null {
  const failed = months.filter(({ state }) => state === 'failed').map(({ period }) => period);
  const [from] = failed;
  const to = failed.at(-1);
  return from === undefined || to === undefined ? null : { from, to, count: failed.length };
}

/** The newest month that came of the newest pull that brought any. */
export function lastGood(pulls: readonly BalancePull[]): { period: string; at: string } | null {
  for (const { attributes } of pulls) {
    const month = attributes.months.findLast(isGood);
    if (month !== undefined) return { period: month.period, at: attributes.finishedAt ?? attributes.createdAt };
  }
  return null;
}
