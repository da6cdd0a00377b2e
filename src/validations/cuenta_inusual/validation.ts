/** Suppliers outside their habits: booked to an unusual expense account, or far above their usual amount. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { FEWEST } from './habits.ts';
import { inu1 } from './rules/inu-1-unusual-account.es.ts';
import { inu2 } from './rules/inu-2-unusual-amount.es.ts';
import { inu3 } from './rules/inu-3-supplier-in-equity.es.ts';
import { inu4 } from './rules/inu-4-income-twice.es.ts';
import { inu5 } from './rules/inu-5-purchase-twice.es.ts';
import { inu6 } from './rules/inu-6-bill-in-a-nameless-asset.es.ts';
import type { Books } from './unusual.ts';

const MONTHS = 12;

export const validation = defineValidation({
  id: 107,
  key: 'cuenta_inusual',
  version: 1,
  order: 47,
  weight: 1,
  roles: {
    gastos: ['51', '52', '53', '61', '73', '74'],
    /** Among them, those that follow what was sold. */
    costos: ['61'],
    /** Costs of production, which the month may pass on: what was debited is what was bought. */
    produccion: ['71', '73', '74'],
    /** Reserves and former results: for partners and corrections, not for suppliers. */
    patrimonio: ['33', '37'],
    /** What is used for years: what a supplier of services always billed is none. */
    activosFijos: ['15'],
    /** Where what is bought goes, but for assets. */
    destinos: ['5', '6', '7', '14', '17'],
    proveedores: ['22', '23'],
    deSocios: ['31', '1325', '2355', '2360'],
    ingresos: ['41'],
    excluidas: ['5105', '5205', '5115', '5215', '5160', '5165', '5199', '5260', '5265', '5299'],
  },
  parameters: {
    desviaciones: { kind: 'count', default: 3, minimum: 1, maximum: 10 },
    cambio: { kind: 'percent', default: 30, maximum: 1000 },
  },
  rules: [inu1, inu2, inu3, inu4, inu5, inu6],
  analyse({ balance, period, history, roles, parameters, tolerances }) {
    if (period.month === 13) return { notApplicable: { reason: 'closingPeriod' } };
    const past = pastMonths(history, period, MONTHS);
    if (past.balances.length < FEWEST)
      return { notEvaluable: { reason: 'missingMonths', data: { known: past.balances.length, fewest: FEWEST } } };
    const books: Books = {
      balance,
      period,
      past: past.balances,
      expenses: roles.gastos,
      costs: roles.costos,
      production: roles.produccion,
      assets: roles.activosFijos,
      destinations: roles.destinos,
      suppliers: roles.proveedores,
      income: roles.ingresos,
      deviations: parameters.desviaciones,
      percent: parameters.cambio,
      tolerances,
    };
    return new Analysis(books, { balance, period, roles, tolerances });
  },
});
