/** Names of this validation's rules, roles and parameters, and the ceilings of the law, for its modules. */
import type { ParameterValues } from '#core/engine/settings/parameter.ts';
import type { CheckContext, Fact, Reason } from '#core/engine/validation.ts';

export type Rule = `UMB-${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`;

export type Role = 'activo' | 'correctoras' | 'caja' | 'bancos' | 'ingresos' | 'noIngresos' | 'costos';

export const parameters = {
  cercania: { kind: 'percent', default: 10, minimum: 0, maximum: 50 },
  tieneRevisorFiscal: { kind: 'switch', default: false },
} as const;

export type Context = CheckContext<Role, ParameterValues<typeof parameters>>;
export type LimitFact = Fact<Rule>;
export type Skipped = Reason & { rule: Rule };

/** What a rule or several of them answer. */
export interface Answer {
  facts: LimitFact[];
  notEvaluated: Skipped[];
}

/** Ley 43/1990 art. 13 par. 2, minimum wages of the year that is measured. */
export const AUDITOR = { activos: 5_000, ingresos: 3_000 } as const;
/** Micro-entities (Decreto 2420/2015, annex 3): below both, minimum wages. */
export const MICRO = { activos: 500, ingresos: 6_000 } as const;
/** ET 600: from this income of the year before, VAT is declared every two months. UVT of the year of the income. */
export const VAT_UVT = 92_000;
/** ET 356-3: above it, entities of the special regime send the economic report. UVT. */
export const REPORT_UVT = 160_000;
/** ET 771-5 par. 2: a payment above it that goes through no bank is rejected. UVT. */
export const CASH_PAYMENT_UVT = 100;
/** ET 771-5 par. 1 since 2021: cash of the year up to the least of these. */
export const CASH_YEAR = { uvt: 40_000, percentOfPaid: 40, percentOfCosts: 35 } as const;

/** ET 905 num. 2, UVT: Ley 2155/2021 raised it from 80,000 with effect from 2022. */
export function simpleCeiling(year: number): number {
  return year >= 2022 ? 100_000 : 80_000;
}
