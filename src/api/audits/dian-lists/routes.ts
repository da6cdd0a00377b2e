/** The DIAN's lists: loads, what they change before they replace, and differences between them. */
import type { DianServices } from '#api/audits/services.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import { AppError } from '#core/call/app-error.ts';
import { describeListProblem } from '#core/reading/dian-list/list-words.es.ts';
import type { ReadList } from '#core/reading/dian-list/read-list.ts';
import { type DianList, dianLists } from '#core/reference/dian/dian-list.ts';
import { listName } from '#core/reference/dian/dian-words.es.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clock } from '#platform/clock.ts';
import { inStatistics } from '#platform/database/system-transaction.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { mostProblems } from '../books.ts';
import { compareList, findTouched } from './compare-list.ts';
import * as contract from './contract.ts';
import { differencesOf, differenceTable, touchedCompanies } from './differences.ts';
import { listDocuments } from './list-document.ts';
import { insertLoad, insertTouches, loadsOf, lockLists, storedLoads, type Touch } from './queries.ts';
import { receiveList } from './receive-list.ts';
import { text } from './text.es.ts';

/** Days from today on which a list may begin. */
const latestDays = 366;

export function mountDianLists({ mount }: Router, services: DianServices): void {
  const { db } = services;
  const changesOf = async (list: DianList, from: string, read: ReadList, { caller, signal }: Asking) => {
    const compared = await asCaller(db, caller, (trx) => compareList(trx, list, { entries: read.entries, from }));
    const { changes } = compared;
    return { ...compared, ...(await findTouched(services, caller, { list, from, changes, signal })) };
  };
  mount(contract.listDianLists, async ({ caller }) => ({
    data: await asCaller(db, caller, async (trx) => listDocuments(await storedLoads(trx), clock.today())),
  }));
  mount(contract.readDianList, async ({ params: { list }, query: { from }, caller, request, reply }) => {
    refuseFarDay(from);
    const { fileName, read } = await receiveList(services, { caller, request, reply });
    const problems = told(read);
    if (problems.length > 0) {
      const refused = { list, number: null, from, fileName, entries: [], entered: 0, departed: 0, changed: 0 };
      await asCaller(db, caller, (trx) =>
        insertLoad(trx, { ...refused, problem: problems[0]!, loadedBy: caller.name }),
      );
      return { data: { ...countsOf(read), ...noChanges, problems } };
    }
    const asking = { caller, signal: clientGone(reply) };
    const { against, changes, touches, months } = await changesOf(list, from, read, asking);
    const data = { ...countsOf(read), ...kindsOf(changes), companies: companiesIn(touches), months, problems };
    return { data: { ...data, against: against?.number ?? null } };
  });
  mount(contract.loadDianList, async ({ params: { list }, query: { from, against }, caller, request, reply }) => {
    refuseFarDay(from);
    const { fileName, read } = await receiveList(services, { caller, request, reply });
    const problems = told(read);
    if (problems.length > 0)
      throw new AppError('parametrization.invalid', { count: problems.length }, [], { accounts_errors: problems });
    const { touches } = await changesOf(list, from, read, { caller, signal: clientGone(reply) });
    return asCaller(db, caller, async (trx) => {
      await lockLists(trx);
      const compared = await compareList(trx, list, { entries: read.entries, from });
      if ((compared.against?.number ?? 0) !== against) throw new AppError('resource.conflict');
      const number = 1 + Math.max(0, ...(await loadsOf(trx, list)).map((load) => load.number));
      const counts = kindsOf(compared.changes);
      const { entries } = read;
      const load = { list, number, from, fileName, entries, ...counts, problem: null, loadedBy: caller.name };
      await insertTouches(trx, await insertLoad(trx, load), touches);
      const details = { from, number, file: fileName, ...counts, companies: companiesIn(touches) };
      await logActivity(trx, caller, { act: 'dianList.loaded', target: listName[list], details });
      return { data: await newestDocument(trx, list) };
    });
  });
  mount(contract.listDianDifferences, async ({ params: { list }, query }) => {
    const { page = 1, pageSize = 50 } = query;
    const found = await inStatistics(db, (trx) => differencesOf(trx, list, query));
    const shown = found.items.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    const data = shown.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { counts: found.counts, total: shown.length } };
  });
  mount(contract.listTouchedCompanies, async ({ params: { list }, query, caller }) => ({
    data: await asCaller(db, caller, (trx) => touchedCompanies(trx, list, query)),
  }));
  mount(contract.exportDianDifferences, async ({ params: { list }, query, reply }) => {
    const { items } = await inStatistics(db, (trx) => differencesOf(trx, list, query));
    const shown = items.filter(({ kind }) => query.kind === undefined || kind === query.kind);
    return sendTable(reply, differenceTable(list, shown), 'xlsx');
  });
}

/** Who asks, until their client is gone. */
interface Asking {
  caller: Caller;
  signal: AbortSignal;
}

const noChanges = { entered: 0, departed: 0, changed: 0, companies: 0, months: 0, against: null };

function countsOf({ rows, repeated, wrongDigits, undated, entries }: ReadList) {
  return { rows, repeated, wrongDigits, undated, count: entries.length };
}

function kindsOf(changes: readonly { kind: 'enters' | 'leaves' | 'changes' }[]) {
  const count = (wanted: string) => changes.filter(({ kind }) => kind === wanted).length;
  return { entered: count('enters'), departed: count('leaves'), changed: count('changes') };
}

const companiesIn = (touches: readonly Touch[]) => new Set(touches.map(({ companyId }) => companyId)).size;

function told({ problems }: ReadList): string[] {
  return problems.slice(0, mostProblems).map(describeListProblem);
}

function refuseFarDay(from: string): void {
  const latest = new Date(Date.parse(clock.today()) + latestDays * 86_400_000).toISOString().slice(0, 10);
  if (from > latest) throw new AppError('request.invalid', {}, [{ field: 'from', message: text.future }]);
}

async function newestDocument(trx: DatabaseTransaction, list: DianList): Promise<contract.DianLoadItem> {
  const documents = listDocuments(await storedLoads(trx), clock.today());
  return documents[dianLists.indexOf(list)]!.loads[0]!;
}
