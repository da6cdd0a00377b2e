import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { getAudit } from '#api/audits/audits/contract.ts';
import { getSoftwareCredential, putSoftwareCredential } from '#api/companies/software-credentials/contract.ts';
import { withClient } from '#platform/database/connection.ts';
import { writeWorkbook } from '#platform/workbook/xlsx/write-workbook.ts';
import { siigoNubeSheet } from '#simulator/siigo-nube-sheet.ts';
import { fakeAccessKey } from '../../../../tests/support/fake-siigo/fake-siigo.ts';
import { smallBooks } from '../../../../tests/support/fake-siigo/made-books.ts';
import { type SiigoService, startSiigoService } from '../../../../tests/support/fake-siigo/siigo-service.ts';
import type { TestUser } from '../../../../tests/support/test-service.ts';
import { allowSupport } from '../../../../tests/support/test-service.ts';
import { inspectTrialBalance, listTrialBalances, storeTrialBalance } from '../trial-balances/contract.ts';
import { type BalancePull, getPull, listPulls, startPull } from './contract.ts';
import type { KeptMonth } from './pull-record.ts';

let siigo: SiigoService;
let names = 0;

beforeAll(async () => {
  siigo = await startSiigoService();
});
afterAll(() => siigo.close());

interface Connected {
  user: TestUser;
  params: { id: number };
  userName: string;
}

/** A company with a credential whose user name selects the behaviour of the fake Siigo. */
async function connected(behaviour: string): Promise<Connected> {
  names += 1;
  const user = await siigo.service.newUser();
  const userName = `${behaviour}@empresa${names}.co`;
  return { user, userName, params: { id: await siigo.connected(user, userName) } };
}

type Asked = { year: number; month: number } | { from: string; to: string };

async function pulled({ user, params }: Connected, body: Asked): Promise<BalancePull['attributes']> {
  const { data } = await user.ok(startPull, { params, body });
  return ended({ user, params }, data.id);
}

function ended({ user, params }: Pick<Connected, 'user' | 'params'>, pullId: string) {
  return vi.waitFor(
    async () => {
      const { data } = await user.ok(getPull, { params: { ...params, pullId } });
      if (data.attributes.state !== 'done') throw new Error(`still ${data.attributes.state}`);
      return data.attributes;
    },
    { timeout: 60_000, interval: 100 },
  );
}

const statesOf = ({ months }: BalancePull['attributes']) => months.map(({ state }) => state).join(' ');
const january = { year: 2025, month: 1 };
const allMonths = { from: '2025-01', to: '2025-04' };

async function storedMonths({ user, params }: Connected): Promise<string[]> {
  const { data } = await user.ok(listTrialBalances, { params });
  return data.map(({ attributes: { period, version } }) => `${period} v${version}`);
}

async function audited({ user, params }: Connected, auditId: string | null) {
  return vi.waitFor(
    async () => {
      const { data } = await user.ok(getAudit, { params: { ...params, auditId: auditId ?? '' } });
      if (data.attributes.state !== 'done') throw new Error(`still ${data.attributes.state}`);
      return data.attributes;
    },
    { timeout: 60_000, interval: 100 },
  );
}

