/** Consolidated statements of companies that the caller may see. */
import { readMonths } from '#api/audits/explorer/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, samePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { may, seeBooks } from '#core/product/permission.ts';
import type { GroupRow } from '#core/statement/consolidate.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { findStatement } from '../catalogue.ts';
import { figuresOfMonths } from '../figures-of-months.ts';
import { type DrawnMonth, monthsFrom, readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import * as contract from './contract.ts';
import type { ConsolidatedTask } from './draw-consolidated.ts';

/** A company of the group; `drawn`: null without a balance of the month. */
interface Member {
  id: number;
  name: string;
  nit: string;
  drawn: DrawnMonth | null;
}

type DrawnMember = Member & { drawn: DrawnMonth };

interface Turn {
  place: Place;
  signal: AbortSignal;
}

const seeing = { module: 'estados_financieros', action: 'ver' } as const;

export function mountConsolidated({ mount }: Router, services: StatementServices): void {
  const { db, workers, places } = services;
  mount(contract.getConsolidated, ({ query, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'look', signal }, async (place) => {
      const { companies, statement, detail = 'accounts', period: asked, ...choices } = query;
      const period = readPeriod(asked);
      if (findStatement(statement) === undefined) throw new AppError('resource.not_found');
      const ids = [...new Set(companies.split(',').map(Number))];
      const members = await asCaller(db, caller, (trx) => readMembers(trx, caller, ids, asked));
      const drawn = members.filter((member): member is DrawnMember => member.drawn !== null);
      const [first] = drawn;
      if (first === undefined) throw new AppError('audit.no_balance', { period: formatPeriod(period) });
      const nits = drawn.map(({ nit }) => nit);
      const group: ConsolidatedTask['members'] = [];
      // One company after another, as everything in one place.
      for (const member of drawn) group.push(await readMember(services, caller, member, nits, { place, signal }));
      const options = { ...choices, period, framework: first.drawn.framework };
      const data = await workers.run(
        'drawConsolidated',
        { statement, members: group, options, detail },
        { place, signal },
      );
      const missing = members.filter((member) => member.drawn === null);
      return {
        data: {
          ...data,
          companies: drawn.map(({ id, name, nit }) => ({ id, name, nit })),
          missing: missing.map(({ id, name }) => ({ id, name })),
        },
      };
    });
  });
}

/** Throws AppError `resource.not_found`, `auth.forbidden` or `auth.books_hidden` for a company that the caller may not see so. */
async function readMembers(
  trx: DatabaseTransaction,
  caller: Caller,
  ids: readonly number[],
  period: string,
): Promise<Member[]> {
  const members: Member[] = [];
  const accounts = new Set<string>();
  for (const id of ids) {
    const { businessName: name, nit, accountId } = await readCompany(trx, caller, id);
    if (!may(caller, seeing, id)) throw new AppError('auth.forbidden');
    if (!may(caller, seeBooks, id)) throw new AppError('auth.books_hidden');
    accounts.add(accountId);
    members.push({ id, name, nit, drawn: await monthOf(trx, caller, id, period) });
  }
  // Staff see many subscribers, whose companies make no group.
  if (accounts.size > 1) throw new AppError('resource.not_found');
  return members;
}

/** Null without a balance. */
async function monthOf(
  trx: DatabaseTransaction,
  caller: Caller,
  id: number,
  period: string,
): Promise<DrawnMonth | null> {
  const newest = await readDrawnMonth(trx, caller, id, null);
  const isStored = newest?.stored.some((month) => samePeriod(month, readPeriod(period)));
  return isStored ? readDrawnMonth(trx, caller, id, period) : null;
}

/** A company with its figures, and its rows with the others. */
async function readMember(
  services: StatementServices,
  caller: Caller,
  { id, name, nit, drawn }: DrawnMember,
  nits: readonly string[],
  turn: Turn,
): Promise<ConsolidatedTask['members'][number]> {
  const { basis, assignments } = drawn;
  const months = groupMonths(drawn);
  const ids = months.map((month) => month.id);
  const encoded = await figuresOfMonths(services, caller, { ...basis, ids }, turn);
  const others = nits.filter((other) => other !== nit);
  const rows: GroupRow[] = [];
  for (const month of months) rows.push(...(await rowsOf(services, caller, { id: month.id, nits: others }, turn)));
  return {
    ...{ key: String(id), name, nit, assignments, rows },
    months: { ids, basis: basis.digest, encoded },
  };
}

async function rowsOf(
  { db, workers }: StatementServices,
  caller: Caller,
  { id, nits }: { id: string; nits: string[] },
  turn: Turn,
): Promise<GroupRow[]> {
  const [month] = await asCaller(db, caller, (trx) => readMonths(trx, [id]));
  return workers.run('groupRows', { month: month!, nits }, turn);
}

/** The month shown, and those that tell how its year began: what is eliminated is taken from all of them. */
function groupMonths(drawn: DrawnMonth) {
  const { year, month: shown } = drawn.shown;
  const isNeeded = (month: Period) => month.year < year || month.month === 1 || month.month === shown;
  return monthsFrom(drawn, year).filter(isNeeded);
}
