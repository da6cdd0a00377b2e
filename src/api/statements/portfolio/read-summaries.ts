/** Reads the main figures of a month of the companies that a caller may see. */
import { balanceProofs } from '#api/audits/balance-proofs.ts';
import { type CompanyRecord, listCompanies } from '#api/companies/companies/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import { readPeriod } from '#api/kernel/read-period.ts';
import { type Period, periodKey } from '#core/calendar/period.ts';
import type { QueryOf } from '#core/call/endpoint.ts';
import { readSort } from '#core/call/list-query.ts';
import { plainName } from '#core/identity/plain-name.ts';
import { toDecimal } from '#core/money/money.ts';
import { may, type Permission, seeBooks } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { figuresBasis } from '../figures-basis.ts';
import * as contract from './contract.ts';
import {
  type AskedSummaries,
  countSummaries,
  forgetSummaries,
  monthsOfAll,
  readSummaries,
  type StoredSummary,
  type SummaryPage,
} from './queries.ts';

const usualSize = 25;

interface Filters {
  period?: string | undefined;
  q?: string | undefined;
}

interface Found {
  companies: ReadonlyMap<number, CompanyRecord>;
  periods: Period[];
  /** Null: no company has a balance. */
  asked: AskedSummaries | null;
}

/** A page; what it says to be pending has to be computed. */
export async function pageOfSummaries(
  trx: DatabaseTransaction,
  caller: Caller,
  query: QueryOf<typeof contract.listSummaries>,
) {
  const { page = 1, pageSize = usualSize, part, sort = 'name', basis = 'month' } = query;
  const { companies, periods, asked } = await find(trx, caller, query, contract.listSummaries.permission);
  const months = periods.map(periodKey);
  if (asked === null)
    return { data: [], meta: { page, pageSize, total: 0, period: null, periods: months, counts: none } };
  const limits = { limit: pageSize, offset: (page - 1) * pageSize };
  const rows = await readSummaries(trx, asked, asksOf(part, sort, basis, limits));
  // Staff read other accounts and keep nothing there.
  const stale = caller.isAdmin ? [] : await staleOf(trx, rows);
  const counted = await countSummaries(trx, asked);
  return {
    data: rows.map((row) => rowOf(row, companies.get(row.id)!)),
    meta: {
      ...{ page, pageSize, total: part === undefined ? counted.all : counted[part] },
      ...{ period: periodKey(asked), periods: months },
      counts: { ...counted, pending: counted.pending + stale.length },
    },
  };
}

/** All rows, for a file. */
export async function allSummaries(
  trx: DatabaseTransaction,
  caller: Caller,
  query: Omit<QueryOf<typeof contract.exportSummaries>, 'format'>,
): Promise<{ rows: contract.SummaryRow[]; period: string | null }> {
  const { part, sort = 'name', basis = 'month' } = query;
  const { companies, asked } = await find(trx, caller, query, contract.exportSummaries.permission);
  const stored = asked === null ? [] : await readSummaries(trx, asked, asksOf(part, sort, basis, null));
  return { rows: stored.map((row) => rowOf(row, companies.get(row.id)!)), period: asked && periodKey(asked) };
}

const none = { all: 0, failing: 0, draft: 0, signed: 0, missing: 0, pending: 0 };

function asksOf(
  part: SummaryPage['part'],
  sort: Parameters<typeof readSort<contract.SummaryOrder>>[0],
  basis: SummaryPage['basis'],
  page: SummaryPage['page'],
): SummaryPage {
  return { basis, part, order: readSort(sort), page };
}

/** The companies whose statements and audits the caller may see, and the month. */
async function find(
  trx: DatabaseTransaction,
  caller: Caller,
  { period, q }: Filters,
  permission: Permission,
): Promise<Found> {
  const all = (await listCompanies(trx, caller, true)).filter(
    ({ id }) => may(caller, permission, id) && may(caller, seeBooks, id),
  );
  const periods = await monthsOfAll(
    trx,
    all.map(({ id }) => id),
  );
  const shown = period === undefined ? periods.at(-1) : readPeriod(period);
  const words = plainName(q ?? '').split(/\s+/);
  const wanted = all.filter(({ businessName, nit, checkDigit }) => {
    const hay = `${plainName(businessName)} ${nit}-${checkDigit}`;
    return words.every((word) => hay.includes(word) || hay.includes(word.replaceAll('.', '')));
  });
  const asked = shown && {
    ...{ year: shown.year, month: shown.month, companies: wanted.map(({ id }) => id) },
    proofs: await balanceProofs(),
  };
  return { companies: new Map(wanted.map((company) => [company.id, company])), periods, asked: asked ?? null };
}

/** Those of a page whose figures follow from what was said before of the accounts: they are forgotten, and computed again. */
async function staleOf(trx: DatabaseTransaction, rows: readonly StoredSummary[]): Promise<number[]> {
  const stale: number[] = [];
  for (const { id, basis } of rows)
    if (basis !== null && basis !== (await figuresBasis(trx, id)).digest) stale.push(id);
  if (stale.length > 0) await forgetSummaries(trx, stale);
  return stale;
}

function rowOf(stored: StoredSummary, company: CompanyRecord): contract.SummaryRow {
  const { id, state, failing } = stored;
  const { businessName: name, nit, checkDigit, subscriber } = company;
  const decimal = (cents: string | null) => (cents === null ? null : toDecimal(BigInt(cents)));
  const { assets, liabilities, equity, revenue, result, cash, taxPosition, liquidity } = stored;
  const figures = {
    assets: decimal(assets),
    liabilities: decimal(liabilities),
    equity: decimal(equity),
    revenue: decimal(revenue),
    result: decimal(result),
    cash: decimal(cash),
    taxPosition: decimal(taxPosition),
    liquidity: decimal(liquidity),
  };
  const isKnown = state === 'draft' || state === 'signed';
  return {
    id,
    attributes: {
      ...{ name, nit, checkDigit, subscriber, state },
      figures: isKnown ? figures : null,
      failing: isKnown ? failing : null,
    },
  };
}
