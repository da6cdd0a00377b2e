/**
 * Legal ceilings (domain 2.6, V12, V18): statutory auditor, VAT period, regime, financial framework and cash payments.
 * The obligation may be met already: most findings are to be verified.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { umb1 } from './rules/umb-1-auditor-required.es.ts';
import { umb2 } from './rules/umb-2-auditor-required-next-year.es.ts';
import { umb3 } from './rules/umb-3-vat-period.es.ts';
import { umb4 } from './rules/umb-4-vat-period-next-year.es.ts';
import { umb5 } from './rules/umb-5-ceiling-of-simple.es.ts';
import { umb6 } from './rules/umb-6-economic-report.es.ts';
import { umb7 } from './rules/umb-7-cash-to-one-third-party.es.ts';
import { umb8 } from './rules/umb-8-cash-of-the-year.es.ts';
import { umb9 } from './rules/umb-9-group-three.es.ts';
import { parameters } from './rules.ts';

export const validation = defineValidation({
  id: 108,
  key: 'umbral',
  version: 1,
  order: 50,
  weight: 1,
  roles: {
    activo: ['1'],
    correctoras: [
      '1299',
      '1399',
      '1499',
      '1592',
      '1597',
      '1598',
      '1599',
      '159610',
      '1698',
      '1699',
      '1798',
      '1899',
      '189515',
    ],
    caja: ['1105'],
    bancos: ['1110', '1120'],
    ingresos: ['4'],
    noIngresos: ['4175', '4275', '47'],
    costos: ['51', '52', '53', '6'],
  },
  parameters,
  lacks: {
    falta_cierre_anterior: 'months',
    faltan_meses: 'months',
    falta_regimen: { profile: 'regimen' },
    falta_ciiu: { profile: 'ciiu' },
    falta_periodo_iva: { profile: 'periodoIva' },
  },
  rules: [umb1, umb2, umb3, umb4, umb5, umb6, umb7, umb8, umb9],
  analyse(context) {
    if (context.balance.rowCount === 0) return { notEvaluable: { reason: 'sin_filas' } };
    return new Analysis(context);
  },
});
