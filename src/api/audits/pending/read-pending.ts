/** Reads what waits for a caller: a constant number of queries, however many companies there are. */
import { dianListsOn } from '#api/audits/dian-lists/queries.ts';
import { calendarsInForce } from '#api/audits/due-calendars/queries.ts';
import { type MonthOfCompany, monthsOfCompanies } from '#api/audits/portfolio/queries.ts';
import {
  listWaiting,
  type ReceivedRecord,
  type RequestRecord,
  stateOfRequest,
} from '#api/balances/file-requests/queries.ts';
import { lastRecipients } from '#api/companies/client-contacts/queries.ts';
import { type CompanyRecord, listCompanies } from '#api/companies/companies/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { type Period, periodKey, previousMonth } from '#core/calendar/period.ts';
import type { AnswerOf } from '#core/call/endpoint.ts';
import { toDecimal } from '#core/money/money.ts';
import { addDays, mayChange } from '#core/product/license.ts';
import { may, seeBooks } from '#core/product/permission.ts';
import { type DueCalendars, type DueDate, dueDatesBetween, unpublishedYear } from '#core/reference/tax/due-dates.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import {
  daysOfReturns,
  type MonthBalance,
  mostPendingFindings,
  type PendingFiles,
  type PendingReturn,
  type PendingSignOff,
  type pendingWork,
} from './contract.ts';
import { assignedFindings, endedQuestions, waitingSignOffs } from './queries.ts';

/** Active companies whose audits a caller may see, and what the others need of them. */
export async function seenCompanies(trx: DatabaseTransaction, caller: Caller): Promise<CompanyRecord[]> {
  return (await listCompanies(trx, caller, true)).filter(({ id }) => may(caller, seeBooks, id));
}

/** `isMine`: what is the caller's; otherwise of everybody. */
export async function readPending(
  trx: DatabaseTransaction,
  caller: Caller,
  isMine: boolean,
): Promise<AnswerOf<typeof pendingWork>> {
  const seen = await seenCompanies(trx, caller);
  const companies = seen.map(({ id }) => id);
  const names = new Map(seen.map(({ id, businessName: name }) => [id, { id, name }]));
  const whose = { companies, userId: isMine ? caller.userId : null };
  const today = clock.today();
  const month = previousMonth(clock.currentMonth());
  const found = await assignedFindings(trx, whose, mostPendingFindings + 1);
  const questions = await endedQuestions(trx, whose);
  const waiting = await listWaiting(trx, companies, periodKey(month));
  const calendars = await calendarsInForce(trx);
  const of = (companyId: number) => names.get(companyId)!;
  return {
    data: {
      findings: found.slice(0, mostPendingFindings).map(({ companyId, amount, ...finding }) => ({
        ...finding,
        company: of(companyId),
        amount: toDecimal(BigInt(amount)),
      })),
      answers: questions.map(({ companyId, sentAt, expiresAt, ...question }) => ({
        ...question,
        company: of(companyId),
        answeredAt: sentAt?.toISOString() ?? null,
        // It expires with the midnight that ends this day.
        expiresOn: dayInBogota(new Date(expiresAt.getTime() - 1)),
      })),
      files: waiting
        .filter(({ request }) => !isMine || request.askedBy === caller.userId)
        .flatMap((one) => filesOf(one, of(one.request.companyId))),
      signOffs: await signOffsOf(trx, caller, { companies, isMine, of }),
      returns: await returnsOf(trx, seen, { calendars, from: today, to: addDays(today, daysOfReturns) }),
      balances: await balancesOf(trx, caller, { seen, month, waiting }),
    },
    meta: {
      today,
      period: periodKey(month),
      hasMore: found.length > mostPendingFindings,
      lacksCalendar: lackingYear(calendars, today),
    },
  };
}

/** Year of a day whose calendar of due dates is not published; null otherwise. */
export function lackingYear(calendars: DueCalendars, day: string): number | null {
  return unpublishedYear(calendars, Number(day.slice(0, 4)));
}

type Named = PendingReturn['companies'][number];
type Waiting = Awaited<ReturnType<typeof listWaiting>>[number];

