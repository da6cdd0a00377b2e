/** V10, advances received: from customers with debts, and those already earned or unclaimed. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { ReceivedAdvances } from './received.ts';
import { anr1 } from './rules/anr-1-customers-not-crossed.es.ts';
import { anr2 } from './rules/anr-2-invoiced-with-an-unmoved-advance.es.ts';
import { anr3 } from './rules/anr-3-idle-customer-advances.es.ts';
import { anr4 } from './rules/anr-4-advance-in-income.es.ts';
import { anr5 } from './rules/anr-5-collections-gone-within-the-month.es.ts';
import { anr6 } from './rules/anr-6-collections-missing.es.ts';
import { anr7 } from './rules/anr-7-deferred-income-not-released.es.ts';
import { anr8 } from './rules/anr-8-deferred-income-at-once.es.ts';

/** Months that show habits: how customers are billed, and how advances are amortised. */
const MONTHS = 12;

export const validation = defineValidation({
  id: 20,
  key: 'anticipo2',
  version: 1,
  order: 41,
  weight: 1,
  roles: {
    anticiposRecibidos: ['2805'],
    anticiposDeContratos: ['280510', '280515'],
    recaudosParaTerceros: ['2815'],
    diferidos: ['2705', '2710', '2715'],
    depositos: ['2810'],
    clientes: ['1305', '1345'],
    clientesExterior: ['130510'],
    ingresos: ['41'],
    otrosIngresos: ['42'],
  },
  parameters: {
    mesesSinMovimiento: { kind: 'count', default: 3, minimum: 2, maximum: 24 },
  },
  lacks: { missingMonths: 'months' },
  rules: [anr1, anr2, anr3, anr4, anr5, anr6, anr7, anr8],
  analyse({ balance, period, history, roles, parameters, tolerances }) {
    const advances = new ReceivedAdvances({
      balance,
      period,
      past: pastMonths(history, period, parameters.mesesSinMovimiento - 1),
      year: pastMonths(history, period, MONTHS).balances,
      roles,
      tolerances,
    });
    const others = [roles.recaudosParaTerceros, roles.diferidos, roles.depositos];
    if (advances.isNone && others.every((role) => role.leaves().length === 0))
      return { notApplicable: { reason: 'withoutAdvances' } };
    return advances;
  },
});
