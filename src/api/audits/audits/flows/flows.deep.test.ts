import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { type CsvLine, csvBalance, type TestFile } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { auditEvents, getAudit, startAudit } from '../contract.ts';
import { auditFinding, auditFindings } from '../findings/contract.ts';

let service: TestService;
let user: TestUser;

beforeAll(async () => {
  service = await startTestService();
});
beforeEach(async () => {
  user = await service.newUser();
});
afterAll(() => service.close());

/** Depreciation booked by month, in thousands; none in March. */
const booked = [800, 800, 0, 1600, 800];

/** Balanced books of a month, 1 to 5: furniture of 96 millions, depreciated by 800,000 a month. */
function books(month: number, charges = booked): TestFile {
  const own = ['900394374', 'Suministros del Norte'];
  const before = charges.slice(0, month - 1).reduce((sum, charge) => sum + charge, 0) * 1000;
  const charge = charges[month - 1]! * 1000;
  const line = (code: string, name: string, opening: number, debit: number, credit: number): CsvLine =>
    [code, name, ...own, ...[opening, debit, credit, opening + debit - credit].map(String)] as unknown as CsvLine;
  return csvBalance([
    line('15240501', 'Muebles y enseres', 96_000_000, 0, 0),
    line('15921501', 'Depreciación acumulada muebles', -8_000_000 - before, 0, charge),
    line('31050501', 'Capital autorizado', -88_000_000, 0, 0),
    line('51601501', 'Depreciación muebles', before, charge, 0),
  ]);
}

async function store(id: number, file: TestFile, period: string): Promise<void> {
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const { status } = await user.send(storeTrialBalance, {
    params: { id },
    body: { uploadId: data.uploadId, period },
  });
  expect([200, 201]).toContain(status);
}

async function audit(id: number, month: number) {
  const { data } = await user.ok(startAudit, { params: { id }, body: { year: 2026, month } });
  const params = { id, auditId: data.id };
  await user.send(auditEvents, { params });
  return params;
}

/** What became of March's depreciation in an audit. */
async function march(params: { id: number; auditId: string }) {
  const { data } = await user.ok(auditFindings, { params });
  const found = data.find(({ finding, foundIn }) => finding.rule === 'DEP-3' && foundIn === '2026-03');
  const { comparison } = (await user.ok(getAudit, { params })).data.attributes.result!;
  return { change: found?.change ?? null, corrected: comparison?.corrected.count, unseen: comparison?.unseen.count };
}

test.each<[name: string, order: number[]]>([
  ['in the order of the months', [1, 2, 3, 4, 5]],
  ['with the month that lacks it audited last', [1, 2, 4, 5, 3]],
  ['backwards', [5, 4, 3, 2, 1]],
])('a depreciation that nobody booked is corrected by the month that books both, audited %s', async (_name, order) => {
  const id = await newCompany(user);
  for (const month of [1, 2, 3, 4, 5]) await store(id, books(month), `2026-0${month}`);
  const audits = new Map<number, { id: number; auditId: string }>();
  for (const month of order) audits.set(month, await audit(id, month));
  expect(await march(audits.get(3)!)).toMatchObject({ change: 'nuevo' });
  expect(await march(audits.get(4)!)).toEqual({ change: 'corregido', corrected: 1, unseen: 0 });
  expect(await march(audits.get(5)!)).toMatchObject({ change: null });
  const { fingerprint } = (await user.ok(auditFindings, { params: audits.get(3)! })).data.find(
    ({ finding }) => finding.rule === 'DEP-3',
  )!.finding;
  const detail = await user.ok(auditFinding, { params: { ...audits.get(4)!, fingerprint } });
  expect(detail.data).toMatchObject({ change: 'corregido', foundIn: '2026-03', finding: { proof: 'flow' } });
});

test('it is open in each later month until then, and again when the month that booked it is loaded otherwise', async () => {
  const id = await newCompany(user);
  const late = [800, 800, 0, 800, 1600];
  for (const month of [1, 2, 3, 4, 5]) await store(id, books(month, late), `2026-0${month}`);
  const audits = new Map<number, { id: number; auditId: string }>();
  for (const month of [1, 2, 3, 4, 5]) audits.set(month, await audit(id, month));
  expect(await march(audits.get(4)!)).toEqual({ change: 'ya_no_aplica', corrected: 0, unseen: 1 });
  // It was not open in April: it is told, and does not count among what May corrected of April.
  expect(await march(audits.get(5)!)).toMatchObject({ change: 'corregido', corrected: 0 });
  await store(id, books(5, [800, 800, 0, 800, 800]), '2026-05');
  expect(await march(await audit(id, 5))).toMatchObject({ change: 'ya_no_aplica', corrected: 0 });
});
