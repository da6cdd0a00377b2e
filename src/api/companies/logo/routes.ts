/** Logo of a company: upload, delete, read. */
import { createHash } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { companyLogo } from '#platform/photo/company-logo.ts';
import { largestImage } from '#platform/photo/decode-image.ts';
import { ownCompany, readCompany } from '../reach-company.ts';
import { deleteLogo, getLogo, putLogo } from './contract.ts';
import { findLogo, type KeptLogo, setLogo } from './queries.ts';

const limit = { bytes: largestImage, tooLarge: () => new AppError('logo.too_large', { limit: '5 MB' }) };

export function mountLogo({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(getLogo, async ({ params: { id }, caller, reply }) => {
    const png = await asCaller(db, caller, async (trx) => {
      await readCompany(trx, caller, id);
      return findLogo(trx, id);
    });
    if (png === undefined) throw new AppError('resource.not_found');
    return reply.type('image/png').send(png);
  });
  const keep = (caller: Caller, id: number, logo: KeptLogo | null) =>
    asCaller(db, caller, async (trx) => {
      const company = await ownCompany(trx, caller, id);
      await setLogo(trx, company, logo);
      await logActivity(trx, caller, {
        act: 'company.changed',
        companyId: id,
        target: company.businessName,
        details: { fields: ['logo'] },
      });
    });
  mount(putLogo, async ({ params: { id }, caller, request, reply }) => {
    // Before anything is drawn.
    await asCaller(db, caller, (trx) => ownCompany(trx, caller, id));
    const upload = { caller, request, companyId: id, limit, places: services.photos, signal: clientGone(reply) };
    const png = await receiveUpload(services, upload, ({ bytes }) => companyLogo(bytes));
    const key = createHash('sha256').update(png).digest('hex').slice(0, 16);
    await keep(caller, id, { key, png });
    return { data: { comp_logo: key } };
  });
  mount(deleteLogo, async ({ params: { id }, caller }) => {
    await keep(caller, id, null);
    return undefined;
  });
}
