/** Templates of notifications: list, write, schedule, withdraw, and see who has seen them. */
import { createHash } from 'node:crypto';
import { logActivity } from '#api/kernel/activity-log/queries.ts';
import { asCaller, type DatabaseTransaction } from '#api/kernel/database.ts';
import { receiveUpload } from '#api/kernel/receive-upload.ts';
import { sendTable } from '#api/kernel/send-table.ts';
import type { Services } from '#api/kernel/services.ts';
import { AppError } from '#core/call/app-error.ts';
import { templateState } from '#core/product/notification/notification.ts';
import type { Caller } from '#platform/auth/caller.ts';
import { clientGone } from '#platform/http/client-gone.ts';
import type { Router } from '#platform/http/router.ts';
import { largestImage } from '#platform/photo/decode-image.ts';
import { widePicture } from '#platform/photo/wide-picture.ts';
import { everybodyTopic, tellPages } from '../queries.ts';
import { audienceSize, findCompanies, findPeople } from './audience/queries.ts';
import { readTemplate, refuseChange, refuseSending } from './check-template.ts';
import * as contract from './contract.ts';
import * as queries from './queries.ts';
import { countResults, listRecipients, listResults, seenByDay } from './results/queries.ts';
import { sendAnnouncementsName } from './send-announcements.job.ts';
import { listedDocument, templateDocument } from './template-document.ts';
import { text } from './text.es.ts';

const usualPage = 50;
const limit = { bytes: largestImage, tooLarge: () => new AppError('photo.too_large', { limit: '5 MB' }) };

export function mountTemplates(router: Router, services: Services): void {
  mountReading(router, services);
  mountWriting(router, services);
  mountSending(router, services);
  mountResults(router, services);
  mountImages(router, services);
}

async function readRecord(trx: DatabaseTransaction, id: number): Promise<queries.TemplateRecord> {
  const found = await queries.findTemplate(trx, id);
  if (found === undefined) throw new AppError('resource.not_found');
  return found;
}

async function lockRecord(trx: DatabaseTransaction, id: number): Promise<queries.TemplateRecord> {
  const found = await queries.lockTemplate(trx, id);
  if (found === undefined) throw new AppError('resource.not_found');
  return found;
}

const answerOf = async (trx: DatabaseTransaction, id: number) => ({
  data: await templateDocument(trx, await readRecord(trx, id)),
});

function mountReading({ mount }: Router, { db }: Services): void {
  mount(contract.listTemplates, async ({ query, caller }) => {
    const { page = 1, pageSize = usualPage, state, ...wish } = query;
    const found = (await asCaller(db, caller, (trx) => queries.listTemplates(trx, wish))).map(listedDocument);
    const states = { borrador: 0, programada: 0, activa: 0, terminada: 0 };
    for (const { attributes } of found) states[attributes.state] += 1;
    const wanted = found.filter(({ attributes }) => state === undefined || attributes.state === state);
    const data = wanted.slice((page - 1) * pageSize, page * pageSize);
    return { data, meta: { page, pageSize, total: wanted.length, states } };
  });
  mount(contract.exportTemplates, async ({ query, caller, reply }) => {
    const { format, state, ...wish } = query;
    const rows = await asCaller(db, caller, async (trx) => {
      const found = (await queries.listTemplates(trx, wish)).map(listedDocument);
      const wanted = found.filter(({ attributes }) => state === undefined || attributes.state === state);
      await logActivity(trx, caller, { act: 'file.downloaded', target: text.sheet, details: { ...query } });
      return [text.header, ...wanted.map(text.row)];
    });
    return sendTable(reply, { title: text.sheet, fileName: text.fileName, rows }, format);
  });
  mount(contract.getTemplate, async ({ params, caller }) =>
    asCaller(db, caller, (trx) => answerOf(trx, params.templateId)),
  );
  mount(contract.listAudienceOptions, async ({ query: { kind, q }, caller }) => {
    const find = kind === 'companies' ? findCompanies : findPeople;
    return { data: await asCaller(db, caller, (trx) => find(trx, { q })) };
  });
  mount(contract.measureAudience, async ({ body, caller }) => ({
    data: await asCaller(db, caller, (trx) => audienceSize(trx, body.audience)),
  }));
}

function mountWriting({ mount }: Router, { db }: Services): void {
  mount(contract.createTemplate, async ({ body, caller }) => {
    const written = readTemplate(body);
    return asCaller(db, caller, async (trx) => {
      const id = await queries.insertTemplate(trx, written);
      await log(trx, caller, 'notification.written', { id, title: written.title });
      return answerOf(trx, id);
    });
  });
  mount(contract.updateTemplate, async ({ params: { templateId }, body, caller, request }) => {
    const written = readTemplate(body);
    return asCaller(db, caller, async (trx) => {
      const before = await lockRecord(trx, templateId);
      const ifMatch = request.headers['if-match'];
      if (ifMatch !== '*' && ifMatch !== `"${before.version}"`) throw new AppError('resource.conflict');
      refuseChange(before, written);
      await queries.updateTemplate(trx, templateId, written);
      await log(trx, caller, 'notification.written', { id: templateId, title: written.title });
      await tellPages(trx, everybodyTopic);
      return answerOf(trx, templateId);
    });
  });
  mount(contract.deleteTemplate, async ({ params: { templateId }, caller }) => {
    await asCaller(db, caller, async (trx) => {
      const { title, scheduledAt } = await lockRecord(trx, templateId);
      const isDraft = scheduledAt === null;
      if (!isDraft || !(await queries.deleteTemplate(trx, templateId))) throw new AppError('notification.sent');
      await log(trx, caller, 'notification.deleted', { id: templateId, title });
    });
    return undefined;
  });
  mount(contract.duplicateTemplate, async ({ params: { templateId }, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { audienceKind, audience, ...record } = await readRecord(trx, templateId);
      if (!record.isAnnouncement) throw new AppError('resource.not_found');
      const times = { startsAt: null, endsAt: null };
      const copy = { ...record, ...times, audience: { kind: audienceKind, ids: audience } };
      const id = await queries.insertTemplate(trx, copy);
      await queries.copyImage(trx, templateId, id);
      await log(trx, caller, 'notification.written', { id, title: record.title });
      return answerOf(trx, id);
    }),
  );
}

