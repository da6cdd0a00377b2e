/** Checks of documents of signed statements: what a file and a code tell, what changes after, and what nobody is told. */
import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { reopenSignOff } from '#api/audits/audits/sign-off/contract.ts';
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
import { setStatementNotes } from '../notes/contract.ts';
import { getSignedStatements } from '../signed/contract.ts';
import { checkStatements } from './contract.ts';

let service: TestService;
let user: TestUser;
let id: number;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
  id = await newCompany(user);
  await storeSales(user, id, 1000);
});
afterAll(() => service.close());

const place = () => ({ params: { id, period: '2026-01' } });

async function documentOf(format: 'pdf' | 'xlsx' | 'json', query: object = {}) {
  const asked = { params: { id }, query: { period: '2026-01', format, ...query } };
  const { bytes } = await user.send(exportStatements, asked);
  return { bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}

/** As anybody asks. */
const check = async (query: { digest?: string; code?: string }) =>
  (await service.anonymous.ok(checkStatements, { query })).data;

const codeIn = (text: string) => /[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/.exec(text)?.[0];

test('a draft has no code, and is not known', async () => {
  const { bytes, digest } = await documentOf('json');
  expect(JSON.parse(bytes.toString()).verification).toBeNull();
  expect(await check({ digest })).toBeNull();
});

test('a signed document tells whose it is, who signed and that nothing changed, by its file and by its code', async () => {
  await signMonth(user, id);
  await vi.waitFor(async () => expect((await user.ok(getSignedStatements, place())).data).not.toBeNull(), {
    timeout: 60_000,
    interval: 200,
  });
  const { bytes, digest } = await documentOf('json');
  const { code, address, preparedBy } = JSON.parse(bytes.toString()).verification;
  expect(address).toMatch(/\/verificar$/);
  const told = await check({ digest });
  expect(told).toMatchObject({
    format: 'json',
    period: '2026-01',
    company: { nit: '900394374' },
    preparedBy,
    closedBy: preparedBy,
    isOnePerson: true,
    isAsSigned: true,
    standing: 'same',
    reopenedAt: null,
  });
  expect(await check({ code: code.toLowerCase().replaceAll('-', ' ') })).toEqual(told);
  // The same document of the same day is the same file.
  expect((await documentOf('json')).digest).toBe(digest);
  for (const unknown of [{ digest: 'a'.repeat(64) }, { code: '0000-0000-0000' }, { code: "' or true --" }, {}])
    expect(await check(unknown)).toBeNull();
  expect(told!.figures).toEqual({ assets: '1900.00', equity: '1900.00', result: '1000.00', resultToDate: '1000.00' });
});

test('PDF and Excel have a code each, and say who signed', async () => {
  const pdf = await documentOf('pdf');
  const pages = pdfPages(pdf.bytes).map((page) => page.join(''));
  const code = codeIn(pages[0]!);
  for (const page of pages) expect(page).toContain(code);
  const told = await check({ code: code! });
  expect(told).toEqual(await check({ digest: pdf.digest }));
  expect(pages.at(-1)!.replaceAll(/\s/g, '')).toContain(
    `Preparóyrevisólamismapersona:${told!.closedBy.replaceAll(' ', '')}.`,
  );
  const xlsx = await documentOf('xlsx');
  const { sheets } = await openWorkbook(xlsx.bytes, 'estados.xlsx');
  const cells = Object.values(await rowsOf(sheets[0]!))
    .flat()
    .map(String);
  const own = codeIn(cells.find((cell) => cell.startsWith('Código ')) ?? '');
  expect(own).not.toBe(code);
  expect(await check({ code: own! })).toMatchObject({ format: 'xlsx', standing: 'same' });
  expect(cells.some((cell) => cell.includes(`Preparó y revisó la misma persona: ${told!.closedBy}.`))).toBe(true);
});

test('what changes after is told of documents made before', async () => {
  const before = await documentOf('xlsx');
  await user.ok(setStatementNotes, {
    ...place(),
    headers: { 'if-match': '"0"' },
    body: { notes: [{ title: 'Nota 1', text: 'Vende aves.' }] },
  });
  expect(await check({ digest: before.digest })).toMatchObject({ standing: 'notes', isAsSigned: true });
  await storeSales(user, id, 1500);
  expect(await check({ digest: before.digest })).toMatchObject({ standing: 'changed', isAsSigned: true });
  const after = await documentOf('xlsx');
  expect(await check({ digest: after.digest })).toMatchObject({ standing: 'changed', isAsSigned: false });
  const signed = await documentOf('xlsx', { figures: 'signed' });
  expect(await check({ digest: signed.digest })).toMatchObject({ standing: 'changed', isAsSigned: true });
  await user.ok(reopenSignOff, { ...place(), body: { reason: 'Faltaba una factura' } });
  expect(await check({ digest: before.digest })).toMatchObject({
    standing: 'reopened',
    reopenedAt: expect.any(String),
  });
  await signMonth(user, id);
  expect(await check({ digest: before.digest })).toMatchObject({ standing: 'replaced' });
});

test('nobody tries many codes', async () => {
  for (let number = 0; number < 120; number++)
    await service.anonymous.send(checkStatements, { query: { code: `${number}` } });
  await service.anonymous.fails(checkStatements, 'request.rate_limited', { query: { code: 'K7Q24M9X0TBD' } });
});
