/** Sales of each customer with their generated VAT, and the fact of a group of them. */

import { atRate } from '#core/checks/at-rate.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { namesUntaxedSales } from '#core/identity/untaxed-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { percentOf, roundToPesos } from '#core/money/money.ts';
import type { Context } from '../rules.ts';
import type { VatAccounts } from '../vat-accounts.es.ts';

/** Bases of the tax besides sales. */
const BESIDES = ['otrosIngresos', 'mandatos', 'ingresosDiferidos'] as const;
export const BASES = ['ingresos', ...BESIDES, 'ingresosExcluidos'] as const;

export interface Sale {
  key: string;
  tax: Cents;
  /** Sales but those in accounts named untaxed; also with these, other income and sales on behalf of others. */
  sold: Cents;
  all: Cents;
}

export function sumOf(sales: readonly Sale[], field: 'tax' | 'sold'): Cents {
  return sales.reduce((sum, sale) => sum + sale[field], 0n);
}

/** Third parties with sales or VAT in the month. Returns are on the opposite side of both. */
export function salesOf(accounts: VatAccounts, { balance, roles }: Context): Sale[] {
  const tax = balance.people(accounts.generado).sums('credit');
  const untaxed = roles.ingresos.leaves().filter((leaf) => namesUntaxedSales(balance.leaf(leaf).name));
  const taxable = roles.ingresos.leaves().filter((leaf) => !untaxed.includes(leaf));
  const sold = balance.people(taxable).sums('credit');
  const free = balance.people(untaxed).sums('credit');
  const excluded = balance.people(roles.ingresosExcluidos.leaves()).sums('credit');
  const others = BESIDES.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b);
  const other = balance.people(others).sums('credit');
  return balance.thirdParties
    .numbersWhere((number) => number > 0 && !(tax.isZero(number) && sold.isZero(number)))
    .map((number) => ({
      key: balance.thirdParties.keyOf(number),
      tax: tax.at(number),
      sold: sold.at(number),
      all: sold.at(number) + free.at(number) + other.at(number) + excluded.at(number),
    }));
}

/** How a group is told: its share of tax, and the sales that it is of. */
export interface Telling {
  fact?: Pick<RuleFact, 'severity' | 'subject'>;
  rateOf(sale: Sale): number;
  /** Sales alone, or with other income; default sales. */
  base?: 'sold' | 'all';
}

/** None for an empty group. */
export function groupFacts(
  group: readonly Sale[],
  { fact = {}, rateOf, base = 'sold' }: Telling,
  { account, accounts, context }: { account: string | null; accounts: VatAccounts; context: Context },
): RuleFact[] {
  if (group.length === 0) return [];
  const { balance, roles } = context;
  const byKey = new Map(group.map((sale) => [sale.key, sale]));
  const leaves = [...accounts.generado, ...roles.ingresos.leaves()].sort((a, b) => a - b);
  const thirdParties = balance
    .people(leaves, { only: new Set(byKey.keys()) })
    .list.map(({ key, entry: thirdParty, rows }) => {
      const sale = byKey.get(key)!;
      const difference = sale.tax - percentOf(sale[base], rateOf(sale));
      return {
        thirdParty,
        amount: roundToPesos(difference < 0n ? -difference : difference),
        rows,
      };
    });
  const tax = group.reduce((sum, sale) => sum + sale.tax, 0n);
  const sold = group.reduce((sum, sale) => sum + sale[base], 0n);
  const expected = roundToPesos(group.reduce((sum, sale) => sum + percentOf(sale[base], rateOf(sale)), 0n));
  const rate = sold === 0n ? 0 : Math.round((Number(expected) / Number(sold)) * 10_000) / 100;
  return [
    {
      ...fact,
      account,
      thirdParties,
      amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
      expected,
      found: tax,
      data: { kind: fact.subject ?? 'tercero', tax, sold, rate },
      formula: [
        { label: 'sold', amount: sold, kind: 'term' },
        {
          label: 'expectedTax',
          amount: expected,
          kind: 'term',
          ...(roundToPesos(percentOf(sold, rate)) === expected ? atRate(sold, { percent: rate }) : {}),
        },
        { label: 'generated', amount: -tax, kind: 'term' },
        { label: 'difference', amount: expected - tax, kind: 'total' },
      ],
      rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}