function mountSending({ mount }: Router, { db, queue }: Services): void {
  mount(contract.sendTemplate, async ({ params: { templateId }, caller }) => {
    const answer = await asCaller(db, caller, async (trx) => {
      const before = await lockRecord(trx, templateId);
      refuseSending(before);
      await queries.scheduleTemplate(trx, templateId, caller);
      await log(trx, caller, 'notification.scheduled', { id: templateId, title: before.title });
      return answerOf(trx, templateId);
    });
    const { startsAt } = answer.data.attributes;
    if (startsAt !== null && new Date(startsAt) <= new Date()) await queue.send(sendAnnouncementsName, {});
    return answer;
  });
  mount(contract.withdrawTemplate, async ({ params: { templateId }, caller }) =>
    asCaller(db, caller, async (trx) => {
      const before = await lockRecord(trx, templateId);
      if (!before.isAnnouncement) throw new AppError('resource.not_found');
      const state = templateState(before, new Date());
      if (state === 'terminada' || state === 'borrador') throw new AppError('notification.over');
      await queries.withdrawTemplate(trx, templateId);
      await log(trx, caller, 'notification.withdrawn', { id: templateId, title: before.title });
      await tellPages(trx, everybodyTopic);
      return answerOf(trx, templateId);
    }),
  );
}

function mountResults({ mount }: Router, { db }: Services): void {
  mount(contract.templateResults, async ({ params: { templateId }, caller }) =>
    asCaller(db, caller, async (trx) => {
      await readRecord(trx, templateId);
      const days = await seenByDay(trx, templateId);
      return { data: { ...(await countResults(trx, templateId)), days } };
    }),
  );
  mount(contract.listRecipients, async ({ params: { templateId }, query, caller }) =>
    asCaller(db, caller, async (trx) => {
      const { page = 1, pageSize = usualPage, state } = query;
      await readRecord(trx, templateId);
      const found = await listRecipients(trx, templateId, { state, page, pageSize });
      const data = found.map(({ total: _, createdAt, seenAt, remindedAt, ...person }) => ({
        ...person,
        createdAt: createdAt.toISOString(),
        seenAt: seenAt?.toISOString() ?? null,
        remindedAt: remindedAt?.toISOString() ?? null,
      }));
      return { data, meta: { page, pageSize, total: found[0]?.total ?? 0 } };
    }),
  );
  mount(contract.exportResults, async ({ params: { templateId }, query: { format }, caller, reply }) => {
    const rows = await asCaller(db, caller, async (trx) => {
      const { title } = await readRecord(trx, templateId);
      await logActivity(trx, caller, { act: 'file.downloaded', target: title, details: { templateId } });
      return [text.resultHeader, ...(await listResults(trx, templateId)).map(text.resultRow)];
    });
    const table = { title: text.resultSheet, fileName: text.resultFileName(templateId), rows };
    return sendTable(reply, table, format);
  });
}

function mountImages({ mount }: Router, services: Services): void {
  const { db } = services;
  mount(contract.getTemplateImage, async ({ params: { templateId }, caller, reply }) => {
    const webp = await asCaller(db, caller, (trx) => queries.findTemplateImage(trx, templateId));
    if (webp === undefined) throw new AppError('resource.not_found');
    return reply.type('image/webp').send(webp);
  });
  mount(contract.putTemplateImage, async ({ params: { templateId }, caller, request, reply }) => {
    const upload = { caller, request, limit, places: services.photos, signal: clientGone(reply) };
    const image = await receiveUpload(services, upload, async ({ fileName, bytes }) => {
      const webp = await widePicture(bytes);
      const version = createHash('sha256').update(webp).digest('hex').slice(0, 16);
      return { name: fileName.slice(0, 200), version, webp };
    });
    return asCaller(db, caller, async (trx) => {
      const before = await lockRecord(trx, templateId);
      if (!before.isAnnouncement) throw new AppError('resource.not_found');
      if (templateState(before, new Date()) === 'terminada') throw new AppError('notification.over');
      await queries.setImage(trx, templateId, image);
      await log(trx, caller, 'notification.written', { id: templateId, title: before.title });
      return answerOf(trx, templateId);
    });
  });
}

type Act = 'notification.written' | 'notification.scheduled' | 'notification.withdrawn' | 'notification.deleted';

const log = (trx: DatabaseTransaction, caller: Caller, act: Act, { id, title }: { id: number; title: string }) =>
  logActivity(trx, caller, { act, target: title, details: { id } });
