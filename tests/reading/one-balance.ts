/** One simulated balance for the tests of reading: its rows, to be written in any way, and what reading them must give. */
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

/** Three of the simulated ids become what books have for people without a number. */
const people = [...new Set(months[0]!.rows.flatMap((row) => row.thirdParty?.id ?? []))];
const odd = new Map([
  [people[5], 'GENERICO'],
  [people[17], 'MXAB12345'],
  [people[29], 'PA-77 12'],
]);

/** The rows, titles before what they total; amounts in whole pesos, or with cents in most of them. */
export function balanceRows(withCents: boolean): TrialBalanceRow[] {
  const change = (cents: Cents) => (cents / 100n) * (withCents ? 137n : 100n);
  const rows = months[0]!.rows.map((row) => {
    const { thirdParty } = row;
    const [opening, debit, credit] = [change(row.opening), change(row.debit), change(row.credit)];
    const person = thirdParty && { ...thirdParty, id: odd.get(thirdParty.id) ?? thirdParty.id };
    return { ...row, thirdParty: person, opening, debit, credit, closing: opening + debit - credit };
  });
  for (const total of rows.filter((row) => row.title)) {
    const below = rows.filter((row) => !row.title && row.account.startsWith(total.account));
    for (const field of amountFields) total[field] = below.reduce((sum, row) => sum + row[field], 0n);
  }
  return rows;
}

/** The facts as sorted lines of account, id, name and amounts: two balances are the same when these are. */
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

/** The same of a balance that was read. */
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
