/**
 * V6: analytical review: unusual movements against the month before, the year's mean and the same month of last year;
 * grouped, ranked, and without emphasis where the calendar explains them.
 */
import { pastMonths } from '#core/books/past-months.ts';
import type { TrialBalance } from '#core/books/trial-balance.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { percentChange, type Thresholds } from './compare.ts';
import { salesOf } from './ratios.ts';
import { var1 } from './rules/var-1-movement.es.ts';
import { var2 } from './rules/var-2-balance.es.ts';
import { var3 } from './rules/var-3-stopped.es.ts';
import { var4 } from './rules/var-4-new.es.ts';
import { var5 } from './rules/var-5-reclassified.es.ts';
import { var6 } from './rules/var-6-gross-margin.es.ts';
import { var7 } from './rules/var-7-days-of-receivables.es.ts';
import { var8 } from './rules/var-8-days-of-payables.es.ts';
import { var9 } from './rules/var-9-payroll-by-employee.es.ts';
import { var10 } from './rules/var-10-changed-third-parties.es.ts';

const MONTHS = 12;

export const validation = defineValidation({
  id: 9,
  key: 'variacion',
  version: 1,
  order: 43,
  weight: 1,
  explainedByOthers: true,
  byMonth: 'all',
  roles: {
    resultado: ['4', '5', '6', '7'],
    balance: ['1', '2', '3'],
    produccion: ['7'],
    sinTerceros: ['14', '15', '16', '61', '62'],
    porTercero: ['51', '52', '53', '7'],
    prestaciones: ['2510', '2515', '2520', '2525', '2610', '510536', '520536'],
    vacaciones: ['2525', '261015'],
    cierreAnual: ['1355', '2360', '236510', '2404', '2615', '33', '36', '37', '54', '59'],
    impuestosAnuales: ['511515', '511540', '521515', '521540', '2416', '2436', '5140', '5240'],
    seguros: ['1705'],
    impuestosPeriodicos: ['135517', '2367', '2408'],
    impuestosMunicipales: ['135510', '135518', '2368', '2412'],
    nomina: ['5105', '5205', '72', '2370', '2380', '2505', '2610'],
    siguenAlIngreso: ['1305', '1355', '14', '22', '2365', '2368', '2408', '2412', '511505', '521505', '61', '62'],
    porPagar: ['22', '23'],
    comprado: ['15', '16', '17'],
    ventas: ['41'],
    costos: ['61'],
    cartera: ['1305'],
    proveedores: ['2205'],
    compras: ['14', '62'],
    personal: ['5105', '5205', '72'],
  },
  parameters: {
    cambioMes: { kind: 'percent', default: 30, minimum: 1, maximum: 1000 },
    cambioPromedio: { kind: 'percent', default: 25, minimum: 1, maximum: 1000 },
    cambioAnual: { kind: 'percent', default: 25, minimum: 1, maximum: 1000 },
    desviaciones: { kind: 'count', default: 3, minimum: 1, maximum: 10 },
    puntosMargen: { kind: 'percent', default: 5, minimum: 1 },
    diasRotacion: { kind: 'count', default: 15, minimum: 1 },
    destacadas: { kind: 'count', default: 6, minimum: 0, maximum: 100 },
    maximo: { kind: 'count', default: 25, minimum: 1, maximum: 500 },
  },
  lacks: { missingHistory: 'months', missingPrevious: 'months' },
  rules: [var1, var2, var3, var4, var5, var6, var7, var8, var9, var10],
  analyse({ balance, period, history, profile, roles, parameters, tolerances }) {
    if (period.month === 13) return { notApplicable: { reason: 'closingPeriod' } };
    const past = pastMonths(history, period, MONTHS);
    if (past.balances.length === 0)
      return { notEvaluable: { reason: 'missingHistory', data: { month: history.missingBefore() } } };
    const thresholds: Thresholds = {
      month: parameters.cambioMes,
      mean: parameters.cambioPromedio,
      year: parameters.cambioAnual,
      deviations: parameters.desviaciones,
      materiality: tolerances.materiality,
      noise: tolerances.noise,
    };
    const [previous] = past.months;
    const sales = (month: TrialBalance) => salesOf(month, month.period ?? period, roles.ventas);
    const incomeChange = previous ? percentChange(sales(previous), sales(balance)) : null;
    return new Analysis({
      balance,
      period,
      months: past.months,
      roles,
      thresholds,
      calendar: { balance, period, profile, roles, incomeChange, vacationsTaken: roles.vacaciones.sum().debit },
      ratios: {
        balance,
        period,
        past: past.balances,
        roles,
        limits: {
          margin: parameters.puntosMargen,
          days: parameters.diasRotacion,
          change: parameters.cambioMes,
          materiality: tolerances.materiality,
        },
      },
      prominent: parameters.destacadas * (period.month === 12 || period.month === 1 ? 2 : 1),
      most: parameters.maximo,
      withoutPrevious: previous ? null : { reason: 'missingPrevious', data: { month: history.missingBefore() } },
    });
  },
});
