/** Export of companies as a table. */

import { logActivity } from '#api/kernel/activity-log/queries.ts';
import type { DatabaseTransaction } from '#api/kernel/database.ts';
import type { CsvCell } from '#core/call/csv.ts';
import { may } from '#core/product/permission.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { companyDocument } from '../company-document.ts';
import { exportedText as text } from './exported-text.es.ts';
import { listCompanies } from './queries.ts';

const exporting = { module: 'empresas', action: 'exportar' } as const;

export async function exportedCompanies(trx: DatabaseTransaction, caller: Caller): Promise<CsvCell[][]> {
  // Large tables, loaded on demand.
  const [{ municipality }, { regimeType }] = await Promise.all([
    import('#core/reference/people/departments.ts'),
    import('#core/reference/tax/regime-types.ts'),
  ]);
  const companies = (await listCompanies(trx, caller, undefined)).filter(({ id }) => may(caller, exporting, id));
  await logActivity(trx, caller, {
    act: 'file.downloaded',
    target: text.title,
    details: { companies: companies.length },
  });
  const rows = companies.map((company) => {
    const city = company.city === null ? '' : (municipality(company.city)?.name ?? '');
    return text.row(companyDocument(company), { city, regime: regimeType(company.regimeId)?.name ?? '' });
  });
  return [text.header, ...rows];
}