describe('pulling a month', () => {
  test('stores it like an upload, and audits it', async () => {
    const company = await connected('bien');
    const pull = await pulled(company, january);
    const [month] = pull.months;
    expect(month).toMatchObject({ period: '2025-01', state: 'stored', version: 1, error: null, message: null });
    const { balance, result } = await audited(company, month!.auditId);
    expect(balance.attributes).toMatchObject({ period: '2025-01', format: 'siigo-nube' });
    expect(balance.attributes.fileName).toMatch(/^Balance de prueba por tercero-.*\.xlsx$/);
    expect(result?.validations.length).toBeGreaterThan(10);
  });

  test('again changes nothing when nothing was posted since', async () => {
    const company = await connected('bien');
    const first = await pulled(company, january);
    const second = await pulled(company, january);
    expect(second.months).toEqual([{ ...first.months[0], state: 'unchanged' }]);
    expect(await storedMonths(company)).toEqual(['2025-01 v1']);
  });

  test('makes no version of a month that was loaded from the application, which has its rows elsewhere', async () => {
    const company = await connected('bien');
    const { company: books, months } = smallBooks();
    const sheet = siigoNubeSheet(books, months[0]!, 'application');
    const file = { name: 'enero 2025.xlsx', bytes: Buffer.from(await writeWorkbook([sheet])) };
    const { user, params } = company;
    const { data } = await user.ok(inspectTrialBalance, { params, file });
    await user.ok(storeTrialBalance, { params, body: { uploadId: data.uploadId! } }, 201);
    const pull = await pulled(company, january);
    expect(pull.months).toMatchObject([{ period: '2025-01', state: 'unchanged', version: 1 }]);
    expect(await storedMonths(company)).toEqual(['2025-01 v1']);
  });

  test('includes the third parties, and its audit refers to their version', async () => {
    const company = await connected('bien');
    const pull = await pulled(company, january);
    expect(pull.thirdParties).toMatchObject({ count: expect.any(Number), error: null });
    await audited(company, pull.months[0]!.auditId);
    const kept = await withClient(siigo.service.access.owner, async (owner) => {
      const directory = await owner.query(
        `select version, jsonb_array_length(parties) as count from third_party_directory where company_id = $1`,
        [company.params.id],
      );
      const audit = await owner.query(`select basis->'directory' as used from audit where id = $1`, [
        pull.months[0]!.auditId,
      ]);
      const places = await owner.query(
        `select count(*)::integer as count, count(*) filter (where municipality = '11001')::integer as here,
                count(*) filter (where country = '249' and address = '')::integer as abroad
           from third_party_place where company_id = $1`,
        [company.params.id],
      );
      return { directory: directory.rows, used: audit.rows[0].used, places: places.rows[0] };
    });
    const count = pull.thirdParties!.count!;
    // One in five is abroad, and one in five has no address.
    const places = { count, here: Math.ceil(count * 0.6), abroad: Math.floor((count + 1) / 5) };
    expect(kept).toEqual({ directory: [{ version: 1, count }], used: 1, places });
    await pulled(company, { year: 2025, month: 2 });
    const { rows } = await withClient(siigo.service.access.owner, (owner) =>
      owner.query(`select version from third_party_directory where company_id = $1`, [company.params.id]),
    );
    expect(rows).toEqual([{ version: 1 }]);
  });

  test('continues when the third parties are not available', async () => {
    const company = await connected('bien');
    siigo.fake.misbehave(company.userName, [{ at: 'customers', times: 10, what: { status: 500 } }]);
    const pull = await pulled(company, january);
    expect(pull.thirdParties).toMatchObject({ count: null, error: 'siigo.unavailable' });
    expect(statesOf(pull)).toBe('stored');
  });

  test.each(['intermitente', 'limite', 'vencido', 'otro-mes', 'medio-archivo'])(
    'ends well after a bad moment: %s',
    async (behaviour) => {
      const company = await connected(behaviour);
      expect(statesOf(await pulled(company, january))).toBe('stored');
      expect(await storedMonths(company)).toEqual(['2025-01 v1']);
    },
  );

  test.each([
    ['otro-mes-siempre', 'siigo.other_month', 'Pedimos enero de 2025 y Siigo Nube entregó febrero de 2025'],
    ['medio-archivo-siempre', 'siigo.half_file', 'llegó incompleto'],
    ['otra-direccion', 'siigo.file_refused', 'no es la suya'],
    ['caido', 'siigo.unavailable', 'no respondió'],
    ['limite-siempre', 'siigo.busy', 'demasiadas solicitudes'],
    ['sin-permiso', 'siigo.not_allowed', 'no tiene permiso'],
    ['otra-empresa', 'siigo.other_company', 'NIT 860.007.738-9'],
  ])('stores nothing implausible: %s', async (behaviour, error, words) => {
    const company = await connected(behaviour);
    const { months } = await pulled(company, january);
    expect(months).toMatchObject([{ state: 'failed', version: null, auditId: null, error }]);
    expect(months[0]!.message).toContain(words);
    expect(await storedMonths(company)).toEqual([]);
  });

  test('without postings is reported as empty', async () => {
    const company = await connected('bien');
    const { months } = await pulled(company, { year: 2024, month: 12 });
    expect(months).toMatchObject([{ state: 'failed', error: 'siigo.refused' }]);
    expect(months[0]!.message).toContain('no tiene saldos ni movimientos en diciembre de 2024');
  });
});

