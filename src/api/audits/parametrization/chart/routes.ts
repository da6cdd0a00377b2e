/** The chart of accounts: read, exported, edited with a preview, undone. */

import { chartFileText } from '#api/balances/chart-columns.es.ts';
import { runReading } from '#api/balances/run-reading.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { ownCompany, readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import { AppError } from '#core/call/app-error.ts';
import { lookUp } from '#core/dictionary/look-up.ts';
import { toDecimal } from '#core/money/money.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { declaredValidations } from '../../declarations.ts';
import { runPreview } from '../../run-preview.ts';
import type { AuditServices } from '../../services.ts';
import { readPreviewMonth } from '../read-preview-month.ts';
import { editChart, knownEdits, undoChange } from './change-chart.ts';
import * as contract from './contract.ts';
import { exportRows } from './export-rows.ts';
import { fileEdits } from './file-edits.ts';
import {
  type AccountMonth,
  type ChartChangeRecord,
  listChanges,
  monthsOfAccount,
  readStoredChart,
  type StoredChart,
} from './queries.ts';
import { text } from './text.es.ts';

/** Files are read in processes of their own, charts in threads. */
type ChartServices = AuditServices & BalanceServices;

const usualPage = 20;

export function mountChart(router: Router, services: ChartServices): void {
  mountReading(router, services);
  mountFile(router, services);
  mountChanging(router, services);
}

function mountFile({ mount }: Router, services: ChartServices): void {
  mount(contract.readChartEdits, async ({ params, caller, request, reply }) => {
    const { id: companyId } = params;
    await asCaller(services.db, caller, (trx) => ownCompany(trx, caller, companyId));
    const signal = clientGone(reply);
    const file = await receiveUpload(services, { caller, request, companyId, signal }, (given, place) =>
      runReading({ ...services, place }, 'readChartFile', given, signal),
    );
    if (file.problems.length > 0)
      throw new AppError('chart.unreadable', { problems: chartFileText.all(file.problems) });
    const { accounts } = await readWhole(services, caller, companyId, signal);
    return { data: { accounts: file.accounts.length, edits: fileEdits(accounts, file.accounts) } };
  });
}

function mountReading({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(contract.getChart, async ({ params, caller, reply }) => ({
    data: await readWhole(services, caller, params.id, clientGone(reply)),
  }));
  mount(contract.exportChart, async ({ params, query, caller, reply }) => {
    const rows = exportRows(await readWhole(services, caller, params.id, clientGone(reply)));
    return sendTable(reply, { title: text.title, fileName: text.fileName, rows }, query.format);
  });
  mount(contract.previewChartEdits, async ({ params, body, caller, reply }) => {
    await knownEdits(body.edits);
    let period: string | null = null;
    const read = () =>
      asCaller(db, caller, async (trx) => {
        const input = await readPreviewMonth(trx, caller, params.id, undefined);
        period = input?.current.period ?? null;
        return { stored: await readStoredChart(trx, params.id), edits: body.edits, input };
      });
    const preview = await runPreview(services, caller, 'previewEdits', read, clientGone(reply));
    return { data: { period, ...preview! } };
  });
  mount(contract.accountMonths, async ({ params, caller }) => {
    const months = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return monthsOfAccount(trx, params.id, params.accountCode);
    });
    return { data: months.map(monthDocument) };
  });
  mount(contract.listChartChanges, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const { changes, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listChanges(trx, params.id, { page, pageSize });
    });
    return { data: changes.map(changeDocument), meta: { page, pageSize, total } };
  });
}

function mountChanging({ mount }: Router, { db }: AuditServices): void {
  mount(contract.editChart, async ({ params, body, caller, request }) => ({
    data: changeDocument(
      await asCaller(db, caller, (trx) =>
        editChart(trx, caller, params.id, body.edits, {
          action: body.isImport ? 'import' : 'edit',
          ifMatch: request.headers['if-match'],
        }),
      ),
    ),
  }));
  mount(contract.undoChartChange, async ({ params, caller }) => ({
    data: changeDocument(await asCaller(db, caller, (trx) => undoChange(trx, caller, params.id, params.version))),
  }));
}

/** The whole chart; the books are opened in a worker thread. */
async function readWhole(
  services: AuditServices,
  caller: Caller,
  companyId: number,
  signal: AbortSignal,
): Promise<contract.ChartDocument> {
  let stored: StoredChart | undefined;
  const read = async () => {
    stored = await asCaller(services.db, caller, async (trx) => {
      await readCompany(trx, caller, companyId);
      return readStoredChart(trx, companyId);
    });
    return stored;
  };
  const chart = await runPreview(services, caller, 'readChart', read, signal);
  const { current, months, version } = stored!;
  const validations = (await declaredValidations()).map(({ validation, text: words }) => ({
    id: validation.id,
    title: words.title,
    roles: Object.keys(validation.roles).map((name) => ({ name, label: lookUp(words.roles, name) ?? name })),
  }));
  return { period: current?.period ?? null, format: current?.format ?? null, months, version, validations, ...chart! };
}

function monthDocument({ period, opening, debit, credit, closing }: AccountMonth): contract.AccountMonthDocument {
  return {
    period,
    opening: toDecimal(opening),
    debit: toDecimal(debit),
    credit: toDecimal(credit),
    closing: toDecimal(closing),
  };
}

function changeDocument(change: ChartChangeRecord): contract.ChartChange {
  const { version, action, undoneVersion, changed, changedAt, changedBy, changedByName } = change;
  return {
    version,
    action,
    undoneVersion,
    changed,
    changedAt: changedAt.toISOString(),
    changedBy: { id: changedBy, name: changedByName },
  };
}
