/** Reads a table of companies in a reader process, and sends its template. */
import { runReading } from '#api/balances/run-reading.ts';
import type { BalanceServices } from '#api/balances/services.ts';
import { asCaller } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import { AppError } from '#core/call/app-error.ts';
import { listAccountableSoftware } from '#core/reference/chart/accountable-software.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { unknownNits } from '../queries.ts';
import { companyTableTemplate, readCompanyTable } from './contract.ts';
import { mostRows, readCompanies, type TableCatalogues } from './read-companies.ts';
import { type Column, tableText as text, titles } from './table-text.es.ts';

const limit = { bytes: 10 * 1024 ** 2, tooLarge: () => new AppError('request.too_large', { limit: '10 MB' }) };
/** Above the titles there may be others. */
const mostRead = mostRows + 50;
const mostColumns = 60;

export function mountCompanyTable({ mount }: Router, services: BalanceServices): void {
  const { db, workers } = services;
  mount(readCompanyTable, async ({ caller, request, reply }) => {
    const signal = clientGone(reply);
    const catalogues = await cataloguesOf();
    const { rows, problem } = await receiveUpload(
      services,
      { caller, request, limit, signal },
      async ({ fileName, bytes }, place) => {
        const task = { bytes: new Uint8Array(bytes), fileName, mostRows: mostRead, mostColumns };
        const read = await runReading({ workers, place }, 'readTables', task, signal);
        return read.problem === null ? readCompanies(read.sheets, catalogues) : { rows: [], problem: read.problem };
      },
    );
    const nits = [...new Set(rows.map(({ nit }) => nit))];
    const unknown = new Set(await asCaller(db, caller, (trx) => unknownNits(trx, caller.accountId, nits)));
    const told = rows.map(({ row, name, nit, company, errors }) => ({
      ...{ row, comp_business_name: name, comp_entity_id: nit, company, errors },
      exists: !unknown.has(nit),
    }));
    return { data: { problem, rows: told } };
  });
  mount(companyTableTemplate, async ({ query, reply }) => {
    const example: Partial<Record<Column, string>> = text.example;
    const columns = (Object.keys(titles) as Column[]).filter((column) => example[column] !== undefined);
    const rows = [columns.map((column) => titles[column][0]), columns.map((column) => example[column] ?? '')];
    return sendTable(reply, { title: text.title, fileName: text.fileName, rows }, query.format);
  });
}

async function cataloguesOf(): Promise<TableCatalogues> {
  // Large tables, loaded on demand.
  const [{ municipality }, { economicActivity }, { listRegimeTypes }] = await Promise.all([
    import('#core/reference/people/departments.ts'),
    import('#core/reference/people/economic-activities.ts'),
    import('#core/reference/tax/regime-types.ts'),
  ]);
  const regimes = listRegimeTypes().filter(({ group }) => group === 'renta');
  return {
    software: listAccountableSoftware(),
    regimes: regimes.map(({ id, name, shortName }) => ({ id, names: [name, shortName] })),
    hasCity: (code) => municipality(code) !== null,
    hasActivity: (code) => economicActivity(code) !== null,
  };
}
