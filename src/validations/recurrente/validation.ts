/** Missing recurrent postings: payroll, rent, utilities, insurance, fees, and other recurring expenses. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import type { Analysis } from './analysis.ts';
import { COMPANION_MONTHS } from './companions.ts';
import type { Books } from './facts.ts';
import { A_YEAR, FEWEST, LOOKED_AT } from './missing.ts';
import { rec1 } from './rules/rec-1-payroll-missing.es.ts';
import { rec2 } from './rules/rec-2-rent-missing.es.ts';
import { rec3 } from './rules/rec-3-utility-missing.es.ts';
import { rec4 } from './rules/rec-4-insurance-missing.es.ts';
import { rec5 } from './rules/rec-5-fees-missing.es.ts';
import { rec6 } from './rules/rec-6-usual-expense-missing.es.ts';
import { rec7 } from './rules/rec-7-third-party-missing.es.ts';
import { rec8 } from './rules/rec-8-companion-missing.es.ts';
import { rec9 } from './rules/rec-9-quarterly-adjustment-missing.es.ts';
import { rec10 } from './rules/rec-10-fair-value-at-year-end.es.ts';
import { rec11 } from './rules/rec-11-exchange-difference-missing.es.ts';
import { rec12 } from './rules/rec-12-usual-income-missing.es.ts';

/** Expense and the account of its payable. */
const counterparts: readonly (readonly [string, string])[] = [
  ['5', '233595'],
  ['7', '233595'],
  ['5105', '2505'],
  ['5205', '2505'],
  ['72', '2505'],
  ['5110', '233525'],
  ['5210', '233525'],
  ['5120', '233540'],
  ['5220', '233540'],
  ['5130', '233555'],
  ['5230', '233555'],
  ['5135', '233550'],
  ['5235', '233550'],
  ['5305', '233505'],
];

/**
 * Reported by depreciación, amortización, prestaciones, parafiscales and obligaciones; exchange differences, asset
 * sales and extraordinary expenses are not recurrent.
 */
const leftOut = [
  ...['5105', '5205'].flatMap((group) =>
    ['30', '33', '36', '39', '68', '69', '70', '72', '75', '78'].map((concept) => `${group}${concept}`),
  ),
  // Travel depends on the month.
  ...['5155', '5255'],
  ...['5160', '5165', '5199', '5260', '5265', '5299', '530520', '530525', '5310', '5315', '5395'],
  // Reported by parafiscales.
  ...['237005', '237006', '237010'],
];

export const validation = defineValidation({
  id: 104,
  key: 'recurrente',
  version: 1,
  order: 44,
  weight: 1,
  byMonth: 'all',
  roles: {
    nomina: ['5105', '5205', '72'],
    arrendamientos: ['5120', '5220'],
    servicios: ['5135', '5235'],
    seguros: ['5130', '5230'],
    honorarios: ['5110', '5210'],
    otros: ['51', '52', '53', '73', '74'],
    /** What comes with bills, sales and payroll: retained guarantees, objections of customers, deductions. */
    garantias: ['2825'],
    retenidos: ['23', '28'],
    /** What a bill, a tax or a contract is owed as itself: no share of the bill. */
    deudas: ['2310', '2335', '2355', '2360', '2365', '2367', '2368', '2369', '2380', '2805', '2815'],
    glosas: ['4175'],
    descuentos: ['2370'],
    ingresos: ['41'],
    /** Rents, interest and fees beside what the company sells; what it recovers or earns by chance is not expected. */
    otrosIngresos: ['42'],
    ocasionales: ['4245', '4248', '4250', '4255', '4260', '4265', '4275', '4295'],
    /** Balances in foreign currency, and what restating them earns and costs. */
    monedaExtranjera: ['110515', '111010', '130510', '2110', '2210'],
    diferenciaEnCambio: ['421020', '530525'],
    deBalance: ['1', '2'],
    /** Long-lived assets with adjustments in a rhythm. */
    noCorrientes: ['12', '15', '16', '18'],
    activosBiologicos: ['1584'],
    depreciacionDeBiologicos: ['1597'],
    anticipados: ['1705', '1710'],
    excluidas: leftOut,
    // Vacations paid from the provision.
    descansos: ['2525', '261015'],
    destinos: ['5', '6', '7', '1705', '14'],
  },
  parameters: {
    contrapartidas: { kind: 'pairs', default: counterparts },
  },
  lacks: { missingMonths: 'months' },
  rules: [rec1, rec2, rec3, rec4, rec5, rec6, rec7, rec8, rec9, rec10, rec11, rec12],
  analyse({ balance, period, history, roles, parameters, tolerances }): Analysis | NotRun {
    if (period.month === 13) return { notApplicable: { reason: 'closingPeriod' } };
    const past = pastMonths(history, period, LOOKED_AT);
    if (past.balances.length < FEWEST)
      return { notEvaluable: { reason: 'missingMonths', data: { months: past.missing, fewest: FEWEST } } };
    const year = pastMonths(history, period, A_YEAR).months;
    const counterparts = parameters.contrapartidas;
    const books: Books = { balance, past: past.balances, year, roles, counterparts, tolerances };
    const companionMonths = pastMonths(history, period, COMPANION_MONTHS).balances;
    const lastYear = year.filter((month) => month !== null);
    const income = { balance, period, past: lastYear, roles, tolerances };
    return { books, companionMonths, income, rhythm: { balance, period, history, roles, tolerances } };
  },
});
