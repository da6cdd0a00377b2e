import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivityLog } from '#api/kernel/activity-log/contract.ts';
import { startTestService, type TestService } from '../../../../tests/support/test-service.ts';
import { deleteFirmLogo, getFirm, getFirmLogo, putFirm, putFirmLogo, usualColour } from './contract.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

const given = {
  name: ' Rojas & Peña ',
  tagline: 'Contadores públicos S.A.S.',
  colour: '#7a3b2e',
  signer: 'Camila Rojas',
  signerTitle: 'Contadora, T.P. 45.678-T',
  contact: '601 555 0101',
  isFormal: false,
};

test('a firm has the defaults until its owner says more, and is seen by its own account alone', async () => {
  const owner = await service.newUser();
  const colleague = await service.newUser({ accountId: owner.accountId, isRoot: false });
  const stranger = await service.newUser();
  expect((await colleague.ok(getFirm)).data).toMatchObject({ name: '', colour: usualColour, isFormal: true });
  await colleague.fails(putFirm, 'auth.forbidden', { body: given });
  expect((await owner.ok(putFirm, { body: given })).data).toEqual({ ...given, name: 'Rojas & Peña', logo: null });
  const bytes = await sharp({ create: { width: 2400, height: 600, channels: 4, background: '#7a3b2e' } })
    .png()
    .toBuffer();
  const file = { name: 'logo.png', bytes };
  await colleague.fails(putFirmLogo, 'auth.forbidden', { file });
  const { data } = await owner.ok(putFirmLogo, { file });
  expect(data).toMatchObject({ name: 'Rojas & Peña', logo: expect.stringMatching(/^[0-9a-f]{16}$/) });
  const { width, height } = await sharp((await colleague.send(getFirmLogo)).bytes).metadata();
  expect([width, height]).toEqual([600, 150]);
  expect((await stranger.ok(getFirm)).data.name).toBe('');
  await stranger.fails(getFirmLogo, 'resource.not_found');
  await owner.fails(putFirm, 'request.invalid', { body: { ...given, colour: 'red; background: url(x)' } });
  await owner.fails(putFirm, 'request.invalid', { body: { ...given, colour: '#ffd400' } });
  expect((await owner.ok(deleteFirmLogo)).data.logo).toBeNull();
  const log = await owner.ok(listActivityLog, { query: { act: 'firm.changed' } });
  expect(log.data.map(({ attributes }) => attributes.details)).toEqual([
    { fields: ['logo'] },
    { fields: ['logo'] },
    { fields: ['firm'] },
  ]);
});
