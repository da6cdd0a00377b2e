import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { updatePreferences } from '#api/users/profile/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { type CsvLine, csvBalance } from '../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../tests/support/test-service.ts';
import { auditEvents, auditMonths, getAudit, startAudit } from '../audits/contract.ts';
import { auditFindings } from '../audits/findings/contract.ts';
import * as lives from './contract.ts';

let service: TestService;
let user: TestUser;
let nits = 900_500_000;

beforeAll(async () => {
  service = await startTestService();
  user = await service.newUser();
});
afterAll(() => service.close());

/** Weights of the check digit of a NIT, from its last digit. */
const weights = [3, 7, 13, 17, 19, 23, 29, 37, 41];

function company(): Promise<number> {
  nits += 1;
  const rest = [...String(nits)].reverse().reduce((sum, digit, at) => sum + Number(digit) * weights[at]!, 0) % 11;
  return newCompany(user, { comp_entity_id: String(nits), comp_check_digit: rest > 1 ? 11 - rest : rest });
}

/** Stores and audits a month in which some customers have a credit balance; returns its audit and what it found. */
async function month(id: number, period: string, wrong: readonly string[]) {
  const lines = wrong.map(
    (nit): CsvLine => ['13050501', 'Clientes nacionales', nit, `Cliente ${nit}`, '0', '0', '70000', '-70000'],
  );
  const cash = String(9_000_000 + 70_000 * wrong.length);
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', cash, '0', cash],
    ...lines,
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  const { data } = await user.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
  await user.ok(storeTrialBalance, { params: { id }, body }, 201);
  const [year, number] = period.split('-').map(Number) as [number, number];
  const { data: started } = await user.ok(startAudit, { params: { id }, body: { year, month: number } }, 202);
  const params = { id, auditId: started.id };
  await user.send(auditEvents, { params });
  return { params, ...(await sight(params)) };
}

async function sight(params: { id: number; auditId: string }) {
  const items = (await user.ok(auditFindings, { params })).data;
  const { result } = (await user.ok(getAudit, { params })).data.attributes;
  const strip = (await user.ok(auditMonths, { params })).data.find(({ auditId }) => auditId === params.auditId);
  return { items, result: result!, strip: strip!, customers: items.find(({ finding }) => finding.rule === 'NAT-4') };
}

const open = (result: Awaited<ReturnType<typeof sight>>['result']) =>
  result.severities.filter(({ severity }) => severity !== 'informativa').reduce((sum, { count }) => sum + count, 0);

