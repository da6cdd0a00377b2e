/** What waits over all companies: for whom, since what, until it is done; and the calendar of returns and loads. */
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { changeFinding } from '#api/audits/finding-lives/contract.ts';
import { closeQuestion } from '#api/audits/finding-lives/questions/contract.ts';
import { acceptReceived, passFileRequest, withdrawFileRequest } from '#api/balances/file-requests/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { clock } from '#platform/clock.ts';
import {
  askAbout,
  askedPeriod,
  auditAskedMonth,
  holderOf,
} from '../../../../tests/support/findings/asked-questions.ts';
import { askForOne, receiveOne, titledBalance } from '../../../../tests/support/second-files/received-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { pendingWork, workCalendar } from './contract.ts';

let service: TestService;
let root: TestUser;
let company: number;
let other: number;
let findings: string[];

beforeAll(async () => {
  // The month before is the one that is asked for and audited.
  vi.spyOn(clock, 'currentMonth').mockReturnValue({ year: 2026, month: 2 });
  service = await startTestService();
  root = await service.newUser();
  company = await newCompany(root, { comp_entity_id: '900394374', comp_check_digit: 4 });
  other = await newCompany(root, { comp_entity_id: '890903938', comp_check_digit: 8 });
  const profile = { periodoIva: 'bimestral', regimen: 'ordinario', agenteRetencion: true } as const;
  for (const id of [company, other]) await root.ok(updateCompany, { params: { id }, body: { profile } });
  findings = await auditAskedMonth(root, company);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await service.close();
});

const read = async (user: TestUser, whose: 'mine' | 'team' = 'mine') =>
  (await user.ok(pendingWork, { query: { whose } })).data;

/** A user with a role in one company. */
async function colleague(permissions: readonly string[], id: number): Promise<TestUser> {
  const user = await service.newUser({ isRoot: false, accountId: root.accountId, hasRole: false });
  await root.ok(linkCompanyUser, { params: { id, userId: user.userId } });
  const body = { name: `Cargo ${user.userId}`, permissions: permissions as never };
  const { data } = await root.ok(createRole, { body });
  await root.ok(assignRole, { body: { user_id: user.userId, job_id: data.id, company_id: id } });
  return user;
}

describe('what waits', () => {
  test('a finding waits for whom it is assigned to, with its day, until it is justified or corrected', async () => {
    const fingerprint = findings[0]!;
    expect((await read(root)).findings).toEqual([]);
    await root.ok(changeFinding, {
      params: { id: company, fingerprint },
      query: { period: askedPeriod },
      headers: { 'if-match': '"0"' },
      body: { state: 'en_revision', assignee: root.userId, due: '2026-02-05' },
    });
    const [found] = (await read(root)).findings;
    expect(found).toMatchObject({
      company: { id: company },
      period: askedPeriod,
      fingerprint,
      state: 'en_revision',
      due: '2026-02-05',
      amount: expect.stringMatching(/^\d+\.\d\d$/),
    });
    const colleagues = await colleague(['auditoria.ver'], company);
    expect((await read(colleagues)).findings).toEqual([]);
    expect((await read(colleagues, 'team')).findings).toHaveLength(1);
  });

  test('an answer waits for who asked, until the question is closed', async () => {
    const { question, token } = await askAbout(root, company, [findings[1]!]);
    expect((await read(root)).answers).toEqual([]);
    const holder = holderOf(service, token);
    const { items } = await holder.open();
    await holder.draft(items[0]!.id, 'Se pagó en enero');
    await holder.send();
    expect((await read(root)).answers).toMatchObject([
      {
        id: question.id,
        company: { id: company },
        client: 'Hernán Duarte',
        findings: 1,
        answeredAt: expect.any(String),
      },
    ]);
    await root.ok(closeQuestion, { params: { id: company, questionId: question.id } });
    expect((await read(root)).answers).toEqual([]);
  });

  test('files of a client wait until they are decided; what was left to the firm until its balance is there', async () => {
    const { request, token } = await askForOne(root, other);
    expect((await read(root)).files).toEqual([]);
    const missing = (await read(root)).balances.find((one) => one.company.id === other);
    expect(missing).toMatchObject({
      state: 'sin_cargar',
      waits: false,
      request: { id: request.id, state: 'sent' },
      recipient: { greeting: expect.any(String) },
      mayAsk: true,
    });
    await service.anonymous.ok(passFileRequest, { body: { token } });
    expect((await read(root)).files).toMatchObject([{ id: request.id, state: 'passed', files: 0 }]);
    await root.ok(withdrawFileRequest, { params: { id: other, requestId: request.id } });
    const file = titledBalance({ nit: '890903938-8' });
    const { fileRequest, receivedFile } = await receiveOne(service, root, other, { file });
    expect((await read(root)).files).toMatchObject([{ id: fileRequest, state: 'arrived', files: 1 }]);
    expect((await read(root)).balances.find((one) => one.company.id === other)).toMatchObject({ waits: true });
    await root.ok(acceptReceived, { params: { id: other, receivedId: receivedFile } });
    const { files, balances } = await read(root);
    expect(files).toEqual([]);
    expect(balances.find((one) => one.company.id === other)).not.toMatchObject({ state: 'sin_cargar' });
  });

  test('returns of one day stand together, with the companies that file them', async () => {
    const today = vi.spyOn(clock, 'today').mockReturnValue('2026-02-09');
    const { returns } = await read(root);
    today.mockRestore();
    expect(returns.length).toBeGreaterThan(0);
    for (const { date } of returns) expect(date >= '2026-02-09' && date <= '2026-02-23').toBe(true);
    expect(returns.flatMap(({ companies }) => companies.map(({ id }) => id))).toEqual(
      expect.arrayContaining([company, other]),
    );
  });
});

describe('who sees what waits', () => {
  test('nothing of companies whose audits one may not see, nor of other accounts', async () => {
    const limited = await colleague(['auditoria.ver'], other);
    const { findings: seen, balances } = await read(limited, 'team');
    expect(seen).toEqual([]);
    expect(balances).toMatchObject([{ company: { id: other }, mayAsk: false }]);
    const stranger = await service.newUser();
    expect(await read(stranger, 'team')).toEqual({
      findings: [],
      answers: [],
      files: [],
      signOffs: [],
      returns: [],
      balances: [],
    });
    await stranger.fails(workCalendar, 'resource.not_found', { query: { month: '2026-02', company } });
    const without = await colleague(['estados_financieros.ver'], company);
    await without.fails(pendingWork, 'auth.forbidden', { query: {} });
  });
});

describe('the calendar', () => {
  test('has due dates and loads by day, of all companies or of one', async () => {
    const { data, meta } = await root.ok(workCalendar, { query: { month: '2026-02' } });
    expect(meta).toMatchObject({ lacksCalendar: null });
    expect(data.flatMap(({ returns }) => returns).length).toBeGreaterThan(0);
    const today = clock.today().slice(0, 7);
    const { data: now } = await root.ok(workCalendar, { query: { month: today } });
    const loads = now.flatMap((day) => day.loads);
    expect(loads).toEqual(
      expect.arrayContaining([
        { company: { id: company, name: expect.any(String) }, period: askedPeriod },
        { company: { id: other, name: expect.any(String) }, period: askedPeriod },
      ]),
    );
    const { data: one } = await root.ok(workCalendar, { query: { month: today, company: other } });
    expect(one.flatMap((day) => day.loads).map((load) => load.company.id)).toEqual([other]);
    await root.fails(workCalendar, 'resource.not_found', { query: { month: '0000-02' } });
  });
});
