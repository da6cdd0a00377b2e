/** Look-ups of NITs. Counted by network; nothing that is asked is stored. */
import { dianListsOn } from '#api/audits/dian-lists/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { dianLists } from '#core/reference/dian/dian-list.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { lookUp } from './look-up.ts';
import { lookUpTable } from './look-up-table.ts';

const windowSeconds = 600;
/** Of a network in a window. */
const mostLookUps = 120;

export function mountNitLookUps({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  const inForce = (day: string) => db.transaction().execute((trx) => dianListsOn(trx, day));
  const rowsOf = async (lines: readonly string[], address: string): Promise<contract.LookedUp[]> => {
    const { attempts, secondsLeft } = await countAttempt(db, attemptKey('nit-lookup', address), windowSeconds);
    if (attempts > mostLookUps) throw new AppError('request.rate_limited', { seconds: secondsLeft });
    const today = clock.today();
    const lists = await inForce(today);
    return lines.map((line) => lookUp(line, lists, today));
  };
  mount(contract.lookUpNits, async ({ body, request }) => ({ data: await rowsOf(body.lines, request.ip) }));
  mount(contract.exportNits, async ({ body, request, reply }) =>
    sendTable(reply, lookUpTable(await rowsOf(body.lines, request.ip)), 'xlsx'),
  );
  mount(contract.listNitSources, async () => {
    const lists = await inForce(clock.today());
    const data = dianLists.flatMap((list) => {
      const load = lists[list];
      return load === undefined ? [] : [{ list, count: load.entries.size, from: load.from }];
    });
    return { data };
  });
}