describe('the life of a finding', () => {
  test('goes from month to month: justified stays justified, what is gone is corrected, what comes back is reopened', async () => {
    const id = await company();
    const january = await month(id, '2026-01', ['800197268']);
    const { fingerprint } = january.customers!.finding;
    expect(january.customers!.life).toMatchObject({ state: 'nuevo', version: 0, assignee: null });
    const about = { params: { id, fingerprint }, query: { period: '2026-01' } };
    const changed = await user.ok(lives.changeFinding, {
      ...about,
      headers: { 'if-match': '"0"' },
      body: { state: 'en_revision', assignee: user.userId, due: '2026-02-10' },
    });
    expect(changed.data).toMatchObject({
      state: 'en_revision',
      assignee: { id: user.userId },
      due: '2026-02-10',
      version: 1,
    });
    expect(changed.data.acts.map(({ kind, before, after }) => [kind, before, after])).toEqual([
      ['state', 'nuevo', 'en_revision'],
      ['assignee', null, changed.data.assignee!.name],
      ['due', null, '2026-02-10'],
    ]);

    const before = open(january.result);
    const body = {
      findings: [{ fingerprint, version: 1 }],
      scope: 'finding',
      reason: 'Anticipo',
      until: '2026-02',
    } as const;
    await user.ok(lives.justifyFindings, { params: { id }, query: about.query, body }, 201);
    const justified = await sight(january.params);
    expect(justified.customers!.life).toMatchObject({ state: 'justificado', version: 2 });
    expect(open(justified.result)).toBe(before - 1);
    expect(justified.strip.openFindings).toBe(before - 1);
    expect(justified.result.healthIndex).toBeGreaterThan(january.result.healthIndex);
    expect(justified.result.validations.find(({ key }) => key === 'naturaleza')!.findings).toBe(
      january.result.validations.find(({ key }) => key === 'naturaleza')!.findings - 1,
    );

    const february = await month(id, '2026-02', ['800197268']);
    expect(february.customers!.life.state).toBe('justificado');
    expect(february.result.comparison).toMatchObject({ setAside: { count: 0 }, returned: { count: 0 } });
    const march = await month(id, '2026-03', ['800197268']);
    expect(march.customers!.life).toMatchObject({ state: 'en_revision', justificationId: null });
    expect(march.result.comparison).toMatchObject({ returned: { count: 1 } });

    await month(id, '2026-04', []);
    const gone = await user.ok(lives.getFindingLife, { ...about, query: { period: '2026-04' } });
    expect(gone.data.state).toBe('corregido');
    expect(gone.data.acts.at(-1)).toMatchObject({ kind: 'state', after: 'corregido', by: null, period: '2026-04' });
    await user.fails(lives.changeFinding, 'finding.wrong_state', {
      ...about,
      headers: { 'if-match': '*' },
      body: { state: 'nuevo' },
    });
    const may = await month(id, '2026-05', ['800197268']);
    expect(may.customers!).toMatchObject({ change: 'reabierto', life: { state: 'reabierto' } });
  });

  test('follows a finding whose first third party changes', async () => {
    const id = await company();
    const january = await month(id, '2026-01', ['800197268', '890903938']);
    const { fingerprint, topic } = january.customers!.finding;
    const headers = { 'if-match': '"0"' };
    const about = { params: { id, fingerprint }, query: { period: '2026-01' } };
    await user.ok(lives.changeFinding, { ...about, headers, body: { state: 'por_corregir' } });
    const february = await month(id, '2026-02', ['890903938', '899999068']);
    const same = february.items.find(({ finding }) => finding.topic === topic && finding.fingerprint !== fingerprint);
    const kept = same ?? february.customers!;
    expect(kept.life.state).toBe('por_corregir');
  });

  test('is put off until a month: out of the sums, not out of the index', async () => {
    const id = await company();
    const { params, result, customers } = await month(id, '2026-01', ['800197268']);
    const { fingerprint } = customers!.finding;
    const findings = [{ fingerprint, version: 0 }];
    const request = { params: { id }, query: { period: '2026-01' } };
    await user.fails(lives.changeFindings, 'request.invalid', {
      ...request,
      body: { findings, change: { snoozeTo: '2026-01' } },
    });
    await user.ok(lives.changeFindings, { ...request, body: { findings, change: { snoozeTo: '2026-02' } } });
    const later = await sight(params);
    expect(later.customers!.life.snoozedTo).toBe('2026-02');
    expect([open(later.result), later.result.healthIndex]).toEqual([open(result) - 1, result.healthIndex]);
    expect((await month(id, '2026-02', ['800197268'])).customers!.life.snoozedTo).toBeNull();
    const version = (await sight(params)).customers!.life.version;
    const body = { findings: [{ fingerprint, version }], change: { snoozeTo: null } };
    await user.ok(lives.changeFindings, { ...request, body });
    expect(open((await sight(params)).result)).toBe(open(result));
  });
});

