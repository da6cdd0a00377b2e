/** Income tax that the books lack: of a year closed with profit, or of a month where it was accrued in each one before. */

import type { Leaf } from '#core/books/leaf.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { ownAccount } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { accountName } from '#core/identity/account-name.es.ts';
import { type Cents, percentOf, roundToPesos } from '#core/money/money.ts';
import { rowsOf } from './during-year.ts';
import type { ResultMonth } from './result-month.ts';
import type { Context } from './roles.ts';

/** General rate of companies (ET 240), in percent: since 2022. */
export const INCOME_TAX_RATE = 35;
/** Months before with an accrual that make it a habit. */
const HABIT = 3;
const DECEMBER = 12;

export function incomeTaxFacts(context: Context, month: ResultMonth): RuleFact[] {
  const { period, balance, tolerances } = context;
  if (period.month > 13 || chargedIn(balance, ({ debit }) => debit) !== 0n) return [];
  const before = chargedIn(balance, ({ opening }) => opening);
  const { profit, amount } = before === 0n ? ofYear(context, month) : ofMonth(context, month, before);
  if (profit <= tolerances.materiality || amount <= tolerances.noise) return [];
  return [
    {
      account: ownAccount(balance, ['5405', '54']),
      amount: roundToPesos(amount),
      found: profit,
      data: { isYear: before === 0n ? 1 : 0 },
      rows: rowsOf(month, ['utilidad']),
    },
  ];
}

const NOTHING = { profit: 0n, amount: 0n };

interface Untaxed {
  /** What bears no tax, and the tax. */
  profit: Cents;
  amount: Cents;
}

/** The year that this month closes. */
function ofYear({ profile, period }: Context, month: ResultMonth): Untaxed {
  if (profile.regimen !== 'ordinario' || period.month < DECEMBER || !month.isClosed) return NOTHING;
  return { profit: month.shownInMonth, amount: percentOf(month.shownInMonth, INCOME_TAX_RATE) };
}

/** This month, at the share of the profit that the year has borne. */
function ofMonth({ history, period }: Context, month: ResultMonth, before: Cents): Untaxed {
  const { balances } = pastMonths(history, period, HABIT);
  const isHabit =
    period.month > HABIT &&
    period.month <= DECEMBER &&
    balances.length === HABIT &&
    balances.every((one) => chargedIn(one, ({ debit }) => debit) > 0n);
  const untaxedBefore = month.resultBefore + before;
  if (!isHabit || untaxedBefore <= 0n || before > untaxedBefore) return NOTHING;
  const profit = month.isClosed ? month.shownInMonth - month.resultBefore : month.resultOfMonth;
  return { profit, amount: (profit * before) / untaxedBefore };
}

/** Over the accounts of income tax: of group 54, or so called. */
function chargedIn(balance: TrialBalance, of: (sum: Leaf['sum']) => Cents): Cents {
  return balance
    .leaves('5')
    .map((leaf) => balance.leaf(leaf))
    .filter(({ code, name }) => code.startsWith('54') || /IMPUESTO.*\bRENTA\b/.test(accountName(name)))
    .reduce((total, { sum }) => total + of(sum), 0n);
}
