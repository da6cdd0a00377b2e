/** Entry that crosses a credit with its tax: the tax under its authority, the credit under each who withheld it. */
import type { AccountRole } from '#core/books/account-role.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { byHabit, MOST_IN_ENTRY, ownAccount } from '#core/checks/suggested-entry.ts';
import { nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import { abs, type Cents, min } from '#core/money/money.ts';
import { isMunicipalAuthority } from '#core/reference/people/tax-authority.es.ts';

/** `amount`: the oldest part of the balance, allocated to the largest third parties first. */
export function crossingEntry(
  balance: TrialBalance,
  credit: AccountRole,
  tax: AccountRole,
  authority: number | null,
  amount: Cents,
): FactEntryLine[] {
  const debited = ownAccount(balance, tax.prefixes);
  const holders = balance
    .people(credit.leaves(), { withNone: true })
    .list.flatMap(({ parts }) => parts)
    .filter(({ opening, closing }) => opening > 0n && closing > 0n)
    .sort((a, b) => (a.closing < b.closing ? 1 : -1));
  let left = amount;
  const lines: FactEntryLine[] = [];
  for (const { leaf, entry, opening, closing } of holders.slice(0, MOST_IN_ENTRY)) {
    const taken = min(left, opening, closing);
    if (taken <= 0n) continue;
    left -= taken;
    lines.push({ account: balance.leaf(leaf).code, thirdParty: entry, debit: 0n, credit: taken });
  }
  const [first] = credit.leaves();
  if (left > 0n && first !== undefined)
    lines.push({ account: balance.leaf(first).code, thirdParty: null, debit: 0n, credit: left });
  return debited === ''
    ? []
    : [...byHabit([{ account: debited, thirdParty: authority, debit: amount, credit: 0n }]), ...lines];
}

/** The third party of the municipal tax: the one with its largest balance, else a treasury by name; null if unknown. */
export function municipality(balance: TrialBalance, ica: AccountRole): number | null {
  const people = balance.people(ica.leaves()).list;
  const national = nationalAuthority(balance);
  const holders = people
    .filter(({ entry }) => entry !== national)
    .sort((a, b) => (abs(a.closing) < abs(b.closing) ? 1 : -1));
  if (holders[0]) return holders[0].entry;
  const found = balance.thirdParties.find((id, entry) => isMunicipalAuthority(id, balance.thirdParties.name(entry)));
  return found < 0 ? null : found;
}
