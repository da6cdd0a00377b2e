/**
 * V5: self-withholding of income tax (ET 365 par. 2), on all taxable income of companies exempt from contributions
 * under ET 114-1, and of ICA where the municipality requires it.
 */

import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { aut1 } from './rules/aut-1-payable-unlike-receivable.es.ts';
import { aut2 } from './rules/aut-2-rate-that-differs.es.ts';
import { aut3 } from './rules/aut-3-self-withholding-unpaid.es.ts';
import { aut4 } from './rules/aut-4-not-recorded.es.ts';
import { aut5 } from './rules/aut-5-self-withholding-without-exemption.es.ts';
import { aut6 } from './rules/aut-6-recorded-as-an-expense.es.ts';
import { aut7 } from './rules/aut-7-self-withholding-of-ica.es.ts';
import { aut8 } from './rules/aut-8-money-of-others-as-income.es.ts';
import { defaultRoles, parameters } from './rules.ts';

const CLOSING_PERIOD = 13;

export const validation = defineValidation({
  id: 8,
  key: 'autorretencion',
  version: 1,
  order: 21,
  weight: 1,
  byMonth: 'all',
  roles: defaultRoles,
  parameters,
  lacks: {
    exemptUnknown: { profile: 'exonerado1141' },
    withoutCiiu: { profile: 'ciiu' },
    withoutIcaRate: { parameter: 'tarifaIca' },
  },
  rules: [aut1, aut2, aut3, aut4, aut5, aut6, aut7, aut8],
  analyse(context) {
    if (context.period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const analysis = new Analysis(context);
    const { whyNone, isItsOwn, isUnknown, isBooked } = analysis;
    if (whyNone !== null && analysis.isQuiet) return { notApplicable: { reason: whyNone } };
    if (isItsOwn && isUnknown && !isBooked && analysis.isQuiet) return { notEvaluable: { reason: 'exemptUnknown' } };
    return analysis;
  },
});
