/** Financial statements: what there is of a month, a statement beside other months, its lines through the months. */
import { asCaller } from '#api/kernel/database.ts';
import { type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Comparative } from '#core/statement/comparatives.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { auditChecks } from '../audit-check.ts';
import { budgetOf } from '../budgets/queries.ts';
import { catalogue, findStatement } from '../catalogue.ts';
import { asked, monthsNeeded, optionsOf, ratesOf } from '../drawing.ts';
import { monthsBeside, monthsFrom, readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import { signedChecks, signedState } from '../signed-state.ts';
import { withFigures } from '../with-figures.ts';
import * as contract from './contract.ts';
import { marksOfAccounts } from './queries.ts';

const usualTrend = 24;

export function mountStatements({ mount }: Router, services: StatementServices): void {
  const { db } = services;
  const readMonth = (caller: Caller, companyId: number, period: string | undefined) =>
    asCaller(db, caller, async (trx) => {
      const month = await readDrawnMonth(trx, caller, companyId, period ?? null);
      return month && { ...month, audited: await auditChecks(trx, companyId, month.shown.id) };
    });
  mount(contract.listStatements, ({ params, query, caller, reply }) =>
    withFigures(services, caller, clientGone(reply), async (run) => {
      const month = await readMonth(caller, params.id, query.period);
      if (month === null) return { data: nothing };
      const { shown, stored, signedOff, audited } = month;
      const signed = await signedState(services, caller, run, { companyId: params.id, month });
      const drawn = await run('drawOverview', asked(month, monthsBeside(month)), { options: optionsOf(month) });
      const data: contract.StatementsOverview = {
        ...drawn,
        period: periodKey(shown),
        periods: stored.map(periodKey),
        signedOff,
        statements: names,
        checks: [...drawn.checks, ...audited, ...signedChecks(signed)],
      };
      return { data };
    }),
  );
  mount(contract.getStatement, ({ params, query, caller, reply }) =>
    withFigures(services, caller, clientGone(reply), async (run) => {
      const { period, detail = 'accounts', compare, ...choices } = query;
      const { unit } = choices;
      refuseUnknown(params.statement);
      const month = (await readMonth(caller, params.id, period))!;
      const options = { ...optionsOf(month), ...choices, compare: (compare?.split(',') ?? []) as Comparative[] };
      const budget = options.compare.includes('presupuesto')
        ? await asCaller(db, caller, (trx) => budgetOf(trx, params.id, month.shown.year))
        : [];
      const rates = await ratesOf(services, caller, unit);
      const task = { statement: params.statement, options, detail, budget, rates };
      const tree = await run('drawTree', asked(month, monthsNeeded(month, unit)), task);
      const compared = { companyId: params.id, month, statements: [params.statement] };
      const signed = signedChecks(await signedState(services, caller, run, compared));
      const { id } = month.shown;
      const marks = await asCaller(db, caller, (trx) => marksOfAccounts(trx, params.id, { id, period }));
      return { data: { ...tree, checks: [...tree.checks, ...month.audited, ...signed] }, marks };
    }),
  );
  mount(contract.getStatementTrend, ({ params, query, caller, reply }) =>
    withFigures(services, caller, clientGone(reply), async (run) => {
      const { period, months: count = usualTrend, ...choices } = query;
      refuseUnknown(params.statement);
      const month = (await readMonth(caller, params.id, period))!;
      const periods = lastPeriods(month.shown, count);
      const { period: _, ...options } = { ...optionsOf(month), ...choices };
      const rates = await ratesOf(services, caller, options.unit);
      const task = { statement: params.statement, periods, options, rates };
      const drawn = await run('drawTrend', asked(month, monthsFrom(month, periods[0]!.year)), task);
      const columns = periods.map((one) => ({
        period: periodKey(one),
        isStored: month.stored.some((stored) => samePeriod(stored, one)),
      }));
      return { data: { columns, ...drawn } };
    }),
  );
}

/** In the order of the catalogue. */
const names = catalogue.map(({ declaration, text }) => ({ key: declaration.key, name: text.title }));

const nothing: contract.StatementsOverview = {
  period: null,
  periods: [],
  isClosed: false,
  signedOff: false,
  statements: names,
  mapping: { proposed: 0, unmapped: 0 },
  checks: [],
};

/** Throws AppError `resource.not_found`. */
function refuseUnknown(statement: string): void {
  if (findStatement(statement) === undefined) throw new AppError('resource.not_found');
}

/** Months to one, oldest first; the closing period follows its December. */
function lastPeriods({ year, month }: Period, count: number): Period[] {
  const periods: Period[] = [{ year, month }];
  while (periods.length < count) periods.unshift(previousMonth(periods[0]!));
  return periods;
}
