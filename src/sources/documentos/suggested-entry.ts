/** Entries that a difference asks for, with the accounts by which the books have the third party. */
import type { FactEntryLine } from '#core/engine/fact.ts';
import { abs, type Cents } from '#core/money/money.ts';
import type { Booked } from './match/booked.ts';

export interface EntryAmounts {
  /** Positive where the books lack it, negative where they have it too much. */
  base: Cents;
  vat: Cents;
}

/**
 * Base, VAT and debt or receivable of a purchase or sale. Nothing where the books show no account for one of them.
 * `thirdParty`: dictionary entry of the balance, or null.
 */
export function tradeEntry(
  side: 'received' | 'issued',
  { trade, vat: taxes, debts }: Booked,
  thirdParty: number | null,
  { base, vat }: EntryAmounts,
): readonly FactEntryLine[] {
  const account = largest(trade);
  const tax = largest(taxes);
  const debt = largest(debts);
  if (account === null || debt === null || (vat !== 0n && tax === null)) return [];
  const sign = side === 'received' ? 1n : -1n;
  const line = (code: string, amount: Cents): FactEntryLine[] =>
    amount === 0n
      ? []
      : [{ account: code, thirdParty, debit: amount > 0n ? amount : 0n, credit: amount < 0n ? -amount : 0n }];
  return [...line(account, sign * base), ...line(tax ?? '', sign * vat), ...line(debt, -sign * (base + vat))];
}

/** The same account from one third party to another. */
export function moveEntry(
  side: 'received' | 'issued',
  { trade }: Booked,
  { from, to }: { from: number; to: number },
  amount: Cents,
): readonly FactEntryLine[] {
  const account = largest(trade);
  if (account === null || amount === 0n) return [];
  const [debited, credited] = side === 'received' ? [to, from] : [from, to];
  return [
    { account, thirdParty: debited, debit: amount, credit: 0n },
    { account, thirdParty: credited, debit: 0n, credit: amount },
  ];
}

function largest(rows: readonly { account: string; amount: Cents }[]): string | null {
  return rows.toSorted((a, b) => Number(abs(b.amount) - abs(a.amount)))[0]?.account ?? null;
}
