/** Dependence on one customer or supplier: not an error, but relevant to readers of the statements. */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { con1 } from './rules/con-1-income-from-one-customer.es.ts';
import { con2 } from './rules/con-2-purchases-from-one-supplier.es.ts';

export const validation = defineValidation({
  id: 109,
  key: 'concentracion',
  version: 1,
  order: 48,
  weight: 1,
  roles: {
    ingresos: ['41'],
    compras: ['62'],
    proveedores: ['22'],
  },
  parameters: {
    tope: { kind: 'percent', default: 30, minimum: 1, maximum: 100 },
  },
  rules: [con1, con2],
  analyse(context) {
    const analysis = new Analysis(context);
    return analysis.isWithoutTrade ? { notApplicable: { reason: 'withoutTrade' } } : analysis;
  },
});
