/** Kept files: upload, list the contents, inspect them. */

import { asCaller } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { claimStorage } from '#api/subscription/claim-storage.ts';
import { AppError } from '#core/call/app-error.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { inspectFile } from '../inspect-file.ts';
import { reachKeptFile } from '../reach-kept-file.ts';
import { reachUpload } from '../reach-upload.ts';
import { runReading } from '../run-reading.ts';
import type { BalanceServices } from '../services.ts';
import { text } from '../text.es.ts';
import { inspectKeptFile, keepFile } from './contract.ts';
import { insertKeptFile } from './queries.ts';

/** Maximum files of one archive: twelve months of some companies. More is a mistake or an attack. */
const mostFiles = 500;

export function mountKeptFiles({ mount }: Router, services: BalanceServices): void {
  const { db, places } = services;
  mount(keepFile, async ({ params, caller, request, reply }) => {
    const company = await reachUpload(services, caller, params.id);
    const signal = clientGone(reply);
    const upload = { caller, request, companyId: company.id, signal };
    return receiveUpload(services, upload, async ({ fileName, bytes }, place) => {
      const size = bytes.byteLength;
      const { files, problem } = await runReading({ ...services, place }, 'listKept', { kept: { bytes } }, signal);
      if (problem !== null) throw new AppError('balance.unreadable', { reason: problem });
      if (files && files.length > mostFiles)
        throw new AppError('balance.unreadable', { reason: text.tooManyFiles(files.length, mostFiles) });
      const kept = { companyId: company.id, fileName, bytes };
      const id = await asCaller(db, caller, async (trx) => {
        await claimStorage(trx, caller, kept.bytes.byteLength);
        return insertKeptFile(trx, caller, kept);
      });
      return { data: { id, fileName, size, files } };
    });
  });
  mount(inspectKeptFile, async ({ params, body, caller, reply }) => {
    const signal = clientGone(reply);
    return places.run({ account: caller.accountId, kind: 'reading', signal }, async (place) => {
      const { company, ...file } = await reachKeptFile(services, caller, params);
      const { path, ...answers } = body;
      const chosen = { ...file, path, assign: true, answers };
      return { data: await inspectFile({ ...services, place }, caller, company, chosen, signal) };
    });
  });
}
