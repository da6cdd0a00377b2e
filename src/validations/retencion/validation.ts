/**
 * V7: withholding practised, paid and suffered. A trial balance has no payments: certain findings are reported as such,
 * others as to be verified. Tax credits of former years (V7-f) belong to `anticipo_impuestos`, self-withholding (V7-g)
 * to `autorretencion`.
 */
import { defineValidation } from '#core/engine/validation.ts';
import { conceptKeys, lawsOf } from './concepts.ts';
import { defaultRoles, type Role } from './default-roles.ts';
import { lapsed } from './practised/lapsed.ts';
import { practised } from './practised/practised.ts';
import { practisedFacts } from './practised/practised-facts.ts';
import { ret1 } from './rules/ret-1-withholding-missing.es.ts';
import { ret2 } from './rules/ret-2-withholding-to-be-verified.es.ts';
import { ret3 } from './rules/ret-3-rate-that-differs.es.ts';
import { ret4 } from './rules/ret-4-total-below-expected.es.ts';
import { ret5 } from './rules/ret-5-withholding-unpaid.es.ts';
import { ret6 } from './rules/ret-6-vat-withholding.es.ts';
import { ret7 } from './rules/ret-7-payments-abroad.es.ts';
import { ret8 } from './rules/ret-8-ica-withholding.es.ts';
import { ret9 } from './rules/ret-9-suffered-above-the-sales.es.ts';
import { ret10 } from './rules/ret-10-withheld-in-simple.es.ts';
import { ret11 } from './rules/ret-11-salaries-without-withholding.es.ts';
import { ret12 } from './rules/ret-12-dividends-without-withholding.es.ts';
import { ret13 } from './rules/ret-13-more-paid-than-owed.es.ts';
import { type Context, parameters, placesOf, type Rule, type Skipped } from './rules.ts';
import { paymentsAbroad } from './taxes/abroad.ts';
import { dividends } from './taxes/dividends.ts';
import { icaWithholding } from './taxes/ica-withholding.ts';
import { overpaid } from './taxes/overpaid.ts';
import { incomeTaxRoles, unpaid } from './taxes/payment.ts';
import { salaries } from './taxes/salaries.ts';
import { withheldInSimple } from './taxes/simple-regime.ts';
import { suffered } from './taxes/suffered.ts';
import { vatWithholding } from './taxes/vat-withholding.ts';
import { isCompanyNit } from './who/non-subject.es.ts';

const CLOSING_PERIOD = 13;

/** Rules about required withholding. */
const PRACTISED: readonly Rule[] = ['RET-1', 'RET-2', 'RET-3', 'RET-4', 'RET-6', 'RET-7', 'RET-8', 'RET-11', 'RET-12'];

export const validation = defineValidation({
  id: 10,
  key: 'retencion',
  version: 1,
  order: 20,
  weight: 2,
  byMonth: 'all',
  accountChart: 'movement',
  roles: defaultRoles,
  parameters,
  rules: [ret1, ret2, ret3, ret4, ret5, ret6, ret7, ret8, ret9, ret10, ret11, ret12, ret13],
  analyse(context) {
    const { balance, period, profile } = context;
    if (period.month === CLOSING_PERIOD) return { notApplicable: { reason: 'closingPeriod' } };
    if (!hasAccounts(context)) return { notApplicable: { reason: 'nothingToWithhold' } };
    const laws = lawsOf(period);
    const fees = laws?.get('honorarios');
    const owed = fees ? suffered(context, fees) : { facts: [], notEvaluated: withoutTables(['RET-9'], context) };
    const paid = [...unpaid(context), ...overpaid(context), ...owed.facts];
    if (profile.regimen === 'simple')
      return {
        facts: [...paid, ...withheldInSimple(context), ...salaries(context)],
        notEvaluated: [...owed.notEvaluated, ...(laws === null ? withoutTables(['RET-11'], context) : [])],
      };
    const missing = missingFor(laws === null, context);
    if (missing !== null || laws === null)
      return { facts: paid, notEvaluated: [...owed.notEvaluated, ...(missing ?? [])] };
    const ica = icaWithholding(context);
    const byConcept = practised(context, laws);
    const told = new Set(byConcept.shortfalls.map(({ thirdParty }) => thirdParty.key));
    const shortfalls = [
      ...byConcept.shortfalls,
      ...lapsed(context, laws).filter(({ thirdParty }) => !told.has(thirdParty.key)),
    ];
    return {
      facts: [
        ...paid,
        ...practisedFacts({ ...byConcept, shortfalls }, context),
        ...vatWithholding(context, laws.get('compras')!),
        ...paymentsAbroad(context),
        ...ica.facts,
        ...salaries(context),
        ...dividends(context),
      ],
      notEvaluated: [
        ...(ica.notEvaluated ?? []),
        ...owed.notEvaluated,
        ...byConcept.elsewhere.map((concept) => ({
          rule: 'RET-3' as const,
          reason: 'basesElsewhere',
          data: { concept },
        })),
      ],
    };

    function missingFor(lacksTables: boolean, { profile: { agenteRetencion } }: Context): Skipped[] | null {
      const skipped = (reason: string, data = {}): Skipped[] => PRACTISED.map((one) => ({ rule: one, reason, data }));
      if (lacksTables) return withoutTables(PRACTISED, context);
      if (agenteRetencion === false) return skipped('notAgent');
      const { nit } = balance.company;
      if (agenteRetencion === undefined && (nit === null || !isCompanyNit(nit))) return skipped('agentUnknown');
      return null;
    }
  },
});

function withoutTables(rules: readonly Rule[], { period: { year } }: Context): Skipped[] {
  return rules.map((one) => ({ rule: one, reason: 'withoutTables', data: { year } }));
}

/** Whether there is a base or a withholding. */
function hasAccounts({ roles }: Context): boolean {
  const names: Role[] = [
    ...conceptKeys.flatMap((key) => placesOf[key].bases),
    ...incomeTaxRoles,
    'reteIva',
    'reteIca',
    'aFavor',
    'salarios',
    'dividendos',
  ];
  return names.some((name) => roles[name].leaves().length > 0);
}
