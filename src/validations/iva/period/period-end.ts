/**
 * V12 in the last month of a period: generated and deductible VAT are netted into the payable (ET 509). Companies may
 * also net with the return, a month later: the habit is inferred from the ends of former periods.
 */

import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, previousMonth } from '#core/calendar/period.ts';
import { byHabit, entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import type { Context } from '../rules.ts';
import { keptTogether, type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';
import { placeInPeriod, vatMonths } from './periods.ts';

/** Number of former periods inspected: a year of four-month periods. */
const FORMER_PERIODS = 3;
/** Tolerated remainder: rounding and notes of the last day. */
const REMAINDER_PERCENT = 2;

/**
 * IVA-12 at the end of the period: media where the company usually nets at period end, baja where its habit is unknown.
 */
export function unclosedAtEnd(accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, period, profile, tolerances } = context;
  const months = vatMonths(profile);
  // SIMPLE declares VAT yearly: its closing date is free, unless the profile says otherwise.
  if (profile.regimen === 'simple' && profile.periodoIva === undefined) return [];
  if (profile.responsableIva === false || months === null || placeInPeriod(period, months) !== months) return [];
  // An account for all VAT nets it by itself.
  if (keptTogether(accounts, balance).length > 0) return [];
  const { credit, closing } = balance.sumOf(accounts.generado);
  if (isClosed(closing, credit, tolerances.noise)) return [];
  const habit = habitOf(context, months);
  if (habit === 'later') return [];
  return [
    {
      severity: habit === 'end' ? 'media' : 'baja',
      account: commonAccount(balance.codes(accounts.generado)),
      amount: -closing,
      expected: 0n,
      found: -closing,
      data: { how: habit, generated: credit, closing: -closing, months },
      entry: closingEntry(accounts, context),
      rows: balance.rowsOf(accounts.generado),
    },
  ];
}

/** No generated VAT left, or only a credit from the period's own notes. */
function isClosed(closing: Cents, credit: Cents, noise: Cents): boolean {
  return -closing <= max(noise * 5n, percentOf(credit, REMAINDER_PERCENT));
}

type Habit = 'end' | 'later' | 'unknown';

/** Majority of the former periods: one left open may be the very error. */
function habitOf({ period, history, roles, tolerances }: Context, months: number): Habit {
  let [end, closed, open]: [Period, number, number] = [period, 0, 0];
  for (let count = 0; count < FORMER_PERIODS; count++) {
    for (let step = 0; step < months; step++) end = previousMonth(end);
    const balance = history.at(end);
    if (balance === null) continue;
    const { opening, credit, closing } = balance.sumOf(vatAccounts(balance, roles).generado);
    if (opening === 0n && credit === 0n) continue;
    if (isClosed(closing, credit, tolerances.noise)) closed++;
    else open++;
  }
  if (closed > open) return 'end';
  return closed === 0 && open > 0 ? 'later' : 'unknown';
}

/** Nets generated and deductible VAT into the payable, under the authority. */
function closingEntry(accounts: VatAccounts, { balance, roles }: Context): FactEntryLine[] {
  const target = codeOf(balance, accounts.porPagar[0]) ?? ownAccount(balance, roles.porPagar.prefixes);
  const authority = nationalAuthority(balance);
  const parts = [...accounts.generado, ...accounts.descontable, ...accounts.importaciones, ...accounts.devoluciones];
  return parts.flatMap((leaf) => {
    const { closing } = balance.leaf(leaf).sum;
    const code = codeOf(balance, leaf)!;
    return target === '' || code === target ? [] : byHabit(entryBetween(target, code, closing, authority));
  });
}

function codeOf(balance: TrialBalance, leaf: number | undefined): string | undefined {
  return leaf === undefined ? undefined : balance.leaf(leaf).code;
}
