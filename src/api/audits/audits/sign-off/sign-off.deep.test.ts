/** The sign-off of a month: who signs what, and what a closed month refuses. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inspectTrialBalance, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { updateCompany } from '#api/companies/companies/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { listNotifications } from '#api/users/notifications/contract.ts';
import { updateProfile } from '#api/users/profile/contract.ts';
import { assignRole } from '#api/users/roles/contract.ts';
import { fromDecimal } from '#core/money/money.ts';
import { type CsvLine, csvBalance } from '../../../../../tests/support/fixture-files.ts';
import {
  newCompany,
  startTestService,
  type TestService,
  type TestUser,
} from '../../../../../tests/support/test-service.ts';
import { changeFinding, justifyFindings } from '../../finding-lives/contract.ts';
import { getValidation, setValidation } from '../../parametrization/contract.ts';
import { choosePredefined, getPredefined, loadPredefined } from '../../predefined/contract.ts';
import { auditChanges, auditEvents, auditMonths, getAudit, startAudit, startAudits } from '../contract.ts';
import { auditFindings } from '../findings/contract.ts';
import { downloadReport } from '../report/contract.ts';
import * as contract from './contract.ts';
import { digestOf } from './sign-off-content.ts';

const inverted = 2;

let service: TestService;
/** Prepares: works the findings and may not approve. */
let clerk: TestUser;
/** Reviews: approves and edits nothing. */
let reviewer: TestUser;
let owner: TestUser;
let id: number;

const january = () => ({ params: { id, period: '2026-01' } });

beforeAll(async () => {
  service = await startTestService();
  owner = await service.newUser();
  id = await newCompany(owner);
  const join = async (job: 'auxiliar_contable' | 'revisor_fiscal') => {
    const person = await service.newUser({ accountId: owner.accountId, isRoot: false, hasRole: false });
    await owner.ok(linkCompanyUser, { params: { id, userId: person.userId } });
    await owner.ok(assignRole, { body: { user_id: person.userId, job_id: job, company_id: id } });
    return person;
  };
  clerk = await join('auxiliar_contable');
  reviewer = await join('revisor_fiscal');
  const body = { settings: { roles: { acumulada: ['1528'] } } };
  await owner.ok(setValidation, { params: { id, validationId: inverted }, body });
  await store('2026-01', 70_000);
  await audit('2026-01');
});
afterAll(() => service.close());

/** Stores a month in which two customers have a credit balance of `owed` pesos each. */
async function store(period: string, owed: number): Promise<void> {
  const line = (nit: string): CsvLine => ['13050501', 'Clientes', nit, `C ${nit}`, '0', '0', `${owed}`, `-${owed}`];
  const cash = String(9_000_000 + 2 * owed);
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', 'Ana', '0', cash, '0', cash],
    line('860002964'),
    line('890903938'),
    ['31050501', 'Capital autorizado', '800197268', 'Ana', '0', '0', '9000000', '-9000000'],
  ]);
  const { data } = await owner.ok(inspectTrialBalance, { params: { id }, file });
  const body = { uploadId: data.uploadId, period, confirmPeriod: true, confirmCompany: true };
  await owner.ok(storeTrialBalance, { params: { id }, body }, 201);
}

async function audit(period: string): Promise<string> {
  const [year, month] = period.split('-').map(Number) as [number, number];
  const { data } = await owner.ok(startAudit, { params: { id }, body: { year, month } }, 202);
  await owner.send(auditEvents, { params: { id, auditId: data.id } });
  return data.id;
}

/** Of the predefined parametrization with which an audit was made. */
const versionOf = async (auditId: string) =>
  (await owner.ok(getAudit, { params: { id, auditId } })).data.attributes.basis?.predefined?.version;

const read = async (who: TestUser) => (await who.ok(contract.getSignOff, january())).data;

async function reasonForAll() {
  const { content } = await read(clerk);
  const topics = content!.open.map(({ topic }) => topic);
  const body = { topics, reason: 'Se cruza en febrero' };
  return (await clerk.ok(contract.giveOpenReasons, { ...january(), body })).data;
}

