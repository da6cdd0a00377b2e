/** Sales that bear no VAT by what is sold, to whom, or by whom. */
import { pastMonths } from '#core/books/past-months.ts';
import { namesUntaxedSales } from '#core/identity/untaxed-name.es.ts';
import type { Cents } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import type { Context } from '../rules.ts';
import { vatAccounts } from '../vat-accounts.es.ts';

/** Months with sales and without VAT after which the company is assumed to sell untaxed goods. */
const NEVER = 3;

/** Sales to customers abroad, and in accounts whose name says that they bear no VAT. */
export function untaxedSales({ balance, roles }: Context): Cents {
  const leaves = roles.ingresos.leaves();
  const named = leaves.filter((leaf) => namesUntaxedSales(balance.leaf(leaf).name));
  const others = leaves.filter((leaf) => !named.includes(leaf));
  const abroad = [...balance.people(others)].filter(({ key }) => isForeignId(key));
  return abroad.reduce((sum, { credit }) => sum + credit, balance.sumOf(named).credit);
}

/** Sections of the CIIU whose sales are mostly exempt or excluded: farming, education, health (ET 424, 476, 477). */
export function isUntaxedActivity(ciiu: string | undefined): boolean {
  return ciiu !== undefined && /^(0[1-3]|85|86)/.test(ciiu);
}

/** Several past months with sales and none with VAT: an exporter, or a seller of exempt or excluded goods only. */
export function neverGenerated({ history, period, roles }: Context): boolean {
  const past = pastMonths(history, period, NEVER);
  return (
    past.missing.length === 0 &&
    past.balances.every(
      (month) =>
        month.sumOf(vatAccounts(month, roles).generado).credit === 0n && roles.ingresos.in(month).sum().credit > 0n,
    )
  );
}