describe('justifications', () => {
  test('of a rule cover all of it, are listed with what they cover, and undoing one brings everything back', async () => {
    const id = await company();
    const { params, result, customers } = await month(id, '2026-01', ['800197268']);
    const { fingerprint, rule } = customers!.finding;
    const query = { period: '2026-01' };
    const { data: preview } = await user.ok(lives.previewJustification, { params: { id, fingerprint }, query });
    expect(preview.scopes.map(({ scope }) => scope)).toEqual(['finding', 'third_party', 'account', 'rule']);
    expect(preview.healthIndex).toBe(result.healthIndex);
    const body = { findings: [{ fingerprint, version: 0 }], reason: 'Así lo lleva la empresa', until: null };
    const { data } = await user.ok(lives.justifyRules, { params: { id }, query, body }, 201);
    expect(data).toMatchObject([{ scope: 'rule', rule, from: '2026-01', until: null, account: null }]);
    const now = await sight(params);
    expect(now.result.healthIndex).toBe(preview.scopes.at(-1)!.healthIndex);
    expect(now.customers!.life).toMatchObject({ state: 'justificado', justificationId: data[0]!.id });
    expect((await user.ok(lives.listJustifications, { params: { id } })).data).toMatchObject([
      { id: data[0]!.id, covers: 1 },
    ]);
    await user.ok(lives.endJustification, { params: { id, justificationId: data[0]!.id } }, 204);
    const back = await sight(params);
    expect([open(back.result), back.result]).toEqual([open(result), result]);
    expect((await user.ok(lives.listJustifications, { params: { id } })).data).toEqual([]);
    const ended = (await user.ok(lives.listJustifications, { params: { id }, query: { ended: true } })).data;
    expect(ended).toMatchObject([{ id: data[0]!.id, endedBy: { id: user.userId } }]);
  });

  test('need a reason, and a scope that the finding has', async () => {
    const id = await company();
    const { customers } = await month(id, '2026-01', ['800197268', '890903938']);
    const { fingerprint, thirdPartyCount } = customers!.finding;
    const request = { params: { id }, query: { period: '2026-01' } };
    const findings = [{ fingerprint, version: 0 }];
    await user.fails(lives.justifyFindings, 'request.invalid', {
      ...request,
      body: { findings, scope: 'finding', reason: '   ', until: null },
    });
    await user.fails(lives.justifyFindings, 'request.invalid', {
      ...request,
      body: { findings, scope: 'finding', reason: 'Anticipo', until: '2025-12' },
    });
    const wide = await user.send(lives.justifyFindings, {
      ...request,
      body: { findings, scope: 'third_party', reason: 'Anticipo', until: null },
    });
    expect(wide.status).toBe(thirdPartyCount === 1 ? 201 : 422);
  });
});

