/** V3-a: depreciation expense equals accumulated depreciation, in total and by class. */

import { sumOver } from '#core/books/month-flow.ts';
import { onEitherSide } from '#core/checks/suggested-entry.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { Severity } from '#core/engine/severity.ts';
import { abs, type Cents, min, percentOf } from '#core/money/money.ts';
import { gapBetween } from '#core/money/nearness.ts';
import type { AssetMonth, ClassMonth } from './asset-classes.ts';
import type { Context } from './roles.ts';

/**
 * Expense less accumulated, 0 where they agree. Debits of accumulated accounts may be reversals or disposals: either
 * reading is accepted.
 */
export function disagreement({ charged, credited, withdrawn, costCredit }: ClassMonth, context: Context): Cents {
  const { parameters, tolerances } = context;
  const readings = [credited, credited - withdrawn, credited - withdrawn + min(withdrawn, costCredit)];
  const gaps = readings.map((accumulated) => gapBetween(charged, accumulated, parameters.tolerancia, tolerances.noise));
  return gaps.reduce((least, gap) => (abs(gap) < abs(least) ? gap : least));
}

export function agreementFacts(context: Context, month: AssetMonth): RuleFact[] {
  const whole = disagreement(month.total, context);
  if (whole !== 0n && undepreciableCredit(context, month, whole)) return [];
  if (!month.isExpenseByClass) return whole === 0n ? [] : [factOf(context, month, month.total, whole, 'alone')];
  const apart = month.classes.map((one) => ({ one, gap: disagreement(one, context) })).filter(({ gap }) => gap !== 0n);
  if (apart.length === 0 && whole !== 0n) return [factOf(context, month, month.total, whole, 'alone')];
  return apart.map(({ one, gap }) => factOf(context, month, one, gap, whole === 0n ? 'between' : 'alone'));
}

/** Whether the missing accumulated amount was credited to non-depreciable assets: reported separately. */
export function undepreciableCredit({ roles, tolerances }: Context, { balance }: AssetMonth, gap: Cents): boolean {
  const credit = sumOver(balance, roles.noDepreciables.leaves(), (amounts) => amounts.credit);
  return gap > 0n && credit > 0n && abs(credit - gap) <= tolerances.noise;
}

function factOf(context: Context, month: AssetMonth, one: ClassMonth, gap: Cents, kind: 'alone' | 'between'): RuleFact {
  const { balance, tolerances, roles } = context;
  const expense = largest(balance, one.expense, roles.gasto.prefixes);
  const accumulated = largest(balance, one.accumulated, [one.key, ...roles.acumulada.prefixes]);
  // Corrections of earlier years go against retained earnings.
  const corrected = sumOver(balance, roles.resultadosAnteriores.leaves(), ({ debit }) => debit);
  const isCorrection = gap < 0n && corrected >= -gap - percentOf(-gap, 1);
  const severity: Severity = kind === 'between' || isCorrection ? 'baja' : 'media';
  return {
    severity: severity === 'media' && abs(gap) >= tolerances.materiality ? 'alta' : severity,
    account: gap > 0n ? expense : accumulated,
    corrections: onEitherSide(expense, accumulated, gap),
    ...(one.key === '' ? {} : { subject: one.key }),
    amount: abs(gap),
    expected: gap > 0n ? one.charged - gap : one.charged,
    found: gap > 0n ? one.charged : one.charged - gap,
    data: {
      charged: one.charged,
      accumulated: one.charged - gap,
      kind: isCorrection ? 'correction' : kind,
    },
    formula: [
      { label: 'charged', amount: one.charged, kind: 'term' },
      { label: 'accumulated', amount: gap - one.charged, kind: 'term' },
      { label: gap > 0n ? 'withoutAccumulated' : 'withoutExpense', amount: gap, kind: 'total' },
    ],
    rows: month.balance.rowsOf([...one.expense, ...one.accumulated]),
  };
}

/** Code of the leaf with the most movement, or the first prefix. */
export function largest(
  balance: AssetMonth['balance'],
  leaves: readonly number[],
  prefixes: readonly string[],
): string {
  const moved = (leaf: number): Cents => {
    const { debit, credit } = balance.leaf(leaf).sum;
    return debit + credit;
  };
  const [first] = leaves.toSorted((a, b) => Number(moved(b) - moved(a)));
  return first === undefined ? (prefixes.find((prefix) => prefix !== '') ?? '') : balance.leaf(first).code;
}
