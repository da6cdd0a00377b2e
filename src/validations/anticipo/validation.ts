/** V10, advances given: to creditors of the company, and those that stay open. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { leavesOf } from './roles.ts';
import { ant1 } from './rules/ant-1-suppliers-not-crossed.es.ts';
import { ant2 } from './rules/ant-2-employees-not-crossed.es.ts';
import { ant3 } from './rules/ant-3-loans-and-wages-owed.es.ts';
import { ant4 } from './rules/ant-4-partners-on-both-sides.es.ts';
import { ant5 } from './rules/ant-5-idle-advances.es.ts';
import { ant6 } from './rules/ant-6-travel-advances-not-accounted-for.es.ts';
import { ant7 } from './rules/ant-7-invoiced-with-an-open-advance.es.ts';

export const validation = defineValidation({
  id: 13,
  key: 'anticipo',
  version: 1,
  order: 40,
  weight: 1,
  roles: {
    anticipos: ['1330'],
    anticiposDeObra: ['133010'],
    anticiposEmpleados: ['133015'],
    prestamosEmpleados: ['1365'],
    proveedores: ['22', '2320', '2335', '2380'],
    proveedoresExterior: ['2210'],
    nomina: ['2505'],
    socios: ['1325'],
    deudasConSocios: ['2355', '2360'],
    consumos: ['14', '15', '51', '52', '53', '61', '62', '7'],
    gastosDeViaje: ['515595'],
  },
  parameters: {
    mesesSinMovimiento: { kind: 'count', default: 3, minimum: 2, maximum: 24 },
  },
  lacks: { missingMonths: 'months' },
  rules: [ant1, ant2, ant3, ant4, ant5, ant6, ant7],
  analyse({ balance, period, history, roles, parameters, tolerances }) {
    const advances = leavesOf(roles, [
      'anticipos',
      'anticiposDeObra',
      'anticiposEmpleados',
      'prestamosEmpleados',
      'socios',
    ]);
    if (advances.length === 0) return { notApplicable: { reason: 'withoutAdvances' } };
    const past = pastMonths(history, period, parameters.mesesSinMovimiento - 1);
    return new Analysis({ balance, past, roles, tolerances });
  },
});
