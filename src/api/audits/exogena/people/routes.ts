/** Data of third parties for the formats: listed, entered one by one, and by a workbook. */
import type { BalanceServices } from '#api/balances/services.ts';
import { ownCompany } from '#api/companies/reach-company.ts';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { isEmptyData } from '#core/exogena/people/person-data.ts';
import { readPerson } from '#core/exogena/people/read-person.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { mostProblems, receiveBook } from '../../books.ts';
import { lockParametrization } from '../../parametrization/queries.ts';
import type { AuditServices } from '../../services.ts';
import { runYear } from '../run-year.ts';
import * as contract from './contract.ts';
import { putPeople, removePeople } from './queries.ts';
import { text } from './text.es.ts';

type Services = AuditServices & BalanceServices;

const usualPage = 50;

export function mountExogenaPeople(router: Router, services: Services): void {
  mountOne(router, services);
  mountWorkbook(router, services);
}

function mountOne({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.listExogenaPeople, async ({ params, query, caller, reply }) => {
    const { lack = null, all = false, words = '', offset = 0, limit = usualPage } = query;
    const asked = { lack, all, words, offset, limit };
    return { data: await runYear(services, caller, params, clientGone(reply), 'listExogenaPeople', asked) };
  });
  mount(contract.setExogenaPerson, async ({ params: { id, number }, body, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      const { data, problems } = readPerson(number, body);
      if (problems.length > 0) throw new AppError('request.invalid', {}, problems);
      await lockParametrization(trx, id);
      if (isEmptyData(data)) await removePeople(trx, id, [number]);
      else await putPeople(trx, caller, id, [{ number, data }]);
      // Whose and what stays out of a log that is never rewritten.
      await logActivity(trx, caller, {
        act: 'exogena.people_changed',
        companyId: id,
        target: text.target,
        details: { people: 1 },
      });
    });
    return undefined;
  });
  mount(contract.removeExogenaPerson, async ({ params: { id, number }, caller }) => {
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      if ((await removePeople(trx, id, [number])) === 0) throw new AppError('resource.not_found');
      await logActivity(trx, caller, { act: 'exogena.people_removed', companyId: id, target: text.target });
    });
    return undefined;
  });
}

function mountWorkbook({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.downloadExogenaPeople, async ({ params, query, caller, reply }) => {
    const asked = { all: query.all ?? false };
    const file = await runYear(services, caller, params, clientGone(reply), 'writeExogenaPeople', asked);
    await asCaller(db, caller, (trx) =>
      logActivity(trx, caller, { act: 'exogena.people_exported', companyId: params.id, target: text.target }),
    );
    return reply
      .type(contract.downloadExogenaPeople.produces)
      .header('content-disposition', `attachment; filename="${text.fileName(params.year)}"`)
      .send(Buffer.from(file));
  });
  mount(contract.loadExogenaPeople, async ({ params, caller, request, reply }) => {
    const { id } = params;
    await asCaller(db, caller, (trx) => ownCompany(trx, caller, id));
    const { sheets } = await receiveBook(services, { caller, request, reply, companyId: id });
    const read = await runYear(services, caller, params, clientGone(reply), 'readExogenaPeople', { sheets });
    const { changed, unchanged, proposed, problems } = read;
    if (problems.length > 0) throw new AppError('request.invalid', {}, problems.slice(0, mostProblems));
    await asCaller(db, caller, async (trx) => {
      await ownCompany(trx, caller, id);
      await lockParametrization(trx, id);
      const empty = changed.filter(({ data }) => isEmptyData(data)).map(({ number }) => number);
      await removePeople(trx, id, empty);
      const filled = changed.filter(({ data }) => !isEmptyData(data));
      await putPeople(trx, caller, id, filled);
      if (changed.length === 0) return;
      await logActivity(trx, caller, {
        act: 'exogena.people_changed',
        companyId: id,
        target: text.target,
        details: { people: changed.length },
      });
    });
    return { data: { changed: changed.length, unchanged, proposed } };
  });
}
