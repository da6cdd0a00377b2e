/** V8: financial debt: interest, rate, lenders, instalments, overdrafts, and the tax on financial movements. */
import { defineValidation } from '#core/engine/validation.ts';
import { InterestReview } from './interest.ts';
import { debitFacts, notBankFacts, overdraftFacts, partnerLoanFacts } from './lenders.ts';
import { loanMonth } from './loans.ts';
import { movementsTaxFacts } from './movements-tax.ts';
import { relatedDebtFacts } from './related-debt.ts';
import { type Context, defaultRoles, type Role } from './roles.ts';

const DEBT: readonly Role[] = [
  'obligaciones',
  'sobregiros',
  'otrasObligaciones',
  'vinculados',
  'prestamosASocios',
  'deudasConSocios',
  'bancos',
];

export const validation = defineValidation({
  id: 11,
  key: 'obligacion',
  version: 1,
  order: 34,
  weight: 1,
  roles: defaultRoles,
  parameters: {
    mesesSinAbono: { kind: 'count', default: 3, minimum: 2, maximum: 12 },
    minimoDelCorriente: { kind: 'percent', default: 50, minimum: 0, maximum: 100 },
    gmfMinimo: { kind: 'percent', default: 0.1, minimum: 0, maximum: 1 },
    gmfMaximo: { kind: 'percent', default: 0.42, minimum: 0, maximum: 1 },
    vecesDelPatrimonio: { kind: 'count', default: 2, minimum: 1, maximum: 10 },
    interesCorriente: { kind: 'monthly', default: [], maximum: 100 },
  },
  rules: {
    'OBL-1': { severity: 'alta', legal: ['niif_pymes_11', 'et_117', 'puc_dinamicas'] },
    'OBL-2': { severity: 'media', legal: ['et_117', 'niif_pymes_11'] },
    'OBL-3': { severity: 'media', legal: ['puc_dinamicas', 'et_631', 'niif_pymes_33'] },
    'OBL-4': { severity: 'media', legal: ['puc_dinamicas', 'et_774', 'niif_pymes_2_52'] },
    'OBL-5': { severity: 'baja', legal: ['niif_pymes_11', 'puc_dinamicas'] },
    'OBL-6': { severity: 'media', legal: ['puc_dinamicas', 'niif_pymes_2_52'] },
    'OBL-7': { severity: 'media', legal: ['et_870', 'et_871', 'et_872', 'et_115'] },
    'OBL-8': { severity: 'informativa', legal: ['et_35'] },
    'OBL-9': { severity: 'informativa', legal: ['et_118_1'] },
  },
  byThirdParty: { required: ['OBL-3'] },
  check(context: Context) {
    const { balance, period, roles } = context;
    if (DEBT.every((role) => roles[role].leaves().length === 0)) return { notApplicable: { reason: 'withoutDebt' } };
    if (period.month > 12) return { notApplicable: { reason: 'closing' } };
    const month = loanMonth(balance, period, roles);
    const interest = new InterestReview(context, month).answer();
    const related = relatedDebtFacts(context);
    return {
      facts: [
        ...interest.facts,
        ...notBankFacts(context),
        ...debitFacts(context, month),
        ...overdraftFacts(context),
        ...movementsTaxFacts(context),
        ...partnerLoanFacts(context),
        ...related.facts,
      ],
      notEvaluated: [...interest.notEvaluated, ...related.notEvaluated],
    };
  },
});
