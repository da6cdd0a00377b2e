/** Use of the product, for staff; its figures by day are at most some minutes old. */
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type Database } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import { inStatistics } from '#platform/database/system-transaction.ts';
import type { Router } from '#platform/http/router.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import * as contract from './contract.ts';
import { refreshedAt, refreshUsage } from './queries.ts';
import { readUsage } from './read-usage.ts';
import { text } from './text.es.ts';
import { usageSheets } from './usage-book.ts';

const freshMs = 10 * 60_000;
const mostDays = 5 * 366;
const excel = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export function mountUsage({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  mount(contract.getUsage, async ({ query, caller }) => ({ data: await usageOf(db, caller, query) }));
  mount(contract.exportUsage, async ({ query, caller, reply }) => {
    const usage = await usageOf(db, caller, query);
    const name = `${text.fileName}-${clock.today()}.xlsx`;
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'file.downloaded', target: name, details: { ...query } }),
    );
    return reply
      .type(excel)
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Buffer.from(await writeWorkbook(usageSheets(usage))));
  });
}

async function usageOf(db: Database, caller: Caller, query: contract.UsageQuery): Promise<contract.Usage> {
  const days = (Date.parse(query.to) - Date.parse(query.from)) / 86_400_000;
  if (!(days >= 0 && days <= mostDays))
    throw new AppError('request.invalid', {}, [{ field: 'to', message: text.tooLong }]);
  const known = await asCaller(db, caller, refreshedAt);
  if (known === undefined || Date.now() - known.getTime() > freshMs) await inStatistics(db, refreshUsage);
  // Sums over all accounts: staff itself reads nothing that they are made of.
  return inStatistics(db, async (trx) => readUsage(trx, query, (await refreshedAt(trx)) ?? new Date()));
}
