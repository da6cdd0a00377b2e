import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import {
  allowSupport,
  newCompany,
  startTestService,
  type TestService,
} from '../../../../tests/support/test-service.ts';
import { getCompany } from '../companies/contract.ts';
import { deleteLogo, getLogo, putLogo } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const name = 'logo.png';
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 11, g: 107, b: 87, alpha: 0.5 } } });

describe('the logo of a company', () => {
  test.each(['png', 'jpeg', 'webp'] as const)('of %s becomes a PNG that fits, without metadata', async (kind) => {
    const user = await service.newUser();
    const id = await newCompany(user);
    const params = { id };
    const bytes = await drawing(2400, 600)
      .withExif({ IFD0: { Copyright: 'calle 100 con 15' } })
      .toFormat(kind)
      .toBuffer();
    const { data } = await user.ok(putLogo, { params, file: { name: '../../x.svg', bytes } });
    const answer = await user.send(getLogo, { params });
    expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
    const { format, width, height, exif, hasAlpha } = await sharp(answer.bytes).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'png', width: 600, height: 150, exif: undefined });
    expect(hasAlpha).toBe(kind !== 'jpeg');
    expect((await user.ok(getCompany, { params })).data.attributes).toMatchObject({
      comp_logo: data.comp_logo,
      version: 1,
    });
    const log = await user.ok(listActivityLog, { query: { companyId: id, act: 'company.changed' } });
    expect(log.data[0]?.attributes.details).toEqual({ fields: ['logo'] });
  });

  test('takes at most 1 MB whatever it shows, and is not enlarged', async () => {
    const user = await service.newUser();
    const params = { id: await newCompany(user) };
    const noise = Buffer.from(Array.from({ length: 700 * 400 * 4 }, (_, at) => (at * 2_654_435_761) >>> 24));
    const raw = { width: 700, height: 400, channels: 4 } as const;
    await user.ok(putLogo, { params, file: { name, bytes: await sharp(noise, { raw }).png().toBuffer() } });
    expect((await user.send(getLogo, { params })).bytes.length).toBeLessThan(1024 ** 2);
    await user.ok(putLogo, { params, file: { name, bytes: await drawing(90, 40).png().toBuffer() } });
    const { width, height } = await sharp((await user.send(getLogo, { params })).bytes).metadata();
    expect([width, height]).toEqual([90, 40]);
  });

  test('is replaced and deleted', async () => {
    const user = await service.newUser();
    const params = { id: await newCompany(user) };
    const first = await user.ok(putLogo, { params, file: { name, bytes: await drawing(90, 40).png().toBuffer() } });
    const second = await user.ok(putLogo, { params, file: { name, bytes: await drawing(80, 40).png().toBuffer() } });
    expect(second.data.comp_logo).not.toBe(first.data.comp_logo);
    await user.ok(deleteLogo, { params });
    await user.fails(getLogo, 'resource.not_found', { params });
    expect((await user.ok(getCompany, { params })).data.attributes.comp_logo).toBeNull();
  });

  test('is a picture of a known kind, and is of its account alone', async () => {
    const user = await service.newUser();
    const params = { id: await newCompany(user) };
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const refused = await user.fails(putLogo, 'logo.refused', { params, file: { name, bytes: svg } });
    expect(refused.message).toMatch(/este logo.*PNG, JPG o WebP/);
    const large = Buffer.concat([await drawing(64, 64).png().toBuffer(), Buffer.alloc(5 * 1024 ** 2)]);
    await user.fails(putLogo, 'logo.too_large', { params, file: { name, bytes: large } });
    const bytes = await drawing(64, 64).png().toBuffer();
    await user.ok(putLogo, { params, file: { name, bytes } });
    const stranger = await service.newUser();
    for (const call of [getLogo, deleteLogo]) await stranger.fails(call, 'resource.not_found', { params });
    await stranger.fails(putLogo, 'resource.not_found', { params, file: { name, bytes } });
    const staff = await service.newUser({ isAdmin: true });
    await allowSupport(user);
    expect((await staff.send(getLogo, { params })).status).toBe(200);
    await staff.fails(putLogo, 'auth.forbidden', { params, file: { name, bytes } });
  });
});
