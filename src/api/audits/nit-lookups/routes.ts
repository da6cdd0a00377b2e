/** Look-ups of NITs. Counted by network or user; nothing that is asked is stored. */
import { dianListsOn } from '#api/audits/dian-lists/queries.ts';
import { attemptKey, countAttempt } from '#api/kernel/attempts/queries.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { dianLists } from '#core/reference/dian/dian-list.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import * as contract from './contract.ts';
import { lookUp } from './look-up.ts';
import { lookUpTable } from './look-up-table.ts';
import { text } from './text.es.ts';

const windowSeconds = 600;
/** Of a network or a user in a window: 12,000 numbers of strangers. */
const mostLookUps = 120;

interface Asker {
  lines: readonly string[];
  /** What is counted. */
  key: string;
  most: number;
}

export function mountNitLookUps({ mount }: Router, { db }: Pick<Services, 'db'>): void {
  const inForce = (day: string) => db.transaction().execute((trx) => dianListsOn(trx, day));
  const rowsOf = async ({ lines, key, most }: Asker): Promise<contract.LookedUp[]> => {
    const { attempts, secondsLeft } = await countAttempt(db, key, windowSeconds);
    if (attempts > mostLookUps) throw new AppError('request.rate_limited', { seconds: secondsLeft });
    const numbers = lines.filter((line) => line.trim() !== '').length;
    if (numbers === 0 || numbers > most)
      throw new AppError('request.invalid', {}, [{ field: 'lines', message: text.wrongCount(numbers, most) }]);
    const today = clock.today();
    const lists = await inForce(today);
    return lines.map((line) => lookUp(line, lists, today));
  };
  const byNetwork = (lines: readonly string[], { ip }: { ip: string }) =>
    rowsOf({ lines, key: attemptKey('nit-lookup', ip), most: contract.mostNits });
  const byUser = (lines: readonly string[], { userId }: Caller) =>
    rowsOf({ lines, key: attemptKey('nit-lookup-of', String(userId)), most: contract.mostNitsOfUser });
  mount(contract.lookUpNits, async ({ body, request }) => ({ data: await byNetwork(body.lines, request) }));
  mount(contract.exportNits, async ({ body, request, reply }) =>
    sendTable(reply, lookUpTable(await byNetwork(body.lines, request)), 'xlsx'),
  );
  mount(contract.lookUpManyNits, async ({ body, caller }) => ({ data: await byUser(body.lines, caller) }));
  mount(contract.exportManyNits, async ({ body, caller, reply }) =>
    sendTable(reply, lookUpTable(await byUser(body.lines, caller)), 'xlsx'),
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
