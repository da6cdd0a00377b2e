/** A signed month keeps its statements: what differs later is told, in the calls and in the documents. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { openWorkbook } from '#platform/workbook/open-workbook.ts';
import { pdfPages } from '../../../../tests/reports/pdf-text.ts';
import { signMonth, storeSales } from '../../../../tests/statements/signed-month.ts';
import { rowsOf } from '../../../../tests/support/made-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { exportStatements } from '../documents/contract.ts';
import { documentText } from '../documents/text.es.ts';
import { setStatementNotes } from '../notes/contract.ts';
import { getStatement, listStatements } from '../statements/contract.ts';
import { getSignedStatements } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
});
afterAll(() => service.close());

const month = () => ({ params: { id, period: '2026-01' } });

const signed = async () => (await user.ok(getSignedStatements, month())).data;
const exported = async (query: object) =>
  (await user.send(exportStatements, { params: { id }, query: { period: '2026-01', format: 'pdf', ...query } })).bytes;
const textOf = async (query: object) =>
  pdfPages(await exported(query))
    .flat()
    .join('')
    .replaceAll(/\s/g, '');
const squeezed = (words: string) => words.replaceAll(/\s/g, '');
const resultNow = { params: { id: 0, statement: 'resultado-integral' }, query: { period: '2026-01' } };

test('before the signatures the documents are drafts, in every format', async () => {
  await storeSales(user, id, 1000);
  const notes = [{ title: 'Nota 1. La empresa', text: 'Vende aves.' }];
  await user.ok(setStatementNotes, { ...month(), headers: { 'if-match': '"0"' }, body: { notes } });
  const accountant = { name: 'Luz Mar', card: '196402-T' };
  await user.ok(updateCompany, { params: { id }, body: { comp_signers: { accountant } } });
  expect(await signed()).toBeNull();
  const text = await textOf({});
  for (const words of ['BORRADOR', '1.000,00', 'Luz Mar', 'Vende aves.', 'T. P. 196402-T'])
    expect(text).toContain(squeezed(words));
  const { sheets } = await openWorkbook(await exported({ format: 'xlsx' }), 'estados.xlsx');
  const cells = Object.values(await rowsOf(sheets[0]!)).flat();
  expect(cells).toEqual(expect.arrayContaining([documentText.draftWords, 1900]));
  const one = await exported({ format: 'json', statements: 'resultado-integral', basis: 'year' });
  expect(JSON.parse(one.toString())).toMatchObject({ statements: [{ key: 'resultado-integral' }], basis: 'year' });
  await user.fails(exportStatements, 'resource.not_found', {
    params: { id },
    query: { period: '2026-01', format: 'pdf', statements: 'otro-estado' },
  });
});

test('the last signature keeps the statements; until something changes nothing differs', async () => {
  await signMonth(user, id);
  const mail = await vi.waitFor(() => service.nextMail(user.email), { timeout: 60_000, interval: 200 });
  expect(mail.subject).toContain('Estados financieros de enero de 2026');
  expect(mail.text).toContain('Total activo: $\u00a01.900');
  expect(mail.text).toContain('Resultado del mes: $\u00a01.000');
  const kept = await vi.waitFor(async () => (await signed())!.digest, { timeout: 60_000, interval: 200 });
  expect(kept).toMatch(/^[0-9a-f]{64}$/);
  expect(await signed()).toMatchObject({ count: 0, differences: [], notesChanged: false });
  expect(await textOf({})).not.toContain('BORRADOR');
  const { data } = await user.ok(getStatement, { ...resultNow, params: { ...resultNow.params, id } });
  expect(data.checks.find(({ key }) => key === 'signed')?.holds).toBe(true);
});

test('another balance shows as differences; the signed ones are still there', async () => {
  await storeSales(user, id, 1500);
  const now = (await signed())!;
  expect(now.differences).toContainEqual(
    expect.objectContaining({
      statement: 'resultado-integral',
      column: expect.any(String),
      signed: '1000.00',
      now: '1500.00',
    }),
  );
  expect(now.count).toBe(now.differences.length);
  const { data } = await user.ok(getStatement, { ...resultNow, params: { ...resultNow.params, id } });
  expect(data.checks.find(({ key }) => key === 'signed')?.holds).toBe(false);
  const overview = await user.ok(listStatements, { params: { id }, query: { period: '2026-01' } });
  expect(overview.data.checks.find(({ key }) => key === 'signed')?.words).toContain(`${now.count} cifras`);
  expect(await textOf({})).toContain(squeezed(documentText.changed(now.count)));
  const before = await textOf({ figures: 'signed' });
  expect(before).toContain('1.000,00');
  expect(before).not.toContain('1.500,00');
});

test('a signed copy is also told in UVT and in constant pesos', async () => {
  const uvt = await textOf({ figures: 'signed', unit: 'uvt' });
  // 1.000 and 1.900 pesos at $ 52.374.
  for (const figure of ['0,02', '0,04', squeezed('UVT')]) expect(uvt).toContain(figure);
  expect(uvt).not.toContain('1.000,00');
  const constant = await textOf({ figures: 'signed', unit: 'constantes' });
  expect(constant).toContain(squeezed('pesos constantes'));
  expect(constant).not.toContain('1.500');
});

test('notes that were changed are told; a copy is never rewritten', async () => {
  await user.ok(setStatementNotes, { ...month(), headers: { 'if-match': '"1"' }, body: { notes: [] } });
  expect(await signed()).toMatchObject({ notesChanged: true });
  expect(await textOf({ figures: 'signed' })).toContain(squeezed('Vende aves.'));
  const rewritten = withClient(service.access.application, async (client) => {
    await client.query(`select set_config('app.account_id', $1, false)`, [user.accountId]);
    return (await client.query(`update signed_statements set copy = '{}' where company_id = $1`, [id])).rowCount;
  });
  expect(await rewritten).toBe(0);
});

test('a month that was signed before has its copy made when it is first looked at', async () => {
  await withClient(service.access.owner, (owner) =>
    owner.query('delete from signed_statements where company_id = $1', [id]),
  );
  expect(await signed()).toBeNull();
  await vi.waitFor(async () => expect(await signed()).not.toBeNull(), { timeout: 60_000, interval: 200 });
  // Of the balance that was signed, not of the newer one.
  expect(await textOf({ figures: 'signed' })).toContain('1.000,00');
});

test('strangers see neither', async () => {
  const stranger = await service.newUser();
  await stranger.fails(getSignedStatements, 'resource.not_found', month());
  const query = { period: '2026-01', format: 'xlsx' as const };
  await stranger.fails(exportStatements, 'resource.not_found', { params: { id }, query });
});
