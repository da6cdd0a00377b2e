/** Reads the companies of a group, their figures and their rows with each other. */
import { currentSignOff, type SignOffRecord } from '#api/audits/audits/sign-off/queries.ts';
import { newestVersions, readMonths } from '#api/audits/explorer/queries.ts';
import type { CompanyRecord } from '#api/companies/companies/queries.ts';
import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { type Period, periodKey, previousMonth, samePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { may, type Permission, seeBooks } from '#core/product/permission.ts';
import type { Comparative } from '#core/statement/comparatives.ts';
import type { GroupRow } from '#core/statement/group/group-member.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Place } from '#platform/worker/fair-semaphore.ts';
import { type BudgetLine, budgetOf } from '../budgets/queries.ts';
import { figuresOfMonths } from '../figures-of-months.ts';
import { type DrawnMonth, monthsFrom, readDrawnMonth } from '../read-months.ts';
import type { StatementServices } from '../services.ts';
import type { GroupDocument } from './contract.ts';
import type { DrawnGroup, MemberToDraw } from './draw-consolidated.ts';
import { text } from './text.es.ts';

/** What is asked of a group. */
export interface AskedGroup {
  /** Ids, separated by commas. */
  companies: string;
  period: string;
  compare: readonly Comparative[];
  /** Of figures that flow. */
  basis: 'month' | 'year';
  /** Needed in each company. */
  permission: Permission;
}

export interface DrawnMember {
  id: number;
  company: CompanyRecord;
  drawn: DrawnMonth;
  /** When the month was signed off; null while it is open. */
  signedAt: Date | null;
  /** Of the year shown, where it is compared with. */
  budget: BudgetLine[];
}

export interface Group {
  /** In the order asked. */
  members: DrawnMember[];
  /** Without a balance of the month. */
  missing: { id: number; name: string; newest: string | null }[];
}

export interface Turn {
  place: Place;
  signal: AbortSignal;
}

/**
 * Throws AppError `resource.not_found`, `auth.forbidden` or `auth.books_hidden` for a company that the caller may not see so,
 * and `audit.no_balance` where none of them has the month.
 */
export async function readGroup(trx: DatabaseTransaction, caller: Caller, asked: AskedGroup): Promise<Group> {
  const { period, compare, permission } = asked;
  const shown = readPeriod(period);
  const members: DrawnMember[] = [];
  const missing: Group['missing'] = [];
  const accounts = new Set<string>();
  for (const id of new Set(asked.companies.split(',').map(Number))) {
    const company = await readCompany(trx, caller, id);
    if (!may(caller, permission, id)) throw new AppError('auth.forbidden');
    if (!may(caller, seeBooks, id)) throw new AppError('auth.books_hidden');
    accounts.add(company.accountId);
    const stored = await newestVersions(trx, id);
    if (!stored.some((month) => samePeriod(month, shown))) {
      const newest = stored.at(-1);
      missing.push({ id, name: company.businessName, newest: newest ? periodKey(newest) : null });
      continue;
    }
    const drawn = (await readDrawnMonth(trx, caller, id, period))!;
    const signOff = drawn.signedOff ? await currentSignOff(trx, id, drawn.shown) : undefined;
    const budget = compare.includes('presupuesto') ? await budgetOf(trx, id, shown.year) : [];
    members.push({ id, company: asSigned(company, signOff), drawn, signedAt: signOff?.closedAt ?? null, budget });
  }
  // Staff see many subscribers, whose companies make no group.
  if (accounts.size > 1) throw new AppError('resource.not_found');
  if (members.length === 0) throw new AppError('audit.no_balance', { period: formatPeriod(shown) });
  return { members, missing };
}

/** A signed month names its company as it was signed. */
function asSigned(company: CompanyRecord, signOff: SignOffRecord | undefined): CompanyRecord {
  if (signOff === undefined) return company;
  const { name: businessName, nit, dv: checkDigit } = signOff.content.company;
  return { ...company, businessName, nit, checkDigit, signers: signOff.certifiers ?? company.signers };
}

/** The members with their figures and their rows with the others, one after another: everything has one place. */
export async function membersToDraw(
  services: StatementServices,
  caller: Caller,
  members: readonly DrawnMember[],
  asked: Pick<AskedGroup, 'compare' | 'basis'>,
  turn: Turn,
): Promise<MemberToDraw[]> {
  const nits = members.map(({ company }) => company.nit);
  const found: MemberToDraw[] = [];
  for (const { id, company, drawn, budget } of members) {
    const { basis, assignments } = drawn;
    const ids = groupMonths(drawn, asked).map((month) => month.id);
    const encoded = await figuresOfMonths(services, caller, { ...basis, ids }, turn);
    const others = nits.filter((nit) => nit !== company.nit);
    const rows: GroupRow[] = [];
    for (const month of ids) rows.push(...(await rowsOf(services, caller, { id: month, nits: others }, turn)));
    found.push({
      ...{ key: String(id), name: company.businessName, nit: company.nit, assignments, rows, budget },
      months: { ids, basis: basis.digest, encoded },
    });
  }
  return found;
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

const ofYearBefore: ReadonlySet<Comparative> = new Set(['ano-anterior', 'acumulado-anterior', 'diciembre']);

const ofYear: ReadonlySet<Comparative> = new Set(['acumulado', 'acumulado-anterior', 'diciembre']);
const CLOSING = 13;

/** The months of the columns, and those that tell how their years began: what is eliminated is taken from all of them. */
function groupMonths(drawn: DrawnMonth, { compare, basis }: Pick<AskedGroup, 'compare' | 'basis'>) {
  const { shown } = drawn;
  const near = new Set([1, shown.month]);
  if (compare.includes('mes-anterior')) near.add(previousMonth(shown).month);
  const firstYear = compare.some((one) => ofYearBefore.has(one)) ? shown.year - 1 : shown.year;
  // What accumulates is read month by month.
  const isOfYear = basis === 'year' || shown.month === CLOSING || compare.some((one) => ofYear.has(one));
  if (isOfYear) return monthsFrom(drawn, firstYear);
  const isNeeded = ({ year, month }: Period) => year < firstYear || month >= 12 || near.has(month);
  return monthsFrom(drawn, firstYear).filter(isNeeded);
}

/** What documents and screens of a group say besides its statements. */
export function groupDocument(
  { members, missing }: Group,
  { period, compare }: Pick<AskedGroup, 'period' | 'compare'>,
  { eliminations, gaps }: Pick<DrawnGroup, 'eliminations' | 'gaps'>,
): GroupDocument {
  const nameOf = (key: string) => members.find(({ id }) => id === Number(key))!.company.businessName;
  return {
    companies: members.map(({ id, company }) => ({
      id,
      name: company.businessName,
      nit: company.nit,
      checkDigit: company.checkDigit,
    })),
    eliminations,
    notices: [
      ...missing.map(({ name, newest }) =>
        text.missing(name, readPeriod(period), newest === null ? null : readPeriod(newest)),
      ),
      ...gaps.flatMap(({ column, label, absent, unknown }) => [
        ...(absent.length > 0 ? [text.absent(label, absent.map(nameOf), column === 'presupuesto')] : []),
        ...(unknown.length > 0 ? [text.unknown(label, unknown.map(nameOf))] : []),
      ]),
      ...(compare.includes('presupuesto') ? [text.budget] : []),
    ],
  };
}