function filesOf({ request, sent, isLoaded }: Waiting, company: Named): PendingFiles[] {
  const state = stateOfRequest(request, sent);
  const common = { company, period: request.period, id: request.id, client: request.recipient };
  const undecided = sent.filter(({ outcome }) => outcome === null);
  const { askedByName: askedBy } = request;
  if (state === 'arrived')
    return [{ ...common, state, askedBy, files: undecided.length, at: undecided[0]!.sentAt!.toISOString() }];
  // What was left to the firm is over once its balance is there.
  if (state === 'passed' && !isLoaded)
    return [{ ...common, state, askedBy, files: 0, at: request.passedAt!.toISOString() }];
  return [];
}

async function signOffsOf(
  trx: DatabaseTransaction,
  caller: Caller,
  { companies, isMine, of }: { companies: readonly number[]; isMine: boolean; of: (companyId: number) => Named },
): Promise<PendingSignOff[]> {
  const isTheirs = ({ companyId, state, preparedBy }: Awaited<ReturnType<typeof waitingSignOffs>>[number]) =>
    !isMine ||
    (state === 'returned'
      ? preparedBy === caller.userId
      : may(caller, { module: 'auditoria', action: 'aprobar' }, companyId));
  return (await waitingSignOffs(trx, companies)).filter(isTheirs).map(({ companyId, state, ...round }) => ({
    company: of(companyId),
    period: periodKey(round),
    state,
    preparedBy: round.preparedByName,
    at: round.at.toISOString(),
  }));
}

interface Days {
  calendars: DueCalendars;
  /** ISO days, both included. */
  from: string;
  to: string;
}

/** Returns that companies file within some days, those of one day together; soonest first. */
export async function returnsOf(
  trx: DatabaseTransaction,
  companies: readonly CompanyRecord[],
  { calendars, from, to }: Days,
): Promise<PendingReturn[]> {
  const lists = await dianListsOn(trx, clock.today());
  const dates = companies.flatMap(({ id, businessName: name, nit, profile }) => {
    const filer = { nit, profile, isLarge: lists.grandes?.entries.has(nit) === true };
    return dueDatesBetween(calendars, filer, from, to).map((due) => ({ company: { id, name }, due }));
  });
  const keyOf = ({ date, obligation, period }: DueDate) => `${date} ${obligation} ${period}`;
  return [...Map.groupBy(dates, ({ due }) => keyOf(due))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, same]) => ({ ...same[0]!.due, companies: same.map(({ company }) => company) }));
}

interface MonthFacts {
  seen: readonly CompanyRecord[];
  month: Period;
  waiting: readonly Waiting[];
}

async function balancesOf(
  trx: DatabaseTransaction,
  caller: Caller,
  { seen, month, waiting }: MonthFacts,
): Promise<MonthBalance[]> {
  const companies = seen.map(({ id }) => id);
  const stored = new Map(
    (await monthsOfCompanies(trx, companies, { from: month, to: month })).map((one) => [one.companyId, one]),
  );
  const recipients = await lastRecipients(trx, companies);
  const key = periodKey(month);
  // Newest first.
  const asked = Map.groupBy(
    waiting.filter(({ request }) => request.period === key && request.wants.includes('balance')),
    ({ request }) => request.companyId,
  );
  const mayChangeAll = !caller.isAdmin && !caller.isClosed && mayChange(caller.license);
  return seen.map(({ id, businessName: name }) => {
    const requests = asked.get(id) ?? [];
    const last = requests[0];
    return {
      company: { id, name },
      ...figuresOf(stored.get(id)),
      waits: requests.some(({ sent }) => sent.some(({ outcome }) => outcome === null)),
      request: last === undefined ? null : requestOf(last),
      recipient: recipients.get(id) ?? null,
      mayAsk: mayChangeAll && may(caller, { module: 'auditoria', action: 'ejecutar' }, id),
    };
  });
}

function requestOf({ request, sent }: { request: RequestRecord; sent: readonly ReceivedRecord[] }) {
  return {
    id: request.id,
    state: stateOfRequest(request, sent),
    deliveredAt: request.deliveredAt.toISOString(),
    openedAt: request.openedAt?.toISOString() ?? null,
  };
}

function figuresOf(month: MonthOfCompany | undefined): Pick<MonthBalance, 'state' | 'openFindings' | 'critical'> {
  if (month === undefined) return { state: 'sin_cargar', openFindings: 0, critical: 0 };
  const { state, critica: critical, alta, media, baja } = month;
  const isUnderWay = state === 'queued' || state === 'running';
  return {
    state: state === 'done' ? 'auditado' : isUnderWay ? 'auditando' : 'cargado',
    openFindings: critical + alta + media + baja,
    critical,
  };
}
