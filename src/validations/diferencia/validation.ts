/**
 * Integrity of the balance, checked before anything else (domain V17): double entry, arithmetic of rows and totals,
 * continuity with the month before, and codes of the chart.
 */
import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import { Integrity } from './analysis.ts';
import { parameters } from './context.ts';
import { dif1 } from './rules/dif-1-debits-unlike-credits.es.ts';
import { dif2 } from './rules/dif-2-balances-not-zero-in-total.es.ts';
import { dif3 } from './rules/dif-3-total-unlike-its-detail.es.ts';
import { dif4 } from './rules/dif-4-row-arithmetic.es.ts';
import { dif5 } from './rules/dif-5-opening-unlike-the-earlier-closing.es.ts';
import { dif6 } from './rules/dif-6-accounting-equation.es.ts';
import { dif7 } from './rules/dif-7-memorandum-accounts.es.ts';
import { dif8 } from './rules/dif-8-negative-movement.es.ts';
import { dif9 } from './rules/dif-9-repeated-rows.es.ts';
import { dif10 } from './rules/dif-10-codes-outside-the-chart.es.ts';
import { dif11 } from './rules/dif-11-changed-chart.es.ts';

export const validation = defineValidation({
  id: 22,
  key: 'diferencia',
  version: 1,
  order: 1,
  weight: 3,
  byMonth: ['DIF-5'],
  readsOwnCodes: true,
  roles: {
    activo: ['1'],
    pasivo: ['2'],
    patrimonio: ['3'],
    resultadoEjercicio: ['36'],
    resultadosAnteriores: ['37'],
    ingresos: ['4'],
    gastos: ['5'],
    costos: ['6', '7'],
    ordenDeudoras: ['8'],
    ordenAcreedoras: ['9'],
  },
  parameters,
  lacks: { falta_mes: 'months' },
  rules: [dif1, dif2, dif3, dif4, dif5, dif6, dif7, dif8, dif9, dif10, dif11],
  isUnbalanced: ({ isUnbalanced }: Integrity) => isUnbalanced,
  analyse(context): Integrity | NotRun {
    return context.balance.rowCount === 0 ? { notEvaluable: { reason: 'sin_filas' } } : new Integrity(context);
  },
});
