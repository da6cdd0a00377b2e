/** A month imported again that differs from the previously audited version: changes by account and third party. */
import { defineValidation } from '#core/engine/validation.ts';
import { Changes } from './change-facts.ts';
import { mod1 } from './rules/mod-1-changed-account.es.ts';
import { mod2 } from './rules/mod-2-changed-tax.es.ts';
import { mod3 } from './rules/mod-3-changed-third-parties.es.ts';
import { mod4 } from './rules/mod-4-changed-result.es.ts';

export const validation = defineValidation({
  id: 103,
  key: 'mes_modificado',
  version: 2,
  order: 51,
  weight: 1,
  readsOwnCodes: true,
  roles: {
    impuestos: ['1355', '2365', '2367', '2368', '2404', '2408', '2412', '2464', '2495'],
    ingresos: ['4'],
    costos: ['5', '6', '7'],
  },
  parameters: {},
  rules: [mod1, mod2, mod3, mod4],
  analyse(context) {
    const { earlierVersion: earlier } = context;
    if (earlier === undefined) return { notEvaluable: { reason: 'sin_versiones' } };
    if (earlier === null) return { notApplicable: { reason: 'sin_version_anterior' } };
    return new Changes({ context, earlier });
  },
});
