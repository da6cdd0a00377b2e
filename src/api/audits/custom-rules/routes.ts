/** Custom rules: list, create, change, delete, trial, history. */

import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { AppError } from '#core/call/app-error.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { newestBefore } from '../audit-input/queries.ts';
import { runPreview } from '../run-preview.ts';
import type { AuditServices } from '../services.ts';
import { checkExpression, createCustom, deleteCustom, etag, updateCustom } from './change-custom.ts';
import * as contract from './contract.ts';
import { changeDocument, customDocument } from './custom-document.ts';
import { findInForce, listCustomChanges, listInForce } from './queries.ts';
import { always, mostMonths, trialOfChange, trialOfNew } from './try-before-on.ts';

const usualPage = 50;

export function mountCustomRules({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(contract.listCustomRules, async ({ params, caller }) => {
    const records = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listInForce(trx, params.id);
    });
    return { data: records.map(customDocument) };
  });
  mount(contract.createCustomRule, async ({ params, body, caller, reply }) => {
    checkExpression(body.expression);
    const definition = { message: null, isActive: false, ...body };
    const trial = await trialOfNew(services, caller, params.id, definition);
    const record = await asCaller(db, caller, (trx) => createCustom(trx, caller, params.id, definition));
    reply.header('etag', etag(record));
    return { data: customDocument(record), meta: { trial } };
  });
  mount(contract.getCustomRule, async ({ params, caller, reply }) => {
    const record = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return findInForce(trx, params.id, params.validationId);
    });
    if (record === undefined) throw new AppError('resource.not_found');
    reply.header('etag', etag(record));
    return { data: customDocument(record) };
  });
  mount(contract.updateCustomRule, async ({ params, body, caller, request, reply }) => {
    if (body.expression !== undefined) checkExpression(body.expression);
    const place = { companyId: params.id, id: params.validationId };
    const tried = await trialOfChange(services, caller, place, body);
    const given = request.headers['if-match'];
    // Whatever version is asked for, the one that is activated is the one that was tried.
    const ifMatch = given === '*' ? (tried?.version ?? given) : given;
    const record = await asCaller(db, caller, (trx) => updateCustom(trx, caller, { ...place, ifMatch }, body));
    reply.header('etag', etag(record));
    return { data: customDocument(record), meta: { trial: tried?.trial ?? null } };
  });
  mount(contract.deleteCustomRule, async ({ params, caller, request }) => {
    const place = { companyId: params.id, id: params.validationId, ifMatch: request.headers['if-match'] };
    await asCaller(db, caller, (trx) => deleteCustom(trx, caller, place));
    return undefined;
  });
  mount(contract.tryCustomRule, async ({ params, body, caller, reply }) => {
    checkExpression(body.expression);
    const read = () =>
      asCaller(db, caller, async (trx) => {
        await readCompany(trx, caller, params.id);
        const months = await newestBefore(trx, params.id, always, mostMonths);
        return { expression: body.expression, months: months.map(({ stored }) => stored) };
      });
    return { data: (await runPreview(services, caller, 'tryOnMonths', read, clientGone(reply))) ?? [] };
  });
  mount(contract.listCustomChanges, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage } = query;
    const { changes, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listCustomChanges(trx, params.id, query.validationId, { page, pageSize });
    });
    return { data: changes.map(changeDocument), meta: { page, pageSize, total } };
  });
}
