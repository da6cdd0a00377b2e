/** What the account is called before its clients: read by its users, set by its owner. */
import { createHash } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { isReadableColour } from '#core/report/readable-colour.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { companyLogo } from '#platform/photo/company-logo.ts';
import { largestImage } from '#platform/photo/decode-image.ts';
import { deleteFirmLogo, getFirm, getFirmLogo, putFirm, putFirmLogo } from './contract.ts';
import { findFirm, findFirmLogo, setFirm, setFirmLogo } from './queries.ts';
import { text } from './text.es.ts';

const limit = { bytes: largestImage, tooLarge: () => new AppError('logo.too_large', { limit: '5 MB' }) };

export function mountFirm({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(getFirm, ({ caller }) =>
    asCaller(db, caller, async (trx) => ({ data: await findFirm(trx, caller.accountId) })),
  );
  const change = (caller: Caller, field: 'firm' | 'logo', set: (trx: DatabaseTransaction) => Promise<void>) =>
    asCaller(db, caller, async (trx) => {
      await set(trx);
      const firm = await findFirm(trx, caller.accountId);
      await logActivity(trx, caller, { act: 'firm.changed', target: firm.name, details: { fields: [field] } });
      return { data: firm };
    });
  mount(putFirm, ({ body, caller }) => {
    if (!isReadableColour(body.colour))
      throw new AppError('request.invalid', {}, [{ field: 'colour', message: text.tooLight }]);
    return change(caller, 'firm', (trx) => setFirm(trx, caller.accountId, body));
  });
  mount(getFirmLogo, async ({ caller, reply }) => {
    const png = await asCaller(db, caller, (trx) => findFirmLogo(trx, caller.accountId));
    if (png === null) throw new AppError('resource.not_found');
    return reply.type('image/png').send(png);
  });
  mount(putFirmLogo, async ({ caller, request, reply }) => {
    const upload = { caller, request, limit, places: services.photos, signal: clientGone(reply) };
    const png = await receiveUpload(services, upload, ({ bytes }) => companyLogo(bytes));
    const key = createHash('sha256').update(png).digest('hex').slice(0, 16);
    return change(caller, 'logo', (trx) => setFirmLogo(trx, caller.accountId, { key, png }));
  });
  mount(deleteFirmLogo, ({ caller }) => change(caller, 'logo', (trx) => setFirmLogo(trx, caller.accountId, null)));
}
