/**
 * Insecure direct object references: a user puts ids of another account into every position of every endpoint.
 * Responses equal those for ids that do not exist, and nothing in the other account changes. CUADRE_FUZZ is the number
 * of requests.
 */

import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listSessions } from '#api/access/sessions/contract.ts';
import { sendClientReport } from '#api/audits/audits/client-report/contract.ts';
import { auditEvents, startAudit } from '#api/audits/audits/contract.ts';
import { auditFindings } from '#api/audits/audits/findings/contract.ts';
import { createCustomRule } from '#api/audits/custom-rules/contract.ts';
import { attachToFinding, commentFinding, justifyFindings } from '#api/audits/finding-lives/contract.ts';
import {
  addOwnAnswerFile,
  askClient,
  listClientQuestions,
  sendOwnAnswers,
} from '#api/audits/finding-lives/questions/contract.ts';
import { savePortfolioView } from '#api/audits/portfolio/contract.ts';
import { storeSourceFile } from '#api/balances/source-files/contract.ts';
import { inspectTrialBalance, listTrialBalances, storeTrialBalance } from '#api/balances/trial-balances/contract.ts';
import { createCompany } from '#api/companies/companies/contract.ts';
import { createWebhook } from '#api/companies/webhooks/contract.ts';
import { createBatch, listCodes } from '#api/subscription/codes/contract.ts';
import { linkCompanyUser } from '#api/users/company-users/contract.ts';
import { assignRole, createRole } from '#api/users/roles/contract.ts';
import { dayInBogota } from '#core/calendar/bogota.ts';
import type { Endpoint } from '#core/call/endpoint.ts';
import { addDays } from '#core/product/license.ts';
import { withClient } from '#platform/database/connection.ts';
import { csvBalance } from '../support/fixture-files.ts';
import { receiveOne, titledBalance } from '../support/second-files/received-files.ts';
import { documentsFile } from '../support/second-files/write-files.ts';
import { newCompany, startTestService, type TestService, type TestUser } from '../support/test-service.ts';
import { makeRequest, takesIds } from './made-requests.ts';

const requests = Number(process.env.CUADRE_FUZZ ?? 8000);
const secret = { comp_business_name: 'Zafiro Escondido S.A.S.', comp_entity_id: '890903938', comp_check_digit: 8 };
const secretPerson = 'Persona Reservada';

let service: TestService;
let victim: TestUser;
let stranger: TestUser;
/** Ids of the victim by kind. */
let theirs: Record<string, string | number>;
let own: number;

beforeAll(async () => {
  service = await startTestService();
  victim = await service.newUser();
  stranger = await service.newUser();
  own = await newCompany(stranger);
  theirs = await everythingOf(victim);
});
afterAll(() => service.close());

