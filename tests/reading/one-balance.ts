/** One simulated balance for reading tests: its rows, to be written in any notation, and the expected result. */
import type { BalanceData } from '#core/books/balance-data.ts';
import type { Cents } from '#core/money/money.ts';
import { toDecimal } from '#core/money/money.ts';
import { amountFields } from '#core/reading/format.ts';
import type { TrialBalanceRow } from '#simulator/model.ts';
import { simulateCompany } from '#simulator/simulate-company.ts';

const { company, months } = simulateCompany({
  seed: 7,
  from: { year: 2026, month: 3 },
  months: 1,
  errors: 'none',
  size: 'tiny',
});

export const title = [
  'Balance de prueba por tercero',
  company.name,
  `${company.nit}-${company.dv}`,
  'De Marzo 2026 a Marzo 2026',
];

/** Replaces three simulated ids by the placeholders that books use for third parties without id. */
const thirdParties = [...new Set(months[0]!.rows.flatMap((row) => row.thirdParty?.id ?? []))];
const odd = new Map([
  [thirdParties[5], 'GENERICO'],
  [thirdParties[17], 'MXAB12345'],
  [thirdParties[29], 'PA-77 12'],
]);

/** The rows, titles before their details; amounts in whole pesos, or mostly with cents. */
export function balanceRows(withCents: boolean): TrialBalanceRow[] {
  const change = (cents: Cents) => (cents / 100n) * (withCents ? 137n : 100n);
  const rows = months[0]!.rows.map((row) => {
    const [opening, debit, credit] = [change(row.opening), change(row.debit), change(row.credit)];
    const known = row.thirdParty;
    const thirdParty = known && { ...known, id: odd.get(known.id) ?? known.id };
    return { ...row, thirdParty, opening, debit, credit, closing: opening + debit - credit };
  });
  for (const total of rows.filter((row) => row.title)) {
    const below = rows.filter((row) => !row.title && row.account.startsWith(total.account));
    for (const field of amountFields) total[field] = below.reduce((sum, row) => sum + row[field], 0n);
  }
  return rows;
}

/** Facts as sorted lines of account, id, name and amounts: equal balances have equal lines. */
export function expectedFacts(rows: readonly TrialBalanceRow[]): string[] {
  return rows
    .filter((row) => !row.title)
    .map((row) =>
      [
        row.account,
        row.thirdParty?.id ?? '',
        row.thirdParty?.name ?? '',
        ...amountFields.map((field) => toDecimal(row[field])),
      ].join(' · '),
    )
    .sort();
}

/** The same for a balance that was read. */
export function factsRead({ accounts, thirdParties, rows }: BalanceData): string[] {
  return Array.from(rows.account, (account, row) =>
    [
      accounts.codes[account],
      thirdParties.ids[rows.thirdParty[row]!],
      thirdParties.names[rows.thirdParty[row]!],
      ...amountFields.map((field) => toDecimal(rows[field][row]!)),
    ].join(' · '),
  ).sort();
}
