/**
 * IVA-18: the excess of deductible over generated VAT of a period is a balance in favour (ET 815, 850), not an expense.
 * Apportionment (ET 490) takes only the part of excluded sales.
 */

import { pastMonths } from '#core/books/past-months.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, percentOf } from '#core/money/money.ts';
import { isNationalAuthority } from '#core/reference/people/tax-authority.es.ts';
import type { Context } from '../rules.ts';
import { isApportionmentName, type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';
import { placeInPeriod, vatMonths } from './periods.ts';

/** Part of the excess that, expensed, is all of it. */
const ALL_PERCENT = 90;
/** Earlier months in view, and those with the same expense that make it usual. */
const BEFORE = 6;
const USUAL = 4;

export function favourExpensed(accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, roles, profile, tolerances } = context;
  const leaves = roles.ivaComoGasto.leaves().filter((leaf) => !isApportioned(leaf, context));
  if (profile.responsableIva === false || leaves.length === 0) return [];
  const expensed = balance
    .people(leaves)
    .list.filter(
      ({ entry, debit, credit }) =>
        debit - credit > tolerances.noise &&
        isNationalAuthority(balance.thirdParties.id(entry), balance.thirdParties.name(entry)),
    );
  const amount = expensed.reduce((sum, { debit, credit }) => sum + debit - credit, 0n);
  const excess = excessOfPeriod(accounts, context);
  if (amount < 5n * tolerances.noise || excess <= 0n || amount < percentOf(excess, ALL_PERCENT)) return [];
  const expense = expensed[0]!;
  const favour = ownAccount(balance, roles.saldoAFavor.prefixes);
  return [
    {
      account: commonAccount(balance.codes(leaves.filter((leaf) => balance.leaf(leaf).sum.debit > 0n))),
      thirdParties: expensed.map(({ entry: thirdParty, debit, credit, rows }) => ({
        thirdParty,
        amount: debit - credit,
        rows,
      })),
      amount,
      expected: 0n,
      found: amount,
      data: { excess },
      formula: [
        { label: 'excess', amount: excess, kind: 'term' },
        { label: 'expensed', amount, kind: 'total' },
      ],
      entry: favour === '' ? [] : entryBetween(favour, balance.leaf(expense.leaf).code, amount, expense.entry),
      rows: expensed.flatMap(({ rows }) => rows),
    },
  ];
}

/** Apportioned by its name, or in other months too: a balance in favour is not expensed month after month. */
function isApportioned(leaf: number, { balance, history, period }: Context): boolean {
  const { code, name } = balance.leaf(leaf);
  if (isApportionmentName(name)) return true;
  const before = pastMonths(history, period, BEFORE).balances;
  return before.filter((month) => month.sum(code).debit > 0n).length >= USUAL;
}

/** Deductible less generated VAT of the period up to the month. */
function excessOfPeriod(accounts: VatAccounts, { balance, history, period, profile, roles }: Context): Cents {
  const before = placeInPeriod(period, vatMonths(profile) ?? 1) - 1;
  const months = [
    { balance, accounts },
    ...pastMonths(history, period, before).balances.map((month) => ({
      balance: month,
      accounts: vatAccounts(month, roles),
    })),
  ];
  return months.reduce((sum, { balance: month, accounts: { descontable, importaciones, generado } }) => {
    const deducted = month.sumOf([...descontable, ...importaciones].sort((a, b) => a - b)).debit;
    return sum + deducted - month.sumOf(generado).credit;
  }, 0n);
}
