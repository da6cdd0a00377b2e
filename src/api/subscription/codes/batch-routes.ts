/** Batches of codes, for staff: create, annul, export. */

import { randomUUID } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError, type FieldError } from '#core/call/app-error.ts';
import { type PlanKey, plan } from '#core/product/license.ts';
import { activationCodeDigest, activationCodeTail, newActivationCode } from '#platform/auth/activation-code.ts';
import { clock } from '#platform/clock.ts';
import type { Router } from '#platform/http/router.ts';
import { listSubscribers } from '../licenses/queries.ts';
import * as contract from './contract.ts';
import { annulCodes, type BatchRecord, type CodeKind, type Gift, insertBatch, listBatchRecords } from './queries.ts';
import { text } from './text.es.ts';

const usualPage = 50;

export function mountCodeBatches({ mount }: Router, { db }: Services): void {
  mount(contract.listBatches, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage, ...filter } = query;
    const today = clock.today();
    const found = await asCaller(db, caller, (trx) => listBatchRecords(trx, { ...filter, today }, { page, pageSize }));
    return { data: found.batches.map(batchDocument), meta: { page, pageSize, total: found.total } };
  });
  mount(contract.createBatch, async ({ body, caller }) => {
    const { count, expires_on: expiresOn, owner_account: ownerId = null } = body;
    const gift = readGift(body);
    const codes = Array.from({ length: count }, newActivationCode);
    const made = codes.map((code) => ({
      id: randomUUID(),
      hash: activationCodeDigest(code),
      tail: activationCodeTail(code),
    }));
    const batch = { ...gift, id: randomUUID(), name: body.name.trim(), ownerId, expiresOn, createdBy: caller.userId };
    return asCaller(db, caller, async (trx) => {
      if (ownerId !== null && (await listSubscribers(trx, { accountId: ownerId })).length === 0)
        throw new AppError('resource.not_found');
      await insertBatch(trx, batch, made);
      await logActivity(trx, caller, {
        act: 'code.batch_created',
        target: batch.name,
        details: { ...gift, count, ownerId },
      });
      return { data: { batch: await readBatch(trx, batch.id), codes } };
    });
  });
  mount(contract.annulBatch, async ({ params, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { batchId } = params;
      const { attributes } = await readBatch(trx, batchId);
      const codes = await annulCodes(trx, { batchId });
      await logActivity(trx, caller, { act: 'code.annulled', target: attributes.name, details: { codes } });
      return { data: await readBatch(trx, batchId) };
    }),
  );
}

interface AskedBatch {
  kind: string;
  plan?: PlanKey;
  days?: number;
  companies?: number;
  users?: number;
  expires_on: string;
}

/** Throws AppError `request.invalid` on an inconsistent combination. */
function readGift({ kind, plan: key, days, companies = 0, users = 0, expires_on }: AskedBatch): Gift {
  const errors: FieldError[] = [];
  const isLicense = kind === 'licencia';
  if (isLicense && key === undefined) errors.push({ field: 'plan', message: text.needsPlan });
  if (!isLicense && companies + users === 0) errors.push({ field: 'companies', message: text.needsSeats });
  if (expires_on < clock.today()) errors.push({ field: 'expires_on', message: text.expiresInThePast });
  if (errors.length > 0) throw new AppError('request.invalid', {}, errors);
  const given =
    isLicense && key !== undefined ? { plan: key, days: days ?? plan(key).days } : { plan: null, days: null };
  return { kind: kind as CodeKind, ...given, companies, users };
}

async function readBatch(trx: DatabaseTransaction, id: string): Promise<contract.Batch> {
  const { batches } = await listBatchRecords(trx, { id, today: clock.today() }, { page: 1, pageSize: 1 });
  if (batches[0] === undefined) throw new AppError('resource.not_found');
  return batchDocument(batches[0]);
}

function batchDocument(batch: BatchRecord): contract.Batch {
  const { id, name, ownerId, ownerName, kind, plan: key, days, companies, users, expiresOn, createdAt } = batch;
  const { disponible, usado, vencido, anulado } = batch;
  return {
    id,
    attributes: {
      name,
      kind,
      plan: key,
      days,
      companies,
      users,
      expiresOn,
      createdAt: createdAt.toISOString(),
      owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? '' },
      codes: { disponible, usado, vencido, anulado },
    },
  };
}
