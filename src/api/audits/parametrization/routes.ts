/** A company's settings of each validation: read, preview, change, restore, history. */

import { readCompany } from '#api/companies/reach-company.ts';
import { asCaller } from '#api/kernel/database.ts';
import { EQUIVALENCES_ID } from '#core/engine/roles/company-roles.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { declaredSettings, declaredValidation, declaredValidations, layered } from '../declarations.ts';
import { predefinedInForce } from '../predefined/queries.ts';
import { runPreview } from '../run-preview.ts';
import type { AuditServices } from '../services.ts';
import { mostHistory, type StoredInput } from '../stored-input.ts';
import { accountNames } from './account-names.ts';
import { changeSettings, restoreSettings } from './change-settings.ts';
import * as contract from './contract.ts';
import { triedMonths } from './preview-months.ts';
import { findSettings, listChanges, newestAccounts, settingsInForce } from './queries.ts';
import { readGivenSettings } from './read-given-settings.ts';
import { readPreviewMonth } from './read-preview-month.ts';
import { changeDocument, validationDocument, validationItem } from './validation-document.ts';

const usualPage = 20;

export function mountParametrization(router: Router, services: AuditServices): void {
  mountReading(router, services);
  mountChanging(router, services);
}

function mountReading({ mount }: Router, services: AuditServices): void {
  const { db } = services;
  mount(contract.listValidations, async ({ params, caller }) => {
    const { records, predefined } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return { records: await settingsInForce(trx, params.id), predefined: await predefinedInForce(trx, params.id) };
    });
    const byId = new Map(records.map((record) => [record.validationId, record]));
    const declared = await declaredValidations();
    return {
      data: declared.map((one) => validationItem(layered(one, predefined.settings), byId.get(one.validation.id))),
    };
  });
  mount(contract.listAccountNames, async ({ params, caller }) => {
    const own = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return newestAccounts(trx, params.id);
    });
    return { data: accountNames(own, await declaredValidations()) };
  });
  mount(contract.getValidation, async ({ params, caller, reply }) => {
    const { id, validationId } = params;
    const { record, predefined } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, id);
      return { record: await findSettings(trx, id, validationId), predefined: await predefinedInForce(trx, id) };
    });
    const data = validationDocument(layered(await declaredSettings(validationId), predefined.settings), record);
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.previewValidation, async ({ params, body, caller, reply }) => {
    const { id, validationId } = params;
    let period = '';
    const read = async () => {
      const input = await asCaller(db, caller, (trx) => readPreviewMonth(trx, caller, id, body.period));
      const settings = readGivenSettings(
        layered(await declaredValidation(validationId), predefinedOf(input)),
        body.settings,
      );
      period = input?.current.period ?? '';
      return input && { input, validationId, settings };
    };
    const preview = await runPreview(services, caller, 'previewSettings', read, clientGone(reply));
    if (preview === null)
      return {
        data: { period: null, before: null, after: null, findings: [], accounts: {}, suggestions: [], absent: [] },
      };
    return { data: { period, ...preview } };
  });
  mount(contract.previewMonths, async ({ params, body, caller, reply }) => {
    const { id, validationId } = params;
    const earlier = triedMonths - 1 + mostHistory;
    const read = async () => {
      const input = await asCaller(db, caller, (trx) => readPreviewMonth(trx, caller, id, undefined, earlier));
      const settings = readGivenSettings(
        layered(await declaredValidation(validationId), predefinedOf(input)),
        body.settings,
      );
      return input && { input, validationId, settings };
    };
    return { data: (await runPreview(services, caller, 'previewMonths', read, clientGone(reply))) ?? [] };
  });
  mount(contract.listParametrizationChanges, async ({ params, query, caller }) => {
    const { page = 1, pageSize = usualPage, validationId } = query;
    const { changes, total } = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, params.id);
      return listChanges(trx, params.id, validationId, { page, pageSize });
    });
    const all = [await declaredSettings(EQUIVALENCES_ID), ...(await declaredValidations())];
    const declared = new Map(all.map((one) => [one.validation.id, one]));
    const data = changes.map((change) => changeDocument(change, declared.get(change.validationId)));
    return { data, meta: { page, pageSize, total } };
  });
}

function mountChanging({ mount }: Router, { db }: AuditServices): void {
  mount(contract.setValidation, async ({ params, body, caller, request, reply }) => {
    const { id, validationId } = params;
    const change = { validationId, settings: body.settings, action: 'set', restoredVersion: null } as const;
    const data = await asCaller(db, caller, (trx) =>
      changeSettings(trx, caller, id, change, request.headers['if-match']),
    );
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.resetValidation, async ({ params, caller, request, reply }) => {
    const { id, validationId } = params;
    const change = { validationId, settings: {}, action: 'reset', restoredVersion: null } as const;
    const data = await asCaller(db, caller, (trx) =>
      changeSettings(trx, caller, id, change, request.headers['if-match']),
    );
    reply.header('etag', etag(data));
    return { data };
  });
  mount(contract.restoreParametrization, async ({ params, caller, request, reply }) => {
    const data = await asCaller(db, caller, (trx) => restoreSettings(trx, caller, params, request.headers['if-match']));
    reply.header('etag', etag(data));
    return { data };
  });
}

/** Of a company without balances, none: nothing is previewed. */
const predefinedOf = (input: StoredInput | null) => input?.predefined ?? {};

const etag = ({ attributes }: contract.ParametrizedValidation) => `"${attributes.version}"`;
