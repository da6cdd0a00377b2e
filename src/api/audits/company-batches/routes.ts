/** Creates the companies of a batch, one after another, and then starts the audits of all their months. */
import type { StoredMonthListener } from '#api/balances/stored-month.ts';
import { asCaller } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { seatsLeft } from '#api/subscription/claim-seat.ts';
import { periodKey } from '#core/calendar/period.ts';
import { appErrorText } from '#core/call/app-error.es.ts';
import { AppError } from '#core/call/app-error.ts';
import { checkDigit } from '#core/identity/nit.ts';
import type { Caller } from '#platform/auth/caller.ts';
import type { Router } from '#platform/http/router.ts';
import { type BatchCompany, type BatchRow, type CompanyBatch, createCompanyBatch } from './contract.ts';
import { type MadeCompany, makeCompany } from './make-company.ts';
import { putBatch, unknownNits } from './queries.ts';
import { text } from './text.es.ts';
import { undoCompanyBatch } from './undo/contract.ts';
import { undoBatch } from './undo/undo-batch.ts';

type Needs = Pick<Services, 'db'>;

/** `onStored`: starts the audit of a month. */
export function mountCompanyBatches({ mount }: Router, services: Needs, onStored: StoredMonthListener): void {
  mount(createCompanyBatch, async ({ body: { id, companies }, caller }) => {
    await begin(services, caller, id, companies);
    const made: (MadeCompany | AppError)[] = [];
    for (const company of companies) made.push(await makeCompany(services, caller, id, company));
    const rows: BatchRow[] = [];
    for (const [index, one] of made.entries())
      rows.push(await rowOf(onStored, caller, { row: index + 1, asked: companies[index]!, made: one }));
    return { data: batchDocument(id, rows) };
  });
  mount(undoCompanyBatch, async ({ params, caller }) => ({
    data: await undoBatch(services, caller, params.batchId, onStored),
  }));
}

/** Keeps the batch. Throws AppError `license.limit` when the license has not places for all of its new companies. */
async function begin({ db }: Needs, caller: Caller, id: string, companies: readonly BatchCompany[]): Promise<void> {
  await asCaller(db, caller, async (trx) => {
    const valid = companies.filter((company) => checkDigit(company.comp_entity_id) === company.comp_check_digit);
    const nits = new Set(valid.map(({ comp_entity_id: nit }) => nit));
    const wanted = (await unknownNits(trx, caller.accountId, [...nits])).length;
    const { left, limit } = await seatsLeft(trx, caller, 'companies');
    if (wanted > left) {
      const places = { field: 'companies', message: text.noPlaces(wanted, left) };
      throw new AppError('license.limit', { what: 'companies', limit }, [places]);
    }
    await putBatch(trx, caller, id);
  });
}

interface MadeRow {
  row: number;
  asked: BatchCompany;
  made: MadeCompany | AppError;
}

/** Starts the audits of its months, oldest first: each reads those before. */
async function rowOf(onStored: StoredMonthListener, caller: Caller, { row, asked, made }: MadeRow): Promise<BatchRow> {
  const { comp_business_name, comp_entity_id } = asked;
  if (made instanceof AppError) {
    const error = { code: made.code, message: appErrorText[made.code](made.data), errors: [...made.fields] };
    return { row, state: 'refused', companyId: null, comp_business_name, comp_entity_id, months: [], error };
  }
  const { company, isNew, months } = made;
  const audits = new Map<string, string>();
  for (const { period, ...month } of months.toSorted((a, b) => order(a).localeCompare(order(b))))
    audits.set(month.uploadId, await onStored(caller, company.id, period, month));
  return {
    row,
    state: isNew ? 'created' : 'existing',
    companyId: company.id,
    comp_business_name: company.businessName,
    comp_entity_id,
    months: months.map(({ uploadId, period, version }) => ({
      uploadId,
      period: periodKey(period),
      version,
      auditId: audits.get(uploadId)!,
    })),
    error: null,
  };
}

const order = ({ period }: MadeCompany['months'][number]) => periodKey(period);

function batchDocument(id: string, rows: BatchRow[]): CompanyBatch {
  const count = (state: BatchRow['state']) => rows.filter((row) => row.state === state).length;
  const stored = rows.reduce((sum, { months }) => sum + months.length, 0);
  const counts = { created: count('created'), existing: count('existing'), refused: count('refused'), stored };
  return { id, attributes: { ...counts, rows } };
}
