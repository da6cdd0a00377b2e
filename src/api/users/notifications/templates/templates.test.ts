import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { withoutAccounts } from '#core/product/notification/notification.ts';
import { withClient } from '#platform/database/connection.ts';
import {
  type Announcer,
  announcer,
  inBell,
  people,
  soon,
  written,
} from '../../../../../tests/support/notifications/announcements.ts';
import { startTestService, type TestService, type TestUser } from '../../../../../tests/support/test-service.ts';
import * as bell from '../contract.ts';
import * as contract from './contract.ts';
import { productTemplates } from './product-templates.ts';
import { sendAnnouncements, sendAnnouncementsJob } from './send-announcements.job.ts';
import { prepareTemplates } from './write-product-templates.ts';

let service: TestService;
let staff: TestUser;
let make: Announcer['make'];
let send: Announcer['send'];
beforeAll(async () => {
  service = await startTestService();
  staff = await service.newUser({ isAdmin: true });
  ({ make, send } = announcer(staff));
});
afterAll(() => service.close());

const sql = (text: string, values: unknown[] = []) =>
  withClient(service.access.owner, (owner) => owner.query(text, values));

const later = new Date(Date.now() + 3_600_000).toISOString();
const past = new Date(Date.now() - 3_600_000).toISOString();

const picture = () =>
  sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0B6B57' } })
    .withExif({ IFD0: { Copyright: 'calle 100' } })
    .jpeg()
    .toBuffer();

describe('the templates of the product', () => {
  test('are in the database under their ids, those without accounts among them', async () => {
    const { data, meta } = await staff.ok(contract.listTemplates, { query: { pageSize: 200 } });
    const ids = new Set(data.map(({ id }) => id));
    expect(productTemplates.every(({ id }) => ids.has(id))).toBe(true);
    expect(withoutAccounts.every((id) => ids.has(id))).toBe(true);
    expect(data.filter(({ attributes }) => attributes.isAnnouncement && attributes.state === 'borrador')).not.toEqual(
      [],
    );
    expect(meta.states.activa).toBe(data.filter(({ attributes }) => attributes.state === 'activa').length);
  });

  test('follow their text files at every start, unless staff has edited them', async () => {
    const edit = (id: number, columns: string) =>
      sql(`update notification_template set ${columns} where id = $1`, [id]);
    await edit(60, `title = 'Antes'`);
    const params = { templateId: 61 };
    await staff.ok(contract.updateTemplate, {
      params,
      body: written({ kind: 'bell', title: 'Te nombraron', link: null }),
    });
    await prepareTemplates(service.services.db);
    const titleOf = async (templateId: number) =>
      (await staff.ok(contract.getTemplate, { params: { templateId } })).data.attributes.title;
    expect(await titleOf(60)).toBe('Te asignaron hallazgos');
    expect(await titleOf(61)).toBe('Te nombraron');
  });

  test('keep their audience, link and times, and that of the license is no pop-up', async () => {
    const params = { templateId: 1 };
    const { attributes } = (await staff.ok(contract.getTemplate, { params })).data;
    const same = { ...written(), title: attributes.title, link: attributes.link, kind: 'banner' as const };
    const fieldsOf = async (change: Partial<contract.TemplateBody>) =>
      (
        await staff.fails(contract.updateTemplate, 'request.invalid', { params, body: { ...same, ...change } })
      ).errors?.map(({ field }) => field);
    expect(await fieldsOf({ audience: { kind: 'plan', ids: ['firma'] } })).toEqual(['audience']);
    expect(await fieldsOf({ ends_at: later })).toEqual(['audience']);
    expect(await fieldsOf({ link: '/ayuda' })).toEqual(['link']);
    expect(await fieldsOf({ kind: 'popup' })).toEqual(['kind']);
    await staff.ok(contract.updateTemplate, { params, body: same });
    for (const call of [contract.sendTemplate, contract.withdrawTemplate, contract.duplicateTemplate])
      await staff.fails(call, 'resource.not_found', { params });
    await staff.fails(contract.deleteTemplate, 'notification.sent', { params });
  });
});

