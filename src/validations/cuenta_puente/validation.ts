/** Clearing accounts (suspense, transit), which must be empty at month end. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Clearing, HABIT } from './clearing.ts';
import { clearingNames } from './names.es.ts';
import { pue1 } from './rules/pue-1-balance-at-the-close.es.ts';
import { pue2 } from './rules/pue-2-balance-not-cleared.es.ts';
import { pue3 } from './rules/pue-3-transit-of-the-month-before.es.ts';
import { pue4 } from './rules/pue-4-zero-in-total-only.es.ts';
import { pue5 } from './rules/pue-5-estimate-not-reversed.es.ts';

/** Months that show whether estimates are reversed. */
const LONGEST = 3;

export const validation = defineValidation({
  id: 105,
  key: 'cuenta_puente',
  version: 1,
  order: 45,
  weight: 1,
  byMonth: ['PUE-3'],
  roles: {
    puente: [],
    transito: ['1115'],
    /** Liabilities that the name says are estimated at month end. */
    estimados: ['22', '23', '26'],
    excluidas: ['8', '9'],
  },
  parameters: {
    nombres: { kind: 'list', default: clearingNames },
    mesesSinMovimiento: { kind: 'count', default: 3, minimum: 2, maximum: 24 },
  },
  rules: [pue1, pue2, pue3, pue4, pue5],
  analyse({ balance, period, history, roles, parameters, tolerances }) {
    const { months } = pastMonths(history, period, Math.max(parameters.mesesSinMovimiento - 1, LONGEST));
    const gap = months.indexOf(null);
    const past = months.slice(0, gap < 0 ? months.length : gap).filter((month) => month !== null);
    const clearing = new Clearing({
      balance,
      past: past.slice(0, Math.max(parameters.mesesSinMovimiento - 1, HABIT)),
      longer: past,
      roles,
      names: parameters.nombres,
      stale: parameters.mesesSinMovimiento,
      tolerances,
    });
    return clearing.isNone ? { notApplicable: { reason: 'withoutClearing' } } : clearing;
  },
});