describe('two people', () => {
  test('lose nothing: a change over another one is refused with the version of now', async () => {
    const id = await company();
    const { customers } = await month(id, '2026-01', ['800197268']);
    const { fingerprint } = customers!.finding;
    const about = { params: { id, fingerprint }, query: { period: '2026-01' }, headers: { 'if-match': '"0"' } };
    await user.ok(lives.changeFinding, { ...about, body: { state: 'en_revision' } });
    await user.fails(lives.changeFinding, 'resource.conflict', { ...about, body: { state: 'por_corregir' } });
    const body = { findings: [{ fingerprint, version: 0 }], change: { state: 'por_corregir' as const } };
    const refused = await user.fails(lives.changeFindings, 'resource.conflict', { ...about, headers: {}, body });
    expect(refused).toMatchObject({ findings: [{ fingerprint, version: 1 }] });
    await user.fails(lives.changeFinding, 'request.version_required', {
      ...about,
      headers: { 'if-match': undefined },
      body: { state: 'nuevo' },
    });
  });

  test('with their permissions: who sees changes nothing, who approves justifies rules only, others are not assigned', async () => {
    const id = await company();
    const { customers } = await month(id, '2026-01', ['800197268']);
    const { fingerprint } = customers!.finding;
    const join = async (job: string) => {
      const person = await service.newUser({ accountId: user.accountId, isRoot: false, hasRole: false });
      await user.ok(linkCompanyUser, { params: { id, userId: person.userId } });
      await user.ok(assignRole, { body: { user_id: person.userId, job_id: job, company_id: id } });
      return person;
    };
    const about = { params: { id, fingerprint }, query: { period: '2026-01' }, headers: { 'if-match': '*' } };
    const of = { params: { id }, query: { period: '2026-01' } };
    const reason = { findings: [{ fingerprint, version: 0 }], reason: 'Anticipo', until: null };
    const [manager, reviewer, clerk] = [
      await join('gerente'),
      await join('revisor_fiscal'),
      await join('auxiliar_contable'),
    ];
    for (const person of [manager, reviewer]) {
      await person.fails(lives.changeFinding, 'auth.forbidden', { ...about, body: { state: 'en_revision' } });
      await person.fails(lives.commentFinding, 'auth.forbidden', { ...about, body: { text: 'Hola' } });
    }
    for (const person of [manager, clerk])
      await person.fails(lives.justifyRules, 'auth.forbidden', { ...of, body: reason });
    const { data } = await reviewer.ok(lives.justifyRules, { ...of, body: reason }, 201);
    await clerk.fails(lives.endJustification, 'auth.forbidden', { params: { id, justificationId: data[0]!.id } });

    const stranger = await service.newUser();
    const outsider = await service.newUser({ accountId: user.accountId, isRoot: false });
    for (const assignee of [stranger.userId, outsider.userId])
      await clerk.fails(lives.changeFinding, 'finding.no_access', { ...about, body: { assignee } });
    const people = (await clerk.ok(lives.listFindingPeople, { params: { id } })).data.map((person) => person.id);
    expect(people.toSorted()).toEqual([user.userId, manager.userId, reviewer.userId, clerk.userId].toSorted());
    const told = await clerk.ok(
      lives.commentFinding,
      { ...about, body: { text: ' Falta el egreso ', mentions: [reviewer.userId] } },
      201,
    );
    expect(told.data.acts.at(-1)).toMatchObject({
      kind: 'comment',
      after: 'Falta el egreso',
      mentions: [{ id: reviewer.userId }],
    });
    await clerk.fails(lives.changeFinding, 'request.invalid', {
      ...about,
      body: { version: 9, companyId: 1 } as object,
    });
    await stranger.fails(lives.getFindingLife, 'resource.not_found', about);
  });
});

describe('people', () => {
  test('are told in the bell and by mail what others assigned to them and where they are mentioned', async () => {
    const id = await company();
    const { customers } = await month(id, '2026-01', ['800197268']);
    const { fingerprint, title } = customers!.finding;
    const clerk = await service.newUser({ accountId: user.accountId, isRoot: false });
    await user.ok(linkCompanyUser, { params: { id, userId: clerk.userId } });
    const about = { params: { id, fingerprint }, query: { period: '2026-01' }, headers: { 'if-match': '*' } };
    const told = async (person: TestUser) =>
      (await person.ok(listNotifications)).data
        .map(({ attributes }) => attributes)
        .filter(({ notification_template: { note_id: note } }) => note === 60 || note === 61);
    await user.ok(lives.changeFinding, { ...about, body: { assignee: clerk.userId } });
    const [first, ...more] = await told(clerk);
    expect(more).toEqual([]);
    expect(first!.noti_description).toContain(`te asignó «${title}»`);
    expect(first!.notification_template).toMatchObject({
      note_id: 60,
      note_redirect_url: `/empresa/${id}/servicio/auditoria?mes=2026-01&hallazgo=${encodeURIComponent(fingerprint)}`,
    });
    const { auditId } = (await user.ok(auditMonths, { params: { id } })).data.at(-1)!;
    const asked = async (query: Record<string, string | number>) =>
      (await user.ok(auditFindings, { params: { id, auditId: auditId! }, query })).data.map(
        ({ finding }) => finding.fingerprint,
      );
    expect(await asked({ assignee: clerk.userId })).toEqual([fingerprint]);
    expect(await asked({ assignee: clerk.userId, severity: customers!.finding.severity, account: '1305' })).toEqual([
      fingerprint,
    ]);
    expect(await asked({ assignee: 0 })).not.toContain(fingerprint);
    for (const other of [
      { state: 'por_corregir' },
      { account: '2205' },
      { change: 'corregido' },
      { dueBy: '2030-01-01' },
    ])
      expect(await asked({ assignee: clerk.userId, ...other })).toEqual([]);
    await user.fails(auditFindings, 'request.invalid', { params: { id, auditId: auditId! }, query: { state: 'otro' } });
    const mail = await service.nextMail(clerk.email);
    expect(mail.subject).toContain('te asignó');
    expect(mail.text).toContain(`hallazgo=${encodeURIComponent(fingerprint)}`);
    // The same person again, and oneself, are told nothing.
    await user.ok(lives.changeFinding, { ...about, body: { assignee: clerk.userId } });
    await user.ok(lives.changeFinding, { ...about, body: { assignee: user.userId } });
    expect(await told(clerk)).toHaveLength(1);
    expect(await told(user)).toEqual([]);

    await clerk.ok(updatePreferences, { body: { mails: { hallazgos: false } } });
    const comment = { text: 'Falta el egreso', mentions: [clerk.userId, user.userId] };
    await user.ok(lives.commentFinding, { ...about, body: comment }, 201);
    const [mentioned] = await told(clerk);
    expect(mentioned!.noti_description).toMatch(/te mencionó en .*: Falta el egreso$/);
    expect(await told(user)).toEqual([]);
    await user.ok(lives.commentFinding, { ...about, body: { text: 'Otra vez', mentions: [clerk.userId] } }, 201);
    const findings = [{ fingerprint, version: (await user.ok(lives.getFindingLife, about)).data.version }];
    await user.ok(lives.changeFindings, {
      ...about,
      params: { id },
      body: { findings, change: { assignee: clerk.userId } },
    });
    expect((await told(clerk)).map(({ notification_template: { note_id } }) => note_id)).toEqual([60, 61, 61, 60]);
    await clerk.ok(updatePreferences, { body: { bells: { hallazgos: false } } });
    await user.ok(lives.commentFinding, { ...about, body: { text: 'Y otra', mentions: [clerk.userId] } }, 201);
    expect(await told(clerk)).toHaveLength(4);
  });
});

