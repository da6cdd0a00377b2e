/** Instalments of a lease that were expensed whole as rent. */
import { spentIn } from '#core/books/month-flow.ts';
import { ownAccount } from '#core/checks/suggested-entry.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';
import type { Loan } from './loans.ts';
import type { Context } from './roles.ts';

/** Rent charged by a lender. */
export interface Lease {
  account: string;
  amount: Cents;
}

/** The rent of the month that holds at least the interest due, or null. */
export function leaseOf({ balance, roles, period }: Context, { key }: Loan, due: Cents): Lease | null {
  const rent = roles.arrendamientos.leaves().flatMap((leaf): Lease[] => {
    const charged = balance.people([leaf]).get(key);
    return charged ? [{ account: balance.leaf(leaf).code, amount: spentIn(charged, period) }] : [];
  });
  return rent.find(({ amount }) => amount > due && due > 0n) ?? null;
}

/** Takes the instalment out of the rent: interest and capital. */
export function splitInstalment(
  { balance, roles }: Context,
  { account, thirdParty }: Loan,
  due: Cents,
  lease: Lease,
): FactEntryLine[] {
  return [
    { account: ownAccount(balance, roles.intereses.prefixes), thirdParty, debit: due, credit: 0n },
    { account, thirdParty, debit: lease.amount - due, credit: 0n },
    { account: lease.account, thirdParty, debit: 0n, credit: lease.amount },
  ];
}
