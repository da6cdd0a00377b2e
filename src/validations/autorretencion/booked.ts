/** V5-a and b: self-withholding against its counter-entry, and against the activity's rate on the month's income. */

import { byHabit, entryBetween, onEitherSide, ownAccount } from '#core/checks/suggested-entry.ts';
import { nationalAuthority } from '#core/checks/unpaid-tax.ts';
import type { FactEntryLine } from '#core/engine/fact.ts';
import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents, max, percentOf, pesos } from '#core/money/money.ts';
import { leavesInFavour } from './accounts.es.ts';
import { specialLeaves } from './by-resolution.ts';
import { type Expected, type Income, rateKey } from './income.ts';
import type { Context, SelfFact } from './rules.ts';

const TOLERANCE = pesos(1000);
const TOLERANCE_PERCENT = 0.5;

export function tolerance(amount: Cents): Cents {
  return max(TOLERANCE, percentOf(amount, TOLERANCE_PERCENT));
}

/** AUT-1 and AUT-6: the liability has an asset of the same amount until the yearly return; never tax expense. */
export function otherSide(context: Context): SelfFact[] {
  const { balance, roles } = context;
  const owing = roles.porPagar.leaves();
  const favour = leavesInFavour(context);
  const credited = balance.sumOf(owing).credit;
  const debited = balance.sumOf(favour).debit;
  const difference = credited - debited;
  if (abs(difference) <= tolerance(credited)) return [];
  const expense = roles.impuesto.leaves();
  const expensed = balance.sumOf(expense).debit;
  const isExpensed = difference > 0n && abs(expensed - difference) <= tolerance(difference);
  const account = isExpensed
    ? codeOf(expense, context)
    : codeOf(favour, context) || ownAccount(balance, roles.aFavor.prefixes);
  return [
    {
      rule: isExpensed ? 'AUT-6' : 'AUT-1',
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
    },
  ];
}

/** AUT-2 and AUT-4: `expected` is null where activity or rate is unknown. */
export function amount(income: Income, expected: Expected | null, context: Context): SelfFact[] {
  const { balance, roles, profile } = context;
  const owing = specialLeaves(context);
  const { credit } = balance.sumOf(owing);
  const account = codeOf(owing, context) || (roles.porPagar.prefixes[0] ?? null);
  if (credit === 0n) {
    if (income.operating <= TOLERANCE || (expected !== null && expected.most <= TOLERANCE)) return [];
    // Entities of the special regime pay all contributions (ET 114-1): a profile with both is to be verified first.
    const severity = profile.regimen === 'especial' ? 'baja' : 'alta';
    return [factOf('AUT-4', severity, account, expected?.least ?? 0n, 0n)];
  }
  if (expected === null) return [];
  const isShort = credit < expected.least - tolerance(expected.least);
  if (!isShort && credit <= expected.most + tolerance(expected.most)) return [];
  const wanted = isShort ? expected.least : expected.most;
  const isLarge = abs(credit - wanted) >= context.tolerances.materiality;
  return [factOf('AUT-2', isLarge ? 'alta' : 'media', account, wanted, credit)];

  function factOf(
    rule: 'AUT-2' | 'AUT-4',
    severity: Severity,
    of: string | null,
    wanted: Cents,
    found: Cents,
  ): SelfFact {
    const isKnown = expected !== null;
    return {
      rule,
      severity,
      account: of,
      amount: abs(wanted - found),
      ...(isKnown ? { expected: wanted, found } : {}),
      data: {
        operating: income.operating,
        all: income.all,
        ciiu: profile.ciiu ?? '',
        rates: (expected?.rates ?? []).map((rate) => rateKey(profile.ciiu ?? '', rate)),
        least: expected?.least ?? 0n,
        most: expected?.most ?? 0n,
      },
      formula: isKnown
        ? [
            { label: 'income', amount: wanted === expected.least ? income.operating : income.all, kind: 'term' },
            { label: 'expected', amount: wanted, kind: 'term' },
            { label: 'booked', amount: -found, kind: 'term' },
            { label: 'difference', amount: wanted - found, kind: 'total' },
          ]
        : [],
      entry: isKnown && of !== null ? entryOf(of, wanted - found, context) : [],
      rows: balance.rowsOf(found === 0n ? roles.operacionales.leaves() : owing),
    };
  }
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