describe('an announcement', () => {
  test('is refused where it could not be read or followed', async () => {
    const fieldsOf = async (given: Partial<contract.TemplateBody>) =>
      (await staff.fails(contract.createTemplate, 'request.invalid', { body: written(given) })).errors?.map(
        ({ field }) => field,
      );
    expect(await fieldsOf({ background: '#FFFFFF', font: '#777777' })).toEqual(['font']);
    expect(await fieldsOf({ link: '//otra.co' })).toEqual(['link']);
    expect(await fieldsOf({ link: 'javascript:alert(1)' })).toEqual(['link']);
    expect(await fieldsOf({ title: '   ' })).toEqual(['title']);
    expect(await fieldsOf({ title: 'a'.repeat(61) })).toEqual(['title']);
    expect(await fieldsOf({ starts_at: later, ends_at: past })).toEqual(['ends_at']);
    expect(await fieldsOf({ audience: { kind: 'plan', ids: ['oro'] } })).toEqual(['audience']);
    expect(await fieldsOf({ audience: { kind: 'software', ids: ['3'] } })).toEqual(['audience']);
    await staff.ok(contract.createTemplate, { body: written({ background: '#ffffff', font: '#767676' }) });
  });

  test('reaches its audience in the seed’s shape, is seen once, and is counted', async () => {
    const [first, second, third] = [await service.newUser(), await service.newUser(), await service.newUser()];
    const id = await send([first, second, third, staff]);
    const [notification, ...more] = await inBell(first);
    expect(more).toEqual([]);
    expect(notification).toMatchObject({
      attributes: {
        noti_description: 'Desde julio las bases son 2 y 10 UVT.',
        noti_is_postponed: false,
        notification_template: {
          note_id: id,
          note_title: 'Nuevas bases de retención',
          note_description: 'Desde julio las bases son 2 y 10 UVT.',
          note_redirect_url: '/ayuda',
          note_file_url: null,
          notification_display_option: {
            nodo_id: 1,
            nodo_options: { 'background-color': '#F9F2DB', 'font-color': '#14211D' },
          },
        },
      },
    });
    expect(await inBell(staff)).toEqual([]);
    await first.ok(bell.markSeen, { params: { notificationId: notification!.id } });
    expect(await inBell(first)).toEqual([]);
    const [other] = await inBell(second);
    await first.fails(bell.markSeen, 'resource.not_found', { params: { notificationId: other!.id } });
    await second.ok(bell.remindLater, { params: { notificationId: other!.id } });
    expect((await inBell(second)).map(({ attributes }) => attributes.noti_is_postponed)).toEqual([true]);
    const { data } = await staff.ok(contract.templateResults, { params: { templateId: id } });
    expect(data).toMatchObject({ sent: 3, seen: 1, reminded: 1, waiting: 1, days: [{ seen: 1 }] });
    const who = async (state?: contract.RecipientState) => {
      const query = state === undefined ? {} : { state };
      const list = await staff.ok(contract.listRecipients, { params: { templateId: id }, query });
      expect(list.meta.total).toBe(list.data.length);
      return list.data.map(({ email }) => email);
    };
    expect(await who('seen')).toEqual([first.email]);
    expect(await who('reminded')).toEqual([second.email]);
    expect(await who('waiting')).toEqual([third.email]);
    expect(await who()).toHaveLength(3);
    const { attributes } = (await staff.ok(contract.getTemplate, { params: { templateId: id } })).data;
    expect([attributes.state, attributes.sent, attributes.seen]).toEqual(['activa', 3, 1]);
    const rows = await staff.send(contract.exportResults, { params: { templateId: id }, query: { format: 'csv' } });
    const lines = rows.bytes.toString('utf8').trim().split('\r\n');
    expect(lines).toHaveLength(4);
    for (const words of ['Vio y aceptó', 'Recordar más tarde', 'Sin entrar todavía'])
      expect(lines.filter((line) => line.includes(words))).toHaveLength(1);
  });

  test('that was postponed stands in the way again after the next sign-in', async () => {
    const user = await service.newUser();
    await send([user]);
    const [notification] = await inBell(user);
    await user.ok(bell.remindLater, { params: { notificationId: notification!.id } });
    await sql(`update session set created_at = now() + interval '1 second' where user_id = $1`, [user.userId]);
    expect((await inBell(user)).map(({ attributes }) => attributes.noti_is_postponed)).toEqual([false]);
  });

  test('is delivered once, however many processes look at the same moment', async () => {
    const user = await service.newUser();
    const { id } = await make({ audience: people(user) });
    await sql(
      `update notification_template
          set scheduled_at = now(), starts_at = now(), scheduled_by = $2, scheduled_account = $3 where id = $1`,
      [id, staff.userId, staff.accountId],
    );
    expect(sendAnnouncementsJob(service.services).schedule).toBe('* * * * *');
    await Promise.all(Array.from({ length: 6 }, () => sendAnnouncements(service.services)));
    expect(await inBell(user)).toHaveLength(1);
  });

  test('waits for its start, can be changed until then, and withdrawn', async () => {
    const [user, other] = [await service.newUser(), await service.newUser()];
    const { id } = await make({ audience: people(user), starts_at: later });
    const params = { templateId: id };
    const { data } = await staff.ok(contract.sendTemplate, { params });
    expect(data.attributes.state).toBe('programada');
    await staff.fails(contract.sendTemplate, 'notification.sent', { params });
    await staff.fails(contract.deleteTemplate, 'notification.sent', { params });
    await sendAnnouncements(service.services);
    expect(await inBell(user)).toEqual([]);
    await staff.fails(contract.updateTemplate, 'resource.conflict', {
      params,
      body: written(),
      headers: { 'if-match': '"1"' },
    });
    const body = written({ audience: people(other), starts_at: past });
    const changed = await staff.ok(contract.updateTemplate, {
      params,
      body,
      headers: { 'if-match': `"${data.attributes.version}"` },
    });
    expect(changed.data.attributes.audience.chosen).toEqual([
      { id: String(other.userId), name: expect.stringContaining(other.email) },
    ]);
    await sendAnnouncements(service.services);
    expect([await inBell(user), await inBell(other)].map(({ length }) => length)).toEqual([0, 1]);
    await staff.fails(contract.updateTemplate, 'notification.sent', { params, body: { ...body, starts_at: later } });
    await staff.fails(contract.updateTemplate, 'notification.sent', {
      params,
      body: { ...body, audience: people(user) },
    });
    await staff.ok(contract.updateTemplate, { params, body: { ...body, title: 'Corregido', ends_at: later } });
    expect((await inBell(other))[0]?.attributes.notification_template.note_title).toBe('Corregido');
    expect((await staff.ok(contract.withdrawTemplate, { params })).data.attributes.state).toBe('terminada');
    expect(await inBell(other)).toEqual([]);
    expect((await other.ok(bell.listAllNotifications)).meta.all).toBe(0);
    await staff.fails(contract.withdrawTemplate, 'notification.over', { params });
    await staff.fails(contract.updateTemplate, 'notification.over', { params, body });
    const copy = (await staff.ok(contract.duplicateTemplate, { params })).data;
    expect(copy.attributes).toMatchObject({ state: 'borrador', title: 'Corregido', startsAt: null, endsAt: null });
    await staff.ok(contract.deleteTemplate, { params: { templateId: copy.id } });
    await staff.fails(contract.getTemplate, 'resource.not_found', { params: { templateId: copy.id } });
  });

  test('withdrawn before its start is a draft again; past its end it leaves the bell', async () => {
    const user = await service.newUser();
    const { id } = await make({ audience: people(user), starts_at: later });
    const params = { templateId: id };
    await staff.ok(contract.sendTemplate, { params });
    expect((await staff.ok(contract.withdrawTemplate, { params })).data.attributes.state).toBe('borrador');
    const sent = await send([user], { ends_at: later });
    expect(await inBell(user)).toHaveLength(1);
    await sql(`update notification_template set ends_at = now() where id = $1`, [sent]);
    expect(await inBell(user)).toEqual([]);
    const { data } = await staff.ok(contract.listTemplates, { query: { state: 'terminada', q: String(sent) } });
    expect(data.map(({ id: found }) => found)).toEqual([sent]);
  });

  test('needs somebody to reach and, as an image, a picture, which is drawn anew', async () => {
    const user = await service.newUser();
    const nobody = await make({ audience: { kind: 'companies', ids: [] } });
    const failed = { params: { templateId: nobody.id } };
    expect((await staff.fails(contract.sendTemplate, 'request.invalid', failed)).errors?.[0]?.field).toBe('audience');
    const { id } = await make({ kind: 'image', audience: people(user), link: 'https://ejemplo.co/bases' });
    const params = { templateId: id };
    expect((await staff.fails(contract.sendTemplate, 'request.invalid', { params })).errors?.[0]?.field).toBe('kind');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
    await staff.fails(contract.putTemplateImage, 'photo.refused', { params, file: { name: 'a.png', bytes: svg } });
    const file = { name: 'bases.jpg', bytes: await picture() };
    const { image } = (await staff.ok(contract.putTemplateImage, { params, file })).data.attributes;
    expect(image).toMatchObject({ name: 'bases.jpg', bytes: expect.any(Number) });
    const sent = await staff.ok(contract.sendTemplate, { params });
    expect(sent.data.attributes.startsAt).not.toBeNull();
    await vi.waitFor(async () => expect(await inBell(user)).toHaveLength(1), soon);
    const [notification] = await inBell(user);
    const template = notification!.attributes.notification_template;
    expect(template).toMatchObject({
      note_file_url: `/api/v1/notification/${notification!.id}/image`,
      note_redirect_url: 'https://ejemplo.co/bases',
      notification_display_option: { nodo_id: 1 },
    });
    const own = { params: { notificationId: notification!.id } };
    const { bytes, headers } = await user.send(bell.getNotificationImage, own);
    expect(headers['content-type']).toBe('image/webp');
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 1000, height: 500, exif: undefined });
    expect((await staff.send(contract.getTemplateImage, { params })).bytes.equals(bytes)).toBe(true);
    await (await service.newUser()).fails(bell.getNotificationImage, 'resource.not_found', own);
    await staff.ok(contract.withdrawTemplate, { params });
    await user.fails(bell.getNotificationImage, 'resource.not_found', own);
  });
});
