/** Ceilings with obligations: statutory auditor, VAT period, leaving a regime, report. */
import { compareWith, merge, nothing, skip } from './ceilings.ts';
import { microCeiling, microLeast, microMost } from './micro-entities.ts';
import { type Answer, AUDITOR, type Context, MICRO_UNTIL_2021, REPORT_UVT, simpleCeiling, VAT_UVT } from './rules.ts';
import { assetsNow, assetsOfYearBefore, incomeOfYearBefore, incomeSoFar } from './year-figures.ts';

/**
 * UMB-1 for this year by last year's figures, UMB-2 for the next by this year's. Non-profit entities are no companies.
 */
export function auditorAnswer(context: Context): Answer {
  const { profile, parameters, period } = context;
  if (profile.regimen === 'especial' || parameters.tieneRevisorFiscal) return nothing;
  const unit = 'salario';
  const before = { rule: 'UMB-1', unit, year: period.year - 1, ended: true, over: 'baja', near: null } as const;
  const now = { rule: 'UMB-2', unit, year: period.year, ended: false, over: 'baja', near: 'informativa' } as const;
  const thisYear = merge(
    compareWith(context, { ...before, measure: 'activos', units: AUDITOR.activos }, assetsOfYearBefore(context)),
    compareWith(context, { ...before, measure: 'ingresos', units: AUDITOR.ingresos }, incomeOfYearBefore(context)),
  );
  // One ceiling suffices, and for an obligation in force next year's is redundant.
  if (thisYear.facts.length > 0) return { facts: thisYear.facts, notEvaluated: [] };
  return merge(
    thisYear,
    compareWith(context, { ...now, measure: 'activos', units: AUDITOR.activos }, assetsNow(context)),
    compareWith(context, { ...now, measure: 'ingresos', units: AUDITOR.ingresos }, incomeSoFar(context)),
  );
}

/** UMB-3: this year's VAT period against last year's income; UMB-4: next year's. SIMPLE declares VAT yearly. */
export function vatPeriodAnswer(context: Context): Answer {
  const { profile, period } = context;
  const { periodoIva, responsableIva, regimen } = profile;
  if (responsableIva === false || periodoIva === 'ninguno' || regimen === 'simple') return nothing;
  if (periodoIva === undefined)
    return merge(
      skip({ rule: 'UMB-3', reason: 'falta_periodo_iva' }),
      skip({ rule: 'UMB-4', reason: 'falta_periodo_iva' }),
    );
  const common = { measure: 'ingresos', unit: 'uvt', units: VAT_UVT } as const;
  const income = incomeOfYearBefore(context);
  const last = { ...common, rule: 'UMB-3', year: period.year - 1, ended: true, near: null } as const;
  if (periodoIva === 'bimestral') {
    const answer = compareWith(context, { ...last, over: 'alta' }, income);
    // Above the ceiling is as expected; below it, only large taxpayers and sellers of exempt goods declare this often.
    if (answer.facts.length > 0 || answer.notEvaluated.length > 0 || income === null)
      return { facts: [], notEvaluated: answer.notEvaluated };
    return { facts: [belowFact(context, income.amount)], notEvaluated: [] };
  }
  const next = { ...common, rule: 'UMB-4', year: period.year, ended: false } as const;
  return merge(
    compareWith(context, { ...last, over: 'alta', data: { declared: periodoIva } }, income),
    compareWith(context, { ...next, over: 'baja', near: 'informativa' }, incomeSoFar(context)),
  );
}

function belowFact({ roles, period }: Context, amount: bigint): Answer['facts'][number] {
  const [account = null] = roles.ingresos.prefixes;
  return {
    rule: 'UMB-3',
    severity: 'informativa',
    account,
    subject: 'ingresos-anterior',
    amount,
    found: amount,
    data: { how: 'below', declared: 'bimestral', units: VAT_UVT, year: period.year - 1 },
    formula: [{ label: 'ingresos', amount, kind: 'total' }],
    rows: [],
  };
}

/** UMB-5: income ceiling of SIMPLE, by last year's and this year's income. */
export function simpleAnswer(context: Context): Answer {
  const { profile, period } = context;
  const { year } = period;
  if (profile.regimen === undefined) return skip({ rule: 'UMB-5', reason: 'falta_regimen' });
  if (profile.regimen !== 'simple') return nothing;
  const simple = { rule: 'UMB-5', measure: 'ingresos', unit: 'uvt', over: 'alta' } as const;
  const last = { ...simple, year: year - 1, units: simpleCeiling(year - 1), ended: true, near: null } as const;
  const now = { ...simple, year, units: simpleCeiling(year), ended: false, near: 'baja' } as const;
  return merge(
    compareWith(context, last, incomeOfYearBefore(context)),
    compareWith(context, now, incomeSoFar(context)),
  );
}

/** UMB-6: income from which an entity of the special regime files the economic report. */
export function reportAnswer(context: Context): Answer {
  const { profile, period } = context;
  const { year } = period;
  if (profile.regimen === undefined) return skip({ rule: 'UMB-6', reason: 'falta_regimen' });
  if (profile.regimen !== 'especial') return nothing;
  const report = { rule: 'UMB-6', measure: 'ingresos', unit: 'uvt', units: REPORT_UVT, over: 'baja' } as const;
  return merge(
    compareWith(context, { ...report, year: year - 1, ended: true, near: null }, incomeOfYearBefore(context)),
    compareWith(context, { ...report, year, ended: false, near: 'informativa' }, incomeSoFar(context)),
  );
}

/**
 * UMB-9: books of a micro-entity for a company above its limits at the end of last year. Since 2023 only last year's
 * income counts, by sector (Decreto 1670/2021); without the company's activity, what holds for every sector is said.
 */
export function microAnswer(context: Context): Answer {
  const { profile, period } = context;
  if (profile.grupoNiif !== 3) return nothing;
  const year = period.year - 1;
  const common = { rule: 'UMB-9', year, ended: true, over: 'media', near: null } as const;
  if (year < 2022) {
    const old = { ...common, unit: 'salario', data: { sector: 'hasta_2022' } } as const;
    return merge(
      compareWith(
        context,
        { ...old, measure: 'activos', units: MICRO_UNTIL_2021.activos },
        assetsOfYearBefore(context),
      ),
      compareWith(
        context,
        { ...old, measure: 'ingresos', units: MICRO_UNTIL_2021.ingresos },
        incomeOfYearBefore(context),
      ),
    );
  }
  const income = incomeOfYearBefore(context);
  const byIncome = { ...common, measure: 'ingresos', unit: 'uvt', mayEqual: true } as const;
  const answerFor = (units: number, sector: string): Answer =>
    compareWith(context, { ...byIncome, units, data: { sector } }, income);
  if (profile.ciiu !== undefined) {
    const { units, sector } = microCeiling(profile.ciiu);
    return answerFor(units, sector);
  }
  const most = answerFor(microMost.units, '');
  const isDecided = most.facts.length > 0 || answerFor(microLeast.units, '').facts.length === 0;
  return isDecided ? most : skip({ rule: 'UMB-9', reason: 'falta_ciiu' });
}
