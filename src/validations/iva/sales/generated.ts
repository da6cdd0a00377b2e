/** V12, generated: VAT of each customer against sales to it, and in total against the month's sales. */

import { pastMonths } from '#core/books/past-months.ts';
import { isBaseElsewhere } from '#core/checks/kept-elsewhere.ts';
import { thirdPartyConvention } from '#core/checks/third-party-convention.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import { namesUntaxedSales } from '#core/identity/untaxed-name.es.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { isForeignId } from '#core/reference/people/foreign-id.ts';
import { type Context, isAbove, isNear, ratesOf, type Skipped, type VatFact } from '../rules.ts';
import { type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';
import { salesLeaves, usualShares } from './charged-before.ts';
import { returnsWithTax } from './returned-sales.ts';
import { isTaxOfAssets, soldAssets } from './sold-assets.ts';
import { belowUsualInTotal, chargedAbroad } from './total-share.ts';

/** Months with sales and without VAT after which the company is assumed to sell untaxed goods. */
const NEVER = 3;
/** Part of the tax that proves that it is booked by customer. */
const BACKED_PERCENT = 90n;
/** Share of the usual tax below which a sale lacks some of it. */
const LESS_PERCENT = 90;
/** Consumption tax of restaurants and bars, which some companies book here (ET 512-9). */
const CONSUMPTION_PERCENT = 8;

/** Bases of the tax besides sales. */
const BESIDES = ['otrosIngresos', 'mandatos', 'ingresosDiferidos'] as const;
const BASES = ['ingresos', ...BESIDES, 'ingresosExcluidos'] as const;

interface Sale {
  key: string;
  tax: Cents;
  /** Sales; also with other income and sales on behalf of others. */
  sold: Cents;
  all: Cents;
}

export function generated(accounts: VatAccounts, context: Context): { facts: VatFact[]; notEvaluated: Skipped[] } {
  const { balance, roles, profile } = context;
  if (profile.responsableIva === false) return { facts: [], notEvaluated: [] };
  const account =
    accounts.generado.length > 0 ? codeOf(accounts.generado, context) : (roles.generado.prefixes[0] ?? null);
  const tax = balance.sumOf(accounts.generado).credit;
  const sold = roles.ingresos.sum().credit;
  const all = BASES.reduce((sum, role) => sum + roles[role].sum().credit, 0n);
  const total = totalFacts(account, tax, sold, all + soldAssets(context), accounts, context);
  const byCustomer = salesOf(accounts, context);
  const isByCustomer =
    thirdPartyConvention([{ balance, leaves: accounts.generado }], 'credit') === 'tercero' || isBacked(byCustomer);
  const sales = isByCustomer ? byCustomer : [];
  const bare = sales.filter((sale) => sale.all <= 0n);
  const isElsewhere = isBaseElsewhere(bare.length, sumOf(bare, 'tax'), sumOf(sales, 'tax'));
  const thirdParties = isElsewhere
    ? []
    : customerFacts(sales, account, isOverall(tax, all, context), accounts, context);
  const isUnknown = profile.responsableIva === undefined && tax === 0n && sold > 0n;
  return {
    // What individual customers explain is reported for them.
    facts: [
      ...total.filter(({ rule }) => !thirdParties.some((fact) => fact.rule === rule)),
      ...thirdParties,
      ...(isByCustomer ? returnsWithTax(account, accounts, context) : []),
      ...(isByCustomer ? chargedAbroad(account, context) : belowUsualInTotal(account, tax, sold, context)),
    ],
    notEvaluated: [
      ...(isUnknown ? [{ rule: 'IVA-3', reason: 'responsibleUnknown' } as const] : []),
      ...(isElsewhere ? [{ rule: 'IVA-1', reason: 'salesElsewhere' } as const] : []),
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

function sumOf(sales: readonly Sale[], field: 'tax' | 'sold'): Cents {
  return sales.reduce((sum, sale) => sum + sale[field], 0n);
}

function isOverall(tax: Cents, all: Cents, context: Context): boolean {
  return isAbove(tax, all, ratesOf(context).at(-1) ?? 0, context.parameters.puntosDeTarifa);
}

function totalFacts(
  account: string | null,
  tax: Cents,
  sold: Cents,
  all: Cents,
  accounts: VatAccounts,
  context: Context,
): VatFact[] {
  const { balance, roles, profile, tolerances } = context;
  const rows = balance.rowsOf(tax === 0n ? roles.ingresos.leaves() : accounts.generado);
  const formula = [
    { label: 'sold', amount: all, kind: 'term' },
    { label: 'generated', amount: tax, kind: 'total' },
  ] as const;
  const highest = ratesOf(context).at(-1) ?? 0;
  if (tax === 0n) {
    const taxable = sold - untaxedSales(context);
    if (taxable <= tolerances.noise || profile.responsableIva !== true) return [];
    const never = neverGenerated(context) || isUntaxedActivity(profile.ciiu);
    const severity = never ? 'baja' : 'alta';
    return [
      {
        rule: 'IVA-3',
        severity,
        account,
        amount: taxable,
        data: { sold: taxable, never: never ? 1 : 0 },
        formula,
        rows,
      },
    ];
  }
  if (all <= tolerances.noise)
    return [
      { rule: 'IVA-4', account, subject: 'total', amount: tax, data: { kind: 'total', sold: all }, formula, rows },
    ];
  if (!isOverall(tax, all, context)) return [];
  const most = roundToPesos(percentOf(all, highest));
  return [
    {
      rule: 'IVA-2',
      severity: 'alta',
      account,
      subject: 'total',
      amount: tax - most,
      expected: most,
      found: tax,
      data: { kind: 'total', sold: all, rate: highest },
      formula,
      rows,
    },
  ];
}

/** Sales to customers abroad, and in accounts whose name says that they bear no VAT. */
function untaxedSales({ balance, roles }: Context): Cents {
  const leaves = roles.ingresos.leaves();
  const named = leaves.filter((leaf) => namesUntaxedSales(balance.leaf(leaf).name));
  const others = leaves.filter((leaf) => !named.includes(leaf));
  const abroad = [...balance.people(others)].filter(({ key }) => isForeignId(key));
  return abroad.reduce((sum, { credit }) => sum + credit, balance.sumOf(named).credit);
}

/** Sections of the CIIU whose sales are mostly exempt or excluded: farming, education, health (ET 424, 476, 477). */
function isUntaxedActivity(ciiu: string | undefined): boolean {
  return ciiu !== undefined && /^(0[1-3]|85|86)/.test(ciiu);
}

/** Several past months with sales and none with VAT: an exporter, or a seller of exempt or excluded goods only. */
function neverGenerated({ history, period, roles }: Context): boolean {
  const past = pastMonths(history, period, NEVER);
  return (
    past.missing.length === 0 &&
    past.balances.every(
      (month) =>
        month.sumOf(vatAccounts(month, roles).generado).credit === 0n && roles.ingresos.in(month).sum().credit > 0n,
    )
  );
}

function customerFacts(
  sales: readonly Sale[],
  account: string | null,
  isTotalAbove: boolean,
  accounts: VatAccounts,
  context: Context,
): VatFact[] {
  const { parameters } = context;
  const rates = ratesOf(context);
  const highest = rates.at(-1) ?? 0;
  const points = parameters.puntosDeTarifa;
  // Most sales are at the highest rate.
  const likeliest = rates.toReversed();
  const odd = sales.filter(
    ({ tax, sold, all }) =>
      !likeliest.some((rate) => isNear(tax, sold, rate, points) || (all !== sold && isNear(tax, all, rate, points))),
  );
  if (odd.length === 0 && !sales.some(({ tax }) => tax === 0n)) return [];
  const isOdd = new Set(odd);
  const taxed = sales.filter((sale) => sale.tax > 0n && !isOdd.has(sale));
  const isPure = sumOf(taxed, 'sold') * 100n >= sumOf(sales, 'sold') * BigInt(Math.round(parameters.ventasATarifa));
  const unbacked = isTaxOfAssets(odd, highest, context) ? [] : odd;
  const above = unbacked.filter(({ tax, all }) => all > 0n && isAbove(tax, all, highest, points));
  const withoutSale = unbacked.filter(({ tax, all }) => all <= 0n && tax > context.tolerances.noise);
  const between = odd.filter(({ tax, all }) => all > 0n && tax > 0n && !isAbove(tax, all, highest, points));
  const usual = usualRate(taxed, rates, points);
  const lacking = [...between, ...sales.filter(({ tax, sold }) => tax === 0n && sold > context.tolerances.noise)];
  const shares = usualShares(new Set(lacking.map(({ key }) => key)), (month) => salesLeaves(month, context), context);
  const lessThanUsual = lacking.filter((sale) => isBelowUsual(sale, shares, context.tolerances.noise));
  // Where many sales lack the usual rate, only customers who were always charged it are questioned.
  const others = lacking.filter((sale) => !lessThanUsual.includes(sale));
  const consumption = others.filter(({ tax, sold }) => tax > 0n && isNear(tax, sold, CONSUMPTION_PERCENT, points));
  const free = others.filter(({ tax }) => tax === 0n);
  const mixed = others.filter((sale) => !consumption.includes(sale) && !free.includes(sale) && !shares.has(sale.key));
  const softly = isPure ? {} : { severity: 'baja' as const };
  const ofGroup = (group: readonly Sale[], fact: Partial<VatFact> & Pick<VatFact, 'rule'>, rate: number): VatFact[] =>
    group.length === 0 ? [] : [groupFact(group, fact, () => rate, account, accounts, context)];
  const bySorts = [
    ...ofGroup(above, { rule: 'IVA-2', severity: isTotalAbove ? 'alta' : 'media' }, highest),
    ...ofGroup(withoutSale, { rule: 'IVA-4' }, 0),
    ...ofGroup(consumption, { rule: 'IVA-1', severity: 'baja', subject: 'consumo' }, usual),
    ...ofGroup(isPure ? mixed : [], { rule: 'IVA-1', subject: 'tarifa', ...softly }, usual),
    ...ofGroup(isPure ? free : [], { rule: 'IVA-1', severity: 'baja', subject: 'sinIva' }, usual),
  ];
  if (lessThanUsual.length === 0) return bySorts;
  const share = ({ key }: Sale) => shares.get(key)!;
  return [
    ...bySorts,
    groupFact(lessThanUsual, { rule: 'IVA-1', subject: 'habito' }, share, account, accounts, context),
  ];
}

/** Whether a customer is charged clearly less than its usual share. */
function isBelowUsual({ key, tax, sold }: Sale, shares: ReadonlyMap<string, number>, noise: Cents): boolean {
  const share = shares.get(key);
  if (share === undefined) return false;
  const expected = percentOf(sold, share);
  return tax < percentOf(expected, LESS_PERCENT) && expected - tax > noise;
}

/** The rate of most sales. */
function usualRate(taxed: readonly Sale[], rates: readonly number[], points: number): number {
  let [usual, most] = [rates.at(-1) ?? 0, 0n];
  for (const rate of rates.filter((one) => one > 0)) {
    const sold = taxed
      .filter((sale) => isNear(sale.tax, sale.sold, rate, points))
      .reduce((sum, sale) => sum + sale.sold, 0n);
    if (sold > most) [usual, most] = [rate, sold];
  }
  return usual;
}

/** Third parties with sales or VAT in the month. Returns are on the opposite side of both. */
function salesOf(accounts: VatAccounts, { balance, roles }: Context): Sale[] {
  const tax = balance.people(accounts.generado).sums('credit');
  const sold = balance.people(roles.ingresos.leaves()).sums('credit');
  const excluded = balance.people(roles.ingresosExcluidos.leaves()).sums('credit');
  const others = BESIDES.flatMap((role) => roles[role].leaves()).sort((a, b) => a - b);
  const other = balance.people(others).sums('credit');
  return balance.thirdParties
    .numbersWhere((number) => number > 0 && !(tax.isZero(number) && sold.isZero(number)))
    .map((number) => ({
      key: balance.thirdParties.keyOf(number),
      tax: tax.at(number),
      sold: sold.at(number),
      all: sold.at(number) + other.at(number) + excluded.at(number),
    }));
}

function groupFact(
  group: readonly Sale[],
  fact: Partial<VatFact> & Pick<VatFact, 'rule'>,
  rateOf: (sale: Sale) => number,
  account: string | null,
  accounts: VatAccounts,
  context: Context,
): VatFact {
  const { balance, roles } = context;
  const byKey = new Map(group.map((sale) => [sale.key, sale]));
  const leaves = [...accounts.generado, ...roles.ingresos.leaves()].sort((a, b) => a - b);
  const thirdParties = balance
    .people(leaves, { only: new Set(byKey.keys()) })
    .list.map(({ key, entry: thirdParty, rows }) => {
      const sale = byKey.get(key)!;
      const difference = sale.tax - percentOf(fact.rule === 'IVA-2' ? sale.all : sale.sold, rateOf(sale));
      return {
        thirdParty,
        amount: roundToPesos(difference < 0n ? -difference : difference),
        rows,
      };
    });
  const tax = group.reduce((sum, sale) => sum + sale.tax, 0n);
  const sold = group.reduce((sum, sale) => sum + (fact.rule === 'IVA-2' ? sale.all : sale.sold), 0n);
  const expected = roundToPesos(
    group.reduce((sum, sale) => sum + percentOf(fact.rule === 'IVA-2' ? sale.all : sale.sold, rateOf(sale)), 0n),
  );
  const rate = sold === 0n ? 0 : Math.round((Number(expected) / Number(sold)) * 10_000) / 100;
  return {
    ...fact,
    account,
    thirdParties,
    amount: thirdParties.reduce((sum, { amount }) => sum + amount, 0n),
    expected,
    found: tax,
    data: { kind: fact.subject ?? 'tercero', tax, sold, rate },
    formula: [
      { label: 'sold', amount: sold, kind: 'term' },
      { label: 'expectedTax', amount: expected, kind: 'term' },
      { label: 'generated', amount: -tax, kind: 'term' },
      { label: 'difference', amount: expected - tax, kind: 'total' },
    ],
    rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
  };
}

function codeOf(leaves: readonly number[], { balance }: Context): string {
  return commonAccount(balance.codes(leaves));
}
