/** IVA-1, returns: a note to a customer who was charged VAT reverses it too (ET 484), unless the account was netted. */
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, percentOf, roundToPesos } from '#core/money/money.ts';
import type { Context } from '../rules.ts';
import type { VatAccounts } from '../vat-accounts.es.ts';
import { salesLeaves, usualShares } from './charged-before.ts';

/** Part of the tax of a return that must be reversed: a return may mix goods. */
const REVERSED_PERCENT = 50;

export function returnsWithTax(account: string | null, accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, roles, tolerances } = context;
  const returned = balance
    .people(roles.devolucionesEnVentas.leaves())
    .list.filter(({ debit, credit }) => debit - credit > tolerances.noise);
  if (returned.length === 0) return [];
  const keys = new Set(returned.map(({ key }) => key));
  const shares = usualShares(keys, (month) => salesLeaves(month, context), context);
  const own = balance.people(
    [...accounts.generado, ...accounts.devoluciones].sort((a, b) => a - b),
    { only: keys },
  );
  // Reversed under the authority or nobody: no customer can be judged.
  const together = balance.sumOf(accounts.devoluciones).debit;
  const byCustomer = balance
    .people(accounts.devoluciones, { only: keys })
    .list.reduce((sum, { debit }) => sum + debit, 0n);
  if (together > byCustomer) return [];
  const bare = returned.flatMap(({ key, entry: thirdParty, debit, credit, rows }) => {
    const share = shares.get(key);
    const part = own.get(key);
    // A netted account (closing zero) was debited anyway.
    if (share === undefined || (part && part.closing === 0n && part.debit > 0n)) return [];
    const expected = roundToPesos(percentOf(debit - credit, share));
    const reversed: Cents = max(0n, part?.debit ?? 0n);
    if (reversed >= percentOf(expected, REVERSED_PERCENT)) return [];
    const amount = expected - reversed;
    return amount <= tolerances.noise ? [] : [{ thirdParty, amount, rows, sold: debit - credit, expected, reversed }];
  });
  if (bare.length === 0) return [];
  const sum = (field: 'sold' | 'expected' | 'reversed' | 'amount') => bare.reduce((all, one) => all + one[field], 0n);
  return [
    {
      severity: sum('amount') >= tolerances.materiality ? 'media' : 'baja',
      account,
      subject: 'devolucion',
      thirdParties: bare.map(({ thirdParty, amount, rows }) => ({ thirdParty, amount, rows })),
      amount: sum('amount'),
      expected: sum('expected'),
      found: sum('reversed'),
      data: { kind: 'devolucion', tax: sum('reversed'), sold: sum('sold'), rate: 0 },
      formula: [
        { label: 'returned', amount: sum('sold'), kind: 'term' },
        { label: 'expectedTax', amount: sum('expected'), kind: 'term' },
        { label: 'reversed', amount: -sum('reversed'), kind: 'term' },
        { label: 'difference', amount: sum('amount'), kind: 'total' },
      ],
      rows: bare.flatMap(({ rows }) => rows),
    },
  ];
}
