/**
 * V12: VAT and consumption tax: generated, deductible, apportioned and paid by their period. A trial balance has no invoices: clear ratios of
 * tax to base are reported, mixtures of rates are questions.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { Analysis } from './analysis.ts';
import { iva1 } from './rules/iva-1-rate-by-customer.es.ts';
import { iva2 } from './rules/iva-2-above-the-highest-rate.es.ts';
import { iva3 } from './rules/iva-3-sales-without-vat.es.ts';
import { iva4 } from './rules/iva-4-vat-without-a-sale.es.ts';
import { iva5 } from './rules/iva-5-deductible-above-the-purchase.es.ts';
import { iva6 } from './rules/iva-6-deductible-between-two-rates.es.ts';
import { iva7 } from './rules/iva-7-vat-of-fixed-assets.es.ts';
import { iva8 } from './rules/iva-8-vat-of-non-deductible-expenses.es.ts';
import { iva9 } from './rules/iva-9-deducted-and-expensed.es.ts';
import { iva10 } from './rules/iva-10-apportionment.es.ts';
import { iva11 } from './rules/iva-11-earlier-period-unpaid.es.ts';
import { iva12 } from './rules/iva-12-earlier-period-not-crossed.es.ts';
import { iva13 } from './rules/iva-13-wrong-period.es.ts';
import { iva14 } from './rules/iva-14-vat-of-a-non-responsible.es.ts';
import { iva15 } from './rules/iva-15-vat-of-imports.es.ts';
import { iva16 } from './rules/iva-16-consumption-tax-unpaid.es.ts';
import { iva17 } from './rules/iva-17-sales-without-consumption-tax.es.ts';
import { iva18 } from './rules/iva-18-balance-in-favour-expensed.es.ts';
import { iva19 } from './rules/iva-19-vat-left-in-the-cost.es.ts';
import { defaultRoles, parameters } from './rules.ts';

const CLOSING_PERIOD = 13;

export const validation = defineValidation({
  id: 15,
  key: 'iva',
  version: 1,
  order: 22,
  weight: 2,
  byMonth: ['IVA-11', 'IVA-12', 'IVA-16', 'IVA-17', 'IVA-18', 'IVA-19'],
  roles: defaultRoles,
  parameters,
  lacks: {
    responsibleUnknown: { profile: 'responsableIva' },
    withoutPeriod: { profile: 'periodoIva' },
    missingMonths: 'months',
  },
  dianLists: ['grandes'],
  rules: [
    iva1,
    iva2,
    iva3,
    iva4,
    iva5,
    iva6,
    iva7,
    iva8,
    iva9,
    iva10,
    iva11,
    iva12,
    iva13,
    iva14,
    iva15,
    iva16,
    iva17,
    iva18,
    iva19,
  ],
  analyse(context) {
    const { period, profile, roles } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    const analysis = new Analysis(context);
    if (analysis.isWithoutTax && profile.responsableIva === false)
      return { notApplicable: { reason: 'notResponsible' } };
    if (analysis.isWithoutTax && roles.ingresos.leaves().length === 0)
      return { notApplicable: { reason: 'nothingSold' } };
    return analysis;
  },
});
