/** Balances without movement for a year, and accounts used again after a year of inactivity. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation, type NotRun } from '#core/engine/validation.ts';
import type { Analysis } from './analysis.ts';
import type { Books } from './idle.ts';
import { ina1 } from './rules/ina-1-idle-receivables.es.ts';
import { ina2 } from './rules/ina-2-idle-debts.es.ts';
import { ina3 } from './rules/ina-3-idle-inventory.es.ts';
import { ina4 } from './rules/ina-4-other-idle-balances.es.ts';
import { ina5 } from './rules/ina-5-dormant-account-used-again.es.ts';

export const validation = defineValidation({
  id: 106,
  key: 'inactiva',
  version: 1,
  order: 46,
  weight: 1,
  roles: {
    deudores: ['13'],
    pasivos: ['22', '23', '25', '28'],
    inventarios: ['14'],
    otros: ['1110', '1120', '12', '1335', '1350', '17', '18', '2355', '2360', '2810', '2825', '27'],
    permanentes: ['15', '16', '31', '32', '33', '34', '38'],
    conPropiaValidacion: ['1299', '1355', '1399', '1499', '2365', '2367', '2368'],
    gastoDeterioro: ['519910', '5199'],
    deterioro: ['139905', '1399'],
    rendimientos: ['4210', '4150'],
    recuperaciones: ['425050', '4250'],
  },
  parameters: {
    mesesSinMovimiento: { kind: 'count', default: 12, minimum: 3, maximum: 24 },
  },
  lacks: { missingMonths: 'months' },
  rules: [ina1, ina2, ina3, ina4, ina5],
  analyse({ balance, period, history, roles, parameters, tolerances }): Analysis | NotRun {
    const wait = parameters.mesesSinMovimiento;
    const past = pastMonths(history, period, wait);
    const before = past.months.slice(0, wait - 1);
    const known = before.filter((month) => month !== null);
    if (known.length < before.length)
      return { notEvaluable: { reason: 'missingMonths', data: { months: past.missing, wait } } };
    const books: Books = {
      balance,
      past: known,
      history: history.months.map((month) => month.balance),
      roles,
      materiality: tolerances.materiality,
      noise: tolerances.noise,
    };
    const woken = past.missing.length === 0 ? { ...books, past: past.balances } : null;
    return { idle: books, woken, missing: past.missing, wait };
  },
});
