/** V12, generated: what the rules about sales share: totals of the month, and customers where the tax names them. */
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { thirdPartyConvention } from '#core/checks/third-party-convention.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { FactTerm } from '#core/engine/fact.ts';
import type { Cents } from '#core/money/money.ts';
import { type Context, isAbove, ratesOf } from '../rules.ts';
import type { VatAccounts } from '../vat-accounts.es.ts';
import { type Groups, groupsOf } from './groups.ts';
import { BASES, type Sale, salesOf, sumOf } from './sale.ts';
import { soldAssets } from './sold-assets.ts';

/** Part of the tax that proves that it is booked by customer. */
const BACKED_PERCENT = 90n;

export interface Sales {
  /** Account of the generated VAT, or the role's. */
  account: string | null;
  tax: Cents;
  sold: Cents;
  /** With other income, and assets sold. */
  all: Cents;
  /** The tax of the month is above the highest rate in all, or of the sales without the assets sold. */
  isAbove: boolean;
  isAboveSales: boolean;
  /** The tax is booked under each customer. */
  isByCustomer: boolean;
  /** The sales are under third parties other than the tax. */
  isElsewhere: boolean;
  groups: Groups | null;
  formula: readonly FactTerm[];
}

export function salesOfMonth(accounts: VatAccounts, context: Context): Sales {
  const { balance, roles } = context;
  const account =
    accounts.generado.length > 0
      ? commonAccount(balance.codes(accounts.generado))
      : (roles.generado.prefixes[0] ?? null);
  const tax = balance.sumOf(accounts.generado).credit;
  const base = BASES.reduce((sum, role) => sum + roles[role].sum().credit, 0n);
  const all = base + soldAssets(context);
  const byCustomer = salesOf(accounts, context);
  const isByCustomer =
    thirdPartyConvention([{ balance, leaves: accounts.generado }], 'credit') === 'tercero' || isBacked(byCustomer);
  const customers = isByCustomer ? byCustomer : [];
  const bare = customers.filter((sale) => sale.all <= 0n);
  const isElsewhere = isBaseElsewhere(bare.length, sumOf(bare, 'tax'), sumOf(customers, 'tax'));
  return {
    account,
    tax,
    sold: roles.ingresos.sum().credit,
    all,
    isAbove: isOverall(tax, all, context),
    isAboveSales: isOverall(tax, base, context),
    isByCustomer,
    isElsewhere,
    groups: isElsewhere ? null : groupsOf(customers, context),
    formula: [
      { label: 'sold', amount: all, kind: 'term' },
      { label: 'generated', amount: tax, kind: 'total' },
    ],
  };
}

/** Authorities buy too: nearly all of the tax is of third parties with sales. */
function isBacked(sales: readonly Sale[]): boolean {
  const tax = sumOf(sales, 'tax');
  const backed = sumOf(
    sales.filter(({ sold }) => sold > 0n),
    'tax',
  );
  return tax > 0n && backed * 100n >= tax * BACKED_PERCENT;
}

function isOverall(tax: Cents, all: Cents, context: Context): boolean {
  return isAbove(tax, all, ratesOf(context).at(-1) ?? 0, context.parameters.puntosDeTarifa);
}
