/** Clearing accounts (suspense, transit), which must be empty at month end. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { clearingFacts, HABIT } from './clearing.ts';
import { clearingNames } from './names.es.ts';

export const validation = defineValidation({
  id: 105,
  key: 'cuenta_puente',
  version: 1,
  order: 45,
  weight: 1,
  roles: {
    puente: [],
    transito: ['1115'],
    excluidas: ['8', '9'],
  },
  parameters: {
    nombres: { kind: 'list', default: clearingNames },
    mesesSinMovimiento: { kind: 'count', default: 3, minimum: 2, maximum: 24 },
  },
  rules: {
    'PUE-1': { severity: 'media', legal: ['et_774', 'cco_53', 'puc_dinamicas'] },
    'PUE-2': { severity: 'alta', legal: ['et_774', 'et_654_e', 'cco_53'] },
    'PUE-3': { severity: 'media', legal: ['et_774', 'puc_dinamicas'] },
    'PUE-4': { severity: 'media', legal: ['et_774', 'et_631'] },
  },
  byThirdParty: { required: ['PUE-4'] },
  check({ balance, period, history, roles, parameters, tolerances }) {
    const { months } = pastMonths(history, period, Math.max(parameters.mesesSinMovimiento - 1, HABIT));
    const gap = months.indexOf(null);
    const { facts, any } = clearingFacts({
      balance,
      past: months.slice(0, gap < 0 ? months.length : gap).filter((month) => month !== null),
      roles,
      names: parameters.nombres,
      stale: parameters.mesesSinMovimiento,
      tolerances,
    });
    return any ? { facts } : { notApplicable: { reason: 'withoutClearing' } };
  },
});
