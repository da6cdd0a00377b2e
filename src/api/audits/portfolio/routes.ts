/** Portfolio: figures of all companies, their export, and the marks and views of a user. */
import { readCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { parsePeriod } from '#core/calendar/period.ts';
import { AppError } from '#core/call/app-error.ts';
import { may, seeBooks } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { isColleague } from '../finding-views/queries.ts';
import * as contract from './contract.ts';
import { stripMonths } from './portfolio-rows.ts';
import { deleteView, insertView, listViews, type StoredView, storeMark, updateView } from './queries.ts';
import { readPortfolio } from './read-portfolio.ts';
import { text } from './text.es.ts';

const exporting = { module: 'auditoria', action: 'exportar' } as const;

/** Saved views of a user. */
const mostViews = 30;

export function mountPortfolio({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.getPortfolio, async ({ query, caller }) =>
    asCaller(db, caller, (trx) => readPortfolio(trx, caller, query)),
  );
  mount(contract.exportPortfolio, async ({ query: { format, ...query }, caller, reply }) => {
    const { data, meta } = await asCaller(db, caller, async (trx) => {
      const isExported = (id: number) => may(caller, exporting, id) && may(caller, seeBooks, id);
      const portfolio = await readPortfolio(trx, caller, query, isExported);
      const details = { companies: portfolio.data.length };
      await logActivity(trx, caller, { act: 'file.downloaded', target: text.title, details });
      return portfolio;
    });
    const strip = stripMonths(parsePeriod(meta.period)!);
    const rows = [text.header(strip), ...data.map(text.row)];
    const look = {
      widths: [...text.widths, ...strip.map(() => 11)],
      amounts: [text.amount],
      bold: [0],
      head: { row: 0, last: rows.length - 1 },
    };
    return sendTable(reply, { title: text.title, fileName: text.fileName, rows, look }, format);
  });
  mount(contract.markCompany, async ({ params, body, caller }) => {
    const tags = [...new Map(body.tags.map((tag) => [tag.toLowerCase(), tag])).values()];
    const mark = { ...body, tags };
    await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.companyId);
      await storeMark(trx, caller, params.companyId, mark);
    });
    return { data: mark };
  });
  mount(contract.listPortfolioViews, async ({ caller }) => ({
    data: (await asCaller(db, caller, (trx) => listViews(trx, caller))).map(viewDocument),
  }));
  mount(contract.savePortfolioView, async ({ body, caller }) =>
    asCaller(db, caller, async (trx) => {
      if ((await listViews(trx, caller)).length >= mostViews)
        throw new AppError('portfolio.too_many_views', { limit: mostViews });
      await refuseStranger(trx, caller, body);
      const view = await insertView(trx, caller, body);
      if (view === undefined) throw nameTaken(body.name);
      return { data: viewDocument(view) };
    }),
  );
  mount(contract.changePortfolioView, async ({ params, body, caller }) =>
    asCaller(db, caller, async (trx) => {
      await refuseTakenName(trx, caller, params.viewId, body.name);
      await refuseStranger(trx, caller, body);
      const view = await updateView(trx, caller, { id: params.viewId, ...body });
      if (view === undefined) throw new AppError('resource.not_found');
      return { data: viewDocument(view) };
    }),
  );
  mount(contract.deletePortfolioView, async ({ params, caller }) => {
    const isDeleted = await asCaller(db, caller, (trx) => deleteView(trx, caller, params.viewId));
    if (!isDeleted) throw new AppError('resource.not_found');
    return undefined;
  });
}

function viewDocument({ id, name, query }: StoredView): contract.PortfolioView {
  return { id, attributes: { name, query } };
}

/** Views name people of the account alone. Throws AppError `resource.not_found`. */
async function refuseStranger(
  trx: DatabaseTransaction,
  caller: Caller,
  { query: { assignee } }: Pick<StoredView, 'query'>,
): Promise<void> {
  if (assignee && !(await isColleague(trx, caller, assignee))) throw new AppError('resource.not_found');
}

async function refuseTakenName(trx: DatabaseTransaction, caller: Caller, id: number, name: string): Promise<void> {
  const isSame = (view: StoredView) => view.id !== id && view.name.toLowerCase() === name.toLowerCase();
  if ((await listViews(trx, caller)).some(isSame)) throw nameTaken(name);
}

function nameTaken(name: string): AppError {
  return new AppError('portfolio.view_name_taken', { name });
}
