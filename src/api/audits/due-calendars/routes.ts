/** The DIAN's calendars: list, load a year, withdraw it, and as a table. */
import { receiveBook } from '#api/audits/books.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import { AppError } from '#core/call/app-error.ts';
import { checkCalendar } from '#core/reference/tax/check-calendar.ts';
import { type DueCalendars, type DueRow, ownCalendars } from '#core/reference/tax/due-dates.ts';
import { describeCalendarProblem, calendarColumns as words } from '#core/reference/tax/due-words.es.ts';
import { obligations } from '#core/reference/tax/obligations.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import { calendarTable, readCalendarTable } from './calendar-table.ts';
import * as contract from './contract.ts';
import {
  calendarsInForce,
  changesByYear,
  insertCalendar,
  listCalendars,
  lockCalendars,
  type StoredCalendar,
  withdrawVersion,
} from './queries.ts';

/** Problems that one refusal tells. */
const mostTold = 5;

export function mountDueCalendars({ mount }: Router, services: BalanceServices): void {
  const { db } = services;
  mount(contract.listDueCalendars, async ({ caller }) => ({ data: await asCaller(db, caller, listDocuments) }));
  mount(contract.loadDueCalendar, async ({ params: { year }, body, caller, request }) =>
    asCaller(db, caller, async (trx) => {
      await refuseOther(trx, year, request.headers['if-match']);
      const problems = checkCalendar(year, body.rows).map(describeCalendarProblem);
      if (problems.length > 0) throw new AppError('calendar.invalid', { problems: told(problems) });
      await insertCalendar(trx, { year, ...body, loadedBy: caller.name });
      const details = { norm: body.norm, source: body.source };
      await logActivity(trx, caller, { act: 'calendar.loaded', target: String(year), details });
      return { data: await documentOf(trx, year) };
    }),
  );
  mount(contract.withdrawDueCalendar, async ({ params: { year }, caller, request }) =>
    asCaller(db, caller, async (trx) => {
      await refuseOther(trx, year, request.headers['if-match']);
      const stored = (await listCalendars(trx)).find((one) => one.year === year);
      if (stored === undefined) throw new AppError('resource.not_found');
      await withdrawVersion(trx, stored, caller.name);
      const details = { norm: stored.norm, source: stored.source };
      await logActivity(trx, caller, { act: 'calendar.withdrawn', target: String(year), details });
      return { data: await documentOf(trx, year) };
    }),
  );
  mount(contract.exportDueCalendar, async ({ params: { year }, query, caller, reply }) => {
    const calendars = await asCaller(db, caller, calendarsInForce);
    const rows = calendarTable(year, calendars.get(year) ?? []);
    const look = {
      widths: [34, 14, ...Array<number>(10).fill(12)],
      bold: [0],
      head: { row: 0, last: rows.length - 1 },
    };
    return sendTable(reply, { title: words.sheet, fileName: `${words.fileName}-${year}`, rows, look }, query.format);
  });
  mount(contract.readDueCalendar, async ({ params: { year }, caller, request, reply }) => {
    const { sheets } = await receiveBook(services, { caller, request, reply });
    const { rows, problems } = readCalendarTable(sheets);
    const wrong = problems.length > 0 ? problems : checkCalendar(year, rows).map(describeCalendarProblem);
    const before = (await asCaller(db, caller, calendarsInForce)).get(year) ?? [];
    return { data: { rows: rows.map(rowDocument), changes: countChanges(before, rows), problems: wrong } };
  });
}

const told = (problems: readonly string[]) => problems.slice(0, mostTold).join(' ');

/** Dates that differ. */
function countChanges(before: readonly DueRow[], after: readonly DueRow[]): number {
  const known = new Map(before.map((row) => [`${row.obligation} ${row.period}`, row.dates]));
  return after.reduce((sum, { obligation, period, dates }) => {
    const own = known.get(`${obligation} ${period}`);
    return sum + dates.filter((date, digit) => date !== own?.[digit]).length;
  }, 0);
}

/** Takes the lock. Throws AppError `resource.conflict` if the calendar was changed since it was read. */
async function refuseOther(trx: DatabaseTransaction, year: number, ifMatch: string | undefined): Promise<void> {
  await lockCalendars(trx);
  const version = (await changesByYear(trx)).get(year) ?? 0;
  if (ifMatch !== '*' && ifMatch !== `"${version}"`) throw new AppError('resource.conflict');
}

/** Newest year first: those with a calendar, this year and the next. */
async function listDocuments(trx: DatabaseTransaction): Promise<contract.DueCalendar[]> {
  const stored = await listCalendars(trx);
  const { year } = clock.currentMonth();
  const years = new Set([year, year + 1, ...ownCalendars.keys(), ...stored.map((one) => one.year)]);
  const facts = { calendars: await calendarsInForce(trx), changes: await changesByYear(trx), stored };
  return [...years].sort((a, b) => b - a).map((one) => document(one, facts));
}

async function documentOf(trx: DatabaseTransaction, year: number): Promise<contract.DueCalendar> {
  const facts = {
    calendars: await calendarsInForce(trx),
    changes: await changesByYear(trx),
    stored: await listCalendars(trx),
  };
  return document(year, facts);
}

interface Facts {
  calendars: DueCalendars;
  changes: ReadonlyMap<number, number>;
  stored: readonly StoredCalendar[];
}

function document(year: number, { calendars, changes, stored }: Facts): contract.DueCalendar {
  const own = stored.find((one) => one.year === year);
  const loaded = own && {
    norm: own.norm,
    source: own.source,
    normDay: own.normDay,
    by: own.loadedBy,
    at: own.loadedAt.toISOString(),
  };
  const place = ({ obligation }: DueRow) => obligations.indexOf(obligation);
  const rows = (calendars.get(year) ?? []).toSorted((a, b) => place(a) - place(b)).map(rowDocument);
  const isComputed = (calendars.get(year) ?? []).some((row) => row.isComputed);
  return { id: year, attributes: { version: changes.get(year) ?? 0, rows, isComputed, loaded: loaded ?? null } };
}

function rowDocument({ obligation, period, dates }: DueRow): contract.DueCalendar['attributes']['rows'][number] {
  return { obligation, period, dates: [...dates] };
}
