/** VAT by its period (ET 600): the period's VAT is netted and paid the month after. */

import type { Amounts } from '#core/books/amounts.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import { byHabit, entryBetween, ownAccount } from '#core/checks/suggested-entry.ts';
import { commonAccount, nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { CompanyProfile } from '#core/engine/company-profile.ts';
import type { FactEntryLine, Reason } from '#core/engine/fact.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import { type Cents, max, percentOf } from '#core/money/money.ts';
import type { Context } from '../rules.ts';
import { keptTogether, type VatAccounts, vatAccounts } from '../vat-accounts.es.ts';

/** Tolerated remainder: returns in thousands, and notes of the month. */
const REMAINDER_PERCENT = 2;

/**
 * Months of a period: two, four, or null if unknown. SIMPLE pays bimonthly with its own receipt (ET 915), unless the
 * profile says otherwise.
 */
export function vatMonths({ periodoIva, regimen }: CompanyProfile): 2 | 4 | null {
  if (periodoIva === 'cuatrimestral') return 4;
  return periodoIva === 'bimestral' || regimen === 'simple' ? 2 : null;
}

/** 1 for the first month of a period. */
export function placeInPeriod({ month }: Period, months: number): number {
  return ((month - 1) % months) + 1;
}

/** The former period: what stayed unpaid of it, or paid and not netted. */
export interface FormerPeriod {
  unpaid: RuleFact[];
  unclosed: RuleFact[];
  notEvaluated: Reason[];
}

const NOTHING: FormerPeriod = { unpaid: [], unclosed: [], notEvaluated: [] };

export function previousPeriod(accounts: VatAccounts, context: Context): FormerPeriod {
  const { profile, period, history, balance, roles } = context;
  const isTaxed = balance.sumOf(accounts.generado).closing !== 0n || accounts.porPagar.length > 0;
  if (profile.responsableIva === false || !isTaxed) return NOTHING;
  const months = vatMonths(profile);
  const skip = (reason: string, data = {}) => ({ ...NOTHING, notEvaluated: [{ reason, data }] });
  if (months === null) return skip('withoutPeriod');
  const place = placeInPeriod(period, months);
  const first: Period = { year: period.year, month: period.month - place + 1 };
  const opened = place === 1 ? balance : history.at(first);
  if (opened === null) return skip('missingMonths', { months: [periodKey(first)] });
  const then = place === 1 ? accounts : vatAccounts(opened, roles);
  const opening = stateOf(opened, then);
  const later = laterPayments(first, context);
  if (later === null) return NOTHING;
  const unpaid = opening.unpaid - later;
  const tolerance = max(context.tolerances.noise * 5n, percentOf(opening.owed, REMAINDER_PERCENT));
  if (unpaid > tolerance)
    return { ...NOTHING, unpaid: [unpaidFact(unpaid, opening, accounts, months, first, context)] };
  if (opening.isMixed) return opening.owed > tolerance ? skip('keptTogether') : NOTHING;
  return { ...NOTHING, unclosed: place === 1 ? unclosed(opening, accounts, context) : [] };
}

interface State {
  /** Total payable when the period began, positive, and its remainder at the end of the first month. */
  owed: Cents;
  unpaid: Cents;
  /** Generated in the month, without returns. */
  generated: Cents;
  /** One account holds the VAT of sales, of purchases and what is paid: `unpaid` is then the least that can be. */
  isMixed: boolean;
}

/**
 * At the end of a period's first month, everything owed should be of that month. Debits of generated VAT up to its
 * opening are its netting, likewise for deductible VAT; the rest are returns.
 */
function stateOf(balance: TrialBalance, accounts: VatAccounts): State {
  const generated = balance.sumOf(accounts.generado);
  const deducted = balance.sumOf([...accounts.descontable, ...accounts.importaciones]);
  const returned = balance.sumOf(accounts.devoluciones);
  const all = balance.sumOf(allOf(accounts));
  const ofMonth = generated.credit - returns(generated.debit, -generated.opening);
  const deductedOfMonth = deducted.debit - returns(deducted.credit, deducted.opening);
  const notes = returned.opening === 0n ? returned.credit - returned.debit : 0n;
  const owed = max(0n, -all.opening);
  if (keptTogether(accounts, balance).length > 0)
    return { owed, unpaid: max(0n, owed - all.debit), generated: all.credit, isMixed: all.credit > 0n };
  return {
    owed,
    unpaid: owed === 0n ? 0n : -all.closing - (ofMonth - deductedOfMonth + notes),
    generated: ofMonth,
    isMixed: false,
  };
}

/** Opposite-side movement beyond the netting of an opening balance. */
function returns(movement: Cents, opening: Cents): Cents {
  if (movement >= opening) return movement - max(0n, opening);
  return movement * 2n < opening ? movement : 0n;
}

/**
 * Payments for the former period in the months since the first of this one, in an account for all VAT whatever may be one;
 * null when a month is missing.
 */
function laterPayments(first: Period, { balance, period, history, roles }: Context): Cents | null {
  let paid = 0n;
  for (let month = first.month + 1; month <= period.month; month++) {
    const then = month === period.month ? balance : history.at({ year: period.year, month });
    if (then === null) return null;
    const accounts = vatAccounts(then, roles);
    const isMixed = keptTogether(accounts, then).length > 0;
    paid += then.sumOf(isMixed ? allOf(accounts) : accounts.porPagar).debit;
  }
  return paid;
}

function allOf({ generado, descontable, importaciones, devoluciones, porPagar }: VatAccounts): number[] {
  return [...generado, ...descontable, ...importaciones, ...devoluciones, ...porPagar].sort((a, b) => a - b);
}

function unpaidFact(
  unpaid: Cents,
  { owed, isMixed }: State,
  accounts: VatAccounts,
  months: number,
  first: Period,
  context: Context,
): RuleFact {
  const { balance, profile } = context;
  const leaves = allOf(accounts);
  return {
    // SIMPLE pays with its own receipt: due dates follow its two-month periods.
    severity: profile.regimen === 'simple' ? 'baja' : 'alta',
    account: commonAccount(balance.codes(leaves)),
    amount: unpaid,
    // What the balance would be, had it been paid.
    series: { expected: balance.sumOf(leaves).closing + unpaid },
    expected: 0n,
    found: unpaid,
    data: { owed, months, first: periodKey(first), least: isMixed ? 1 : 0 },
    formula: [
      { label: 'owedBefore', amount: owed, kind: 'term' },
      { label: 'unpaid', amount: unpaid, kind: 'total' },
    ],
    entry: paymentOf(unpaid, accounts, context),
    rows: balance.rowsOf(leaves),
  };
}

/** Pays the payable account's balance; amounts never netted into it must be closed first. */
function paymentOf(unpaid: Cents, { porPagar }: VatAccounts, { balance, roles }: Context): FactEntryLine[] {
  const bank = ownAccount(balance, roles.bancos.prefixes);
  const holder = porPagar.find((leaf) => -balance.leaf(leaf).sum.closing >= unpaid);
  if (holder === undefined || bank === '') return [];
  const account = balance.leaf(holder).code;
  return byHabit([
    { account, thirdParty: nationalAuthority(balance), debit: unpaid, credit: 0n },
    { account: bank, thirdParty: null, debit: 0n, credit: unpaid },
  ]);
}

/** Paid, but the former period's generated VAT was never netted against deductible VAT and payment. */
function unclosed({ generated }: State, accounts: VatAccounts, context: Context): RuleFact[] {
  const { balance, tolerances } = context;
  const { closing }: Amounts = balance.sumOf(accounts.generado);
  const left = -closing - generated;
  const target = accounts.porPagar[0] ?? accounts.descontable[0];
  const source = accounts.generado[0];
  if (left <= tolerances.noise * 5n || source === undefined) return [];
  return [
    {
      account: commonAccount(balance.codes(accounts.generado)),
      amount: left,
      expected: generated,
      found: -closing,
      data: { how: 'paid', generated, closing: -closing },
      entry:
        target === undefined
          ? []
          : byHabit(
              entryBetween(balance.leaf(source).code, balance.leaf(target).code, left, nationalAuthority(balance)),
            ),
      rows: balance.rowsOf(accounts.generado),
    },
  ];
}
