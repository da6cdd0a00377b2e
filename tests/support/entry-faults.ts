/** What a suggested entry must be in any books: balanced, by third party as the company books it, and of its amount. */
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Finding } from '#core/engine/finding.ts';
import { type Cents, fromDecimal } from '#core/money/money.ts';

/** Rules whose entry posts more than their amount, with the reason. */
const WHOLE_ENTRY: Readonly<Record<string, string>> = {
  'IVA-12': 'closes the deductible VAT of the period too',
  'NAT-10': 'crosses all accounts of the tax',
  'OBL-1': 'splits the whole instalment of a lease',
  'UTI-3': 'closes every result account',
};

/** Faults in words; empty where the entry is right. `months`: the audited one and those before it, latest first. */
export function entryFaults({ rule, entry, amount }: Finding, months: readonly TrialBalance[]): string[] {
  const sum = (side: 'debit' | 'credit') => entry.reduce((all, line) => all + fromDecimal(line[side]), 0n);
  const [debits, credits] = [sum('debit'), sum('credit')];
  const stake: Cents = fromDecimal(amount);
  return [
    ...(debits === credits ? [] : [`${rule}: debits ${debits}, credits ${credits}`]),
    ...(entry.length === 0 || debits === stake || rule in WHOLE_ENTRY ? [] : [`${rule}: ${debits} of ${stake}`]),
    ...entry.flatMap(({ account, nit, thirdPartyName, outsideChart }) => {
      const people = peopleOf(account, months);
      if (people === null) return outsideChart ? [] : [`${rule}: ${account} is not said to be outside the chart`];
      if (outsideChart) return [`${rule}: ${account} is in the chart`];
      const isKeptBy = people.length > 0 && people.every((key) => key !== '');
      return isKeptBy && !nit && !thirdPartyName ? [`${rule}: ${account} without third party`] : [];
    }),
  ];
}

/** Keys of the third parties of an account, in the newest month that has it; null where none does. */
function peopleOf(account: string, months: readonly TrialBalance[]): string[] | null {
  for (const month of months) {
    const leaf = month.accountIndex(account);
    if (leaf >= 0 && month.leaves(account).includes(leaf)) return month.leaf(leaf).people.map(({ key }) => key);
  }
  return null;
}