describe('pulling several months', () => {
  test('processes them oldest first, never with concurrent requests', async () => {
    const company = await connected('bien');
    const pull = await pulled(company, allMonths);
    expect(statesOf(pull)).toBe('stored stored stored stored');
    const asked = siigo.requestsOf(company.userName).flatMap(({ month }) => month ?? []);
    expect(asked).toEqual(['2025-1', '2025-2', '2025-3', '2025-4']);
    expect(siigo.fake.overlapped).toBe(false);
    expect(await storedMonths(company)).toHaveLength(4);
  });

  test('keeps the successful ones when one fails', async () => {
    const company = await connected('bien');
    siigo.fake.misbehave(company.userName, [{ at: 'report', times: 2, what: 'other_month' }]);
    const pull = await pulled(company, allMonths);
    expect(statesOf(pull)).toBe('failed stored stored stored');
    expect(await storedMonths(company)).toEqual(['2025-04 v1', '2025-03 v1', '2025-02 v1']);
  });

  test('stops at once when Siigo rejects the credential, and is not retried', async () => {
    const company = await connected('revocado');
    const pull = await pulled(company, allMonths);
    expect(statesOf(pull)).toBe('failed failed failed failed');
    expect(new Set(pull.months.map(({ error }) => error))).toEqual(new Set(['siigo.credentials_rejected']));
    const reports = () => siigo.requestsOf(company.userName).filter(({ call }) => call === 'report').length;
    expect(reports()).toBe(2);
    const { data } = await company.user.ok(getSoftwareCredential, { params: company.params });
    expect(data.test).toMatchObject({ works: false, error: 'siigo.credentials_rejected' });
    const asked = { params: company.params, body: january };
    await company.user.fails(startPull, 'siigo.credentials_rejected', asked);
    expect(reports()).toBe(2);
    const body = { userName: 'bien@otra.co', accessKey: fakeAccessKey };
    await company.user.ok(putSoftwareCredential, { params: company.params, body });
    expect(statesOf(await pulled(company, january))).toBe('stored');
  });

  test.each<[string, string, string]>([
    [
      'the license',
      `update license set starts_on = '2020-01-01', ends_on = '2020-12-31' where account_id = $1`,
      'license.expired',
    ],
    ['the company', 'update company set deleted_at = now() where account_id = $1', 'resource.not_found'],
    ['the credential', 'delete from software_credential where account_id = $1', 'siigo.credentials_missing'],
  ])('ends after the current month when %s is gone', async (_, statement, error) => {
    const company = await connected('bien');
    const sql = (text: string, value: string) =>
      withClient(siigo.service.access.owner, (owner) => owner.query(text, [value]));
    siigo.fake.misbehave(company.userName, [{ at: 'report', times: 1, what: 'hang' }]);
    const { data } = await company.user.ok(startPull, { params: company.params, body: allMonths });
    const until = (fits: (state: string, months: KeptMonth[]) => boolean) =>
      vi.waitFor(
        async () => {
          const { rows } = await sql('select state, months from balance_pull where id = $1', data.id);
          expect(fits(rows[0].state, rows[0].months)).toBe(true);
          return rows[0].months as KeptMonth[];
        },
        { timeout: 60_000, interval: 50 },
      );
    await until((_state, months) => months[0]?.state === 'pulling');
    await sql(statement, company.user.accountId);
    siigo.fake.hangUp();
    const months = await until((state) => state === 'done');
    expect(months.slice(1).map(({ state, failure }) => `${state} ${failure?.code}`)).toEqual(
      Array(3).fill(`failed ${error}`),
    );
  });

  test("skips the remaining months when the file is another company's", async () => {
    const company = await connected('otra-empresa');
    const pull = await pulled(company, allMonths);
    expect(statesOf(pull)).toBe('failed failed failed failed');
    expect(siigo.requestsOf(company.userName).filter(({ call }) => call === 'report')).toHaveLength(1);
    const { data } = await company.user.ok(getSoftwareCredential, { params: company.params });
    expect(data.test?.message).toContain('es de otra empresa');
  });

  test('asks and stores no third party before a file proves the company', async () => {
    const { params, user } = await connected('bien');
    await pulled({ params, user, userName: '' }, january);
    names += 1;
    const foreign = { user, params, userName: `otra-empresa@empresa${names}.co` };
    const body = { userName: foreign.userName, accessKey: fakeAccessKey };
    await user.ok(putSoftwareCredential, { params, body });
    const before = siigo.requestsOf(foreign.userName).length;
    const pull = await pulled(foreign, january);
    expect(pull).toMatchObject({ months: [{ error: 'siigo.other_company' }], thirdParties: null });
    expect(
      siigo
        .requestsOf(foreign.userName)
        .slice(before)
        .map(({ call }) => call),
    ).not.toContain('customers');
    const { rows } = await withClient(siigo.service.access.owner, (owner) =>
      owner.query('select version from third_party_directory where company_id = $1', [params.id]),
    );
    expect(rows).toEqual([{ version: 1 }]);
  });
});