describe('the sign-off of a month', () => {
  test('shows the figures of the audit, and asks for the reason of what stays open', async () => {
    const { content, state, obstacle, digest } = await read(clerk);
    const auditId = content!.audit.id;
    const { result } = (await owner.ok(getAudit, { params: { id, auditId } })).data.attributes;
    const counted = result!.severities.filter(({ severity }) => severity !== 'informativa');
    const sum = (amounts: string[]) => amounts.reduce((all, amount) => all + fromDecimal(amount), 0n);
    expect(content!.sums.count).toBe(counted.reduce((all, { count }) => all + count, 0));
    expect(fromDecimal(content!.sums.amount)).toBe(sum(counted.map(({ amount }) => amount)));
    expect(fromDecimal(content!.sums.toExplain)).toBe(sum(counted.map(({ toExplain }) => toExplain)));
    expect(content!.open.length).toBeGreaterThan(0);
    expect(state).toBe('open');
    expect(obstacle).toMatch(/^Falta la razón de/);
    await clerk.fails(contract.prepareSignOff, 'sign_off.not_ready', { ...january(), body: { digest: digest! } });
    const { data } = await owner.ok(contract.getSignOff, { params: { id, period: '2025-12' } });
    expect(data).toMatchObject({ content: null, obstacle: expect.stringContaining('no tiene balance') });
  });

  test('asks once who certifies the statements, and keeps nobody from signing', async () => {
    const before = await read(clerk);
    expect(before.missingSigners).toEqual(['representative', 'accountant']);
    expect(before.checks.at(-1)).toMatchObject({
      kind: 'attention',
      title: 'No se sabe quién firma los estados financieros como representante legal ni como contador',
    });
    const signers = { representative: { name: 'Camila Rojas' }, accountant: { name: 'Luz Mar', card: '7-T' } };
    const keep = (comp_signers: object) =>
      owner.ok(updateCompany, { params: { id }, body: { comp_signers }, headers: { 'if-match': '*' } });
    await keep({ representative: signers.representative });
    expect((await read(clerk)).missingSigners).toEqual(['accountant']);
    await keep(signers);
    const after = await read(clerk);
    expect(after.missingSigners).toEqual([]);
    expect(after.checks.at(-1)).toMatchObject({ kind: 'done', detail: expect.stringContaining('Luz Mar, contador') });
    expect(after).toMatchObject({ digest: before.digest, obstacle: before.obstacle });
  });

  test('what changed since it was read is not signed', async () => {
    const { digest } = await read(clerk);
    const given = await reasonForAll();
    expect(given).toMatchObject({ obstacle: null });
    const body = { digest: digest! };
    await clerk.fails(contract.prepareSignOff, 'sign_off.changed', { ...january(), body });
    expect(given.digest).toBe(digestOf(given.content));
  });

  test('who prepares signs first, and who reviews is told', async () => {
    await reviewer.ok(updateProfile, { body: { professionalCard: '196402-T' }, headers: { 'if-match': '*' } });
    const early = { digest: (await read(clerk)).digest! };
    await reviewer.fails(contract.closeSignOff, 'sign_off.not_prepared', { ...january(), body: early });
    const { data } = await clerk.ok(contract.prepareSignOff, { ...january(), body: early });
    expect(data).toMatchObject({ state: 'prepared', prepared: { id: clerk.userId }, closed: null });
    expect(data.obstacle).toMatch(/no permite cerrar/);
    expect(data.reviewers.map((person) => person.id).toSorted()).toEqual([owner.userId, reviewer.userId].toSorted());
    const [note] = (await reviewer.ok(listNotifications)).data;
    expect(note!.attributes).toMatchObject({
      noti_description: expect.stringContaining('preparó el cierre de enero de 2026'),
      notification_template: {
        note_id: 62,
        note_redirect_url: `/empresa/${id}/servicio/auditoria/cierre/2026-01`,
      },
    });
  });

  test('a returned month goes back with its comment', async () => {
    const body = { reason: 'Falta el soporte del anticipo' };
    const { data } = await reviewer.ok(contract.returnSignOff, { ...january(), body });
    expect(data).toMatchObject({ state: 'open', prepared: null });
    expect(data.acts.map(({ kind, words }) => [kind, words])).toEqual([
      ['returned', body.reason],
      ['prepared', null],
    ]);
    const [note] = (await clerk.ok(listNotifications)).data;
    expect(note!.attributes.noti_description).toContain(body.reason);
  });

  test('a change after the first signature asks for it again', async () => {
    const { digest } = await read(clerk);
    await clerk.ok(contract.prepareSignOff, { ...january(), body: { digest: digest! } });
    const { content } = await read(clerk);
    const body = { topics: [content!.open[0]!.topic], reason: 'Se reclasifica en febrero' };
    await clerk.ok(contract.giveOpenReasons, { ...january(), body });
    const now = await read(reviewer);
    expect(now.obstacle).toMatch(/cambió después de que .* firmó/);
    await reviewer.fails(contract.closeSignOff, 'sign_off.changed', { ...january(), body: { digest: now.digest! } });
    const again = await clerk.ok(contract.prepareSignOff, { ...january(), body: { digest: now.digest! } });
    expect(again.data.state).toBe('prepared');
  });

  test('who prepared does not close where somebody else may', async () => {
    const { digest } = await read(owner);
    const body = { digest: digest! };
    await owner.ok(contract.prepareSignOff, { ...january(), body });
    expect((await read(owner)).obstacle).toMatch(/Lo preparaste tú/);
    await owner.fails(contract.closeSignOff, 'sign_off.same_person', { ...january(), body });
    await clerk.ok(contract.prepareSignOff, { ...january(), body });
  });

  test('the second signature closes and locks the month', async () => {
    const { digest, statement } = await read(reviewer);
    const { data } = await reviewer.ok(contract.closeSignOff, { ...january(), body: { digest: digest! } });
    expect(statement).toMatch(/^Revisé la auditoría de enero de 2026 de .*por la razón anotada\.$/);
    expect(data).toMatchObject({
      state: 'closed',
      statement,
      obstacle: null,
      changed: null,
      closed: { id: reviewer.userId, card: '196402-T' },
    });
    const strip = (await owner.ok(auditMonths, { params: { id } })).data;
    expect(strip.at(-1)).toMatchObject({ period: '2026-01', signOff: 'closed' });
    const auditId = data.content!.audit.id;
    const { finding } = (await owner.ok(auditFindings, { params: { id, auditId } })).data[0]!;
    const query = { period: '2026-01' };
    const about = { params: { id, fingerprint: finding.fingerprint }, query, headers: { 'if-match': '*' } };
    const findings = [{ fingerprint: finding.fingerprint, version: 0 }];
    const justification = { findings, reason: 'Anticipo', until: null, scope: 'finding' as const };
    const closed = 'sign_off.closed';
    await owner.fails(changeFinding, closed, { ...about, body: { state: 'en_revision' } });
    await owner.fails(justifyFindings, closed, { params: { id }, query, body: justification });
    const month = { year: 2026, month: 1 };
    await owner.fails(startAudit, closed, { params: { id }, body: month });
    const months = { periods: ['2026-01'], following: true };
    await owner.fails(startAudits, closed, { params: { id }, body: months });
    const reasons = { topics: [data.content!.open[0]!.topic], reason: null };
    await clerk.fails(contract.giveOpenReasons, closed, { ...january(), body: reasons });
  });

  test('a closed month with another balance says so, and keeps what was signed', async () => {
    const signed = await read(reviewer);
    await store('2026-01', 90_000);
    await audit('2026-01');
    const now = await read(reviewer);
    expect(now).toMatchObject({ state: 'closed', content: signed.content, digest: signed.digest });
    expect(now.changed).toMatchObject({ version: 2, total: 2 });
    expect(now.changed!.accounts).toContainEqual({
      account: '13050501',
      name: 'Clientes',
      signed: '-140000.00',
      now: '-180000.00',
    });
    const strip = (await owner.ok(auditMonths, { params: { id } })).data;
    expect(strip.at(-1)).toMatchObject({ signOff: 'modified' });
    const reportOf = async (auditId: string) => {
      const { bytes } = await owner.send(downloadReport, { params: { id, auditId }, query: { format: 'json' } });
      return JSON.parse(bytes.toString());
    };
    const { digest } = signed;
    const card = '196402-T';
    expect(await reportOf(signed.content!.audit.id)).toMatchObject({
      signOff: { state: 'closed', digest, closed: { card } },
    });
    expect(await reportOf(strip.at(-1)!.auditId!)).toMatchObject({ signOff: { state: 'modified', digest } });
  });

  test('later months are audited with the following ones, the closed one is not', async () => {
    await store('2026-02', 70_000);
    const body = { periods: ['2026-02'], following: true };
    const { data } = await owner.ok(startAudits, { params: { id }, body }, 202);
    expect(data.map(({ attributes }) => attributes.period)).toEqual(['2026-02']);
    await owner.send(auditEvents, { params: { id, auditId: data[0]!.id } });
  });

  test('a signed month keeps its parametrization when another one comes, and its audit says so', async () => {
    const staff = await service.newUser({ isAdmin: true });
    const book = 'Código o prefijo;Categoría\n1592;invertida.acumulada\n5310;invertida.retiroDeActivos';
    const file = { name: 'Parametrizacion.csv', bytes: Buffer.from(book) };
    const { data } = await staff.ok(loadPredefined, { params: { softwareId: 1 }, file });
    expect(data.companies).toMatchObject({ changed: 1, keeping: 1, signedMonths: 1 });
    const auditId = (await read(owner)).content!.audit.id;
    expect(await versionOf(auditId)).toBe(0);
    expect((await owner.ok(auditChanges, { params: { id, auditId } })).data.sentence).toMatch(
      /cambi(ó|aron) después de esta auditoría\. El mes está firmado y conserva la versión con la que se auditó\.$/,
    );
    const { applied } = (await owner.ok(getPredefined, { params: { id } })).data;
    expect(applied).toMatchObject({ signedMonths: 1, kept: [{ name: 'acumulada', before: ['1528'] }] });
  });

  test('«Conservar la anterior» leaves values of the company and signed months alone, and counts from the next audit', async () => {
    const signed = await read(owner);
    const roles = async () => {
      const { attributes } = (await owner.ok(getValidation, { params: { id, validationId: inverted } })).data;
      return Object.fromEntries(attributes.roles.map(({ name, accounts }) => [name, accounts]));
    };
    const underNew = await audit('2026-02');
    expect(await versionOf(underNew)).toBe(1);
    expect(await roles()).toMatchObject({ acumulada: ['1528'], retiroDeActivos: ['5310'] });

    const { data } = await owner.ok(choosePredefined, { params: { id }, body: { version: 0 } });
    expect(data).toMatchObject({ version: 0, newest: 1, applied: null, changes: [{ name: 'retiroDeActivos' }] });
    const kept = await roles();
    expect(kept.acumulada).toEqual(['1528']);
    expect(kept.retiroDeActivos).not.toContain('5310');
    expect(await read(owner)).toEqual(signed);
    const kindsOf = async (auditId: string) =>
      (await owner.ok(auditChanges, { params: { id, auditId } })).data.changes.map(({ kind }) => kind);
    // The signed month has the version that holds again; the audit under the new one says that it changed.
    expect(await kindsOf(signed.content!.audit.id)).not.toContain('predefined');
    expect(await versionOf(signed.content!.audit.id)).toBe(0);
    expect(await kindsOf(underNew)).toContain('predefined');
    expect(await versionOf(underNew)).toBe(1);
    expect(await versionOf(await audit('2026-02'))).toBe(0);
  });

  test('reopening takes a reason, tells both, and leaves the signatures in the history', async () => {
    const body = { reason: 'Se corrigió el anticipo' };
    await clerk.fails(contract.reopenSignOff, 'auth.forbidden', { ...january(), body });
    const { data } = await owner.ok(contract.reopenSignOff, { ...january(), body });
    expect(data).toMatchObject({ state: 'open', changed: null, content: { balance: { version: 2 } } });
    expect(data.acts[0]).toMatchObject({ kind: 'reopened', words: body.reason, by: { id: owner.userId } });
    expect(data.acts.filter(({ kind }) => kind === 'closed')).toHaveLength(1);
    for (const person of [clerk, reviewer])
      expect((await person.ok(listNotifications)).data[0]!.attributes.noti_description).toContain(body.reason);
    await owner.fails(contract.reopenSignOff, 'sign_off.not_closed', { ...january(), body });
  });

  test('another account neither sees nor signs it', async () => {
    const stranger = await service.newUser();
    const missing = 'resource.not_found';
    await stranger.fails(contract.getSignOff, missing, january());
    const body = { digest: 'a'.repeat(64) };
    await stranger.fails(contract.prepareSignOff, missing, { ...january(), body });
  });
});
