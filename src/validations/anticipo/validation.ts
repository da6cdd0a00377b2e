/** V10, advances given: to creditors of the company, and those that stay open. */
import { pastMonths } from '#core/books/past-months.ts';
import { defineValidation } from '#core/engine/validation.ts';
import { type CrossedRule, crossedAdvances, leavesOf } from './crossed.ts';
import { idleAdvances, type UnsettledRule, unaccountedAdvances, unusedAdvances } from './unsettled.ts';

export type Rule = CrossedRule | UnsettledRule;

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
  rules: {
    'ANT-1': { severity: 'media', legal: ['niif_pymes_2_52', 'et_774', 'puc_dinamicas'] },
    'ANT-2': { severity: 'media', legal: ['niif_pymes_2_52', 'et_771_2', 'puc_dinamicas'] },
    'ANT-3': { severity: 'baja', legal: ['cst_149', 'niif_pymes_28'] },
    'ANT-4': { severity: 'informativa', legal: ['et_35', 'niif_pymes_33'] },
    'ANT-5': { severity: 'media', legal: ['et_771_2', 'et_774'] },
    'ANT-6': { severity: 'media', legal: ['et_771_2', 'puc_dinamicas'] },
    'ANT-7': { severity: 'media', legal: ['et_771_2', 'niif_pymes_2_52'] },
  },
  byThirdParty: { required: ['ANT-1', 'ANT-2', 'ANT-3', 'ANT-4', 'ANT-7'], partly: ['ANT-5', 'ANT-6'] },
  check({ balance, period, history, roles, parameters, tolerances }) {
    const advances = leavesOf(roles, [
      'anticipos',
      'anticiposDeObra',
      'anticiposEmpleados',
      'prestamosEmpleados',
      'socios',
    ]);
    if (advances.length === 0) return { notApplicable: { reason: 'withoutAdvances' } };
    const { facts, suppliers } = crossedAdvances(balance, roles, tolerances);
    const past = pastMonths(history, period, parameters.mesesSinMovimiento - 1);
    const isKnown = past.missing.length === 0;
    return {
      facts: [
        ...facts,
        ...(isKnown ? idleAdvances(balance, past, roles, suppliers, tolerances) : []),
        ...unaccountedAdvances(balance, roles, tolerances),
        ...unusedAdvances(balance, roles, suppliers, tolerances),
      ],
      notEvaluated: isKnown
        ? []
        : [{ rule: 'ANT-5' as const, reason: 'missingMonths', data: { months: past.missing } }],
    };
  },
});