/** Creates one object of every kind in a user's account. */
async function everythingOf(user: TestUser): Promise<Record<string, string | number>> {
  const { data: company } = await user.ok(createCompany, { body: { ...secret, acso_id: 1, rety_id: 1 } });
  const params = { id: company.id };
  const file = csvBalance([
    ['11050501', 'Caja general', '800197268', secretPerson, '1000', '500500', '0', '501500'],
    // With the wrong sign: a finding.
    ['13050501', 'Clientes nacionales', '800197268', secretPerson, '0', '0', '500000', '-500000'],
    ['31050501', 'Capital autorizado', '800197268', secretPerson, '-1000', '0', '500', '-1500'],
  ]);
  const { data: first } = await user.ok(inspectTrialBalance, { params, file });
  await user.ok(
    storeTrialBalance,
    { params, body: { uploadId: first.uploadId, period: '2026-01', confirmPeriod: true, confirmCompany: true } },
    201,
  );
  const { data: waiting } = await user.ok(inspectTrialBalance, { params, file });
  const documents = documentsFile(secret.comp_entity_id, [
    { folio: 'FV1', day: '2026-01-05', nit: '800197268', name: secretPerson, total: 900_000 },
  ]);
  const { data: second } = await user.ok(inspectTrialBalance, { params, file: documents });
  const body = { uploadId: second.source!.uploadId! };
  const { data: sourceFile } = await user.ok(storeSourceFile, { params, body }, 201);
  const { data: audit } = await user.ok(startAudit, { params, body: { year: 2026, month: 1 } });
  // The stream ends with the audit.
  await user.send(auditEvents, { params: { ...params, auditId: audit.id } });
  const { data: found } = await user.ok(auditFindings, { params: { ...params, auditId: audit.id } });
  const about = { params: { ...params, fingerprint: found[0]!.finding.fingerprint }, query: { period: '2026-01' } };
  const pdf = { name: `${secretPerson}.pdf`, bytes: Buffer.from('%PDF-1.7') };
  const { data: attachment } = await user.ok(attachToFinding, { ...about, file: pdf }, 201);
  await user.ok(commentFinding, { ...about, body: { text: secretPerson } }, 201);
  const { data: justified } = await user.ok(
    justifyFindings,
    {
      params,
      query: about.query,
      body: {
        findings: [{ fingerprint: about.params.fingerprint, version: 2 }],
        scope: 'finding',
        reason: secretPerson,
        until: null,
      },
    },
    201,
  );
  const rule = { name: 'Tope de caja', severity: 'media', expression: 'saldo("1105") <= 10' };
  const { data: validation } = await user.ok(createCustomRule, { params, body: rule });
  const person = await service.newUser({ accountId: user.accountId, isRoot: false });
  await user.ok(linkCompanyUser, { params: { ...params, userId: person.userId } });
  const { data: job } = await user.ok(createRole, { body: { name: secretPerson, permissions: ['auditoria.ver'] } });
  const { data: assignment } = await user.ok(assignRole, {
    body: { user_id: person.userId, job_id: job.id, company_id: company.id },
  });
  const staff = await service.newUser({ isAdmin: true });
  const { data: made } = await staff.ok(createBatch, {
    body: {
      name: 'Lote',
      kind: 'cupos',
      companies: 1,
      count: 1,
      expires_on: addDays(dayInBogota(new Date()), 9),
      owner_account: user.accountId,
    },
  });
  const notification = await withClient(service.access.owner, async (owner) => {
    const { rows } = await owner.query<{ id: number }>(
      `insert into notification (account_id, user_id, note_id, description) values ($1, $2, 1, $3) returning id`,
      [user.accountId, user.userId, secretPerson],
    );
    return rows[0]!.id;
  });
  const hook = { name: secretPerson, url: 'https://avisos.ejemplo.co/', events: ['month.reopened'], companyId: null };
  const { webhook } = (await user.ok(createWebhook, { body: hook }, 201)).data;
  const delivery = await withClient(service.access.owner, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into webhook_delivery (account_id, webhook_id, event, payload, state)
       values ($1, $2, 'webhook.test', $3, 'failed') returning id`,
      [user.accountId, webhook.id, secretPerson],
    );
    return rows[0]!.id;
  });
  const asked = {
    items: [{ fingerprint: about.params.fingerprint, words: secretPerson }],
    userId: person.userId,
    asks: ['text', 'files'],
    shows: ['third_party'],
    expiresOn: addDays(dayInBogota(new Date()), 9),
    reminds: true,
  };
  const { data: question } = await user.ok(askClient, { params, query: about.query, body: asked }, 201);
  const own = { params: { questionId: question.id }, query: { item: question.items[0]!.id }, file: pdf };
  await person.ok(addOwnAnswerFile, own);
  await person.ok(sendOwnAnswers, { params: own.params });
  const sent = {
    name: secretPerson,
    greeting: secretPerson,
    needs: [],
    due: addDays(dayInBogota(new Date()), 5),
    expiresOn: addDays(dayInBogota(new Date()), 9),
  };
  const reported = await user.ok(sendClientReport, { params: { ...params, auditId: audit.id }, body: sent }, 201);
  const received = await receiveOne(service, user, company.id, {
    name: secretPerson,
    greeting: secretPerson,
    file: titledBalance({ nit: '890903938-8', person: secretPerson }),
  });
  const practiceAnswer = await withClient(service.access.owner, async (owner) => {
    const { rows } = await owner.query<{ id: string }>(
      `insert into practice_answer (id, account_id, company_id, answer, rule, topic, subjects, title, reason, from_month, created_by)
       values (gen_random_uuid(), $1, $2, 'registered', 'OBL-1', 'OBL-1:2195', '{}', $3, $3, '2026-01', $4) returning id`,
      [user.accountId, company.id, secretPerson, user.userId],
    );
    return rows[0]!.id;
  });
  const { data: answered } = await user.ok(listClientQuestions, { params });
  const { data: view } = await user.ok(savePortfolioView, { body: { name: secretPerson, query: {} } }, 201);
  return {
    company: company.id,
    notification,
    view: view.id,
    webhook: webhook.id,
    delivery,
    user: person.userId,
    job: job.id,
    assignment: assignment.id,
    audit: audit.id,
    balance: (await user.ok(listTrialBalances, { params })).data[0]!.id,
    attachment: attachment.id,
    justification: justified[0]!.id,
    practiceAnswer,
    question: question.id,
    clientReport: reported.data.id,
    ...received,
    answerItem: question.items[0]!.id,
    answerFile: answered[0]!.items[0]!.files[0]!.id,
    upload: waiting.uploadId!,
    sourceFile: sourceFile.id,
    validation: validation.id,
    code: (await user.ok(listCodes)).data[0]!.id,
    batch: made.batch.id,
    session: (await user.ok(listSessions)).data[0]!.id,
    account: user.accountId,
  };
}

/** A non-existent id of the same shape. */
function nobodys(kind: string): string | number {
  if (kind === 'job') return '987654321';
  const known = theirs[kind];
  return typeof known === 'number' ? 1_987_654_321 : randomUUID();
}

/** Every row with the account, in any table. */
function rowsOf(accountId: string): Promise<Record<string, string>> {
  return withClient(service.access.owner, async (owner) => {
    const { rows: tables } = await owner.query<{ name: string; key: string }>(
      `select table_name as name, min(column_name) as key from information_schema.columns
        where table_schema = 'public' and column_name in ('account_id', 'owner_id') group by 1`,
    );
    const digests: Record<string, string> = {};
    for (const { name, key } of tables) {
      const { rows } = await owner.query(
        `select coalesce(md5(string_agg(t::text, ' ' order by t::text)), '') as digest from ${name} t where ${key} = $1`,
        [accountId],
      );
      digests[name] = rows[0].digest;
    }
    return digests;
  });
}

/** Without the parts that differ between requests. */
function heard(bytes: Buffer): string {
  return bytes.toString().replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|1987654321|987654321/g, '#');
}

/** Its own request changes its answer: the export of the activity log is logged. */
const apart = ({ path }: Endpoint) => path === '/record/export' || path === '/record';

test(`${requests} requests with ids of another subscription find nothing and change nothing`, async () => {
  const calls = service.router.endpoints.filter(
    (endpoint) => endpoint.access === 'user' && takesIds(endpoint) && !apart(endpoint),
  );
  expect(calls.length).toBeGreaterThan(50);
  const before = await rowsOf(victim.accountId);
  expect(Object.values(before).filter((digest) => digest !== '').length).toBeGreaterThan(10);
  let sent = 0;
  const attack = async (endpoint: Endpoint, ownFirst: boolean) => {
    // With the attacker's own company in the path, only nested ids are the victim's.
    const drawing = (other: (kind: string) => string | number) => {
      let drawn = 0;
      return (kind: string) => {
        drawn += 1;
        return ownFirst && drawn === 1 && kind === 'company' ? own : other(kind);
      };
    };
    const another = makeRequest(
      endpoint,
      drawing((kind) => theirs[kind] ?? nobodys(kind)),
    );
    const nothing = makeRequest(endpoint, drawing(nobodys));
    // The response contains nothing of the victim.
    if (JSON.stringify(another) === JSON.stringify(nothing)) return;
    const found = await stranger.send(endpoint, another);
    const missed = await stranger.send(endpoint, nothing);
    sent += 2;
    const where = `${endpoint.method} ${endpoint.path} ${JSON.stringify(another)}`;
    expect([found.status, heard(found.bytes)], where).toEqual([missed.status, heard(missed.bytes)]);
    for (const word of [secret.comp_business_name, secret.comp_entity_id, secretPerson, victim.email]) {
      expect(found.bytes.toString(), where).not.toContain(word);
    }
  };
  for (const endpoint of calls) for (const ownFirst of [false, true]) await attack(endpoint, ownFirst);
  await fc.assert(fc.asyncProperty(fc.constantFrom(...calls), fc.boolean(), attack), {
    numRuns: Math.max(1, Math.ceil((requests - sent) / 2)),
  });
  expect(await rowsOf(victim.accountId)).toEqual(before);
});
