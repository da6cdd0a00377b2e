/** Adjustments of long-lived assets: those of every quarter, and fair value at the end of the year. */
import type { AccountRole } from '#core/books/account-role.ts';
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import type { RuleFact } from '#core/engine/rule.ts';
import type { CheckContext } from '#core/engine/validation.ts';
import type { Cents } from '#core/money/money.ts';
import { natureOf } from '#core/reference/chart/puc.ts';
import { medianOf } from './missing.ts';

export interface RhythmContext extends Pick<CheckContext, 'balance' | 'period' | 'history' | 'tolerances'> {
  roles: Readonly<Record<'noCorrientes' | 'activosBiologicos' | 'depreciacionDeBiologicos', AccountRole>>;
}

const QUARTER = 3;
/** Quarters that make a rhythm. */
const LEAST_TIMES = 3;
const DECEMBER = 12;

/** REC-9: booked in each of the last three quarters, in the same month of them and in no other, and not in this one. */
export function quarterlyFacts({ balance, period, history, roles, tolerances }: RhythmContext): RuleFact[] {
  const { months } = pastMonths(history, period, QUARTER * LEAST_TIMES);
  if (months.some((month) => month === null)) return [];
  const past = months.filter((month) => month !== null);
  return [...roles.noCorrientes.leaves(), ...roles.activosBiologicos.leaves()].flatMap((leaf) =>
    (['debit', 'credit'] as const).flatMap((side): RuleFact[] => {
      const { code, sum } = balance.leaf(leaf);
      if (natureOf(code) !== 'D' || sum.debit + sum.credit > tolerances.noise) return [];
      const booked = past.map((month) => bookedIn(month, code, side));
      const isRhythm = booked.every((amount, back) =>
        (back + 1) % QUARTER === 0 ? amount > tolerances.noise : amount <= tolerances.noise,
      );
      if (!isRhythm) return [];
      const amount = medianOf(booked.filter((one) => one > tolerances.noise));
      return [
        {
          severity: amount * 10n >= tolerances.materiality ? 'media' : 'baja',
          account: code,
          amount,
          expected: amount,
          found: 0n,
          series: { expected: side === 'debit' ? amount : -amount },
          data: { side },
          rows: balance.leaf(leaf).rows,
        },
      ];
    }),
  );
}

function bookedIn(month: TrialBalance, code: string, side: 'debit' | 'credit'): Cents {
  const account = month.accountIndex(code);
  return account < 0 ? 0n : month.leaf(account).sum[side];
}

/** REC-10: livestock and plantations at fair value (no depreciation) without an adjustment in December. */
export function fairValueFacts({ balance, period, roles, tolerances }: RhythmContext): RuleFact[] {
  const isAtCost = roles.depreciacionDeBiologicos.sum().closing !== 0n;
  if (period.month !== DECEMBER || isAtCost) return [];
  return roles.activosBiologicos.leaves().flatMap((leaf): RuleFact[] => {
    const { code, sum, rows } = balance.leaf(leaf);
    if (sum.closing <= tolerances.materiality || sum.debit + sum.credit > tolerances.noise) return [];
    return [{ account: code, amount: sum.closing, found: sum.closing, rows }];
  });
}
