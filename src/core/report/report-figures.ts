/** The figures of the items over the accounts of a month, debit positive, and the accounts that no item holds. */
import type { Cents } from '#core/money/money.ts';
import { assignedBy, type ReportAccount, type ReportAssignments, reportItemOf } from './assignments.ts';
import { listedItems, RESULT_OF_YEAR } from './report-items.ts';

export interface ValuedAccount extends ReportAccount {
  /** Its account in the decree. */
  place: string;
  /** Closing balance in cents, debit positive. */
  closing: Cents;
}

interface ReportFigures {
  /** By item id, in cents, debit positive: what is in favour of the company is positive. */
  items: ReadonlyMap<number, Cents>;
  favour: Cents;
  payable: Cents;
  /** In favour less payable; results stay outside. */
  net: Cents;
}

/** Whether an account is part of the result of the year while the books are not closed: classes 4 to 7. */
function isOfResult(place: string): boolean {
  return /^[4-7]/.test(place);
}

/** `assignments`: the company's, over the defaults. */
export function reportFigures(accounts: Iterable<ValuedAccount>, assignments: ReportAssignments): ReportFigures {
  const items = new Map<number, Cents>(listedItems.map(({ id }) => [id, 0n]));
  for (const account of accounts) {
    const item = countedIn(account, assignments);
    if (item !== null) items.set(item, (items.get(item) ?? 0n) + account.closing);
  }
  const sumOf = (group: 'favour' | 'payable') =>
    listedItems.reduce((sum, one) => (one.group === group ? sum + items.get(one.id)! : sum), 0n);
  const [favour, payable] = [sumOf('favour'), sumOf('payable')];
  return { items, favour, payable, net: favour + payable };
}

/**
 * The item that an account adds to. Income, costs and expenses add to the result of the year before closing; after it
 * they are nil, and the result is in the accounts of the item.
 */
export function countedIn(account: ValuedAccount, assignments: ReportAssignments): number | null {
  const item = reportItemOf(account, assignments);
  if (item !== null || assignedBy(account.code, assignments) !== null) return item;
  return isOfResult(account.place) ? RESULT_OF_YEAR : null;
}
