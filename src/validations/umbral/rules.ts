/** Names of the rules, roles and parameters of this validation, and legal ceilings. */

import type { Fact, Reason } from '#core/engine/fact.ts';
import type { ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext } from '#core/engine/validation.ts';

export type Rule = `UMB-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

export type Role = 'activo' | 'correctoras' | 'caja' | 'bancos' | 'ingresos' | 'noIngresos' | 'costos';

export const parameters = {
  cercania: { kind: 'percent', default: 10, minimum: 0, maximum: 50 },
  tieneRevisorFiscal: { kind: 'switch', default: false },
} as const;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
export type LimitFact = Fact<Rule>;
export type Skipped = Reason & { rule: Rule };

/** Answer of one or several rules. */
export interface Answer {
  facts: LimitFact[];
  notEvaluated: Skipped[];
}

/** Ley 43/1990 art. 13 par. 2, minimum wages of the measured year. */
export const AUDITOR = { activos: 5_000, ingresos: 3_000 } as const;
/** Micro-entities by the years up to 2021 (Decreto 2420/2015, annex 3): below both, in minimum wages. */
export const MICRO_UNTIL_2021 = { activos: 500, ingresos: 6_000 } as const;
/** ET 600: last year's income in that year's UVT from which VAT is declared every two months. */
export const VAT_UVT = 92_000;
/** ET 356-3: above it, entities of the special regime file the economic report. UVT. */
export const REPORT_UVT = 160_000;
/** ET 771-5 par. 2: a larger payment outside a bank is rejected. UVT. */
export const CASH_PAYMENT_UVT = 100;
/** ET 771-5 par. 1 since 2021: yearly cash limit is the least of these. */
export const CASH_YEAR = { uvt: 40_000, percentOfPaid: 40, percentOfCosts: 35 } as const;

/** ET 905 num. 2, UVT: Ley 2155/2021 raised it from 80,000 with effect from 2022. */
export function simpleCeiling(year: number): number {
  return year >= 2022 ? 100_000 : 80_000;
}
