/** A month imported again that differs from the previously audited version: changes by account and third party. */
import { defineValidation } from '#core/engine/validation.ts';
import { changeFacts } from './change-facts.ts';
import type { Role, Rule } from './rules.ts';

export const validation = defineValidation<Rule, Role, Record<never, never>>({
  id: 103,
  key: 'mes_modificado',
  version: 1,
  order: 51,
  weight: 1,
  roles: {
    impuestos: ['1355', '2365', '2367', '2368', '2404', '2408', '2412', '2464', '2495'],
    ingresos: ['4'],
    costos: ['5', '6', '7'],
  },
  parameters: {},
  rules: {
    'MOD-1': { severity: 'media', legal: ['cco_57', 'niif_pymes_10'] },
    'MOD-2': { severity: 'alta', legal: ['et_588', 'et_644', 'et_775'] },
    'MOD-3': { severity: 'media', legal: ['et_631', 'cco_57'] },
    'MOD-4': { severity: 'informativa', legal: ['niif_pymes_10'] },
  },
  byThirdParty: { required: ['MOD-3'] },
  check(context) {
    const { earlierVersion: earlier } = context;
    if (earlier === undefined) return { notEvaluable: { reason: 'sin_versiones' } };
    if (earlier === null) return { notApplicable: { reason: 'sin_version_anterior' } };
    return { facts: changeFacts({ context, earlier }) };
  },
});
