/** Companies: list, create, read, change. */

import { isDeepStrictEqual } from 'node:util';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { claimSeat } from '#api/subscription/claim-seat.ts';
import { formatPeriod } from '#core/calendar/period.es.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Signers } from '#core/call/signers.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { companyDocument } from '../company-document.ts';
import { text } from '../company-values.es.ts';
import { checkCompany, newCompanyValues } from '../company-values.ts';
import { ownCompany, readCompany } from '../reach-company.ts';
import { isSample, unmarkSample } from '../sample-company/queries.ts';
import {
  type CompanyInput,
  createCompany,
  exportCompanies,
  getCompany,
  updateCompany as updateCall,
  userCompanies,
} from './contract.ts';
import { exportedCompanies } from './export-companies.ts';
import { exportedText } from './exported-text.es.ts';
import {
  type CompanyRecord,
  type CompanyValues,
  findCompany,
  insertCompany,
  isNitTaken,
  listCompanies,
  signedMonths,
  updateCompany,
} from './queries.ts';

export function mountCompanies({ mount }: Router, { db }: Services): void {
  mount(userCompanies, async ({ query, caller }) => {
    const found = await asCaller(db, caller, (trx) => listCompanies(trx, caller, query.comp_is_active));
    return { data: found.map(companyDocument) };
  });
  mount(exportCompanies, async ({ query, caller, reply }) => {
    const rows = await asCaller(db, caller, (trx) => exportedCompanies(trx, caller));
    return sendTable(reply, { title: exportedText.title, fileName: exportedText.fileName, rows }, query.format);
  });
  mount(createCompany, async ({ body, caller, reply }) => {
    const values = newCompanyValues(body);
    await checkCompany(values);
    const company = await asCaller(db, caller, async (trx) => {
      await claimSeat(trx, caller, 'companies');
      const id = await insertCompany(trx, caller, values);
      if (id === undefined) throw nitTaken(values.nit);
      await logActivity(trx, caller, { act: 'company.created', companyId: id, target: values.businessName });
      return readCompany(trx, caller, id);
    });
    reply.header('etag', etag(company));
    return { data: companyDocument(company) };
  });
  mount(getCompany, async ({ params, caller, reply }) => {
    const company = await asCaller(db, caller, (trx) => readCompany(trx, caller, params.id));
    reply.header('etag', etag(company));
    return { data: companyDocument(company) };
  });
  mount(updateCall, async ({ params, body, caller, request, reply }) => {
    const changed = await change({ db }, caller, params.id, body, request.headers['if-match']);
    reply.header('etag', etag(changed));
    return { data: companyDocument(changed) };
  });
}

type Change = Partial<CompanyInput> & { comp_is_active?: boolean };

function change(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  id: number,
  body: Change,
  ifMatch: string | undefined,
): Promise<CompanyRecord> {
  return asCaller(db, caller, async (trx) => {
    const current = await ownCompany(trx, caller, id);
    if (ifMatch !== undefined && ifMatch !== '*' && ifMatch !== etag(current)) throw conflict(ifMatch, current);
    const values = changedValues(current, body);
    await checkCompany(values);
    if (await isNitTaken(trx, current.accountId, values.nit, id)) throw nitTaken(values.nit);
    if (values.nit !== current.nit) await refuseSigned(trx, id);
    // With a client's NIT the sample becomes an ordinary company.
    const isNoLongerSample = values.nit !== current.nit && (await isSample(trx, id));
    if (values.isActive && (!current.isActive || isNoLongerSample)) await claimSeat(trx, caller, 'companies');
    if (isNoLongerSample) await unmarkSample(trx, id);
    if (!(await updateCompany(trx, current, values))) {
      throw conflict(etag(current), (await findCompany(trx, caller, id)) ?? current);
    }
    await logActivity(trx, caller, {
      act: 'company.changed',
      companyId: id,
      target: values.businessName,
      details: loggedChange(current, body),
    });
    return readCompany(trx, caller, id);
  });
}

/** What is signed is of one NIT. Throws AppError `company.nit_signed`. */
async function refuseSigned(trx: DatabaseTransaction, id: number): Promise<void> {
  const months = (await signedMonths(trx, id)).map(formatPeriod);
  if (months.length === 0) return;
  throw new AppError('company.nit_signed', { months: text.months(months) }, [
    { field: 'comp_entity_id', message: text.nitSigned },
  ]);
}

function changedValues(current: CompanyRecord, change: Change): CompanyValues & { isActive: boolean } {
  return {
    businessName: change.comp_business_name?.trim() ?? current.businessName,
    nit: change.comp_entity_id ?? current.nit,
    checkDigit: change.comp_check_digit ?? current.checkDigit,
    city: change.comp_city === undefined ? current.city : change.comp_city,
    icaRegime: change.comp_ica_regime === undefined ? current.icaRegime : change.comp_ica_regime,
    softwareId: change.acso_id ?? current.softwareId,
    regimeId: change.rety_id ?? current.regimeId,
    profile: change.profile ?? current.profile,
    signers: change.comp_signers ?? current.signers,
    fiscalYearEnd: change.comp_fiscal_year_end ?? current.fiscalYearEnd,
    isActive: change.comp_is_active ?? current.isActive,
  };
}

/** The log is never deleted from: it names the signers that changed, without their names and documents. */
function loggedChange({ signers }: CompanyRecord, { comp_signers: changed, ...rest }: Change) {
  if (changed === undefined) return rest;
  const differs = (role: keyof Signers) => !isDeepStrictEqual(signers[role], changed[role]);
  return { ...rest, fields: (['representative', 'accountant', 'auditor'] as const).filter(differs) };
}

const etag = ({ version }: CompanyRecord) => `"${version}"`;

function nitTaken(nit: string): AppError {
  return new AppError('company.nit_taken', { nit }, [{ field: 'comp_entity_id', message: text.nitTaken }]);
}

function conflict(ifMatch: string, current: CompanyRecord): AppError {
  const read = ifMatch.replaceAll(/\D/g, '');
  return new AppError('resource.conflict', {}, [{ field: 'version', message: text.versions(read, current.version) }]);
}
