/** Expenses limited by tax law, of the month and the year, by account. */

import type { AccountRole } from '#core/books/account-role.ts';
import type { Amounts } from '#core/books/amounts.ts';
import { spentIn } from '#core/books/month-flow.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { Period } from '#core/calendar/period.ts';
import type { FactThirdParty } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { abs, type Cents, max, percentOf } from '#core/money/money.ts';
import { itemByName, type NamedItem } from './names.es.ts';

/** Items identified by the account alone, in the order in which a role wins. */
const ITEMS = [
  'sanciones',
  'litigiosLaborales',
  'impuestosAsumidos',
  'impuestoRenta',
  'impuestoPatrimonio',
  'gmf',
  'impuestos',
  'donaciones',
  'atenciones',
  'provisiones',
  'ejerciciosAnteriores',
  'personales',
  'marcadas',
] as const;
export type ItemRole = (typeof ITEMS)[number];

const BY_NAME: Record<NamedItem, ItemRole> = {
  sanciones: 'sanciones',
  gmf: 'gmf',
  patrimonio: 'impuestoPatrimonio',
  atenciones: 'atenciones',
  personales: 'personales',
  marcadas: 'marcadas',
};
/** Roles that identify the item regardless of the name. General taxes may be one of the named ones. */
const DECISIVE = ITEMS.filter((role) => role !== 'impuestos');

/** Non-deductible percentage. */
const SHARE: Partial<Record<ItemRole, number>> = { gmf: 50 };

export interface Expense {
  item: ItemRole;
  leaf: number;
  /** Of the month. */
  spent: Cents;
  /** Year to date, including the month. */
  year: Cents;
}

export interface Books {
  balance: TrialBalance;
  period: Period;
  /** Income tax rate, percent. */
  rate: number;
  /** Yearly balances up to it are rounding. */
  noise: Cents;
}

/** Tax on the non-deductible part, to the peso: an estimate. */
export function taxOn(rejected: Cents, rate: number): Cents {
  return (percentOf(rejected, rate) / 100n) * 100n;
}

/** Year-to-date expense of an account, before the closing entry. */
export function yearToDate(amounts: Amounts, period: Period): Cents {
  return amounts.opening + spentIn(amounts, period);
}

/** Limited expense accounts with their amounts. An account is one item: by company setting, by code, or by name. */
export function limitedExpenses(
  { balance, period, noise }: Books,
  roles: Readonly<Record<ItemRole | 'gastos', AccountRole>>,
): Expense[] {
  const candidates = new Set([...roles.gastos.leaves(), ...ITEMS.flatMap((role) => roles[role].leaves())]);
  return [...candidates]
    .sort((a, b) => a - b)
    .flatMap((leaf) => {
      const code = balance.leaf(leaf).code;
      const named = itemByName(balance.leaf(leaf).name);
      const item =
        DECISIVE.find((own) => roles[own].has(code)) ??
        (named ? BY_NAME[named] : roles.impuestos.has(code) ? 'impuestos' : null);
      const amounts = balance.leaf(leaf).sum;
      const year = yearToDate(amounts, period);
      return item === null || year <= noise ? [] : [{ item, leaf, spent: spentIn(amounts, period), year }];
    });
}

/**
 * One fact per account: the year's expense in December and in the closing period, else the month's if any. `base`: the
 * non-deductible part before the item's percentage; default all.
 */
export function expenseFact(
  { item, leaf, spent, year }: Expense,
  { balance, period, rate: taxRate, noise }: Books,
  base?: Cents,
): RuleFact[] {
  // No tax is left to compute on the income tax itself.
  const isIncomeTax = item === 'impuestoRenta';
  const rate = isIncomeTax ? 0 : taxRate;
  const isYearly = period.month >= 12;
  const taken = isYearly ? year : spent;
  if (taken <= noise) return [];
  const rejected = percentOf(base ?? taken, SHARE[item] ?? 100);
  const thirdParties = thirdPartiesOf(balance, leaf, period, isYearly);
  return [
    {
      account: balance.leaf(leaf).code,
      thirdParties,
      amount: rejected,
      data: { taken, year, rejected, tax: taxOn(rejected, rate), rate, yearly: isYearly ? 1 : 0 },
      formula: [
        { label: 'before', amount: year - spent, kind: 'term' },
        { label: 'month', amount: spent, kind: 'term' },
        { label: 'year', amount: year, kind: 'total' },
        ...(isIncomeTax
          ? []
          : [
              {
                label: 'tax',
                amount: taxOn(rejected, rate),
                kind: 'term' as const,
                of: { base: rejected, percent: rate },
              },
            ]),
        { label: isYearly ? 'rejectedYear' : 'rejectedMonth', amount: rejected, kind: 'total' },
      ],
      rows: thirdParties.flatMap(({ rows }) => rows).sort((a, b) => a - b),
    },
  ];
}

function thirdPartiesOf(balance: TrialBalance, leaf: number, period: Period, isYearly: boolean): FactThirdParty[] {
  return balance
    .leaf(leaf)
    .people.map((thirdParty) => ({
      thirdParty: thirdParty.entry,
      amount: isYearly ? yearToDate(thirdParty, period) : spentIn(thirdParty, period),
      rows: thirdParty.rows,
    }))
    .filter(({ amount }) => amount !== 0n);
}

/** NDE-6: of the year's other taxes, those unpaid at year end. */
export function unpaidTaxes(expenses: readonly Expense[], books: Books, unpaid: AccountRole): RuleFact[] {
  if (books.period.month < 12) return [];
  let left = max(-unpaid.sum().closing, 0n);
  return expenses.flatMap((expense) => {
    if (left <= books.noise) return [];
    const base = left < expense.year ? left : expense.year;
    left -= base;
    return expenseFact(expense, books, base);
  });
}

/**
 * NDE-8: courtesies beyond a percentage of the year's income; the excess is reported on the largest account. Within the
 * limit they are reported too: it applies at year end.
 */
export function courtesies(
  expenses: readonly Expense[],
  books: Books,
  income: AccountRole,
  percent: number,
): RuleFact[] {
  const [first, ...rest] = expenses;
  if (first === undefined) return [];
  const total = expenses.reduce((sum, { year }) => sum + year, 0n);
  const spent = expenses.reduce((sum, expense) => sum + expense.spent, 0n);
  const sales = income.leaves().reduce((sum, leaf) => {
    const { opening, debit, credit, closing } = books.balance.leaf(leaf).sum;
    return sum + yearToDate({ opening: -opening, debit: credit, credit: debit, closing: -closing }, books.period);
  }, 0n);
  const limit = percentOf(max(sales, 0n), percent);
  const main = rest.reduce((most, one) => (abs(one.year) > abs(most.year) ? one : most), first);
  const isWithin = total <= limit + books.noise;
  return expenseFact({ ...main, spent, year: total }, books, isWithin ? 0n : total - limit).map((fact) => ({
    ...fact,
    ...(isWithin ? { amount: books.period.month >= 12 ? total : spent } : {}),
    expected: limit,
    found: total,
    data: { ...fact.data, limit, sales, percent },
  }));
}
