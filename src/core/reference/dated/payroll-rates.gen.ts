// Generated from data/payroll_rates.csv by scripts/gen-reference.mjs: edit the table, not this file.

export interface PayrollRate {
  /** Concept. */
  readonly code: string;
  /** Spanish. */
  readonly concept: string;
  /** Null for limits. */
  readonly payer: 'employer' | 'employee' | 'contractor' | null;
  /** Percent of the base; null for limits in minimum wages. */
  readonly percent: number | null;
  /** What the base is. */
  readonly base: string;
  /** Whether ET 114-1 exempts it, for workers under 10 minimum wages. */
  readonly exempt1141: 'yes' | 'no' | null;
  /** PUC prefixes of the expense. */
  readonly expenseAccounts: readonly string[];
  /** PUC prefixes of the liability. */
  readonly liabilityAccounts: readonly string[];
  /** Norms. */
  readonly legalBasis: string;
  /** First day in force, ISO. */
  readonly from: string;
  /** Last day in force, ISO; null while it holds. */
  readonly to: string | null;
}

/** Contributions, provisions and limits of payroll. */
export const payrollRates: readonly PayrollRate[] = [
  { code: 'SALUD_EMPLEADOR', concept: 'Salud empleador', payer: 'employer', percent: 8.5, base: 'IBC', exempt1141: 'yes', expenseAccounts: ['510569', '520569', '72'], liabilityAccounts: ['237005'], legalBasis: 'Ley 100/1993 art. 204; ET 114-1', from: '2008-01-01', to: null },
  { code: 'SALUD_TRABAJADOR', concept: 'Salud trabajador', payer: 'employee', percent: 4, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['237005'], legalBasis: 'Ley 100/1993 art. 204', from: '2008-01-01', to: null },
  { code: 'PENSION_EMPLEADOR', concept: 'Pensión empleador', payer: 'employer', percent: 12, base: 'IBC', exempt1141: 'no', expenseAccounts: ['510570', '520570'], liabilityAccounts: ['238030'], legalBasis: 'Ley 100/1993 art. 20', from: '2008-01-01', to: null },
  { code: 'PENSION_TRABAJADOR', concept: 'Pensión trabajador', payer: 'employee', percent: 4, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 100/1993 art. 20', from: '2008-01-01', to: null },
  { code: 'FSP_1', concept: 'Fondo de solidaridad pensional 4 a <16 SMLMV', payer: 'employee', percent: 1, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 797/2003 art. 7-8', from: '2003-01-29', to: null },
  { code: 'FSP_12', concept: 'FSP 16 a 17 SMLMV', payer: 'employee', percent: 1.2, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 797/2003 art. 8', from: '2003-01-29', to: null },
  { code: 'FSP_14', concept: 'FSP 17 a 18 SMLMV', payer: 'employee', percent: 1.4, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 797/2003 art. 8', from: '2003-01-29', to: null },
  { code: 'FSP_16', concept: 'FSP 18 a 19 SMLMV', payer: 'employee', percent: 1.6, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 797/2003 art. 8', from: '2003-01-29', to: null },
  { code: 'FSP_18', concept: 'FSP 19 a 20 SMLMV', payer: 'employee', percent: 1.8, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 797/2003 art. 8', from: '2003-01-29', to: null },
  { code: 'FSP_20', concept: 'FSP más de 20 SMLMV', payer: 'employee', percent: 2, base: 'IBC', exempt1141: 'no', expenseAccounts: [], liabilityAccounts: ['238030'], legalBasis: 'Ley 797/2003 art. 8', from: '2003-01-29', to: null },
  { code: 'ARL_I', concept: 'Riesgos laborales clase I', payer: 'employer', percent: 0.522, base: 'IBC', exempt1141: 'no', expenseAccounts: ['510568', '520568'], liabilityAccounts: ['237006'], legalBasis: 'Decreto 1295/1994; Decreto 1072/2015', from: '1994-08-01', to: null },
  { code: 'ARL_II', concept: 'Riesgos laborales clase II', payer: 'employer', percent: 1.044, base: 'IBC', exempt1141: 'no', expenseAccounts: ['510568'], liabilityAccounts: ['237006'], legalBasis: 'Decreto 1295/1994; Decreto 1072/2015', from: '1994-08-01', to: null },
  { code: 'ARL_III', concept: 'Riesgos laborales clase III', payer: 'employer', percent: 2.436, base: 'IBC', exempt1141: 'no', expenseAccounts: ['510568'], liabilityAccounts: ['237006'], legalBasis: 'Decreto 1295/1994; Decreto 1072/2015', from: '1994-08-01', to: null },
  { code: 'ARL_IV', concept: 'Riesgos laborales clase IV', payer: 'employer', percent: 4.35, base: 'IBC', exempt1141: 'no', expenseAccounts: ['510568'], liabilityAccounts: ['237006'], legalBasis: 'Decreto 1295/1994; Decreto 1072/2015', from: '1994-08-01', to: null },
  { code: 'ARL_V', concept: 'Riesgos laborales clase V', payer: 'employer', percent: 6.96, base: 'IBC', exempt1141: 'no', expenseAccounts: ['510568'], liabilityAccounts: ['237006'], legalBasis: 'Decreto 1295/1994; Decreto 1072/2015', from: '1994-08-01', to: null },
  { code: 'CAJA', concept: 'Caja de compensación familiar', payer: 'employer', percent: 4, base: 'nómina mensual de salarios (no 40% rule, no transport allowance)', exempt1141: 'no', expenseAccounts: ['510572'], liabilityAccounts: ['237010'], legalBasis: 'Ley 21/1982 arts. 7, 9, 11, 17', from: '1982-01-22', to: null },
  { code: 'SENA', concept: 'SENA', payer: 'employer', percent: 2, base: 'nómina mensual de salarios', exempt1141: 'yes', expenseAccounts: ['510578'], liabilityAccounts: ['237010'], legalBasis: 'Ley 21/1982 arts. 7, 11, 12; ET 114-1', from: '1982-01-22', to: null },
  { code: 'ICBF', concept: 'ICBF', payer: 'employer', percent: 3, base: 'nómina mensual de salarios', exempt1141: 'yes', expenseAccounts: ['510575'], liabilityAccounts: ['237010'], legalBasis: 'Ley 27/1974; Ley 89/1988 art. 1; ET 114-1', from: '1989-01-01', to: null },
  { code: 'CESANTIAS', concept: 'Cesantías (provisión mensual)', payer: 'employer', percent: 8.3333, base: 'salario + auxilio de transporte + promedio variable', exempt1141: 'no', expenseAccounts: ['510530', '520530'], liabilityAccounts: ['2510', '261005'], legalBasis: 'CST 249, 253; Ley 50/1990 arts. 98-99', from: '1991-01-01', to: null },
  { code: 'INT_CESANTIAS', concept: 'Intereses sobre cesantías', payer: 'employer', percent: 1, base: 'same base as cesantías (12% a year on the balance)', exempt1141: 'no', expenseAccounts: ['510533', '520533'], liabilityAccounts: ['2515', '261010'], legalBasis: 'Ley 52/1975 art. 1; Ley 50/1990 art. 99', from: '1975-12-18', to: null },
  { code: 'PRIMA', concept: 'Prima de servicios', payer: 'employer', percent: 8.3333, base: 'salario + auxilio de transporte', exempt1141: 'no', expenseAccounts: ['510536', '520536'], liabilityAccounts: ['2520', '261020'], legalBasis: 'CST 306', from: '1951-01-01', to: null },
  { code: 'VACACIONES', concept: 'Vacaciones', payer: 'employer', percent: 4.1667, base: 'salario only (no transport allowance, no overtime)', exempt1141: 'no', expenseAccounts: ['510539', '520539'], liabilityAccounts: ['2525', '261015'], legalBasis: 'CST 186, 189, 192', from: '1951-01-01', to: null },
  { code: 'DOTACION', concept: 'Dotación (calzado y vestido de labor)', payer: 'employer', percent: null, base: 'workers up to 2 SMLMV with >3 months', exempt1141: 'no', expenseAccounts: ['510551'], liabilityAccounts: ['2335'], legalBasis: 'CST 230-232', from: '1984-01-01', to: null },
  { code: 'IBC_MIN', concept: 'Tope mínimo IBC', payer: null, percent: null, base: '1 SMLMV', exempt1141: null, expenseAccounts: [], liabilityAccounts: [], legalBasis: 'Ley 100/1993 art. 18; Ley 797/2003', from: '2003-01-29', to: null },
  { code: 'IBC_MAX', concept: 'Tope máximo IBC', payer: null, percent: null, base: '25 SMLMV', exempt1141: null, expenseAccounts: [], liabilityAccounts: [], legalBasis: 'Ley 797/2003 art. 5', from: '2003-01-29', to: null },
  { code: 'NO_SALARIAL_40', concept: 'Pagos no salariales: el exceso del 40% del total entra al IBC', payer: null, percent: 40, base: 'total remuneration', exempt1141: null, expenseAccounts: ['510548', '510595'], liabilityAccounts: [], legalBasis: 'Ley 1393/2010 art. 30', from: '2010-07-12', to: null },
  { code: 'INTEGRAL_70', concept: 'IBC de salario integral', payer: null, percent: 70, base: 'integral salary (min 13 SMLMV)', exempt1141: null, expenseAccounts: ['510503'], liabilityAccounts: [], legalBasis: 'CST 132; Ley 789/2002 art. 49', from: '1991-01-01', to: null },
  { code: 'CONTRATISTA_IBC', concept: 'IBC de independientes', payer: 'contractor', percent: 40, base: 'monthly value without VAT', exempt1141: null, expenseAccounts: [], liabilityAccounts: [], legalBasis: 'Ley 1955/2019 art. 244; Ley 2294/2023', from: '2019-06-01', to: null },
  { code: 'EXO_114_1', concept: 'Exoneración ET 114-1', payer: null, percent: null, base: 'juridical income-tax filers; natural employers with 2+ workers; each worker earning < 10 SMLMV', exempt1141: null, expenseAccounts: [], liabilityAccounts: [], legalBasis: 'ET 114-1', from: '2017-01-01', to: null },
];
