// Generated from data/minimum_wage.csv by scripts/gen-reference.mjs: edit the table, not this file.
import { type Cents, pesos } from '#core/money/money.ts';

export interface WageYear {
  /** Calendar year. */
  readonly year: number;
  /** Cents a month. */
  readonly wage: Cents;
  /** Cents a month. */
  readonly transportAllowance: Cents;
  /** Least integral wage (13 minimum wages), cents a month. */
  readonly integralWageMin: Cents;
  /** Norm of the wage. */
  readonly wageDecree: string;
  /** Norm of the allowance. */
  readonly transportDecree: string;
}

/** Legal monthly minimum wage of each year. */
export const wageYears: readonly WageYear[] = [
  { year: 2018, wage: pesos(781242), transportAllowance: pesos(88211), integralWageMin: pesos(10156146), wageDecree: 'Decreto 2269 de 2017', transportDecree: 'Decreto 2270 de 2017' },
  { year: 2019, wage: pesos(828116), transportAllowance: pesos(97032), integralWageMin: pesos(10765508), wageDecree: 'Decreto 2451 de 2018', transportDecree: 'Decreto 2452 de 2018' },
  { year: 2020, wage: pesos(877803), transportAllowance: pesos(102854), integralWageMin: pesos(11411439), wageDecree: 'Decreto 2360 de 2019', transportDecree: 'Decreto 2361 de 2019' },
  { year: 2021, wage: pesos(908526), transportAllowance: pesos(106454), integralWageMin: pesos(11810838), wageDecree: 'Decreto 1785 de 2020', transportDecree: 'Decreto 1786 de 2020' },
  { year: 2022, wage: pesos(1000000), transportAllowance: pesos(117172), integralWageMin: pesos(13000000), wageDecree: 'Decreto 1724 de 2021', transportDecree: 'Decreto 1725 de 2021' },
  { year: 2023, wage: pesos(1160000), transportAllowance: pesos(140606), integralWageMin: pesos(15080000), wageDecree: 'Decreto 2613 de 2022', transportDecree: 'Decreto 2614 de 2022' },
  { year: 2024, wage: pesos(1300000), transportAllowance: pesos(162000), integralWageMin: pesos(16900000), wageDecree: 'Decreto 2292 de 2023', transportDecree: 'Decreto 2293 de 2023' },
  { year: 2025, wage: pesos(1423500), transportAllowance: pesos(200000), integralWageMin: pesos(18505500), wageDecree: 'Decreto 1572 de 2024', transportDecree: 'Decreto 1573 de 2024' },
  { year: 2026, wage: pesos(1750905), transportAllowance: pesos(249095), integralWageMin: pesos(22761765), wageDecree: 'Decreto 1469 de 2025; transitional Decreto 0159 de 2026', transportDecree: 'Decreto 1470 de 2025' },
];
