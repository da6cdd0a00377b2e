/** Photos of users: upload, delete, read. */
import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { largestImage } from '#platform/photo/decode-image.ts';
import { squarePhoto } from '#platform/photo/square-photo.ts';
import { deletePhoto, getPhoto, getUserPhoto, putPhoto } from './contract.ts';
import { findPhoto, setPhoto } from './queries.ts';

const limit = { bytes: largestImage, tooLarge: () => new AppError('photo.too_large', { limit: '5 MB' }) };

export function mountPhotos({ mount }: Router, services: Services): void {
  const { db } = services;
  const send = async (caller: Caller, userId: number, reply: FastifyReply) => {
    const webp = await asCaller(db, caller, (trx) => findPhoto(trx, userId));
    if (webp === undefined) throw new AppError('resource.not_found');
    return reply.type('image/webp').send(webp);
  };
  const keep = (caller: Caller, photo: Parameters<typeof setPhoto>[2]) =>
    asCaller(db, caller, async (trx) => {
      await setPhoto(trx, caller, photo);
      await logActivity(trx, caller, { act: 'profile.changed', target: caller.name, details: { fields: ['photo'] } });
    });
  mount(getPhoto, async ({ caller, reply }) => send(caller, caller.userId, reply));
  mount(getUserPhoto, async ({ params, caller, reply }) => send(caller, params.userId, reply));
  mount(putPhoto, async ({ caller, request, reply }) => {
    const upload = { caller, request, limit, places: services.photos, signal: clientGone(reply) };
    const webp = await receiveUpload(services, upload, ({ bytes }) => squarePhoto(bytes));
    const version = createHash('sha256').update(webp).digest('hex').slice(0, 16);
    await keep(caller, { version, webp });
    return { data: { photo: version } };
  });
  mount(deletePhoto, async ({ caller }) => {
    await keep(caller, null);
    return undefined;
  });
}