describe('attachments', () => {
  test('are kept, downloaded and deleted; other content, too much and infected files are refused', async () => {
    const id = await company();
    const { customers } = await month(id, '2026-01', ['800197268']);
    const about = { params: { id, fingerprint: customers!.finding.fingerprint }, query: { period: '2026-01' } };
    const pdf = { name: 'recibo 490.pdf', bytes: Buffer.from('%PDF-1.7 recibo') };
    const { data } = await user.ok(lives.attachToFinding, { ...about, file: pdf }, 201);
    expect(data).toMatchObject({ fileName: 'recibo 490.pdf', size: pdf.bytes.length, mediaType: 'application/pdf' });
    const params = { id, attachmentId: data.id };
    const got = await user.send(lives.getFindingAttachment, { params });
    expect(got.bytes.equals(pdf.bytes)).toBe(true);
    expect(got.headers).toMatchObject({ 'content-type': 'application/octet-stream' });
    expect(got.headers['content-disposition']).toContain('attachment');
    for (const file of [
      { name: 'recibo.pdf', bytes: Buffer.from('<html><script>') },
      { name: 'recibo.html', bytes: Buffer.from('<html>') },
      { name: 'dibujo.svg', bytes: Buffer.from('<svg/>') },
    ])
      await user.fails(lives.attachToFinding, 'finding.file_type', { ...about, file });
    const big = { name: 'a.pdf', bytes: Buffer.concat([pdf.bytes, Buffer.alloc(20 * 1024 ** 2)]) };
    await user.fails(lives.attachToFinding, 'request.too_large', { ...about, file: big });
    const stranger = await service.newUser();
    await stranger.fails(lives.getFindingAttachment, 'resource.not_found', { params });
    await user.ok(lives.deleteFindingAttachment, { params }, 204);
    const { data: life } = await user.ok(lives.getFindingLife, about);
    expect(life).toMatchObject({ attachments: 0, files: [] });
    expect(life.acts.map(({ kind }) => kind)).toEqual(['attached', 'detached']);
  });
});
