/** V5-a and b: self-withholding against its counter-entry, and against the activity's rate on the month's income. */

import { byHabit, entryBetween, onEitherSide, ownAccount } from '#core/checks/suggested-entry.ts';
import { nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import { uvt } from '#core/reference/tax/uvt.ts';
import { leavesInFavour } from './accounts.es.ts';
import { specialLeaves } from './by-resolution.ts';
import { type Expected, type Income, rateKey } from './income.ts';
import type { Context, SelfFact } from './rules.ts';

const TOLERANCE = pesos(1000);
const TOLERANCE_PERCENT = 0.5;

export function tolerance(amount: Cents): Cents {
  return max(TOLERANCE, percentOf(amount, TOLERANCE_PERCENT));
}

/** The side in favour unlike what was withheld. */
export interface OtherSide {
  /** It went to tax expense: AUT-6, else AUT-1. */
  isExpensed: boolean;
  fact: SelfFact;
}

/** AUT-1 and AUT-6: the liability has an asset of the same amount until the yearly return; never tax expense. */
export function otherSide(context: Context): OtherSide | null {
  const { balance, roles } = context;
  const owing = roles.porPagar.leaves();
  const favour = leavesInFavour(context);
  const credited = balance.sumOf(owing).credit;
  const debited = balance.sumOf(favour).debit;
  const difference = credited - debited;
  if (abs(difference) <= tolerance(credited)) return null;
  const expense = roles.impuesto.leaves();
  const expensed = balance.sumOf(expense).debit;
  const isExpensed = difference > 0n && abs(expensed - difference) <= tolerance(difference);
  const account = isExpensed
    ? codeOf(expense, context)
    : codeOf(favour, context) || ownAccount(balance, roles.aFavor.prefixes);
  const fact: SelfFact = {
    account: account === '' ? null : account,
    amount: abs(difference),
    expected: isExpensed ? 0n : credited,
    found: isExpensed ? expensed : debited,
    data: { credited, debited },
    formula: [
      { label: 'credited', amount: credited, kind: 'term' },
      { label: 'debited', amount: -debited, kind: 'term' },
      { label: 'difference', amount: difference, kind: 'total' },
    ],
    entry: isExpensed
      ? byHabit(
          entryBetween(ownAccount(balance, roles.aFavor.prefixes), account, difference, nationalAuthority(balance)),
        )
      : [],
    ...(isExpensed ? {} : { corrections: onEitherSide(account, codeOf(owing, context), -difference) }),
    rows: balance.rowsOf([...owing, ...(isExpensed ? expense : favour)]),
  };
  return { isExpensed, fact };
}

/** AUT-4: nothing was booked. `expected` is null where activity or rate is unknown. */
export function notBooked(income: Income, expected: Expected | null, context: Context): SelfFact[] {
  const owing = specialLeaves(context);
  if (context.balance.sumOf(owing).credit !== 0n) return [];
  if (income.operating <= TOLERANCE || (expected !== null && expected.most <= TOLERANCE)) return [];
  // Entities of the special regime pay all contributions (ET 114-1): a profile with both is to be verified first.
  const severity = context.profile.regimen === 'especial' ? 'baja' : 'alta';
  return [amountFact({ income, expected, context, owing }, severity, expected?.least ?? 0n, 0n)];
}

/** AUT-2: booked, with another amount than the rate's. */
export function unlikeRate(income: Income, expected: Expected, context: Context): SelfFact[] {
  const owing = specialLeaves(context);
  const { credit } = context.balance.sumOf(owing);
  if (credit === 0n) return [];
  const isShort = credit < expected.least - tolerance(expected.least);
  if (!isShort && credit <= expected.most + tolerance(expected.most)) return [];
  const wanted = isShort ? expected.least : expected.most;
  const severity = severityOf(abs(credit - wanted), wanted, expected, context);
  return [amountFact({ income, expected, context, owing }, severity, wanted, credit)];
}

/**
 * Of the amount due: from it, or from one UVT, a difference is worth a correction of the return. Where the books only say
 * between what and what the base is, from one UVT.
 */
const NOTABLE_PERCENT = 5;

function severityOf(
  difference: Cents,
  due: Cents,
  { least, most }: Expected,
  { tolerances, period }: Context,
): Severity {
  if (difference >= tolerances.materiality) return 'alta';
  const unit = uvt(period.year);
  const isExact = least === most;
  const isNotable = (isExact && difference >= percentOf(due, NOTABLE_PERCENT)) || (unit !== null && difference >= unit);
  return isNotable ? 'media' : 'baja';
}

interface Month {
  income: Income;
  expected: Expected | null;
  context: Context;
  owing: readonly number[];
}

function amountFact(
  { income, expected, context, owing }: Month,
  severity: Severity,
  wanted: Cents,
  found: Cents,
): SelfFact {
  const { balance, roles, profile } = context;
  const isKnown = expected !== null;
  const account = codeOf(owing, context) || (roles.porPagar.prefixes[0] ?? null);
  return {
    severity,
    account,
    amount: abs(wanted - found),
    ...(isKnown ? { expected: wanted, found } : {}),
    data: {
      operating: income.operating,
      all: income.all,
      base: income.base.least < income.operating || income.base.most < income.all ? income.base.least : 0n,
      ciiu: profile.ciiu ?? '',
      rates: (expected?.rates ?? []).map((rate) => rateKey(profile.ciiu ?? '', rate)),
      least: expected?.least ?? 0n,
      most: expected?.most ?? 0n,
    },
    formula: isKnown
      ? [
          { label: 'income', amount: wanted === expected.least ? income.base.least : income.base.most, kind: 'term' },
          { label: 'expected', amount: wanted, kind: 'term' },
          { label: 'booked', amount: -found, kind: 'term' },
          { label: 'difference', amount: wanted - found, kind: 'total' },
        ]
      : [],
    entry: isKnown && account !== null ? entryOf(account, wanted - found, context) : [],
    rows: balance.rowsOf(found === 0n ? roles.operacionales.leaves() : owing),
  };
}

/** Books what is missing on both sides; reverses an excess. */
function entryOf(account: string, missing: Cents, context: Context): FactEntryLine[] {
  const { balance, roles } = context;
  const favour = codeOf(leavesInFavour(context), context) || (roles.aFavor.prefixes[0] ?? '');
  return favour === '' ? [] : byHabit(entryBetween(favour, account, missing, nationalAuthority(balance)));
}

/** Code of the first leaf, or ''. */
function codeOf([leaf]: readonly number[], { balance }: Context): string {
  return leaf === undefined ? '' : balance.leaf(leaf).code;
}
