/** Stored injection: scripts in mails and pages, formulas in exported spreadsheets. */

import { inflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { recoverPassword } from '#api/access/passwords/contract.ts';
import { exportActivityLog } from '#api/kernel/activity-log/contract.ts';
import { createBatch, exportCodes } from '#api/subscription/codes/contract.ts';
import { exportLicenses } from '#api/subscription/licenses/contract.ts';
import { inviteUser } from '#api/users/invitations/contract.ts';
import { createRole } from '#api/users/roles/contract.ts';
import { exportUsers, updateUser } from '#api/users/users/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import { addDays } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { outboxAddress } from '#platform/mail/outbox-page.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import {
  asClient,
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
  testOutboxToken,
} from '../support/test-service.ts';

let service: TestService;
let root: TestUser;
let staff: TestUser;
beforeAll(async () => {
  service = await startTestService();
  root = await service.newUser();
  staff = await service.newUser({ isAdmin: true });
});
afterAll(() => service.close());

const script = '<img src=x onerror=alert(1)>';

describe('a script in a name', () => {
  test('is shown as text in mails, in the outbox and in its frame', async () => {
    const company = await newCompany(root);
    await withClient(service.access.owner, async (owner) => {
      await owner.query('update app_user set name = $1 where id = $2', [`"'${script}`, root.userId]);
      await owner.query('update company set business_name = $1 where id = $2', [script, company]);
      await owner.query('update account set name = $1 where id = $2', [script, root.accountId]);
    });
    await root.ok(inviteUser, {
      body: {
        user_name: `${script} Invitada`,
        user_email: 'invitada@ejemplo.co',
        company_ids: [company],
        jobs: asClient,
      },
    });
    await service.anonymous.ok(recoverPassword, { body: { email: root.email } });
    for (const to of ['invitada@ejemplo.co', root.email]) {
      const mail = await service.nextMail(to);
      expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(mail.html).not.toContain('<img');
      expect(mail.subject).not.toMatch(/[\r\n]/);
      const list = await service.app.inject({ url: outboxAddress(testOutboxToken) });
      const page = await service.app.inject({ url: `/dev/correo/${mail.id}?token=${testOutboxToken}` });
      for (const { body, headers } of [list, page]) {
        expect(body).not.toContain('<img');
        expect(body).not.toContain('&lt;img src=x onerror=alert(1)&gt;"');
        expect(headers['content-security-policy']).toContain("script-src 'none'");
      }
      // Escaped twice: for the mail, and for the frame around it.
      expect(page.body).toContain('&amp;lt;img src=x');
      expect(page.body).toContain('sandbox="allow-top-navigation-by-user-activation"');
    }
  });

  test('is not HTML in API responses: their content type is JSON', async () => {
    const { data } = await root.ok(createRole, { body: { name: script, permissions: [] } });
    expect(data.attributes.name).toBe(script);
    for (const [url, accept] of [
      [`/api/v1/guide/search?text=${encodeURIComponent(script)}`, 'text/html'],
      [`/api/v1/${encodeURIComponent(script)}`, 'text/html'],
      [`/api/v1/companies/${encodeURIComponent(script)}`, 'text/html'],
    ] as const) {
      const { headers } = await service.app.inject({ url, headers: { accept } });
      expect(headers['content-type'], url).toContain('application/json');
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
  });

  test('has no effect in the API page', async () => {
    const { body } = await service.app.inject({ url: '/api/docs' });
    expect(body).not.toMatch(/<script|<img|onerror|javascript:/i);
  });
});

/** Prefixes that start a formula; tab and line break hide them, and full-width forms are normalised. */
const formulas = ['=', '+', '-', '@', '\t=', '\r=', ' =', '＝', '＋', '－', '＠'].map(
  (start) => `${start}cmd|' /C calc'!A0`,
);

/** Cells of a CSV as a spreadsheet splits it. */
function cellsOf(csv: string): string[] {
  const cells: string[] = [];
  for (const match of csv.replace('\uFEFF', '').matchAll(/(?:^|[;\n])(?:"((?:[^"]|"")*)"|([^";\r\n]*))/g)) {
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
  }
  return cells;
}

/** No cell is a formula, while the texts are still there. */
function expectHarmless(csv: string, marks: number): void {
  const cells = cellsOf(csv);
  expect(cells.filter((cell) => /^\s*[=+@＝＋－＠]/.test(cell) || /^\s*-(?!\d+([.,]\d+)?$)/.test(cell))).toEqual([]);
  expect(cells.filter((cell) => cell.includes("cmd|' /C calc'!A0")).length).toBeGreaterThanOrEqual(marks);
}

describe('a formula in a name', () => {
  test('is text in every exported file: users, activity log, licenses, codes', async () => {
    const account = await service.newUser();
    for (const formula of formulas) {
      const person = await service.newUser({ accountId: account.accountId, isRoot: false });
      await account.ok(updateUser, { params: { userId: person.userId }, body: { user_name: formula } });
      await withClient(service.access.owner, (owner) =>
        owner.query('update app_user set name = $1 where id = $2', [formula, person.userId]),
      );
    }
    // Role names are cleaned, and differ by more than their beginning.
    for (const [index, formula] of formulas.slice(0, 4).entries())
      await account.ok(createRole, { body: { name: `${formula}${index}`, permissions: [] } });
    const csvOf = async (client: TestUser, endpoint: Parameters<TestUser['send']>[0], request = {}) =>
      (await client.send(endpoint, request)).bytes.toString();
    expectHarmless(await csvOf(account, exportUsers), formulas.length);
    expectHarmless(await csvOf(account, exportActivityLog), formulas.length);
    await withClient(service.access.owner, (owner) =>
      owner.query('update account set name = $1 where id = $2', [formulas[0], account.accountId]),
    );
    expectHarmless(await csvOf(staff, exportLicenses, { query: { format: 'csv' } }), 1);
    const { data } = await staff.ok(createBatch, {
      body: {
        name: formulas[1]!,
        kind: 'cupos',
        companies: 1,
        count: 3,
        expires_on: addDays(dayInBogota(new Date()), 9),
        owner_account: account.accountId,
      },
    });
    const query = { batchId: data.batch.id };
    expectHarmless(await csvOf(staff, exportCodes, { query }), 3);
    const workbook = await staff.send(exportLicenses, { query: { format: 'xlsx' } });
    expect(partsOf(workbook.bytes)).toContain('cmd|');
    expect(partsOf(workbook.bytes)).not.toMatch(/<f[ >]/);
  });

  test('is text in every exported workbook', async () => {
    const bytes = await writeWorkbook([{ name: 'Hoja', rows: formulas.map((formula) => [formula]) }]);
    const parts = partsOf(Buffer.from(bytes));
    expect(parts.match(/cmd\|/g)?.length).toBe(formulas.length);
    expect(parts).not.toMatch(/<f[ >]/);
  });
});

/** Sheets and texts of a workbook, concatenated. */
function partsOf(bytes: Buffer): string {
  let found = '';
  for (let at = bytes.indexOf('PK\u0001\u0002', 0, 'latin1'); at >= 0; ) {
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const begin = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const packed = bytes.subarray(begin, begin + bytes.readUInt32LE(at + 20));
    if (/sheet\d+\.xml$|sharedStrings/.test(name)) {
      found += (bytes.readUInt16LE(at + 10) === 8 ? inflateRawSync(packed) : packed).toString();
    }
    at = bytes.indexOf('PK\u0001\u0002', at + 46, 'latin1');
  }
  return found;
}
