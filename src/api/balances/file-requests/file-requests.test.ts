/** Files asked of a client by a link: what it opens, what it takes and refuses, and what the firm does with what arrived. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditEvents, auditMonths, getAudit } from '#api/audits/audits/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { dayAfter } from '../../../../tests/support/findings/asked-questions.ts';
import type { TestFile } from '../../../../tests/support/fixture-files.ts';
import { askForOne, receivingUpload, titledBalance } from '../../../../tests/support/second-files/received-files.ts';
import { documentsFile } from '../../../../tests/support/second-files/write-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { inspectKeptFile } from '../kept-files/contract.ts';
import { listSources } from '../source-files/contract.ts';
import { listTrialBalances, storeTrialBalance } from '../trial-balances/contract.ts';
import * as contract from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

const ask = (own: object = {}) => askForOne(user, id, own);
const take = async (token: string, file: TestFile) =>
  (await service.anonymous.ok(contract.receiveFile, receivingUpload(token, file), 201)).data;
const send = async (token: string, own: object = {}) =>
  (await service.anonymous.ok(contract.sendReceiving, { body: { token, ...own } })).data;
const list = async () => (await user.ok(contract.listFileRequests, { params: { id }, query: {} })).data;
const bytesOf = async () => (await user.ok(listTrialBalances, { params: { id }, query: {} })).data;

test('is asked by mail, received, told, accepted and audited', async () => {
  const { request, token, message } = await ask({ email: 'Gloria@cliente.co', wants: ['balance', 'documentos'] });
  expect(request).toMatchObject({ state: 'sent', email: 'gloria@cliente.co', files: [] });
  expect(message).toContain(`/subir#${token}`);
  expect(message).toMatch(
    /^Buen día, Doña Gloria\. Nos faltan el balance .* de enero de 2026 de Suministros del Norte S\.A\.S\. Puede subirlos/,
  );
  const mail = await service.nextMail('gloria@cliente.co');
  expect(mail.text).toContain(`/subir#${token}`);
  const { data: page } = await service.anonymous.ok(contract.openFileRequest, { body: { token } });
  expect(page).toMatchObject({ greeting: 'Doña Gloria', period: '2026-01', isFormal: true, files: [] });
  expect(page.wants.map(({ kind }) => kind)).toEqual(['balance', 'documentos']);

  await service.anonymous.fails(contract.sendReceiving, 'received.nothing', { body: { token } });
  await take(token, titledBalance());
  const second = documentsFile('900394374', [
    { folio: 'FV1', day: '2026-01-10', nit: '900731118', name: 'La Esquina S.A.S.', vat: 190_000, total: 1_190_000 },
  ]);
  const { files } = await take(token, second);
  expect(files).toMatchObject([
    { kind: 'balance', from: '2026-01', isBalanced: true, isOtherMonth: false, isSent: false, rows: 2 },
    { kind: 'documentos', from: '2026-01', isBalanced: null, isSent: false },
  ]);
  // Nothing is of the firm before it is sent, and the same bytes are one file.
  expect((await list())[0]!.files).toEqual([]);
  expect((await take(token, titledBalance())).files).toHaveLength(2);
  expect((await send(token)).files.map(({ isSent }) => isSent)).toEqual([true, true]);
  const { data: notes } = await user.ok(listNotifications);
  expect(JSON.stringify(notes)).toContain('Gloria Ruiz envió 2 archivos (Suministros del Norte S.A.S., enero de 2026)');

  const [arrived] = await list();
  expect(arrived).toMatchObject({ state: 'arrived' });
  expect(await bytesOf()).toEqual([]);
  const place = (index: number) => ({ params: { id, receivedId: arrived!.files[index]!.id } });
  const stored = await user.ok(contract.acceptReceived, place(0));
  expect(stored.data).toMatchObject({ state: 'arrived', files: [{ outcome: 'stored' }, { outcome: null }] });
  const audit = { params: { id, auditId: stored.meta.audits[0]!.id } };
  await user.send(auditEvents, audit);
  expect((await user.ok(getAudit, audit)).data.attributes.state).toBe('done');
  expect(
    (await user.ok(auditMonths, { params: { id }, query: {} })).data.some(({ period }) => period === '2026-01'),
  ).toBe(true);
  expect((await user.ok(contract.acceptReceived, place(1))).data.state).toBe('stored');
  const { data: sources } = await user.ok(listSources, { params: { id }, query: { period: '2026-01' } });
  expect(sources.find(({ key }) => key === 'documentos')).toMatchObject({ isLoaded: true });
  await user.fails(contract.acceptReceived, 'received.decided', place(0));
  await user.fails(contract.discardReceived, 'received.decided', { ...place(0), body: { reason: 'Sobra' } });
});

test('of another company is refused with both numbers; of another month it is sent only knowingly', async () => {
  const { token } = await ask();
  const refused = await service.anonymous.fails(
    contract.receiveFile,
    'received.other_company',
    receivingUpload(token, titledBalance({ nit: '890903938-8' })),
  );
  expect(refused.message).toBe(
    '«enero.csv» es del NIT 890.903.938-8 y se pidió el de 900.394.374-4. No se guardó: hace falta el archivo de esa empresa.',
  );
  const nothing = { name: 'carta.csv', bytes: Buffer.from('Estimados señores;;\r\nAdjunto;;\r\n') };
  const unread = await service.anonymous.fails(
    contract.receiveFile,
    'received.unreadable',
    receivingUpload(token, nothing),
  );
  // As the firm addresses its clients.
  expect(unread.message).toMatch(/[Ee]xporte el balance de prueba por tercero de un mes y súbalo aquí/);
  const { files } = await take(
    token,
    titledBalance({ month: 'febrero de 2026', amount: '5000000', name: 'febrero.csv' }),
  );
  expect(files).toMatchObject([{ from: '2026-02', isOtherMonth: true }]);
  const late = await service.anonymous.fails(contract.sendReceiving, 'received.other_month', { body: { token } });
  expect(late.message).toContain('«febrero.csv» es de febrero de 2026 y se pidió enero de 2026.');
  await send(token, { anyway: true });
  const again = await service.anonymous.fails(contract.sendReceiving, 'received.nothing', { body: { token } });
  expect(again.message).toBe('No hay ningún archivo nuevo que enviar: primero hay que elegir uno.');
  const received = (await list())[0]!.files[0]!;
  // It becomes a version of its own month.
  await user.ok(contract.acceptReceived, { params: { id, receivedId: received.id } });
  expect((await bytesOf()).map(({ attributes }) => attributes.period)).toContain('2026-02');
});

test('is looked at before it is stored, which decides it; or is discarded', async () => {
  const { token } = await ask();
  await take(token, titledBalance({ amount: '7000000' }));
  await take(token, titledBalance({ amount: '7100000', name: 'otro.csv' }));
  await send(token);
  const [first, other] = (await list())[0]!.files;
  const { data: kept } = await user.ok(contract.keepReceived, { params: { id, receivedId: first!.id } }, 201);
  const { data: read } = await user.ok(inspectKeptFile, { params: { id, fileId: kept.id }, body: {} });
  await user.ok(storeTrialBalance, { params: { id }, body: { uploadId: read.uploadId! } }, 201);
  const discarded = { params: { id, receivedId: other!.id }, body: { reason: 'Es el mismo mes' } };
  const { data } = await user.ok(contract.discardReceived, discarded);
  expect(data).toMatchObject({
    state: 'stored',
    files: [
      { outcome: 'stored', decidedBy: expect.any(String) },
      { outcome: 'discarded', reason: 'Es el mismo mes' },
    ],
  });
});

test('is asked again with another link, left to who asked, and withdrawn', async () => {
  const { request, token } = await ask();
  const place = { params: { id, requestId: request.id } };
  const { link } = await user.ok(contract.renewFileRequest, { ...place, body: { expiresOn: dayAfter(9) } });
  await service.anonymous.fails(contract.openFileRequest, 'file_request.gone', { body: { token } });
  const again = { body: { token: link.split('#')[1]! } };
  expect((await service.anonymous.ok(contract.passFileRequest, again)).data.isPassed).toBe(true);
  expect((await list())[0]).toMatchObject({ state: 'passed' });
  await user.ok(contract.withdrawFileRequest, place);
  await service.anonymous.fails(contract.openFileRequest, 'file_request.gone', again);
  expect((await list())[0]).toMatchObject({ state: 'withdrawn' });
});

test('is refused for a month that has not begun, and a day too far', async () => {
  const body = {
    period: '2026-01',
    wants: ['balance'],
    name: 'Gloria',
    greeting: 'Gloria',
    expiresOn: dayAfter(7),
  } as const;
  const fails = (own: object) =>
    user.fails(contract.askForFiles, 'request.invalid', { params: { id }, body: { ...body, ...own } });
  await fails({ period: '2099-01' });
  await fails({ expiresOn: dayAfter(0) });
  await fails({ expiresOn: dayAfter(61) });
  await fails({ wants: [] });
});
