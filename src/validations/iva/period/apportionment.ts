/**
 * V12, apportionment (ET 490): with excluded sales, part of the VAT on common purchases is cost, at the end of each
 * period.
 */

import { pastMonths } from '#core/books/past-months.ts';
import { entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount } from '#core/checks/unpaid-tax.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, roundToPesos } from '#core/money/money.ts';
import type { Context } from '../rules.ts';
import type { VatAccounts } from '../vat-accounts.es.ts';
import { placeInPeriod, vatMonths } from './periods.ts';

export function apportionment(accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, roles, period, history, profile, parameters } = context;
  const months = vatMonths(profile);
  if (months === null || placeInPeriod(period, months) !== months || profile.responsableIva === false) return [];
  const tax = balance.sumOf(accounts.descontable).debit;
  const sold = roles.ingresos.sum().credit;
  const declared = roles.ingresosExcluidos.sum().credit;
  const excluded = declared > 0n ? declared : withoutTax(accounts, context);
  const all = sold + declared;
  const isEnough = declared > 0n || excluded * 100n >= all * BigInt(Math.round(parameters.ventasExcluidas));
  if (tax === 0n || excluded === 0n || !isEnough || excluded >= all) return [];
  const past = pastMonths(history, period, months - 1).balances;
  const expensed = [balance, ...past].some((month) => roles.ivaComoGasto.in(month).sum().debit > 0n);
  if (expensed) return [];
  const amount = roundToPesos((tax * excluded) / all);
  return [
    {
      severity: declared > 0n ? 'media' : 'baja',
      account: commonAccount(balance.codes(accounts.descontable)),
      amount,
      data: { excluded, sold: all, tax, declared: declared > 0n ? 1 : 0 },
      formula: [
        { label: 'excluded', amount: excluded, kind: 'term' },
        { label: 'sold', amount: all, kind: 'term' },
        { label: 'deducted', amount: tax, kind: 'term' },
        { label: 'apportioned', amount, kind: 'total' },
      ],
      entry: entryBetween(
        ownAccount(balance, roles.ivaComoGasto.prefixes),
        balance.leaf(accounts.descontable[0]!).code,
        amount,
      ),
      rows: balance.rowsOf([...accounts.descontable, ...roles.ingresosExcluidos.leaves()]),
    },
  ];
}

/** Sales of the month to customers without VAT, while others were charged. */
function withoutTax(accounts: VatAccounts, { balance, roles }: Context): Cents {
  const tax = balance.people(accounts.generado).sums('credit');
  const sold = balance.people(roles.ingresos.leaves()).sums('credit');
  let [free, taxed] = [0n, false];
  const { thirdPartyCount } = balance.thirdParties;
  for (let number = 1; number < thirdPartyCount; number++) {
    if (tax.approximate(number) > 0) taxed = true;
    else free += max(0n, sold.at(number));
  }
  return taxed ? free : 0n;
}
