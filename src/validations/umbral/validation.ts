/**
 * Legal ceilings (domain 2.6, V12, V18): statutory auditor, VAT period, regime, financial framework and cash payments.
 * The obligation may be met already: most findings are to be verified.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { cashAnswer } from './cash.ts';
import { merge } from './ceilings.ts';
import { auditorAnswer, microAnswer, regimeAnswer, vatPeriodAnswer } from './obligations.ts';
import { parameters, type Role, type Rule } from './rules.ts';

export const validation = defineValidation<Rule, Role, typeof parameters>({
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
  rules: {
    'UMB-1': { severity: 'baja', legal: ['ley_43_1990_13', 'cco_203'] },
    'UMB-2': { severity: 'baja', legal: ['ley_43_1990_13'] },
    'UMB-3': { severity: 'alta', legal: ['et_600'] },
    'UMB-4': { severity: 'baja', legal: ['et_600'] },
    'UMB-5': { severity: 'alta', legal: ['et_905', 'et_913'] },
    'UMB-6': { severity: 'baja', legal: ['et_356_3'] },
    'UMB-7': { severity: 'baja', legal: ['et_771_5'] },
    'UMB-8': { severity: 'baja', legal: ['et_771_5'] },
    'UMB-9': { severity: 'media', legal: ['dec_2420_2015', 'dec_2706_2012'] },
  },
  check(context) {
    if (context.balance.rowCount === 0) return { notEvaluable: { reason: 'sin_filas' } };
    return merge(
      auditorAnswer(context),
      vatPeriodAnswer(context),
      regimeAnswer(context),
      microAnswer(context),
      cashAnswer(context),
    );
  },
});