describe('a pull request', () => {
  test('needs a credential, months that have begun, and no other pull in progress', async () => {
    const user = await siigo.service.newUser();
    const bare = { id: await siigo.company(user) };
    await user.fails(startPull, 'siigo.credentials_missing', { params: bare, body: january });
    const company = await connected('mudo');
    const { params } = company;
    const future = await company.user.fails(startPull, 'request.invalid', { params, body: { year: 2099, month: 1 } });
    expect(future.errors).toEqual([{ field: 'month', message: expect.stringContaining('todavía no empieza') }]);
    for (const body of [
      {},
      { year: 2025 },
      { from: '2025-01' },
      { ...january, ...allMonths },
      { from: '2025-13', to: '2026-01' },
    ])
      await company.user.fails(startPull, 'request.invalid', { params, body });
    const first = await company.user.ok(startPull, { params, body: january });
    await company.user.fails(startPull, 'siigo.pull_running', { params, body: january });
    const { data } = await company.user.ok(listPulls, { params });
    expect(data.map(({ id }) => id)).toEqual([first.data.id]);
    siigo.fake.misbehave(company.userName, []);
    siigo.fake.hangUp();
    expect(statesOf(await ended(company, first.data.id))).toBe('stored');
  });

  test('is visible to its account only', async () => {
    const company = await connected('bien');
    const { data } = await company.user.ok(startPull, { params: company.params, body: january });
    const stranger = await siigo.service.newUser();
    const params = { ...company.params, pullId: data.id };
    await stranger.fails(startPull, 'resource.not_found', { params: company.params, body: january });
    await stranger.fails(getPull, 'resource.not_found', { params });
    await stranger.fails(listPulls, 'resource.not_found', { params: company.params });
    const own = await connected('bien');
    await own.user.fails(getPull, 'resource.not_found', { params: { ...own.params, pullId: data.id } });
    const staff = await siigo.service.newUser({ isAdmin: true });
    await allowSupport(company.user);
    expect((await staff.ok(getPull, { params })).data.id).toBe(data.id);
    await staff.fails(startPull, 'auth.forbidden', { params: company.params, body: january });
    await ended(company, data.id);
  });
});
